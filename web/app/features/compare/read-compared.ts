import { COMPARE_MOST } from '../../platform/stores/remembered.ts'

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The products of a shared comparison; what is no key is left out. */
export function readCompared(params: URLSearchParams): string[] {
  const keys = params.getAll('urun').flatMap((value) => value.split(','))
  return [...new Set(keys.filter((key) => KEY.test(key)))].slice(0, COMPARE_MOST)
}
