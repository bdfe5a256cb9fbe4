import type { DemoShowcase } from '../../../showcase-data.ts'
import { villaBegonvil } from './villas/villa-begonvil.ts'
import { villaBelcekiz } from './villas/villa-belcekiz.ts'
import { villaBezirgan } from './villas/villa-bezirgan.ts'
import { villaCukurbag } from './villas/villa-cukurbag.ts'
import { villaDegirmen } from './villas/villa-degirmen.ts'
import { villaFaralya } from './villas/villa-faralya.ts'
import { villaGumusluk } from './villas/villa-gumusluk.ts'
import { villaGunluk } from './villas/villa-gunluk.ts'
import { villaInci } from './villas/villa-inci.ts'
import { villaInlice } from './villas/villa-inlice.ts'
import { villaKayakoy } from './villas/villa-kayakoy.ts'
import { villaLykia } from './villas/villa-lykia.ts'
import { villaMeis } from './villas/villa-meis.ts'
import { villaSazlik } from './villas/villa-sazlik.ts'
import { villaSelimiye } from './villas/villa-selimiye.ts'
import { villaTurunc } from './villas/villa-turunc.ts'
import { villaYalikavak } from './villas/villa-yalikavak.ts'
import { villaZeytin } from './villas/villa-zeytin.ts'

export const VILLAS: readonly DemoShowcase[] = [
  villaZeytin,
  villaGunluk,
  villaLykia,
  villaKayakoy,
  villaSelimiye,
  villaYalikavak,
  villaCukurbag,
  villaFaralya,
  villaBelcekiz,
  villaBegonvil,
  villaInci,
  villaInlice,
  villaGumusluk,
  villaMeis,
  villaSazlik,
  villaDegirmen,
  villaTurunc,
  villaBezirgan,
]
