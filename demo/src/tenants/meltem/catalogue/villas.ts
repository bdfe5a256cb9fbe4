import type { DemoShowcase } from '../../../showcase-data.ts'
import { villaGunluk } from './villas/villa-gunluk.ts'
import { villaLykia } from './villas/villa-lykia.ts'
import { villaZeytin } from './villas/villa-zeytin.ts'

export const VILLAS: readonly DemoShowcase[] = [villaZeytin, villaGunluk, villaLykia]
