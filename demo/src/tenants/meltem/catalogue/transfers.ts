import type { DemoShowcase } from '../../../showcase-data.ts'
import { antalyaKaleici } from './transfers/antalya-kaleici.ts'
import { dalamanDalyan } from './transfers/dalaman-dalyan.ts'
import { dalamanFethiye } from './transfers/dalaman-fethiye.ts'
import { dalamanGoecek } from './transfers/dalaman-goecek.ts'
import { dalamanKalkan } from './transfers/dalaman-kalkan.ts'
import { dalamanKas } from './transfers/dalaman-kas.ts'
import { dalamanMarmaris } from './transfers/dalaman-marmaris.ts'
import { dalamanOludeniz } from './transfers/dalaman-oludeniz.ts'
import { istanbulSultanahmet } from './transfers/istanbul-sultanahmet.ts'
import { izmirAlacati } from './transfers/izmir-alacati.ts'
import { kayseriKapadokya } from './transfers/kayseri-kapadokya.ts'
import { milasBodrum } from './transfers/milas-bodrum.ts'
import { nevsehirKapadokya } from './transfers/nevsehir-kapadokya.ts'

export const TRANSFERS: readonly DemoShowcase[] = [
  dalamanGoecek,
  dalamanFethiye,
  dalamanOludeniz,
  antalyaKaleici,
  dalamanKas,
  milasBodrum,
  istanbulSultanahmet,
  dalamanKalkan,
  dalamanMarmaris,
  kayseriKapadokya,
  izmirAlacati,
  dalamanDalyan,
  nevsehirKapadokya,
]
