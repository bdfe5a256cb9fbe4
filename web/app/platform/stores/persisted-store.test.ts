import { describe, expect, it } from 'vitest'
import { generateKey } from './key-store.ts'
import { persistedStore } from './persisted-store.ts'
import { createVault } from './vault.ts'

interface Counter {
  readonly count: number
}

function browser() {
  const kept = new Map<string, string>()
  let writes = 0
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      writes += 1
      kept.set(name, value)
    },
    removeItem: (name: string) => void kept.delete(name),
  }
  const key = generateKey()
  const vault = () => createVault({ load: () => key }, () => storage)
  /** One tab: its own store and vault over the browser's storage. */
  const tab = () => {
    const own = vault()
    const store = persistedStore<Counter>('auth', () => ({ count: 0 }), own)
    return { ...store, settle: async () => void (await own.getItem('auth')) }
  }
  return { kept, tab, vault, writes: () => writes }
}

describe('persisted store', () => {
  it('starts empty and reads the kept state only when asked, as the server renders it', async () => {
    const { tab } = browser()
    const first = tab()
    first.use.setState({ count: 3 })
    await first.settle()
    const second = tab()
    expect(second.use.getState().count).toBe(0)
    await second.load()
    expect(second.use.getState().count).toBe(3)
  })

  it('is empty when the kept state was tampered with', async () => {
    const { kept, tab } = browser()
    const first = tab()
    first.use.setState({ count: 3 })
    await first.settle()
    kept.set('auth', `${kept.get('auth')?.slice(0, 20)}AAAAAAAA${kept.get('auth')?.slice(28)}`)
    const second = tab()
    await second.load()
    expect(second.use.getState()).toEqual({ count: 0 })
  })

  it('drops the state of another version', async () => {
    const { tab, vault } = browser()
    await vault().setItem('auth', JSON.stringify({ state: { count: 3 }, version: 99 }))
    const here = tab()
    await here.load()
    expect(here.use.getState().count).toBe(0)
  })

  it('is wiped at logout, in memory and in storage', async () => {
    const { kept, tab } = browser()
    const store = tab()
    store.use.setState({ count: 3 })
    await store.wipe()
    expect(store.use.getState()).toEqual({ count: 0 })
    expect(kept.size).toBe(0)
  })

  it('follows another tab, and its logout without writing anything back', async () => {
    const { kept, tab, writes } = browser()
    const here = tab()
    const there = tab()
    here.use.setState({ count: 7 })
    await here.settle()
    await there.follow(kept.get('auth') ?? null)
    expect(there.use.getState().count).toBe(7)
    await here.wipe()
    const before = writes()
    await there.follow(null)
    await there.settle()
    expect(there.use.getState()).toEqual({ count: 0 })
    expect(writes()).toBe(before)
  })
})
