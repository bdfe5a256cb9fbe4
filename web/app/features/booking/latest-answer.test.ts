import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { latestAnswer } from './latest-answer.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Answers after so many milliseconds with what was asked. */
const slow = vi.fn<(wait: number) => Promise<number>>(
  (wait) => new Promise<number>((resolve) => setTimeout(() => resolve(wait), wait)),
)

it('asks once people have stopped, with the newest question', async () => {
  slow.mockClear()
  const told: number[] = []
  const asking = latestAnswer(slow, (answer) => told.push(answer), 100)
  asking.want(1)
  await vi.advanceTimersByTimeAsync(60)
  asking.want(2)
  await vi.advanceTimersByTimeAsync(300)
  expect(slow.mock.calls).toEqual([[2]])
  expect(told).toEqual([2])
})

it('lets no late answer to an early question win', async () => {
  const told: number[] = []
  const asking = latestAnswer(slow, (answer) => told.push(answer), 10)
  asking.want(1000)
  await vi.advanceTimersByTimeAsync(50)
  asking.want(20)
  await vi.advanceTimersByTimeAsync(2000)
  expect(told).toEqual([20])
})

it('tells nothing once it was forgotten', async () => {
  const told: number[] = []
  const asking = latestAnswer(slow, (answer) => told.push(answer), 10)
  asking.want(100)
  await vi.advanceTimersByTimeAsync(50)
  asking.forget()
  await vi.advanceTimersByTimeAsync(500)
  expect(told).toEqual([])
})
