import { CHARTED, type Point, worldPoint } from '@meltem/domain/chart/mercator'
import { coastFor, isSeam, type Shore } from './coast.ts'
import { cutRing, meet, type Rect } from './cut-ring.ts'
import { drawRhumbs, drawRose } from './draw-rose.ts'

/** Sea in three depths of tint, which are distances from the shore and no soundings; sand, and a darker shore. */
const INK = {
  sea: '#d6ebee',
  bands: ['#c7e3e7', '#b5dae0', '#9fcfd7'],
  land: '#f7f1e2',
  edge: '#efe6cf',
  coast: '#7d7252',
  lake: '#b5dae0',
  uncharted: '#f0f5f5',
} as const

/** Widths of the shallow bands, by zoom: narrow for the whole coast, wide when a bay fills the screen. */
const BANDS = [
  { zoom: 6, widths: [26, 14, 6] },
  { zoom: 9.5, widths: [66, 38, 15] },
  { zoom: 11.5, widths: [84, 48, 19] },
] as const

export interface Sheet {
  readonly zoom: number
  /** Upper left corner, in units of this zoom. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the rhumb lines of the tiles come from: open water between Rhodes and the coast. */
const ROSE = { enlem: 36.24, boylam: 28.72 } as const

export function bandWidths(zoom: number): number[] {
  const upper = BANDS.findIndex((band) => band.zoom >= zoom)
  if (upper === 0) return [...BANDS[0].widths]
  const [from, to] = upper < 0 ? [BANDS[2], BANDS[2]] : [BANDS[upper - 1] ?? BANDS[0], BANDS[upper] ?? BANDS[2]]
  const share = to.zoom === from.zoom ? 0 : (zoom - from.zoom) / (to.zoom - from.zoom)
  return from.widths.map((width, place) => Math.round(width + ((to.widths[place] ?? width) - width) * share))
}

const figure = (value: number) => String(Math.round(value * 10) / 10)

/** Steps from point to point in tenths, without those that lead nowhere. */
function pathOf(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  let [x, y] = [Math.round(first.x * 10), Math.round(first.y * 10)]
  let path = `M${x / 10} ${y / 10}l`
  for (const point of points.slice(1)) {
    const [toX, toY] = [Math.round(point.x * 10), Math.round(point.y * 10)]
    if (toX === x && toY === y) continue
    path += `${(toX - x) / 10} ${(toY - y) / 10} `
    x = toX
    y = toY
  }
  return path.trimEnd()
}

interface Drawn {
  /** Closed, to be filled. */
  readonly areas: string
  /** What is shore of it: without the sides where a file or the sheet ends. */
  readonly lines: string
}

function drawShores(shores: readonly Shore[], sheet: Sheet, around: Rect): Drawn {
  const size = 256 * 2 ** sheet.zoom
  const areas: string[] = []
  const lines: string[] = []
  for (const { ring, bounds } of shores) {
    if (!meet(bounds, around)) continue
    const cut = cutRing(ring, around, bounds)
    const points: Point[] = []
    for (let at = 0; at < cut.length; at += 2) {
      points.push({ x: (cut[at] as number) * size - sheet.left, y: (cut[at + 1] as number) * size - sheet.top })
    }
    if (points.length < 3) continue
    areas.push(`${pathOf(points)}z`)
    lines.push(...shoreLines(cut, points, around).map(pathOf))
  }
  return { areas: areas.join(''), lines: lines.join('') }
}

/** The ring in pieces: it is broken wherever it follows an edge. */
function shoreLines(cut: Float64Array, points: readonly Point[], around: Rect): Point[][] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  const count = points.length
  for (let place = 0; place < count; place += 1) {
    const next = (place + 1) % count
    const [x, y] = [cut[place * 2] as number, cut[place * 2 + 1] as number]
    const [toX, toY] = [cut[next * 2] as number, cut[next * 2 + 1] as number]
    const alongSheet =
      (x === toX && (x === around.left || x === around.right)) ||
      (y === toY && (y === around.top || y === around.bottom))
    if (alongSheet || isSeam(x, y, toX, toY)) {
      if (piece.length > 1) pieces.push(piece)
      piece = []
      continue
    }
    if (piece.length === 0) piece.push(points[place] as Point)
    piece.push(points[next] as Point)
  }
  if (piece.length > 1) pieces.push(piece)
  return pieces
}

