import type { Failure } from '@meltem/contract/envelope'
import { ERROR_STATUS, type ErrorCode } from '@meltem/contract/errors'

/** `baglanti` is ours: no answer came at all. The others are the server's. */
export type CallErrorCode = ErrorCode | 'baglanti'

interface Circumstances {
  readonly requestNumber?: string | undefined
  /** Seconds until the next attempt makes sense. */
  readonly retryAfter?: number | undefined
  readonly cause?: unknown
}

/** A call that did not end well; the screen words it from `code`, in the language it is shown in. */
export class CallError extends Error {
  readonly code: CallErrorCode
  readonly requestNumber: string | undefined
  readonly retryAfter: number | undefined

  constructor(code: CallErrorCode, { requestNumber, retryAfter, cause }: Circumstances = {}) {
    super(code, { cause })
    this.name = 'CallError'
    this.code = code
    this.requestNumber = requestNumber
    this.retryAfter = retryAfter
  }
}

/** A code this build does not know (a newer server) reads as an unexpected error. */
export function errorFromFailure(failure: Failure, retryAfter: number | undefined): CallError {
  const code = failure.code in ERROR_STATUS ? (failure.code as ErrorCode) : 'sunucu_hatasi'
  return new CallError(code, { requestNumber: failure.istek_no, retryAfter })
}

/** The session is gone; wrong login data are something else. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.code === 'giris_gerekli'
}
