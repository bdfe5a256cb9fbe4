/** Anything JSON can say; what is left out is as good as undefined. */
type Fields = { readonly [name: string]: unknown }

export interface MergedEdit<T> {
  /** What stands after both: one's own words where a field is contested. */
  readonly merged: T
  /** Fields two people have changed differently, by their path, with what they say now. */
  readonly contested: Readonly<Record<string, unknown>>
}

/** The same whatever the order of the names: the database keeps its own. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      isFields(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
    ) ?? ''
  )
}

/** Names of fields that say something else now. */
export function changedFields(before: object, after: object): string[] {
  const [was, is]: [Fields, Fields] = [before as Fields, after as Fields]
  return Object.keys(is).filter((name) => !isSame(was[name], is[name]))
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function namesOf(...all: readonly Fields[]): string[] {
  return [...new Set(all.flatMap((one) => Object.keys(one)))]
}

/** For `depth`: a field is taken as a whole, whatever is in it. */
export const FIELD_BY_FIELD = 1

/**
 * Two people write one form (PEOPLE-17, PAGE-22). What only one of them has changed since it was `seen` is taken, what
 * both made the same is no quarrel, and what both have changed differently is contested; lists are taken as a whole,
 * objects field by field down to `depth`. Worked: seen {a: 1, b: 1}, wanted {a: 2, b: 1}, now {a: 1, b: 3} is {a: 2, b: 3}.
 */
export function mergeEdits<T extends object>(
  seen: object,
  wanted: T,
  now: object,
  depth = Number.POSITIVE_INFINITY,
): MergedEdit<T> {
  const contested: Record<string, unknown> = {}
  const merge = (path: readonly string[], before: unknown, mine: unknown, theirs: unknown): unknown => {
    if (isSame(before, mine)) return theirs
    if (isSame(before, theirs) || isSame(mine, theirs)) return mine
    if (path.length < depth && isFields(mine) && isFields(theirs)) {
      const known: Fields = isFields(before) ? before : {}
      return Object.fromEntries(
        namesOf(known, mine, theirs)
          .map((name) => [name, merge([...path, name], known[name], mine[name], theirs[name])])
          .filter(([, value]) => value !== undefined),
      ) as Fields
    }
    contested[path.join('.')] = theirs ?? null
    return mine
  }
  return { merged: merge([], seen, wanted, now) as T, contested }
}
