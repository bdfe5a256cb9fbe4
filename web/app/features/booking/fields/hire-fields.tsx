import type { ExtraGroup } from '@meltem/contract/catalog/product-extra'
import { useTranslations } from 'use-intl/react'
import { SelectField } from '../../../ui/form/field.tsx'
import { useBooking } from '../booking-context.tsx'
import { chooseOfGroup, chosenOfGroup } from '../choice.ts'
import { DateButton } from './date-button.tsx'
import { TimeField } from './time-field.tsx'
import { useExtraPrice } from './use-extra-price.ts'

/** Where and when the car is taken and brought back, one above the other as the way goes. */
export function HireFields({ place, onOpen }: { place: string; onOpen: () => void }) {
  const { choice } = useBooking()
  const t = useTranslations('panel')
  const car = useTranslations('car')
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[1.35fr_1fr] gap-2">
        <DateButton label={t('pickUp')} asks="giris" day={choice.baslangic} onOpen={onOpen} />
        <TimeField place={place} field="baslangic_saat" label={t('pickUpTime')} />
        <PlaceField place={place} group="alis_yeri" label={car('pickUpPlace')} />
      </div>
      <div className="grid grid-cols-[1.35fr_1fr] gap-2 border-t border-line pt-3.5">
        <DateButton label={t('return')} asks="cikis" day={choice.bitis} onOpen={onOpen} />
        <TimeField place={place} field="bitis_saat" label={t('returnTime')} />
        <PlaceField place={place} group="donus_yeri" label={car('returnPlace')} />
      </div>
    </div>
  )
}

interface PlaceFieldProps {
  readonly place: string
  readonly group: ExtraGroup
  readonly label: string
}

/** The office costs nothing; every other place has its fee beside its name. */
function PlaceField({ place, group, label }: PlaceFieldProps) {
  const { product, choice, change } = useBooking()
  const t = useTranslations('car')
  const priceOf = useExtraPrice()
  const places = product.ekstralar.filter(({ grup }) => grup === group)
  if (places.length === 0) return null
  const office = t('office', { place: product.bolge?.baslik ?? '' })
  return (
    <SelectField
      id={`${place}-${group}`}
      className="col-span-2"
      label={label}
      value={chosenOfGroup(product, choice, group) ?? ''}
      onChange={(event) => change((now) => chooseOfGroup(product, now, group, event.target.value || null))}
      options={[
        { value: '', label: office },
        ...places.map((extra) => ({ value: extra.k_no, label: `${extra.ad}, ${priceOf(extra)}` })),
      ]}
    />
  )
}
