import type { Language } from '@meltem/contract/wire/language'
import type { ShowcaseWords } from '../../server/src/features/catalog/import/format/product-file.ts'
import type { ImportedShowcase } from '../../server/src/features/catalog/import/read-product.ts'
import type { TenantContent } from '../../server/src/features/catalog/import/tenant-content.ts'
import { TENANTS } from '../../server/src/testing/demo-tenants.ts'
import { sceneOptions } from '../drawing/draw.ts'
import { choosePalette } from '../drawing/draw-scene.ts'
import type { SceneName } from '../drawing/scene-table.ts'

function getTenant(kod: string): TenantContent {
  const tenant = TENANTS.find((one) => one.kod === kod)
  if (!tenant) throw new Error(`There is no demo tenant ${kod}`)
  return tenant
}

/** The tenant with the whole catalogue. */
export const meltem = getTenant('meltem')

/** A product that is told in all four languages. */
export interface ToldShowcase extends ImportedShowcase {
  readonly metin: Record<Language, ShowcaseWords>
}

function isTold(showcase: ImportedShowcase): showcase is ToldShowcase {
  return meltem.diller.every((dil) => showcase.metin[dil])
}

/** The catalogue in four languages, in the recommended order. */
export const CATALOGUE = meltem.vitrinler.filter(isTold).toSorted((a, b) => b.agirlik - a.agirlik)

export const ofKind = (...kinds: readonly ImportedShowcase['urun']['urun_tipi'][]) =>
  CATALOGUE.filter(({ urun }) => kinds.includes(urun.urun_tipi))

/** By what two pictures look alike. */
export function lookOf(shot: ImportedShowcase['gorseller'][number]): string {
  return `${shot.sahne} in ${choosePalette(shot.sahne as SceneName, sceneOptions(shot)).id}`
}

export function duplicates(values: readonly (string | undefined)[]): (string | undefined)[] {
  return values.filter((value, place) => values.indexOf(value) !== place)
}
