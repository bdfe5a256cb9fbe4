import type { BankAccount } from '@meltem/contract/payment/payment'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { formatIban } from '../../platform/words/iban.ts'
import { Note } from '../../ui/note.tsx'
import { CopyButton } from '../basket/copy-button.tsx'

interface TransferAccountsProps {
  readonly reservation: Reservation
  readonly accounts: readonly BankAccount[] | undefined
  readonly failure: string | undefined
  /** The first of two steps, the second being the notice of it. */
  readonly numbered?: boolean
}

/** Where to send the money, and the text that finds it. */
export function TransferAccounts({ reservation, accounts, failure, numbered = false }: TransferAccountsProps) {
  const t = useTranslations('outcome.transfer')
  const { kayit_no } = reservation
  return (
    <section>
      <h2 className="mb-3 text-24">{t(numbered ? 'send' : 'sendPlain')}</h2>
      <div className="copy-row border-0 bg-mist px-4">
        <span>
          <small className="block text-13 text-ink-2">{t('reference')}</small>
          <b className="num text-18">{kayit_no}</b>
        </span>
        <CopyButton text={kayit_no} what={t('reference')} />
      </div>
      {failure ? <Note tone="danger">{failure}</Note> : null}
      {accounts?.map((account) => (
        <Account key={account.k_no} account={account} reservation={reservation} />
      ))}
    </section>
  )
}

/** What arrives must be the sum to the cent, in the currency of the account. */
function Account({ account, reservation }: { account: BankAccount; reservation: Reservation }) {
  const { language } = useFrame()
  const t = useTranslations('outcome.transfer')
  const { hesap, rezervasyon_toplam, secilen_kur, sabit_kur } = reservation
  const amounts: Readonly<Record<string, number>> = {
    ...(hesap.odenen === 0 ? { [sabit_kur]: rezervasyon_toplam.on_odeme_toplam } : {}),
    // Once the deposit is there, what is left of it.
    [secilen_kur]: hesap.simdi > 0 ? hesap.simdi : hesap.kalan,
  }
  const amount = amounts[account.kur]
  if (amount === undefined) return null
  return (
    <div className="copy-row">
      <span>
        <b className="font-[640]">{[account.banka, account.sube].filter(Boolean).join(', ')}</b>{' '}
        <small className="text-13 text-ink-3">{t('accountIn', { currency: account.kur })}</small>
        <span className="num block text-18">{formatIban(account.iban)}</span>
        <small className="block text-13 text-ink-2">
          {account.hesap_sahibi}
          {account.swift ? ` · SWIFT ${account.swift}` : ''}
        </small>
      </span>
      <span className="grid justify-items-end gap-1">
        <b className="num">{formatMoney(language, amount, account.kur)}</b>
        <CopyButton text={account.iban} what={`IBAN ${account.banka}`} />
      </span>
    </div>
  )
}
