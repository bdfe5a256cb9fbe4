import type { VisitFigures } from '@meltem/contract/audience/visit'
import type { Figures, Visited } from '@meltem/contract/figures/office'
import { figureName } from '@meltem/i18n/figure-words'
import { formatNumber } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Bars } from './chart/bars.tsx'
import { type Column, Columns } from './chart/columns.tsx'
import { FigureTable } from './figure-table.tsx'
import { useSteps } from './use-words.ts'

/** Visits, and how many of them become bookings where the person may know. */
export function VisitPanel({ figures }: { figures: Figures }) {
  const t = useTranslations('admin.figures')
  const visits = figures.donusum
  if (!visits) return null
  const withBookings = visits.toplam.rezervasyon !== null
  const title = t(withBookings ? 'visit_title' : 'visit_only')
  return (
    <Panel
      title={title}
      aside={<span className="text-12 text-ink-2">{t(withBookings ? 'visit_aside' : 'visit_only_aside')}</span>}
    >
      {visits.toplam.ziyaret === 0 ? (
        <Nothing>
          <p>{t('visit_empty')}</p>
        </Nothing>
      ) : (
        <Visits figures={figures} title={title} withBookings={withBookings} />
      )}
    </Panel>
  )
}

interface VisitsProps {
  readonly figures: Figures
  readonly title: string
  readonly withBookings: boolean
}

function Visits({ figures, title, withBookings }: VisitsProps) {
  const t = useTranslations('admin.figures')
  const { language } = useLanguage()
  const steps = useSteps()(figures)
  const visits = figures.donusum
  if (!visits) return null
  const { toplam, dilimler } = visits
  const columns: Column[] = steps.map((step, at) => ({
    ...step,
    value: dilimler[at]?.ziyaret ?? 0,
    before: undefined,
  }))
  const highest = columns.reduce((best, one) => (one.value > best.value ? one : best), columns[0] as Column)
  const count = (value: number) => formatNumber(language, value)
  const rate = ({ ziyaret, rezervasyon }: Visited) =>
    ziyaret === 0 || rezervasyon === null ? '–' : formatNumber(language, (100 * rezervasyon) / ziyaret, 1)
  const head = [t('column.period'), ...steps.map(({ short }) => short), t('column.sum')]
  const all = [...dilimler, toplam]
  return (
    <>
      {withBookings && <p className="px-4 pt-3 font-[620]">{t('visit_rate', { value: rate(toplam) })}</p>}
      <div className="px-4 pt-3 pb-2">
        <Columns
          alt={t('alt.columns', { title, name: highest.long, value: count(highest.value) })}
          columns={columns}
          show={count}
        />
      </div>
      <FigureTable
        title={title}
        head={head}
        rows={[
          { key: 'visits', name: t('column.visits'), cells: all.map(({ ziyaret }) => count(ziyaret)) },
          ...(withBookings
            ? [
                {
                  key: 'bookings',
                  name: t('column.bookings'),
                  cells: all.map(({ rezervasyon }) => count(rezervasyon ?? 0)),
                },
                { key: 'rate', name: t('column.rate'), cells: all.map(rate), strong: true },
              ]
            : []),
        ]}
      />
    </>
  )
}

const MOST_ROWS = 10

/** What is read, where readers come from and in which language. */
export function VisitDetails({ visits }: { visits: VisitFigures }) {
  const t = useTranslations('admin.figures')
  const { language } = useLanguage()
  const texts = { figures: () => '', kinds: () => '' }
  const inLanguage = (deger: string) => figureName(texts, language, { boyut: 'dil', deger, ad: null })
  const lists = [
    { key: 'pages', title: t('pages'), rows: visits.sayfalar, name: (ad: string) => ad },
    { key: 'sources', title: t('sources'), rows: visits.kaynaklar, name: (ad: string) => ad },
    { key: 'languages', title: t('languages'), rows: visits.diller, name: inLanguage },
  ].filter(({ rows }) => rows.length > 0)
  if (lists.length === 0) return null
  return (
    <div className="grid items-start gap-4 lg:grid-cols-3">
      {lists.map(({ key, title, rows, name }) => (
        <Panel key={key} title={title}>
          <Bars
            bars={rows.slice(0, MOST_ROWS).map(({ ad, bakis }) => ({
              key: ad,
              name: name(ad),
              value: bakis,
              label: formatNumber(language, bakis),
            }))}
          />
          <FigureTable
            title={title}
            head={[t('name'), t('views')]}
            rows={rows.slice(0, MOST_ROWS).map(({ ad, bakis }) => ({
              key: ad,
              name: <span className="wrap-anywhere">{name(ad)}</span>,
              cells: [formatNumber(language, bakis)],
            }))}
          />
        </Panel>
      ))}
    </div>
  )
}
