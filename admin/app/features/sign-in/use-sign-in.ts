import { loginStaff } from '@meltem/contract/staff/staff'
import type { InputOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { STAFF_KEY } from '../../platform/queries/keys.ts'

type Step = NonNullable<OutputOf<typeof loginStaff>['adim']>

/**
 * The server sets the session cookie; the frame then asks who that is, and for which tenant. Where a code is asked for,
 * the cookie comes with the code.
 */
export function useSignIn(target: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>()
  const enter = async () => {
    client.removeQueries({ queryKey: STAFF_KEY })
    await navigate(target, { replace: true })
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: (login: InputOf<typeof loginStaff>) => call(loginStaff, login),
    onSuccess: async ({ adim }) => {
      if (adim) setStep(adim)
      else await enter()
    },
  })
  return {
    signIn: mutate,
    step,
    enter,
    goBack: () => setStep(undefined),
    isPending,
    error: error === null || error instanceof CallError ? error : new CallError('sunucu_hatasi', { cause: error }),
  }
}
