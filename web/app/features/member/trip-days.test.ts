import type { ReservationSummary } from '@meltem/contract/member/area'
import { describe, expect, it } from 'vitest'
import {
  dayRange,
  daysUntil,
  filterTrips,
  longDay,
  nextTrip,
  pressingFirst,
  tripFilter,
  tripTitle,
  tripWhen,
  unbroken,
} from './trip-days.ts'

const trip = (over: Partial<ReservationSummary>): ReservationSummary => ({
  k_no: 'r',
  kayit_no: 'INT260810120000',
  bilet_no: null,
  durum: 'confirmed',
  rezervasyon_durum: 'aktif',
  tahsilat_durum: 1,
  rezervasyon_satis_durum: 'direk',
  basliklar: ['Twelve islands'],
  baslangic: '2026-08-16',
  baslangic_saat: null,
  bitis_gunu: null,
  kisi: 2,
  kapak: null,
  genel_toplam: 138,
  odenen: 34.5,
  kalan: 103.5,
  kur: 'EUR',
  odeme_yontemi: 'kredi_karti',
  bitis: null,
  bildirilen: null,
  yorum_yazilabilir: false,
  olusturma_zamani: '2026-08-10T09:00:00Z',
  ...over,
})

describe('the next trip', () => {
  const today = '2026-08-10'
  it('is the first one that lies ahead or is under way', () => {
    const stay = trip({ k_no: 'stay', baslangic: '2026-08-08', bitis_gunu: '2026-08-15' })
    const past = trip({ k_no: 'past', baslangic: '2026-08-01' })
    expect(nextTrip([trip({}), past, stay], today)?.k_no).toBe('stay')
  })
  it('is none that was cancelled or only asked for', () => {
    expect(nextTrip([trip({ durum: 'cancelled' }), trip({ durum: 'requested' })], today)).toBeUndefined()
  })
})

it('shows what is alive before what is over', () => {
  const gone = trip({ k_no: 'gone', durum: 'cancelled', rezervasyon_durum: 'iptal' })
  expect(pressingFirst([gone, trip({})]).map(({ k_no }) => k_no)).toEqual(['r', 'gone'])
})

it('counts days by the calendar, over the end of a month', () => {
  expect(daysUntil('2026-08-16', '2026-08-10')).toBe(6)
  expect(daysUntil('2026-09-01', '2026-08-31')).toBe(1)
  expect(daysUntil('2026-08-10', '2026-08-10')).toBe(0)
})

it('writes days as people do', () => {
  expect(dayRange('2026-08-16', null)).toBe('16.08.2026')
  expect(dayRange('2026-08-15', '2026-08-22')).toBe('15.08.2026 – 22.08.2026')
  expect(longDay('ru', '2026-08-16', '2026-08-01')).toBe('Воскресенье, 16 августа')
  expect(longDay('tr', '2026-08-16', '2026-08-01')).toBe('16 Ağustos Pazar')
  expect(longDay('de', '2027-01-03', '2026-08-01')).toBe('Sonntag, 3. Januar 2027')
  expect(tripWhen({ baslangic: '2026-08-16', baslangic_saat: '09:30', bitis_gunu: null })).toBe('16.08.2026, 09:30')
  expect(tripWhen({ baslangic: '2026-08-16', baslangic_saat: '09:30', bitis_gunu: '2026-08-18' })).toBe(
    '16.08.2026 – 18.08.2026',
  )
})

it('keeps together what belongs together', () => {
  expect(unbroken('3 people')).toBe('3\u00a0people')
  expect(tripTitle(['Taş Ev', 'Dalaman – Göcek'])).toBe('Taş Ev\u00a0· Dalaman\u00a0– Göcek')
})

it('filters by the closing status; an unknown filter shows all', () => {
  const all = [
    trip({}),
    trip({ rezervasyon_durum: 'kapandi', durum: 'completed' }),
    trip({ rezervasyon_durum: 'iptal', durum: 'expired' }),
  ]
  expect(filterTrips(all, tripFilter('nonsense'))).toHaveLength(3)
  expect(filterTrips(all, tripFilter('upcoming')).map((one) => one.durum)).toEqual(['confirmed'])
  expect(filterTrips(all, tripFilter('cancelled')).map((one) => one.durum)).toEqual(['expired'])
})
