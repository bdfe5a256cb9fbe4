import { type ArrivalRow, type listArrivals, markReadiness } from '@meltem/contract/arrival/office'
import type { InputOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { ARRIVALS_KEY } from '../../platform/queries/keys.ts'
import { usePassing } from '../../ui/use-passing.ts'

export type ArrivalDay = OutputOf<typeof listArrivals>
type Mark = InputOf<typeof markReadiness>

export const rowKey = ({ rezervasyon_k_no, sira, yon }: ArrivalRow) => ({ rezervasyon_k_no, sira, yon })

/** Marks what is done; for ten seconds it can be taken back. */
export function useReadiness() {
  const client = useQueryClient()
  const [done, setDone] = usePassing<{ readonly mark: Mark; readonly guest: string }>()
  const send = useMutation({
    mutationFn: ({ mark }: { mark: Mark; guest: string; isUndo?: boolean }) => call(markReadiness, mark),
    onSuccess: (_answer, { mark, guest, isUndo }) =>
      setDone(isUndo || mark.is_kodu === 'anahtar' ? undefined : { mark, guest }),
    onSettled: () => void client.invalidateQueries({ queryKey: ARRIVALS_KEY }),
  })
  const undo = () => {
    if (done) send.mutate({ mark: { ...done.mark, tamam: !done.mark.tamam }, guest: done.guest, isUndo: true })
  }
  return { send, done, undo }
}
