import type { DemoShowcase } from '../../../showcase-data.ts'
import { beachWedding } from './weddings/beach-wedding.ts'
import { guletWedding } from './weddings/gulet-wedding.ts'
import { oliveGroveWedding } from './weddings/olive-grove-wedding.ts'
import { windmillWedding } from './weddings/windmill-wedding.ts'

export const WEDDINGS: readonly DemoShowcase[] = [beachWedding, guletWedding, oliveGroveWedding, windmillWedding]
