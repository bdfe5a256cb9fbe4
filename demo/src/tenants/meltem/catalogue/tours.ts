import type { DemoShowcase } from '../../../showcase-data.ts'
import { bosphorusDinner } from './tours/bosphorus-dinner.ts'
import { cappadociaBalloon } from './tours/cappadocia-balloon.ts'
import { dalyanRiver } from './tours/dalyan-river.ts'
import { ephesusPrivate } from './tours/ephesus-private.ts'
import { kasDiving } from './tours/kas-diving.ts'
import { kekovaKayak } from './tours/kekova-kayak.ts'
import { pamukkaleTwoDays } from './tours/pamukkale-two-days.ts'
import { paragliding } from './tours/paragliding.ts'
import { sunsetSailing } from './tours/sunset-sailing.ts'
import { taurusJeepSafari } from './tours/taurus-jeep-safari.ts'
import { twelveIslands } from './tours/twelve-islands.ts'

/** In the recommended order. */
export const TOURS: readonly DemoShowcase[] = [
  twelveIslands,
  cappadociaBalloon,
  paragliding,
  dalyanRiver,
  bosphorusDinner,
  kekovaKayak,
  ephesusPrivate,
  kasDiving,
  pamukkaleTwoDays,
  sunsetSailing,
  taurusJeepSafari,
]
