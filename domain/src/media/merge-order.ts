/** An order that two people have changed at once, each of a part of it that the other has left alone; or not. */
export type MergedOrder = { readonly order: readonly string[] } | { readonly contested: true }

const without = (list: readonly string[], other: readonly string[]) => list.filter((one) => !other.includes(one))
const common = (list: readonly string[], other: readonly string[]) => list.filter((one) => other.includes(one))
const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((key, place) => key === other[place])

/**
 * What was seen, what is wanted, and what is there now. Nothing that was hung meanwhile is lost and nothing that was
 * taken off comes back; where both have moved pictures that both still have, the second of them must choose (CAT-53).
 */
export function mergeOrder(seen: readonly string[], wanted: readonly string[], now: readonly string[]): MergedOrder {
  const hung = without(without(now, seen), wanted)
  const order = [...without(wanted, without(seen, now)), ...hung]
  const kept = common(common(seen, wanted), now)
  const iMoved = !isSame(common(wanted, kept), kept)
  const theyMoved = !isSame(common(now, kept), kept)
  if (!theyMoved) return { order }
  if (isSame(common(wanted, kept), common(now, kept))) return { order }
  if (iMoved) return { contested: true }
  return {
    order: [...without(now, without(seen, wanted)), ...without(wanted, now).filter((key) => !seen.includes(key))],
  }
}
