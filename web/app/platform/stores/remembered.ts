import { appStore } from './app-store.ts'

/** What is compared must fit side by side. */
export const COMPARE_MOST = 4

const SEEN_MOST = 12
const SEARCHES_MOST = 6
const WORDS_LONGEST = 120

/** Newest first, each once, no more than the given number. */
export function putFirst(list: readonly string[], entry: string, most: number): string[] {
  return [entry, ...list.filter((each) => each !== entry)].slice(0, most)
}

/** Takes a product into the comparison or out of it; false when there is no room left. */
export function toggleCompared(key: string): boolean {
  const { karsilastir } = appStore.use.getState()
  if (karsilastir.includes(key)) {
    setCompared(karsilastir.filter((each) => each !== key))
    return true
  }
  if (karsilastir.length >= COMPARE_MOST) return false
  setCompared([...karsilastir, key])
  return true
}

export function setCompared(keys: readonly string[]): void {
  appStore.use.setState({ karsilastir: keys.slice(0, COMPARE_MOST) })
}

/** Called by the page of a product. */
export function rememberSeen(key: string): void {
  appStore.use.setState(({ son_gorulen }) => ({ son_gorulen: putFirst(son_gorulen, key, SEEN_MOST) }))
}

export function rememberSearch(words: string): void {
  const entry = words.trim().slice(0, WORDS_LONGEST)
  if (!entry) return
  appStore.use.setState(({ son_aramalar }) => ({ son_aramalar: putFirst(son_aramalar, entry, SEARCHES_MOST) }))
}

export function forgetSearch(words: string): void {
  appStore.use.setState(({ son_aramalar }) => ({ son_aramalar: son_aramalar.filter((each) => each !== words) }))
}
