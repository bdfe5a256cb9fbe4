import { findListAddress } from '@meltem/contract/catalog/list-address'
import type { Language } from '@meltem/contract/wire/language'
import type { Rendering } from '@meltem/contract/wire/rendering'

interface Wanted {
  readonly turu: 'c' | 'u'
  readonly slug: string
  readonly language: Language
}

/** The slug of a list in the language on screen, found by one of another language or one it had before. */
export async function findListSlug({ call }: Rendering, { turu, slug, language }: Wanted): Promise<string | undefined> {
  const answer = await call(findListAddress, { dil: language, turu, slug })
  return answer.success === 1 ? (answer.slug ?? undefined) : undefined
}
