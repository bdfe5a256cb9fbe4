import type { startPayment as call, PaymentTerms } from '@meltem/contract/payment/payment'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { amountDue } from '@meltem/domain/payment/amount-due'
import { nextQuestionAt } from '@meltem/domain/payment/attempt-states'
import type { DatedStep } from '@meltem/domain/payment/payment-plan'
import { isOver } from '@meltem/domain/reservation/deadlines'
import { countPayment } from '../../../platform/counters.ts'
import { KEEP_PLANS, type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { askAllLast, later } from '../../../platform/db/round-trip.ts'
import { hashToken } from '../../../platform/sessions/token.ts'
import { inSpan } from '../../../platform/tracing/span.ts'
import { type Act, type Booking, inBookingWith, readFrame } from '../../reservation/booking.ts'
import { datedPlan } from '../../reservation/collect/payment-schedule.ts'
import { standingQuery } from '../../reservation/collect/standing-money.queries.ts'
import { extendLocked } from '../../reservation/hold/extend-hold.ts'
import { type LockedReservation, lockedOf, lockQueries, requireOwn } from '../../reservation/own-reservation.ts'
import { awaitsContracts } from '../../reservation/reservation-on-wire.ts'
import type { ReservationRow } from '../../reservation/reservation-row.ts'
import {
  type AttemptRow,
  attemptInsert,
  attemptOnWire,
  openAttemptQuery,
  orderNumber,
  returnToken,
  startedUpdate,
} from '../attempt.queries.ts'
import {
  GatewayRefusal,
  type PaymentGateway,
  type PaymentOrder,
  type StartedPayment,
} from '../providers/payment-gateway.ts'
import { askProvider } from '../settle/ask-provider.ts'
import { closeAttempt, noteUnclear } from '../settle/settle.ts'
import { cardGatewayBy } from './payment-terms.ts'

type Input = ParsedInputOf<typeof call>
type Answer = OutputOf<typeof call>

/** A twin request may be on its way to the provider for this long; after that its process has died. */
const IN_FLIGHT_MS = 30_000

interface Opened {
  readonly row: ReservationRow
  readonly deneme: AttemptRow
  readonly bitis: Date | null
  /** Whether this request made the attempt, and so calls the provider. */
  readonly yeni: boolean
}

/**
 * Begins to pay. The attempt is in the database before the provider hears of it; while one is open there is no second.
 * Asking again, from another tab or after a reload, leads to the same page of the bank.
 */
export function startPayment(act: Act, input: Input, origin: string): Promise<Answer> {
  return inSpan('start payment', { 'meltem.tenant': act.tenant.kod }, () => start(act, input, origin))
}

async function start(act: Act, input: Input, origin: string): Promise<Answer> {
  const { opened, gateway } = await openAttempt(act, input)
  if (opened.yeni) return await leaveForBank(act, gateway, { opened, origin })
  return resume(opened)
}

interface OpenedAt {
  readonly opened: Opened
  readonly gateway: PaymentGateway
}

async function openAttempt(act: Act, input: Input): Promise<OpenedAt> {
  for (let turn = 0; ; turn += 1) {
    const { payment } = await readFrame(act)
    const gateway = await cardGatewayBy(act.services, act.tenant, payment)
    if (!gateway) throw new AppError('yontem_kapali')
    try {
      const opened = await inBookingWith(
        act,
        // The attempt before the locks of the booking: settling takes them in this order too.
        (asking) => ({
          open: openAttemptQuery(asking.trx, input.k_no),
          locks: lockQueries(asking, input.k_no),
          sum: standingQuery(asking.trx, input.k_no),
        }),
        async (booking, { open: [open], locks, sum: [sum] }) => {
          if (!sameCards(booking.payment, payment)) return 'cards have moved'
          const locked = await lockedOf(locks)
          return await openIn(booking, { open, locked, alinan: sum?.toplam ?? 0 }, { input, gateway })
        },
      )
      if (opened !== 'cards have moved') {
        if ('deneme' in opened) return { opened, gateway }
        await clearOut(act, opened.eski)
      }
    } catch (error) {
      // Another request has opened one in this moment: the next turn finds it.
      if ((error as { constraint?: string }).constraint !== 'odeme_denemesi_tek_acik') throw error
    }
    if (turn === 2) throw new AppError('odeme_suruyor')
  }
}

/** Cards are still taken, and by the provider that was found before the transaction (RELY-10). */
function sameCards(now: PaymentTerms, then: PaymentTerms): boolean {
  return now.saglayici === then.saglayici && now.yontemler.includes('kredi_karti')
}

interface Seen {
  readonly open: AttemptRow | undefined
  readonly alinan: number
  readonly locked: LockedReservation
}

interface Wish {
  readonly input: Input
  readonly gateway: PaymentGateway
}

async function openIn(
  booking: Booking,
  { open, alinan, locked }: Seen,
  { input, gateway }: Wish,
): Promise<Opened | { eski: AttemptRow }> {
  const seen = requireOwn(booking, locked.row, input.anahtar)
  if (seen.kayit_no === null) throw new AppError('bulunamadi')
  if (awaitsContracts(seen)) throw new AppError('sozlesme_gerekli')
  const bitis = await payableUntil(booking, locked)
  const adimlar = datedPlan(seen, locked.lines, { alinan, now: booking.now })
  const tutar = amountDue(input.tutar, { ...seen, alinan, adimlar })
  if (tutar === 0) throw new AppError(adimlar.some(isShut) ? 'odeme_acilmadi' : 'odenecek_yok')
  if (!open)
    return { row: seen, bitis, yeni: true, deneme: await insertAttempt(booking, seen, { input, tutar, gateway }) }
  const same = open.tutar === tutar && open.saglayici === gateway.name && open.kur === seen.secilen_kur
  if (same && open.durum === 'redirected' && open.adim) return { row: seen, deneme: open, bitis, yeni: false }
  const fresh = booking.now.getTime() - open.olusturma_zamani.getTime() < IN_FLIGHT_MS
  if (open.durum === 'unknown' || (open.durum === 'created' && fresh)) throw underWay(open)
  return { eski: open }
}

/** Waits for the talk or the plan: nothing of it is taken before, whatever the person wishes. */
function isShut({ tetik, durum }: DatedStep): boolean {
  return tetik === 'olay' && durum === 'bekliyor'
}

function underWay({ k_no }: AttemptRow): AppError {
  return new AppError('odeme_suruyor', { ayrinti: { deneme_k_no: k_no } })
}

/**
 * A hold is extended once for the way to the bank; a deadline or a booking that stands needs nothing. Null for one that
 * stands.
 */
async function payableUntil(booking: Booking, locked: LockedReservation): Promise<Date | null> {
  const { durum, bitis } = locked.row
  if (durum === 'held') return await extendLocked(booking, locked)
  if (durum !== 'confirmed' && durum !== 'accepted') throw new AppError('durum_uygun_degil', { ayrinti: { durum } })
  const until = durum === 'accepted' ? bitis : null
  if (until && isOver(until.getTime(), booking.now.getTime())) throw new AppError('tutma_bitti')
  return until
}

/** Instalments belong to the first payment, whose price they are part of. */
function isFirst({ durum }: ReservationRow, { tutar }: Input): boolean {
  return tutar !== 'kalan' && durum !== 'confirmed'
}

interface NewAttempt extends Wish {
  readonly tutar: number
}

async function insertAttempt(
  { trx, tenant, services, person, now }: Booking,
  row: ReservationRow,
  { input, tutar, gateway }: NewAttempt,
): Promise<AttemptRow> {
  const k_no = crypto.randomUUID()
  const ask = nextQuestionAt(now.getTime(), now.getTime())
  const attempt = {
    tenant_id: tenant.id,
    k_no,
    rezervasyon_k_no: row.k_no,
    saglayici: gateway.name,
    siparis_no: orderNumber(tenant.id, k_no),
    bolum: input.tutar,
    tutar,
    kur: row.secilen_kur,
    kart_taksit: isFirst(row, input) ? (row.kart_bilgileri?.kart_taksit ?? 1) : 1,
    lang: input.lang,
    anahtar_ozeti: hashToken(returnToken(services.config.secret, tenant.id, k_no)),
    ip: person.ip,
    sonraki_sorgu: ask === undefined ? null : new Date(ask),
    olusturma_zamani: now,
  }
  const { made } = await askAllLast(trx, { made: attemptInsert(trx, [attempt]) })
  if (!made[0]) throw new Error('the attempt was not written')
  return made[0]
}

/** Another amount than the one that is open: first hear what became of that one. */
async function clearOut(act: Act, open: AttemptRow): Promise<void> {
  const asked = await askProvider(act, open)
  if (asked.durum === 'unknown') throw underWay(open)
  if (asked.durum === 'redirected' || asked.durum === 'created') await closeAttempt(act, open.k_no, 'expire')
}

interface Leaving {
  readonly opened: Opened
  readonly origin: string
}

async function leaveForBank(act: Act, gateway: PaymentGateway, { opened, origin }: Leaving): Promise<Answer> {
  const { services, tenant } = act
  const { deneme } = opened
  let started: StartedPayment
  try {
    started = await gateway.start(orderOf(act, opened, origin))
  } catch (error) {
    services.log.warn({ err: error, deneme: deneme.k_no, saglayici: gateway.name }, 'payment did not start')
    if (error instanceof GatewayRefusal) {
      countPayment(gateway.name, 'not_started')
      await closeAttempt(act, deneme.k_no, 'fail')
      throw notStarted(error)
    }
    await noteUnclear(act, deneme.k_no)
    throw underWay(deneme)
  }
  await withTenant(services.db, tenant.id, (trx) => noteStarted(trx, deneme.k_no, started), KEEP_PLANS)
  countPayment(gateway.name, 'started')
  const after = { ...deneme, durum: 'redirected' as const, adim: started.adim }
  return resume({ ...opened, deneme: after })
}

function notStarted(cause: unknown): AppError {
  return new AppError('odeme_baslamadi', {}, { cause })
}

/** The bank may have been quicker than we: only an attempt that is not settled yet is marked as sent on. */
async function noteStarted(trx: TenantTransaction, k_no: string, started: StartedPayment) {
  const { adim, saglayici_no, saglayici_verisi } = started
  const verisi = saglayici_verisi ? { saglayici_verisi: JSON.stringify(saglayici_verisi) } : {}
  await later(trx, startedUpdate(trx, { adim: JSON.stringify(adim), saglayici_no, ...verisi }, { k_no }))
}

function resume({ deneme, bitis }: Opened): Answer {
  if (!deneme.adim) throw underWay(deneme)
  return { data: attemptOnWire(deneme), adim: deneme.adim, bitis: bitis?.toISOString() ?? null }
}

function orderOf({ services, tenant }: Act, { row, deneme }: Opened, origin: string): PaymentOrder {
  const { misafir } = row
  const token = returnToken(services.config.secret, tenant.id, deneme.k_no)
  return {
    siparis_no: deneme.siparis_no,
    tutar: deneme.tutar,
    kur: deneme.kur,
    kart_taksit: deneme.kart_taksit,
    aciklama: row.kayit_no ?? row.k_no,
    lang: deneme.lang,
    donus_url: `${origin}/odeme/donus?firma=${tenant.kod}&deneme=${token}`,
    bildirim_url: `${origin}/odeme/bildirim/${deneme.saglayici}`,
    musteri: {
      k_no: row.uye_k_no ?? row.k_no,
      ad: misafir?.ad ?? '',
      soyad: misafir?.soyad ?? '',
      e_mail: misafir?.e_mail ?? '',
      telefon: misafir?.telefon ?? '',
      adres: misafir?.adres ?? '',
      ip: deneme.ip,
    },
  }
}
