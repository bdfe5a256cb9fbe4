import type { Reservation } from '@meltem/contract/reservation'
import { findNextState } from '@meltem/domain/reservation/reservation-states'
import type { CancelService } from './service-list.tsx'

type Held = Pick<Reservation, 'durum' | 'satirlar' | 'sepet_urunler'>

/** The services of a reservation in the order of their days. */
export function servicesOf({ sepet_urunler, satirlar }: Pick<Held, 'satirlar' | 'sepet_urunler'>): CancelService[] {
  const lines = sepet_urunler.flatMap((line) => {
    const durum = satirlar.find(({ k_no }) => k_no === line.k_no)
    return durum ? [{ baslik: line.baslik, durum, an: `${line.baslangic}${line.baslangic_saat ?? ''}` }] : []
  })
  return lines.toSorted((a, b) => a.an.localeCompare(b.an)).map(({ baslik, durum }) => ({ baslik, durum }))
}

/** Alone only while another service stands; the last one is the booking itself. */
export function mayCancelAlone({ durum, satirlar }: Pick<Held, 'durum' | 'satirlar'>): boolean {
  const standing = satirlar.filter(({ iptal }) => iptal === null)
  return standing.length > 1 && findNextState(durum, 'cancel_line') !== undefined
}

/** Lines that were not cancelled alone: what is still to come. */
export function standingLines<L extends { readonly k_no: string }>({
  sepet_urunler,
  satirlar,
}: {
  readonly sepet_urunler: readonly L[]
  readonly satirlar: Reservation['satirlar']
}): L[] {
  const gone = new Set(satirlar.filter(({ iptal }) => iptal !== null).map(({ k_no }) => k_no))
  return sepet_urunler.filter(({ k_no }) => !gone.has(k_no))
}
