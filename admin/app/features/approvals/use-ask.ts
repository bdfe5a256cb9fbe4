import { type AskedAct, askApproval } from '@meltem/contract/payment/approval'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { APPROVALS_KEY, COUNTERS_KEY } from '../../platform/queries/keys.ts'

/** The limit an act was refused for, where a second person has to decide. */
export function limitIn(error: unknown): { readonly sinir: number; readonly kur: string } | undefined {
  if (!(error instanceof CallError) || error.code !== 'ikinci_kisi') return undefined
  const { sinir, kur } = error.details
  return typeof sinir === 'number' && typeof kur === 'string' ? { sinir, kur } : undefined
}

interface Wish {
  readonly neden: string
  readonly eylem: AskedAct
}

/** Asks colleagues for what one may not do alone. */
export function useAsk(rezervasyon_k_no: string, onDone: () => void) {
  const client = useQueryClient()
  const [istek_k_no, setRequest] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: ({ neden, eylem }: Wish) => call(askApproval, { istek_k_no, rezervasyon_k_no, neden, eylem }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: APPROVALS_KEY })
      void client.invalidateQueries({ queryKey: COUNTERS_KEY })
      onDone()
    },
    // Another sum is another wish.
    onError: () => setRequest(crypto.randomUUID()),
  })
}
