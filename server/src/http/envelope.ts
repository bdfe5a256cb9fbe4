import type { Failure, FieldIssue } from '@meltem/contract/envelope'
import { AppError, type ErrorCode } from '@meltem/contract/errors'
import type { Language } from '@meltem/contract/language'
import { formatDate } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'

/** Fastify's own refusals, before a handler runs. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'icerik_turu',
  FST_ERR_CTP_BODY_TOO_LARGE: 'govde_buyuk',
  FST_ERR_CTP_INVALID_JSON_BODY: 'gecersiz_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'gecersiz_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'gecersiz_istek',
  FST_UNDER_PRESSURE: 'mesgul',
}

/** PostgreSQL and pool conditions that pass by themselves: the person may try again. */
const BUSY_CODES = new Set([
  '40001',
  '40P01',
  '55P03',
  '57014',
  '57P01',
  '57P03',
  '53300',
  '53400',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
])

/** Any thrown value as one of our errors; what we do not know is a fault of ours. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code, statusCode, message } = error as { code?: string; statusCode?: number; message?: string }
  const known = code ? FRAMEWORK_CODES[code] : undefined
  if (known) return new AppError(known)
  if ((code && BUSY_CODES.has(code)) || message?.startsWith('timeout exceeded when trying to connect'))
    return new AppError('mesgul')
  if (error instanceof SyntaxError && statusCode === 400) return new AppError('gecersiz_json')
  if (statusCode === 429) return new AppError('cok_istek')
  if (statusCode === 503) return new AppError('mesgul')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('gecersiz_istek')
  return new AppError('sunucu_hatasi')
}

/** What a sentence may name: words, numbers, and days as people write them. */
function sentenceValues(detail: Record<string, unknown> = {}): Record<string, string | number> {
  const values: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(detail)) {
    if (typeof value === 'number') values[name] = value
    else if (typeof value === 'string') values[name] = IS_DAY.test(value) ? formatDate(value) : value
  }
  return values
}

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/

export function failureOf(error: AppError, language: Language, requestId: string): Failure {
  const t = translatorFor(language, 'errors')
  const alanlar = error.detail.alanlar as FieldIssue[] | undefined
  const ayrinti = error.detail.ayrinti as Record<string, unknown> | undefined
  return {
    success: 0,
    code: error.code,
    message: t(error.code, sentenceValues(ayrinti)),
    ...(alanlar ? { alanlar } : {}),
    ...(ayrinti ? { ayrinti } : {}),
    istek_no: requestId,
  }
}
