import { closeFreeDays, openClosedDays } from '@meltem/contract/reservation/board-office'
import { openDays } from '@meltem/contract/reservation/office'
import type { InputOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { BOARD_KEY } from '../../platform/queries/keys.ts'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'

type Closed = OutputOf<typeof closeFreeDays>
type Opened = OutputOf<typeof openClosedDays>

/** Closing and opening days, with the way back for ten seconds. */
export function useDayActs(onDone: () => void) {
  const t = useTranslations('admin.calendar')
  const errorText = useErrorText()
  const client = useQueryClient()
  const [said, setSaid] = usePassing<{ readonly text: string; readonly undo: (() => void) | undefined }>()
  const say = (text: string, undo?: () => void) => setSaid({ text, undo })
  const settled = () => void client.invalidateQueries({ queryKey: BOARD_KEY })
  const back = useMutation({
    mutationFn: async (undo: () => Promise<unknown>) => await undo(),
    onSuccess: () => say(t('undone')),
    onError: (error) => say(errorText(error)),
    onSettled: settled,
  })
  const close = useMutation({
    mutationFn: (input: InputOf<typeof closeFreeDays>) => call(closeFreeDays, input),
    onSuccess: (done: Closed) => {
      const words = t('closed', { nights: done.gece, skipped: done.atlanan })
      say(words, done.gece > 0 ? () => back.mutate(() => undoClosing(done)) : undefined)
      onDone()
    },
    onError: (error) => say(errorText(error)),
    onSettled: settled,
  })
  const open = useMutation({
    mutationFn: (input: InputOf<typeof openClosedDays>) => call(openClosedDays, input),
    onSuccess: (done: Opened) => {
      const words = t('opened', { nights: done.gece })
      say(words, done.gece > 0 ? () => back.mutate(() => undoOpening(done)) : undefined)
      onDone()
    },
    onError: (error) => say(errorText(error)),
    onSettled: settled,
  })
  return { said, say, close, open }
}

/** Exactly the blocks that were made: older ones beside them stay. */
async function undoClosing({ kapananlar }: Closed): Promise<void> {
  for (const { k_no } of kapananlar) await call(openDays, { k_no })
}

async function undoOpening({ acilanlar }: Opened): Promise<void> {
  for (const { birim_k_no, baslangic, bitis, aciklama } of acilanlar) {
    await call(closeFreeDays, { birimler: [birim_k_no], baslangic, bitis, ...(aciklama ? { aciklama } : {}) })
  }
}
