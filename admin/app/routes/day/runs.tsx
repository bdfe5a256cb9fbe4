import type { Run } from '@meltem/contract/transfer/office'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { DriverSheet } from '../../features/runs/driver-sheet.tsx'
import { LateFlights } from '../../features/runs/late-flights.tsx'
import { runAddress } from '../../features/runs/run-address.ts'
import { RunBoard, RunLegend } from '../../features/runs/run-board.tsx'
import { RunCards } from '../../features/runs/run-cards.tsx'
import { GivePanel, RunFacts } from '../../features/runs/run-detail.tsx'
import { minutesNow, stateOf } from '../../features/runs/run-times.ts'
import { type RunDay, useAssign } from '../../features/runs/use-runs.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { runsQuery } from '../../platform/queries/day.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { DaySteps } from '../../ui/form/day-steps.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { type KeyRow, useScreenKeys } from '../../ui/screen-keys.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useWideScreen } from '../../ui/use-wide-screen.ts'

const DAY = /^\d{4}-\d\d-\d\d$/

/** Day and run from the address; on a wide screen the first run without a driver is open by itself. */
function useRunsScreen() {
  const [query] = useSearchParams()
  const wide = useWideScreen()
  const asked = query.get('gun') ?? ''
  const gun = DAY.test(asked) ? asked : undefined
  const list = useQuery(runsQuery(gun))
  const runs = list.data?.seferler ?? []
  const named = runs.find(({ anahtar }) => anahtar === query.get('sefer'))
  const now = list.data && minutesNow(list.data.simdi, list.data.bugun, list.data.gun)
  const first = wide ? (runs.find((run) => stateOf(run, now) === 'open') ?? runs[0]) : undefined
  return { gun, list, wide, run: named ?? first, isNamed: named !== undefined }
}

function Head({ day }: { day: RunDay | undefined }) {
  const t = useTranslations('admin.runs')
  const { language } = useLanguage()
  if (!day) return <PageHead title={t('title')} lead={' '} />
  const date = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  const now = minutesNow(day.simdi, day.bugun, day.gun)
  const count = (state: string) => day.seferler.filter((run) => stateOf(run, now) === state).length
  return (
    <PageHead
      title={t('title_day', { day: date.format(new Date(`${day.gun}T00:00:00Z`)) })}
      lead={t('lead', {
        count: day.seferler.length,
        drivers: day.suruculer.length,
        done: count('done'),
        open: count('open'),
      })}
    >
      <DaySteps gun={day.gun} bugun={day.bugun} />
      <Button className="print:hidden" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="icon" />
        {t('print')}
      </Button>
    </PageHead>
  )
}

/** Transfers of a day by vehicle and time; who takes what, what is late, and the sheet of each driver. */
export default function Runs() {
  const { gun, list, wide, run, isNamed } = useRunsScreen()
  const { data: day, error, refetch } = list
  return (
    <>
      <Head day={day} />
      {!day && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />)}
      {day && <Day key={day.gun} day={day} gun={gun} run={run} wide={wide} reading={isNamed} />}
    </>
  )
}

interface DayProps {
  readonly day: RunDay
  readonly gun: string | undefined
  readonly run: Run | undefined
  readonly wide: boolean
  /** A run was opened by hand. */
  readonly reading: boolean
}

/** What is chosen on the board and beside it, and the act of giving. */
function useGiving({ day, gun, run }: DayProps, mayWrite: boolean) {
  const navigate = useNavigate()
  const acts = useAssign()
  const { assign } = acts
  const choose = (anahtar: string) =>
    void navigate({ search: runAddress(gun, anahtar) }, { replace: true, preventScrollReset: true })
  const best = run?.adaylar.find(({ karar }) => karar === 'uygun' || karar === 'birlesir')?.k_no
  const [pick, setPick] = useState<{ readonly run: string; readonly driver: string }>()
  const picked = run && pick?.run === run.anahtar ? pick.driver : (run?.surucu_k_no ?? best)
  const giving = (one: Run) => assign.isPending && assign.variables.run.anahtar === one.anahtar
  const give = (one: Run, driver: string | null) => {
    if (!giving(one)) assign.mutate({ run: one, driver })
  }
  // As its button: who has the run already is not given it again.
  const mayGive = mayWrite && picked !== undefined && picked !== run?.surucu_k_no
  useRunKeys({ day, run, choose, give: mayGive ? () => run && give(run, picked) : undefined })
  return { ...acts, choose, picked, setPick, give, giving }
}

