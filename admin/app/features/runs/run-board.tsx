import type { Driver, Run } from '@meltem/contract/transfer/office'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Kbd } from '../../ui/kbd.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import { clockOf, endOf, peopleOf, type RunState, shortPlace, stackRuns, stateOf } from './run-times.ts'
import type { RunDay } from './use-runs.ts'
import { vehicleWords } from './vehicle-words.ts'

const STRIP: Readonly<Record<RunState, string>> = {
  open: 'border-2 border-danger bg-paper',
  clash: 'bg-danger',
  late: 'bg-sun-edge',
  done: 'bg-ink-3/50',
  under_way: 'bg-sea',
  planned: 'bg-sea',
}

const ROW_PX = 46
/** A label needs about so many pixels of a board that is at least so wide. */
const LABEL_PX = 124
const BOARD_PX = 660

function hoursOf(runs: readonly Run[]): { first: number; last: number } {
  const first = Math.min(6, ...runs.map(({ bas }) => Math.floor(bas / 60)))
  const last = Math.max(20, ...runs.map((run) => Math.ceil(Math.min(endOf(run) + 60, 1560) / 60)))
  return { first, last }
}

interface BoardProps {
  readonly day: RunDay
  readonly now: number | undefined
  readonly chosen: string | undefined
  readonly onChoose: (anahtar: string) => void
  /** Undefined for people who may only look. */
  readonly onGive: ((run: Run, driver: string | null) => void) | undefined
}

/** A lane per driver, runs without one on top; a run is dragged to its lane, or given beside the board. */
export function RunBoard({ day, now, chosen, onChoose, onGive }: BoardProps) {
  const t = useTranslations('admin.runs')
  const { first, last } = hoursOf(day.seferler)
  const hours = Array.from({ length: last - first }, (_, place) => first + place)
  const byDriver = Map.groupBy(day.seferler, (run) => run.surucu_k_no)
  const lanes = [
    { driver: null, runs: byDriver.get(null) ?? [] },
    ...day.suruculer.map((driver) => ({ driver, runs: byDriver.get(driver.k_no) ?? [] })),
  ]
  return (
    <WideTable title={t('board')}>
      <div className="relative min-w-[820px]">
        <div className="grid grid-cols-[160px_minmax(0,1fr)] border-line border-b bg-mist text-12 font-semibold text-ink-2">
          <span className="px-4 py-2">{t('driver')}</span>
          <span aria-hidden="true" className="num flex">
            {hours.map((hour) => (
              <span key={hour} className="flex-1 border-line-soft border-l px-1 py-2">
                {String(hour % 24).padStart(2, '0')}
              </span>
            ))}
          </span>
        </div>
        {lanes.map(({ driver, runs }) => (
          <Lane
            key={driver?.k_no ?? 'open'}
            driver={driver}
            runs={runs}
            all={day.seferler}
            span={{ first, last }}
            now={now}
            chosen={chosen}
            onChoose={onChoose}
            onGive={onGive}
          />
        ))}
      </div>
    </WideTable>
  )
}

interface LaneProps extends Pick<BoardProps, 'now' | 'chosen' | 'onChoose' | 'onGive'> {
  readonly driver: Driver | null
  readonly runs: readonly Run[]
  readonly all: readonly Run[]
  readonly span: { readonly first: number; readonly last: number }
}

const RUN_TYPE = 'application/x-meltem-run'

