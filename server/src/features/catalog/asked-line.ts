import type { CartLineRequest, Pax } from '@meltem/contract/reservation'
import { dayOf } from '@meltem/domain/calendar-day'
import type { StoredTariff } from '../../db/database-kernel.ts'

/** Lists are asked by days; where a line needs a time of day, it gets the usual one. */
export const HIRE_TIME = '10:00'
export const RIDE_TIME = '12:00'

interface AskedOption {
  readonly urun_k_no: string
  readonly opsiyon_k_no: string
  readonly tarife: StoredTariff
  readonly stok: 'kalkis' | 'gece' | 'saat' | null
}

export interface AskedDays {
  readonly from: number
  readonly to: number
}

/** The line a card's price is the quote of: the same request, sent to /sepet-hesapla-post, comes to the same total. */
export function askedLine(option: AskedOption, { from, to }: AskedDays, pax: Pax): CartLineRequest {
  const { urun_k_no, opsiyon_k_no, tarife, stok } = option
  const baslangic = dayOf(from)
  const line = { k_no: opsiyon_k_no, urun_k_no, opsiyon_k_no, baslangic, pax, ekstra_hizmetler: [] }
  switch (tarife.tur) {
    case 'gecelik':
    case 'kisi_gecelik':
      return { ...line, bitis: dayOf(Math.max(to, from + 1)) }
    case 'arac': {
      const bitis = dayOf(Math.max(to, from + 1))
      return { ...line, baslangic_saat: HIRE_TIME, bitis, bitis_saat: HIRE_TIME }
    }
    case 'transfer_arac':
    case 'transfer_kisi':
      return { ...line, baslangic_saat: RIDE_TIME }
    default:
      return stok === 'saat' ? { ...line, baslangic_saat: RIDE_TIME } : line
  }
}
