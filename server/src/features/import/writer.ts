import type { Maker } from '../catalog/office/create-product.ts'
import type { Scene } from './scene.ts'

/** A run writes as the screens do, in the name of the person who has confirmed it (CAT-63). */
export interface Writer extends Maker {
  readonly scene: Scene
  readonly ad_soyad: string
}
