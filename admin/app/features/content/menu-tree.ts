import type { WrittenMenuItem } from '@meltem/contract/content/office'

/** A menu as a list with depths: what a hand moves up, down, in and out. */
export interface Branch {
  readonly item: WrittenMenuItem
  readonly depth: number
}

export const DEEPEST = 2

/** Parents before their children, each with how deep it stands. */
export function branchesOf(items: readonly WrittenMenuItem[]): Branch[] {
  const below = Map.groupBy(items, ({ menu_k_no }) => menu_k_no)
  const walk = (parent: string | null, depth: number): Branch[] =>
    (below.get(parent) ?? []).flatMap((item) => [{ item, depth }, ...walk(item.k_no, depth + 1)])
  return walk(null, 0)
}

/** The same as it is saved: the parent is the last one above that stands less deep. */
export function itemsOf(branches: readonly Branch[]): WrittenMenuItem[] {
  const above: string[] = []
  return branches.map(({ item, depth }) => {
    above.length = depth
    above[depth] = item.k_no
    return { ...item, menu_k_no: depth === 0 ? null : (above[depth - 1] ?? null) }
  })
}

/** Where the branch that begins at a place ends: behind all that stands below it. */
export function endOf(branches: readonly Branch[], at: number): number {
  const depth = branches[at]?.depth ?? 0
  const next = branches.findIndex((one, place) => place > at && one.depth <= depth)
  return next < 0 ? branches.length : next
}

/** No item stands deeper than one step below the one above it, and none too deep. */
function settled(branches: readonly Branch[]): Branch[] {
  let most = 0
  return branches.map(({ item, depth }) => {
    const kept = Math.min(depth, most, DEEPEST)
    most = kept + 1
    return { item, depth: kept }
  })
}

/** Moves a branch with all that is below it before or behind the branch that stands at the other place. */
export function movedTo(branches: readonly Branch[], from: number, to: number): Branch[] {
  const end = endOf(branches, from)
  if (from === to || (to >= from && to < end)) return [...branches]
  const taken = branches.slice(from, end)
  const rest = [...branches.slice(0, from), ...branches.slice(end)]
  const at = to < from ? to : Math.max(0, to + 1 - taken.length)
  return settled([...rest.slice(0, at), ...taken, ...rest.slice(at)])
}

/** One place up or down among those of its depth. */
export function stepped(branches: readonly Branch[], at: number, by: 1 | -1): Branch[] {
  const depth = branches[at]?.depth ?? 0
  if (by === 1) {
    const next = endOf(branches, at)
    if ((branches[next]?.depth ?? -1) !== depth) return [...branches]
    return stepped(branches, next, -1)
  }
  const before = branches.findLastIndex((one, place) => place < at && one.depth <= depth)
  if (before < 0 || branches[before]?.depth !== depth) return [...branches]
  const end = endOf(branches, at)
  return [
    ...branches.slice(0, before),
    ...branches.slice(at, end),
    ...branches.slice(before, at),
    ...branches.slice(end),
  ]
}

/** One step deeper, or less deep, with all that is below. */
export function indented(branches: readonly Branch[], at: number, by: 1 | -1): Branch[] {
  const depth = branches[at]?.depth ?? 0
  const above = branches[at - 1]?.depth ?? -1
  const deepest = Math.max(...branches.slice(at, endOf(branches, at)).map((one) => one.depth))
  if (by === 1 && (depth > above || deepest >= DEEPEST)) return [...branches]
  if (by === -1 && depth === 0) return [...branches]
  const end = endOf(branches, at)
  return settled(branches.map((one, place) => (place >= at && place < end ? { ...one, depth: one.depth + by } : one)))
}
