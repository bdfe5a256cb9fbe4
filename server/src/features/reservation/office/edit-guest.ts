import {
  answerField,
  type editGuest as editGuestCall,
  type GuestFields,
} from '@meltem/contract/reservation/office-detail'
import type { GuestAnswer, Reservation } from '@meltem/contract/reservation/reservation'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { contestedBy } from '../../../platform/db/edits/contested.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { isShownNumber, requireIdentity, shownAnswer } from '../change/guest-identity.ts'
import { lockReservation } from '../own-reservation.ts'
import { updateReservation, writeAudit } from '../reservation.queries.ts'
import { readOnWire } from '../reservation-on-wire.ts'
import type { ReservationRow } from '../reservation-row.ts'
import { withoutIdentity } from './detail.ts'

type Field = Exclude<keyof GuestFields, 'yanitlar'>
type EditedAnswer = NonNullable<GuestFields['yanitlar']>[number]
const HOTEL: readonly Field[] = ['hotel_adi', 'oda_no']
/** What a booking cannot be without. */
const NEEDED: readonly Field[] = ['ad', 'soyad', 'telefon', 'e_mail']

function wordOf({ misafir, hotel_bilgi, rezervasyon_notu }: ReservationRow, field: Field): string {
  if (field === 'rezervasyon_notu') return rezervasyon_notu ?? ''
  if (field === 'hotel_adi' || field === 'oda_no') return hotel_bilgi?.[field] ?? ''
  return misafir?.[field] ?? ''
}

/** One thing that can be corrected: what it says now as the office sees it, what the clerk saw, and what it is to say. */
interface Edit {
  readonly ad: string
  readonly simdi: string
  readonly gorulen: string
  readonly yeni: string
  /** A field of the booking, or an answer of a guest. */
  readonly alan: Field | EditedAnswer
}

/** Each field that was sent, and each answer by its question and its guest (BOOK-66). */
function editsOf(row: ReservationRow, { gorulen, yeni }: ParsedInputOf<typeof editGuestCall>): Edit[] {
  const { yanitlar: wanted = [], ...fields } = yeni
  const { yanitlar: seen = [], ...seenFields } = gorulen
  const sent = (Object.keys(fields) as Field[]).filter((field) => fields[field] !== undefined)
  const answerIn = (answers: readonly EditedAnswer[], name: string) =>
    answers.find((one) => answerField(one) === name)?.deger ?? ''
  const standing = (row.misafir?.yanitlar ?? []).map(shownAnswer)
  return [
    ...sent.map((alan): Edit => {
      return { ad: alan, simdi: wordOf(row, alan), gorulen: seenFields[alan] ?? '', yeni: fields[alan] ?? '', alan }
    }),
    ...wanted.map((alan): Edit => {
      const ad = answerField(alan)
      return { ad, simdi: answerIn(standing, ad), gorulen: answerIn(seen, ad), yeni: alan.deger, alan }
    }),
  ]
}

/**
 * Each field that was changed is compared with what the clerk saw: what nobody else has touched is written, and what
 * another has changed meanwhile is told with who, when and what it says now (PEOPLE-17). A second try with the new
 * words as seen overwrites them knowingly.
 */
export function editGuest(act: Act, input: ParsedInputOf<typeof editGuestCall>): Promise<Reservation> {
  const { k_no } = input
  requireIdentity({ yanitlar: input.yeni.yanitlar })
  return inBooking(act, async (booking) => {
    const { row } = await lockReservation(booking, k_no)
    if (row.kayit_no === null || row.misafir === null) throw new AppError('bulunamadi')
    const changed = editsOf(row, input).filter(({ simdi, yeni }) => simdi !== yeni)
    const contested = changed.filter(({ simdi, gorulen }) => simdi !== gorulen)
    if (contested.length > 0) throw await contestedFields(booking, row, contested)
    if (changed.length > 0) {
      const changes = changesOf(row, changed)
      await updateReservation(booking, row, changes)
      const alanlar = changed.map(({ ad }) => ad)
      await writeAudit(booking, { olay: 'misafir_duzenlendi', konu_k_no: k_no, ayrinti: { alanlar } })
      return withoutIdentity(await readOnWire(booking, { ...row, ...changes }))
    }
    return withoutIdentity(await readOnWire(booking, row))
  })
}

async function contestedFields({ trx }: Booking, row: ReservationRow, edits: readonly Edit[]): Promise<AppError> {
  const alanlar = Object.fromEntries(edits.map(({ ad, simdi }) => [ad, simdi]))
  const columns = ['misafir', 'hotel_bilgi', 'rezervasyon_notu']
  return await contestedBy(trx, { tables: ['rezervasyon'], k_no: row.k_no, columns }, alanlar)
}

function changesOf(row: ReservationRow, changed: readonly Edit[]) {
  const misafir: Record<string, unknown> = { ...row.misafir }
  const hotel: Record<string, unknown> = { ...row.hotel_bilgi }
  const answers: EditedAnswer[] = []
  let note: string | undefined
  for (const { alan, yeni } of changed) {
    if (typeof alan === 'object') answers.push(alan)
    else if (alan === 'rezervasyon_notu') note = yeni
    else put(HOTEL.includes(alan) ? hotel : misafir, alan, yeni)
  }
  if (answers.length > 0) Object.assign(misafir, { yanitlar: answeredAnew(row.misafir?.yanitlar ?? [], answers) })
  return {
    misafir: misafir as NonNullable<ReservationRow['misafir']>,
    ...(changed.some(({ alan }) => typeof alan === 'string' && HOTEL.includes(alan)) ? { hotel_bilgi: hotel } : {}),
    ...(note === undefined ? {} : { rezervasyon_notu: note || null }),
  }
}

function put(part: Record<string, unknown>, field: Field, value: string): void {
  if (value || NEEDED.includes(field)) part[field] = value
  else delete part[field]
}

/** Others stay as they are; an empty one is taken away. Of a number only what is shown would be left: that is refused. */
function answeredAnew(before: readonly GuestAnswer[], edited: readonly EditedAnswer[]): GuestAnswer[] {
  const wrong = edited.find(isShownNumber)
  if (wrong) throw new AppError('kimlik_gecersiz', { ayrinti: { alan: wrong.soru, kisi: wrong.kisi } })
  const all = new Map<string, GuestAnswer>([...before, ...edited].map((one) => [answerField(one), one]))
  return [...all.values()].filter(({ deger }) => deger !== '')
}
