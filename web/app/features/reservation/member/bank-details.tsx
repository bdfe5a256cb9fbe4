import { listBankAccounts } from '@meltem/contract/payment'
import { useTranslations } from 'use-intl/react'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { formatIban } from '../../../platform/words/iban.ts'
import { Pending } from '../../member/area-states.tsx'

interface BankDetailsProps {
  /** Registration number: what the operator finds the transfer by. */
  readonly no: string
  readonly kur: string
}

/** Where to send a transfer; accounts in the currency of the reservation first. */
export function BankDetails({ no, kur }: BankDetailsProps) {
  const t = useTranslations('member.bank')
  const asked = useAnswer(listBankAccounts, {})
  const accounts = asked.answer?.data.toSorted((a, b) => Number(b.kur === kur) - Number(a.kur === kur))
  if (accounts?.length === 0) return null
  return (
    <div className="mt-5">
      <h3 className="text-16">{t('title')}</h3>
      <p className="mt-1 text-14 text-ink-2">{t('reference', { no })}</p>
      <Pending {...asked} />
      <ul className="rows">
        {accounts?.map((account) => (
          <li key={account.k_no} className="text-14">
            <b className="block">{[account.banka, account.sube, account.kur].filter(Boolean).join(' · ')}</b>
            <span className="block">{account.hesap_sahibi}</span>
            <span className="num block [overflow-wrap:anywhere]">{formatIban(account.iban)}</span>
            {account.swift ? <span className="block text-ink-2">SWIFT {account.swift}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
