import type { Ticket } from '@meltem/contract/reservation/documents'
import type { Language } from '@meltem/contract/wire/language'
import type { Config } from '../../../platform/config.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import { type VoucherSeal, voucherSeal } from '../../../platform/sessions/voucher-seal.ts'
import { pictureOf } from '../../settings/settings.queries.ts'
import { isBooked, termsOf } from '../booked-lines.ts'
import { type Act, inBooking } from '../booking.ts'
import { getOwn, type OwnKey } from '../own-reservation.ts'
import { listLines } from '../reservation.queries.ts'
import type { ReservationLine, ReservationRow } from '../reservation-row.ts'
import { listShownProducts, type ShownProduct } from './voucher.queries.ts'

/** The number people are told, with the place of the service: what stands under its code everywhere. */
export function ticketNumber({ kayit_no }: Pick<ReservationRow, 'kayit_no'>, { sira }: Pick<ReservationLine, 'sira'>) {
  return `${kayit_no}-${sira + 1}`
}

/** What is signed into the code of one service. */
export function ticketCode(seal: VoucherSeal, bilet_no: string, { satir, sira }: ReservationLine): string {
  const { baslangic, bitis, pax } = satir
  return seal.codeFor({ bilet_no, sira, baslangic, bitis, pax })
}

/** Where a service starts, as the ticket, the mail and the sheet say it. */
export function meetingPlace(product: ShownProduct | undefined, mapLink: Config['mapLink']): Ticket['bulusma'] {
  const place = product?.icerik?.bulusma
  if (!place) return null
  const { ad, not, enlem, boylam } = place
  return {
    ad,
    not,
    koordinat: `${enlem.toFixed(5)}° N  ${boylam.toFixed(5)}° E`,
    harita: mapLink.replaceAll('{enlem}', enlem.toFixed(5)).replaceAll('{boylam}', boylam.toFixed(5)),
  }
}

/** Services that stand, in the order they begin. */
export function standingInOrder(lines: readonly ReservationLine[]): ReservationLine[] {
  return lines.filter(isBooked).toSorted((a, b) => a.basladigi_an.localeCompare(b.basladigi_an))
}

interface Shown {
  readonly act: Act
  readonly row: ReservationRow
  readonly products: readonly ShownProduct[]
  readonly now: Date
}

/** Of one service; only what is confirmed has a code. */
function ticketOf(line: ReservationLine, { act: { services, tenant }, row, products, now }: Shown): Ticket {
  const { config } = services
  const { baslik, urun_tipi, baslangic, baslangic_saat, bitis, bitis_saat, pax, adet } = line.satir
  const product = products.find((one) => one.opsiyon_k_no === line.opsiyon_k_no)
  const confirmed = row.durum === 'confirmed' || row.durum === 'completed'
  return {
    sira: line.sira + 1,
    no: ticketNumber(row, line),
    kod:
      confirmed && row.bilet_no !== null ? ticketCode(voucherSeal(config.secret, tenant.id), row.bilet_no, line) : null,
    kapak: product?.gorsel ? pictureOf(product.gorsel, tenant.kod) : null,
    bulusma: meetingPlace(product, config.mapLink),
    kosullar: termsOf(line, wallOf(now)),
    baslik: product?.baslik ?? baslik,
    urun_tipi,
    baslangic,
    baslangic_saat,
    bitis,
    bitis_saat,
    pax,
    ...(adet === undefined ? {} : { adet }),
  }
}

export interface TicketRequest extends OwnKey {
  readonly lang?: Language | undefined
}

/** The tickets of a reservation, however it stands. */
export function listTickets(act: Act, request: TicketRequest): Promise<Ticket[]> {
  return inBooking(act, async (booking) => {
    const row = await getOwn(booking, request)
    const lines = standingInOrder(await listLines(booking.trx, row.k_no))
    const options = lines.map((line) => line.opsiyon_k_no)
    const products = await listShownProducts(booking.trx, options, request.lang ?? row.lang)
    return lines.map((line) => ticketOf(line, { act, row, products, now: booking.now }))
  })
}
