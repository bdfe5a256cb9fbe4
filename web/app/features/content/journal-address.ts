import { getPage, listPages } from '@meltem/contract/content/content'
import type { ContentType } from '@meltem/contract/settings'
import type { Language } from '@meltem/contract/wire/language'
import type { Rendering } from '@meltem/contract/wire/rendering'

/** Whether a written page stands at the address. */
export async function isStored(
  { call }: Rendering,
  wanted: { dil: Language; turu: ContentType; slug: string },
): Promise<boolean> {
  return (await call(getPage, wanted)).success === 1
}

/** The slug of a category in the language on screen; without a prefix an address may carry that of any language. */
export async function journalSlug({ call }: Rendering, dil: Language, slug: string): Promise<string | undefined> {
  const answer = await call(listPages, { dil, turu: 'b' })
  if (answer.success !== 1) return undefined
  const { kategoriler } = answer
  const own = kategoriler.find((category) => category.slug === slug)
  const known = own ?? kategoriler.find(({ ceviriler }) => Object.values(ceviriler).some((each) => each?.slug === slug))
  return known?.slug
}
