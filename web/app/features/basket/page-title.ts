import type { Rendering } from '@meltem/contract/wire/rendering'
import { type Frame, languageOf } from '../../platform/page/frame.ts'
import { pageMeta } from '../../platform/page/page-meta.ts'
import { translatorIn } from '../../platform/words/translator.ts'

type Titled = 'cart' | 'checkout' | 'complate' | 'result' | 'warning' | 'trip'

/** Titles come from the server: the browser has these words only once the page's own file is there. */
export function titleOf(rendering: Rendering, lang: string | undefined, page: Titled): string {
  return translatorIn(languageOf(rendering, lang), 'basket')(`titles.${page}`)
}

/** Nothing of a person's basket is for search engines. */
export function hiddenMeta(frame: Frame | undefined, pathname: string, title: string | undefined) {
  if (!frame || title === undefined) return []
  return pageMeta({ frame, pathname: `/${frame.language}${pathname}`, title, description: title, hidden: true })
}
