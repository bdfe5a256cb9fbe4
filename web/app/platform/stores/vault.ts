import type { StateStorage } from 'zustand/middleware'
import type { KeyStore } from './key-store.ts'

const MARK = 'v1.'
const IV_LENGTH = 12

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

async function seal(key: CryptoKey, name: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH))
  const encoder = new TextEncoder()
  // The store's name is authenticated too: a value moved to another store's place does not open there.
  const parameters = { name: 'AES-GCM', iv, additionalData: encoder.encode(name) }
  const sealed = new Uint8Array(await crypto.subtle.encrypt(parameters, key, encoder.encode(text)))
  const whole = new Uint8Array(IV_LENGTH + sealed.length)
  whole.set(iv)
  whole.set(sealed, IV_LENGTH)
  return MARK + toBase64(whole)
}

async function open(key: CryptoKey, name: string, sealed: string): Promise<string> {
  const whole = fromBase64(sealed.slice(MARK.length))
  const parameters = {
    name: 'AES-GCM',
    iv: whole.slice(0, IV_LENGTH),
    additionalData: new TextEncoder().encode(name),
  }
  return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, key, whole.slice(IV_LENGTH)))
}

/**
 * Encrypted storage for the persisted stores (PEOPLE-10). Whatever cannot be opened — tampered with, sealed with a
 * lost key, written by an older version — counts as nothing stored. Without a key (private mode, storage refused)
 * nothing is kept and the page works with the state in memory.
 */
export function createVault(keys: KeyStore, shelf: () => Shelf): StateStorage<Promise<void>> {
  let key: Promise<CryptoKey> | undefined
  const getKey = () => {
    key ??= keys.load()
    return key
  }
  // Encryption takes time: writes and removals of one vault happen in the order they were asked for.
  let queue: Promise<void> = Promise.resolve()
  const inOrder = (task: () => Promise<void> | void): Promise<void> => {
    queue = queue.then(task).catch(() => undefined)
    return queue
  }
  return {
    async getItem(name) {
      await queue
      try {
        const sealed = shelf().getItem(name)
        return sealed?.startsWith(MARK) ? await open(await getKey(), name, sealed) : null
      } catch {
        return null
      }
    },
    setItem: (name, value) => inOrder(async () => shelf().setItem(name, await seal(await getKey(), name, value))),
    removeItem: (name) => inOrder(() => shelf().removeItem(name)),
  }
}
