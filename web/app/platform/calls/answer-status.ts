import { ERROR_STATUS } from '@meltem/contract/wire/errors'

/** The HTTP status of a page that tells of a refused call. */
export function statusOf(code: string): number {
  return code in ERROR_STATUS ? ERROR_STATUS[code as keyof typeof ERROR_STATUS] : 500
}
