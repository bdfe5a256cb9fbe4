import type { NewTariff, OptionRow } from '@meltem/contract/stock/office'
import { type Minor, toMinor } from '@meltem/domain/money'
import type { StockShape } from '../../platform/db/tables/reservation.ts'

type TariffKind = OptionRow['tarife_turu']

/** What each tariff counts; the first is what a new option gets where nobody says. */
const SHAPES: Readonly<Record<TariffKind, readonly StockShape[]>> = {
  gecelik: ['gece'],
  kisi_gecelik: ['gece'],
  arac: ['saat'],
  transfer_arac: ['saat', 'kalkis'],
  transfer_kisi: ['kalkis', 'saat'],
  kisi: ['kalkis', 'saat'],
  grup: ['saat', 'kalkis'],
  birim: ['saat', 'kalkis'],
}

export function fitsTariff(tur: TariffKind, stok: StockShape): boolean {
  return SHAPES[tur].includes(stok)
}

/** Whether the tariff says how many people its price is for, or one vehicle takes. */
export function hasParty(tur: TariffKind): boolean {
  return tur === 'grup' || tur === 'gecelik' || tur === 'transfer_arac'
}

/** In the order of its slots; null where its price comes later. */
export function firstPricesOf(tarife: NewTariff): Minor[] | null {
  switch (tarife.tur) {
    case 'kisi':
      return seatPrices(tarife)
    case 'transfer_kisi':
      return [...seatPrices(tarife), ...seatPrices(tarife)]
    case 'grup':
      return [toMinor(tarife.fiyat), toMinor(tarife.arti_kisi)]
    case 'transfer_arac':
    case 'birim':
    case 'gecelik':
    case 'kisi_gecelik':
    case 'arac':
      return tarife.fiyat === undefined ? null : [toMinor(tarife.fiyat)]
  }
}

function seatPrices({ yetiskin_fiyat, cocuk_fiyat, bebek_fiyat }: Extract<NewTariff, { yetiskin_fiyat: number }>) {
  return [toMinor(yetiskin_fiyat), toMinor(cocuk_fiyat), toMinor(bebek_fiyat)]
}
