import type { ArrivalRow } from '@meltem/contract/arrival/office'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ArrivalCard, isReady } from '../../features/arrivals/arrival-card.tsx'
import { type ArrivalDay, rowKey, useReadiness } from '../../features/arrivals/use-readiness.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { arrivalsQuery } from '../../platform/queries/day.ts'
import { useMay } from '../../platform/rights.ts'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { DaySteps } from '../../ui/form/day-steps.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'

const DAY = /^\d{4}-\d\d-\d\d$/

function Head({ day }: { day: ArrivalDay | undefined }) {
  const t = useTranslations('admin.arrivals')
  const { language } = useLanguage()
  if (!day) return <PageHead title={t('title')} lead={' '} />
  const date = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const of = (yon: ArrivalRow['yon']) => day.data.filter((row) => row.yon === yon).length
  return (
    <PageHead
      title={t('title_day', { day: date.format(new Date(`${day.gun}T00:00:00Z`)) })}
      lead={t('lead', {
        arrivals: of('giris'),
        departures: of('cikis'),
        open: day.data.filter((row) => !isReady(row)).length,
      })}
    >
      <DaySteps gun={day.gun} bugun={day.bugun} />
    </PageHead>
  )
}

/** Stays and cars that begin or end on a day: what is to be made ready, handed over and given back. */
export default function Arrivals() {
  const [query] = useSearchParams()
  const asked = query.get('gun') ?? ''
  const { data: day, error, refetch } = useQuery(arrivalsQuery(DAY.test(asked) ? asked : undefined))
  return (
    <>
      <Head day={day} />
      {!day && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />)}
      {day && <Day day={day} />}
    </>
  )
}

function Day({ day }: { day: ArrivalDay }) {
  const t = useTranslations('admin.arrivals')
  const mayMark = useMay()('rezervasyon.olay')
  const errorText = useErrorText()
  const { send, done, undo } = useReadiness()
  const told = done && t(done.mark.tamam ? 'marked' : 'unmarked', { name: done.guest })
  return (
    <>
      {send.error && (
        <div className="mb-4">
          <Note tone="danger">{errorText(send.error)}</Note>
        </div>
      )}
      <div className="grid items-start gap-4 2xl:grid-cols-2">
        {(['giris', 'cikis'] as const).map((yon) => {
          const rows = day.data.filter((row) => row.yon === yon)
          return (
            <Panel key={yon} title={t(yon)} aside={<span className="num text-13 text-ink-2">{rows.length}</span>}>
              {rows.length === 0 && (
                <Nothing>
                  <p>{t(`none.${yon}`)}</p>
                </Nothing>
              )}
              <ul>
                {rows.map((row) => (
                  <ArrivalCard
                    key={`${row.rezervasyon_k_no}.${row.sira}`}
                    row={row}
                    onMark={
                      mayMark
                        ? (is_kodu, tamam) =>
                            send.mutate({ mark: { ...rowKey(row), is_kodu, tamam }, guest: row.misafir })
                        : undefined
                    }
                    onKey={
                      mayMark
                        ? (metin) =>
                            send.mutate({
                              mark: { ...rowKey(row), is_kodu: 'anahtar', tamam: true, metin },
                              guest: row.misafir,
                            })
                        : undefined
                    }
                  />
                ))}
              </ul>
            </Panel>
          )
        })}
      </div>
      <UndoNote text={told} busy={send.isPending} onUndo={undo} />
    </>
  )
}
