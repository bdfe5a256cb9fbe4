import type { BankAccount } from '@meltem/contract/payment/payment'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { formatMoney, formatNumber } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { authStore } from '../../../platform/stores/auth-store.ts'
import { bold } from '../../../ui/rich-text.tsx'
import { ClaimForm } from '../../payment/claim-form.tsx'
import { TransferAccounts } from '../../payment/transfer-accounts.tsx'
import { useAccounts } from '../../payment/use-accounts.ts'
import { Clock } from '../clock.tsx'
import { coastTime } from '../countdown.ts'
import { HelpBox } from '../help-box.tsx'
import { StepsBar } from '../steps-bar.tsx'
import { tripPath } from './outcome-address.ts'
import { ReceiptOf } from './receipt-of.tsx'
import { ResultHead } from './result-head.tsx'

const DAY_MINUTES = 24 * 60

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
  const { hesap, secilen_kur, bitis, kayit_no } = reservation
  const amount = formatMoney(language, hesap.simdi, secilen_kur)
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
          <TransferAccounts reservation={reservation} accounts={accounts} failure={failure} numbered={member} />
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
  const { k_no, kayit_no, misafir, secilen_kur: kur, hesap } = reservation
  const kalan = hesap.simdi
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
