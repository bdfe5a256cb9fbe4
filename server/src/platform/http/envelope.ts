import { startPayment } from '@meltem/contract/payment/payment'
import { holdBasket, quoteBasket } from '@meltem/contract/reservation/basket'
import { placeReservation, requestReservation } from '@meltem/contract/reservation/booking'
import type { Failure, FieldIssue } from '@meltem/contract/wire/envelope'
import { AppError, type ErrorCode } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { formatDate } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { countRefusal } from '../counters.ts'
import { isPassingTrouble } from '../db/passing-trouble.ts'
import { isStoreTrouble } from '../files/store/store-errors.ts'

/** Fastify's own refusals, before a handler runs. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'icerik_turu',
  FST_ERR_CTP_BODY_TOO_LARGE: 'govde_buyuk',
  FST_ERR_CTP_INVALID_JSON_BODY: 'gecersiz_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'gecersiz_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'gecersiz_istek',
  FST_UNDER_PRESSURE: 'mesgul',
}

/** Any thrown value as one of our errors; what we do not know is a fault of ours. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number }
  const known = code ? FRAMEWORK_CODES[code] : undefined
  if (known) return new AppError(known)
  if (isPassingTrouble(error) || isStoreTrouble(error)) return new AppError('mesgul', {}, { cause: error })
  if (error instanceof SyntaxError && statusCode === 400) return new AppError('gecersiz_json')
  if (statusCode === 429) return new AppError('cok_istek')
  if (statusCode === 503) return new AppError('mesgul')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('gecersiz_istek')
  return new AppError('sunucu_hatasi')
}

/** Seconds after which a client that was turned away may come again. */
export const COME_AGAIN_SECONDS = '2'

/** The steps of a booking have refusals of their own in the figures; of all other calls only the reason counts. */
const ACTS: ReadonlyMap<string, string> = new Map([
  [`/api${quoteBasket.path}`, 'quote'],
  [`/api${holdBasket.path}`, 'hold'],
  [`/api${placeReservation.path}`, 'place'],
  [`/api${requestReservation.path}`, 'request'],
  [`/api${startPayment.path}`, 'pay'],
])

/** What every answer to a failure has in common, whatever its form: the log, the status and when to come again. */
export function beginFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): AppError {
  const known = asAppError(error)
  countRefusal(ACTS.get(request.routeOptions.url ?? '') ?? 'other', known.code)
  if (known.status >= 500) request.log.error({ err: error, path: request.url.split('?', 1)[0] }, 'request failed')
  if (known.code === 'mesgul') reply.header('retry-after', COME_AGAIN_SECONDS)
  if (typeof known.detail.saniye === 'number') reply.header('retry-after', String(known.detail.saniye))
  reply.code(known.status)
  return known
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
