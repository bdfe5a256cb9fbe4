import type { Run } from '@meltem/contract/transfer/office'
import { useTranslations } from 'use-intl'
import { Note } from '../../ui/note.tsx'
import { clockOf, shortPlace, stateOf } from './run-times.ts'
import type { RunDay } from './use-runs.ts'

interface LateFlightsProps {
  readonly day: RunDay
  readonly now: number | undefined
}

/** What is late, and what its driver will not reach because of it; what is over is nobody's worry any more. */
export function LateFlights({ day, now }: LateFlightsProps) {
  const t = useTranslations('admin.runs')
  const names = new Map(day.suruculer.map(({ k_no, ad }) => [k_no, ad]))
  const clashOf = (late: Run) => day.seferler.find(({ cakisma }) => cakisma?.once === late.anahtar)
  const late = day.seferler.filter((run) => run.gecikme_dk > 0 && stateOf(run, now) !== 'done')
  return late.map((run) => {
    const next = clashOf(run)
    return (
      <Note key={run.anahtar} tone="warn">
        <b>{t('late_flight', { flight: run.ucus ?? run.misafir, minutes: run.gecikme_dk })}</b>{' '}
        {t('late_times', { booked: run.saat, now: clockOf(run.bas) })}{' '}
        {next?.cakisma &&
          t('late_clash', {
            name: names.get(next.surucu_k_no ?? '') ?? '',
            time: clockOf(next.bas),
            place: shortPlace(next.nereye),
            minutes: next.cakisma.eksik_dk,
          })}
      </Note>
    )
  })
}
