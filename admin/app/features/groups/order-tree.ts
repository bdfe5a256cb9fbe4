export interface TreeNode {
  readonly k_no: string
  readonly ust_k_no?: string | null
}

export interface Placed<T> {
  readonly row: T
  readonly depth: number
}

/** Parents before their children, each in the order of the list; a parent that is missing counts as none. */
export function flatten<T extends TreeNode>(rows: readonly T[]): Placed<T>[] {
  const known = new Set(rows.map(({ k_no }) => k_no))
  const parentOf = ({ ust_k_no }: TreeNode) => (ust_k_no && known.has(ust_k_no) ? ust_k_no : null)
  const children = Map.groupBy(rows, parentOf)
  const placed: Placed<T>[] = []
  const add = (parent: string | null, depth: number) => {
    for (const row of children.get(parent) ?? []) {
      placed.push({ row, depth })
      add(row.k_no, depth + 1)
    }
  }
  add(null, 0)
  return placed
}

function parentIn(rows: readonly TreeNode[], key: string): string | null {
  return rows.find(({ k_no }) => k_no === key)?.ust_k_no ?? null
}

/** The brother under which something stands; undefined where it is of another branch. */
function brotherAbove(rows: readonly TreeNode[], key: string, parent: string | null): string | undefined {
  for (let at: string | null = key; at !== null; at = parentIn(rows, at)) if (parentIn(rows, at) === parent) return at
  return undefined
}

/** The keys in their new order once `key` was put where `over` stands, among its brothers; the old order otherwise. */
export function movedTo(rows: readonly TreeNode[], key: string, over: string): string[] {
  const flat = flatten(rows).map(({ row }) => row)
  const brother = brotherAbove(flat, over, parentIn(flat, key))
  if (brother === undefined || brother === key) return flat.map(({ k_no }) => k_no)
  const order = flat.map(({ k_no }) => k_no)
  const [from, to] = [order.indexOf(key), order.indexOf(brother)]
  const rest = flat.filter(({ k_no }) => k_no !== key)
  const at = rest.findIndex(({ k_no }) => k_no === brother) + (from < to ? 1 : 0)
  const moved = flat.find(({ k_no }) => k_no === key)
  const next = moved ? rest.toSpliced(at, 0, moved) : rest
  return flatten(next).map(({ row }) => row.k_no)
}

/** One place up or down among its brothers. */
export function stepped(rows: readonly TreeNode[], key: string, by: -1 | 1): string[] {
  const flat = flatten(rows).map(({ row }) => row)
  const parent = parentIn(flat, key)
  const brothers = flat.filter((row) => (row.ust_k_no ?? null) === parent).map(({ k_no }) => k_no)
  const other = brothers[brothers.indexOf(key) + by]
  return other === undefined ? flat.map(({ k_no }) => k_no) : movedTo(rows, key, other)
}
