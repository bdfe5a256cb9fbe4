import type { Stage } from '../../svg.ts'
import { glassOf } from '../landscape/pool.ts'

export const lampGlass = (s: Stage): string =>
  s.p.lamps
    ? s.lin([
        [0, '#ffe2a6'],
        [0.7, '#f8b661'],
        [1, '#d98a45'],
      ])
    : glassOf(s)
