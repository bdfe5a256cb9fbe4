import type { Product } from '@meltem/contract/catalog/catalog'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { stableKey } from '../../../platform/db/stable-key.ts'
import { moneyIn, moneyOf, openSurfaces, type Surfaces, unitOnReceipt } from '../../../testing/price-surfaces.ts'
import { storeBulletin } from '../../settings/bulletin.queries.ts'

/** In the middle of a season, far enough ahead for every lead time, inside the window that gives everything back. */
const TODAY = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
const FIRST = addDays(TODAY, 200)

interface Case {
  readonly urun: string
  readonly secenek: string
  /** What the line says beside its first day. */
  readonly line?: (day: IsoDay) => Partial<CartLineRequest>
  /** Units that are paid for where it is not one: nights of a stay that is no whole week. */
  readonly units?: number
  readonly birim: string
}

const nights = (count: number) => (day: IsoDay) => ({ bitis: addDays(day, count) })
const at = (baslangic_saat: string) => () => ({ baslangic_saat })

/** All nine kinds, and those twice that are sold in two ways. */
const CASES = {
  tur: { urun: 'bodrum-orak', secenek: 'day', birim: 'kisi' },
  villa: { urun: 'villa-belcekiz', secenek: 'house', line: nights(7), birim: 'gece' },
  'yat, by night': { urun: 'gulet-defne', secenek: 'week', line: nights(5), units: 5, birim: 'gece' },
  'yat, by the hour': { urun: 'motor-yacht', secenek: 'hour', line: at('09:00'), birim: 'tekne_saat' },
  transfer: { urun: 'dalaman-oludeniz', secenek: 'van', line: at('12:00'), birim: 'arac' },
  arac_kira: {
    urun: 'suv-electric',
    secenek: 'automatic',
    line: (day) => ({ baslangic_saat: '10:00', bitis: addDays(day, 1), bitis_saat: '10:00' }),
    birim: 'gun',
  },
  otel: { urun: 'kumsal-hotel', secenek: 'garden', line: nights(3), units: 3, birim: 'gece' },
  dugun: { urun: 'windmill-wedding', secenek: 'family', birim: 'paket' },
  saglik: { urun: 'implant', secenek: 'unit', birim: 'adet' },
  'ekstra, 60 minutes': { urun: 'massage', secenek: 'sixty', line: at('10:00'), birim: 'sure' },
  'ekstra, 90 minutes': { urun: 'massage', secenek: 'ninety', line: at('10:30'), birim: 'sure' },
} satisfies Record<string, Case>

const CURRENCIES = ['TRY', 'EUR', 'USD', 'GBP'] as const

let shop: Surfaces
let id: number
beforeAll(async () => {
  shop = await openSurfaces()
  const { services, tenants } = shop.app
  id = tenants.byKod('meltem')?.id ?? 0
  await storeBulletin(services.db, {
    banka_kodu: 'TCMB',
    bulten_no: null,
    bulten_tarihi: '2099-01-01',
    kurlar: [
      { kod: 'EUR', alis: '51.1113', satis: '51.2034' },
      { kod: 'USD', alis: '43.9725', satis: '44.0517' },
      { kod: 'GBP', alis: '59.0219', satis: '59.3311' },
    ],
  })
  // What is asked for first is sold at once here, so that every kind walks the same way from card to refund.
  await withTenant(services.db, id, (trx) =>
    // What is asked for first is sold at once here; a payment that waits for an event cannot be, so it has the usual terms.
    trx
      .updateTable('urun')
      .set({
        rezervasyon_satis_durum: 'direk',
        odeme_adimlari: sql`case when odeme_adimlari -> 0 ->> 'tetik' = 'olay' then null else odeme_adimlari end`,
      })
      .execute(),
  )
  services.cache.dropAll()
  services.catalog.forgetAll()
})
afterAll(() => shop.close())

const rows = Object.entries(CASES).flatMap(([name, one]) => CURRENCIES.map((kur) => [name, kur, one as Case] as const))

/** The first day from which the stock, the rules of arrival and the window let the line be booked. */
async function freeLine({ urun, secenek, line }: Case, kur: string): Promise<CartLineRequest> {
  const urun_k_no = stableKey('meltem', 'urun', urun)
  const opsiyon_k_no = stableKey('meltem', 'opsiyon', urun, secenek)
  for (let day = FIRST; day < addDays(FIRST, 60); day = addDays(day, 1)) {
    const keys = { k_no: crypto.randomUUID(), urun_k_no, opsiyon_k_no, baslangic: day }
    const { engel } = await shop.calendarDay(keys, kur)
    const pax = { yetiskin: 1, cocuk: 0, bebek: 0 }
    const wanted = { ...keys, pax, ekstra_hizmetler: [], ...line?.(day) }
    if (engel === null && (await shop.quote(wanted, kur)).engeller.length === 0) return wanted
  }
  throw new Error(`${urun} is never free`)
}

/** Row of the season table, or shortest band, that the day lies in. */
function seasonOn({ sezonlar }: Product, { opsiyon_k_no, baslangic }: CartLineRequest) {
  const own = sezonlar.filter((row) => row.opsiyon_k_no === opsiyon_k_no)
  return own.find((row) => row.baslangic <= baslangic && baslangic <= row.bitis)
}

