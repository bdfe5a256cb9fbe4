import type { LineTotals } from '@meltem/contract/pricing'
import { formatMoney } from '@meltem/i18n/format'
import { lengthValues } from '@meltem/i18n/price-unit'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../lib/frame.ts'
import { useBooking } from './booking-context.tsx'
import { isCounted } from './booking-mode.ts'
import { boundsOf, mostPieces, setPeople, setPieces } from './choice.ts'
import { Stepper } from './stepper.tsx'

const AGES = ['yetiskin', 'cocuk', 'bebek'] as const
const MOST_OF_A_FEE = 9

/** Who comes, how many pieces, and what comes along. */
export function PeopleFields() {
  const { option, product } = useBooking()
  const pets = product.ucretler.some(({ tur }) => tur === 'evcil_hayvan')
  const beds = product.ucretler.some(({ tur }) => tur === 'ek_yatak')
  return (
    <div className="grid gap-2">
      {option && isCounted(option) ? <Pieces /> : null}
      {AGES.map((age) => (
        <Age key={age} age={age} />
      ))}
      {pets ? <FeeCount field="evcil_hayvan" /> : null}
      {beds ? <FeeCount field="ek_yatak" /> : null}
    </div>
  )
}

function Age({ age }: { age: (typeof AGES)[number] }) {
  const { product, choice, change, quote } = useBooking()
  const { language, currency } = useFrame()
  const t = useTranslations('panel')
  const { least, most } = boundsOf(product, choice, age)
  const { cocuk_yas, yetiskin_yas } = product.kisi_sinirlari
  // Where nobody but adults comes, the other rows would only ask for zeros.
  if (age === 'bebek' && cocuk_yas === 0) return null
  if (age === 'cocuk' && yetiskin_yas <= cocuk_yas) return null
  const ages = {
    yetiskin: t('ageFrom', { age: yetiskin_yas }),
    cocuk: t('ageBetween', { from: cocuk_yas, to: yetiskin_yas - 1 }),
    bebek: t('ageBelow', { age: cocuk_yas }),
  }
  const price = priceOf(quote.quote?.sepet_urunler[0]?.kur_toplam, age)
  const note =
    price === undefined
      ? ages[age]
      : `${ages[age]} · ${price === 0 ? t('free') : formatMoney(language, price, currency)}`
  return (
    <Stepper
      label={t(age)}
      note={note}
      value={choice.pax[age]}
      least={least}
      most={most}
      onChange={(count) => change((now) => setPeople(product, now, age, count))}
    />
  )
}

/** Price of one, where the line is priced by people at all. */
function priceOf(totals: LineTotals | undefined, age: (typeof AGES)[number]): number | undefined {
  if (!totals || totals.yetiskin_fiyat === 0) return undefined
  return { yetiskin: totals.yetiskin_fiyat, cocuk: totals.cocuk_fiyat, bebek: totals.bebek_fiyat }[age]
}

function FeeCount({ field }: { field: 'evcil_hayvan' | 'ek_yatak' }) {
  const { choice, change } = useBooking()
  const t = useTranslations('panel')
  return (
    <Stepper
      label={t(field)}
      value={choice[field]}
      least={0}
      most={MOST_OF_A_FEE}
      onChange={(count) => change((now) => ({ ...now, [field]: count }))}
    />
  )
}

function Pieces() {
  const { choice, change, option } = useBooking()
  const t = useTranslations('panel')
  const unit = option?.baslangic_fiyat?.birim
  const hours = unit === 'saat' || unit === 'tekne_saat'
  return (
    <Stepper
      label={hours ? t('hours') : t('pieces')}
      note={unit === 'sure' ? t('lengthEach', lengthValues(option?.sure_dk ?? 0)) : undefined}
      value={choice.adet}
      least={1}
      most={option ? mostPieces(option) : 1}
      onChange={(count) => change((now) => setPieces(now, count))}
    />
  )
}
