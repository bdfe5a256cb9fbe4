import type { ReportGap } from '@meltem/contract/payment/report-office'
import { parseRate } from '@meltem/domain/exchange'
import { roundedRatio, shareOut, toAmount } from '@meltem/domain/money'
import { formatDate } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import type { Cell } from '../../../platform/files/papers/table-cell.ts'
import type { InvoiceSettings } from '../invoices/draft-invoice.ts'
import type { Collected } from './report.queries.ts'

/**
 * The columns of our file for the monthly notification to the tax office (BTRANS): where it was let, what, for which
 * days, and each sum that came or went back. The form itself is filled in by the accountant (docs/operations.md).
 * Another layout gets another name.
 */
export const RENTAL_LAYOUT = 'BTRANS-1'
export const RENTAL_HEAD = [
  'İNTERNET ADRESİ',
  'ÜNVAN',
  'VKN / TCKN',
  'İL',
  'İLÇE',
  'HİZMET TÜRÜ',
  'HİZMET',
  'İZİN BELGESİ NO',
  'BAŞLANGIÇ',
  'BİTİŞ',
  'MÜŞTERİ',
  'REZERVASYON',
  'İŞLEM',
  'İŞLEM TARİHİ',
  'ÖDEME ŞEKLİ',
  'TUTAR',
  'PARA BİRİMİ',
  'KUR',
  'TUTAR TRY',
] as const

/** Each sum shared over all services of its booking, of which the report has those that were let (PAY-48). */
export function rentalRows(collected: readonly Collected[], settings: InvoiceSettings, origin: string): Cell[][] {
  const t = translatorFor('tr', 'admin')
  const { company, fatura } = settings
  return collected.flatMap((one) => {
    const parts = shareOut(
      one.tutar,
      one.satirlar.map(({ genel_toplam }) => genel_toplam),
    )
    const rate = one.kur_bilgi.find(({ kur }) => kur === one.kur)?.satis ?? '1'
    const { over, under } = parseRate(rate)
    const sign = one.tur === 'iade' ? -1 : 1
    return one.satirlar.flatMap((line, place): Cell[][] => {
      const tutar = parts[place] ?? 0
      if (!line.kiralik || tutar === 0) return []
      return [
        [
          new URL(origin).host,
          company.unvan,
          company.vergi_no,
          fatura.il,
          fatura.ilce,
          t(`reservations.kind.${line.urun_tipi}`),
          line.baslik,
          line.izin_no ?? '',
          formatDate(line.baslangic),
          formatDate(line.bitis ?? line.baslangic),
          one.misafir,
          one.kayit_no,
          one.tur === 'iade' ? 'İADE' : 'TAHSİLAT',
          formatDate(one.gun),
          t(`reservation.method.${one.odeme_yontemi as 'nakit'}`),
          sign * toAmount(tutar),
          one.kur,
          rate,
          sign * toAmount(roundedRatio(tutar, over, under)),
        ],
      ]
    })
  })
}

/** What is let by permit, without the number of it; each lodging once. */
export function rentalGaps(collected: readonly Collected[]): ReportGap[] {
  const gaps = collected.flatMap(({ rezervasyon_k_no, kayit_no, misafir, satirlar }) =>
    satirlar
      .filter(({ kiralik, izinli, izin_no }) => kiralik && izinli && !izin_no?.trim())
      .map(({ baslik }): ReportGap => {
        return { rezervasyon_k_no, kayit_no, misafir, baslik, kisi: null, eksik: ['izin_no'] }
      }),
  )
  return [...new Map(gaps.toReversed().map((gap) => [gap.baslik, gap])).values()].toReversed()
}
