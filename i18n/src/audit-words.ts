import type { Language } from '@meltem/contract/wire/language'
import { formatBareMoney, formatDate, formatInstant } from './format.ts'

/** The sentences under `admin.audit`, by whichever translator the caller has. */
export interface AuditTexts {
  (key: 'yes'): string
  has(key: 'yes'): boolean
}

/** A name of the data without underscores: what can be said of one that has no words yet. */
function plainName(name: string): string {
  return name.replace(/-(?:post|get)$/, '').replaceAll(/[_-]/g, ' ')
}

function worded(t: AuditTexts, key: string, name: string): string {
  return t.has(key as 'yes') ? t(key as 'yes') : plainName(name)
}

/** What was done: `rezervasyon-iptal-post`. */
export const actInWords = (t: AuditTexts, cagri: string) => worded(t, `act.${cagri}`, cagri)

/** What was changed: `rezervasyon_satiri`. */
export const tableInWords = (t: AuditTexts, tablo: string) => worded(t, `table.${tablo}`, tablo)

/** A field by its path: `misafir.ad`, `ad.tr`. */
export function fieldInWords(t: AuditTexts, alan: string): string {
  return alan
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? part : worded(t, `field.${part}`, part)))
    .join(' › ')
}

const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d(?::?\d\d)?)$/
const DAY = /^\d{4}-\d\d-\d\d$/

/** Columns that hold hundredths of a currency. */
const MONEY = new Set(
  'genel_toplam on_odeme_toplam toplam_tutar tutar alinan iade_toplam satis_toplam net_toplam musteri_toplam bakiye bakiye_sonra kredi_limiti odenen iade kesinti giren cikan devir sayilan bankaya'.split(
    ' ',
  ),
)

interface Told {
  readonly language: Language
  readonly alan: string
}

/** A value as it is read; empty where there is none. */
export function valueInWords(t: AuditTexts, { language, alan }: Told, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return worded(t, value ? 'yes' : 'no', String(value))
  if (typeof value === 'number') return MONEY.has(alan) ? formatBareMoney(language, value / 100) : String(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (DAY.test(value)) return formatDate(value)
  if (!INSTANT.test(value)) return value
  const instant = new Date(value)
  return Number.isNaN(instant.getTime()) ? value : formatInstant(instant.toISOString())
}
