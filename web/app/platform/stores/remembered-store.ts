import { persistedStore } from './persisted-store.ts'

/** "Remember me": the address for the form of the next login (PEOPLE-3). A logout takes it away, an ended login not. */
export const rememberedStore = persistedStore<{ readonly e_mail: string | null }>('hatirla', () => ({ e_mail: null }))
