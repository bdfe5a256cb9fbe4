import type { Figures } from '@meltem/contract/figures/office'
import { useTranslations } from 'use-intl'
import { Panel } from '../../ui/panel.tsx'
import { type Column, Columns } from './chart/columns.tsx'
import { FigureTable } from './figure-table.tsx'
import { changeOf, useMoneyUnit, useSigned, useSteps } from './use-words.ts'

/** Sales step by step: what was served, what is on the books, and where the year before stood. */
export function SalesPanel({ figures }: { figures: Figures }) {
  const t = useTranslations('admin.figures')
  const steps = useSteps()(figures)
  const signed = useSigned()
  const toplam = figures.satis?.toplam
  const unit = useMoneyUnit(Math.max(0, ...(toplam?.dilimler ?? [])), figures.kur)
  if (!toplam) return null
  const before = toplam.gecen && toplam.gecen.adet > 0 ? toplam.gecen : undefined
  const columns: Column[] = steps.map((step, at) => ({
    ...step,
    value: toplam.dilimler[at] ?? 0,
    before: before?.dilimler[at],
  }))
  const highest = columns.reduce((best, one) => (one.value > best.value ? one : best), columns[0] as Column)
  const title = t(`sales_by.${figures.adim}`)
  const legend = [
    unit.name,
    t('legend.done'),
    ...(columns.some(({ ahead }) => ahead) ? [t('legend.ahead')] : []),
    ...(before ? [t('legend.before')] : []),
  ].join(' · ')
  const alt = t('alt.columns', { title, name: highest.long, value: `${unit.show(highest.value)} ${unit.name}` })
  const numbers = (values: readonly number[], sum: number) => [...values.map(unit.show), unit.show(sum)]
  const rows = [
    { key: 'now', name: t('row.now'), cells: numbers(toplam.dilimler, toplam.tutar) },
    ...(before
      ? [
          { key: 'before', name: t('row.before'), cells: numbers(before.dilimler, before.tutar) },
          {
            key: 'difference',
            name: t('row.difference'),
            strong: true,
            cells: [
              ...columns.map((one) => signed(changeOf(one.value, one.before))),
              signed(changeOf(toplam.tutar, before.tutar)),
            ],
          },
        ]
      : []),
  ]
  return (
    <Panel title={title} aside={<span className="text-12 text-ink-2">{legend}</span>}>
      <div className="px-4 pt-3 pb-2">
        <Columns alt={alt} columns={columns} show={unit.show} />
      </div>
      <FigureTable title={title} head={[unit.name, ...steps.map(({ short }) => short), t('column.sum')]} rows={rows} />
    </Panel>
  )
}
