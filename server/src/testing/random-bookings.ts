import type { ProductKind } from '@meltem/contract/content/content'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import type { Pool, PoolClient } from 'pg'
import { stableKey } from '../platform/db/stable-key.ts'

type Roll = () => number

/** A booking as far as figures count it; amounts in minor units of the base currency. */
export interface MadeBooking {
  readonly k_no: string
  readonly kayit_no: string
  readonly durum: string
  /** Had been confirmed. */
  readonly onayli: boolean
  readonly satis_gunu: IsoDay
  /** Wall time of the booking. */
  readonly saat: string
  readonly kanal: 'web' | 'telefon'
  readonly ac_k_no: string | null
  readonly personel_k_no: string | null
  readonly lang: string
  readonly ulke: string
  readonly telefon: string
  readonly kur: string
  readonly taksit_fark: number
  readonly satirlar: readonly {
    readonly tur: ProductKind
    readonly urun_k_no: string
    readonly gun: IsoDay
    readonly iptal: boolean
    readonly sabit: number
  }[]
}

const KINDS: readonly ProductKind[] = ['villa', 'yat', 'tur', 'transfer', 'arac_kira', 'otel']
const STATES =
  'confirmed confirmed confirmed completed completed completed cancelled cancelled expired requested declined'
const PHONES = [
  ['TR', '+905321234567'],
  ['DE', '+4915112345678'],
  ['GB', '+447911123456'],
  ['RU', '+79161234567'],
  ['KZ', '+77011234567'],
  ['UA', '+380501234567'],
  ['US', '+12025550123'],
  ['', '+9991234567'],
] as const

function pick<T>(roll: Roll, list: readonly T[]): T {
  return list[Math.floor(roll() * list.length)] as T
}

interface Wish {
  readonly count: number
  readonly first: IsoDay
  readonly days: number
  /** Who sold more than half of what was sold by phone; empty for somebody else. */
  readonly clerk: string
}

/** The same ones for the same dice: in every state, currency and language, by every way of selling, with up to three services. */
export function makeBookings(roll: Roll, { count, first, days, clerk }: Wish): MadeBooking[] {
  return Array.from({ length: count }, (_, place) => {
    const durum = pick(roll, STATES.split(' '))
    const satis_gunu = addDays(first, Math.floor(roll() * days))
    const [ulke, telefon] = pick(roll, PHONES)
    const kanal = pick(roll, ['web', 'web', 'telefon'] as const)
    const services = 1 + Math.floor(roll() * roll() * 3.4)
    const alone = services > 1 && roll() < 0.2 ? Math.floor(roll() * services) : -1
    return {
      k_no: stableKey(`booking ${place}`),
      kayit_no: `R${place}`,
      durum,
      onayli: durum === 'cancelled' ? roll() < 0.7 : durum === 'confirmed' || durum === 'completed',
      satis_gunu,
      saat: pick(roll, ['00:00', '02:59', '03:00', '12:30', '21:00', '23:59']),
      kanal,
      ac_k_no: kanal === 'web' && roll() < 0.2 ? stableKey(`agency ${Math.floor(roll() * 5)}`) : null,
      personel_k_no: kanal === 'telefon' ? (roll() < 0.6 && clerk) || stableKey('another clerk') : null,
      lang: pick(roll, ['tr', 'en', 'de', 'ru']),
      ulke,
      telefon,
      kur: pick(roll, ['TRY', 'EUR', 'GBP']),
      taksit_fark: roll() < 0.2 ? Math.floor(roll() * 9_000) : 0,
      satirlar: Array.from({ length: services }, (_line, at) => {
        const tur = pick(roll, KINDS)
        const product = Math.floor(roll() * 4)
        const gun = addDays(satis_gunu, Math.floor(roll() ** 3 * 120))
        const sabit = Math.floor(roll() * 5_000_000)
        return { tur, urun_k_no: stableKey(`${tur} ${product}`), gun, iptal: at === alone, sabit }
      }),
    }
  })
}

function rowOf(one: MadeBooking) {
  const receipt = {
    satirlar: one.satirlar.map(({ sabit }) => ({ genel_toplam: sabit / 100 })),
    toplam: { taksit_fark: one.taksit_fark / 100 },
  }
  // In the guest's currency the same booking says other numbers: only the base currency may count.
  const foreign = {
    satirlar: one.satirlar.map(({ sabit }) => ({ genel_toplam: sabit / 5_000 })),
    toplam: { taksit_fark: one.taksit_fark / 5_000 },
  }
  const isBase = one.kur === 'TRY'
  return {
    k_no: one.k_no,
    kayit_no: one.kayit_no,
    bilet_no: one.onayli ? `T${one.kayit_no}` : null,
    durum: one.durum,
    kanal: one.kanal,
    ac_k_no: one.ac_k_no,
    personel_k_no: one.personel_k_no,
    lang: one.lang,
    kur: one.kur,
    misafir: { ad: 'A', soyad: 'B', telefon: one.telefon, e_mail: 'a@example.com' },
    fis: isBase ? receipt : foreign,
    sabit_fis: isBase ? null : receipt,
    zaman: `${one.satis_gunu}T${one.saat}:00+03:00`,
  }
}

