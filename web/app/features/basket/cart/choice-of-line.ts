import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import type { CartLine } from '../../../platform/stores/cart.ts'
import type { Choice } from '../../booking/choice.ts'
import { CONSENTS } from '../../booking/consents.ts'

/** A line of the basket as the choice it was made of, to be changed where it lies. */
export function choiceOfLine({ istek, onaylar }: Pick<CartLine, 'istek' | 'onaylar'>): Choice {
  return {
    opsiyon_k_no: istek.opsiyon_k_no ?? '',
    baslangic: istek.baslangic,
    baslangic_saat: istek.baslangic_saat ?? null,
    bitis: istek.bitis ?? null,
    bitis_saat: istek.bitis_saat ?? null,
    kalkis: istek.kalkis ?? null,
    adet: istek.adet ?? 1,
    pax: istek.pax,
    ekstralar: extrasOf(istek),
    evcil_hayvan: istek.evcil_hayvan ?? 0,
    ek_yatak: istek.ek_yatak ?? 0,
    onaylar: CONSENTS.filter((consent) => onaylar.includes(consent)),
  }
}

export function extrasOf({ ekstra_hizmetler }: Pick<CartLineRequest, 'ekstra_hizmetler'>): Record<string, number> {
  return Object.fromEntries(ekstra_hizmetler.map(({ k_no, adet }) => [k_no, adet]))
}
