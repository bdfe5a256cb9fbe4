import { type BulkValue, isNumber, type ProductAct } from '@meltem/contract/catalog/bulk-office'
import { PRODUCT_STATES } from '@meltem/contract/catalog/office'
import { useTranslations } from 'use-intl'

const STATE_ACTS: readonly ProductAct[] = ['yayinla', 'geri_cek', 'emekli']
const SHARES: readonly ProductAct[] = ['odeme_tipi_oran', 'kdv_oran']

/** What an act does, in words; fields are called as on the product itself. */
export function useActWords(): (is: ProductAct) => string {
  const t = useTranslations('admin.product_bulk')
  const fields = useTranslations('admin.product_screen')
  return (is) => (is === 'rezervasyon_satis_durum' || isNumber(is) ? fields(`field.${is}`) : t(`act.${is}`))
}

/** What stands in a product before or after. */
export function useValueWords(): (is: ProductAct, value: BulkValue) => string {
  const t = useTranslations('admin.product_bulk')
  const products = useTranslations('admin.products')
  const fields = useTranslations('admin.product_screen')
  const named = (is: ProductAct, word: string): string => {
    if (word === 'direk' || word === 'sor_sat') return fields(`sale.${word}`)
    const state = STATE_ACTS.includes(is) ? PRODUCT_STATES.find((one) => one === word) : undefined
    return state ? products(`state.${state}`) : word
  }
  return (is, value) => {
    if (value === null) return t('nothing')
    if (typeof value === 'number') return SHARES.includes(is) ? t('share', { share: value }) : String(value)
    if (typeof value === 'string') return named(is, value)
    if (value.length === 0) return t('no_refund')
    return value.map(({ gun, iade_oran }) => t('window', { days: gun, share: iade_oran })).join(' · ')
  }
}
