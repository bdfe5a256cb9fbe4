import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('runs a few at a time, all in the end, and lets the event loop through in between', async () => {
  const turns = new Turns(2, 100)
  let running = 0
  let most = 0
  let looped = 0
  const work = async () => {
    running++
    most = Math.max(most, running)
    await Promise.resolve()
    running--
    return 'done'
  }
  const all = Promise.all(Array.from({ length: 40 }, () => turns.run(work)))
  const state = { over: false }
  const watched = all.then((results) => {
    state.over = true
    return results
  })
  while (!state.over) {
    looped++
    await turn()
  }
  expect(await watched).toHaveLength(40)
  expect(most).toBe(2)
  expect(looped).toBeGreaterThan(10)
})

test('turns away who comes when too many wait, and goes on after a failure', async () => {
  const turns = new Turns(1, 1)
  const gate = Promise.withResolvers<void>()
  const first = turns.run(() => gate.promise)
  const second = turns.run(async () => 'second')
  await expect(turns.run(async () => 'third')).rejects.toMatchObject({ code: 'mesgul' })
  gate.reject(new Error('failed'))
  await expect(first).rejects.toThrow('failed')
  expect(await second).toBe('second')
  expect(await turns.run(async () => 'later')).toBe('later')
})
