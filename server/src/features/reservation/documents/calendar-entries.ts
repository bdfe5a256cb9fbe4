import type { ReservationState } from '@meltem/contract/reservation/reservation'
import type { Language } from '@meltem/contract/wire/language'
import { KINDS } from '@meltem/domain/kinds'
import { isServedByHour, servedMinutes } from '../../catalog/tariff/hour-starts.ts'
import { linksAt } from '../../letters/mail-links.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { getOwn, type OwnKey } from '../own-reservation.ts'
import { listLines } from '../reservation.queries.ts'
import { reservationOnWire } from '../reservation-on-wire.ts'
import type { ReservationLine } from '../reservation-row.ts'
import type { CalendarEntry, CalendarTrip } from './calendar-file.ts'
import { readablePhone } from './readable-phone.ts'
import { listShownProducts, type ShownProduct } from './voucher.queries.ts'

/** Where neither the line nor the product says how long it takes. */
const USUAL_MINUTES = 120

/** As long as it was booked for, where it is served by the hour; as long as its page says elsewhere. */
function minutesOf({ bilgi, sayim }: Timed, adet: number | undefined): number {
  if (sayim && isServedByHour(sayim)) return servedMinutes(sayim, adet)
  return bilgi && 'sure_dk' in bilgi && bilgi.sure_dk > 0 ? bilgi.sure_dk : USUAL_MINUTES
}

type Timed = Pick<ShownProduct, 'bilgi' | 'sayim'>

function after(wall: string, minutes: number): string {
  return Temporal.PlainDateTime.from(wall).add({ minutes }).toString({ smallestUnit: 'minute' })
}

const nextDay = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString()

/** One entry per service; a ride back is an entry of its own. */
export function entriesOf(
  { satir, istek }: Pick<ReservationLine, 'satir' | 'istek'>,
  product: ShownProduct | undefined,
): CalendarEntry[] {
  const { k_no, urun_tipi, baslangic, baslangic_saat, bitis, bitis_saat } = satir
  const place = product?.icerik?.bulusma
  const yer = place ? { ad: place.ad, enlem: place.enlem, boylam: place.boylam } : null
  const common = { uid: k_no, baslik: product?.baslik ?? satir.baslik, yer }
  if (baslangic_saat === null) {
    // Half-open as in the kernel: the day of departure no longer belongs to the stay, which is what iCalendar wants.
    return [{ ...common, baslangic, bitis: bitis && bitis > baslangic ? bitis : nextDay(baslangic) }]
  }
  const start = `${baslangic}T${baslangic_saat}`
  const minutes = minutesOf(product ?? { bilgi: null, sayim: null }, istek.adet)
  if (KINDS[urun_tipi].days === 'ride' && bitis && bitis_saat) {
    const back = `${bitis}T${bitis_saat}`
    return [
      { ...common, baslangic: start, bitis: after(start, minutes) },
      { ...common, uid: `${k_no}-donus`, yer: null, baslangic: back, bitis: after(back, minutes) },
    ]
  }
  const end = bitis_saat ? `${bitis ?? baslangic}T${bitis_saat}` : after(start, minutes)
  return [{ ...common, baslangic: start, bitis: end > start ? end : after(start, minutes) }]
}

const STATES: Readonly<Record<ReservationState, CalendarTrip['durum']>> = {
  draft: 'bekliyor',
  held: 'bekliyor',
  requested: 'bekliyor',
  accepted: 'bekliyor',
  review: 'bekliyor',
  confirmed: 'kesin',
  completed: 'kesin',
  expired: 'iptal',
  cancelled: 'iptal',
  declined: 'iptal',
}

async function readEntries(
  { trx }: Booking,
  lines: readonly ReservationLine[],
  dil: Language,
): Promise<CalendarEntry[]> {
  const products = await listShownProducts(
    trx,
    lines.map((line) => line.opsiyon_k_no),
    dil,
  )
  return lines.flatMap((line) => {
    const entries = entriesOf(
      line,
      products.find((one) => one.opsiyon_k_no === line.opsiyon_k_no),
    )
    return line.iptal ? entries.map((entry) => ({ ...entry, iptal: true })) : entries
  })
}

/** A reservation as a calendar sees it, however it stands: what is cancelled is cancelled there too. */
export function calendarTrip(act: Act, key: OwnKey, origin: string): Promise<CalendarTrip> {
  return inBooking(act, async (booking) => {
    const row = await getOwn(booking, key)
    const lines = await listLines(booking.trx, row.k_no)
    const { kayit_no, lang, durum } = reservationOnWire(row, lines, { alinan: 0, now: booking.now })
    const { company, support, contact } = booking.settings
    const links = linksAt(origin, act.services.config.secret, act.tenant)
    return {
      dil: lang,
      marka: company.marka,
      kayit_no,
      durum: STATES[durum],
      guncelleme: row.guncelleme_zamani,
      url: links.reservation(row.k_no, lang),
      telefon: readablePhone(support.telefon ?? contact.telefon),
      girisler: await readEntries(booking, lines, lang),
    }
  })
}
