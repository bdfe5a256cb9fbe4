import type { moveBooking as MoveCall, MoveQuote } from '@meltem/contract/reservation/board-office'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { overlaps, widen } from '@meltem/domain/availability/half-open-range'
import { toAmount, toMinor } from '@meltem/domain/money'
import { minuteOf } from '../../../platform/istanbul.ts'
import { isBooked } from '../booked-lines.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { sumStanding } from '../collect/standing-money.queries.ts'
import { asStaff, getAny, lockReservation, requireNext } from '../own-reservation.ts'
import { requireNoObstacle } from '../place/booking-steps.ts'
import { OnceOnly } from '../place/request-key.ts'
import { listLines, writeAudit } from '../reservation.queries.ts'
import type { ReservationLine, ReservationRow } from '../reservation-row.ts'
import { listUnitClaims } from '../stock/stock.queries.ts'
import { groupUnits } from '../stock/stock.ts'
import type { StockView } from '../stock/stock-view.ts'
import { asPriced, priceChange, writeChange } from './change-reservation.ts'
import {
  findMovedClaim,
  findMoveTarget,
  findProductKind,
  getReservationOfClaim,
  listOwnUnits,
  type MovedClaim,
  type MoveTarget,
  moveClaim,
} from './move-booking.queries.ts'

interface Wish {
  readonly tutma_k_no: string
  readonly birim_k_no: string
}

interface Moving {
  readonly claim: MovedClaim
  readonly target: MoveTarget
  readonly row: ReservationRow
  readonly lines: readonly ReservationLine[]
  /** Another unit of the same thing or pool. */
  readonly ayni: boolean
  /** All units the booking has. */
  readonly own: ReadonlySet<string>
}

/** The booking, where it stands and where it goes; refused where there is no way between the two. */
async function readMove(booking: Booking, { tutma_k_no, birim_k_no }: Wish, language: Language): Promise<Moving> {
  const { trx, now } = booking
  const claim = await findMovedClaim(trx, tutma_k_no)
  if (!claim) throw new AppError('bulunamadi')
  const row = await getAny(booking, claim.rezervasyon_k_no)
  const lines = await listLines(trx, row.k_no)
  const line = lines.find(({ sira }) => sira === claim.sira)
  if (!line || row.kayit_no === null) throw new AppError('bulunamadi')
  const target = await findMoveTarget(trx, birim_k_no, { language, urun_k_no: line.urun_k_no })
  if (!target) throw new AppError('bulunamadi')
  if (claim.bitis <= now) throw new AppError('gecmis_tarih')
  const ayni = target.kaynak_k_no === claim.kaynak_k_no
  if (!ayni) await requireSameKind(booking, { row, lines, line, target })
  return { claim, target, row, lines, ayni, own: await listOwnUnits(trx, row.k_no) }
}

/** Another product is priced anew as a whole: all of it stands, and no agency has a commission on what it was. */
async function requireSameKind(
  { trx }: Booking,
  { row, lines, line, target }: Pick<Moving, 'row' | 'lines' | 'target'> & { readonly line: ReservationLine },
): Promise<void> {
  requireNext(row.durum, 'change')
  if (!lines.every(isBooked) || row.ac_k_no !== null)
    throw new AppError('durum_uygun_degil', { ayrinti: { durum: row.durum } })
  if ((await findProductKind(trx, line.urun_k_no)) !== target.tip) throw new AppError('urun_yok')
}

/** The lines with the moved one sold as what it becomes; extras belong to the product they were chosen at. */
function movedLines({ claim, target, lines }: Moving): CartLineRequest[] {
  return lines.map(({ sira, istek }) => {
    if (sira !== claim.sira) return istek
    const { urun_k_no, opsiyon_k_no } = target
    return {
      ...istek,
      urun_k_no,
      opsiyon_k_no,
      ekstra_hizmetler: istek.urun_k_no === urun_k_no ? istek.ekstra_hizmetler : [],
    }
  })
}

/** Only the unit that was chosen; what the booking has elsewhere stays where it is, if that is still free. */
function pickUnit({ target, own }: Moving, birim_k_no: string) {
  return (view: StockView): StockView => {
    const units = new Map(
      Array.from(view.units, ([thing, pool]) => [
        thing,
        thing === target.kaynak_k_no
          ? pool.filter(({ k_no }) => k_no === birim_k_no)
          : pool.toSorted((a, b) => Number(own.has(b.k_no)) - Number(own.has(a.k_no))),
      ]),
    )
    return { ...view, units }
  }
}

