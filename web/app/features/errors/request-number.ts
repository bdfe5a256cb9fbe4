import { isRouteErrorResponse } from 'react-router'

/** The number under which the server logged the failure, when the failing call told it. */
export function findRequestNumber(error: unknown): string | undefined {
  const detail: unknown = isRouteErrorResponse(error) ? error.data : undefined
  if (typeof detail !== 'object' || detail === null || !('istek_no' in detail)) return undefined
  return typeof detail.istek_no === 'string' ? detail.istek_no : undefined
}
