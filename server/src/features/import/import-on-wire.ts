import type { ImportSummary, ImportSums } from '@meltem/contract/import/office'
import type { countReport, StoredImport } from './import.queries.ts'

type Counted = Awaited<ReturnType<typeof countReport>>

/** How many of the products of a file are what, and what came of them. */
export function sumsOf(counted: Counted): ImportSums {
  const sum = (which: (row: Counted[number]) => boolean) =>
    counted.filter(which).reduce((all, { sayi }) => all + sayi, 0)
  return {
    yeni: sum(({ durum }) => durum === 'yeni'),
    degisen: sum(({ durum }) => durum === 'degisen'),
    ayni: sum(({ durum }) => durum === 'ayni'),
    hata: sum(({ durum }) => durum === 'hata'),
    canli: sum(({ durum, canli }) => durum === 'degisen' && canli),
    yazilan: sum(({ durum, sonuc }) => durum !== 'ayni' && sonuc !== null && sonuc !== 'atlandi'),
    atlanan: sum(({ sonuc }) => sonuc === 'atlandi'),
    yayinlanan: sum(({ sonuc }) => sonuc === 'yayinlandi'),
    eksik: sum(({ sonuc }) => sonuc === 'eksik'),
  }
}

export function importOnWire({ fiyatli: _priced, zaman, ...row }: StoredImport, sayilar: ImportSums): ImportSummary {
  return { ...row, zaman: zaman.toISOString(), sayilar }
}
