import type { DatedPrice, ProductCard } from '@meltem/contract/catalog/catalog'

/** A card that is kept, as far as it is the same for all dates; written when it is first sent. */
interface Kept {
  readonly card: ProductCard
  json?: Buffer
}

const kept = new WeakMap<ProductCard, Kept>()

function keptOf(card: ProductCard): Kept {
  const known = kept.get(card)
  if (known) return known
  const made = { card }
  kept.set(card, made)
  return made
}

/** The card with what it costs on the dates; what is written of it is shared. */
export function withDatedPrice(card: ProductCard, tarihli_fiyat: DatedPrice | null): ProductCard {
  if (tarihli_fiyat === null) return card
  const dated = { ...card, tarihli_fiyat }
  kept.set(dated, keptOf(card))
  return dated
}

/** Everything but the price of the dates, left open for it. */
function openJson({ tarihli_fiyat: _dated, ...rest }: ProductCard): Buffer {
  return Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"tarihli_fiyat":`)
}

function jsonOf(one: Kept): Buffer {
  one.json ??= openJson(one.card)
  return one.json
}

const NEXT = Buffer.from(',')
const UNDATED = Buffer.from('null}')

/**
 * An answer with its cards as `data.urunler`. Writing two dozen cards and turning them into bytes would be two thirds of
 * what a list costs, and they are the same for all visitors.
 */
export function writeWithCards(answer: { success: 1; data: object }, cards: readonly ProductCard[]): Buffer {
  const around = JSON.stringify(answer).slice(0, -2)
  const parts: Buffer[] = [Buffer.from(`${around},"urunler":[`)]
  for (const card of cards) {
    if (parts.length > 1) parts.push(NEXT)
    const { tarihli_fiyat } = card
    parts.push(jsonOf(keptOf(card)), tarihli_fiyat ? Buffer.from(`${JSON.stringify(tarihli_fiyat)}}`) : UNDATED)
  }
  parts.push(Buffer.from(']}}'))
  return Buffer.concat(parts)
}
