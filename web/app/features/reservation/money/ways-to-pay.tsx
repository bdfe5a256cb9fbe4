import { useTranslations } from 'use-intl/react'
import { Icon } from '../../../ui/icon.tsx'
import { coastTime } from '../../basket/countdown.ts'
import { mayChooseWay, PayChoice } from '../../payment/pay-choice.tsx'
import { TransferAccounts } from '../../payment/transfer-accounts.tsx'
import { useAccounts } from '../../payment/use-accounts.ts'
import type { OwnAccess } from '../access/own-access.ts'

/** What waits for its money: the ways of the checkout, or where the transfer goes. */
export function WaysToPay({ one }: { one: OwnAccess }) {
  const t = useTranslations('trip.payment')
  const { reservation, anahtar, keep, look } = one
  const { hesap, odeme_yontemi, bitis } = reservation
  const choice = mayChooseWay(reservation) ? (
    <PayChoice reservation={reservation} anahtar={anahtar} narrow={look === 'account'} onChosen={keep} />
  ) : null
  const awaited = odeme_yontemi === 'havale' && hesap.simdi + hesap.kalan > 0 && one.durum !== 'requested'
  if (look === 'trip' ? hesap.simdi === 0 : !(choice || awaited)) return null
  return (
    <div className="grid gap-4">
      {/* On a phone the clock of the trip's page stands far below. */}
      {bitis && look === 'trip' ? <p className="text-ink-2 lg:hidden">{t('until', coastTime(bitis))}</p> : null}
      {awaited ? <Transfer one={one} /> : choice}
      {awaited && choice ? (
        <details>
          <summary className="link opener flex min-h-11 items-center gap-1">
            {t('otherWay')}
            <Icon name="chevron-down" />
          </summary>
          <div className="mt-3">{choice}</div>
        </details>
      ) : null}
    </div>
  )
}

function Transfer({ one: { reservation } }: { one: OwnAccess }) {
  const { accounts, failure } = useAccounts()
  return <TransferAccounts reservation={reservation} accounts={accounts} failure={failure} />
}
