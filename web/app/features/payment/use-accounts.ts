import { listBankAccounts } from '@meltem/contract/payment/payment'
import { useAnswer } from '../../platform/calls/use-answer.ts'

/** Accounts a transfer can go to. */
export function useAccounts() {
  const { answer, failure } = useAnswer(listBankAccounts, {})
  return { accounts: answer?.data, failure: failure?.message }
}
