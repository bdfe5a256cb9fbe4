import type { TenantShowcase } from '../../tenant-data.ts'
import { HEALTH_JOURNEYS } from './catalogue/health.ts'
import { HOTELS } from './catalogue/hotels.ts'
import { STARTER } from './catalogue/starter.ts'
import { TOURS } from './catalogue/tours.ts'
import { VILLAS } from './catalogue/villas.ts'
import { WEDDINGS } from './catalogue/weddings.ts'
import { YACHTS } from './catalogue/yachts.ts'

const WRITTEN: readonly TenantShowcase[] = [...TOURS, ...VILLAS, ...YACHTS, ...HEALTH_JOURNEYS, ...HOTELS, ...WEDDINGS]

const written = new Set(WRITTEN.map(({ urun }) => urun.anahtar))

/** Everything Meltem sells, kind by kind. */
export const CATALOGUE: readonly TenantShowcase[] = [
  ...WRITTEN,
  ...STARTER.filter(({ urun }) => !written.has(urun.anahtar)),
]
