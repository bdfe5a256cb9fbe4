import { describe, expect, it } from 'vitest'
import type { Frame } from './frame.ts'
import { pageMeta } from './page-meta.ts'

const FRAME = {
  language: 'tr',
  languages: ['tr', 'en', 'de', 'ru'],
  defaultLanguage: 'tr',
  origin: 'https://meltem.example',
  company: { marka: 'Meltem' },
} as unknown as Frame

const base = { frame: FRAME, title: 'Kaş’ta bir gün', description: 'Özet' }
const links = (meta: ReturnType<typeof pageMeta>) =>
  meta.flatMap((tag) => {
    if (!('rel' in tag && 'href' in tag)) return []
    return [[tag.rel, 'hrefLang' in tag ? tag.hrefLang : '', tag.href].join(' ')]
  })

describe('pageMeta', () => {
  it('names the page, the brand once', () => {
    expect(pageMeta({ ...base, pathname: '/tr' })).toContainEqual({ title: 'Kaş’ta bir gün · Meltem' })
    expect(pageMeta({ ...base, pathname: '/tr', title: 'Meltem: deniz' })).toContainEqual({ title: 'Meltem: deniz' })
  })

  it('gives a page without own translations the same address in every language', () => {
    expect(links(pageMeta({ ...base, pathname: '/tr/contact/' }))).toEqual([
      'canonical  https://meltem.example/tr/contact',
      'alternate tr https://meltem.example/tr/contact',
      'alternate en https://meltem.example/en/contact',
      'alternate de https://meltem.example/de/contact',
      'alternate ru https://meltem.example/ru/contact',
      'alternate x-default https://meltem.example/tr/contact',
    ])
  })

  it('names only the languages a page exists in, from an address without prefix too', () => {
    const translations = { tr: { slug: 'kas', url: null }, en: { slug: 'kas-day', url: null } }
    expect(links(pageMeta({ ...base, pathname: '/b/kas', translations }))).toEqual([
      'canonical  https://meltem.example/tr/b/kas',
      'alternate tr https://meltem.example/tr/b/kas',
      'alternate en https://meltem.example/en/b/kas-day',
      'alternate x-default https://meltem.example/tr/b/kas',
    ])
  })

  it('has no alternates with one language, and no canonical when hidden', () => {
    expect(links(pageMeta({ ...base, frame: { ...FRAME, languages: ['tr'] }, pathname: '/tr' }))).toHaveLength(1)
    const hidden = pageMeta({ ...base, pathname: '/tr', hidden: true })
    expect(links(hidden)).toEqual([])
    expect(hidden).toContainEqual({ name: 'robots', content: 'noindex' })
  })
})
