import { isLanguage } from '@meltem/i18n/locales'
import type { Messages } from '@meltem/i18n/messages'
import { PAGE_PARTS, type Part, type PartUrls, partsFor } from './message-parts.ts'
import { keepMessages } from './message-store.ts'

declare global {
  interface Window {
    /** Written into the page by late-scripts.tsx, in the language of the document. */
    messageUrls?: PartUrls
  }
}

const wanted = new Map<Part, Promise<void>>()

/** Each part once, in the language of the document; one that did not arrive is asked for again next time. */
export function loadPart(part: Part): Promise<void> {
  const known = wanted.get(part)
  if (known) return known
  const loading = fetchPart(part)
  wanted.set(part, loading)
  loading.catch(() => wanted.delete(part))
  return loading
}

async function fetchPart(part: Part): Promise<void> {
  const language = document.documentElement.lang
  const url = window.messageUrls?.[part]
  if (!(url && isLanguage(language))) return
  const arrived = (await import(/* @vite-ignore */ url)) as { default: Partial<Messages> }
  keepMessages(language, arrived.default)
}

async function loadParts(parts: readonly Part[]): Promise<void> {
  await Promise.all(parts.map(loadPart))
}

/** What the page on screen needs to come to life. */
export function loadPageMessages(routeIds: readonly string[]): Promise<void> {
  return loadParts(partsFor(routeIds))
}

/** Everything: before another page or a dialog is shown. */
export function loadAllMessages(): Promise<void> {
  return loadParts(PAGE_PARTS)
}

/** A part of a page that comes on its own, with the sentences it brings along; the server has all of them. */
export async function withMessages<T>(part: Part | readonly Part[], module: Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return await module
  const [arrived] = await Promise.all([module, loadParts([part].flat())])
  return arrived
}
