import { jsonList } from '../../../platform/db/json-list.ts'
import type { Statement, Step } from '../../../platform/db/statement.ts'
import type { SeatNeed } from '../../catalog/tariff/stock-need.ts'
import type { Booking } from '../booking.ts'
import type { Letter } from '../news.ts'
import { LINE_TYPES, RESERVATION_TYPES } from '../reservation-columns.ts'
import type { ReservationLine, ReservationRow } from '../reservation-row.ts'

/** A reservation that takes nothing but seats, ready to be written. */
export interface SeatBooking {
  readonly booking: Booking
  /** Hash of the request, kept with its key. */
  readonly ozet: Buffer
  readonly row: ReservationRow
  readonly lines: readonly ReservationLine[]
  readonly kalkislar: readonly SeatNeed[]
  readonly olay: 'placed' | 'confirmed'
  readonly mektuplar: readonly (Letter & { readonly k_no: string })[]
}

interface Table {
  readonly name: string
  readonly columns: Readonly<Record<string, string>>
  /** What follows the rows. */
  readonly tail?: string
}

/** Rows of a tenant as lists, one for each column: many go in with one statement, which is planned once for all. */
function insertInto({ name, columns, tail = '' }: Table): (tenantId: number, rows: readonly object[]) => Step {
  const names = Object.keys(columns)
  const types = Object.values(columns)
  const lists = types.map((type, place) => `$${place + 2}::${type}[]`)
  const statement: Statement = {
    name: `booking-${name}`,
    text: `insert into ${name} (tenant_id, ${names.join(', ')})
      select $1::int, r.* from unnest(${lists.join(', ')}) as r (${names.join(', ')}) ${tail}`,
  }
  return (tenantId, rows) => ({
    statement,
    values: [tenantId, ...names.map((column, place) => listOf(rows, column, types[place] === 'jsonb'))],
  })
}

/** No list at all is as good as one of nothing: `unnest` fills up what is missing with nulls. */
function listOf(rows: readonly object[], column: string, isJson: boolean): unknown[] | Buffer | null {
  const values = rows.map((row) => (row as Readonly<Record<string, unknown>>)[column])
  if (values.every((value) => value === null || value === undefined)) return null
  return isJson ? jsonList(values) : values
}

const insertKeys = insertInto({
  name: 'istek_anahtari',
  columns: { kapsam: 'text', anahtar: 'text', govde_ozeti: 'bytea' },
})

const insertReservations = insertInto({ name: 'rezervasyon', columns: RESERVATION_TYPES })

const insertLines = insertInto({ name: 'rezervasyon_satiri', columns: LINE_TYPES })

const insertClaims = insertInto({
  name: 'tutma',
  columns: {
    rezervasyon_k_no: 'uuid',
    sira: 'int',
    kalkis_k_no: 'uuid',
    kisi: 'int',
    durum: 'text',
    tutma_bitis: 'timestamptz',
  },
})

const insertAudit = insertInto({
  name: 'denetim',
  columns: { olay: 'text', kim: 'text', konu_k_no: 'uuid', ayrinti: 'jsonb' },
})

const insertLetters = insertInto({
  name: 'eposta',
  columns: { k_no: 'uuid', alici: 'text', yanit_adresi: 'text', dil: 'text', tur: 'text', veri: 'jsonb' },
})

/**
 * Makes the row of a departure that has no booking yet. The check of the table (`kalkis_dolu`) refuses seats that are
 * not there.
 */
const takeSeats = insertInto({
  name: 'kalkis',
  columns: { k_no: 'uuid', kaynak_k_no: 'uuid', tarih: 'date', saat: 'text', kapasite: 'int', alinan: 'int' },
  tail: 'on conflict (tenant_id, k_no) do update set alinan = kalkis.alinan + excluded.alinan',
})

/**
 * The last statements of some bookings, sent with their commit. Their keys come first, ascending, so that two groups
 * with the same request in them wait for each other in one order. The counters come last, ascending as the locks, so
 * that the row of a departure many people want is held for one round trip and no longer.
 */
export function bookingSteps(tenantId: number, made: readonly SeatBooking[]): Step[] {
  const ordered = made.toSorted((a, b) => (a.row.k_no < b.row.k_no ? -1 : 1))
  return [
    insertKeys(tenantId, ordered.map(keyOf)),
    insertReservations(
      tenantId,
      ordered.map(({ row }) => row),
    ),
    insertLines(tenantId, ordered.flatMap(linesOf)),
    insertClaims(tenantId, ordered.flatMap(claimsOf)),
    insertAudit(tenantId, ordered.map(auditOf)),
    insertLetters(
      tenantId,
      ordered.flatMap(({ mektuplar }) => mektuplar),
    ),
    takeSeats(tenantId, departuresOf(ordered.flatMap(({ kalkislar }) => kalkislar))),
  ]
}

function keyOf({ row, ozet }: SeatBooking) {
  return { kapsam: 'rezervasyon', anahtar: row.k_no, govde_ozeti: ozet }
}

function linesOf({ row, lines }: SeatBooking) {
  return lines.map((line) => ({ ...line, rezervasyon_k_no: row.k_no }))
}

function claimsOf({ row, kalkislar }: SeatBooking) {
  const durum = row.durum === 'confirmed' ? 'confirmed' : 'held'
  return kalkislar.map(({ satir, kalkis_k_no, kisi }) => ({
    rezervasyon_k_no: row.k_no,
    sira: satir,
    kalkis_k_no,
    kisi,
    durum,
    tutma_bitis: row.bitis,
  }))
}

function auditOf({ booking, row, olay }: SeatBooking) {
  return { olay, kim: booking.kim, konu_k_no: row.k_no, ayrinti: { kayit_no: row.kayit_no } }
}

/** Seats per departure over all lines of all bookings, keys ascending. */
function departuresOf(needs: readonly SeatNeed[]) {
  const departures = [...Map.groupBy(needs, (need) => need.kalkis_k_no)].sort(([a], [b]) => (a < b ? -1 : 1))
  return departures.flatMap(([k_no, group]) => {
    const [first] = group
    if (!first) return []
    const { kaynak_k_no, tarih, saat, kontenjan: kapasite } = first
    return [{ k_no, kaynak_k_no, tarih, saat, kapasite, alinan: group.reduce((sum, need) => sum + need.kisi, 0) }]
  })
}
