import { formatDate } from '@meltem/i18n/format'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Chip } from '../../ui/chip.tsx'
import { bulletinState, type Health, mailState } from './health-state.ts'

interface RowProps {
  readonly name: string
  readonly tone: 'ok' | 'wait' | 'bad'
  readonly children: ReactNode
}

function Row({ name, tone, children }: RowProps) {
  const t = useTranslations('admin.overview')
  return (
    <li className="grid gap-1 border-line-soft border-b px-4 py-3">
      <span className="flex items-center justify-between gap-2">
        <b className="font-[620]">{name}</b>
        <Chip tone={tone}>{t(`word_${tone}`)}</Chip>
      </span>
      <span className="text-13 text-ink-2">{children}</span>
    </li>
  )
}

/** The same facts as the figures, but as sentences that say what to do. */
export function SystemCard({ health }: { health: Health }) {
  const t = useTranslations('admin.overview')
  const mail = mailState(health)
  const mailText = {
    ok: () => t('mail_ok'),
    wait: () => t('mail_waiting', { count: health.bekleyen_eposta }),
    bad: () => t('mail_failed', { count: health.basarisiz_eposta }),
  }
  const date = health.bulten_tarihi === null ? '' : formatDate(health.bulten_tarihi)
  const bulletin = bulletinState(health)
  const ratesText = { fresh: 'rates_ok', old: 'rates_old', missing: 'rates_missing' } as const
  return (
    <section aria-labelledby="system" className="card">
      <h2 id="system" className="border-line border-b px-4 py-3">
        {t('system')}
      </h2>
      <ul>
        <Row name={t('mail')} tone={mail}>
          {mailText[mail]()}
        </Row>
        <Row name={t('rates')} tone={bulletin === 'fresh' ? 'ok' : 'bad'}>
          {t(ratesText[bulletin], { date })}
        </Row>
        <li className="flex items-center justify-between gap-2 px-4 py-3">
          <b className="font-[620]">{t('version')}</b>
          <span className="num text-13 text-ink-2">{health.surum}</span>
        </li>
      </ul>
    </section>
  )
}
