import type { DemoShowcase } from '../../../showcase-data.ts'
import { alacatiWindsurf } from './tours/alacati-windsurf.ts'
import { bodrumOrak } from './tours/bodrum-orak.ts'
import { bosphorusDinner } from './tours/bosphorus-dinner.ts'
import { cappadociaBalloon } from './tours/cappadocia-balloon.ts'
import { cappadociaHorses } from './tours/cappadocia-horses.ts'
import { dalyanRiver } from './tours/dalyan-river.ts'
import { ephesusPrivate } from './tours/ephesus-private.ts'
import { erciyesSki } from './tours/erciyes-ski.ts'
import { hammamEvening } from './tours/hammam-evening.ts'
import { istanbulFoodWalk } from './tours/istanbul-food-walk.ts'
import { kasDiving } from './tours/kas-diving.ts'
import { kekovaKayak } from './tours/kekova-kayak.ts'
import { kopruluRafting } from './tours/koprulu-rafting.ts'
import { lycianWay } from './tours/lycian-way.ts'
import { marmarisCycling } from './tours/marmaris-cycling.ts'
import { pamukkaleTwoDays } from './tours/pamukkale-two-days.ts'
import { paragliding } from './tours/paragliding.ts'
import { saklikentGorge } from './tours/saklikent-gorge.ts'
import { sedirIsland } from './tours/sedir-island.ts'
import { semaEvening } from './tours/sema-evening.ts'
import { sunsetSailing } from './tours/sunset-sailing.ts'
import { taurusJeepSafari } from './tours/taurus-jeep-safari.ts'
import { twelveIslands } from './tours/twelve-islands.ts'
import { urlaVineyards } from './tours/urla-vineyards.ts'

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
  istanbulFoodWalk,
  kopruluRafting,
  cappadociaHorses,
  bodrumOrak,
  saklikentGorge,
  hammamEvening,
  sedirIsland,
  alacatiWindsurf,
  lycianWay,
  semaEvening,
  urlaVineyards,
  marmarisCycling,
  erciyesSki,
]
