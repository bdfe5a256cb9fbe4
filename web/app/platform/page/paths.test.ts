import { describe, expect, it } from 'vitest'
import { contentHref, findContentAddress, pathTo, switchLanguage, type Translations } from './paths.ts'

describe('pathTo', () => {
  it.each([
    [{}, '/tr'],
    [{ turu: 'c', slug: 'villalar' }, '/tr/c/villalar'],
    [{ turu: 'b', slug: null }, '/tr/b'],
    [{ turu: 'd', slug: 'tekne/on-iki-adalar' }, '/tr/d/tekne/on-iki-adalar'],
    [{ turu: 'u', slug: 'Ölüdeniz' }, '/tr/u/%C3%96l%C3%BCdeniz'],
    [{ turu: null, url: '/kampanyalar' }, '/tr/kampanyalar'],
    [{ turu: 'c', slug: 'x', url: 'https://example.org/' }, 'https://example.org/'],
    [{ turu: 'zz', slug: 'x' }, '/tr'],
  ])('%j', (target, path) => expect(pathTo('tr', target)).toBe(path))
})

describe('contentHref', () => {
  it.each([
    ['/contact', '/de/contact'],
    ['contact?konu=oneri', '/de/contact?konu=oneri'],
    ['/', '/de'],
    ['/en/c/villas', '/en/c/villas'],
    ['#form', '#form'],
    ['https://example.org/tr', 'https://example.org/tr'],
    ['//example.org', '//example.org'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('%s', (href, expected) => expect(contentHref('de', href)).toBe(expected))
})

describe('findContentAddress', () => {
  it.each([
    ['/tr/c/villalar', { turu: 'c', slug: 'villalar', detay: undefined }],
    ['/b/deniz/kas', { turu: 'b', slug: 'deniz', detay: 'kas' }],
    ['/ru/u/%D0%93%D1%91%D0%B4%D0%B6%D0%B5%D0%BA', { turu: 'u', slug: 'Гёджек', detay: undefined }],
    ['/tr/p/%E0%A4%A', { turu: 'p', slug: '%E0%A4%A', detay: undefined }],
    ['/tr/contact', undefined],
    ['/tr', undefined],
  ])('%s', (path, address) => expect(findContentAddress(path)).toEqual(address))
})

describe('switchLanguage', () => {
  const article: Translations = { tr: { slug: 'kasta-bir-gun', url: null }, en: { slug: 'a-day-in-kas', url: null } }
  const custom: Translations = { tr: { slug: null, url: '/kampanyalar' }, en: { slug: null, url: '/offers' } }
  it.each([
    ['/tr/b/kasta-bir-gun?a=1&b=2', article, 'en', '/en/b/a-day-in-kas?a=1&b=2'],
    ['/b/kasta-bir-gun', article, 'en', '/en/b/a-day-in-kas'],
    ['/tr/b/kasta-bir-gun', article, 'de', '/de'],
    ['/tr/p/kasta-bir-gun/index_old', article, 'en', '/en/p/a-day-in-kas/index_old'],
    ['/tr/kampanyalar?x=1', custom, 'en', '/en/offers?x=1'],
    ['/tr/contact?konu=oneri', undefined, 'ru', '/ru/contact?konu=oneri'],
    ['/tr', undefined, 'ru', '/ru'],
    ['/tr/?x=1', undefined, 'ru', '/ru?x=1'],
    ['/tr/b/x', undefined, 'ru', '/ru'],
    ['/tr/b', { tr: { slug: null, url: null }, ru: { slug: null, url: null } }, 'ru', '/ru/b'],
  ] as const)('%s to %s', (path, translations, lang, expected) => {
    expect(switchLanguage(path, translations, lang)).toBe(expected)
  })
})
