import type { PriceSummary } from '@meltem/contract/catalog/price-summary'
import type { PricedOption } from '@meltem/contract/catalog/prices-office'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSummary } from './use-prices.ts'

interface PublishDialogProps {
  readonly rows: readonly PricedOption[]
  readonly drafted: readonly { k_no: string; surum: number }[]
  readonly busy: boolean
  readonly onPublish: () => void
  readonly onClose: () => void
}

/** What publishing changes, before it does: cells, sums, gaps, jumps, and bookings that keep their price. */
export function PublishDialog({ rows, drafted, busy, onPublish, onClose }: PublishDialogProps) {
  const t = useTranslations('admin.prices')
  const summary = useSummary(drafted, true)
  const data = summary.data?.data
  return (
    <Dialog title={t('publish')} onClose={onClose}>
      {summary.error && <Problem error={summary.error} onRetry={() => void summary.refetch()} />}
      {!data && !summary.error && <Skeleton lines={4} />}
      {data && (
        <>
          <Figures summary={data} />
          <Notes summary={data} rows={rows} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>{t('back')}</Button>
            <Button look="sun" busy={busy} onClick={onPublish}>
              {data.gun === 0 ? t('publish_rest') : t('publish_days', { count: data.gun })}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

function Figures({ summary }: { summary: PriceSummary }) {
  const t = useTranslations('admin.prices')
  const { language } = useLanguage()
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      <dt>{t('options_changed')}</dt>
      <dd className="num text-right">{summary.secenek}</dd>
      <dt>{t('days_changed')}</dt>
      <dd className="num text-right">{summary.gun}</dd>
      {summary.toplamlar.map(({ kur, eski, yeni }) => (
        <div key={kur} className="contents">
          <dt>{t('sum_before_after', { kur })}</dt>
          <dd className="num text-right">
            {formatMoney(language, eski, kur)} → <b>{formatMoney(language, yeni, kur)}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Notes({ summary, rows }: { summary: PriceSummary; rows: readonly PricedOption[] }) {
  const t = useTranslations('admin.prices')
  const { language } = useLanguage()
  const optionOf = (key: string) => rows.find(({ k_no }) => k_no === key)
  const nameOf = (key: string) => optionOf(key)?.urun ?? ''
  return (
    <div className="grid gap-3">
      {summary.bosluk_sayisi > 0 && (
        <Group title={t('gaps', { count: summary.bosluk_sayisi })} tone="danger">
          {summary.bosluklar.map((one) => (
            <li key={one.secenek_k_no + one.ilk}>
              {nameOf(one.secenek_k_no)}: {formatDate(one.ilk)} – {formatDate(one.son)}
            </li>
          ))}
        </Group>
      )}
      {summary.sicrama_sayisi > 0 && (
        <Group title={t('jumps', { count: summary.sicrama_sayisi })} tone="warn">
          {summary.sicramalar.map((one) => {
            const kur = optionOf(one.secenek_k_no)?.kur ?? 'EUR'
            return (
              <li key={one.secenek_k_no + one.gun}>
                {nameOf(one.secenek_k_no)}, {formatDate(one.gun)}: {formatMoney(language, one.eski, kur)} →{' '}
                {formatMoney(language, one.yeni, kur)} ({one.oran > 0 ? '+' : '−'}
                {Math.abs(one.oran)} %)
              </li>
            )
          })}
        </Group>
      )}
      {summary.aykiri_sayisi > 0 && (
        <Group title={t('strays', { count: summary.aykiri_sayisi })} tone="warn">
          {summary.aykirilar.map(({ secenek_k_no, ilk, son, fiyat, once, sonra }) => {
            const money = (price: number) => formatMoney(language, price, optionOf(secenek_k_no)?.kur ?? 'EUR')
            return (
              <li key={secenek_k_no + ilk}>
                {nameOf(secenek_k_no)}, {ilk === son ? formatDate(ilk) : `${formatDate(ilk)} – ${formatDate(son)}`}:{' '}
                {money(fiyat)}, {t('stray_between', { before: money(once), after: money(sonra) })}
              </li>
            )
          })}
        </Group>
      )}
      {summary.rezervasyon_sayisi > 0 && (
        <Group title={t('keep_theirs', { count: summary.rezervasyon_sayisi })} tone="plain">
          {summary.rezervasyonlar.map((one) => (
            <li key={one.k_no + one.ilk}>
              <Link to={`/rezervasyonlar/${one.k_no}`}>{one.kayit_no}</Link> {nameOf(one.secenek_k_no)},{' '}
              {formatDate(one.ilk)}
            </li>
          ))}
        </Group>
      )}
    </div>
  )
}

const TONES = { danger: 'border-danger', warn: 'border-sun-edge', plain: 'border-line-strong' } as const

function Group({ title, tone, children }: { title: string; tone: keyof typeof TONES; children: React.ReactNode }) {
  return (
    <details className={`border-l-3 bg-mist py-2 pr-3 pl-3 ${TONES[tone]}`}>
      <summary className="font-semibold">{title}</summary>
      <ul className="mt-1 grid max-h-48 gap-0.5 overflow-auto text-13">{children}</ul>
    </details>
  )
}
