import type { Product } from '@meltem/contract/catalog/catalog'
import type { LineTotals } from '@meltem/contract/reservation/pricing'
import { takesChildren, takesInfants } from '@meltem/domain/people'
import { formatMoney } from '@meltem/i18n/format'
import { lengthValues } from '@meltem/i18n/price-unit'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { useBooking } from '../booking-context.tsx'
import { isCounted } from '../booking-mode.ts'
import { mostPieces, offeredCount, setPieces } from '../choice.ts'
import { boundsOf, capacityOf, hasRooms, roomBounds, setPeople } from '../choice-party.ts'
import { Stepper } from './stepper.tsx'

const AGES = ['yetiskin', 'cocuk', 'bebek'] as const
const FEES = ['evcil_hayvan', 'ek_yatak'] as const
type FeeField = (typeof FEES)[number]

/** What guests may bring along or have put in, as far as the product takes it. */
export function offeredFees({ ucretler }: Pick<Product, 'ucretler'>): readonly { field: FeeField; most: number }[] {
  return FEES.map((field) => ({ field, most: ucretler.find(({ tur }) => tur === field)?.en_cok ?? 0 })).filter(
    ({ most }) => most > 0,
  )
}

/** How many guests, pieces and rooms. */
export function PeopleFields() {
  const { option, product } = useBooking()
  return (
    <div className="grid gap-2">
      {option && isCounted(option) ? <Pieces /> : null}
      {AGES.map((age) => (
        <Age key={age} age={age} />
      ))}
      {hasRooms(product, option) ? <Rooms sleeps={capacityOf(product, option)} /> : null}
    </div>
  )
}

/** Several rooms of the same kind; as many as the party needs at least. */
function Rooms({ sleeps }: { sleeps: number }) {
  const { product, choice, change } = useBooking()
  const t = useTranslations('panel')
  const bounds = roomBounds(product, choice)
  if (!bounds) return null
  return (
    <Stepper
      label={t('rooms')}
      note={t('roomSleeps', { count: sleeps })}
      value={choice.adet}
      {...bounds}
      onChange={(adet) => change((now) => ({ ...now, adet }))}
    />
  )
}

function Age({ age }: { age: (typeof AGES)[number] }) {
  const { product, choice, change, quote } = useBooking()
  const { language, currency } = useFrame()
  const t = useTranslations('panel')
  const { least, most } = boundsOf(product, choice, age)
  const { cocuk_yas, yetiskin_yas, en_az_yas } = product.kisi_sinirlari
  // Where only adults are taken, the other rows would only ask for zeros.
  if (age === 'bebek' && !takesInfants(product.kisi_sinirlari)) return null
  if (age === 'cocuk' && !takesChildren(product.kisi_sinirlari)) return null
  const ages = {
    yetiskin: t('ageFrom', { age: Math.max(en_az_yas, yetiskin_yas) }),
    cocuk: t('ageBetween', { from: Math.max(en_az_yas, cocuk_yas), to: yetiskin_yas - 1 }),
    bebek: en_az_yas > 0 ? t('ageBetween', { from: en_az_yas, to: cocuk_yas - 1 }) : t('ageBelow', { age: cocuk_yas }),
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

export function FeeCount({ field, most }: { field: FeeField; most: number }) {
  const { product, choice, change } = useBooking()
  const t = useTranslations('panel')
  return (
    <Stepper
      label={t(field)}
      value={offeredCount(product, choice, field)}
      least={0}
      most={most}
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