function Day(props: DayProps) {
  const { day, gun, run, reading } = props
  const t = useTranslations('admin.runs')
  const mayWrite = useMay()('kalkis.yaz')
  const giving = useGiving(props, mayWrite)
  const { assign, undo, given, picked, setPick, give } = giving
  const named = day.suruculer.find(({ k_no }) => k_no === given?.driver)?.ad
  const told = given && (named ? t('given', { name: named }) : t('taken_back'))
  if (day.seferler.length === 0) return <NoRuns />
  return (
    <>
      <div className="grid items-start gap-4 print:hidden xl:grid-cols-[minmax(0,1fr)_316px]">
        <Plan {...props} giving={giving} mayWrite={mayWrite} />
        {run && (
          <section aria-label={t('detail')} className="grid min-w-0 gap-4">
            {reading && (
              <Link
                to={{ search: runAddress(gun) }}
                className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start lg:hidden"
              >
                <ArrowLeft aria-hidden="true" className="icon" />
                {t('back')}
              </Link>
            )}
            <RunFacts run={run} mayWrite={mayWrite} />
            {mayWrite && (
              <GivePanel
                day={day}
                run={run}
                picked={picked}
                onPick={(driver) => setPick({ run: run.anahtar, driver })}
                onGive={(driver) => give(run, driver)}
                isPending={giving.giving(run)}
                error={assign.variables?.run.anahtar === run.anahtar ? assign.error : null}
              />
            )}
          </section>
        )}
      </div>
      <PrintedSheets day={day} />
      <UndoNote text={told} busy={undo.isPending} onUndo={() => given && undo.mutate(given)} />
    </>
  )
}

function NoRuns() {
  const t = useTranslations('admin.runs')
  return (
    <Panel title={t('board')}>
      <Nothing>
        <p className="font-[620] text-ink">{t('empty')}</p>
        <p>{t('empty_next')}</p>
      </Nothing>
    </Panel>
  )
}

const runsOf = (day: RunDay, driver: string) => day.seferler.filter(({ surucu_k_no }) => surucu_k_no === driver)

interface PlanProps extends DayProps {
  readonly giving: ReturnType<typeof useGiving>
  readonly mayWrite: boolean
}

/** The board with the sheet of the driver below it; cards on a phone. */
function Plan({ day, run, wide, reading, giving, mayWrite }: PlanProps) {
  const now = minutesNow(day.simdi, day.bugun, day.gun)
  const own = day.suruculer.find(({ k_no }) => k_no === (run?.surucu_k_no ?? giving.picked))
  return (
    <div className={`grid min-w-0 gap-4 ${reading ? 'max-lg:hidden' : ''}`}>
      <LateFlights day={day} now={now} />
      {wide ? (
        <div className="card min-w-0">
          <RunBoard
            day={day}
            now={now}
            chosen={run?.anahtar}
            onChoose={giving.choose}
            onGive={mayWrite ? giving.give : undefined}
          />
          <RunLegend withKeys={mayWrite} />
        </div>
      ) : (
        <RunCards day={day} now={now} />
      )}
      {wide && own && (
        <DriverSheet key={own.k_no} driver={own} runs={runsOf(day, own.k_no)} gun={day.gun} mayWrite={mayWrite} />
      )}
    </div>
  )
}

/** On paper: a page for every driver who drives. */
function PrintedSheets({ day }: { day: RunDay }) {
  const driving = day.suruculer.filter(({ k_no }) => runsOf(day, k_no).length > 0)
  return (
    <div className="hidden print:block">
      {driving.map((driver) => (
        <DriverSheet key={driver.k_no} driver={driver} runs={runsOf(day, driver.k_no)} gun={day.gun} mayWrite={false} />
      ))}
    </div>
  )
}

interface KeyActs {
  readonly day: RunDay
  readonly run: Run | undefined
  readonly choose: (anahtar: string) => void
  readonly give: (() => void) | undefined
}

/** J and K go through the runs in the order of time, A gives the open one, P prints. */
function useRunKeys({ day, run, choose, give }: KeyActs): void {
  const t = useTranslations('admin.keys')
  const keys = useMemo((): readonly KeyRow[] => {
    const inTime = day.seferler.toSorted((a, b) => a.bas - b.bas)
    const step = (by: number) => () => {
      const next = inTime[inTime.findIndex(({ anahtar }) => anahtar === run?.anahtar) + by]
      if (next) choose(next.anahtar)
    }
    return [
      { words: t('next_previous'), acts: { j: step(1), k: step(-1) } },
      { words: t('give'), acts: give ? { a: give } : {} },
      { words: t('print'), acts: { p: () => window.print() } },
    ]
  }, [t, day, run, choose, give])
  useScreenKeys(keys)
}
