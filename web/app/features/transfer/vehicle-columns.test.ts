import type { TransferRoute } from '@meltem/contract/catalog/transfer'
import { expect, test } from 'vitest'
import { priceIn, vehicleColumns } from './vehicle-columns.ts'

type Vehicle = TransferRoute['araclar'][number]

const vehicle = (ad: string, kapasite: number | null, fiyat = 40): Vehicle => ({
  ad,
  kapasite,
  fiyat: { fiyat, eski_fiyat: null, kur: 'EUR', birim: kapasite === null ? 'kisi' : 'arac', sure_dk: 0 },
})

const route = (...araclar: readonly Vehicle[]): TransferRoute => ({
  urun_k_no: '3a029694-154f-58f3-a291-99bce0fb4f52',
  baslik: 'Dalaman – Göcek',
  slug: 'dalaman-goecek',
  nereden: 'DLM',
  nereye: 'gocek',
  mesafe_km: 23,
  sure_dk: 30,
  baslangic_fiyat: null,
  araclar: [...araclar],
  gorsel: null,
})

const SALOON = vehicle('Saloon', 3, 38)
const VAN = vehicle('Van', 6, 46)
const SHUTTLE = vehicle('Shuttle', null, 12)

test('every vehicle has one column, the smallest first and the shuttle last', () => {
  const columns = vehicleColumns([route(VAN, SHUTTLE), route(SALOON, vehicle('Van', 6, 54))])
  expect(columns.map(({ ad }) => ad)).toEqual(['Saloon', 'Van', 'Shuttle'])
})

test('vehicles that few routes have are left out when there are too many', () => {
  const rare = ['Coach', 'Limousine', 'Bicycle'].map((ad, place) => vehicle(ad, 20 + place))
  const columns = vehicleColumns([route(...rare, SALOON, VAN, SHUTTLE), route(SALOON, VAN, SHUTTLE)])
  expect(columns.map(({ ad }) => ad)).toEqual(['Saloon', 'Van', 'Coach', 'Shuttle'])
})

test('a route says the price of its own vehicle, and none where it does not run', () => {
  const own = route(VAN)
  expect(priceIn(own, VAN)?.fiyat).toBe(46)
  expect(priceIn(own, SALOON)).toBeUndefined()
  expect(priceIn(own, { ad: 'Van', kapasite: 8 })).toBeUndefined()
})
