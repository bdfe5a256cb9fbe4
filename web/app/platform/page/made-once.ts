interface Made<T> {
  readonly parts: readonly unknown[]
  readonly value: T
}

/** Languages, currencies and addresses of one answer, and what stood around it before a change. */
const MOST = 32

/**
 * Keeps what pages make of the server's answers. The server answers with the same objects until something of the tenant
 * changes, so what was made of the same parts is the same; it is forgotten with the first of them.
 */
export function madeOnce<T>(): (parts: readonly [object, ...unknown[]], make: () => T) => T {
  const all = new WeakMap<object, readonly Made<T>[]>()
  return (parts, make) => {
    const known = all.get(parts[0]) ?? []
    const same = known.find((one) => one.parts.every((part, place) => part === parts[place]))
    if (same) return same.value
    const value = make()
    all.set(parts[0], [{ parts, value }, ...known.slice(0, MOST - 1)])
    return value
  }
}
