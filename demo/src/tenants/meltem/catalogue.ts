import type { TenantShowcase } from '../../tenant-data.ts'
import { STARTER } from './catalogue/starter.ts'
import { TOURS } from './catalogue/tours.ts'
import { VILLAS } from './catalogue/villas.ts'
import { YACHTS } from './catalogue/yachts.ts'

const WRITTEN: readonly TenantShowcase[] = [...TOURS, ...VILLAS, ...YACHTS]

const written = new Set(WRITTEN.map(({ urun }) => urun.anahtar))

/** Everything Meltem sells, kind by kind. */
export const CATALOGUE: readonly TenantShowcase[] = [
  ...WRITTEN,
  ...STARTER.filter(({ urun }) => !written.has(urun.anahtar)),
]
