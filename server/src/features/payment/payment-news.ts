import type { Language } from '@meltem/contract/wire/language'
import { toAmount } from '@meltem/domain/money'
import { findAgencyAddress } from '../agency/portal/agency-address.ts'
import type { PaymentEvent } from '../letters/mail-kinds.ts'
import { putInOutbox } from '../letters/outbox.ts'
import type { Booking } from '../reservation/booking.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'

interface PaymentNews {
  readonly olay: PaymentEvent
  /** Minor units. */
  readonly tutar: number | null
  readonly kalan: number | null
  readonly dil?: Language
  readonly mesaj?: string
}

type Told = Pick<ReservationRow, 'k_no' | 'kayit_no' | 'misafir' | 'lang' | 'secilen_kur' | 'bitis' | 'ac_k_no'>

/** Mails about money, in the same commit as what they tell. */
export async function tellPayment(booking: Booking, row: Told, news: PaymentNews): Promise<void> {
  const { trx, services, tenant, settings } = booking
  const { kayit_no, misafir } = row
  if (kayit_no === null || misafir === null) return
  const { olay, tutar, kalan } = news
  const desk = await findAgencyAddress(booking, row)
  await putInOutbox(trx, services.queue, tenant.id, {
    tur: 'payment_guest',
    veri: {
      olay,
      k_no: row.k_no,
      kayit_no,
      ad: misafir.ad,
      kur: row.secilen_kur,
      tutar: tutar === null ? null : toAmount(tutar),
      kalan: kalan === null ? null : toAmount(Math.max(0, kalan)),
      bitis: row.bitis?.toISOString() ?? null,
      ...(news.mesaj ? { mesaj: news.mesaj } : {}),
    },
    // What an agency pays is never told to its client.
    alici: desk?.net ? desk.e_mail : misafir.e_mail,
    yanit_adresi: settings.contact.e_mail,
    dil: desk?.net ? desk.dil : row.lang,
  })
}
