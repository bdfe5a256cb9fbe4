import type { PlannedStep } from '@meltem/contract/payment-plan'
import { toAmount } from '@meltem/domain/money'
import type { GuestEvent, OperatorEvent } from '../../mail/mail-kinds.ts'
import { writeMails } from '../../mail/outbox.ts'
import { type DeskAddress, findDeskAddress } from '../agency/desk-address.ts'
import type { Booking } from './booking.ts'
import { plannedOnWire, planOfReservation } from './payment-schedule.ts'
import type { ReservationLine, ReservationRow } from './reservation.queries.ts'

interface News {
  readonly misafire?: GuestEvent
  readonly isletmeye?: OperatorEvent
  readonly not?: string | null
  /** Minor units that come back. */
  readonly iade?: number
}

type Told = Pick<
  ReservationRow,
  | 'k_no'
  | 'kayit_no'
  | 'bilet_no'
  | 'misafir'
  | 'lang'
  | 'fis'
  | 'bitis'
  | 'rezervasyon_satis_durum'
  | 'ac_k_no'
  | 'odeme_tipi'
  | 'odeme_yontemi'
>

/** A line of the reservation, or of a suggestion, which is only shown. */
type ToldLine = Pick<ReservationLine, 'satir'> | ReservationLine

/** What is still paid is told with its payments; what is over is not. */
const WITH_PLAN: ReadonlySet<GuestEvent> = new Set([
  'placed',
  'confirmed',
  'requested',
  'accepted',
  'accepted_later',
  'changed',
])

function planOf(row: Told, lines: readonly ToldLine[], event: GuestEvent | undefined): PlannedStep[] {
  const stored = lines.filter((line) => 'odeme_adimlari' in line)
  if (event === undefined || !WITH_PLAN.has(event) || stored.length < lines.length) return []
  return plannedOnWire(planOfReservation(row, stored), row.lang)
}

export type Letter = ReturnType<typeof lettersOf>[number]

/**
 * Mails about a reservation. A basket without a guest has nobody to tell. What a desk has sold is told to the desk; its
 * client hears of it only where the price is the client's own.
 */
export function lettersOf(
  booking: Booking,
  row: Told,
  lines: readonly ToldLine[],
  { masa, ...news }: News & { readonly masa?: DeskAddress | undefined },
) {
  const { settings } = booking
  const { kayit_no, misafir } = row
  if (kayit_no === null || misafir === null) return []
  const plan = planOf(row, lines, news.misafire)
  const veri = {
    k_no: row.k_no,
    kayit_no,
    bilet_no: row.bilet_no,
    ad: misafir.ad,
    soyad: misafir.soyad,
    satirlar: lines.map(({ satir: { baslik, baslangic, bitis, urun_k_no, urun_tipi, pax } }) => ({
      baslik,
      baslangic,
      bitis,
      urun_k_no,
      urun_tipi,
      pax,
    })),
    genel_toplam: row.fis.toplam.genel_toplam,
    on_odeme_toplam: row.fis.toplam.on_odeme_toplam,
    kur: row.fis.kur,
    bitis: row.bitis?.toISOString() ?? null,
    not: news.not ?? null,
    iade: news.iade === undefined ? null : toAmount(news.iade),
    istek: row.rezervasyon_satis_durum === 'sor_sat',
    ...(plan.length > 0 ? { odeme_plani: plan } : {}),
  }
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
  const masa = await findDeskAddress(booking, row)
  const written = await writeMails(booking.trx, booking.tenant.id, lettersOf(booking, row, lines, { ...news, masa }))
  booking.mektuplar.push(...written)
}
