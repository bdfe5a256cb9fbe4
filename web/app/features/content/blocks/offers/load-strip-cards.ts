import { listProductsByKey } from '@meltem/contract/catalog/catalog'
import type { Block } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import type { Rendering } from '@meltem/contract/wire/rendering'
import { translatorIn } from '../../../../platform/words/translator.ts'
import { type CardView, cardView } from '../../../catalog/card-view.ts'

/** Most the call takes at once. */
const MOST = 48

/** Cards of the products that strips of a page name; a page without strips asks for nothing. */
export async function loadStripCards(
  { call, currency }: Rendering,
  language: Language,
  blocks: readonly Block[],
): Promise<readonly CardView[]> {
  const keys = [...new Set(blocks.flatMap((block) => (block.tip === 'urunler' ? block.urunler : [])))].slice(0, MOST)
  if (keys.length === 0) return []
  const answer = await call(listProductsByKey, { dil: language, kur: currency, k_no: keys.join() })
  if (answer.success !== 1) return []
  const words = { language, card: translatorIn(language, 'card'), facts: translatorIn(language, 'facts') }
  return answer.data.map((product) => cardView(product, words))
}
