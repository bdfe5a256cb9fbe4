import type { BankAccount, listBankAccounts } from '@meltem/contract/payment'
import type { Reservation } from '@meltem/contract/reservation'
import { formatMoney, formatNumber } from '@meltem/i18n/format'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { ClaimForm } from '../../../components/basket/claim-form.tsx'
import { Clock } from '../../../components/basket/clock.tsx'
import { coastTime } from '../../../components/basket/countdown.ts'
import { HelpBox } from '../../../components/basket/help-box.tsx'
import { StepsBar } from '../../../components/basket/steps-bar.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { bold } from '../../../components/ui/rich-text.tsx'
import { useCall } from '../../../lib/api.ts'
import { useFrame } from '../../../lib/frame.ts'
import { formatIban } from '../../../lib/iban.ts'
import { authStore } from '../../../stores/auth-store.ts'
import { CopyButton } from './copy-button.tsx'
import { tripPath } from './outcome-address.ts'
import { ReceiptOf } from './receipt-of.tsx'
import { ResultHead } from './result-head.tsx'

const ACCOUNTS = { method: 'GET', path: '/banka-hesap-listele' } as const
const DAY_MINUTES = 24 * 60

function useAccounts() {
  const call = useCall()
  const [accounts, setAccounts] = useState<readonly BankAccount[]>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    void call<typeof listBankAccounts>(ACCOUNTS, {}).then((answer) => {
      if (answer.success === 1) setAccounts(answer.data)
      else setFailure(answer.message)
    })
  }, [call])
  return { accounts, failure }
}

interface TransferWaitProps {
  readonly reservation: Reservation
  readonly anahtar?: string | undefined
}

/** Held for the transfer: the clock with its date, the accounts, the text that matters, and the notice of payment. */
export function TransferWait({ reservation, anahtar }: TransferWaitProps) {
  const { language } = useFrame()
  const t = useTranslations('outcome.transfer')
  const { accounts, failure } = useAccounts()
  const member = authStore.use((state) => state.user !== null)
  const { kur_rezervasyon_toplam: sums, secilen_kur, bitis, kayit_no } = reservation
  const amount = formatMoney(language, sums.on_odeme_toplam, secilen_kur)
  return (
    <>
      <StepsBar now="done" />
      <ResultHead tone="wait" chip={t('chip')} number={kayit_no} title={t('title')}>
        {t.rich('lead', { amount, b: bold })}
      </ResultHead>
      <div className="two">
        <div className="grid gap-8">
          {bitis ? (
            <Clock end={bitis} minutes={DAY_MINUTES}>
              <p>{t('until', coastTime(bitis))}</p>
            </Clock>
          ) : null}
          <section>
            <h2 className="mb-3 text-24">{t('send')}</h2>
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
          {member && accounts ? <Claim reservation={reservation} accounts={accounts} /> : null}
          <div className="flex flex-wrap gap-3">
            <a className="btn btn-line btn-lg" href={tripPath(language, reservation.k_no, anahtar)}>
              {t('openTrip')}
            </a>
          </div>
        </div>
        <aside className="grid content-start gap-4">
          <ReceiptOf reservation={reservation} />
          <HelpBox />
        </aside>
      </div>
    </>
  )
}

function Claim({ reservation, accounts }: { reservation: Reservation; accounts: readonly BankAccount[] }) {
  const { language } = useFrame()
  const t = useTranslations('outcome.claim')
  const { k_no, kayit_no, misafir, secilen_kur: kur, kur_rezervasyon_toplam } = reservation
  const kalan = kur_rezervasyon_toplam.on_odeme_toplam
  return (
    <section>
      <h2 className="mb-1 text-24">{t('title')}</h2>
      <p className="mb-4 text-14 text-ink-2">{t('text')}</p>
      <ClaimForm
        trips={[{ k_no, kayit_no, baslik: '', kalan, kur }]}
        accounts={accounts}
        gonderen={`${misafir.ad} ${misafir.soyad}`}
        tutar={formatNumber(language, kalan, 2)}
      />
    </section>
  )
}

/** What arrives must be the sum to the cent, in the currency of the account. */
function Account({ account, reservation }: { account: BankAccount; reservation: Reservation }) {
  const { language } = useFrame()
  const t = useTranslations('outcome.transfer')
  const { kur_rezervasyon_toplam, rezervasyon_toplam, secilen_kur, sabit_kur } = reservation
  const amounts: Readonly<Record<string, number>> = {
    [sabit_kur]: rezervasyon_toplam.on_odeme_toplam,
    [secilen_kur]: kur_rezervasyon_toplam.on_odeme_toplam,
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
