import type { Stage } from '../../svg.ts'
import { seaView } from './view.ts'

export const LINEN = '#fbf5e9'

export const WALLS = ['#f3e6d2', '#efe0c8', '#f5ecdc', '#e9dcc8'] as const

/** view through a window: the horizon is the picture's, so that inside and outside share one eye level */
export const outside = (s: Stage, hy: number): string =>
  seaView(s, {
    hy,
    k: 0.9,
    side: s.sx > 0.5 ? 1 : -1,
    sun: s.p.time === 'noon' ? false : { y: hy - s.H * 0.17, r: 46 },
  })
