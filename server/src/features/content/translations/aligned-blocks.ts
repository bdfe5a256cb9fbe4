interface Listed {
  readonly tip: string
}

/** How long a row of equal kinds can get from each place of both lists on. */
function rowsOfEqual(source: readonly Listed[], target: readonly Listed[]): (s: number, t: number) => number {
  const longest = Array.from({ length: source.length + 1 }, () => Array.from({ length: target.length + 1 }, () => 0))
  const at = (s: number, t: number) => longest[s]?.[t] ?? 0
  for (let s = source.length - 1; s >= 0; s -= 1) {
    const row = longest[s] ?? []
    for (let t = target.length - 1; t >= 0; t -= 1) {
      row[t] = source[s]?.tip === target[t]?.tip ? at(s + 1, t + 1) + 1 : Math.max(at(s + 1, t), at(s, t + 1))
    }
  }
  return at
}

/**
 * For each block of the source the place of its block in the other language; undefined where there is none. The longest
 * row of equal kinds in both decides, so that a block that came or went moves none of the others.
 */
export function placesOf(source: readonly Listed[], target: readonly Listed[]): (number | undefined)[] {
  const best = rowsOfEqual(source, target)
  let t = 0
  return source.map(({ tip }, s) => {
    const partner = target.findIndex((block, place) => place >= t && block.tip === tip)
    // Taking it is right where it costs the rest nothing.
    if (partner < 0 || best(s, t) > best(s + 1, partner + 1) + 1 || best(s + 1, t) === best(s, t)) return undefined
    t = partner + 1
    return partner
  })
}

/** The blocks of the language in the order of the source; holes where it has none. */
export function aligned<T extends Listed>(source: readonly Listed[], target: readonly T[]): (T | undefined)[] {
  return placesOf(source, target).map((place) => (place === undefined ? undefined : target[place]))
}

/** Back into the language's own row: written blocks in their places, new ones behind the one before, its own untouched. */
export function woven<T extends Listed>(
  source: readonly Listed[],
  target: readonly T[],
  written: readonly (T | undefined)[],
): T[] {
  const row: T[] = []
  let next = 0
  for (const [s, place] of placesOf(source, target).entries()) {
    const block = written[s]
    if (place !== undefined) {
      row.push(...target.slice(next, place))
      next = place + 1
    }
    if (block) row.push(block)
  }
  return [...row, ...target.slice(next)]
}
