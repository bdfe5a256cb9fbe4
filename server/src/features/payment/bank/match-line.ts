import type { confirmBankLines, matchBankLine, setBankLineAside } from '@meltem/contract/payment/bank-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { percentOf, sum, toAmount, toMinor } from '@meltem/domain/money'
import { inLineCurrency, numbersIn, PayeeBook, paidBy } from '@meltem/domain/payment/bank-match'
import { type Act, type Booking, inBooking } from '../../reservation/booking.ts'
import { collectFor, isAwaited } from '../../reservation/collect/record-collection.ts'
import { queueReview } from '../../reservation/collect/review.queries.ts'
import { sumStanding } from '../../reservation/collect/standing-money.queries.ts'
import { keepReason } from '../../reservation/internal-note.queries.ts'
import { getAny, lockReservation } from '../../reservation/own-reservation.ts'
import { tellPayment } from '../payment-news.ts'
import { hasOpenReview } from '../review/review.queries.ts'
import { deleteSetAside, getCollection, insertMatches, isDecided, type LineRow, lockLine } from './bank-line.queries.ts'
import { findPayee, type KnownPayee, listPayeesByNumber } from './payees.queries.ts'
import { linesOnWire, waitingLine, wordsOf } from './suggestions.ts'

/** The clerk who decides, and how much of what is due they may write off, in per cent. */
export interface Clerk {
  readonly personel_k_no: string | null
  readonly silme: number
}

type Match = ParsedInputOf<typeof matchBankLine>
type Outcome = OutputOf<typeof confirmBankLines>['data'][number]

/** One line for one booking or several, through the kernel's own way of taking money (PAY-12). */
export function matchLine(act: Act, clerk: Clerk, match: Match): Promise<OutputOf<typeof matchBankLine>> {
  return inBooking(act, async (booking) => {
    const row = await settleLine(booking, clerk, match)
    const [data] = await linesOnWire(booking.trx, [{ row }])
    if (!data) throw new AppError('bulunamadi')
    const keys = match.paylar.map(({ rezervasyon_k_no }) => rezervasyon_k_no)
    return { data, inceleme: await hasOpenReview(booking.trx, keys) }
  })
}

/** The same inside a transaction that has more to write, such as what the guest has said about it. */
export async function settleLine(booking: Booking, clerk: Clerk, match: Match): Promise<LineRow> {
  const line = await getUndecided(booking, match.k_no)
  const { paylar, tahsilat_k_no, silinen } = match
  const shares = paylar.map((share) => ({ ...share, tutar: toMinor(share.tutar) }))
  if (sum(shares.map(({ tutar }) => tutar)) !== line.tutar) {
    throw new AppError('pay_toplami', { ayrinti: { tutar: toAmount(line.tutar), kur: line.kur } })
  }
  // In one order, so that two lines over the same bookings do not wait for each other.
  const ordered = shares.toSorted((a, b) => (a.rezervasyon_k_no < b.rezervasyon_k_no ? -1 : 1))
  for (const [sira, { rezervasyon_k_no, tutar }] of ordered.entries()) {
    const payee = await findPayee(booking.trx, rezervasyon_k_no)
    if (!payee) throw new AppError('bulunamadi')
    if (tahsilat_k_no) await link(booking, clerk, { line, payee, tahsilat_k_no })
    else await collectShare(booking, clerk, { line, payee, sira, tutar, silinen })
  }
  return line
}

/** Under its lock; what left the account is no booking's money. */
async function getIncoming({ trx }: Booking, k_no: string): Promise<LineRow> {
  const line = await lockLine(trx, k_no)
  if (!line || line.tutar <= 0) throw new AppError('bulunamadi')
  return line
}

async function getUndecided(booking: Booking, k_no: string): Promise<LineRow> {
  const line = await getIncoming(booking, k_no)
  if (await isDecided(booking.trx, k_no)) throw new AppError('hareket_islenmis')
  return line
}

interface Linked {
  readonly line: LineRow
  readonly payee: KnownPayee
  readonly tahsilat_k_no: string
}

/** The money was booked by hand before its line came: nothing is booked again. */
async function link({ trx, tenant }: Booking, { personel_k_no }: Clerk, linked: Linked): Promise<void> {
  const { line, payee, tahsilat_k_no } = linked
  const known = payee.kayitlilar.find(({ k_no }) => k_no === tahsilat_k_no)
  if (!known) throw new AppError('bulunamadi')
  if (inLineCurrency(payee, known.tutar, line.kur) !== line.tutar) throw new AppError('durum_uygun_degil')
  await insertMatches(trx, [
    {
      tenant_id: tenant.id,
      hareket_k_no: line.k_no,
      sira: 0,
      tur: 'kayitli',
      rezervasyon_k_no: payee.k_no,
      tahsilat_k_no,
      tutar: line.tutar,
      metin: null,
      personel_k_no,
    },
  ])
}

interface Share {
  readonly line: LineRow
  readonly payee: KnownPayee
  readonly sira: number
  /** Minor units of the line. */
  readonly tutar: number
  readonly silinen?: Match['silinen']
}

async function collectShare(booking: Booking, clerk: Clerk, share: Share): Promise<void> {
  const { trx, tenant } = booking
  const { line, payee, sira, tutar, silinen } = share
  const { k_no } = payee
  const paid = paidBy(payee, tutar, line.kur)
  if (!paid) throw new AppError('kur_yok')
  const before = await getAny(booking, k_no)
  const islem_no = `B-${line.k_no}-${sira}`
  if (silinen) requireWriteOff(booking, clerk, { payee, paid, wanted: toMinor(silinen.tutar), before })
  await takeTransfer(booking, before, { paid, islem_no })
  if (silinen) await writeOff(booking, clerk, { k_no, silinen, islem_no: `S-${line.k_no}` })
  await insertMatches(trx, [
    {
      tenant_id: tenant.id,
      hareket_k_no: line.k_no,
      sira,
      tur: 'tahsilat',
      rezervasyon_k_no: k_no,
      tahsilat_k_no: await getCollection(trx, islem_no),
      tutar,
      metin: null,
      personel_k_no: clerk.personel_k_no,
    },
  ])
}

