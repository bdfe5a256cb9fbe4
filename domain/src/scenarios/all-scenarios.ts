import { HOTELS } from './hotels.ts'
import { MIXED } from './mixed-baskets.ts'
import { OCCASIONS } from './occasions.ts'
import type { Scenario } from './scenario.ts'
import { TOURS } from './tours.ts'
import { VILLAS } from './villas.ts'
import { CARS, TRANSFERS } from './wheels.ts'
import { YACHTS } from './yachts.ts'

/** Every golden basket; the server and the browser suites walk the same list. */
export const SCENARIOS: readonly Scenario[] = [
  ...TOURS,
  ...VILLAS,
  ...YACHTS,
  ...HOTELS,
  ...CARS,
  ...TRANSFERS,
  ...OCCASIONS,
  ...MIXED,
]
