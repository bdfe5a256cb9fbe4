import type { Run } from '@meltem/contract/transfer/office'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { runAddress } from './run-address.ts'
import { clockOf, peopleOf, type RunState, shortPlace, stateOf } from './run-times.ts'
import type { RunDay } from './use-runs.ts'

const TONES: Readonly<Record<RunState, Tone>> = {
  open: 'bad',
  clash: 'bad',
  late: 'wait',
  done: 'plain',
  under_way: 'ok',
  planned: 'plain',
}

/** The same day on a phone: by time, those without a driver first. */
export function RunCards({ day, now }: { day: RunDay; now: number | undefined }) {
  const t = useTranslations('admin.runs')
  const names = new Map(day.suruculer.map(({ k_no, ad }) => [k_no, ad]))
  const inTime = day.seferler.toSorted((a, b) => a.bas - b.bas)
  const groups = [
    { title: t('open_lane'), runs: inTime.filter((run) => stateOf(run, now) === 'open') },
    { title: t('coming'), runs: inTime.filter((run) => !['open', 'done'].includes(stateOf(run, now))) },
    { title: t('over'), runs: inTime.filter((run) => stateOf(run, now) === 'done') },
  ]
  return groups
    .filter(({ runs }) => runs.length > 0)
    .map(({ title, runs }) => (
      <section key={title} aria-label={title} className="card min-w-0">
        <h2 className="border-line border-b px-4 py-2">
          {title}, {runs.length}
        </h2>
        <ul>
          {runs.map((run) => (
            <li key={run.anahtar}>
              <Card run={run} gun={day.gun} now={now} driver={names.get(run.surucu_k_no ?? '')} />
            </li>
          ))}
        </ul>
      </section>
    ))
}

interface CardProps {
  readonly run: Run
  readonly gun: string
  readonly now: number | undefined
  readonly driver: string | undefined
}

function Card({ run, gun, now, driver }: CardProps) {
  const t = useTranslations('admin.runs')
  const state = stateOf(run, now)
  return (
    <Link
      to={{ search: runAddress(gun, run.anahtar) }}
      className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-line-soft border-b px-4 py-2.5 no-underline"
    >
      <b className="num font-[640]">{clockOf(run.bas)}</b>
      <span className="grid min-w-0">
        <b className="font-[620]">
          {shortPlace(run.nereden)} → {shortPlace(run.nereye)}
        </b>
        <small className="text-12 text-ink-2">
          {run.misafir}, {t('strip', { people: peopleOf(run) })}
          {run.ucus ? ` · ${run.ucus}` : ''}
        </small>
      </span>
      <span className="grid justify-items-end gap-0.5">
        <Chip tone={TONES[state]}>
          {state === 'late' ? t('late_by', { minutes: run.gecikme_dk }) : t(`states.${state}`)}
        </Chip>
        {driver && <small className="text-12 text-ink-2">{driver}</small>}
      </span>
    </Link>
  )
}
