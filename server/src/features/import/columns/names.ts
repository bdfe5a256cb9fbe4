import type { Language } from '@meltem/contract/wire/language'

/** What the files of a tenant may name, by its own code. */
export interface Names {
  readonly kategoriler: ReadonlyMap<string, string>
  readonly bolgeler: ReadonlyMap<string, string>
  readonly yerler: ReadonlySet<string>
  readonly gorseller: ReadonlySet<string>
  /** Languages of the tenant, its own first. */
  readonly diller: readonly Language[]
  /** Currencies of the tenant, its own first. */
  readonly kurlar: readonly string[]
  /** Deposit of new products in per cent; null for that of the kind. */
  readonly on_odeme: number | null
  /** Words for yes and no in the language of the file that is written. */
  readonly evet: string
  readonly hayir: string
}

export function codeOf(names: ReadonlyMap<string, string>, k_no: unknown): string | null {
  for (const [kod, key] of names) if (key === k_no) return kod
  return null
}
