import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { useBooking } from '../booking-context.tsx'
import { chooseOfGroup, chosenOfGroup } from '../choice.ts'
import { useExtraPrice } from './use-extra-price.ts'

/** How well a car is covered: what the law asks for is contained, more costs by the day. */
export function CoverFields() {
  const { product, choice } = useBooking()
  const t = useTranslations('car')
  const panel = useTranslations('panel')
  const priceOf = useExtraPrice()
  const name = useId()
  const covers = product.ekstralar.filter(({ grup }) => grup === 'kasko').toSorted((a, b) => a.fiyat - b.fiyat)
  if (covers.length === 0) return null
  const chosen = chosenOfGroup(product, choice, 'kasko')
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-14">{t('cover')}</legend>
      <Cover name={name} k_no={null} checked={chosen === null} title={t('coverBasic')}>
        <span className="text-14 text-ink-2">{t('coverIncluded')}</span>
      </Cover>
      {covers.map((extra) => (
        <Cover key={extra.k_no} name={name} k_no={extra.k_no} checked={chosen === extra.k_no} title={extra.ad}>
          <b className="num">+{priceOf(extra)}</b>
          <small className="block text-13 text-ink-2">{panel(`extraUnit.${extra.birim}`)}</small>
        </Cover>
      ))}
    </fieldset>
  )
}

interface CoverProps {
  readonly name: string
  readonly k_no: string | null
  readonly checked: boolean
  readonly title: string
  readonly children: ReactNode
}

function Cover({ name, k_no, checked, title, children }: CoverProps) {
  const { product, change } = useBooking()
  return (
    <label className="opt">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={() => change((now) => chooseOfGroup(product, now, 'kasko', k_no))}
      />
      <b className="min-w-0 flex-1 font-[640]">{title}</b>
      <span className="text-right whitespace-nowrap">{children}</span>
    </label>
  )
}
