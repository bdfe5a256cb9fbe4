import { PALETTES, type Palette, type Time } from './palettes.ts'
import { rng } from './rng.ts'
import { SCENES, type SceneName } from './scene-table.ts'
import { nth } from './sequence.ts'
import { Stage } from './svg.ts'

type Ratio = '21:9' | '16:9' | '3:2' | '4:3' | '1:1' | '4:5' | '3:4' | '2:3'

const SIZE: Record<Ratio, readonly [number, number]> = {
  '21:9': [1680, 720],
  '16:9': [1440, 810],
  '3:2': [1260, 840],
  '4:3': [1200, 900],
  '1:1': [1000, 1000],
  '4:5': [960, 1200],
  '3:4': [900, 1200],
  '2:3': [820, 1230],
}

export interface SceneOptions {
  seed: string
  time?: Time
  /** palette id, e.g. 'dusk-coral'; overrides `time` */
  palette?: string
  ratio?: Ratio
  /** paper grain, 0 none … 1 default … 2 heavy */
  grain?: number
  /** mirror the composition; default by seed */
  flip?: boolean
  title?: string
  /** keep this side quiet for text set over the picture; above, there is nothing but sky */
  calm?: 'left' | 'right' | 'top'
  /** prefix of ids inside the SVG, needed when several are inlined in one document */
  idPrefix?: string
}

export const choosePalette = (name: SceneName, o: SceneOptions): Palette => {
  const byId = PALETTES.find((p) => p.id === o.palette)
  if (byId) return byId
  const r = rng(`${o.seed}/palette`)
  const times = SCENES[name].times
  // earlier hours in the scene's list suit it better, so they are drawn more often
  const time = o.time ?? nth(times, Math.min(times.length - 1, Math.floor(r.f() ** 1.6 * times.length)))
  return r.pick(PALETTES.filter((p) => p.time === time))
}

/** Part of the height that a calm sky takes. */
const CALM_SKY = 0.24

/** Draw a scene. Pure: the same name and options give the same string. */
export const scene = (name: SceneName, o: SceneOptions): string => {
  const def = SCENES[name]
  const [W, whole] = SIZE[o.ratio ?? '4:3']
  const above = o.calm === 'top' ? Math.round(whole * CALM_SKY) : 0
  const H = whole - above
  const r = rng(`${name}/${o.seed}`)
  const drawn = r.fork('sun').f(def.sun[0], def.sun[1])
  // a page head is always composed with its quiet side on the left, and mirrored if the text stands right
  const calm = def.hero ? 'left' : o.calm === 'top' ? undefined : o.calm
  // light belongs on the busy side, not behind the text
  const sx = calm === 'left' ? 0.6 + drawn * 0.2 : calm === 'right' ? drawn * 0.4 : drawn
  const stage = new Stage({ W, H, r, p: choosePalette(name, o), sx, prefix: o.idPrefix ?? 's', calm, above })
  const body = def.draw(stage)
  const flip = o.flip ?? (def.hero ? o.calm === 'right' : def.mirror === true && !o.calm && r.fork('flip').chance(0.5))
  return stage.finish(flip ? `<g transform="translate(${W} 0) scale(-1 1)">${body}</g>` : body, {
    grain: o.grain ?? 1,
    ...(o.title ? { title: o.title } : {}),
  })
}
