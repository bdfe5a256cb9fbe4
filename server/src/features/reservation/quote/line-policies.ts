import { type CancellationWindow, orderWindows } from '@meltem/domain/reservation/cancellation'
import { isPackageBasket } from '../place/needed-contracts.ts'
import type { Basket } from './read-basket.ts'

interface LinePolicy {
  readonly basladigi_an: string
  readonly iptal_kosullari: readonly CancellationWindow[]
}

/** The windows of each line as they are today; together the lines may be a package tour, which has one more. */
export function policiesOf({ satirlar }: Basket): LinePolicy[] {
  const packaged = isPackageBasket(
    satirlar.map(({ secenek, istek: { baslangic, bitis } }) => ({ ...secenek, baslangic, bitis })),
  )
  return satirlar.map(({ basladigi_an, secenek }) => ({
    basladigi_an,
    iptal_kosullari: orderWindows(secenek.iptal_kosullari, packaged),
  }))
}
