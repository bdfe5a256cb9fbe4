import type { UploadedDocument } from '@meltem/contract/agency/application'
import { persistedStore } from './persisted-store.ts'

/** An application as far as it is written. The tax number may be that of a person and is never kept (PEOPLE-10). */
export interface ApplicationDraft {
  readonly alanlar: Readonly<Record<string, readonly string[]>>
  readonly adim: string
  readonly belgeler: readonly UploadedDocument[]
  /** Null when there is none. */
  readonly zaman: string | null
}

const EMPTY: ApplicationDraft = { alanlar: {}, adim: 'company', belgeler: [], zaman: null }

const DAY = 24 * 60 * 60 * 1000
const KEPT_DAYS = 7
/** The server lets go of documents after a day if the applicant has sent no form for them. */
const DOCUMENT_HOURS = 20

const NEVER_KEPT: readonly string[] = ['vergi_no', 'gizlilik_politikasi', 'web_sitesi']

/** Encrypted like everything that outlives a page; read by the form itself, not with every page. */
const store = persistedStore<ApplicationDraft>('basvuru', () => EMPTY)

/** What may be kept of a form. */
export function keepable(alanlar: ApplicationDraft['alanlar']): ApplicationDraft['alanlar'] {
  const kept = Object.entries(alanlar).filter(([name, values]) => !NEVER_KEPT.includes(name) && values.some(Boolean))
  return Object.fromEntries(kept)
}

export function saveDraft(draft: Omit<ApplicationDraft, 'zaman'>): string {
  const zaman = new Date().toISOString()
  store.use.setState({ ...draft, alanlar: keepable(draft.alanlar), zaman })
  return zaman
}

/** What was kept and is still worth something. */
export function freshDraft(draft: ApplicationDraft, now: number): ApplicationDraft | undefined {
  if (!draft.zaman) return undefined
  const age = now - Date.parse(draft.zaman)
  if (!(age >= 0 && age < KEPT_DAYS * DAY)) return undefined
  return age < (DOCUMENT_HOURS / 24) * DAY ? draft : { ...draft, belgeler: [] }
}

export async function loadDraft(): Promise<ApplicationDraft | undefined> {
  await store.load()
  const found = freshDraft(store.use.getState(), Date.now())
  if (!found) await store.wipe()
  return found
}

export async function forgetDraft(): Promise<void> {
  await store.wipe()
}
