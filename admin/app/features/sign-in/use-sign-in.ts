import type { InputOf } from '@meltem/contract/endpoint'
import { loginStaff } from '@meltem/contract/staff'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { STAFF_KEY } from '../../platform/queries.ts'

/** The server sets the session cookie; the frame then asks who that is, and for which tenant. */
export function useSignIn(target: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (login: InputOf<typeof loginStaff>) => call(loginStaff, login),
    onSuccess: async () => {
      client.removeQueries({ queryKey: STAFF_KEY })
      await navigate(target, { replace: true })
    },
  })
  return {
    signIn: mutate,
    isPending,
    error: error === null || error instanceof CallError ? error : new CallError('sunucu_hatasi', { cause: error }),
  }
}
