import { logoutStaff } from '@meltem/contract/staff/staff'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../platform/call.ts'
import { isSignedOut } from '../../platform/call-error.ts'
import { SIGN_IN } from '../../platform/return-address.ts'
import { forgetSession, hasOpened, rememberOpened } from '../../platform/session.ts'

/** Leaves only when the server has ended the session: on a shared computer a pretended sign-out is worse than none. */
export function useSignOut() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(logoutStaff, {}),
    onSuccess: async () => {
      // Guests that the phone took along for the field do not outlive the session.
      if (hasOpened('/saha')) await import('../field/field-box.ts').then(({ forgetPack }) => forgetPack())
      rememberOpened('/saha', false)
      forgetSession(client)
      await navigate(SIGN_IN)
    },
  })
  return { signOut: () => mutate(), isPending, isError: error !== null && !isSignedOut(error) }
}
