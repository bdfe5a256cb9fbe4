import type { ReservationSummary } from '@meltem/contract/member/area'
import { listBankAccounts } from '@meltem/contract/payment/payment'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../platform/calls/api.ts'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { authStore } from '../../platform/stores/auth-store.ts'
import { loadMemberData } from '../../platform/stores/session.ts'
import { ClaimForm } from '../payment/claim-form.tsx'
import { Pending } from './area-states.tsx'

/** The notice of a transfer, for any reservation that waits for money. */
export function PaymentClaim({ open }: { open: readonly ReservationSummary[] }) {
  const t = useTranslations('member.claim')
  const [query] = useSearchParams()
  const name = authStore.use(({ user }) => (user ? `${user.ad} ${user.soyad}` : ''))
  const call = useCall()
  const asked = useAnswer(listBankAccounts, {})
  const trips = open.map(({ k_no, kayit_no, basliklar, kalan, kur }) => ({
    k_no,
    kayit_no,
    baslik: basliklar[0] ?? '',
    kalan,
    kur,
  }))
  return (
    <section aria-labelledby="claim" id="bildirim" className="scroll-mt-24 border-t-2 border-ink pt-5">
      <h2 id="claim" className="text-24">
        {t('title')}
      </h2>
      <p className="mt-1.5 mb-5 max-w-[37.5em] text-ink-2">{t('lead')}</p>
      <Pending {...asked} />
      {asked.answer ? (
        <ClaimForm
          trips={trips}
          chosen={query.get('rezervasyon')}
          accounts={asked.answer.data}
          gonderen={name}
          onSent={() => void loadMemberData(call)}
        />
      ) : null}
    </section>
  )
}
