import type { countMoney } from '@meltem/contract/payment/bank-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatNumber } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Figure } from '../overview/figure.tsx'
import { SumLines, useSums } from './sums.tsx'

/** The five numbers of the desk: what came, and what waits. */
export function MoneyFigures({ summary }: { summary: OutputOf<typeof countMoney> }) {
  const t = useTranslations('admin.money')
  const { language } = useLanguage()
  const sums = useSums()
  const number = (value: number) => formatNumber(language, value)
  const { gelen, kart, hareket, hareket_tutar, bildirim, inceleme, iade, iade_tutar } = summary
  return (
    <section aria-label={t('figures')} className="card mb-4 overflow-hidden print:hidden">
      <dl className="-mr-px -mb-px flex flex-wrap *:flex-[1_1_45%] lg:*:flex-[1_1_180px]">
        <Figure
          label={t('received')}
          value={<SumLines sums={gelen} none={number(0)} />}
          tone="plain"
          note={kart.length > 0 ? t('received_card', { sums: sums(kart) }) : t('received_no_card')}
        />
        <Figure
          label={t('to_match')}
          value={number(hareket)}
          tone={hareket > 0 ? 'bad' : 'ok'}
          note={hareket > 0 ? sums(hareket_tutar) : t('to_match_none')}
        />
        <Figure
          label={t('claims')}
          value={number(bildirim)}
          tone={bildirim > 0 ? 'wait' : 'ok'}
          note={bildirim > 0 ? t('claims_wait') : t('claims_none')}
        />
        <Figure
          label={t('refunds')}
          value={number(iade)}
          tone={iade > 0 ? 'wait' : 'ok'}
          note={iade > 0 ? sums(iade_tutar) || t('refunds_wait') : t('refunds_none')}
        />
        <Figure
          label={t('reviews')}
          value={number(inceleme)}
          tone={inceleme > 0 ? 'wait' : 'ok'}
          note={t(inceleme > 0 ? 'reviews_wait' : 'reviews_none')}
        />
      </dl>
    </section>
  )
}
