import type { DemoShowcase } from '../../../showcase-data.ts'
import { cabrio } from './cars/cabrio.ts'
import { compact } from './cars/compact.ts'
import { economy } from './cars/economy.ts'
import { estate } from './cars/estate.ts'
import { minivan } from './cars/minivan.ts'
import { premium } from './cars/premium.ts'
import { suvElectric } from './cars/suv-electric.ts'
import { suvLarge } from './cars/suv-large.ts'

export const CARS: readonly DemoShowcase[] = [economy, cabrio, compact, suvElectric, minivan, estate, suvLarge, premium]
