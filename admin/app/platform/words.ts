import type { Language } from '@meltem/contract/wire/language'
import type { Messages } from '@meltem/i18n/messages'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { WordPart } from './word-parts.ts'

type Words = Partial<Messages>
type Files = Readonly<Record<string, () => Promise<Words>>>

/** One file per part and language, with what `word-parts.ts` puts there. */
const FILES: Readonly<Record<WordPart, Files>> = {
  frame: import.meta.glob<Words>('../../../i18n/src/messages/*.json', { query: '?part=frame', import: 'default' }),
  day: import.meta.glob<Words>('../../../i18n/src/messages/*.json', { query: '?part=day', import: 'default' }),
  sales: import.meta.glob<Words>('../../../i18n/src/messages/*.json', { query: '?part=sales', import: 'default' }),
  catalog: import.meta.glob<Words>('../../../i18n/src/messages/*.json', { query: '?part=catalog', import: 'default' }),
  content: import.meta.glob<Words>('../../../i18n/src/messages/*.json', { query: '?part=content', import: 'default' }),
  business: import.meta.glob<Words>('../../../i18n/src/messages/*.json', {
    query: '?part=business',
    import: 'default',
  }),
}

export interface ShownWords {
  readonly language: Language
  readonly messages: Messages
}

interface Shown extends ShownWords {
  /** Whose words are among them. */
  readonly parts: readonly WordPart[]
}

/** What the screens opened so far need. */
const wanted = new Set<WordPart>(['frame'])
let asked: Language = 'tr'
let shown: Shown | undefined
const listeners = new Set<() => void>()

async function load(language: Language, part: WordPart): Promise<Words> {
  const file = FILES[part][`../../../i18n/src/messages/${language}.json`]
  if (!file) throw new Error(`There are no words of ${part} in ${language}`)
  return await file()
}

/** The words of several files as one; what lies in the others is not there. */
export async function loadWords(language: Language, parts: readonly WordPart[]): Promise<Messages> {
  const files = await Promise.all(parts.map((part) => load(language, part)))
  const whole: Words = {}
  for (const { admin, ...words } of files) Object.assign(whole, words, { admin: { ...whole.admin, ...admin } })
  return whole as Messages
}

async function loadWanted(language: Language): Promise<Shown> {
  const parts = [...wanted]
  const messages = await loadWords(language, parts)
  // A screen that was opened meanwhile needs its words as well.
  return wanted.size > parts.length ? await loadWanted(language) : { language, messages, parts }
}

/** Shows a language once all its words that are needed are here; rejects and changes nothing when they do not come. */
export async function showLanguage(language: Language): Promise<void> {
  asked = language
  try {
    const loaded = await loadWanted(language)
    if (asked !== language) return
    shown = loaded
    for (const listener of listeners) listener()
  } catch (error) {
    if (asked === language && shown) asked = shown.language
    throw error
  }
}

/** A screen together with the words it shows. */
export async function withWords<Module>(parts: readonly WordPart[], module: Promise<Module>): Promise<Module> {
  for (const part of parts) wanted.add(part)
  const [arrived] = await Promise.all([module, untilShown(parts)])
  return arrived
}

/** Another language may be asked for while the words come: then they come in that one. */
async function untilShown(parts: readonly WordPart[]): Promise<void> {
  do await showLanguage(asked)
  while (parts.some((part) => !shown?.parts.includes(part)))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function shownWords(): ShownWords {
  if (!shown) throw new Error('showLanguage comes before the first screen')
  return shown
}

export function useShownWords(): ShownWords {
  return useSyncExternalStore(subscribe, shownWords)
}

/** For what is written to a guest: words in the guest's language, whatever the clerk's is; undefined until they are here. */
export function useGuestWords(language: Language, part: WordPart): Messages | undefined {
  const { data } = useQuery({
    queryKey: ['metinler', part, language],
    queryFn: () => loadWords(language, ['frame', part]),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
