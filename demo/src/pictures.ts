import { fileURLToPath } from 'node:url'
import type { DemoPicture } from './picture-lists/demo-picture.ts'
import { KIND_PICTURES } from './picture-lists/kind-pictures.ts'
import { PAGE_PICTURES } from './picture-lists/page-pictures.ts'
import { REGION_PICTURES } from './picture-lists/region-pictures.ts'
import { SPLASH_PICTURES } from './picture-lists/splash-pictures.ts'
import { TENANT_PICTURES } from './picture-lists/tenant-pictures.ts'
import { showcasePictures } from './showcase-pictures.ts'
import { CATALOGUE } from './tenants/meltem/catalogue.ts'
import { SHOWCASES } from './tenants/poyraz/showcases.ts'

/** Stands wherever a picture is missing. */
export const FALLBACK_PICTURE = 'urun/no-image'

const SHOWN = [...CATALOGUE, ...SHOWCASES]

/** Pictures of products behind the cover: drawn in the background once the shop is open. */
export const GALLERY_PICTURES: readonly DemoPicture[] = SHOWN.flatMap((showcase) => showcasePictures(showcase).slice(1))

/** Every picture the demo tenants open with. */
export const DEMO_PICTURES: readonly DemoPicture[] = [
  ...SPLASH_PICTURES,
  ...KIND_PICTURES,
  ...REGION_PICTURES,
  ...PAGE_PICTURES,
  ...TENANT_PICTURES,
  ...SHOWN.flatMap((showcase) => showcasePictures(showcase).slice(0, 1)),
]

/** The drawn file of a picture; `node demo/src/draw.ts` makes it anew. */
export function demoPictureFile(key: string): string {
  return fileURLToPath(new URL(`../pictures/${key}.webp`, import.meta.url))
}
