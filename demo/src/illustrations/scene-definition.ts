import type { Time } from './palettes.ts'
import type { Stage } from './svg.ts'

/** product kinds of the catalogue, plus the pages that need a picture */
export const KINDS = [
  'tur',
  'villa',
  'yat',
  'transfer',
  'arac_kira',
  'otel',
  'dugun',
  'saglik',
  'ekstra',
  'blog',
  'state',
] as const

export type Kind = (typeof KINDS)[number]

/** where a scene may be used: first picture, one of the following, page head, empty or error page */
export type Role = 'cover' | 'gallery' | 'hero' | 'state'

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

/** What the catalogue needs to know of a scene, apart from how it is drawn. */
export interface SceneMeta {
  /** where it may be used, kind by kind: a picnic is the cover of an extra, but only a later picture of a villa */
  uses: Readonly<Partial<Record<Kind, readonly Role[]>>>
  /** what it shows, for search and for the alternative text */
  about: string
  /** subjects a product may ask for; '*' goes with any product of its kinds */
  tags: readonly string[]
}
