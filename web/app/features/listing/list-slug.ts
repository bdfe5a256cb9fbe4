import type { Language } from '@meltem/contract/language'
import { findListAddress } from '@meltem/contract/list-address'
import type { Rendering } from '@meltem/contract/rendering'

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
