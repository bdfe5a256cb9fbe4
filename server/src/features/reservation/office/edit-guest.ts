import type { editGuest as editGuestCall, GuestFields } from '@meltem/contract/reservation/office-detail'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { contestedBy } from '../../../platform/db/edits/contested.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { lockReservation } from '../own-reservation.ts'
import { updateReservation, writeAudit } from '../reservation.queries.ts'
import { readOnWire } from '../reservation-on-wire.ts'
import type { ReservationRow } from '../reservation-row.ts'
import { withoutIdentity } from './detail.ts'

type Field = keyof GuestFields
const HOTEL: readonly Field[] = ['hotel_adi', 'oda_no']
/** What a booking cannot be without. */
const NEEDED: readonly Field[] = ['ad', 'soyad', 'telefon', 'e_mail']

function wordOf({ misafir, hotel_bilgi, rezervasyon_notu }: ReservationRow, field: Field): string {
  if (field === 'rezervasyon_notu') return rezervasyon_notu ?? ''
  if (field === 'hotel_adi' || field === 'oda_no') return hotel_bilgi?.[field] ?? ''
  return misafir?.[field] ?? ''
}

/**
 * Each field that was changed is compared with what the clerk saw: what nobody else has touched is written, and what
 * another has changed meanwhile is told with who, when and what it says now (PEOPLE-17). A second try with the new
 * words as seen overwrites them knowingly.
 */
export function editGuest(act: Act, input: ParsedInputOf<typeof editGuestCall>): Promise<Reservation> {
  const { k_no, gorulen, yeni } = input
  const fields = (Object.keys(yeni) as Field[]).filter((field) => yeni[field] !== undefined)
  return inBooking(act, async (booking) => {
    const { row } = await lockReservation(booking, k_no)
    if (row.kayit_no === null || row.misafir === null) throw new AppError('bulunamadi')
    const changed = fields.filter((field) => wordOf(row, field) !== yeni[field])
    const contested = changed.filter((field) => wordOf(row, field) !== (gorulen[field] ?? ''))
    if (contested.length > 0) throw await contestedFields(booking, row, contested)
    if (changed.length > 0) {
      const changes = changesOf(row, yeni, changed)
      await updateReservation(booking, row, changes)
      await writeAudit(booking, { olay: 'misafir_duzenlendi', konu_k_no: k_no, ayrinti: { alanlar: changed } })
      return withoutIdentity(await readOnWire(booking, { ...row, ...changes }))
    }
    return withoutIdentity(await readOnWire(booking, row))
  })
}

async function contestedFields({ trx }: Booking, row: ReservationRow, fields: readonly Field[]): Promise<AppError> {
  const alanlar = Object.fromEntries(fields.map((field) => [field, wordOf(row, field)]))
  const columns = ['misafir', 'hotel_bilgi', 'rezervasyon_notu']
  return await contestedBy(trx, { tables: ['rezervasyon'], k_no: row.k_no, columns }, alanlar)
}

function changesOf(row: ReservationRow, yeni: GuestFields, changed: readonly Field[]) {
  const misafir: Record<string, unknown> = { ...row.misafir }
  const hotel: Record<string, unknown> = { ...row.hotel_bilgi }
  for (const field of changed) {
    if (field === 'rezervasyon_notu') continue
    const part = HOTEL.includes(field) ? hotel : misafir
    const value = yeni[field]
    if (value || NEEDED.includes(field)) part[field] = value
    else delete part[field]
  }
  return {
    misafir: misafir as NonNullable<ReservationRow['misafir']>,
    ...(changed.some((field) => HOTEL.includes(field)) ? { hotel_bilgi: hotel } : {}),
    ...(changed.includes('rezervasyon_notu') ? { rezervasyon_notu: yeni.rezervasyon_notu || null } : {}),
  }
}
