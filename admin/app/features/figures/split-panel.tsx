import type { Figures, FigureTrait, SalesRow } from '@meltem/contract/figures/office'
import { formatNumber, formatPercent } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Sparkline } from './chart/sparkline.tsx'
import { FigureTable } from './figure-table.tsx'
import { SPLITS } from './figures-address.ts'
import { changeOf, useMoneyUnit, useRowName, useSigned, useSteps } from './use-words.ts'

interface SplitProps {
  readonly figures: Figures
  readonly split: FigureTrait
  readonly onSplit: (split: FigureTrait) => void
}

const MOST_TILES = 5

const NOTES: Partial<Record<FigureTrait, 'country_note' | 'agency_note' | 'currency_note'>> = {
  ulke: 'country_note',
  acente: 'agency_note',
  kur: 'currency_note',
}

/** What sales are made of: the largest side by side on one scale, all of them below. */
export function SplitPanel({ figures, split, onSplit }: SplitProps) {
  const t = useTranslations('admin.figures')
  const rows = figures.satis?.data ?? []
  const note = NOTES[split]
  return (
    <Panel title={t('breakdown')} aside={<span className="text-12 text-ink-2">{t('legend.same_scale')}</span>}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-line-soft border-b px-4 py-2.5">
        <div className="min-w-0 print:hidden">
          <Segmented
            label={t('breakdown_by')}
            value={split}
            options={SPLITS.map((value) => ({ value, label: t(`trait.${value}`) }))}
            onChange={onSplit}
          />
        </div>
        <b className="hidden print:block">{t(`trait.${split}`)}</b>
        {note && <p className="text-12 text-ink-2">{t(note, { kur: figures.kur })}</p>}
      </div>
      {rows.length === 0 ? (
        <Nothing>
          <p>{t('nothing_here')}</p>
        </Nothing>
      ) : (
        <Split figures={figures} rows={rows} split={split} />
      )}
    </Panel>
  )
}

interface RowsProps {
  readonly figures: Figures
  readonly rows: readonly SalesRow[]
  readonly split: FigureTrait
}

function Split({ figures, rows, split }: RowsProps) {
  const t = useTranslations('admin.figures')
  const { language } = useLanguage()
  const signed = useSigned()
  const nameOf = useRowName()
  const steps = useSteps()(figures)
  const toplam = figures.satis?.toplam
  const unit = useMoneyUnit(Math.max(0, ...rows.flatMap((row) => row.dilimler)), figures.kur)
  if (!toplam) return null
  const all = rows.reduce((sum, { tutar }) => sum + tutar, 0)
  const compares = toplam.gecen !== null
  const head = [
    t(`trait.${split}`),
    t('column.services'),
    `${t('column.amount')}, ${unit.name}`,
    t('column.share'),
    ...(compares ? [t('column.before'), t('column.difference')] : []),
    ...steps.map(({ short }) => short),
  ]
  const cellsOf = (row: SalesRow) => [
    formatNumber(language, row.adet),
    unit.show(row.tutar),
    all === 0 ? '–' : formatNumber(language, (100 * row.tutar) / all, 1),
    ...(compares
      ? [row.gecen?.tutar ? unit.show(row.gecen.tutar) : '–', signed(changeOf(row.tutar, row.gecen?.tutar))]
      : []),
    ...row.dilimler.map((amount) => (amount === 0 ? '–' : unit.show(amount))),
  ]
  return (
    <>
      <Tiles rows={rows.slice(0, MOST_TILES)} name={(row) => nameOf(split, row)} all={all} show={unit.show} />
      <FigureTable
        title={t('breakdown')}
        head={head}
        rows={[
          ...rows.map((row) => ({ key: row.deger, name: nameOf(split, row), cells: cellsOf(row) })),
          // Agencies are a part of everything: their sum is not the sum of the house.
          ...(split === 'acente' ? [] : [{ key: 'sum', name: t('column.sum'), cells: cellsOf(toplam), strong: true }]),
        ]}
      />
    </>
  )
}

interface TilesProps {
  readonly rows: readonly SalesRow[]
  readonly name: (row: SalesRow) => string
  readonly all: number
  readonly show: (amount: number) => string
}

/** Small multiples: every course on the same scale, its sum above it. */
function Tiles({ rows, name, all, show }: TilesProps) {
  const { language } = useLanguage()
  const largest = Math.max(0, ...rows.flatMap((row) => row.dilimler))
  return (
    <div aria-hidden="true" className="-mb-px grid grid-cols-2 sm:grid-cols-[repeat(auto-fit,minmax(150px,1fr))]">
      {rows.map((row) => (
        <div key={row.deger} className="min-w-0 border-line-soft border-r border-b px-4 py-3">
          <b className="block truncate font-[620]">{name(row)}</b>
          <p className="mb-1.5 flex items-baseline justify-between gap-2">
            <span className="num text-16 font-[660]">{show(row.tutar)}</span>
            <span className="text-12 text-ink-2">
              {all === 0 ? '' : formatPercent(language, Math.round((100 * row.tutar) / all))}
            </span>
          </p>
          <Sparkline values={row.dilimler} largest={largest} />
        </div>
      ))}
    </div>
  )
}
