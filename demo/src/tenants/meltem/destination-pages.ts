import type { DemoPage } from '../../tenant-data.ts'
import { alacatiPage } from './destinations/alacati.ts'
import { bodrumPage } from './destinations/bodrum.ts'
import { cappadociaPage } from './destinations/cappadocia.ts'
import { dalyanPage } from './destinations/dalyan.ts'
import { ephesusPage } from './destinations/ephesus.ts'
import { fethiyePage } from './destinations/fethiye.ts'
import { gocekPage } from './destinations/gocek.ts'
import { istanbulPage } from './destinations/istanbul.ts'
import { kaleiciPage } from './destinations/kaleici.ts'
import { kalkanPage } from './destinations/kalkan.ts'
import { kasPage } from './destinations/kas.ts'
import { marmarisPage } from './destinations/marmaris.ts'
import { oludenizPage } from './destinations/oludeniz.ts'
import { pamukkalePage } from './destinations/pamukkale.ts'

export const DESTINATION_PAGES: readonly DemoPage[] = [
  gocekPage,
  cappadociaPage,
  oludenizPage,
  istanbulPage,
  pamukkalePage,
  kasPage,
  kaleiciPage,
  ephesusPage,
  bodrumPage,
  alacatiPage,
  fethiyePage,
  dalyanPage,
  marmarisPage,
  kalkanPage,
]
