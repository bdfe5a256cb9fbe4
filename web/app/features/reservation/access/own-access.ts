import {
  acceptOffer,
  type CancellationQuote,
  cancelReservation,
  changeReservation,
  quoteCancellation,
  quoteChange,
} from '@meltem/contract/reservation/booking'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { mayChange } from '@meltem/domain/reservation/line-wish'
import { findNextState } from '@meltem/domain/reservation/reservation-states'
import { formatInstant, formatMoney, formatPercent } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { ownOf } from '../../basket/outcome/outcome-address.ts'
import { useLineWords, usePartyOfLine } from '../../basket/use-line-words.ts'
import { useObstacleWords } from '../../booking/panel/use-obstacle-words.ts'
import type { CancelAct, ChangeAct, Offer, ReservationAccess, ShownService } from './reservation-access.ts'
import { useTitles } from './use-titles.ts'

/** A reservation of one's own: a guest opens it by the key of the link, a member by the login. */
export interface Own {
  readonly reservation: Reservation
  readonly anahtar: string | undefined
  /** Puts on screen what the server has answered. */
  readonly keep: (reservation: Reservation) => void
}

export interface OwnAccess extends ReservationAccess, Own {}

/** Guest and member make the same calls; only what opens them differs. */
export function useOwnAccess(look: 'trip' | 'account', own: Own, facts: ReservationAccess['facts'] = []): OwnAccess {
  const party = usePartyOfLine()
  const { durum, secilen_kur, sepet_urunler, istekler, satirlar } = own.reservation
  const titleOf = useTitles(sepet_urunler.map(({ urun_k_no }) => urun_k_no))
  const lines = sepet_urunler.map((line, place) => ({
    ...line,
    baslik: titleOf(line.urun_k_no) ?? line.baslik,
    party: party(line),
    extras: line.ekstra_hizmetler.map(({ ad, adet }) => (adet > 1 ? `${ad} × ${adet}` : ad)),
    istek: istekler[place],
    durum: satirlar[place],
  }))
  const [change, cancel, offer] = [useChangeAct(own), useCancelAct(own), useOffer(own)]
  return { ...own, look, durum, kur: secilen_kur, lines, facts, change, cancel, offer }
}

function useCancelAct({ reservation: { durum, k_no }, anahtar, keep }: Own): CancelAct | undefined {
  const { language } = useFrame()
  const call = useCall()
  const t = useTranslations('trip.cancel')
  const alone = useTranslations('cancellation')
  const asked = durum === 'requested'
  const sayDone = ({ iade, kur }: CancellationQuote, service: ShownService | undefined): string => {
    const back = { amount: formatMoney(language, iade, kur) }
    if (!service) return iade > 0 ? t('doneWith', back) : t(asked ? 'withdrawn' : 'done')
    const title = service.baslik
    return iade > 0 ? alone('doneWith', { title, ...back }) : alone('done', { title })
  }
  const quote: CancelAct['quote'] = async (service) => {
    const wish = { ...ownOf({ k_no, anahtar }), ...(service ? { satir: service.k_no } : {}) }
    const answer = await call(quoteCancellation, wish)
    if (answer.success === 0) return { refused: answer.message }
    const { kur, odenen, iade, kesinti, satirlar } = answer.data
    const money = (amount: number) => formatMoney(language, amount, kur)
    const share = ({ iade_oran, odenen: paid }: (typeof satirlar)[number]) =>
      t('lineShare', { share: formatPercent(language, iade_oran), paid: money(paid) })
    const commit = async () => {
      const done = await call(cancelReservation, { ...wish, iade })
      if (done.success === 0) return { refused: done.message, stale: done.code === 'fiyat_degisti' }
      keep(done.data)
      return { done: sayDone(done.iade, service) }
    }
    if (odenen === 0) return { sum: undefined, note: t('nothingPaid'), rows: [], commit }
    return {
      sum: t('back', { amount: money(iade) }),
      note: t('ofPaid', { paid: money(odenen), kept: money(kesinti) }),
      rows: satirlar.map((line) => ({ k_no: line.k_no, about: share(line), amount: money(line.iade) })),
      commit,
    }
  }
  if (!findNextState(durum, 'cancel')) return undefined
  const word = t(asked ? 'withdraw' : 'confirm')
  return {
    title: t('title'),
    lead: t(asked ? 'withdrawText' : 'text'),
    ask: t(asked ? 'withdraw' : 'quote'),
    askAll: t('quoteAll'),
    whole: { title: word, confirm: word },
    counting: t('counting'),
    quote,
  }
}

function useChangeAct({ reservation, anahtar, keep }: Own): ChangeAct | undefined {
  const { language } = useFrame()
  const call = useCall()
  const t = useTranslations('change')
  const say = useObstacleWords()
  const quote: ChangeAct['quote'] = async (lines) => {
    const wish = { ...ownOf({ k_no: reservation.k_no, anahtar }), sepet_urunler: [...lines] }
    const answer = await call(quoteChange, wish)
    if (answer.success === 0) return { refused: answer.message }
    const { kur, genel_toplam: sums, odenen, odenecek, iade, sepet } = answer.data
    const money = (amount: number) => formatMoney(language, amount, kur)
    return {
      obstacles: sepet.engeller.map(say),
      rows: [
        { name: t('before'), amount: money(sums.eski), tone: 'quiet' },
        { name: t('after'), amount: money(sums.yeni), tone: 'strong' },
        { name: t('paid'), amount: money(odenen) },
        ...(odenecek > 0 ? [{ name: t('toPay'), amount: money(odenecek) }] : []),
        ...(iade > 0 ? [{ name: t('comesBack'), amount: money(iade), tone: 'good' as const }] : []),
      ],
      commit: async () => {
        const { genel_toplam, on_odeme_toplam } = sepet.kur_rezervasyon_toplam
        const seen = { genel_toplam, on_odeme_toplam }
        const change = { ...wish, istek_k_no: crypto.randomUUID(), kur_rezervasyon_toplam: seen }
        const done = await call(changeReservation, change)
        if (done.success === 0) return { refused: done.message }
        keep(done.data)
        return { done: t('done') }
      },
    }
  }
  return mayChange(reservation) ? { quote } : undefined
}

function useOffer({ reservation: { durum, k_no, karsi_teklif }, anahtar, keep }: Own): Offer | undefined {
  const { language } = useFrame()
  const call = useCall()
  const t = useTranslations('trip.offer')
  const words = useLineWords()
  if (!karsi_teklif || durum !== 'requested') return undefined
  const { fis, zaman, not, sepet_urunler } = karsi_teklif
  const { genel_toplam, on_odeme_toplam } = fis.toplam
  const commit = async () => {
    const seen = { genel_toplam, on_odeme_toplam }
    const answer = await call(acceptOffer, { ...ownOf({ k_no, anahtar }), kur_rezervasyon_toplam: seen })
    if (answer.success === 0) return { refused: answer.message }
    keep(answer.data)
    return { done: t('accepted') }
  }
  return {
    title: t('title'),
    lead: t('lead', { when: formatInstant(zaman) }),
    word: not,
    lines: sepet_urunler.map((line) => ({ baslik: line.baslik, about: words(line) })),
    price: fis,
    accept: { label: t('accept', { amount: formatMoney(language, genel_toplam, fis.kur) }), commit },
  }
}
