import type { ProductOption } from '@meltem/contract/catalog/catalog'
import { formatMoney } from '@meltem/i18n/format'
import { unitWords } from '@meltem/i18n/price-unit'
import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { useBooking } from '../booking-context.tsx'
import { chooseOption } from '../choice.ts'

/** Rooms, classes or packages: one of several. A product with one option asks nothing. */
export function OptionFields() {
  const { product } = useBooking()
  const t = useTranslations('panel')
  const name = useId()
  if (product.secenekler.length < 2) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-14">{t(`option.${product.urun_tipi}`)}</legend>
      {product.secenekler.map((option) => (
        <Option key={option.k_no} option={option} name={name} />
      ))}
    </fieldset>
  )
}

function Option({ option, name }: { option: ProductOption; name: string }) {
  const { choice, change } = useBooking()
  const { language } = useFrame()
  const t = useTranslations('card')
  const from = option.baslangic_fiyat
  return (
    <label className="opt">
      <input
        type="radio"
        name={name}
        checked={choice.opsiyon_k_no === option.k_no}
        onChange={() => change((now) => chooseOption(now, option.k_no))}
      />
      <span className="min-w-0 flex-1">
        <b className="font-[640]">{option.ad}</b>
        {option.aciklama ? <span className="block text-14 text-ink-2">{option.aciklama}</span> : null}
      </span>
      {from ? (
        <span className="text-right whitespace-nowrap">
          <b className="num">{formatMoney(language, from.fiyat, from.kur)}</b>
          <small className="block text-13 text-ink-2">{unitWords(t, from)}</small>
        </span>
      ) : null}
    </label>
  )
}
