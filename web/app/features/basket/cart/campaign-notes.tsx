import type { BasketQuote } from '@meltem/contract/reservation/basket'
import { formatMoney, formatPercent } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useShownMoney } from '../../booking/use-shown-money.ts'
import { type CampaignHint, campaignHints } from '../campaign-hint.ts'

/** Which campaign counts, and what is missing for the next one, with how far the basket has come. */
export function CampaignNotes({ quote }: { quote: BasketQuote | undefined }) {
  const shown = useShownMoney()
  const hints = quote ? campaignHints(quote, shown) : []
  if (hints.length === 0) return null
  return (
    <div className="note note-good mb-1" role="status">
      <Icon name="badge-percent" className="mt-0.5" />
      <div className="flex-1">
        {hints.map((hint) => (
          <Hint key={hint.kampanya.k_no} hint={hint} />
        ))}
      </div>
    </div>
  )
}

function Hint({ hint }: { hint: CampaignHint }) {
  const { language } = useFrame()
  const t = useTranslations('basket.campaign')
  const shown = useShownMoney()
  const { kampanya, sayilir, eksik, oran } = hint
  const money = (amount: number, kur: string) => {
    const { amount: own, currency } = shown(amount, kur)
    return formatMoney(language, own, currency)
  }
  const off =
    kampanya.indirim_turu === 'yuzde'
      ? formatPercent(language, kampanya.indirim_tutari)
      : money(kampanya.indirim_tutari, kampanya.kur)
  const [only, ...others] = kampanya.urun_tipleri
  const kind = only && others.length === 0 ? only : 'her'
  if (sayilir) {
    return (
      <p>
        <b>{t('counts', { name: kampanya.ad })}</b> {t('taken', { off })}
      </p>
    )
  }
  const { currency } = shown(kampanya.toplam_tutar, kampanya.kur)
  const missing =
    kampanya.kampanya_turu === 'adet'
      ? t(`more.${kind}`, { count: eksik })
      : t('moreMoney', { amount: formatMoney(language, eksik, currency) })
  return (
    <>
      <p>{t('next', { missing, off })}</p>
      <div className="progress" aria-hidden="true">
        <i style={{ width: `${Math.round(oran * 100)}%` }} />
      </div>
    </>
  )
}
