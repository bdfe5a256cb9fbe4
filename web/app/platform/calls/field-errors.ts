/** A sentence for each field that was refused, by its name on the wire. */
export type FieldErrors = Readonly<Record<string, string>>

interface Refused {
  readonly alanlar?: readonly { readonly alan: string; readonly mesaj: string }[] | undefined
}

/** The first word about a field is the one that helps. */
export function fieldErrors({ alanlar = [] }: Refused): FieldErrors {
  return Object.fromEntries(alanlar.toReversed().map(({ alan, mesaj }) => [alan, mesaj]))
}
