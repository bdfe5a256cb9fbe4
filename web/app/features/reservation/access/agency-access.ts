import {
  cancelPortalReservation,
  changePortalReservation,
  confirmRequest,
  getPortalReservation,
  type PortalDetail,
  quotePortalCancellation,
  quotePortalChange,
} from '@meltem/contract/agency/booking'
import type { PortalReservation } from '@meltem/contract/agency/portal'
import { formatMoney, formatPercent } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall } from '../../../platform/calls/agency-session.ts'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { dayRange } from '../../member/trip-days.ts'
import type { CancelAct, ChangeAct, Offer, ReservationAccess } from './reservation-access.ts'
import { useTitles } from './use-titles.ts'

/** A booking of the agency's own; what it has of a visitor or a sub-agency comes without details. */
interface Sold {
  readonly row: PortalReservation
  readonly detail: PortalDetail
  readonly again: () => void
}

export interface AgencyAccess extends ReservationAccess {
  readonly row: PortalReservation
  readonly detail: PortalDetail | null
}

/** A booking in the portal: the agency sees what it pays, and every act is put right on its account. */
export function useAgencyAccess(k_no: string): { access: AgencyAccess | undefined; failure: string | undefined } {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal')
  const { answer, failure, again } = useAnswer(getPortalReservation, { k_no }, { call: useAgencyCall() })
  const titleOf = useTitles(answer?.ayrinti?.satirlar.map(({ istek }) => istek?.urun_k_no) ?? [])
  const sold = answer?.ayrinti ? { row: answer.data, detail: answer.ayrinti, again } : undefined
  const [change, cancel, offer, facts] = [useChangeAct(sold), useCancelAct(sold), useAnswerAct(sold), useFacts(sold)]
  if (!answer) return { access: undefined, failure: failure?.message }
  const { data: row, ayrinti: detail } = answer
  const lines = row.satirlar.map((line, place) => {
    const more = detail?.satirlar[place]
    return {
      ...line,
      baslik: titleOf(more?.istek?.urun_k_no) ?? line.baslik,
      k_no: more?.durum.k_no ?? String(place),
      baslangic_saat: more?.saat ?? null,
      bitis_saat: null,
      party: t('people', { count: line.pax.yetiskin + line.pax.cocuk + line.pax.bebek }),
      extras: [],
      price: more ? formatMoney(language, more.tutar, row.kur) : undefined,
      istek: more?.istek,
      durum: more?.durum,
    }
  })
  const { durum, kur } = row
  return {
    access: { look: 'portal', durum, kur, lines, facts, change, cancel, offer, row, detail },
    failure: undefined,
  }
}

function useFacts(sold: Sold | undefined): ReservationAccess['facts'] {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal')
  if (!sold) return []
  const { misafir, hotel_bilgi, rezervasyon_notu, odenen } = sold.detail
  const facts: [string, string][] = [
    [t('guest.name'), `${misafir.ad} ${misafir.soyad}`],
    [t('guest.phone'), misafir.telefon],
    [t('guest.email'), misafir.e_mail],
    [t('detail.hotel'), [hotel_bilgi?.hotel_adi, hotel_bilgi?.oda_no].filter(Boolean).join(' · ')],
    [t('detail.note'), rezervasyon_notu ?? ''],
    [t('detail.paidByGuest'), odenen > 0 ? formatMoney(language, odenen, sold.row.kur) : ''],
  ]
  return facts.filter(([, value]) => value)
}

