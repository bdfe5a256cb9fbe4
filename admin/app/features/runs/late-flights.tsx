import type { Run } from '@meltem/contract/transfer/office'
import { useTranslations } from 'use-intl'
import { Note } from '../../ui/note.tsx'
import { clockOf, shortPlace } from './run-times.ts'
import type { RunDay } from './use-runs.ts'

/** What is late, and what its driver will not reach because of it. */
export function LateFlights({ day }: { day: RunDay }) {
  const t = useTranslations('admin.runs')
  const names = new Map(day.suruculer.map(({ k_no, ad }) => [k_no, ad]))
  const clashOf = (late: Run) => day.seferler.find(({ cakisma }) => cakisma?.once === late.anahtar)
  const late = day.seferler.filter((run) => run.gecikme_dk > 0)
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
