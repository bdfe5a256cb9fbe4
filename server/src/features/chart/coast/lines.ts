/** Helper of build.sh: text of GMT to GeoJSON and back. */
import { readFileSync, writeFileSync } from 'node:fs'

type Position = readonly number[]

interface Feature {
  readonly type: 'Feature'
  readonly properties: Readonly<Record<string, unknown>>
  readonly geometry: { readonly type: string; readonly coordinates: unknown } | null
}

const [, , job, from = '', to = '', ...rest] = process.argv

function featuresOf(file: string): Feature[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { features: Feature[] }).features
}

function save(file: string, features: readonly Feature[]): void {
  writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features }))
}

function line(coordinates: readonly Position[]): Feature {
  return { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } }
}

/** Pieces of the shore as lines, and the frame that closes the land at the edge. */
function writeLines(): void {
  const [west = 0, east = 0, south = 0, north = 0] = rest.map(Number)
  const pieces: Position[][] = []
  for (const row of readFileSync(from, 'utf8').split('\n')) {
    if (row.startsWith('>')) pieces.push([])
    else if (row.trim() && !row.startsWith('#')) {
      const position = row
        .trim()
        .split(/\s+/)
        .slice(0, 2)
        .map((value) => Number(Number(value).toFixed(6)))
      pieces.at(-1)?.push(position)
    }
  }
  const frame = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  save(to, [...pieces.filter(({ length }) => length > 1), frame].map(line))
}

/** One inner point of every polygon, numbered. */
function writePoints(): void {
  const rows = featuresOf(from).map(({ properties: { x, y } }, place) => `${Number(x)} ${Number(y)} ${place}`)
  writeFileSync(to, `${rows.join('\n')}\n`)
}

/** Only the polygons whose inner point GMT found on land. */
function writePicked(): void {
  const rows = readFileSync(to, 'utf8').trim().split('\n')
  const inside = new Set(rows.map((row) => Number(row.trim().split(/\s+/)[2])))
  const [target = ''] = rest
  const picked = featuresOf(from).filter(({ geometry }, place) => geometry && inside.has(place))
  save(
    target,
    picked.map((feature) => ({ ...feature, properties: {} })),
  )
}

if (job === 'lines') writeLines()
else if (job === 'points') writePoints()
else if (job === 'pick') writePicked()
