import type { DemoShowcase } from '../../../showcase-data.ts'
import { implant } from './health/implant.ts'

export const HEALTH_JOURNEYS: readonly DemoShowcase[] = [implant]
