import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CopySource, KeptCopy, type KeptCopyOptions } from './kept-copy.ts'

const NAMES = ['villa', 'yacht', 'tour'] as const
type Copy = Map<string, number>

/** What the tables would say: each name with the number of its last change. */
class Truth {
  readonly values = new Map<string, number>(NAMES.map((name) => [name, 0]))
  #changes = 0

  change(names: readonly string[]): void {
    this.#changes += 1
    for (const name of names) this.values.set(name, this.#changes)
  }
}

/** Reads one name after the other; between reading and writing, and between two names, anything may happen. */
function slowSource(truth: Truth, pause: () => Promise<unknown>): CopySource<Copy> {
  const refresh = async (copy: Copy, names: readonly string[]) => {
    for (const name of names) {
      await pause()
      const value = truth.values.get(name) ?? 0
      await pause()
      copy.set(name, value)
    }
  }
  return {
    refresh,
    build: async () => {
      const copy: Copy = new Map()
      await refresh(copy, NAMES)
      return copy
    },
  }
}

function keptCopy(options: Partial<KeptCopyOptions<Copy>> = {}): KeptCopy<Copy> {
  return new KeptCopy<Copy>({
    waits: () => true,
    mostNames: 2,
    onReplaced: () => undefined,
    onFailure: () => undefined,
    ...options,
  })
}

const anAct = fc.oneof(
  fc.record({ act: fc.constant('change one' as const), name: fc.constantFrom(...NAMES) }),
  fc.record({ act: fc.constant('change all' as const) }),
  fc.record({ act: fc.constant('ask' as const) }),
)

describe('what was told before a question is in its answer', () => {
  test('in whatever order reading and changing meet', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(anAct, { minLength: 2, maxLength: 14 }), async (scheduler, acts) => {
        const truth = new Truth()
        const copy = keptCopy()
        const source = slowSource(truth, () => scheduler.schedule(Promise.resolve()))
        const ask = async () => {
          const least = new Map(truth.values)
          const answer = new Map(await copy.get(source))
          for (const [name, value] of least) expect(answer.get(name), name).toBeGreaterThanOrEqual(value)
        }
        const asked: Promise<void>[] = []
        const { task } = scheduler.scheduleSequence(
          acts.map((one) => async () => {
            if (one.act === 'ask') {
              asked.push(ask())
            } else if (one.act === 'change one') {
              truth.change([one.name])
              copy.changed(one.name)
            } else {
              truth.change(NAMES)
              copy.changed()
            }
          }),
        )
        await scheduler.waitIdle()
        expect(await task).toEqual({ done: true, faulty: false })
        const last = copy.get(source)
        await scheduler.waitIdle()
        await Promise.all(asked)
        expect(Object.fromEntries(await last)).toEqual(Object.fromEntries(truth.values))
      }),
      { numRuns: 400 },
    )
  })

  test('a change of the whole that is told while the copy is made is not lost', async () => {
    const truth = new Truth()
    const copy = keptCopy({ waits: () => false })
    const gate = Promise.withResolvers<void>()
    let paused = 0
    const source = slowSource(truth, () => (++paused === 2 ? gate.promise : Promise.resolve()))
    const first = copy.get(source)
    truth.change(NAMES)
    copy.changed()
    gate.resolve()
    await first
    await copy.get(source)
    await nextTurn()
    expect(Object.fromEntries(await copy.get(source))).toEqual({ villa: 1, yacht: 1, tour: 1 })
  })

  test('a copy that answers while the next one is made says when it was replaced', async () => {
    const truth = new Truth()
    let replaced = 0
    const copy = keptCopy({
      waits: () => false,
      onReplaced: () => {
        replaced += 1
      },
    })
    const source = slowSource(truth, () => Promise.resolve())
    await copy.get(source)
    truth.change(NAMES)
    copy.changed()
    const meanwhile = await copy.get(source)
    await nextTurn()
    expect([meanwhile.get('villa'), replaced, (await copy.get(source)).get('villa')]).toEqual([0, 1, 1])
  })

  test('a reading that fails is told and tried again', async () => {
    const truth = new Truth()
    const copy = keptCopy()
    const source = slowSource(truth, () => Promise.resolve())
    await copy.get(source)
    truth.change(['tour'])
    copy.changed('tour')
    const broken: CopySource<Copy> = { ...source, refresh: () => Promise.reject(new Error('no connection')) }
    await expect(copy.get(broken)).rejects.toThrow('no connection')
    expect((await copy.get(source)).get('tour')).toBe(1)
  })

  test('a new copy that cannot be made leaves the old one and says so', async () => {
    const failures: unknown[] = []
    const copy = keptCopy({ waits: () => false, onFailure: (error) => failures.push(error) })
    const source = slowSource(new Truth(), () => Promise.resolve())
    await copy.get(source)
    copy.changed()
    const answer = await copy.get({ ...source, build: () => Promise.reject(new Error('no connection')) })
    await nextTurn()
    expect([answer.size, failures.length]).toEqual([NAMES.length, 1])
  })
})
