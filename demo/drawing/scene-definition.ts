import type { Time } from './palettes.ts'
import type { Stage } from './svg.ts'

export interface SceneDef {
  /** allowed range of the light's horizontal position, as fractions of the width */
  sun: readonly [number, number]
  /** hours that suit the subject, best first */
  times: readonly Time[]
  /** may be mirrored by seed: nothing in it has a true left and right */
  mirror?: boolean
  /** drawn for a page head: quiet on the left; `calm: 'right'` mirrors the whole picture */
  hero?: boolean
  draw(s: Stage): string
}
