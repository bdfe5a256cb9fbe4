import { type BankAccount, listBankAccounts } from '@meltem/contract/payment'
import { useEffect, useState } from 'react'
import { useCall } from '../../platform/calls/api.ts'

/** Accounts a transfer can go to. */
export function useAccounts() {
  const call = useCall()
  const [accounts, setAccounts] = useState<readonly BankAccount[]>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    void call(listBankAccounts, {}).then((answer) => {
      if (answer.success === 1) setAccounts(answer.data)
      else setFailure(answer.message)
    })
  }, [call])
  return { accounts, failure }
}
