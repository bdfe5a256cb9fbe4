import type { DemoShowcase } from '../../../showcase-data.ts'
import { babysitter } from './extras/babysitter.ts'
import { equipment } from './extras/equipment.ts'
import { flowers } from './extras/flowers.ts'
import { groceries } from './extras/groceries.ts'
import { massage } from './extras/massage.ts'
import { photographer } from './extras/photographer.ts'
import { privateChef } from './extras/private-chef.ts'
import { privateGuide } from './extras/private-guide.ts'

export const EXTRAS: readonly DemoShowcase[] = [
  privateChef,
  photographer,
  massage,
  privateGuide,
  babysitter,
  groceries,
  flowers,
  equipment,
]
