import { useTranslations } from 'use-intl'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { TextField, Tick } from '../../ui/form/text-field.tsx'
import { type Discount, DiscountFields, KindsField } from './discount-fields.tsx'

export interface CouponTerms extends Discount {
  readonly alt_sinir: number
  readonly en_cok_kullanim: number | null
  readonly uye_basina: number | null
  readonly vitrinde: boolean
  readonly aktif: boolean
}

interface CouponTermsProps {
  readonly value: CouponTerms
  readonly set: (part: Partial<CouponTerms>) => void
}

const NOT_A_DIGIT = /\D/g

function countOf(text: string): number | null {
  const digits = text.replaceAll(NOT_A_DIGIT, '').slice(0, 7)
  return digits === '' || Number(digits) === 0 ? null : Number(digits)
}

/** What a coupon takes off, how often, and who is told of it: the same for one and for a series. */
export function CouponTermsFields({ value, set }: CouponTermsProps) {
  const t = useTranslations('admin.promotions')
  return (
    <>
      <DiscountFields value={value} set={set} />
      <div className="grid gap-3 sm:grid-cols-3">
        <AmountField
          label={t('least_basket')}
          kur={value.kur}
          value={value.alt_sinir}
          onChange={(amount) => amount !== undefined && set({ alt_sinir: amount })}
        />
        <TextField
          label={t('most_uses')}
          most={7}
          value={value.en_cok_kullanim === null ? '' : String(value.en_cok_kullanim)}
          onChange={(text) => set({ en_cok_kullanim: countOf(text) })}
          hint={t('no_limit')}
        />
        <TextField
          label={t('per_person')}
          most={4}
          value={value.uye_basina === null ? '' : String(value.uye_basina)}
          onChange={(text) => set({ uye_basina: countOf(text) })}
          hint={t('no_limit')}
        />
      </div>
      <KindsField value={value.urun_tipleri} onChange={(urun_tipleri) => set({ urun_tipleri })} />
      <Tick
        label={t('shown')}
        hint={t('shown_hint')}
        value={value.vitrinde}
        onChange={(vitrinde) => set({ vitrinde })}
      />
      <Tick
        label={t('active')}
        hint={t('coupon_active_hint')}
        value={value.aktif}
        onChange={(aktif) => set({ aktif })}
      />
    </>
  )
}