type Before = Awaited<ReturnType<typeof getAny>>

const isStanding = ({ durum }: Before) => durum === 'confirmed' || durum === 'completed'

/**
 * The kernel takes the money. A booking that stood already gets a receipt; what is more than its price waits for a
 * person, however the booking was held.
 */
export async function takeTransfer(
  booking: Booking,
  before: Before,
  { paid, islem_no }: { readonly paid: number; readonly islem_no: string },
): Promise<void> {
  const { k_no } = before
  await collectFor(booking, before, { k_no, tutar: toAmount(paid), islem_no, odeme_yontemi: 'havale' })
  const row = await getAny(booking, k_no)
  const standing = await sumStanding(booking.trx, k_no)
  if (isStanding(row) && standing > row.genel_toplam) {
    await queueReview(booking, 'iade', k_no, { iade: standing - row.genel_toplam })
  }
  if (!isStanding(before)) return
  await tellPayment(booking, row, { olay: 'alindi', tutar: paid, kalan: row.genel_toplam - standing })
}

interface WriteOff {
  readonly payee: KnownPayee
  readonly paid: number
  readonly wanted: number
  readonly before: Before
}

/** What is missing of something that is due, and no more than one's limit of it (PEOPLE-20). */
function requireWriteOff(booking: Booking, { silme }: Clerk, { payee, paid, wanted, before }: WriteOff): void {
  const due = payee.vadeler.find((amount) => amount === paid + wanted)
  if (due === undefined) throw new AppError('pay_toplami', { ayrinti: { kur: payee.kur } })
  const most = percentOf(due, silme)
  if (wanted > most) throw new AppError('sinir_asildi', { ayrinti: { sinir: toAmount(most), kur: payee.kur } })
  // A booking that is over takes its money into review, whole; nothing is forgiven there.
  if (!(isStanding(before) || isAwaited(booking, before)))
    throw new AppError('durum_uygun_degil', { ayrinti: { durum: before.durum } })
}

interface Forgiven {
  readonly k_no: string
  readonly silinen: NonNullable<Match['silinen']>
  readonly islem_no: string
}

async function writeOff(booking: Booking, { personel_k_no }: Clerk, forgiven: Forgiven): Promise<void> {
  const { k_no, silinen, islem_no } = forgiven
  const row = await getAny(booking, k_no)
  await collectFor(booking, row, { k_no, tutar: silinen.tutar, islem_no, odeme_yontemi: 'silinen' })
  if (personel_k_no === null) return
  await keepReason(booking, { konu: 'silinen', rezervasyon_k_no: k_no, personel_k_no, metin: silinen.neden })
}

/** Every line on its own: one that has changed since it was seen stops no other. */
export async function confirmLines(act: Act, clerk: Clerk, keys: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const k_no of new Set(keys)) outcomes.push({ k_no, sonuc: await confirmLine(act, clerk, k_no) })
  return outcomes
}

async function confirmLine(act: Act, clerk: Clerk, k_no: string): Promise<Outcome['sonuc']> {
  try {
    return await inBooking(act, (booking) => confirmUnderLocks(booking, clerk, k_no))
  } catch (error) {
    // The booking moved three times under our hands.
    if (error instanceof AppError && error.code === 'mesgul') return 'degisti'
    throw error
  }
}

/** Looked at once more under the lock of the booking: of two lines for one payment the second is no longer certain. */
async function confirmUnderLocks(booking: Booking, clerk: Clerk, k_no: string): Promise<Outcome['sonuc']> {
  const { trx } = booking
  const line = await getIncoming(booking, k_no)
  // Another clerk was a moment faster.
  if (await isDecided(trx, k_no)) return 'islenmis'
  const numbers = numbersIn(wordsOf(line))
  const [named, ...more] = await listPayeesByNumber(trx, numbers)
  if (!named || more.length > 0) return 'degisti'
  await lockReservation(booking, named.k_no)
  const payee = await findPayee(trx, named.k_no)
  const suggested = payee && new PayeeBook([payee]).suggest(waitingLine(line))
  if (!payee || suggested?.sinif !== 'kesin') return 'degisti'
  await collectShare(booking, clerk, { line, payee, sira: 0, tutar: line.tutar })
  return 'eslesti'
}

/** What is no booking's money: rent, a loan, interest. It moves nothing, and can be taken back. */
export function setAside(
  act: Act,
  { personel_k_no }: Clerk,
  { k_no, ayir, neden }: ParsedInputOf<typeof setBankLineAside>,
): Promise<OutputOf<typeof setBankLineAside>> {
  return inBooking(act, async (booking) => {
    const { trx, tenant } = booking
    const row = await getIncoming(booking, k_no)
    if (!ayir) {
      if (!(await deleteSetAside(trx, k_no))) throw new AppError('hareket_islenmis')
    } else {
      if (await isDecided(trx, k_no)) throw new AppError('hareket_islenmis')
      const about = { tenant_id: tenant.id, hareket_k_no: k_no, sira: 0, tur: 'ayrildi' as const, tutar: row.tutar }
      const nothing = { rezervasyon_k_no: null, tahsilat_k_no: null }
      await insertMatches(trx, [{ ...about, ...nothing, metin: neden ?? '', personel_k_no }])
    }
    const [data] = await linesOnWire(trx, [{ row }])
    if (!data) throw new AppError('bulunamadi')
    return { data }
  })
}
