import type { ProductKind } from '@meltem/contract/content'
import type { TenantShowcase } from '../../tenant-data.ts'
import { CARS } from './catalogue/cars.ts'
import { EXTRAS } from './catalogue/extras.ts'
import { HEALTH_JOURNEYS } from './catalogue/health.ts'
import { HOTELS } from './catalogue/hotels.ts'
import { TOURS } from './catalogue/tours.ts'
import { TRANSFERS } from './catalogue/transfers.ts'
import { VILLAS } from './catalogue/villas.ts'
import { WEDDINGS } from './catalogue/weddings.ts'
import { YACHTS } from './catalogue/yachts.ts'

const BY_KIND: Readonly<Record<ProductKind, readonly TenantShowcase[]>> = {
  tur: TOURS,
  villa: VILLAS,
  yat: YACHTS,
  transfer: TRANSFERS,
  arac_kira: CARS,
  otel: HOTELS,
  dugun: WEDDINGS,
  saglik: HEALTH_JOURNEYS,
  ekstra: EXTRAS,
}

/** Everything Meltem sells, kind by kind. */
export const CATALOGUE: readonly TenantShowcase[] = Object.values(BY_KIND).flat()
