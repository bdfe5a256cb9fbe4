import type { Notice } from '@meltem/contract/member/area'
import type { GuestEvent, MailData, MailKind, PaymentEvent } from './mail-kinds.ts'

/** What a member reads on screen of a mail. */
export interface NoticeDraft extends Pick<Notice, 'tur' | 'olay' | 'degerler' | 'url'> {
  /** The reservation whose member it is for; without one it is the member with the address of the mail. */
  readonly rezervasyon?: string
  /** Papers of a contract and warnings of safety go out by mail whatever is switched off. */
  readonly hep_postala?: boolean
}

const REQUEST_EVENTS: ReadonlySet<GuestEvent> = new Set([
  'requested',
  'accepted',
  'accepted_later',
  'declined',
  'offer',
])
const PAPERS: ReadonlySet<GuestEvent> = new Set(['confirmed', 'cancelled', 'line_cancelled'])

function ofReservation({ k_no, kayit_no, satirlar, olay, iptal_edilen }: MailData['reservation_guest']): NoticeDraft {
  const tur = REQUEST_EVENTS.has(olay) ? 'istek' : 'rezervasyon'
  const urun = (iptal_edilen ? [iptal_edilen] : satirlar).map(({ baslik }) => baslik).join(', ')
  return {
    tur: olay === 'review' ? 'odeme' : tur,
    olay,
    degerler: { no: kayit_no, urun },
    url: `/user/reservations/${k_no}`,
    rezervasyon: k_no,
    hep_postala: PAPERS.has(olay),
  }
}

const PAYMENT_NOTICES: Readonly<Record<PaymentEvent, string>> = {
  alindi: 'paid',
  basarisiz: 'unpaid',
  iade: 'refunded',
  hatirlatma: 'deadline',
  bekleme: 'thinking',
  adim: 'deadline',
  adim_hatirlatma: 'deadline',
  bildirim_ret: 'claim_declined',
}

function ofPayment({ olay, k_no, kayit_no, tutar, kur, bitis }: MailData['payment_guest']): NoticeDraft {
  return {
    tur: 'odeme',
    olay: PAYMENT_NOTICES[olay],
    degerler: { no: kayit_no, kur, ...(tutar === null ? {} : { tutar }), ...(bitis === null ? {} : { bitis }) },
    url: `/user/reservations/${k_no}`,
    rezervasyon: k_no,
    hep_postala: olay === 'iade',
  }
}

function ofWatch({ neden, urun, yol, baslangic, fiyat, kur }: MailData['watch_news']): NoticeDraft {
  return neden === 'ucuz' && fiyat !== null
    ? { tur: 'izleme', olay: 'watch_cheaper', degerler: { urun, tutar: fiyat, kur }, url: yol }
    : { tur: 'izleme', olay: 'watch_free', degerler: { urun, tarih: baslangic ?? 'yok' }, url: yol }
}

const NOTICES: { readonly [K in MailKind]?: (data: MailData[K]) => NoticeDraft } = {
  reservation_guest: ofReservation,
  payment_guest: ofPayment,
  watch_news: ofWatch,
  waiting_free: ({ urun, baslangic }) => ({
    tur: 'izleme',
    olay: 'watch_free',
    degerler: { urun, tarih: baslangic },
    url: null,
  }),
  member_coupon: ({ olay, kod, bitis }) => ({
    tur: 'kupon',
    olay: `coupon_${olay}`,
    degerler: { kod, ...(bitis === null ? {} : { bitis }) },
    url: '/user/coupons',
  }),
  member_device: ({ cihaz }) => ({
    tur: 'guvenlik',
    olay: 'device',
    degerler: { cihaz },
    url: '/user/profile',
    hep_postala: true,
  }),
  member_password_changed: () => ({
    tur: 'guvenlik',
    olay: 'password',
    degerler: {},
    url: '/user/profile',
    hep_postala: true,
  }),
}

/** Undefined for mails that are no news to a member: links to log in, answers to forms, what the operator gets. */
export function noticeOf<K extends MailKind>(kind: K, data: MailData[K]): NoticeDraft | undefined {
  return NOTICES[kind]?.(data)
}
