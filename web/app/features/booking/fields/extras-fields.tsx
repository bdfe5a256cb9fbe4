import type { Product } from '@meltem/contract/catalog/catalog'
import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { useBooking } from '../booking-context.tsx'
import { setExtra } from '../choice.ts'
import { Stepper } from './stepper.tsx'
import { useExtraPrice } from './use-extra-price.ts'

type Extra = Product['ekstralar'][number]

/** What can be added freely; those of a group are alternatives and have fields of their own. */
export function offeredExtras({ ekstralar }: Pick<Product, 'ekstralar'>): readonly Extra[] {
  return ekstralar.filter(({ grup }) => grup === null)
}

/** What can be added. Things that are counted get a stepper, everything else a box. */
export function ExtrasFields() {
  const { product } = useBooking()
  const t = useTranslations('panel')
  const extras = offeredExtras(product)
  if (extras.length === 0) return null
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold text-14">{t('extras')}</legend>
      {extras.map((extra) =>
        extra.birim === 'adet' ? (
          <CountedExtra key={extra.k_no} extra={extra} />
        ) : (
          <ExtraBox key={extra.k_no} extra={extra} />
        ),
      )}
    </fieldset>
  )
}

function ExtraBox({ extra }: { extra: Extra }) {
  const { choice, change } = useBooking()
  const t = useTranslations('panel')
  const price = useExtraPrice()(extra)
  const id = useId()
  return (
    <label className="check min-h-11 cursor-pointer items-center" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={(choice.ekstralar[extra.k_no] ?? 0) > 0}
        onChange={(event) => change((now) => setExtra(now, extra.k_no, event.target.checked ? 1 : 0))}
      />
      <span className="min-w-0 flex-1 font-[560]">
        {extra.ad}
        <small className="block font-normal text-13 text-ink-3">{t(`extraUnit.${extra.birim}`)}</small>
      </span>
      <span className="num text-ink-2 whitespace-nowrap">{price}</span>
    </label>
  )
}

function CountedExtra({ extra }: { extra: Extra }) {
  const { choice, change } = useBooking()
  const t = useTranslations('panel')
  const price = useExtraPrice()(extra)
  return (
    <Stepper
      label={extra.ad}
      note={t('extraEach', { price })}
      value={choice.ekstralar[extra.k_no] ?? 0}
      least={0}
      most={extra.en_cok}
      onChange={(count) => change((now) => setExtra(now, extra.k_no, count))}
    />
  )
}
