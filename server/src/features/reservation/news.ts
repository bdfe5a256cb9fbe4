import { toAmount, toMinor } from '@meltem/domain/money'
import { moneyStand } from '@meltem/domain/payment/money-stand'
import { commonRows, lineShown } from '@meltem/domain/pricing/shown-rows'
import type { GuestEvent, OperatorEvent } from '../../mail/mail-kinds.ts'
import { writeMails } from '../../mail/outbox.ts'
import { type DeskAddress, findDeskAddress } from '../agency/desk-address.ts'
import type { Booking } from './booking.ts'
import { type ReservationLine, type ReservationRow, sumCaptured } from './reservation.queries.ts'

interface News {
  readonly misafire?: GuestEvent
  readonly isletmeye?: OperatorEvent
  readonly not?: string | null
  /** Minor units that come back. */
  readonly iade?: number
  /** Minor units that were captured; asked for where it is left out. */
  readonly alinan?: number
}

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
  | 'odeme_yontemi'
  | 'rezervasyon_satis_durum'
  | 'ac_k_no'
>

export type Letter = ReturnType<typeof lettersOf>[number]

/**
 * Mails about a reservation. A basket without a guest has nobody to tell. What a desk has sold is told to the desk; its
 * client hears of it only where the price is the client's own.
 */
export function lettersOf(
  booking: Booking,
  row: Told,
  lines: readonly Pick<ReservationLine, 'satir'>[],
  { masa, ...news }: News & { readonly masa?: DeskAddress | undefined },
) {
  const { settings } = booking
  const { kayit_no, misafir } = row
  if (kayit_no === null || misafir === null) return []
  const veri = {
    k_no: row.k_no,
    kayit_no,
    bilet_no: row.bilet_no,
    ad: misafir.ad,
    soyad: misafir.soyad,
    satirlar: lines.map(({ satir: { baslik, baslangic, bitis, urun_k_no, urun_tipi, pax, adet, kur_toplam } }) => ({
      baslik,
      baslangic,
      bitis,
      urun_k_no,
      urun_tipi,
      pax,
      tutar: lineShown(kur_toplam),
      ...(adet === undefined ? {} : { adet }),
    })),
    kalemler: commonRows(row.fis),
    genel_toplam: row.fis.toplam.genel_toplam,
    hesap: standOf(row, news.alinan ?? 0),
    kur: row.fis.kur,
    bitis: row.bitis?.toISOString() ?? null,
    not: news.not ?? null,
    iade: news.iade === undefined ? null : toAmount(news.iade),
    istek: row.rezervasyon_satis_durum === 'sor_sat',
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

/** By the receipt that is told: an offer has one of its own. */
function standOf({ fis: { toplam }, ...row }: Told, alinan: number) {
  const sums = { genel_toplam: toMinor(toplam.genel_toplam), on_odeme_toplam: toMinor(toplam.on_odeme_toplam) }
  return moneyStand({ ...row, ...sums }, alinan)
}

/** Puts them in the outbox, in the same commit as what they tell; their jobs follow it. */
export async function tellNews(
  booking: Booking,
  row: Told,
  lines: readonly Pick<ReservationLine, 'satir'>[],
  news: News,
): Promise<void> {
  const masa = await findDeskAddress(booking, row)
  const alinan = news.alinan ?? (await sumCaptured(booking.trx, row.k_no))
  const letters = lettersOf(booking, row, lines, { ...news, alinan, masa })
  const written = await writeMails(booking.trx, booking.tenant.id, letters)
  booking.mektuplar.push(...written)
}
