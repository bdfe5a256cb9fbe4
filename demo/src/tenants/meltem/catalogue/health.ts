import type { DemoShowcase } from '../../../showcase-data.ts'
import { eyeLaser } from './health/eye-laser.ts'
import { hairTransplant } from './health/hair-transplant.ts'
import { implant } from './health/implant.ts'
import { thermalWeek } from './health/thermal-week.ts'

export const HEALTH_JOURNEYS: readonly DemoShowcase[] = [implant, thermalWeek, hairTransplant, eyeLaser]
