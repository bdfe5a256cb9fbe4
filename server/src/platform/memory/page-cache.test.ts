import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CachedPage, PageCache } from './page-cache.ts'

const NOTHING = { body: Buffer.alloc(0), headers: [] }

/** A page that was made from what stood in the tables at a count of changes. */
function pageOf(tenantId: number, truth: number): CachedPage {
  const parts = { identity: NOTHING, gzip: NOTHING, br: NOTHING, notModified: [] }
  return { tenantId, etag: String(truth), madeAt: 0, size: 1, ...parts }
}

/** The cache beside the truth it must never fall behind. */
class Stage {
  readonly #cache = new PageCache(1_000_000)
  readonly #truth = new Map([
    [1, 0],
    [2, 0],
  ])
  readonly #begun: { readonly page: CachedPage; readonly generation: number }[] = []

  begin(tenantId: number): void {
    const page = pageOf(tenantId, this.#truth.get(tenantId) ?? 0)
    this.#begun.push({ page, generation: this.#cache.generationOf(tenantId) })
  }

  finish(place: number): void {
    const [done] = this.#begun.splice(place % Math.max(1, this.#begun.length), 1)
    if (done) this.#cache.set(`${done.page.tenantId}`, done.page, done.generation)
  }

  change(tenantId: number): void {
    this.#truth.set(tenantId, (this.#truth.get(tenantId) ?? 0) + 1)
    this.#cache.dropTenant(tenantId)
  }

  changeAll(): void {
    for (const [tenantId, now] of this.#truth) this.#truth.set(tenantId, now + 1)
    this.#cache.dropAll()
  }

  /** Pages that were made from what stood before a change. */
  oldPages(): string[] {
    return [...this.#truth].flatMap(([tenantId, now]) => {
      const kept = this.#cache.get(`${tenantId}`)
      return kept && kept.etag !== String(now) ? [`${tenantId} at ${kept.etag}, now ${now}`] : []
    })
  }
}

const aTenant = fc.constantFrom(1, 2)
const anAct = fc.oneof(
  aTenant.map((tenantId) => (stage: Stage) => stage.begin(tenantId)),
  fc.nat(8).map((place) => (stage: Stage) => stage.finish(place)),
  aTenant.map((tenantId) => (stage: Stage) => stage.change(tenantId)),
  fc.constant((stage: Stage) => stage.changeAll()),
)

test('a page begun before a change is never kept after it, in whatever order pages and changes meet', () => {
  fc.assert(
    fc.property(fc.array(anAct, { maxLength: 40 }), (acts) => {
      const stage = new Stage()
      for (const act of acts) {
        act(stage)
        expect(stage.oldPages()).toEqual([])
      }
    }),
  )
})
