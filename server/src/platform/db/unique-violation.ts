import { AppError, type ErrorCode } from '@meltem/contract/wire/errors'

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}

const refusal = (code: ErrorCode, cause: unknown) => new AppError(code, {}, { cause })

/** Refuses with `code` where another request was first with a key that may stand once. */
export async function refuseTaken<T>(code: ErrorCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isUniqueViolation(error) ? refusal(code, error) : error
  }
}
