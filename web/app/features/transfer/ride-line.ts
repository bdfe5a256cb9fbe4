import type { TransferOffer } from '@meltem/contract/catalog/transfer'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import { hasReturn, type RideForm, rideQuery } from './ride-form.ts'

/** The chosen vehicle as a line of the basket: the ride there, the ride back, and seats for children. */
export function rideLine(ride: RideForm, offer: TransferOffer, k_no: string): CartLineRequest {
  const seats = offer.ekstra_koltuk_k_no !== null && ride.cocuk_koltugu > 0
  return {
    k_no,
    urun_k_no: offer.urun_k_no,
    opsiyon_k_no: offer.opsiyon_k_no,
    baslangic: ride.tarih,
    baslangic_saat: offer.saat,
    pax: rideQuery(ride).pax,
    ekstra_hizmetler: seats ? [{ k_no: offer.ekstra_koltuk_k_no ?? '', adet: ride.cocuk_koltugu }] : [],
    ...(hasReturn(ride) ? { bitis: ride.donus_tarih, bitis_saat: ride.donus_saat } : {}),
  }
}