/** Whether the unit has these hours or nights free, with the time between two guests. */
async function requireFree({ trx, now }: Booking, { claim, target }: Moving, birim_k_no: string): Promise<void> {
  const gap = target.devir * (target.gecelik ? 24 * 60 : 1)
  const margin = gap * 60_000
  const window = {
    from: new Date(claim.baslangic.getTime() - margin),
    to: new Date(claim.bitis.getTime() + margin),
    now,
  }
  const pool = groupUnits(await listUnitClaims(trx, [target.kaynak_k_no], window)).get(target.kaynak_k_no)
  const wanted = { start: minuteOf(claim.baslangic), end: minuteOf(claim.bitis) }
  const taken = pool
    ?.find(({ k_no }) => k_no === birim_k_no)
    ?.tutmalar.some((span) =>
      overlaps({ start: minuteOf(span.from), end: minuteOf(span.to) }, span.devir ? widen(wanted, gap) : wanted),
    )
  if (taken !== false) throw new AppError('dolu')
}

/** What it would cost; nothing changes, and what stands in the way refuses it as the move itself would. */
export function quoteMove(act: Act, wish: Wish, language: Language): Promise<MoveQuote> {
  return inBooking(act, async (booking) => {
    const moving = await readMove(booking, wish, language)
    const { row, ayni, target } = moving
    const common = {
      rezervasyon_k_no: row.k_no,
      kayit_no: row.kayit_no ?? '',
      misafir: [row.misafir?.ad, row.misafir?.soyad].filter(Boolean).join(' '),
      ayni_urun: ayni,
      urun: target.ad,
    }
    if (ayni) {
      await requireFree(booking, moving, wish.birim_k_no)
      return { ...common, ...(await unchangedMoney(booking, row)) }
    }
    const quote = await priceChange(await asPriced(booking, row, asStaff), row, {
      sepet_urunler: movedLines(moving),
      pick: pickUnit(moving, wish.birim_k_no),
    })
    requireNoObstacle({ koltuklar: [], birimler: [], kept: false, engeller: quote.sepet.engeller })
    const { kur, genel_toplam, odenen, odenecek, iade } = quote
    return {
      ...common,
      kur,
      eski: genel_toplam.eski,
      yeni: genel_toplam.yeni,
      yeni_on_odeme: quote.sepet.kur_rezervasyon_toplam.on_odeme_toplam,
      fark: toAmount(toMinor(genel_toplam.yeni) - toMinor(genel_toplam.eski)),
      odenen,
      odenecek,
      iade,
    }
  })
}

async function unchangedMoney({ trx }: Booking, row: ReservationRow) {
  const captured = await sumStanding(trx, row.k_no)
  const total = toAmount(row.genel_toplam)
  return {
    kur: row.secilen_kur,
    eski: total,
    yeni: total,
    yeni_on_odeme: toAmount(row.on_odeme_toplam),
    fark: 0,
    odenen: toAmount(captured),
    odenecek: toAmount(Math.max(0, row.genel_toplam - captured)),
    iade: 0,
  }
}

/**
 * Moves it. Within a pool the claim goes on at another unit, and neither price nor guest hear of it; to another product
 * of its kind it is a change like any other, with the unit that was chosen (BOOK-19).
 */
export function moveBooking(
  act: Act,
  { istek_k_no, kur_rezervasyon_toplam, ...wish }: ParsedInputOf<typeof MoveCall>,
  language: Language,
): Promise<OutputOf<typeof MoveCall>> {
  return inBooking(act, async (booking) => {
    const once = new OnceOnly(act, 'tasi', istek_k_no, wish)
    if (await once.isRepeated(booking)) return outcomeOf(await getMoved(booking, wish))
    const moving = await readMove(booking, wish, language)
    const { row, lines } = moving
    if (moving.ayni) return outcomeOf(await moveWithin(booking, moving, wish.birim_k_no))
    const pick = pickUnit(moving, wish.birim_k_no)
    const change = { sepet_urunler: movedLines(moving), kur_rezervasyon_toplam, pick }
    return outcomeOf(await writeChange(await asPriced(booking, row, asStaff), row, lines, change))
  })
}

async function getMoved(booking: Booking, { tutma_k_no }: Wish): Promise<ReservationRow> {
  return await getAny(booking, await getReservationOfClaim(booking.trx, tutma_k_no))
}

function outcomeOf({ k_no, genel_toplam, secilen_kur }: ReservationRow): OutputOf<typeof MoveCall> {
  return { rezervasyon_k_no: k_no, genel_toplam: toAmount(genel_toplam), kur: secilen_kur }
}

async function moveWithin(booking: Booking, moving: Moving, birim_k_no: string): Promise<ReservationRow> {
  const { trx } = booking
  const { row } = await lockReservation(booking, moving.row.k_no)
  const claim = await findMovedClaim(trx, moving.claim.k_no)
  if (!claim) throw new AppError('durum_uygun_degil', { ayrinti: { durum: row.durum } })
  if (claim.birim_k_no === birim_k_no) return row
  await requireFree(booking, { ...moving, claim }, birim_k_no)
  await moveClaim(trx, claim.k_no, birim_k_no)
  const ayrinti = { eski: claim.birim_k_no, yeni: birim_k_no }
  await writeAudit(booking, { olay: 'tasindi', konu_k_no: row.k_no, ayrinti })
  return row
}
