import type { ProductKind } from '@meltem/contract/content/content'
import { type OpeningHours, startTimes } from '@meltem/domain/availability/opening-hours'
import { addDays } from '@meltem/domain/calendar-day'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { comingMonth } from '../product-of-kind.ts'
import { open, test } from '../storefront-test.ts'

/** What people see on the list and on the page is what the API says, for every kind; the golden baskets of the kernel
 * are compared with cards and quotes in server/src/features/catalog/products/golden-cards.test.ts. */
const FROM = `${comingMonth(new Date())}-12`
const WEEK = { baslangic: FROM, bitis: addDays(FROM, 7) }
const DAY = { baslangic: FROM }
const NOON = '12:00'
const HEADERS = { company: 'meltem' }
const PAX = { yetiskin: 2, cocuk: 0, bebek: 0 }

interface Card {
  readonly k_no: string
  readonly slug: string
  readonly baslik: string
  readonly kategori: { readonly slug: string }
  readonly tarihli_fiyat: { readonly toplam: number; readonly musait: boolean } | null
}

interface Option {
  readonly k_no: string
  readonly stok: string | null
  readonly fiyatlandirma: string
  readonly sure_dk: number
  readonly calisma_saatleri: OpeningHours | null
  readonly baslangic_fiyat: { readonly fiyat: number } | null
}

/** A time at which it may start; noon for what goes round the clock. */
function startOf({ calisma_saatleri: hours, sure_dk }: Option): string {
  return (hours && startTimes(hours, sure_dk)[0]) ?? NOON
}

type Dates = typeof WEEK | typeof DAY

async function get<T>(request: APIRequestContext, path: string, query: Record<string, string>): Promise<T> {
  const answer = await request.get(`/api${path}?${new URLSearchParams(query)}`, { headers: HEADERS })
  expect(answer.ok()).toBe(true)
  return (await answer.json()) as T
}

async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(`/api${path}`, { headers: HEADERS, data })
  expect(answer.ok()).toBe(true)
  return (await answer.json()) as T
}

const money = (amount: number) => `€${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`

/** The first product of the kind that is free, with the price its card carries. */
async function findFree(
  request: APIRequestContext,
  kind: ProductKind,
  dates: Dates,
): Promise<Card & { total: number }> {
  const query = { dil: 'en', urun_tipi: kind, ...dates, yetiskin: '2', adet: '1' }
  const { data } = await get<{ data: { urunler: Card[] } }>(request, '/category-urun-listele', query)
  const [card] = data.urunler
  if (!card?.tarihli_fiyat) throw new Error(`Nothing of the kind ${kind} is free`)
  return { ...card, total: card.tarihli_fiyat.toplam }
}

/** Answers where the card leads: to the same dates and people, and to the option its price is of. */
async function expectOnCard(page: Page, kind: ProductKind, dates: Dates, card: Card & { total: number }) {
  await open(page, `/en/d?${new URLSearchParams({ urun_tipi: kind, ...dates, yetiskin: '2' })}`)
  const shown = page.locator('article', { has: page.getByRole('link', { name: card.baslik, exact: true }) }).first()
  await expect(shown).toContainText(money(card.total))
  return (await shown.getByRole('link', { name: card.baslik, exact: true }).getAttribute('href')) ?? ''
}

/** A card shows the cheapest option that is free. */
async function findQuoted(request: APIRequestContext, card: Card, dates: Dates) {
  const { data } = await get<{ data: { secenekler: Option[] } }>(request, '/category-urun-getir', {
    dil: 'en',
    k_no: card.k_no,
  })
  const quotes = await Promise.all(
    data.secenekler.map(async (option) => {
      const clock =
        option.stok === 'saat' ? { baslangic_saat: option.fiyatlandirma === 'arac' ? '10:00' : startOf(option) } : {}
      const end = 'bitis' in dates && option.fiyatlandirma === 'arac' ? { bitis_saat: '10:00' } : {}
      const line = { k_no: option.k_no, urun_k_no: card.k_no, opsiyon_k_no: option.k_no, ...dates, ...clock, ...end }
      const answer = await post<{ data: { kur_rezervasyon_toplam: { genel_toplam: number }; engeller: unknown[] } }>(
        request,
        '/sepet-hesapla-post',
        { lang: 'en', secilen_kur: 'EUR', sepet_urunler: [{ ...line, pax: PAX, ekstra_hizmetler: [] }] },
      )
      return { option, total: answer.data.kur_rezervasyon_toplam.genel_toplam }
    }),
  )
  return quotes.reduce((least, one) => (one.total < least.total ? one : least))
}