describe('what one costs is the same wherever it stands', () => {
  test.each(rows)('%s in %s', async (_, kur, one) => {
    const line = await freeLine(one, kur)
    const card = await shop.card(line.urun_k_no, kur)
    const product = await shop.product(line.urun_k_no, kur)
    const day = await shop.calendarDay(line, kur)
    const quote = await shop.quote(line, kur)
    const option = product.secenekler.find(({ k_no }) => k_no === line.opsiyon_k_no)
    const from = option?.baslangic_fiyat
    expect(from?.birim).toBe(one.birim)

    // Panel and calendar, and the season table where there is one.
    const unit = unitOnReceipt(quote)
    const season = seasonOn(product, line)
    if (unit.hafta) expect(season?.haftalik_fiyat).toBe(unit.fiyat)
    else expect(day.fiyat).toBe(unit.fiyat)
    expect(day.fiyat).toBe(season ? season.fiyat : from?.fiyat)

    // "From" on the option is the least row of its table, on the card the least option.
    const table = product.sezonlar.filter(({ opsiyon_k_no }) => opsiyon_k_no === line.opsiyon_k_no)
    if (table.length > 0) expect(from?.fiyat).toBe(Math.min(...table.map(({ fiyat }) => fiyat)))
    const least = Math.min(
      ...product.secenekler.map(({ baslangic_fiyat }) => baslangic_fiyat?.fiyat ?? Number.POSITIVE_INFINITY),
    )
    expect(card.baslangic_fiyat).toMatchObject({ fiyat: least, kur })
    expect(product.baslangic_fiyat).toEqual(card.baslangic_fiyat)

    // Suggestions, lists and the pins of their map.
    expect((await shop.suggested(card, kur))?.fiyat).toEqual(card.baslangic_fiyat)
    const list = await shop.list(card, kur)
    expect(list.urunler.find(({ k_no }) => k_no === card.k_no)?.baslangic_fiyat).toEqual(card.baslangic_fiyat)
    const pin = list.igneler.find(({ k_no }) => k_no === card.k_no)
    if (pin) expect(pin.fiyat).toBe(least)

    // So many of it are the line, up to the half cent by which each night is rounded.
    const [sold] = quote.sepet_urunler
    const paid = (sold?.kur_toplam.toplam ?? 0) - (sold?.kur_toplam.indirim_toplam ?? 0)
    expect(unit.adet).toBe(one.units ?? 1)
    expect(Math.abs(paid - unit.fiyat * unit.adet)).toBeLessThan(unit.adet === 1 ? 0.001 : 0.005 * unit.adet + 0.001)
  })
})

describe('what is paid is the same from the basket to the refund', () => {
  test.each(rows)('%s in %s', async (_, kur, one) => {
    const line = await freeLine(one, kur)
    const quote = await shop.quote(line, kur)
    const { genel_toplam: total, on_odeme_toplam: now, kalan_toplam: later } = quote.kur_rezervasyon_toplam
    expect(total).toBeCloseTo(now + later, 5)
    const booked = await shop.book(line, quote)

    const { kur_rezervasyon_toplam, secilen_kur } = await shop.reservation(booked)
    expect([kur_rezervasyon_toplam, secilen_kur]).toEqual([quote.kur_rezervasyon_toplam, kur])
    const [placed = []] = await shop.mails(booked)
    expect(placed).toEqual(expect.arrayContaining([total, now]))

    const contract = await shop.contract(booked)
    const steps = [...contract.satirlar.flatMap(({ adimlar }) => adimlar), ...contract.adimlar]
    expect(moneyOf(contract.toplam)).toBe(total)
    expect(sum(steps.map(({ tutar }) => moneyOf(tutar)))).toBeCloseTo(total, 5)
    expect(contract.hesap.flatMap(({ tutar }) => moneyIn(tutar))).toEqual(later > 0 ? [now, later] : [now])

    await shop.pay(booked, now)
    const confirmed = (await shop.mails(booked)).flat()
    expect(confirmed).toContain(total)
    const { para, satirlar } = await shop.voucher(booked)
    expect([para?.toplam, para?.odenen, para?.kalan].map((text) => moneyOf(text ?? ''))).toEqual([total, now, later])
    expect(satirlar.flatMap((row) => (row.para ? moneyIn(row.para.toplam) : [total]))).toEqual([total])

    const refund = await shop.refund(booked)
    expect(refund).toMatchObject({ kur, odenen: now, iade: now, kesinti: 0 })
    await shop.cancel(booked, refund.iade)
    expect((await shop.mails(booked)).flat()).toContain(now)
  })
})

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

test.each(CURRENCIES)('a charter week costs in the grid what the panel asks for it, in %s', async (kur) => {
  const key = stableKey('meltem', 'urun', 'gulet-defne')
  const { haftalar } = await shop.product(key, kur)
  const coming = haftalar.filter(({ baslangic }) => baslangic >= FIRST).slice(0, 30)
  expect(coming.length).toBe(30)
  for (const { opsiyon_k_no, baslangic, fiyat } of coming) {
    const pax = { yetiskin: 1, cocuk: 0, bebek: 0 }
    const days = { baslangic, bitis: addDays(baslangic, 7) }
    const line = { k_no: crypto.randomUUID(), urun_k_no: key, opsiyon_k_no, ...days, pax, ekstra_hizmetler: [] }
    const [sold] = (await shop.quote(line, kur)).sepet_urunler
    expect((sold?.kur_toplam.toplam ?? 0) - (sold?.kur_toplam.indirim_toplam ?? 0)).toBeCloseTo(fiyat, 5)
  }
})
