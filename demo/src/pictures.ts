import { fileURLToPath } from 'node:url'
import type { DemoPicture } from './picture-lists/demo-picture.ts'
import { KIND_PICTURES } from './picture-lists/kind-pictures.ts'
import { PAGE_PICTURES } from './picture-lists/page-pictures.ts'
import { REGION_PICTURES } from './picture-lists/region-pictures.ts'
import { SPLASH_PICTURES } from './picture-lists/splash-pictures.ts'
import { TENANT_PICTURES } from './picture-lists/tenant-pictures.ts'

/** Stands wherever a picture is missing. */
export const FALLBACK_PICTURE = 'urun/no-image'

/** Every picture the demo tenants use. */
export const DEMO_PICTURES: readonly DemoPicture[] = [
  ...SPLASH_PICTURES,
  ...KIND_PICTURES,
  ...REGION_PICTURES,
  ...PAGE_PICTURES,
  ...TENANT_PICTURES,
]

/** The drawn file of a picture; `node demo/src/draw.ts` makes it anew. */
export function demoPictureFile(key: string): string {
  return fileURLToPath(new URL(`../pictures/${key}.webp`, import.meta.url))
}
