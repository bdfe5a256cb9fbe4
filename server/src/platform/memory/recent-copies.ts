interface Shelved<T> {
  readonly copy: T
  /** 0 until it is known. */
  size: number
}

/** What all small copies together may come to, and up to which size one is small. */
interface Room {
  readonly most: number
  readonly small: number
}

/**
 * Copies of tenants, of which those that were not asked for the longest go when the small ones together are too many.
 * A large one stays: it takes long to make, and an installation has few of them.
 */
export class RecentCopies<T> {
  readonly #room: Room
  /** The one asked for longest ago first. */
  readonly #shelf = new Map<number, Shelved<T>>()

  constructor(room: Room) {
    this.#room = room
  }

  /** The tenant's copy, made if it is not there; it is the last to go from now on. */
  use(tenantId: number, make: () => T): T {
    const shelved = this.#shelf.get(tenantId) ?? { copy: make(), size: 0 }
    this.#shelf.delete(tenantId)
    this.#shelf.set(tenantId, shelved)
    return shelved.copy
  }

  find(tenantId: number): T | undefined {
    return this.#shelf.get(tenantId)?.copy
  }

  all(): T[] {
    return [...this.#shelf.values()].map(({ copy }) => copy)
  }

  /** So large is the tenant's copy now; others make room for it, itself does not. */
  weigh(tenantId: number, size: number): void {
    const shelved = this.#shelf.get(tenantId)
    if (!shelved) return
    shelved.size = size
    const small = [...this.#shelf].filter(([, one]) => one.size > 0 && one.size < this.#room.small)
    let sum = small.reduce((total, [, one]) => total + one.size, 0)
    for (const [id, one] of small) {
      if (sum <= this.#room.most) return
      if (id === tenantId) continue
      this.#shelf.delete(id)
      sum -= one.size
    }
  }
}
