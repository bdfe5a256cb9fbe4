import { assignDriver, delayRun, type listRuns, type Run } from '@meltem/contract/transfer/office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { RUNS_KEY, TODAY_KEY } from '../../platform/queries/keys.ts'
import { usePassing } from '../../ui/use-passing.ts'

export type RunDay = OutputOf<typeof listRuns>

const keyOf = ({ rezervasyon_k_no, sira, donus }: Run) => ({ rezervasyon_k_no, sira, donus })

interface Given {
  readonly run: Run
  /** Who takes it now, and who took it before. */
  readonly driver: string | null
  readonly before: string | null
  readonly surum: number
}

/** Giving runs to drivers, with ten seconds to take it back. */
export function useAssign() {
  const client = useQueryClient()
  const [given, setGiven] = usePassing<Given>()
  const refresh = () => {
    void client.invalidateQueries({ queryKey: RUNS_KEY })
    void client.invalidateQueries({ queryKey: TODAY_KEY })
  }
  const assign = useMutation({
    // One after the other, each to its end: whoever gives run after run is quicker than the answers.
    scope: { id: 'sefer-surucu' },
    mutationFn: ({ run, driver }: { run: Run; driver: string | null }) =>
      call(assignDriver, { ...keyOf(run), surum: run.surum, surucu_k_no: driver }),
    onSuccess: ({ surum }, { run, driver }) => setGiven({ run, driver, before: run.surucu_k_no, surum }),
    onSettled: refresh,
  })
  const undo = useMutation({
    mutationFn: ({ run, before, surum }: Given) => call(assignDriver, { ...keyOf(run), surum, surucu_k_no: before }),
    onSuccess: () => setGiven(undefined),
    onSettled: refresh,
  })
  return { assign, undo, given }
}

export function useDelay(run: Run) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (gecikme_dk: number) => call(delayRun, { ...keyOf(run), surum: run.surum, gecikme_dk }),
    onSettled: () => void client.invalidateQueries({ queryKey: RUNS_KEY }),
  })
}
