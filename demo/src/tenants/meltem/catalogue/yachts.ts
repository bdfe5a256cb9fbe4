import type { DemoShowcase } from '../../../showcase-data.ts'
import { cabinLikya } from './yachts/cabin-likya.ts'
import { catamaranKas } from './yachts/catamaran-kas.ts'
import { catamaranYakamoz } from './yachts/catamaran-yakamoz.ts'
import { guletDefne } from './yachts/gulet-defne.ts'
import { guletLodos } from './yachts/gulet-lodos.ts'
import { guletMavi } from './yachts/gulet-mavi.ts'
import { motorYacht } from './yachts/motor-yacht.ts'
import { motorYachtLacivert } from './yachts/motor-yacht-lacivert.ts'
import { sailingImbat } from './yachts/sailing-imbat.ts'
import { sailingMarti } from './yachts/sailing-marti.ts'

export const YACHTS: readonly DemoShowcase[] = [
  guletMavi,
  catamaranYakamoz,
  motorYacht,
  guletLodos,
  sailingMarti,
  cabinLikya,
  motorYachtLacivert,
  catamaranKas,
  guletDefne,
  sailingImbat,
]
