import type { Language } from '@meltem/contract/wire/language'

/** The comparison carries its products in the address, so that it can be sent to others. */
export function comparePath(language: Language, keys: readonly string[]): string {
  return keys.length > 0 ? `/${language}/compare?urun=${keys.join(',')}` : `/${language}/compare`
}
