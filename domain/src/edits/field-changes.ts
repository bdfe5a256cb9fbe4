/** A field that says something else than before; a name with dots stands inside another. */
export interface FieldChange {
  readonly alan: string
  readonly once: unknown
  readonly sonra: unknown
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/**
 * What a row was and what it became, field by field, down to the words of a language or a guest's name. What is the same
 * on both sides is left out; null is a row that was not there, or is not any more. Lists of plain values stay whole.
 */
export function fieldChanges(once: Fields | null, sonra: Fields | null): FieldChange[] {
  const names = [...new Set([...Object.keys(once ?? {}), ...Object.keys(sonra ?? {})])]
  return names.flatMap((name) => changesOf(name, once?.[name], sonra?.[name]))
}

function changesOf(alan: string, once: unknown, sonra: unknown): FieldChange[] {
  const parts = partsOf(once) ?? partsOf(sonra)
  if (parts && canOpen(once) && canOpen(sonra)) {
    return fieldChanges(partsOf(once) ?? null, partsOf(sonra) ?? null).map((change) => ({
      ...change,
      alan: `${alan}.${change.alan}`,
    }))
  }
  return JSON.stringify(once ?? null) === JSON.stringify(sonra ?? null) ? [] : [{ alan, once, sonra }]
}

const canOpen = (value: unknown) => value === null || value === undefined || partsOf(value) !== undefined

/** What can be opened: fields, and lists of fields by their place. */
function partsOf(value: unknown): Fields | undefined {
  if (isFields(value)) return value
  if (!isList(value) || value.length === 0 || !value.every(isFields)) return undefined
  return Object.fromEntries(value.map((one, place) => [String(place + 1), one]))
}
