import { listProducts } from '@meltem/contract/catalog'
import type { Language } from '@meltem/contract/language'
import type { Rendering } from '@meltem/contract/rendering'

interface Wanted {
  readonly turu: 'c' | 'd' | 'u'
  readonly slug: string
  readonly language: Language
}

/** An address without a language may carry the slug of any: the slug of the same list in the language on screen. */
export async function findListSlug(
  rendering: Rendering,
  { turu, slug, language }: Wanted,
): Promise<string | undefined> {
  const others = rendering.settings.language.diller.filter((each) => each !== language)
  for (const dil of [language, ...others]) {
    const scope = turu === 'c' ? { kategori: slug } : { koleksiyon: slug }
    const answer = await rendering.call(listProducts, { dil, ...scope, adet: 1 })
    if (answer.success === 1) return dil === language ? slug : answer.data.ceviriler[language]
  }
  return undefined
}
