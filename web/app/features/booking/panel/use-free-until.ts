import { freeUntil } from '../../product/chapters/policy-spans.ts'
import { useBooking } from '../booking-context.tsx'

/** Last day, or minute, on which everything comes back for what is chosen; undefined without a day or such a window. */
export function useFreeUntil(): string | undefined {
  const { choice, product, departures, today } = useBooking()
  if (choice.baslangic === null) return undefined
  const saat = departures.list.find(({ kalkis }) => kalkis === choice.kalkis)?.saat ?? choice.baslangic_saat
  return freeUntil(product.iptal_kosullari, { day: choice.baslangic, saat }, today)
}