const KINDS = [
  ['tur', DAY],
  ['villa', WEEK],
  ['yat', WEEK],
  ['arac_kira', WEEK],
  ['otel', WEEK],
  ['dugun', DAY],
  ['saglik', DAY],
  ['ekstra', DAY],
] as const

for (const [kind, dates] of KINDS) {
  test(`card, panel and API have one price: ${kind}`, { tag: kind === 'tur' ? ['@walk'] : [] }, async ({
    page,
    request,
  }) => {
    const card = await findFree(request, kind, dates)
    const quoted = await findQuoted(request, card, dates)
    expect(quoted.total).toBe(card.total)
    const href = await expectOnCard(page, kind, dates, card)
    // A list asks for no hour; its price is that of any at which it may start.
    const timed = quoted.option.stok === 'saat' && kind !== 'arac_kira' ? `&saat=${startOf(quoted.option)}` : ''
    await open(page, href + timed)
    const panel = page.getByRole('complementary', { name: 'Booking' })
    const departures = panel.locator('[aria-pressed]').filter({ hasText: /\d\d:\d\d/ })
    const total = panel.locator('[data-total]')
    // A day with one departure has taken it by itself: then both are there.
    await expect(total.or(departures).first()).toBeVisible()
    const taken = departures.and(panel.locator('[aria-pressed="true"]'))
    if ((await total.count()) === 0 && (await taken.count()) === 0) await departures.first().click()
    await expect(total).toHaveText(money(card.total))
  })
}

test('card, panel and API have one price: transfer', async ({ page, request }) => {
  const card = await findFree(request, 'transfer', DAY)
  await expectOnCard(page, 'transfer', DAY, card)
  const { guzergahlar } = await get<{ guzergahlar: { urun_k_no: string; nereden: string; nereye: string }[] }>(
    request,
    '/transfer-tarife-listele',
    { dil: 'en' },
  )
  const route = guzergahlar.find(({ urun_k_no }) => urun_k_no === card.k_no)
  if (!route) throw new Error('The card belongs to no route')
  const ride = { nereden: route.nereden, nereye: route.nereye, tarih: FROM, saat: NOON }
  const { araclar } = await post<{ araclar: { toplam: number | null; musait: boolean }[] }>(
    request,
    '/transfer-sorgula-post',
    { lang: 'en', ...ride, pax: PAX },
  )
  const totals = araclar.flatMap(({ toplam, musait }) => (musait && toplam !== null ? toplam : []))
  expect(Math.min(...totals)).toBe(card.total)
  await open(page, `/en/t?${new URLSearchParams({ ...ride, yetiskin: '2' })}`)
  const row = page
    .getByRole('listitem')
    .filter({ hasText: money(card.total) })
    .first()
  await row.getByRole('button').click()
  await expect(page.getByRole('complementary', { name: 'Your transfer' }).locator('[data-total]')).toHaveText(
    money(card.total),
  )
})

test('a massage costs the same on its strip, in its calendar and beside its length, with two decimals and no midnight', async ({
  baseURL,
  page,
}) => {
  await page.context().addCookies([{ name: 'para_birimi', value: 'USD', url: baseURL ?? '' }])
  await open(page, '/en/d/extras/massage-at-your-villa')
  const panel = page.getByRole('complementary', { name: 'Booking' })
  const [, figures = ''] = /\$(\d+\.\d\d)/.exec((await panel.locator('.opt b.num').first().textContent()) ?? '') ?? []
  expect(figures).toMatch(/^\d+\.\d\d$/)
  await expect(panel).toContainText('for 60 minutes')
  await expect(panel).toContainText('Prices in $ (USD), for 60 minutes')
  await expect(panel.locator('[data-asks="gun"] .fig').filter({ hasText: /\d/ }).first()).toHaveText(figures)
  const times = panel.getByLabel('Time').locator('option')
  await expect(times.nth(1)).toHaveText('09:00')
  expect(await times.allTextContents()).not.toContain('00:00')
  await panel.getByRole('button', { name: 'Whole month with prices' }).click()
  const cell = page.getByRole('dialog').locator('td .fig').filter({ hasText: /\d/ }).first()
  await expect(cell).toHaveText(figures)
})
