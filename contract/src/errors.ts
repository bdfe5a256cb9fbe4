/**
 * The closed list of error codes and the HTTP status each one travels with (rulings §3).
 * The sentence a person reads lives in i18n under `errors.<code>`; a test keeps both lists equal.
 */
export const ERROR_STATUS = {
  firma_gerekli: 400,
  firma_bilinmiyor: 400,
  gecersiz_json: 400,
  gecersiz_istek: 400,
  alan_hatasi: 422,
  govde_buyuk: 413,
  icerik_turu: 415,
  giris_gerekli: 401,
  giris_hatali: 401,
  yetki_yok: 403,
  bulunamadi: 404,
  yontem_yok: 405,
  cakisma: 409,
  cok_istek: 429,
  sunucu_hatasi: 500,
  mesgul: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export const ERROR_CODES = Object.keys(ERROR_STATUS) as ErrorCode[]

/** Thrown anywhere below a route; the HTTP layer turns it into the envelope in the person's language. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly detail: Readonly<Record<string, unknown>>

  constructor(code: ErrorCode, detail: Record<string, unknown> = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.detail = detail
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}
