import type { Statement, Step } from '../../db/statement.ts'
import type { Booking } from './booking.ts'
import type { Letter } from './news.ts'
import type { ReservationLine, ReservationRow } from './reservation.queries.ts'
import type { SeatNeed } from './stock-need.ts'

/** A reservation that takes nothing but seats, ready to be written. */
export interface SeatBooking {
  readonly row: ReservationRow
  readonly lines: readonly ReservationLine[]
  readonly kalkislar: readonly SeatNeed[]
  readonly olay: string
  readonly mektuplar: readonly (Letter & { readonly k_no: string })[]
}

type Column = keyof ReservationRow

/** What goes in as it is, in the order of the parameters. */
const PLAIN = [
  'tenant_id',
  'k_no',
  'durum',
  'kayit_no',
  'bilet_no',
  'uye_k_no',
  'ip',
  'misafir_anahtar_ozeti',
  'ac_k_no',
  'alt_ac_k_no',
  'lang',
  'rezervasyon_satis_durum',
  'promosyon_kodu',
  'rezervasyon_notu',
  'sabit_kur',
  'secilen_kur',
  'genel_toplam',
  'on_odeme_toplam',
  'odeme_yontemi',
  'odeme_tipi',
  'banka_k_no',
  'kiralama_sozlesmesi',
  'mesafeli_satis_sozlesmesi',
  'bitis',
  'uzatildi',
  'yanit_notu',
  'olusturma_zamani',
  'guncelleme_zamani',
  'hatirlatma_zamani',
] as const satisfies readonly Column[]

const JSON_COLUMNS = [
  'uye',
  'misafir',
  'hotel_bilgi',
  'kur_bilgi',
  'fis',
  'sabit_fis',
  'indirim_oranlar',
  'kart_bilgileri',
  'karsi_teklif',
  'fiyat_girdisi',
  'sozlesmeler',
] as const satisfies readonly Exclude<Column, (typeof PLAIN)[number]>[]

type LeftOut = Exclude<Column, (typeof PLAIN)[number] | (typeof JSON_COLUMNS)[number]>

/** Does not compile when the table has a column that is in neither list. */
const COLUMNS: readonly ([LeftOut] extends [never] ? string : LeftOut)[] = [...PLAIN, ...JSON_COLUMNS]
const LINES = `$${COLUMNS.length + 1}`
const CLAIMS = `$${COLUMNS.length + 2}`
const EVENT = `$${COLUMNS.length + 3}`
const WHO = `$${COLUMNS.length + 4}`
const LETTERS = `$${COLUMNS.length + 5}`

/** Everything of a booking but the counters of the departures, for which others may be waiting. */
const WRITE: Statement = {
  name: 'booking-write',
  text: `with rez as (
      insert into rezervasyon (${COLUMNS.join(', ')}) values (${COLUMNS.map((_, place) => `$${place + 1}`).join(', ')})),
    sat as (
      insert into rezervasyon_satiri (tenant_id, rezervasyon_k_no, sira, urun_k_no, opsiyon_k_no, baslangic, bitis, istek,
        satir, basladigi_an, iptal_kosullari, genel_toplam, on_odeme_toplam)
      select $1, $2, s.sira, s.urun_k_no, s.opsiyon_k_no, s.baslangic, s.bitis, s.istek, s.satir, s.basladigi_an,
        s.iptal_kosullari, s.genel_toplam, s.on_odeme_toplam
      from json_to_recordset(${LINES}::json) as s (sira int, urun_k_no uuid, opsiyon_k_no uuid, baslangic date,
        bitis date, istek jsonb, satir jsonb, basladigi_an text, iptal_kosullari jsonb, genel_toplam bigint,
        on_odeme_toplam bigint)),
    tut as (
      insert into tutma (tenant_id, rezervasyon_k_no, sira, kalkis_k_no, kisi, durum, tutma_bitis)
      select $1, $2, t.satir, t.kalkis_k_no, t.kisi, t.durum, t.tutma_bitis
      from json_to_recordset(${CLAIMS}::json) as t (satir int, kalkis_k_no uuid, kisi int, durum text,
        tutma_bitis timestamptz)),
    den as (
      insert into denetim (tenant_id, olay, kim, konu_k_no, ayrinti)
      values ($1, ${EVENT}, ${WHO}, $2, jsonb_build_object('kayit_no', $4::text)))
    insert into eposta (tenant_id, k_no, alici, yanit_adresi, dil, tur, veri)
    select $1, e.k_no, e.alici, e.yanit_adresi, e.dil, e.tur, e.veri
    from json_to_recordset(${LETTERS}::json) as e (k_no uuid, alici text, yanit_adresi text, dil text, tur text, veri jsonb)`,
}

/**
 * Makes the row of a departure that nobody has booked yet. The check of the table (`kalkis_dolu`) refuses seats that are
 * not there.
 */
const TAKE_SEATS: Statement = {
  name: 'booking-take-seats',
  text: `insert into kalkis (tenant_id, k_no, kaynak_k_no, tarih, saat, kapasite, alinan)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (tenant_id, k_no) do update set alinan = kalkis.alinan + excluded.alinan`,
}

/**
 * The last statements of a booking, sent with its commit. The counters come last, keys ascending as the locks, so that
 * the row of a departure many people want is held for one round trip and no longer.
 */
export function bookingSteps({ tenant, kim }: Booking, made: SeatBooking): Step[] {
  const { row, lines, kalkislar, olay, mektuplar } = made
  const claim = { durum: row.durum === 'confirmed' ? 'confirmed' : 'held', tutma_bitis: row.bitis }
  const values = [
    ...PLAIN.map((name) => row[name]),
    ...JSON_COLUMNS.map((name) => (row[name] === null ? null : JSON.stringify(row[name]))),
    JSON.stringify(lines),
    JSON.stringify(kalkislar.map(({ satir, kalkis_k_no, kisi }) => ({ satir, kalkis_k_no, kisi, ...claim }))),
    olay,
    kim,
    JSON.stringify(mektuplar),
  ]
  return [{ statement: WRITE, values }, ...seatSteps(tenant.id, kalkislar)]
}

/** Seats per departure over all lines, keys ascending. */
function seatSteps(tenantId: number, kalkislar: readonly SeatNeed[]): Step[] {
  const departures = [...Map.groupBy(kalkislar, (need) => need.kalkis_k_no)].sort(([a], [b]) => (a < b ? -1 : 1))
  return departures.flatMap(([key, needs]) => {
    const [first] = needs
    if (!first) return []
    const { kaynak_k_no, tarih, saat, kontenjan } = first
    const seats = needs.reduce((sum, need) => sum + need.kisi, 0)
    return [{ statement: TAKE_SEATS, values: [tenantId, key, kaynak_k_no, tarih, saat, kontenjan, seats] }]
  })
}
