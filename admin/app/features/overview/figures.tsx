import { formatDate, formatNumber } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Figure } from './figure.tsx'
import { bulletinState, type Health } from './health-state.ts'

const BULLETIN_TONE = { fresh: 'ok', old: 'bad', missing: 'bad' } as const

export function Figures({ health }: { health: Health }) {
  const t = useTranslations('admin.overview')
  const { language } = useLanguage()
  const number = (value: number) => formatNumber(language, value)
  const { yeni_mesaj, bekleyen_eposta, basarisiz_eposta, bulten_tarihi, sayfa } = health
  const bulletin = bulletinState(health)
  return (
    <section aria-label={t('figures')} className="card mb-4 overflow-hidden">
      <dl className="-mr-px -mb-px grid grid-cols-2 lg:grid-cols-5">
        <Figure
          label={t('unread')}
          value={number(yeni_mesaj)}
          tone={yeni_mesaj > 0 ? 'wait' : 'ok'}
          note={yeni_mesaj > 0 ? t('unread_some') : t('unread_none')}
        />
        <Figure
          label={t('waiting')}
          value={number(bekleyen_eposta)}
          tone={bekleyen_eposta > 0 ? 'wait' : 'ok'}
          note={bekleyen_eposta > 0 ? t('waiting_some') : t('waiting_none')}
        />
        <Figure
          label={t('failed')}
          value={number(basarisiz_eposta)}
          tone={basarisiz_eposta > 0 ? 'bad' : 'ok'}
          note={basarisiz_eposta > 0 ? t('failed_some') : t('failed_none')}
        />
        <Figure
          label={t('bulletin')}
          value={bulten_tarihi === null ? t('bulletin_none') : formatDate(bulten_tarihi)}
          tone={BULLETIN_TONE[bulletin]}
          note={t(`bulletin_${bulletin}`)}
        />
        <Figure label={t('pages')} value={number(sayfa)} tone="plain" note={t('pages_note')} />
      </dl>
    </section>
  )
}
