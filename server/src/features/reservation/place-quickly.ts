import { randomUUID } from 'node:crypto'
import { AppError } from '@meltem/contract/errors'
import type { Reservation, ReservationRequest } from '@meltem/contract/reservation'
import type { TenantTransaction } from '../../db/connection.ts'
import { commitWith, run, type Statement } from '../../db/statement.ts'
import { planMailsSoon } from '../../mail/outbox.ts'
import { acceptContracts } from './accept-contracts.ts'
import { allocate } from './allocate.ts'
import { type Act, type Booking, inBookingOpenedBy, type Opening } from './booking.ts'
import { VERSION } from './catalogue.queries.ts'
import { recallOptions } from './catalogue.ts'
import { point } from './fault-points.ts'
import { wallSecondOf } from './istanbul.ts'
import { requireFewHolds } from './limits.ts'
import { lettersOf } from './news.ts'
import { needsPayment, placedRow } from './placed-row.ts'
import { choicesOf, pricesNow, priceWith, requireSeenTotals } from './price.ts'
import { type Basket, needsOfBasket, readBookable, requireMode } from './read-basket.ts'
import { RegistrationGuess } from './registration-guess.ts'
import { digestOf } from './request-key.ts'
import { reservationOnWire } from './reservation-on-wire.ts'
import { lineRecords } from './reservation-record.ts'
import type { SeatNeed } from './stock-need.ts'
import { bookingSteps } from './write-booking.ts'

/** Something only the careful way can decide: a repeated request, a held basket, units, seats that seem to be gone. */
class NotThisWay extends Error {}

interface OpenedRequest extends Opening {
  /** The key has been used, by this very request or by a basket that is held. */
  readonly bilinen: boolean
  /** The next free second is ours until the transaction ends. */
  readonly kayit_no: string
}

const OPEN: Statement = {
  name: 'booking-open',
  text: `with yeni as (
      insert into istek_anahtari (tenant_id, kapsam, anahtar, govde_ozeti) values ($1, 'rezervasyon', $2::text, $3)
      on conflict do nothing returning 1)
    select clock_timestamp() as simdi, ${VERSION} as surum,
      not exists (select 1 from yeni)
        or exists (select 1 from rezervasyon where tenant_id = $1 and k_no = $2::text::uuid) as bilinen,
      kayit_no_al($1, greatest(coalesce($4::timestamp, clock_timestamp() at time zone interval '3 hours'),
        $5::timestamp)) as kayit_no`,
}

/** First writer wins; a twin waits here until the first one has committed or rolled back. */
function openWith(request: ReservationRequest, guess: RegistrationGuess) {
  const digest = digestOf(request)
  return async (trx: TenantTransaction, { services, tenant }: Act): Promise<OpenedRequest> => {
    await point('before_key')
    const fixed = services.booking.now?.()
    const clock = fixed ? wallSecondOf(fixed) : null
    const [opened] = await run<OpenedRequest>(trx, OPEN, tenant.id, request.k_no, digest, clock, guess.from)
    if (!opened || opened.bilinen) throw new NotThisWay()
    await point('after_key')
    return opened
  }
}

/**
 * Books a basket of nothing but seats in two round trips: key, number and version of the catalogue; then all rows, the
 * counters and the commit. Nothing is locked beforehand, as the condition on the counter takes the seats or fails the
 * whole transaction. Undefined where the careful way has to decide; then nothing has happened.
 */
export async function placeQuickly(act: Act, request: ReservationRequest): Promise<Reservation | undefined> {
  if (isHopeless(act, request)) return undefined
  const { db, booking } = act.services
  const guess = new RegistrationGuess(db, act.tenant.id, booking.now?.() ?? new Date())
  let placed: Reservation | undefined
  try {
    placed = await inBookingOpenedBy(openWith(request, guess), act, (one, opened) => place(one, request, opened))
    return placed
  } catch (error) {
    if (isUndecided(error)) return undefined
    throw error
  } finally {
    guess.end(placed?.kayit_no)
  }
}

async function place(booking: Booking, request: ReservationRequest, opened: OpenedRequest): Promise<Reservation> {
  if (needsPayment(request)) await requireFewHolds(booking, request.k_no)
  const basket = await readBookable(booking, request)
  requireMode(basket, 'direk')
  const sozlesmeler = acceptContracts(booking, basket, request)
  const choices = choicesOf({ ...request, kart_taksit: request.kart_bilgileri?.kart_taksit })
  const priced = priceWith(booking, basket, pricesNow(booking, basket), { choices, kupon: null })
  await point('after_price')
  requireSeenTotals(priced.fiyat, request.kur_rezervasyon_toplam)
  const kalkislar = requireSeats(booking, basket)

  const row = placedRow(booking, request, priced, { hold: undefined, kayit_no: opened.kayit_no, sozlesmeler })
  const lines = lineRecords(priced)
  const olay = row.durum === 'confirmed' ? 'confirmed' : 'placed'
  const letters = lettersOf(booking, row, lines, { misafire: olay, isletmeye: olay })
  const mektuplar = letters.map((letter) => ({ ...letter, k_no: randomUUID() }))
  await point('before_commit')
  await commitWith(booking.trx, bookingSteps(booking, { row, lines, kalkislar, olay, mektuplar }))
  planMailsSoon(
    booking.services,
    booking.tenant.id,
    mektuplar.map(({ k_no }) => k_no),
  )
  return reservationOnWire(row, lines, 0)
}

/** Every rule but the number of seats left, which the counter itself answers. */
function requireSeats(booking: Booking, basket: Basket): SeatNeed[] {
  const needs = needsOfBasket(basket)
  const kalkislar = needs.filter((need) => need.tur === 'kalkis')
  if (needs.length === 0 || kalkislar.length < needs.length) throw new NotThisWay()
  const found = allocate(basket, { seats: new Map(), units: new Map() }, booking.wall)
  if (found.engeller.length > 0) throw new NotThisWay()
  return kalkislar
}

/** Full at first sight, while a dead hold may lie on it; or two people were the first on a departure at once. */
function isUndecided(error: unknown): boolean {
  if (error instanceof NotThisWay || (error instanceof AppError && error.code === 'dolu')) return true
  const { code, table } = error as { code?: string; table?: string }
  return code === '23505' && table === 'kalkis'
}

/** What this process remembers spares most baskets with a house or a car in them the wrong way. */
function isHopeless({ services, tenant }: Act, { promosyon_kodu, sepet_urunler }: ReservationRequest): boolean {
  if (promosyon_kodu || services.booking.lockingOff) return true
  const known = recallOptions(
    services.db,
    tenant.id,
    sepet_urunler.map((line) => line.urun_k_no),
  )
  return known.some(({ stok }) => stok !== 'kalkis')
}
