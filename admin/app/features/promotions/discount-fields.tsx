import { PRODUCT_KINDS, type ProductKind } from '@meltem/contract/content/content'
import type { DiscountKind } from '@meltem/contract/reservation/promotion'
import { useTranslations } from 'use-intl'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { CurrencyChoice } from '../groups/currency-choice.tsx'
import { InstantField } from './instant-field.tsx'

export interface Discount {
  readonly indirim_turu: DiscountKind
  readonly indirim_tutari: number
  readonly kur: string
  readonly urun_tipleri: ProductKind[]
  readonly baslangic: string | null
  readonly bitis: string | null
}

interface DiscountFieldsProps {
  readonly value: Discount
  readonly set: (part: Partial<Discount>) => void
}

/** What is taken off, of which kinds, and from when until when. */
export function DiscountFields({ value, set }: DiscountFieldsProps) {
  const t = useTranslations('admin.promotions')
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <Choice
          label={t('takes_off')}
          value={value.indirim_turu}
          options={(['yuzde', 'tutar'] as const).map((one) => ({ value: one, label: t(`discounts.${one}`) }))}
          onChange={(turu) => set({ indirim_turu: turu as DiscountKind })}
        />
        <AmountField
          label={t('how_much')}
          kur={value.indirim_turu === 'yuzde' ? '%' : value.kur}
          value={value.indirim_tutari}
          onChange={(amount) => amount !== undefined && set({ indirim_tutari: amount })}
        />
        <CurrencyChoice value={value.kur} onChange={(kur) => set({ kur })} />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <InstantField
          label={t('from')}
          clockLabel={t('from_clock')}
          value={value.baslangic}
          onChange={(baslangic) => set({ baslangic })}
        />
        <InstantField
          label={t('until')}
          clockLabel={t('until_clock')}
          value={value.bitis}
          onChange={(bitis) => set({ bitis })}
        />
      </div>
    </>
  )
}

interface KindsFieldProps {
  readonly value: readonly ProductKind[]
  readonly onChange: (kinds: ProductKind[]) => void
}

/** Kinds of product; none chosen means all. */
export function KindsField({ value, onChange }: KindsFieldProps) {
  const t = useTranslations('admin.promotions')
  const kinds = useTranslations('admin.groups.kinds')
  const flip = (kind: ProductKind) =>
    onChange(value.includes(kind) ? value.filter((one) => one !== kind) : [...value, kind])
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-13 font-semibold">{t('kinds')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {PRODUCT_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={value.includes(kind)}
            onClick={() => flip(kind)}
            className="min-h-8 rounded-chip border border-line-strong bg-paper px-3 text-13 font-semibold hover:bg-mist aria-pressed:border-sea-deep aria-pressed:bg-sea-deep aria-pressed:text-paper max-lg:min-h-11"
          >
            {kinds(kind)}
          </button>
        ))}
      </div>
      {value.length === 0 && <p className="text-12 text-ink-2">{t('all_kinds')}</p>}
    </fieldset>
  )
}
