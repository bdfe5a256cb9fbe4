import { type DemoPicture, illustration } from './picture-lists/demo-picture.ts'
import type { TenantShowcase } from './tenant-data.ts'

/** Covers are drawn once and stand beside the code; the other pictures of a gallery are drawn when they are needed. */
export const COVER_WIDTH = 800
const GALLERY_WIDTH = 1200

export function pictureKey(product: string, place: number): `urun/${string}` {
  return `urun/${product}-${place + 1}`
}

/** Pictures of a product, the cover first. */
export function showcasePictures({ urun, gorseller }: TenantShowcase): DemoPicture[] {
  return gorseller.map(({ scene, options, aciklama }, place) => ({
    key: pictureKey(urun.anahtar, place),
    scene,
    options: { ratio: '4:3', ...options },
    en: place === 0 ? COVER_WIDTH : GALLERY_WIDTH,
    aciklama: illustration(aciklama),
  }))
}
