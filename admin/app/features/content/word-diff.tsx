import { diffWords } from 'diff'

interface Piece {
  readonly key: string
  readonly value: string
  readonly look: 'added' | 'removed' | 'same'
}

/** The pieces of both texts, each known by where it begins. */
function piecesOf(before: string, after: string): Piece[] {
  let at = 0
  return diffWords(before, after).map(({ value, added, removed }) => {
    const key = String(at)
    at += value.length
    if (added) return { key, value, look: 'added' }
    return { key, value, look: removed ? 'removed' : 'same' }
  })
}

/** Two texts as one: what went is crossed out, what came is underlined. */
export default function WordDiff({ before, after }: { before: string; after: string }) {
  return piecesOf(before, after).map(({ key, value, look }) => {
    if (look === 'same') return <span key={key}>{value}</span>
    if (look === 'removed') {
      return (
        <del key={key} className="bg-danger-tint text-danger">
          {value}
        </del>
      )
    }
    return (
      <ins key={key} className="bg-olive-tint text-olive decoration-2">
        {value}
      </ins>
    )
  })
}