function useCancelAct(sold: Sold | undefined): CancelAct | undefined {
  const { language } = useFrame()
  const call = useAgencyCall()
  const t = useTranslations('agencyPortal')
  const alone = useTranslations('cancellation')
  if (!sold?.detail.eylemler.includes('iptal')) return undefined
  const quote: CancelAct['quote'] = async (service) => {
    const wish = { k_no: sold.row.k_no, ...(service ? { satir: service.k_no } : {}) }
    const answer = await call(quotePortalCancellation, wish)
    if (answer.success === 0) return { refused: answer.message }
    const { kur, kesinti, iade, satirlar } = answer.data
    const money = (amount: number) => formatMoney(language, amount, kur)
    const share = (line: (typeof satirlar)[number]) =>
      t('detail.cancelShare', { share: formatPercent(language, line.iade_oran), price: money(line.tutar) })
    return {
      sum: t('cancelQuote', { kept: money(kesinti), back: money(iade) }),
      rows: satirlar.map((line) => ({
        k_no: line.k_no,
        about: share(line),
        amount: t('detail.cancelKept', { amount: money(line.kesinti) }),
      })),
      commit: async () => {
        const done = await call(cancelPortalReservation, { ...wish, kesinti, iade })
        if (done.success === 0) return { refused: done.message, stale: done.code === 'fiyat_degisti' }
        sold.again()
        return { done: service ? alone('done', { title: service.baslik }) : t('detail.cancelled') }
      },
    }
  }
  return {
    title: t('detail.cancel'),
    ask: t('detail.cancelAsk'),
    askAll: t('detail.cancelAsk'),
    whole: { title: t('detail.cancelTitle'), confirm: t('cancelNow') },
    counting: t('loading'),
    quote,
  }
}

function useChangeAct(sold: Sold | undefined): ChangeAct | undefined {
  const { language } = useFrame()
  const call = useAgencyCall()
  const t = useTranslations('agencyPortal.detail')
  const shared = useTranslations('change')
  if (!sold?.detail.eylemler.includes('degistir')) return undefined
  const quote: ChangeAct['quote'] = async (lines) => {
    const wish = { k_no: sold.row.k_no, sepet_urunler: [...lines] }
    const answer = await call(quotePortalChange, wish)
    if (answer.success === 0) return { refused: answer.message }
    const { kur, eski, yeni, engel, on_odeme_toplam } = answer
    const money = (amount: number) => formatMoney(language, amount, kur)
    const more = Math.round((yeni - eski) * 100) / 100
    return {
      obstacles: engel > 0 ? [t('changeNotFree')] : [],
      rows: [
        { name: shared('before'), amount: money(eski), tone: 'quiet' },
        { name: shared('after'), amount: money(yeni), tone: 'strong' },
        { name: t('difference'), amount: more > 0 ? `+${money(more)}` : money(more) },
      ],
      commit: async () => {
        const seen = { genel_toplam: yeni, on_odeme_toplam }
        const change = { ...wish, istek_k_no: crypto.randomUUID(), kur_rezervasyon_toplam: seen }
        const done = await call(changePortalReservation, change)
        if (done.success === 0) return { refused: done.message }
        sold.again()
        return { done: t('changed') }
      },
    }
  }
  return { quote }
}

/** A request: what the operator has answered, and the yes that makes it a booking by the contract. */
function useAnswerAct(sold: Sold | undefined): Offer | undefined {
  const { language } = useFrame()
  const call = useAgencyCall()
  const t = useTranslations('agencyPortal')
  if (!sold) return undefined
  const { row, detail, again } = sold
  const { teklif, eylemler, yanit_notu } = detail
  const open = eylemler.includes('onayla') || eylemler.includes('teklif')
  if (!open && row.durum !== 'requested') return undefined
  const commit = async () => {
    const seen = teklif ? { kur_rezervasyon_toplam: teklif.toplam } : {}
    const answer = await call(confirmRequest, { k_no: row.k_no, ...seen })
    if (answer.success === 0) return { refused: answer.message }
    again()
    return { done: t('booked', { no: answer.data.kayit_no }) }
  }
  const suggested = teklif ? 'detail.suggested' : 'detail.waiting'
  return {
    title: t('detail.request'),
    lead: t(row.durum === 'accepted' ? 'detail.accepted' : suggested),
    word: teklif?.not ?? yanit_notu,
    lines: (teklif?.satirlar ?? []).map(({ baslik, baslangic, bitis, pax }) => ({
      baslik,
      about: `${dayRange(baslangic, bitis)} · ${t('people', { count: pax.yetiskin + pax.cocuk + pax.bebek })}`,
    })),
    price: teklif ? formatMoney(language, teklif.toplam.genel_toplam, row.kur) : undefined,
    accept: open ? { label: t(`detail.take.${row.akis}`), commit } : undefined,
  }
}
