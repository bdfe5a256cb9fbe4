import type { ProductKind } from '@meltem/contract/content'
import type { DemoPage, TenantShowcase } from '../../tenant-data.ts'
import { CARS } from './catalogue/cars.ts'
import { EXTRAS } from './catalogue/extras.ts'
import { HEALTH_JOURNEYS } from './catalogue/health.ts'
import { HOTELS } from './catalogue/hotels.ts'
import { TOURS } from './catalogue/tours.ts'
import { TRANSFERS } from './catalogue/transfers.ts'
import { VILLAS } from './catalogue/villas.ts'
import { WEDDINGS } from './catalogue/weddings.ts'
import { YACHTS } from './catalogue/yachts.ts'
import { KIND_ORDER } from './kind-names.ts'
import { carPage } from './kinds/car.ts'
import { extraPage } from './kinds/extra.ts'
import { healthPage } from './kinds/health.ts'
import { hotelPage } from './kinds/hotel.ts'
import { tourPage } from './kinds/tour.ts'
import { transferPage } from './kinds/transfer.ts'
import { villaPage } from './kinds/villa.ts'
import { weddingPage } from './kinds/wedding.ts'
import { yachtPage } from './kinds/yacht.ts'

/** What Meltem sells of each kind, and the page that tells of it. */
const BY_KIND: Readonly<
  Record<ProductKind, { readonly sayfa: DemoPage; readonly urunler: readonly TenantShowcase[] }>
> = {
  tur: { sayfa: tourPage, urunler: TOURS },
  villa: { sayfa: villaPage, urunler: VILLAS },
  yat: { sayfa: yachtPage, urunler: YACHTS },
  transfer: { sayfa: transferPage, urunler: TRANSFERS },
  arac_kira: { sayfa: carPage, urunler: CARS },
  otel: { sayfa: hotelPage, urunler: HOTELS },
  dugun: { sayfa: weddingPage, urunler: WEDDINGS },
  saglik: { sayfa: healthPage, urunler: HEALTH_JOURNEYS },
  ekstra: { sayfa: extraPage, urunler: EXTRAS },
}

/** Everything Meltem sells, kind by kind. */
export const CATALOGUE: readonly TenantShowcase[] = Object.values(BY_KIND).flatMap(({ urunler }) => urunler)

export const KIND_PAGES: readonly DemoPage[] = KIND_ORDER.map((kind) => BY_KIND[kind].sayfa)
