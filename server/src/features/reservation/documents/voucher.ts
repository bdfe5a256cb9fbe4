import type { Guest } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { paidForServices } from '@meltem/domain/reservation/line-cancellation'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { dayWithName, whenOfTicket } from '@meltem/i18n/ticket-words'
import { paperPhoto } from '../../../platform/files/pictures/paper-pictures.ts'
import { placeOf } from '../../../platform/files/pictures/picture-files.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import { voucherSeal } from '../../../platform/sessions/voucher-seal.ts'
import type { Services } from '../../../services.ts'
import { bookedLines, bookedMoney, termsOf } from '../booked-lines.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { datedPlan } from '../collect/payment-schedule.ts'
import { sumStanding } from '../collect/standing-money.queries.ts'
import { type Finder, getOwn, type OwnKey } from '../own-reservation.ts'
import { listLines } from '../reservation.queries.ts'
import type { ReservationLine, ReservationRow } from '../reservation-row.ts'
import { letterheadOf } from './letterhead.ts'
import { meetingPlace, standingInOrder, ticketCode, ticketNumber } from './tickets.ts'
import { findLastPayment, type LastPayment, listShownProducts, type ShownProduct } from './voucher.queries.ts'
import type { VoucherDocument, VoucherItem } from './voucher-document.ts'
import { peopleText, policyLines, roomsText, voucherFacts } from './voucher-facts.ts'
import { voucherMoney } from './voucher-money.ts'

/** Pixels of the photograph: sharp at 200 dots to the inch. */
const PHOTO = { width: 340, height: 530 }

type Ticketed = ReservationRow & { readonly bilet_no: string; readonly kayit_no: string; readonly misafir: Guest }

export interface VoucherRequest extends OwnKey {
  /** Place of one service from 1; all of them without. */
  readonly sira?: number | undefined
  readonly lang?: Language | undefined
}

/** What was read for the sheets of one reservation. */
interface Read {
  readonly row: Ticketed
  readonly lines: readonly ReservationLine[]
  readonly products: readonly ShownProduct[]
  /** For each line what was paid for it; null for one that was cancelled. */
  readonly paid: readonly (number | null)[]
  readonly captured: number
  readonly son: LastPayment | undefined
  readonly now: Date
  readonly settings: Booking['settings']
}

/** Only what is confirmed has a voucher: a sheet that promises a seat must not be had before the seat is. */
export function requireTicket(row: ReservationRow): Ticketed {
  const { bilet_no, kayit_no, misafir, durum } = row
  const confirmed = durum === 'confirmed' || durum === 'completed'
  if (!confirmed || bilet_no === null || kayit_no === null || misafir === null) {
    throw new AppError('durum_uygun_degil', { ayrinti: { durum } })
  }
  return { ...row, bilet_no, kayit_no, misafir }
}

async function read(booking: Booking, row: Ticketed, dil: Language): Promise<Read> {
  const { trx, now, settings } = booking
  const lines = await listLines(trx, row.k_no)
  const captured = await sumStanding(trx, row.k_no)
  const products = await listShownProducts(
    trx,
    lines.map((line) => line.opsiyon_k_no),
    dil,
  )
  const son = await findLastPayment(trx, row.k_no)
  const paid = paidForServices(bookedLines(lines), bookedMoney(row, captured))
  return { row, lines, products, paid, captured, son, now, settings }
}

const NOTHING_SHOWN = {
  secenek: {},
  bilgi: null,
  baslik: null,
  icerik: null,
  gorsel: null,
  sorular: [],
  sayim: null,
}

/** The stops of the first day; what comes later does not belong on the sheet for the quay. */
function stopsOf({ icerik }: ShownProduct): VoucherItem['adimlar'] {
  const first = (icerik?.program ?? []).filter(({ gun }) => gun === null || gun === 1)
  return first.map(({ saat, baslik, metin }) => ({ saat, baslik, metin }))
}

async function itemOf(
  { services, tenant }: { services: Services; tenant: Tenant },
  found: Read,
  line: ReservationLine,
  dil: Language,
): Promise<VoucherItem> {
  const { row, products, paid, son } = found
  const { satir } = line
  const product = products.find((one) => one.opsiyon_k_no === line.opsiyon_k_no) ?? { ...line, ...NOTHING_SHOWN }
  const { gorsel } = product
  const odenen = paid[found.lines.indexOf(line)] ?? 0
  const adimlar = datedPlan(row, [line], { alinan: odenen, now: found.now })
  const sums = { toplam: line.genel_toplam, odenen, son, adimlar }
  return {
    no: ticketNumber(row, line),
    baslik: product.baslik ?? satir.baslik,
    tarih: dayWithName(satir.baslangic, dil),
    ne_zaman: whenOfTicket(satir, dil),
    kisi: [roomsText(satir, dil), peopleText(satir.pax, dil)].filter(Boolean).join(', '),
    gorsel: gorsel && (await paperPhoto(services.files, { ...gorsel, ...placeOf(gorsel, tenant.kod) }, PHOTO)),
    bilgiler: voucherFacts(row, line, product, dil),
    kod: ticketCode(voucherSeal(services.config.secret, tenant.id), row.bilet_no, line),
    para: voucherMoney(row, sums, dil),
    bulusma: meetingPlace(product, services.config.mapLink),
    adimlar: stopsOf(product),
    dahil: product.icerik?.dahil ?? [],
    yanina_al: product.icerik?.yanina_al ?? [],
    iptal: policyLines(termsOf(line, wallOf(found.now)), dil),
  }
}

/** Everything the sheets say, read in one transaction; nothing is drawn while it is open. */
export async function voucherDocument(
  act: Act,
  request: VoucherRequest,
  origin: string,
  find: Finder = getOwn,
): Promise<VoucherDocument> {
  const { services, tenant } = act
  const found = await inBooking(act, async (booking) => {
    const row = requireTicket(await find(booking, request))
    return await read(booking, row, request.lang ?? row.lang)
  })
  const { row, lines, settings, captured, son, now } = found
  const { taksit_fark } = row.fis.toplam
  const dil = request.lang ?? row.lang
  const adimlar = datedPlan(row, lines, { alinan: captured, now })
  // A sheet that promises a seat is for what stands: a service that was cancelled alone has none.
  const booked = standingInOrder(lines)
  const wanted = request.sira === undefined ? booked : booked.filter(({ sira }) => sira + 1 === request.sira)
  if (wanted.length === 0) throw new AppError('bulunamadi')
  const satirlar = await Promise.all(wanted.map((line) => itemOf({ services, tenant }, found, line, dil)))
  return {
    dil,
    antet: await letterheadOf(services, { settings, origin }, dil),
    kayit_no: row.kayit_no,
    bilet_no: row.bilet_no,
    misafir: row.misafir.ad,
    duzenleme: formatDate(wallOf(now)),
    para: voucherMoney(row, { toplam: row.genel_toplam, odenen: captured, son, adimlar }, dil),
    taksit_farki: taksit_fark > 0 ? formatMoney(dil, taksit_fark, row.fis.kur) : null,
    satirlar,
  }
}
