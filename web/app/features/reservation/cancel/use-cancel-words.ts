import type { CancellationQuote } from '@meltem/contract/booking'
import type { Reservation } from '@meltem/contract/reservation'
import { formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import type { CancelService } from './service-list.tsx'

interface CancelWords {
  readonly title: string
  readonly confirm: string
  readonly keep: string
  readonly counting: string
  /** What happens to the rest; undefined where there is none. */
  readonly others?: string
  readonly done: (iade: CancellationQuote) => string
}

/** A booking is cancelled, a request withdrawn, and one service goes alone: each in its own words. */
export function useCancelWords({ durum }: Pick<Reservation, 'durum'>, service: CancelService | undefined): CancelWords {
  const { language } = useFrame()
  const whole = useTranslations('trip.cancel')
  const one = useTranslations('cancellation')
  const amountOf = ({ iade, kur }: CancellationQuote) => formatMoney(language, iade, kur)
  if (service) {
    const title = service.baslik
    return {
      title: one('dialog', { title }),
      confirm: one('confirm'),
      keep: whole('keep'),
      counting: whole('counting'),
      others: one('others'),
      done: (iade) => (iade.iade > 0 ? one('doneWith', { title, amount: amountOf(iade) }) : one('done', { title })),
    }
  }
  const asked = durum === 'requested'
  return {
    title: whole(asked ? 'withdraw' : 'confirm'),
    confirm: whole(asked ? 'withdraw' : 'confirm'),
    keep: whole('keep'),
    counting: whole('counting'),
    done: (iade) =>
      iade.iade > 0 ? whole('doneWith', { amount: amountOf(iade) }) : whole(asked ? 'withdrawn' : 'done'),
  }
}