const GRATICULE = [
  { zoom: 11, degrees: 0.25 },
  { zoom: 9, degrees: 0.5 },
  { zoom: 7.5, degrees: 1 },
] as const

/** Lines of whole steps of latitude and longitude, as many as a chart of this zoom bears. */
function drawGraticule({ zoom, left, top, width, height }: Sheet): string {
  const step = GRATICULE.find((one) => zoom >= one.zoom)?.degrees ?? 2
  let path = ''
  for (let degree = 24; degree <= 44; degree += step) {
    const { x } = worldPoint({ enlem: 0, boylam: degree }, zoom)
    if (x >= left && x <= left + width) path += `M${figure(x - left)} 0v${height}`
    const { y } = worldPoint({ enlem: degree, boylam: 0 }, zoom)
    if (y >= top && y <= top + height) path += `M0 ${figure(y - top)}h${width}`
  }
  return path ? `<path d="${path}" fill="none" stroke="#0a5f75" stroke-opacity=".14"/>` : ''
}

/** Beyond the data it is neither sea nor land. */
function drawUncharted({ zoom, left, top, width, height }: Sheet): string {
  const upper = worldPoint({ enlem: CHARTED.north, boylam: CHARTED.west }, zoom)
  const lower = worldPoint({ enlem: CHARTED.south, boylam: CHARTED.east }, zoom)
  const [west, north, east, south] = [upper.x - left, upper.y - top, lower.x - left, lower.y - top]
  if (west <= 0 && north <= 0 && east >= width && south >= height) return ''
  const known = `M${figure(west)} ${figure(north)}V${figure(south)}H${figure(east)}V${figure(north)}z`
  return `<path fill="${INK.uncharted}" d="M0 0h${width}v${height}H0z${known}"/>`
}

/** The part of the world around a sheet whose bands reach into it. */
function reach({ zoom, left, top, width, height }: Sheet, margin: number): Rect {
  const size = 256 * 2 ** zoom
  return {
    left: (left - margin) / size,
    top: (top - margin) / size,
    right: (left + width + margin) / size,
    bottom: (top + height + margin) / size,
  }
}

/** Sea, shallow bands, rhumb lines, land and its shore; the rose stands where it is asked to, else by its place. */
export function drawChart(sheet: Sheet, rose?: Point): string {
  const { zoom, width, height } = sheet
  const widths = bandWidths(zoom)
  const around = reach(sheet, (widths[0] ?? 0) / 2 + 8)
  const coast = coastFor(zoom)
  const land = drawShores(coast.land, sheet, around)
  const lakes = drawShores(coast.lakes, sheet, around)
  const at = rose ?? roseOf(sheet)
  const bands = INK.bands.map((ink, place) => `<use href="#s" stroke="${ink}" stroke-width="${widths[place]}"/>`)
  const edge = Math.round((widths[0] ?? 0) / 6)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><path id="s" d="${land.lines}"/><path id="l" d="${land.areas}"/><clipPath id="c"><use href="#l"/></clipPath></defs>`,
    `<path fill="${INK.sea}" d="M0 0h${width}v${height}H0z"/>`,
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${bands.join('')}</g>`,
    drawRhumbs(at, sheet),
    drawRose(at, sheet),
    `<use href="#l" fill="${INK.land}"/>`,
    `<g fill="none" stroke-linejoin="round"><use href="#s" clip-path="url(#c)" stroke="${INK.edge}" stroke-width="${edge}"/>`,
    `<use href="#s" stroke="${INK.coast}" stroke-width=".9"/></g>`,
    lakes.areas ? `<path d="${lakes.areas}" fill="${INK.lake}"/>` : '',
    lakes.lines ? `<path d="${lakes.lines}" fill="none" stroke="${INK.coast}" stroke-width=".7"/>` : '',
    drawGraticule(sheet),
    drawUncharted(sheet),
    '</svg>',
  ].join('')
}

function roseOf({ zoom, left, top }: Sheet): Point {
  const { x, y } = worldPoint(ROSE, zoom)
  return { x: x - left, y: y - top }
}
