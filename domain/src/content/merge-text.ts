import { FIELD_BY_FIELD, type MergedEdit, mergeEdits } from '../edits/merge-edits.ts'

interface Listed {
  readonly tip: string
}

type TextFields = Readonly<Record<string, unknown>> & { readonly bloklar: readonly Listed[] }

const shapeOf = (blocks: readonly Listed[]) => blocks.map(({ tip }) => tip).join()

/**
 * A text with its blocks as fields of their own where all three have the same kinds of blocks in the same order: two
 * people in two blocks do not meet. As soon as blocks came, went or moved, the list is one field.
 */
export function mergeText<T extends TextFields>(base: T, mine: T, theirs: T): MergedEdit<T> {
  const alike = shapeOf(base.bloklar) === shapeOf(mine.bloklar) && shapeOf(base.bloklar) === shapeOf(theirs.bloklar)
  if (!alike) return mergeEdits(base, mine, theirs, FIELD_BY_FIELD)
  const { merged, contested } = mergeEdits(spread(base), spread(mine), spread(theirs), FIELD_BY_FIELD)
  const bloklar = mine.bloklar.map((_block, place) => merged[`bloklar.${place}`])
  const rest = Object.entries(merged).filter(([key]) => !key.startsWith('bloklar.'))
  return { merged: { ...Object.fromEntries(rest), bloklar } as unknown as T, contested }
}

function spread({ bloklar, ...text }: TextFields): Readonly<Record<string, unknown>> {
  return { ...text, ...Object.fromEntries(bloklar.map((block, place) => [`bloklar.${place}`, block])) }
}
