import { create, type StateCreator, type StoreApi, type UseBoundStore } from 'zustand'
import { createJSONStorage, type PersistStorage, persist } from 'zustand/middleware'
import { browserKeyStore } from './key-store.ts'
import { createVault } from './vault.ts'

/** Raise it when a store changes its shape: older state is then dropped instead of misread. */
const VERSION = 2

const vault = createVault(browserKeyStore, () => window.localStorage)

interface Persisted<S> {
  readonly name: string
  readonly use: UseBoundStore<StoreApi<S>>
  /** Reads what the browser kept. Called after hydration, so that server and browser render the same first. */
  readonly load: () => Promise<void>
  /** Back to the empty state, here and in the browser's storage. */
  readonly wipe: () => Promise<void>
  /** Another tab changed or removed the stored state. */
  readonly follow: (stored: string | null) => Promise<void>
}

/** A zustand store whose state outlives the page, encrypted. */
export function persistedStore<S>(name: string, initial: StateCreator<S>, storage = vault): Persisted<S> {
  const sealed = createJSONStorage<S>(() => storage) as PersistStorage<S>
  const silent: PersistStorage<S> = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  const use = create<S>()(
    persist(initial, {
      name,
      storage: sealed,
      version: VERSION,
      skipHydration: true,
      migrate: (): S => use.getInitialState(),
    }),
  )
  // Emptying must not write: a write would wake the other tabs, whose answer would wake this one again.
  const empty = () => {
    use.persist.setOptions({ storage: silent })
    use.setState(use.getInitialState(), true)
    use.persist.setOptions({ storage: sealed })
  }
  return {
    name,
    use,
    load: async () => use.persist.rehydrate(),
    wipe: async () => {
      empty()
      await storage.removeItem(name)
    },
    follow: async (stored) => (stored === null ? empty() : use.persist.rehydrate()),
  }
}
