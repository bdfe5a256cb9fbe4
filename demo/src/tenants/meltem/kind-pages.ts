import type { DemoPage } from '../../tenant-data.ts'
import { carPage } from './kinds/car.ts'
import { extraPage } from './kinds/extra.ts'
import { healthPage } from './kinds/health.ts'
import { hotelPage } from './kinds/hotel.ts'
import { tourPage } from './kinds/tour.ts'
import { transferPage } from './kinds/transfer.ts'
import { villaPage } from './kinds/villa.ts'
import { weddingPage } from './kinds/wedding.ts'
import { yachtPage } from './kinds/yacht.ts'

export const KIND_PAGES: readonly DemoPage[] = [
  villaPage,
  yachtPage,
  tourPage,
  hotelPage,
  transferPage,
  carPage,
  weddingPage,
  healthPage,
  extraPage,
]
