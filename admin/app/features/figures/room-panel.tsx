import type { Figures, Room, RoomRow } from '@meltem/contract/figures/office'
import { formatDate } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Panel } from '../../ui/panel.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import { type FiguresView, ROOM_SPLITS } from './figures-address.ts'
import { useRowName, useSteps } from './use-words.ts'

interface RoomProps {
  readonly figures: Figures
  readonly view: FiguresView
  readonly onSplit: (split: FiguresView['doluluk']) => void
}

const HEAD = 'border-line border-b bg-mist px-1 py-[7px] text-12 font-semibold whitespace-nowrap text-ink-2'

/** From light to dark in five steps; the number says the same, so nothing is told by the colour alone. */
const SHADES = ['', 'bg-[#e9f2f4]', 'bg-[#c9e0e5]', 'bg-[#9fc6cf]', 'bg-[#1f7287] text-paper', 'bg-sea-deep text-paper']

function shadeOf({ dolu, toplam }: Room): string {
  if (toplam === 0 || dolu === 0) return 'text-ink-3'
  return SHADES[Math.min(5, Math.floor((5 * dolu) / toplam) + 1)] ?? ''
}

const percentOf = ({ dolu, toplam }: Room) => (toplam === 0 ? '–' : String(Math.round((100 * dolu) / toplam)))

/** How full nights and seats are, step by step: the table is the chart. */
export function RoomPanel({ figures, view, onSplit }: RoomProps) {
  const t = useTranslations('admin.figures')
  const steps = useSteps()(figures)
  const nameOf = useRowName()
  const rooms = figures.doluluk
  if (!rooms || rooms.data.length === 0) return null
  const cut = figures.ilk !== view.ilk
  const compares = rooms.data.some(({ gecen }) => gecen !== null && gecen.dolu > 0)
  const cells = (row: RoomRow) => (
    <>
      <td className="num border-line-soft border-b bg-paper px-1.5 py-1 text-right font-[640]">{percentOf(row)}</td>
      {compares && (
        <td className="num border-line-soft border-b bg-paper px-1.5 py-1 text-right text-ink-2">
          {row.gecen ? percentOf(row.gecen) : '–'}
        </td>
      )}
      {row.dilimler.map((room, at) => (
        <td key={steps[at]?.key ?? at} className={`num border border-paper px-1 py-1 text-center ${shadeOf(room)}`}>
          {percentOf(room)}
        </td>
      ))}
    </>
  )
  return (
    <Panel title={t('room_title')} aside={<span className="text-12 text-ink-2">{t('room_aside')}</span>}>
      <div className="flex flex-wrap items-center gap-3 border-line-soft border-b px-4 py-2.5 empty:hidden print:hidden">
        <Segmented
          label={t('room_by')}
          value={view.doluluk}
          options={ROOM_SPLITS.map((value) => ({ value, label: t(`trait.${value}`) }))}
          onChange={onSplit}
        />
        {cut && (
          <p className="text-12 text-ink-2">
            {t('room_short', { ilk: formatDate(figures.ilk), son: formatDate(figures.son) })}
          </p>
        )}
      </div>
      <WideTable title={t('room_title')} className="print:overflow-visible">
        <table className="heat w-full border-collapse text-12">
          <thead>
            <tr>
              <th scope="col" className={`${HEAD} sticky left-0 z-1 pl-4 text-left`}>
                {t(`trait.${view.doluluk}`)}
              </th>
              <th scope="col" className={`${HEAD} px-1.5 text-right`}>
                {t('row.now')}
              </th>
              {compares && (
                <th scope="col" className={`${HEAD} px-1.5 text-right`}>
                  {t('column.before')}
                </th>
              )}
              {steps.map(({ key, short, long }) => (
                <th key={key} scope="col" className={`${HEAD} num min-w-7 text-center`}>
                  <abbr title={long} className="no-underline">
                    {short}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rooms.data, rooms.toplam].map((row) => (
              <tr key={row.deger} className={row.deger === '' ? 'font-[640]' : ''}>
                <th
                  scope="row"
                  className="sticky left-0 z-1 max-w-48 truncate border-line-soft border-b bg-paper py-1 pr-2 pl-4 text-left font-[520] max-sm:max-w-32"
                >
                  {nameOf(row.deger === '' ? 'toplam' : view.doluluk, row)}
                </th>
                {cells(row)}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </Panel>
  )
}
