import type { Figures } from '@meltem/contract/figures/office'
import { formatNumber, formatPercent } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Bars } from './chart/bars.tsx'
import { FigureTable } from './figure-table.tsx'
import { useMoneyUnit, useRowName } from './use-words.ts'

/** How many days before the service it was booked. */
export function LeadPanel({ figures }: { figures: Figures }) {
  const t = useTranslations('admin.figures')
  const { language } = useLanguage()
  const nameOf = useRowName()
  const rows = figures.satis?.data ?? []
  const all = rows.reduce((sum, { adet }) => sum + adet, 0)
  if (all === 0) return null
  const share = (adet: number) => (100 * adet) / all
  return (
    <Panel title={t('lead_title')} aside={<span className="text-12 text-ink-2">{t('lead_aside')}</span>}>
      <Bars
        bars={rows.map((row) => ({
          key: row.deger,
          name: nameOf('once', row),
          value: share(row.adet),
          label: formatPercent(language, Math.round(share(row.adet))),
        }))}
      />
      <FigureTable
        title={t('lead_title')}
        head={[t('trait.once'), t('column.services'), t('column.share')]}
        rows={[
          ...rows.map((row) => ({
            key: row.deger,
            name: nameOf('once', row),
            cells: [formatNumber(language, row.adet), formatNumber(language, share(row.adet), 1)],
          })),
          {
            key: 'sum',
            name: t('column.sum'),
            strong: true,
            cells: [formatNumber(language, all), formatNumber(language, 100, 1)],
          },
        ]}
      />
    </Panel>
  )
}

const rateOf = ({ adet, iptal_adet }: { adet: number; iptal_adet: number }) =>
  adet + iptal_adet === 0 ? undefined : (100 * iptal_adet) / (adet + iptal_adet)

/** How much of what was sold was cancelled, kind by kind. */
export function CancelPanel({ figures }: { figures: Figures }) {
  const t = useTranslations('admin.figures')
  const { language } = useLanguage()
  const nameOf = useRowName()
  const rows = figures.satis?.data ?? []
  const toplam = figures.satis?.toplam
  const unit = useMoneyUnit(Math.max(0, ...rows.map(({ iptal_tutar }) => iptal_tutar)), figures.kur)
  if (!toplam || rows.length === 0) return null
  const compares = (toplam.gecen?.adet ?? 0) + (toplam.gecen?.iptal_adet ?? 0) > 0
  const shown = (rate: number | undefined) => (rate === undefined ? '–' : formatNumber(language, rate, 1))
  const cellsOf = (row: (typeof rows)[number]) => [
    formatNumber(language, row.adet + row.iptal_adet),
    formatNumber(language, row.iptal_adet),
    shown(rateOf(row)),
    ...(compares ? [shown(row.gecen ? rateOf(row.gecen) : undefined)] : []),
    unit.show(row.iptal_tutar),
  ]
  return (
    <Panel
      title={t('cancel_title')}
      aside={
        <span className="text-12 text-ink-2">
          {[t('cancel_aside'), ...(compares ? [t('legend.before')] : [])].join(' · ')}
        </span>
      }
    >
      <Bars
        bars={rows.map((row) => ({
          key: row.deger,
          name: nameOf('tip', row),
          value: rateOf(row) ?? 0,
          before: compares && row.gecen ? rateOf(row.gecen) : undefined,
          label: formatPercent(language, Math.round(10 * (rateOf(row) ?? 0)) / 10),
        }))}
      />
      <FigureTable
        title={t('cancel_title')}
        head={[
          t('trait.tip'),
          t('column.services'),
          t('column.cancelled'),
          t('column.rate'),
          ...(compares ? [t('column.rate_before')] : []),
          `${t('column.cancelled_amount')}, ${unit.name}`,
        ]}
        rows={[
          ...rows.map((row) => ({ key: row.deger, name: nameOf('tip', row), cells: cellsOf(row) })),
          { key: 'sum', name: t('column.sum'), cells: cellsOf(toplam), strong: true },
        ]}
      />
    </Panel>
  )
}
