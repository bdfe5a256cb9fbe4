import type { Product } from '@meltem/contract/catalog'
import { formatMoney } from '@meltem/i18n/format'
import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../lib/frame.ts'
import { useBooking } from './booking-context.tsx'
import { setExtra } from './choice.ts'
import { Stepper } from './stepper.tsx'
import { useShownMoney } from './use-shown-money.ts'

type Extra = Product['ekstralar'][number]

const MOST_OF_ONE = 20

/** What can be added. Things that are counted get a stepper, everything else a box. */
export function ExtrasFields() {
  const { product } = useBooking()
  const t = useTranslations('panel')
  if (product.ekstralar.length === 0) return null
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold text-14">{t('extras')}</legend>
      {product.ekstralar.map((extra) =>
        extra.birim === 'adet' ? (
          <CountedExtra key={extra.k_no} extra={extra} />
        ) : (
          <ExtraBox key={extra.k_no} extra={extra} />
        ),
      )}
    </fieldset>
  )
}

function usePriceWords() {
  const { language } = useFrame()
  const t = useTranslations('panel')
  const shown = useShownMoney()
  return ({ fiyat, kur, birim }: Extra) => {
    const { amount, currency } = shown(fiyat, kur)
    return { price: fiyat === 0 ? t('free') : formatMoney(language, amount, currency), unit: t(`extraUnit.${birim}`) }
  }
}

function ExtraBox({ extra }: { extra: Extra }) {
  const { choice, change } = useBooking()
  const words = usePriceWords()(extra)
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
        {extra.birim === 'rezervasyon' ? null : (
          <small className="block font-normal text-13 text-ink-3">{words.unit}</small>
        )}
      </span>
      <span className="num text-ink-2 whitespace-nowrap">{words.price}</span>
    </label>
  )
}

function CountedExtra({ extra }: { extra: Extra }) {
  const { choice, change } = useBooking()
  const words = usePriceWords()(extra)
  return (
    <Stepper
      label={extra.ad}
      note={words.price}
      value={choice.ekstralar[extra.k_no] ?? 0}
      least={0}
      most={MOST_OF_ONE}
      onChange={(count) => change((now) => setExtra(now, extra.k_no, count))}
    />
  )
}
