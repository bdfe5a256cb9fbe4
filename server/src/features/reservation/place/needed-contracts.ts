import type { ProductKind } from '@meltem/contract/content/content'
import type { ContractKind } from '@meltem/contract/reservation/reservation'
import { addDays, daysBetween } from '@meltem/domain/calendar-day'
import { isPackageTour } from '@meltem/domain/reservation/package-tour'
import type { StockShape } from '../../../platform/db/tables/reservation.ts'

/** What of a line decides about its contracts. */
interface ContractLine {
  readonly urun_tipi: ProductKind
  readonly stok: StockShape | null
  readonly gun_sayisi: number
  readonly baslangic: string
  readonly bitis?: string | null | undefined
}

export function isPackageBasket(lines: readonly ContractLine[]): boolean {
  return isPackageTour(
    lines.map(({ urun_tipi, stok, gun_sayisi, baslangic, bitis }) => {
      const son_gun = bitis ?? addDays(baslangic, gun_sayisi - 1)
      const gece = stok === 'gece' ? daysBetween(baslangic, son_gun) : gun_sayisi - 1
      return { urun_tipi, gece, ilk_gun: baslangic, son_gun }
    }),
  )
}

/** In the order they are shown (BOOK-13): a package tour takes the place of the distance sale. */
export function neededContracts(
  lines: readonly (ContractLine & { readonly kiralama_sozlesmesi: boolean })[],
): ContractKind[] {
  const sale = isPackageBasket(lines) ? 'paket_tur' : 'mesafeli_satis'
  const rental = lines.some((line) => line.kiralama_sozlesmesi) ? (['kiralama'] as const) : []
  return ['on_bilgilendirme', sale, ...rental]
}