function Lane({ driver, runs, all, span, now, chosen, onChoose, onGive }: LaneProps) {
  const t = useTranslations('admin.runs')
  const [over, setOver] = useState(false)
  const minutes = (span.last - span.first) * 60
  const { placed, rows } = stackRuns(runs, (LABEL_PX / BOARD_PX) * minutes)
  const at = (minute: number) => `${((minute - span.first * 60) / minutes) * 100}%`
  const people = runs.reduce((sum, run) => sum + peopleOf(run), 0)
  const name = driver?.ad ?? t('open_lane')
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a run is dropped on its lane; by keys it is given beside the board.
    <section
      aria-label={name}
      className={`grid grid-cols-[160px_minmax(0,1fr)] border-line-soft border-b ${over ? 'bg-sea-tint' : ''}`}
      onDragOver={(event) => {
        if (!onGive || !event.dataTransfer.types.includes(RUN_TYPE)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const run = all.find(({ anahtar }) => anahtar === event.dataTransfer.getData(RUN_TYPE))
        if (!run || !onGive || run.surucu_k_no === (driver?.k_no ?? null)) return
        event.preventDefault()
        onGive(run, driver?.k_no ?? null)
      }}
    >
      <div className={`border-line border-r px-4 py-2 ${driver || runs.length === 0 ? '' : 'bg-danger-tint'}`}>
        <b className="block truncate text-13 font-[640]">{name}</b>
        <small className={`block text-12 ${driver || runs.length === 0 ? 'text-ink-2' : 'text-danger'}`}>
          {driver ? vehicleWords(driver) || t('no_vehicle') : t('lane_sum', { count: runs.length, people })}
        </small>
      </div>
      <ul className="relative" style={{ minHeight: rows * ROW_PX + 8 }}>
        {now !== undefined && now >= span.first * 60 && now <= span.last * 60 && (
          <li aria-hidden="true" className="absolute inset-y-0 w-0.5 bg-danger" style={{ left: at(now) }} />
        )}
        {placed.map(({ run, row }) => (
          <li
            key={run.anahtar}
            className="absolute"
            style={{ left: at(run.bas), top: row * ROW_PX + 6, width: `${(run.sure / minutes) * 100}%` }}
          >
            <Strip
              run={run}
              now={now}
              isChosen={run.anahtar === chosen}
              onChoose={onChoose}
              mayDrag={Boolean(onGive)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface StripProps {
  readonly run: Run
  readonly now: number | undefined
  readonly isChosen: boolean
  readonly onChoose: (anahtar: string) => void
  readonly mayDrag: boolean
}

function Strip({ run, now, isChosen, onChoose, mayDrag }: StripProps) {
  const t = useTranslations('admin.runs')
  const state = stateOf(run, now)
  const bad = state === 'clash' || state === 'open'
  return (
    <button
      type="button"
      draggable={mayDrag}
      aria-pressed={isChosen}
      onClick={() => onChoose(run.anahtar)}
      onDragStart={(event) => {
        event.dataTransfer.setData(RUN_TYPE, run.anahtar)
        event.dataTransfer.effectAllowed = 'move'
      }}
      className="group grid w-full min-w-6 justify-items-start gap-1 text-left"
    >
      <span className={`h-2 w-full rounded-sm ${STRIP[state]}`} />
      {/* The strip is as long as the ride; its words stand below and may be longer. */}
      <span className="grid w-max rounded-sm px-0.5 group-aria-pressed:bg-sea-tint group-aria-pressed:shadow-[0_0_0_2px_var(--color-sea)]">
        <span
          className={`text-12 leading-tight font-[620] whitespace-nowrap ${state === 'done' ? 'text-ink-2' : 'text-ink'}`}
        >
          <span className="sr-only">{clockOf(run.bas)} </span>
          {shortPlace(run.nereden)} → {shortPlace(run.nereye)}
        </span>
        <span
          className={`text-[11px] leading-tight whitespace-nowrap ${bad ? 'font-[620] text-danger' : 'text-ink-2'}`}
        >
          {t('strip', { people: peopleOf(run) })}
          {state === 'planned'
            ? ''
            : `, ${state === 'late' ? t('late_by', { minutes: run.gecikme_dk }) : t(`states.${state}`)}`}
        </span>
      </span>
    </button>
  )
}

const LEGEND: readonly RunState[] = ['planned', 'done', 'late', 'open', 'clash']

export function RunLegend({ withKeys }: { withKeys: boolean }) {
  const t = useTranslations('admin.runs')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2.5 text-12 text-ink-2">
      {LEGEND.map((state) => (
        <span key={state} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={`h-2 w-6 rounded-sm ${STRIP[state]}`} />
          {t(`states.${state}`)}
        </span>
      ))}
      {withKeys && (
        <span className="ml-auto inline-flex items-center gap-2">
          <Kbd>J</Kbd>
          <Kbd>K</Kbd> {t('key_run')} <Kbd>A</Kbd> {t('key_give')} <Kbd>P</Kbd> {t('key_print')}
        </span>
      )}
    </div>
  )
}
