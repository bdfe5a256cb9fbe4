import { addDays, dayNumber, type IsoDay, weekdayOf } from '@meltem/domain/calendar-day'
import type { Stock } from '../features/catalog/import/format/product-file.ts'
import type { TenantContent } from '../features/catalog/import/tenant-content.ts'
import { departureKey } from '../features/catalog/tariff/stock-need.ts'
import type { TenantTransaction } from '../platform/db/connection.ts'
import { stableKey } from '../platform/db/stable-key.ts'
import { instantOf, noonOf } from '../platform/istanbul.ts'
import { dice } from './dice.ts'

const HORIZON = 420

/** Nights, hours and seats that are gone already, so that calendars look lived-in. The near months are fuller. */
export async function loadSoldDays(
  trx: TenantTransaction,
  tenant_id: number,
  tenant: TenantContent,
  today: IsoDay,
): Promise<void> {
  const stocks = new Map(tenant.urunler.flatMap(({ secenekler }) => secenekler.map(({ stok }) => [stok?.kaynak, stok])))
  for (const stock of stocks.values()) {
    if (!stock) continue
    if (stock.tur === 'kalkis') await sellSeats(trx, { tenant_id, kod: tenant.kod, today }, stock)
    else await sellUnits(trx, { tenant_id, kod: tenant.kod, today }, stock)
  }
}

interface SoldLoad {
  readonly tenant_id: number
  readonly kod: string
  readonly today: IsoDay
}

async function sellUnits(
  trx: TenantTransaction,
  { tenant_id, kod, today }: SoldLoad,
  stock: Extract<Stock, { birim: number }>,
): Promise<void> {
  const rows = Array.from({ length: stock.birim }, (_, place) => {
    const unit = stableKey(kod, 'birim', stock.kaynak, String(place))
    return spansOf(dice(`${stock.kaynak}/${place}`), stock.tur, today).map((span) => ({
      tenant_id,
      birim_k_no: unit,
      ...span,
      durum: 'blocked' as const,
      aciklama: 'demo',
    }))
  }).flat()
  if (rows.length > 0) await trx.insertInto('tutma').values(rows).execute()
}

function spansOf(roll: () => number, shape: 'gece' | 'saat', today: IsoDay): { baslangic: Date; bitis: Date }[] {
  const spans: { baslangic: Date; bitis: Date }[] = []
  let at = 2 + Math.floor(roll() * 10)
  while (at < HORIZON) {
    const length = shape === 'gece' ? 3 + Math.floor(roll() * 8) : 1 + Math.floor(roll() * 5)
    const from = addDays(today, at)
    const to = addDays(today, at + length)
    spans.push(
      shape === 'gece'
        ? { baslangic: noonOf(from), bitis: noonOf(to) }
        : { baslangic: instantOf(`${from}T09:00`), bitis: instantOf(`${to}T09:00`) },
    )
    // Whole weeks stay free between two stays, more of them the farther away.
    at += length + 7 + Math.floor(roll() * (10 + at / 6))
  }
  return spans
}

function runsOn({ gunler, aylar }: Extract<Stock, { kontenjan: number }>, day: IsoDay): boolean {
  return gunler.includes(weekdayOf(dayNumber(day))) && (aylar?.includes(Number(day.slice(5, 7))) ?? true)
}

async function sellSeats(
  trx: TenantTransaction,
  { tenant_id, kod, today }: SoldLoad,
  stock: Extract<Stock, { kontenjan: number }>,
): Promise<void> {
  const kaynak_k_no = stableKey(kod, 'kaynak', stock.kaynak)
  const roll = dice(stock.kaynak)
  for (let at = 1; at < 90; at += 1 + Math.floor(roll() * (1 + at / 10))) {
    const tarih = addDays(today, at)
    if (!runsOn(stock, tarih)) continue
    const saat = stock.saatler[Math.floor(roll() * stock.saatler.length)]
    if (saat === undefined) continue
    const alinan = Math.max(1, Math.min(stock.kontenjan, Math.round(stock.kontenjan * roll() * 1.15)))
    const k_no = departureKey(tenant_id, kaynak_k_no, tarih, saat)
    await trx
      .insertInto('kalkis')
      .values({ tenant_id, k_no, kaynak_k_no, tarih, saat, kapasite: stock.kontenjan, alinan })
      .execute()
    await trx
      .insertInto('tutma')
      .values({
        tenant_id,
        kalkis_k_no: k_no,
        birim_k_no: null,
        kisi: alinan,
        durum: 'blocked',
        aciklama: 'demo',
        rezervasyon_k_no: null,
        sira: null,
        tutma_bitis: null,
      })
      .execute()
  }
}
