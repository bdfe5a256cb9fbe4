import { fileURLToPath } from 'node:url'

/** The content of the demo tenants, in the format of `server/src/features/catalog/import`. */
export const DEMO_CONTENT = fileURLToPath(new URL('./content', import.meta.url))

/** The drawn file of a picture; `node scripts/draw.ts` makes it anew. */
export function demoPictureFile(key: string): string {
  return fileURLToPath(new URL(`./pictures/${key}.webp`, import.meta.url))
}

/** Newsletters of the demo and who gets them. */
export const DEMO_NEWSLETTERS = fileURLToPath(new URL('./newsletters.json', import.meta.url))
