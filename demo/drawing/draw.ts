import sharp from 'sharp'
import { type SceneOptions, scene } from './draw-scene.ts'
import { EMBLEMS, type EmblemName, emblem } from './emblems.ts'
import { PALETTES } from './palettes.ts'
import { SCENES, type SceneName } from './scene-table.ts'

/** A subject, told in the words of the content. */
interface SceneDrawing {
  readonly sahne: string
  /** Another seed draws the same subject otherwise. */
  readonly tohum: string
  readonly palet?: string
  readonly oran?: NonNullable<SceneOptions['ratio']>
  /** Mirrored or not; without, the seed decides. */
  readonly cevir?: boolean
  /** The side that stays quiet for a text set over the picture. */
  readonly sakin?: 'left' | 'right' | 'top'
}

/** A mark on transparent ground. */
interface EmblemDrawing {
  readonly amblem: string
}

export type Drawing = SceneDrawing | EmblemDrawing

export interface DrawnSize {
  /** Pixels. */
  readonly width: number
  /** Of the WebP file, for scenes; marks lose nothing. */
  readonly quality: number
}

const has = <T extends object>(table: T, name: string): name is Extract<keyof T, string> => Object.hasOwn(table, name)

/** Why this cannot be drawn; undefined when it can. */
export function drawingFault(drawing: Drawing): string | undefined {
  if ('amblem' in drawing) return has(EMBLEMS, drawing.amblem) ? undefined : `There is no mark ${drawing.amblem}.`
  const { sahne, palet } = drawing
  if (!has(SCENES, sahne)) return `There is no scene ${sahne}.`
  return palet === undefined || PALETTES.some(({ id }) => id === palet) ? undefined : `There is no palette ${palet}.`
}

/** Palette and subject, by which two pictures look alike. */
export function sceneOptions({ tohum, palet, oran, cevir, sakin }: SceneDrawing): SceneOptions {
  return {
    seed: tohum,
    ...(palet === undefined ? {} : { palette: palet }),
    ...(oran === undefined ? {} : { ratio: oran }),
    ...(cevir === undefined ? {} : { flip: cevir }),
    ...(sakin === undefined ? {} : { calm: sakin }),
  }
}

/** The drawing as a WebP file. */
export async function draw(drawing: Drawing, { width, quality }: DrawnSize): Promise<Buffer> {
  const fault = drawingFault(drawing)
  if (fault) throw new RangeError(fault)
  if ('amblem' in drawing)
    return await (await rendered(emblem(drawing.amblem as EmblemName), width)).webp({ lossless: true }).toBuffer()
  const svg = scene(drawing.sahne as SceneName, { ...sceneOptions(drawing), grain: 0 })
  // A height that is no whole number leaves the last row half covered; its colour is right, only the alpha must go.
  const plain = await (await rendered(svg, width)).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
  return await sharp(plain)
    .composite([{ input: await grain(), tile: true, blend: 'soft-light' }])
    .removeAlpha()
    .webp({ quality, effort: 4 })
    .toBuffer()
}

const GRAIN_SIZE = 512
let kept: Promise<Buffer> | undefined

/** The paper's grain, a tile without seams: as a filter over each picture it would take a third of its time. */
function grain(): Promise<Buffer> {
  kept ??= sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${GRAIN_SIZE}" height="${GRAIN_SIZE}">` +
        '<filter id="g" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">' +
        '<feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="7" stitchTiles="stitch"/>' +
        '<feColorMatrix type="matrix" values="0.9 0.9 0 0 -0.4 0.9 0.9 0 0 -0.4 0.9 0.9 0 0 -0.4 0 0 0 0 0.2"/></filter>' +
        `<rect width="${GRAIN_SIZE}" height="${GRAIN_SIZE}" filter="url(#g)"/></svg>`,
    ),
  )
    .png()
    .toBuffer()
  return kept
}

/** At the final size: a drawing scaled up afterwards would lose its edges and coarsen its grain. */
async function rendered(svg: string, width: number) {
  const { width: drawn } = await sharp(Buffer.from(svg)).metadata()
  return sharp(Buffer.from(svg), { density: (72 * width) / drawn }).resize({ width })
}
