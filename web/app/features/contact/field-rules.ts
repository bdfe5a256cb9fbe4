import { ContactForm } from '@meltem/contract/audience/audience'
import type { Language } from '@meltem/contract/wire/language'
import type { ContactValues } from './prefill.ts'

export type FieldRule = 'zorunlu' | 'e_mail' | 'en_cok' | 'karakter' | 'gecersiz' | 'onay'

export interface BrokenRule {
  readonly alan: keyof ContactValues
  readonly kural: FieldRule
  /** Limit of the rule, where it has one. */
  readonly deger: number
}

interface Issue {
  readonly code?: string | undefined
  readonly path: readonly PropertyKey[]
  readonly maximum?: unknown
  readonly params?: { readonly kural?: unknown } | undefined
}

function ruleOf(issue: Issue, value: unknown): FieldRule {
  if (issue.path[0] === 'gizlilik_politikasi') return 'onay'
  if (value === undefined || (typeof value === 'string' && value.trim() === '')) return 'zorunlu'
  if (issue.code === 'too_big') return 'en_cok'
  if (issue.params?.kural === 'karakter') return 'karakter'
  return issue.path[0] === 'e_mail' ? 'e_mail' : 'gecersiz'
}

/** The contract's own rules, checked before anything is sent; the first broken rule of each field. */
export function brokenRules(values: ContactValues, lang: Language): readonly BrokenRule[] {
  const result = ContactForm.safeParse({ ...values, lang })
  if (result.success) return []
  const found = new Map<PropertyKey, BrokenRule>()
  for (const issue of result.error.issues as readonly Issue[]) {
    const alan = issue.path[0] as keyof ContactValues
    if (found.has(alan)) continue
    const deger = typeof issue.maximum === 'number' ? issue.maximum : 0
    found.set(alan, { alan, kural: ruleOf(issue, values[alan]), deger })
  }
  return [...found.values()]
}

/** What the call wants: consent is sent as given, never assumed. */
export function contactInput(values: ContactValues, lang: Language) {
  return {
    ...values,
    konu: values.konu as (typeof ContactForm)['_zod']['input']['konu'],
    gizlilik_politikasi: values.gizlilik_politikasi as true,
    lang,
  }
}
