import { ALL_RIGHTS, type Right } from '@meltem/contract/staff/rights'
import type { Failure, FieldIssue } from '@meltem/contract/wire/envelope'
import { ERROR_STATUS, type ErrorCode } from '@meltem/contract/wire/errors'

/** `baglanti` is ours: no answer came at all. The others are the server's. */
export type CallErrorCode = ErrorCode | 'baglanti'

interface Circumstances {
  readonly requestNumber?: string | undefined
  /** Seconds until the next attempt makes sense. */
  readonly retryAfter?: number | undefined
  /** Which right a refused call asks for. */
  readonly missingRight?: Right | undefined
  /** What else the server tells about it: who was first, for instance. */
  readonly details?: Readonly<Record<string, unknown>> | undefined
  /** Which fields are wrong, by their path, and what to do. */
  readonly fields?: readonly FieldIssue[] | undefined
  readonly cause?: unknown
}

/** A call that did not end well; the screen words it from `code`, in the language it is shown in. */
export class CallError extends Error {
  readonly code: CallErrorCode
  readonly requestNumber: string | undefined
  readonly retryAfter: number | undefined
  readonly missingRight: Right | undefined
  readonly details: Readonly<Record<string, unknown>>
  readonly fields: readonly FieldIssue[]

  constructor(
    code: CallErrorCode,
    { requestNumber, retryAfter, missingRight, details = {}, fields = [], cause }: Circumstances = {},
  ) {
    super(code, { cause })
    this.name = 'CallError'
    this.code = code
    this.requestNumber = requestNumber
    this.retryAfter = retryAfter
    this.missingRight = missingRight
    this.details = details
    this.fields = fields
  }
}

/** A code this build does not know (a newer server) reads as an unexpected error. */
export function errorFromFailure(failure: Failure, retryAfter: number | undefined): CallError {
  const code = failure.code in ERROR_STATUS ? (failure.code as ErrorCode) : 'sunucu_hatasi'
  const missingRight = ALL_RIGHTS.find((hak) => hak === failure.ayrinti?.hak)
  return new CallError(code, {
    requestNumber: failure.istek_no,
    retryAfter,
    missingRight,
    details: failure.ayrinti,
    fields: failure.alanlar,
  })
}

/** The session is gone; wrong login data are something else. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.code === 'giris_gerekli'
}
