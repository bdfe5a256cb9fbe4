import type { ChangeQuote } from '@meltem/contract/reservation/booking'
import { changeAsStaff, quoteStaffChange } from '@meltem/contract/reservation/office'
import type { CartLine, CartLineRequest, Reservation } from '@meltem/contract/reservation/reservation'
import { KINDS } from '@meltem/domain/kinds'
import { changedLine, type LineWish, wishOf } from '@meltem/domain/reservation/line-wish'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { formatMoney } from '@meltem/i18n/format'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Facts } from '../../ui/card.tsx'
import { ClockField } from '../../ui/form/clock-field.tsx'
import { CountField } from '../../ui/form/count-field.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { Note } from '../../ui/note.tsx'
import { useObstacleText } from '../../ui/words/use-obstacle-text.ts'
import { ActPanel } from './act-panel.tsx'

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
        return <LineFields key={line.k_no} line={line} istek={istek} wish={one} onWish={(part) => wish(place, part)} />
      })}
      <div aria-live="polite">{quoted && <Outcome quote={quoted} lines={data.sepet_urunler} />}</div>
    </ActPanel>
  )
}

interface LineFieldsProps {
  readonly line: CartLine
  readonly istek: CartLineRequest
  readonly wish: LineWish
  readonly onWish: (part: Partial<LineWish>) => void
}

const AGES = ['yetiskin', 'cocuk', 'bebek'] as const

function LineFields({ line, istek, wish, onWish }: LineFieldsProps) {
  const t = useTranslations('admin.reservation.wish')
  return (
    <fieldset className="grid gap-3 border-line border-b pb-3">
      <legend className="mb-2 font-[640]">{line.baslik}</legend>
      <div className="flex flex-wrap gap-3">
        <DayField
          label={t('baslangic')}
          value={wish.baslangic}
          least={todayOnCoast()}
          onChange={(baslangic) => onWish({ baslangic })}
        />
        {wish.baslangic_saat !== undefined && (
          <ClockField
            label={t('baslangic_saat')}
            value={wish.baslangic_saat}
            onChange={(baslangic_saat) => onWish({ baslangic_saat })}
          />
        )}
        {wish.bitis !== undefined && (
          <DayField
            label={t('bitis')}
            value={wish.bitis}
            least={wish.baslangic}
            onChange={(bitis) => onWish({ bitis })}
          />
        )}
        {wish.bitis_saat !== undefined && (
          <ClockField
            label={t('bitis_saat')}
            value={wish.bitis_saat}
            onChange={(bitis_saat) => onWish({ bitis_saat })}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {AGES.map((age) => (
          <CountField
            key={age}
            label={t(age)}
            value={wish.pax[age]}
            onChange={(count) => onWish({ pax: { ...wish.pax, [age]: count } })}
          />
        ))}
        {KINDS[line.urun_tipi].rooms && wish.bitis && (
          <CountField
            label={t('rooms')}
            value={wish.adet ?? istek.adet ?? 1}
            least={1}
            onChange={(adet) => onWish({ adet })}
          />
        )}
      </div>
    </fieldset>
  )
}

/** Before and after, and what lies between; what stands in the way is said line by line. */
function Outcome({ quote, lines }: { quote: ChangeQuote; lines: readonly CartLine[] }) {
  const t = useTranslations('admin.reservation')
  const { language } = useLanguage()
  const say = useObstacleText()
  const money = (sum: number) => <span className="num">{formatMoney(language, sum, quote.kur)}</span>
  if (quote.sepet.engeller.length > 0) {
    return (
      <Note tone="danger">
        {quote.sepet.engeller.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same obstacle, and none of them moves
          <p key={place}>
            {lines[one.satir]?.baslik}: {say(one)}
          </p>
        ))}
      </Note>
    )
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
