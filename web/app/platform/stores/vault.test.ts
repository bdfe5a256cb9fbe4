import { describe, expect, it } from 'vitest'
import { generateKey, type KeyStore } from './key-store.ts'
import { createVault } from './vault.ts'

function shelf() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

function keys(): KeyStore {
  const key = generateKey()
  return { load: () => key }
}

describe('vault', () => {
  it('gives back what was put in, and shows none of it', async () => {
    const storage = shelf()
    const vault = createVault(keys(), () => storage)
    await vault.setItem('auth', '{"user":"İlknur Çağlar"}')
    expect(storage.kept.get('auth')).toMatch(/^v1\./)
    expect(storage.kept.get('auth')).not.toContain('lknur')
    expect(await vault.getItem('auth')).toBe('{"user":"İlknur Çağlar"}')
  })

  it('seals the same text differently each time', async () => {
    const storage = shelf()
    const vault = createVault(keys(), () => storage)
    await vault.setItem('app', 'x')
    const first = storage.kept.get('app')
    await vault.setItem('app', 'x')
    expect(storage.kept.get('app')).not.toBe(first)
  })

  it('counts a tampered value as nothing stored', async () => {
    const storage = shelf()
    const vault = createVault(keys(), () => storage)
    await vault.setItem('auth', 'secret')
    const sealed = storage.kept.get('auth') ?? ''
    const flipped = sealed.slice(0, 30) + (sealed[30] === 'A' ? 'B' : 'A') + sealed.slice(31)
    storage.kept.set('auth', flipped)
    expect(await vault.getItem('auth')).toBeNull()
  })

  it('does not open a value that was moved to another store', async () => {
    const storage = shelf()
    const vault = createVault(keys(), () => storage)
    await vault.setItem('uye', 'favourites')
    storage.kept.set('auth', storage.kept.get('uye') ?? '')
    expect(await vault.getItem('auth')).toBeNull()
    expect(await vault.getItem('uye')).toBe('favourites')
  })

  it('reads nothing with another key, from plain text or from rubbish', async () => {
    const storage = shelf()
    await createVault(keys(), () => storage).setItem('auth', 'secret')
    const other = createVault(keys(), () => storage)
    expect(await other.getItem('auth')).toBeNull()
    storage.kept.set('auth', '{"user":1}')
    expect(await other.getItem('auth')).toBeNull()
    storage.kept.set('auth', 'v1.%%%')
    expect(await other.getItem('auth')).toBeNull()
  })

  it('keeps the order: a removal after a write wins although sealing takes time', async () => {
    const storage = shelf()
    const vault = createVault(keys(), () => storage)
    void vault.setItem('auth', 'late')
    await vault.removeItem('auth')
    expect(storage.kept.has('auth')).toBe(false)
  })

  it('works without a key or without storage: nothing is kept, nothing fails', async () => {
    const refusing: KeyStore = { load: () => Promise.reject(new Error('no IndexedDB')) }
    const storage = shelf()
    const vault = createVault(refusing, () => storage)
    await vault.setItem('auth', 'secret')
    expect(storage.kept.size).toBe(0)
    expect(await vault.getItem('auth')).toBeNull()
    const closed = createVault(keys(), () => {
      throw new DOMException('denied', 'SecurityError')
    })
    await closed.setItem('auth', 'secret')
    expect(await closed.getItem('auth')).toBeNull()
  })
})

describe('key', () => {
  it('cannot be read out', async () => {
    const key = await generateKey()
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('extractable')
  })
})
