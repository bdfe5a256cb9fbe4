import { describe, expect, it, vi } from 'vitest'
import { isChunkLoadError, reloadOnce } from './chunk-guard.ts'

function surroundings(start = 1_000_000) {
  const kept = new Map<string, string>()
  let clock = start
  return {
    storage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    },
    now: () => clock,
    reload: vi.fn<() => void>(),
    pass: (milliseconds: number) => {
      clock += milliseconds
    },
  }
}

describe('reloadOnce', () => {
  it('reloads at most once per 60 seconds', () => {
    const page = surroundings()
    expect(reloadOnce(page)).toBe(true)
    page.pass(59_999)
    expect(reloadOnce(page)).toBe(false)
    page.pass(1)
    expect(reloadOnce(page)).toBe(true)
    expect(page.reload).toHaveBeenCalledTimes(2)
  })

  it('is not stopped for ever by a clock that was set back', () => {
    const page = surroundings()
    reloadOnce(page)
    page.pass(-3_600_000)
    expect(reloadOnce(page)).toBe(true)
  })

  it('never reloads where it cannot remember that it did', () => {
    const page = {
      ...surroundings(),
      get storage(): Storage {
        throw new Error('denied')
      },
    }
    expect(() => reloadOnce(page)).not.toThrow()
    expect(page.reload).not.toHaveBeenCalled()
  })
})

describe('isChunkLoadError', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://a/assets/x.js',
    'error loading dynamically imported module: https://a/assets/x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
  ])('knows %s', (message) => expect(isChunkLoadError(new TypeError(message))).toBe(true))

  it('leaves other errors alone', () => {
    expect(isChunkLoadError(new TypeError('x is not a function'))).toBe(false)
    expect(isChunkLoadError('Importing a module script failed.')).toBe(false)
    expect(isChunkLoadError(undefined)).toBe(false)
  })
})
