import type { LibraryPicture } from '@meltem/contract/media/office'
import { PICTURE_BYTES } from '@meltem/contract/media/office'
import { describe, expect, test } from 'vitest'
import { CallError } from '../../platform/call-error.ts'
import { PARALLEL, type Sent, type UploadItem, UploadQueue } from './upload-queue.ts'

const file = (name: string, size = 10) => {
  const made = new File(['x'], name)
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const sent = (name: string, tekrar = false): Sent => ({ data: { ad: name } as LibraryPicture, tekrar, sira: 1 })

/** A queue whose network is answered by hand, and whose time passes when the test says so. */
function open() {
  const asked: { name: string; answer: PromiseWithResolvers<Sent> }[] = []
  const timers: (() => void)[] = []
  const done: string[][] = []
  let items: readonly UploadItem[] = []
  const queue = new UploadQueue({
    send: ({ name }) => {
      const answer = Promise.withResolvers<Sent>()
      asked.push({ name, answer })
      return answer.promise
    },
    onChange: (next) => {
      items = next
    },
    onDone: ({ pictures }) => done.push(pictures.map(({ ad }) => ad)),
    previewOf: async () => '',
    later: (_milliseconds, work) => timers.push(work),
  })
  const answer = async (name: string, act: (one: PromiseWithResolvers<Sent>) => void) => {
    const one = asked.findLast((candidate) => candidate.name === name)
    if (!one) throw new Error(`${name} was not sent`)
    act(one.answer)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    queue,
    done,
    timers,
    names: () => asked.map(({ name }) => name),
    steps: () => items.map(({ state }) => state.step),
    answer,
  }
}

describe('UploadQueue', () => {
  test('sends three at a time, and the next when one is through', async () => {
    const { queue, names, answer, steps, done } = open()
    queue.add(['a', 'b', 'c', 'd', 'e'].map((name) => file(name)))
    expect(names()).toHaveLength(PARALLEL)
    await answer('b', ({ resolve }) => resolve(sent('b')))
    expect(names()).toEqual(['a', 'b', 'c', 'd'])
    expect(steps()).toEqual(['sending', 'ready', 'sending', 'sending', 'waiting'])
    for (const name of ['a', 'd', 'c', 'e']) await answer(name, ({ resolve }) => resolve(sent(name)))
    expect(done).toEqual([['a', 'b', 'c', 'd', 'e']])
  })

  test('one that broke starts again by itself; the others are not touched', async () => {
    const { queue, names, answer, steps, timers } = open()
    queue.add([file('a'), file('b')])
    await answer('a', ({ reject }) => reject(new CallError('baglanti')))
    expect(steps()).toEqual(['again', 'sending'])
    timers.shift()?.()
    expect([names(), steps()]).toEqual([
      ['a', 'b', 'a'],
      ['sending', 'sending'],
    ])
    await answer('a', ({ resolve }) => resolve(sent('a')))
    expect(steps()).toEqual(['ready', 'sending'])
  })

  test('gives up after a while, and goes on when the person says so', async () => {
    const { queue, answer, steps, timers } = open()
    queue.add([file('a')])
    for (let tries = 0; tries < 6; tries += 1) {
      await answer('a', ({ reject }) => reject(new CallError('baglanti')))
      timers.shift()?.()
    }
    expect(steps()).toEqual(['refused'])
  })

  test('what is no photograph is refused at once, what is there is skipped, what is too large is not sent', async () => {
    const { queue, names, answer, steps } = open()
    queue.add([file('a'), file('b'), file('c', PICTURE_BYTES + 1)])
    await answer('a', ({ reject }) => reject(new CallError('gorsel_heic')))
    await answer('b', ({ resolve }) => resolve(sent('b', true)))
    expect([names(), steps()]).toEqual([
      ['a', 'b'],
      ['refused', 'duplicate', 'too_large'],
    ])
  })

  test('stopped, nothing goes on and nothing that comes late counts', async () => {
    const { queue, names, answer, steps } = open()
    queue.add(['a', 'b', 'c', 'd'].map((name) => file(name)))
    queue.stop()
    await answer('a', ({ resolve }) => resolve(sent('a')))
    expect([names().length, steps()]).toEqual([3, ['stopped', 'stopped', 'stopped', 'stopped']])
  })
})
