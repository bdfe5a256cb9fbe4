/**
 * Counts what changed, for each tenant and for all. Something that was read before a change must not be kept after it
 * (RELY-10): a memory takes the generation before it reads and keeps the result only if the generation is still the same.
 */
export class Generations {
  readonly #ofTenant = new Map<number, number>()
  #ofAll = 0

  /** Only ever rises, because both parts of the sum do. */
  of(tenantId: number): number {
    return this.#ofAll + (this.#ofTenant.get(tenantId) ?? 0)
  }

  changed(tenantId: number | 'all'): void {
    if (tenantId === 'all') this.#ofAll += 1
    else this.#ofTenant.set(tenantId, (this.#ofTenant.get(tenantId) ?? 0) + 1)
  }
}
