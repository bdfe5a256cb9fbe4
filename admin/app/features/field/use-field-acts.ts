import type { FieldGuest, FieldTrip } from '@meltem/contract/field/field'
import type { SeatNow } from './day-state.ts'
import { useField } from './use-field.ts'

const seatOf = ({ rezervasyon_k_no, sira, donus }: FieldGuest, { kalkis_k_no }: FieldTrip) => ({
  rezervasyon_k_no,
  sira,
  donus,
  kalkis_k_no,
})

/** What is done to a guest at a departure; written on the phone before anything else. */
export function useFieldActs(trip: FieldTrip) {
  const { day } = useField()
  const about = ({ ad, kur }: FieldGuest) => ({ ad, kur })
  return {
    board: (guest: FieldGuest, kisi: number, kod?: string) =>
      day.add({ ...seatOf(guest, trip), tur: 'bindi', kisi, ...(kod ? { kod } : {}) }, about(guest)),
    miss: (guest: FieldGuest) => day.add({ ...seatOf(guest, trip), tur: 'gelmedi' }, about(guest)),
    collect: (guest: FieldGuest, tutar: number, odeme_yontemi: 'nakit' | 'pos') =>
      day.add({ ...seatOf(guest, trip), tur: 'tahsilat', tutar, odeme_yontemi }, about(guest)),
    note: (guest: FieldGuest, metin: string) => day.add({ ...seatOf(guest, trip), tur: 'not', metin }, about(guest)),
    takeBack: ({ guest, hal }: SeatNow) =>
      hal?.islem_k_no
        ? day.add({ ...seatOf(guest, trip), tur: 'geri', hedef: hal.islem_k_no }, about(guest))
        : Promise.resolve(undefined),
  }
}
