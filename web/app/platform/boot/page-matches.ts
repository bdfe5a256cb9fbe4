import type { Page } from '@meltem/contract/content/content'
import { useMatches } from 'react-router'
import { type Packed, unpack } from '../calls/packed.ts'
import type { Translations } from '../page/paths.ts'

interface PageData {
  readonly page?: Packed<Page> | Page
  readonly ceviriler?: Translations
}

function pageDataOf(loaderData: unknown): PageData {
  return typeof loaderData === 'object' && loaderData !== null ? loaderData : {}
}

/**
 * What the page on screen says about itself: routes give `page`, or `ceviriler` alone where there is no stored page.
 */
export function usePageData(): { readonly page?: Page; readonly ceviriler?: Translations | undefined } {
  const matches = useMatches()
  for (const match of matches.toReversed()) {
    const { page, ceviriler } = pageDataOf(match.loaderData)
    if (page) return { page: unpack(page), ceviriler: unpack(page).ceviriler }
    if (ceviriler) return { ceviriler }
  }
  return {}
}
