import type { ChangeQuote } from '@meltem/contract/reservation/booking'
import { changeAsStaff, quoteStaffChange } from '@meltem/contract/reservation/office'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { changedLine, type LineWish, wishOf } from '@meltem/domain/reservation/line-wish'
import { formatMoney } from '@meltem/i18n/format'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Facts } from '../../ui/card.tsx'
import { ActPanel } from './act-panel.tsx'
import { LineFields, Obstacles } from './line-fields.tsx'

interface ChangePanelProps {
  readonly data: Reservation
  readonly onDone: () => void
  readonly onAbandon: () => void
}

/** Quote, then a button that repeats the new total: another wish makes the quote worthless (PRICE-1). */
export function ChangePanel({ data, onDone, onAbandon }: ChangePanelProps) {
  const t = useTranslations('admin.reservation')
  const { language } = useLanguage()
  const [wishes, setWishes] = useState<readonly LineWish[]>(() => data.istekler.map(wishOf))
  const [istek_k_no, setRequest] = useState(() => crypto.randomUUID())
  const sepet_urunler = data.istekler.map((istek, place) =>
    changedLine(istek, wishes[place] ?? wishOf(istek), data.sepet_urunler[place]?.baslangic_saat ?? null),
  )
  const quote = useMutation({ mutationFn: () => call(quoteStaffChange, { k_no: data.k_no, sepet_urunler }) })
  const change = useMutation({
    mutationFn: ({ sepet }: ChangeQuote) => {
      const { genel_toplam, on_odeme_toplam } = sepet.kur_rezervasyon_toplam
      const kur_rezervasyon_toplam = { genel_toplam, on_odeme_toplam }
      return call(changeAsStaff, { k_no: data.k_no, istek_k_no, sepet_urunler, kur_rezervasyon_toplam })
    },
    onSuccess: onDone,
    onError: () => {
      setRequest(crypto.randomUUID())
      quote.reset()
    },
  })
  const quoted = quote.data?.data
  const free = quoted?.sepet.engeller.length === 0
  const wish = (place: number, part: Partial<LineWish>) => {
    quote.reset()
    change.reset()
    setWishes((before) => before.map((one, index) => (index === place ? { ...one, ...part } : one)))
  }
  const total = formatMoney(language, quoted?.genel_toplam.yeni ?? 0, data.secilen_kur)
  return (
    <ActPanel
      title={t('change')}
      error={change.error ?? quote.error}
      busy={quote.isPending || change.isPending}
      button={quoted && free ? t('change_confirm', { sum: total }) : t('change_quote')}
      onSubmit={() => {
        if (quoted && free) change.mutate(quoted)
        else quote.mutate()
      }}
      onAbandon={onAbandon}
    >
      {data.sepet_urunler.map((line, place) => {
        const istek = data.istekler[place]
        const one = wishes[place]
        if (!istek || !one) return null
        return <LineFields key={line.k_no} {...line} istek={istek} wish={one} onWish={(part) => wish(place, part)} />
      })}
      <div aria-live="polite">
        {quoted && <Outcome quote={quoted} titles={data.sepet_urunler.map(({ baslik }) => baslik)} />}
      </div>
    </ActPanel>
  )
}

/** Before and after, and what lies between; what stands in the way is said line by line. */
function Outcome({ quote, titles }: { quote: ChangeQuote; titles: readonly string[] }) {
  const t = useTranslations('admin.reservation')
  const { language } = useLanguage()
  const money = (sum: number) => <span className="num">{formatMoney(language, sum, quote.kur)}</span>
  if (quote.sepet.engeller.length > 0) {
    return <Obstacles rows={quote.sepet.engeller} titles={titles} />
  }
  return (
    <div className="bg-paper p-3">
      <Facts
        rows={[
          [t('before'), money(quote.genel_toplam.eski)],
          [t('after'), money(quote.genel_toplam.yeni)],
          [t('paid'), money(quote.odenen)],
          ...(quote.odenecek > 0 ? ([[t('change_due'), money(quote.odenecek)]] as const) : []),
          ...(quote.iade > 0 ? ([[t('change_back'), money(quote.iade)]] as const) : []),
        ]}
      />
    </div>
  )
}
