import messageUrls from 'virtual:message-urls'
import { isLanguage } from '@meltem/i18n/locales'
import type { Messages } from '@meltem/i18n/messages'
import { keepMessages } from './message-store.ts'

type Part = keyof (typeof messageUrls)['tr']

const wanted = new Map<Part, Promise<void>>()

/** Each part once, in the language of the document; one that did not arrive is asked for again next time. */
function loadPart(part: Part): Promise<void> {
  const known = wanted.get(part)
  if (known) return known
  const loading = fetchPart(part)
  wanted.set(part, loading)
  loading.catch(() => wanted.delete(part))
  return loading
}

async function fetchPart(part: Part): Promise<void> {
  const language = document.documentElement.lang
  if (!isLanguage(language)) return
  const arrived = (await import(/* @vite-ignore */ messageUrls[language][part])) as { default: Partial<Messages> }
  keepMessages(language, arrived.default)
}

/** The home page gets along with the sentences of the frame; every other page needs the rest too. */
export function partsFor(routeIds: readonly string[]): readonly Part[] {
  return routeIds.includes('routes/home') ? ['frame'] : ['frame', 'rest']
}

/** What the page on screen needs to come to life. */
export async function loadPageMessages(routeIds: readonly string[]): Promise<void> {
  await Promise.all(partsFor(routeIds).map(loadPart))
}

/** Everything: before another page or a dialog is shown. */
export async function loadAllMessages(): Promise<void> {
  await Promise.all([loadPart('frame'), loadPart('rest')])
}
