import { PriceSheet } from './price-sheet.tsx'

/** Prices of one product, as a tab of its screen. */
export default function PriceTab({ k_no }: { readonly k_no: string }) {
  return <PriceSheet filter={{ urun_k_no: k_no, gun: 365 }} />
}
