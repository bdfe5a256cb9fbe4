import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Icon } from '../../../ui/icon.tsx'
import { useBooking } from '../booking-context.tsx'
import { offeredCount } from '../choice.ts'
import { ExtrasFields, offeredExtras } from './extras-fields.tsx'
import { FeeCount, offeredFees } from './people-fields.tsx'

/**
 * Pets, beds and extras. Beside a stay, whose panel has dates and guests already, they are folded until they are wanted,
 * so that dates, price and button stand on one screen.
 */
export function MoreFields() {
  const { product, choice, mode } = useBooking()
  const t = useTranslations('panel')
  const fees = offeredFees(product)
  const extras = offeredExtras(product)
  const chosen =
    fees.some(({ field }) => offeredCount(product, choice, field) > 0) ||
    extras.some(({ k_no }) => (choice.ekstralar[k_no] ?? 0) > 0)
  const [startsOpen] = useState(chosen)
  if (fees.length + extras.length === 0) return null
  const fields = (
    <div className="grid gap-2">
      {fees.map((fee) => (
        <FeeCount key={fee.field} {...fee} />
      ))}
      <ExtrasFields />
    </div>
  )
  if (mode !== 'stay') return fields
  const names = [...fees.map(({ field }) => t(field)), ...(extras.length > 0 ? [t('extras')] : [])]
  return (
    <details open={startsOpen} className="border-line border-y">
      <summary className="opener flex min-h-11 items-center justify-between gap-3 font-[640]">
        {names.join(' · ')}
        <Icon name="chevron-down" />
      </summary>
      <div className="pt-1 pb-3">{fields}</div>
    </details>
  )
}
