import type { Page } from '@meltem/contract/content/content'
import { PACKAGE_FREE_DAYS, REFUND_DAYS } from '@meltem/domain/reservation/cancellation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixtureTenant } from '../../../testing/fixture.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { contractText } from '../../reservation/place/contract-texts.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const SLUGS = {
  tr: 'iade-guvencesi',
  en: 'refund-guarantee',
  de: 'rueckerstattungsgarantie',
  ru: 'garantiya-vozvrata',
} as const
const LANGUAGES = ['tr', 'en', 'de', 'ru'] as const

const ask = (query: string) => app.get(`/api/page-get?${query}`, { company: 'alfa' })

describe('a tenant that has written nothing about its refund guarantee', () => {
  test.each(LANGUAGES)('says in %s what is refunded, until when and how', async (dil) => {
    const answer = await ask(`dil=${dil}&turu=p&slug=${SLUGS[dil]}`)
    const page = answer.json().data as Page
    expect(page).toMatchObject({ dil, taslak: false, slug: SLUGS[dil] })
    expect(page.baslik).toContain(String(PACKAGE_FREE_DAYS))
    const [block] = page.bloklar
    const html = block?.tip === 'metin' ? block.html : ''
    expect(html.match(/<h2>/g)).toHaveLength(5)
    expect(html).toContain(String(PACKAGE_FREE_DAYS))
    expect(html).toContain(String(REFUND_DAYS))
    expect(html).not.toMatch(/[{}]|guarantee\./)
  })

  test.each([
    ['another language’s address', 'dil=en&turu=p&slug=iade-guvencesi'],
    ['another type', 'dil=en&turu=b&slug=refund-guarantee'],
    ['an older version', 'dil=en&turu=p&slug=refund-guarantee&surum=2'],
    ['a preview', 'dil=en&turu=p&slug=refund-guarantee&onizleme=x'],
  ])('has no page at %s', async (_, query) => {
    expect((await ask(query)).statusCode).toBe(404)
  })
})

test.each(LANGUAGES)('the contracts in %s name the days of the guarantee and of the refund', (dil) => {
  const { company, contact } = fixtureTenant('alfa', [...LANGUAGES]).ayarlar
  const parties = { company: { ...company, kod: 'alfa' }, contact }
  const text = (tur: 'paket_tur' | 'on_bilgilendirme' | 'mesafeli_satis') =>
    contractText(tur, dil, parties)
      .maddeler.map(({ metin }) => metin)
      .join(' ')
  for (const tur of ['paket_tur', 'on_bilgilendirme'] as const) expect(text(tur)).toContain(String(PACKAGE_FREE_DAYS))
  for (const tur of ['paket_tur', 'on_bilgilendirme', 'mesafeli_satis'] as const) {
    expect(text(tur)).toContain(String(REFUND_DAYS))
  }
})
