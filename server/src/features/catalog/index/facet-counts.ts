import { grown } from './slot-list.ts'

/**
 * For each product the numbers of its choices (`havuz:ozel`, `bolge:kas`), all in one array. The counts of a short list
 * are added up from here; those of a long one are quicker from the sets.
 */
export class FacetCounts {
  readonly #numbers = new Map<string, number>()
  #start = new Uint32Array(64)
  #length = new Uint16Array(64)
  #choices = new Uint32Array(1024)
  #end = 0

  numberOf(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(name, number)
    return number
  }

  /** In the place it had where that is wide enough, else behind all others. */
  put(product: number, names: readonly string[]): void {
    if (product >= this.#start.length) {
      this.#start = grown(this.#start, product * 2)
      this.#length = grown(this.#length, product * 2)
    }
    if (names.length > (this.#length[product] ?? 0)) {
      this.#start[product] = this.#end
      this.#end += names.length
      if (this.#end > this.#choices.length) this.#choices = grown(this.#choices, this.#end * 2)
    }
    this.#length[product] = names.length
    const start = this.#start[product] ?? 0
    for (const [place, name] of names.entries()) this.#choices[start + place] = this.numberOf(name)
  }

  /** How many of the products have each choice, by its number. */
  among(products: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.#numbers.size)
    const choices = this.#choices
    for (const product of products) {
      const start = this.#start[product] ?? 0
      const end = start + (this.#length[product] ?? 0)
      for (let at = start; at < end; at += 1) {
        const number = choices[at] ?? 0
        counts[number] = (counts[number] ?? 0) + 1
      }
    }
    return counts
  }
}
