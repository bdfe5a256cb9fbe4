import { expect, test } from 'vitest'
import { Together } from './together.ts'

/** Groups that leave when they are told to. */
function openStation(most: number, groups: number) {
  const left: { readonly items: readonly number[]; arrive(fail?: Error): void }[] = []
  const together = new Together<number, number>({
    most,
    groups,
    carry: (items) =>
      new Promise((resolve, reject) => {
        const arrive = (fail?: Error) => {
          if (fail) reject(fail)
          else
            resolve(
              items.map((item) =>
                item < 0
                  ? { status: 'rejected', reason: new Error(`no ${item}`) }
                  : { status: 'fulfilled', value: item * 2 },
              ),
            )
        }
        left.push({ items, arrive })
      }),
  })
  return { left, join: (item: number) => together.join(item) }
}

const arrived = () => new Promise((resolve) => setImmediate(resolve))

test('one leaves at once; who comes while all groups are under way goes with the next', async () => {
  const { left, join } = openStation(3, 2)
  const answers = Promise.all([1, 2, 3, 4, 5, 6].map(join))
  expect(left.map(({ items }) => items)).toEqual([[1], [2]])
  left[1]?.arrive()
  await arrived()
  expect(left.map(({ items }) => items)).toEqual([[1], [2], [3, 4, 5]])
  left[0]?.arrive()
  await arrived()
  expect(left[3]?.items).toEqual([6])
  left[2]?.arrive()
  left[3]?.arrive()
  expect(await answers).toEqual([2, 4, 6, 8, 10, 12])
})

test('each gets its own answer, and a group that fails as a whole fails for all of it and nobody else', async () => {
  const { left, join } = openStation(3, 1)
  const results = Promise.allSettled([1, 2, -3, 4, 5].map(join))
  left[0]?.arrive()
  await arrived()
  left[1]?.arrive()
  await arrived()
  left[2]?.arrive(new Error('off the rails'))
  const told = (await results).map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))
  expect(told).toEqual([2, 4, 'Error: no -3', 8, 'Error: off the rails'])
})
