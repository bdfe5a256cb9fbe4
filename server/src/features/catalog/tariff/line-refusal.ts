import type { DayReason } from '@meltem/contract/reservation/reservation'
import { AppError, type ErrorCode } from '@meltem/contract/wire/errors'

/** Refuses one line of a basket; the screen marks it by its place. */
export function lineRefusal(code: ErrorCode, satir: number, detail: Readonly<Record<string, unknown>> = {}): AppError {
  return new AppError(code, { ayrinti: { satir, ...detail } })
}

/** What the reasons of the calendar are called when an act is refused for them. */
export const REASON_CODES: Readonly<Record<DayReason, ErrorCode>> = {
  gecmis: 'gecmis_tarih',
  satis_acilmadi: 'satis_kapali',
  son_satis_gecti: 'son_satis_gecti',
  kapali: 'kapali_gun',
  fiyat_yok: 'fiyat_yok',
  dolu: 'dolu',
  devir: 'dolu',
  giris_gunu_degil: 'giris_gunu',
  cikis_gunu_degil: 'cikis_gunu',
  en_az_gece: 'en_az_gece',
  en_cok_gece: 'en_cok_gece',
  kalkis_yok: 'kalkis_yok',
  yer_yetmez: 'yer_yetmez',
  oda_yetmez: 'oda_yetmez',
}
