import type { DemoShowcase } from '../../../showcase-data.ts'
import { galataHan } from './hotels/galata-han.ts'
import { guvercinCave } from './hotels/guvercin-cave.ts'
import { kumsalHotel } from './hotels/kumsal-hotel.ts'
import { limanHotel } from './hotels/liman-hotel.ts'
import { sardunyaResort } from './hotels/sardunya-resort.ts'
import { tasKonak } from './hotels/tas-konak.ts'

export const HOTELS: readonly DemoShowcase[] = [
  guvercinCave,
  kumsalHotel,
  limanHotel,
  galataHan,
  tasKonak,
  sardunyaResort,
]
