import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCatalogApp } from '../../testing/catalog-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { getTenantSettings } from '../settings/settings.service.ts'
import { composeLetter } from './compose/compose.ts'
import { letterHtml, letterText } from './letter.ts'
import { mailExtras } from './mail-extras.ts'
import type { MailData } from './mail-kinds.ts'
import { mailLinks } from './mail-links.ts'

let app: TestApp
beforeAll(async () => {
  app = await startCatalogApp({ environment: { PUBLIC_URL: 'https://www.example.com' } })
})
afterAll(() => app.close())

const FROM = addDays(Temporal.Now.plainDateISO('Europe/Istanbul').toString(), 200)
const TO = addDays(FROM, 7)

interface Card {
  readonly k_no: string
  readonly baslik: string
}

async function freeVillas(): Promise<Card[]> {
  const query = `dil=de&urun_tipi=villa&baslangic=${FROM}&bitis=${TO}&yetiskin=2&adet=48`
  return (await app.get(`/api/category-urun-listele?${query}`, { company: 'meltem' })).json().data.urunler
}

function news(villa: Card, olay: 'declined' | 'expired' | 'confirmed', istek = true): MailData['reservation_guest'] {
  const pax = { yetiskin: 2, cocuk: 0, bebek: 0 }
  const line = {
    baslik: villa.baslik,
    baslangic: FROM,
    bitis: TO,
    urun_k_no: villa.k_no,
    urun_tipi: 'villa' as const,
    pax,
  }
  return {
    olay,
    istek,
    k_no: '11111111-1111-4111-8111-111111111111',
    kayit_no: 'INT260810142233',
    bilet_no: null,
    ad: 'Jürgen',
    soyad: 'Groß',
    satirlar: [line],
    genel_toplam: 100,
    kur: 'EUR',
    bitis: null,
    not: null,
    iade: null,
  }
}

test('who is declined or left without an answer is told of two or three like it that are free on those days', async () => {
  const villas = await freeVillas()
  const [wanted] = villas
  const tenant = app.tenants.byKod('meltem')
  if (!wanted || !tenant) throw new Error('the demo has lost its villas')
  const extras = mailExtras(app.services)
  for (const olay of ['declined', 'expired'] as const) {
    const found = await extras.alternatives(tenant, 'reservation_guest', news(wanted, olay), 'de')
    expect(found.length).toBeGreaterThanOrEqual(2)
    expect(found.length).toBeLessThanOrEqual(3)
    for (const { baslik, url, fiyat } of found) {
      expect(villas.map((one) => one.baslik)).toContain(baslik)
      expect(baslik).not.toBe(wanted.baslik)
      expect(url).toMatch(/^https:\/\/www\.example\.com\/de\/d\/[\w-]+\/[\w-]+$/)
      expect(fiyat).toMatch(/\d,\d\d/)
    }
    const settings = await getTenantSettings(app.services.db, app.services.cache, tenant)
    const frame = { settings, links: mailLinks(app.services.config)(tenant), alternatives: found }
    const letter = composeLetter('reservation_guest', news(wanted, olay), 'de', frame)
    for (const { url } of found) {
      expect(letterText(letter)).toContain(url)
      expect(letterHtml(letter)).toContain(`href="${url}"`)
    }
  }
  // A hold that ran out is not a request: the person chose what they wanted, and it may still be free.
  expect(await extras.alternatives(tenant, 'reservation_guest', news(wanted, 'expired', false), 'de')).toEqual([])
  expect(await extras.alternatives(tenant, 'reservation_guest', news(wanted, 'confirmed'), 'de')).toEqual([])
})
