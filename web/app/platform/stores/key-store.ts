import { get, update } from 'idb-keyval'

/** Where the key of the persisted state lives; tests hand in their own. */
export interface KeyStore {
  readonly load: () => Promise<CryptoKey>
}

const KEY_NAME = 'meltem-anahtar'

export function generateKey(): Promise<CryptoKey> {
  // Not extractable: a script can use the key but never read it out.
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** One key per browser profile. Two tabs that start at once agree, because the first write wins. */
export const browserKeyStore: KeyStore = {
  async load() {
    const kept = await get<CryptoKey>(KEY_NAME)
    if (kept) return kept
    const fresh = await generateKey()
    await update<CryptoKey>(KEY_NAME, (current) => current ?? fresh)
    return (await get<CryptoKey>(KEY_NAME)) ?? fresh
  },
}
