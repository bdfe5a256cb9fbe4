import type { DemoCategory, DemoCollection, DemoGroupText, DemoRegion } from '../../group-data.ts'
import { CATEGORIES } from './categories.ts'
import { COLLECTIONS } from './collections.ts'
import { DESTINATION_NAMES, type DestinationKey } from './destination-names.ts'
import { DESTINATION_PAGES } from './destination-pages.ts'
import { DESTINATION_TREE } from './destination-tree.ts'
import { type InFour, inFour } from './four-languages.ts'
import { KIND_NAMES } from './kind-names.ts'

interface NamedList {
  readonly baslik: InFour<string>
  readonly slug: InFour<string>
  readonly metin: InFour<string>
}

function textsOf({ baslik, slug, metin }: NamedList): InFour<DemoGroupText> {
  return inFour((dil) => ({ baslik: baslik[dil], slug: slug[dil], metin: metin[dil] }))
}

export const LISTED_CATEGORIES: readonly DemoCategory[] = CATEGORIES.map((category) => ({
  kod: category.anahtar,
  urun_tipi: category.urun_tipi,
  ...(category.tur_tipi === null ? {} : { ust: category.urun_tipi }),
  gorsel: KIND_NAMES[category.urun_tipi].gorsel,
  metin: textsOf(category),
}))

export const LISTED_COLLECTIONS: readonly DemoCollection[] = COLLECTIONS.map((collection) => {
  return { kod: collection.anahtar, gorsel: collection.gorsel, metin: textsOf(collection) }
})

/** A destination says in a list what its own page says first. */
export const LISTED_REGIONS: readonly DemoRegion[] = DESTINATION_TREE.map(({ kod, ust, ad, slug, enlem, boylam }) => {
  const page = DESTINATION_PAGES.find(({ anahtar }) => anahtar === `u-${kod}`)
  const known = DESTINATION_NAMES[kod as DestinationKey] as (typeof DESTINATION_NAMES)[DestinationKey] | undefined
  return {
    kod,
    ...(ust === null ? {} : { ust }),
    gorsel: known?.gorsel ?? null,
    enlem,
    boylam,
    metin: inFour((dil) => {
      const metin = page?.icerik[dil]?.ozet
      return { baslik: ad[dil], slug: slug[dil], ...(metin === undefined ? {} : { metin }) }
    }),
    not: known?.not ?? {},
  }
})
