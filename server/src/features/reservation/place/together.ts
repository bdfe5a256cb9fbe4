interface Terms<Item, Result> {
  /** How many go in one group. */
  readonly most: number
  /** How many groups are under way at the same time. */
  readonly groups: number
  /** Answers one result for each item, in the same order. */
  readonly carry: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Lets pieces of the same work go together. One that comes alone leaves at once; what comes while all groups are under
 * way leaves with the next one, so that no piece waits for company and a crowd shares the cost of the way.
 */
export class Together<Item, Result> {
  readonly #terms: Terms<Item, Result>
  readonly #waiting: Waiting<Item, Result>[] = []
  #underWay = 0

  constructor(terms: Terms<Item, Result>) {
    this.#terms = terms
  }

  join(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      this.#leave()
    })
  }

  #leave(): void {
    const { most, groups } = this.#terms
    if (this.#underWay >= groups || this.#waiting.length === 0) return
    const group = this.#waiting.splice(0, most)
    this.#underWay += 1
    void this.#carry(group).finally(() => {
      this.#underWay -= 1
      this.#leave()
    })
  }

  async #carry(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#terms.carry(group.map(({ item }) => item))
      group.forEach(({ resolve, reject }, place) => {
        const result = results[place]
        if (result?.status === 'fulfilled') resolve(result.value)
        else reject(result?.reason ?? new Error('a member of a group got no answer'))
      })
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }
}
