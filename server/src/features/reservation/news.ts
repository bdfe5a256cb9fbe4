import { toAmount, toMinor } from '@meltem/domain/money'
import { moneyStand } from '@meltem/domain/payment/money-stand'
import type { DatedStep } from '@meltem/domain/payment/payment-plan'
import { commonRows, lineShown } from '@meltem/domain/pricing/receipt/shown-rows'
import type { WallTime } from '@meltem/domain/wall-time'
import type { GuestEvent, OperatorEvent } from '../letters/mail-kinds.ts'
import { writeMails } from '../letters/outbox.ts'
import { termsOf } from './booked-lines.ts'
import type { Booking } from './booking.ts'
import { datedPlan, type MoneyNow, plannedOnWire } from './collect/payment-schedule.ts'
import { sumStanding } from './collect/standing-money.queries.ts'
import { awaitsContracts } from './reservation-on-wire.ts'
import type { ReservationLine, ReservationRow } from './reservation-row.ts'
import type { SellerAddress } from './seller.ts'

interface News {
  readonly misafire?: GuestEvent
  readonly isletmeye?: OperatorEvent
  readonly not?: string | null
  /** Minor units that come back. */
  readonly iade?: number
  /** Minor units that stand on the reservation; asked for where it is left out. */
  readonly alinan?: number
  /** The one service that was cancelled alone. */
  readonly iptal_edilen?: ToldLine
}

/** A line of the reservation, or of a suggestion, which is only shown. */
type ToldLine = Pick<ReservationLine, 'satir'> & Partial<Omit<ReservationLine, 'satir'>>

type Told = Pick<
  ReservationRow,
  | 'k_no'
  | 'kayit_no'
  | 'bilet_no'
  | 'durum'
  | 'misafir'
  | 'lang'
  | 'fis'
  | 'bitis'
  | 'odeme_tipi'
  | 'odeme_yontemi'
  | 'odeme_takvimi'
  | 'rezervasyon_satis_durum'
  | 'ac_k_no'
  | 'genel_toplam'
  | 'on_odeme_toplam'
  | 'kanal'
  | 'sozlesmeler'
>

/** What is still paid is told with its payments; what is over is not. */
const WITH_PLAN: ReadonlySet<GuestEvent> = new Set([
  'placed',
  'confirmed',
  'requested',
  'accepted',
  'accepted_later',
  'changed',
])

/** Payments of the products' own, dated; a suggestion has none yet. */
function planOf(row: Told, lines: readonly ToldLine[], money: MoneyNow): DatedStep[] {
  const stored = lines.filter((line): line is ReservationLine => line.odeme_adimlari !== undefined)
  return stored.length < lines.length ? [] : datedPlan(row, stored, money)
}

export type Letter = ReturnType<typeof lettersOf>[number]

function lineOf({ satir, basladigi_an, iptal_kosullari }: ToldLine, wall: WallTime) {
  const { baslik, baslangic, bitis, urun_k_no, urun_tipi, pax, adet } = satir
  const policy = basladigi_an !== undefined && iptal_kosullari && { basladigi_an, iptal_kosullari }
  return {
    baslik,
    baslangic,
    bitis,
    urun_k_no,
    urun_tipi,
    pax,
    ...(adet === undefined ? {} : { adet }),
    ...(policy ? { kosullar: termsOf(policy, wall) } : {}),
  }
}

/**
 * Services with their prices, and what stands between them and the total. Once a service was cancelled alone the total
 * holds what its terms have kept: then only the sums are told, as no prices of services would add up to them.
 */
function priceOf({ fis, genel_toplam }: Told, lines: readonly ToldLine[], wall: WallTime) {
  const whole = toMinor(fis.toplam.genel_toplam) === genel_toplam
  return {
    satirlar: lines.map((line) => ({
      ...lineOf(line, wall),
      ...(whole ? { tutar: lineShown(line.satir.kur_toplam) } : {}),
    })),
    kalemler: whole ? commonRows(fis) : [],
  }
}

/** What all its mails say; nothing for a basket without a guest, which has no address. */
function newsOf(booking: Booking, row: Told, lines: readonly ToldLine[], news: News) {
  const { kayit_no, misafir } = row
  if (kayit_no === null || misafir === null) return undefined
  const { alinan = 0, not = null, iade, iptal_edilen, misafire } = news
  const plan = planOf(row, lines, { alinan, now: booking.now })
  const tellsPlan = plan.length > 0 && misafire !== undefined && WITH_PLAN.has(misafire)
  const veri = {
    k_no: row.k_no,
    kayit_no,
    bilet_no: row.bilet_no,
    ad: misafir.ad,
    soyad: misafir.soyad,
    ...priceOf(row, lines, booking.wall),
    genel_toplam: toAmount(row.genel_toplam),
    hesap: moneyStand(row, alinan, plan),
    kur: row.fis.kur,
    bitis: row.bitis?.toISOString() ?? null,
    not,
    iade: iade === undefined ? null : toAmount(iade),
    iptal_edilen: iptal_edilen ? lineOf({ satir: iptal_edilen.satir }, booking.wall) : null,
    istek: row.rezervasyon_satis_durum === 'sor_sat',
    ...(awaitsContracts(row) ? { sozlesme_bekliyor: true } : {}),
    ...(tellsPlan ? { odeme_plani: plannedOnWire(plan, row.lang) } : {}),
  }
  return { veri, misafir }
}

/**
 * Mails about a reservation. What an agency has sold is told to the agency; its client hears of it only where the price
 * is the client's own.
 */
export function lettersOf(
  booking: Booking,
  row: Told,
  lines: readonly ToldLine[],
  { masa, ...news }: News & { readonly masa?: SellerAddress | undefined },
) {
  const told = newsOf(booking, row, lines, news)
  if (!told) return []
  const { veri, misafir } = told
  const { settings } = booking
  const office = settings.contact.e_mail
  const alici = masa?.e_mail ?? misafir.e_mail
  const { misafire, isletmeye } = news
  const desk = misafire &&
    masa && {
      tur: 'reservation_agency' as const,
      veri: { ...veri, olay: misafire, net: masa.net },
      alici,
      yanit_adresi: office,
      dil: masa.dil,
    }
  const guest = misafire &&
    (!masa || masa.misafire) && {
      tur: 'reservation_guest' as const,
      veri: { ...veri, olay: misafire },
      alici: misafir.e_mail,
      yanit_adresi: office,
      dil: row.lang,
    }
  const operator = isletmeye && {
    tur: 'reservation_operator' as const,
    veri: { ...veri, olay: isletmeye },
    alici: office,
    yanit_adresi: alici,
    dil: settings.language.varsayilan,
  }
  return [...(desk ? [desk] : []), ...(guest ? [guest] : []), ...(operator ? [operator] : [])]
}

/** Puts them in the outbox, in the same commit as what they tell; their jobs follow it. */
export async function tellNews(booking: Booking, row: Told, lines: readonly ToldLine[], news: News): Promise<void> {
  const masa = await booking.services.seller.findAddress(booking, row)
  const alinan = news.alinan ?? (await sumStanding(booking.trx, row.k_no))
  const letters = lettersOf(booking, row, lines, { ...news, alinan, masa })
  const written = await writeMails(booking.trx, booking.tenant.id, letters)
  booking.mektuplar.push(...written)
}
