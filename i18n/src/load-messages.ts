import type { Language } from '@meltem/contract/wire/language'
import type { Messages } from './messages.ts'

const LOADERS: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  tr: () => import('./messages/tr.json', { with: { type: 'json' } }),
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
  de: () => import('./messages/de.json', { with: { type: 'json' } }),
  ru: () => import('./messages/ru.json', { with: { type: 'json' } }),
}

/** One language at a time: each is a file of its own in the browser. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await LOADERS[language]()).default
}