const PRODUCT = `insert into urun (tenant_id, k_no, urun_tipi, ad, rezervasyon_satis_durum, kdv_turu, kdv_oran, odeme_tipi,
    odeme_tipi_oran, kisi_sinirlari, satis_penceresi)
  select $1, (u ->> 'k')::uuid, u ->> 't', jsonb_build_object('tr', u ->> 't'), 'direk', 'dahil', 20, 'on_odeme', 25, '{}', '{}'
  from jsonb_array_elements($2::jsonb) u on conflict do nothing`

const BOOKING = `insert into rezervasyon (tenant_id, k_no, durum, kayit_no, bilet_no, kanal, ac_k_no, personel_k_no, lang,
    rezervasyon_satis_durum, sabit_kur, secilen_kur, misafir, kur_bilgi, fis, sabit_fis, indirim_oranlar, genel_toplam,
    on_odeme_toplam, odeme_tipi, olusturma_zamani, guncelleme_zamani)
  select $1, k_no, durum, kayit_no, bilet_no, kanal, ac_k_no, personel_k_no, lang, 'direk', 'TRY', kur, misafir, '[]', fis,
    sabit_fis, '{}', 0, 0, 'on_odeme', zaman, clock_timestamp()
  from jsonb_to_recordset($2::jsonb) as r (k_no uuid, durum text, kayit_no text, bilet_no text, kanal text, ac_k_no uuid,
    personel_k_no uuid, lang text, kur text, misafir jsonb, fis jsonb, sabit_fis jsonb, zaman timestamptz)`

const LINE = `insert into rezervasyon_satiri (tenant_id, rezervasyon_k_no, sira, urun_k_no, opsiyon_k_no, baslangic, istek, satir,
    basladigi_an, iptal_kosullari, genel_toplam, on_odeme_toplam)
  select $1, r, s, u, u, g, '{}', '{"pax": {"yetiskin": 1, "cocuk": 0, "bebek": 0}, "baslik": "x", "urun_tipi": "tur"}', g::text,
    '[]', 0, 0
  from jsonb_to_recordset($2::jsonb) as l (r uuid, s int, u uuid, g date)`

const GONE = `insert into satir_iptali (tenant_id, rezervasyon_k_no, sira, odenen, iade_oran, iade, kesinti, kim, zaman)
  select $1, r, s, 0, 0, 0, 0, 'test', clock_timestamp() from jsonb_to_recordset($2::jsonb) as l (r uuid, s int)`

/** Writes them without the product's acts; one with the key of another takes its place, and is not counted anew by that. */
export async function writeBookings(pool: Pool, tenantId: number, bookings: readonly MadeBooking[]): Promise<void> {
  const lines = bookings.flatMap(({ k_no, satirlar }) =>
    satirlar.map(({ tur, urun_k_no, gun, iptal }, s) => ({ r: k_no, s, u: urun_k_no, g: gun, t: tur, iptal })),
  )
  const products = [...new Map(lines.map(({ u, t }) => [u, { k: u, t }])).values()]
  await withoutRules(pool, async (client) => {
    const keys = bookings.map(({ k_no }) => k_no)
    for (const table of ['satir_iptali', 'rezervasyon_satiri']) {
      await client.query(`delete from ${table} where rezervasyon_k_no = any($1::uuid[])`, [keys])
    }
    await client.query('delete from rezervasyon where k_no = any($1::uuid[])', [keys])
    await client.query(PRODUCT, [tenantId, JSON.stringify(products)])
    await client.query(BOOKING, [tenantId, JSON.stringify(bookings.map(rowOf))])
    await client.query(LINE, [tenantId, JSON.stringify(lines)])
    await client.query(GONE, [tenantId, JSON.stringify(lines.filter(({ iptal }) => iptal))])
  })
}

/** They took no stock and were not paid: the oracle would rightly say so. */
export async function removeBookings(pool: Pool, tenantId: number): Promise<void> {
  await withoutRules(pool, async (client) => {
    for (const table of ['satir_iptali', 'rezervasyon_satiri', 'satis_satiri', 'rezervasyon_arama', 'rezervasyon']) {
      await client.query(`delete from ${table} where tenant_id = $1`, [tenantId])
    }
  })
}

/** Neither keys of agencies that are not there nor what may never be deleted matter here. */
async function withoutRules(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await work(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
