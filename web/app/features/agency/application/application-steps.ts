import { isIban, isTckn, isVkn } from '@meltem/domain/identifiers'
import type { Written } from './application-form-data.ts'

export const STEPS = ['company', 'licence', 'people', 'check'] as const
export type Step = (typeof STEPS)[number]

/** Fields of each step that a person must fill in; the server knows the rest of the rules. */
const REQUIRED: Readonly<Record<Step, readonly string[]>> = {
  company: ['unvan', 'marka', 'adres', 'kanallar', 'diller'],
  licence: ['tursab_no', 'vergi_dairesi', 'vergi_no', 'iban'],
  people: ['yetkili.ad', 'yetkili.soyad', 'yetkili.e_mail', 'yetkili.telefon'],
  check: ['gizlilik_politikasi'],
}

const LISTS: readonly string[] = ['kanallar', 'diller']
const OF_LICENCE: readonly string[] = [...REQUIRED.licence, 'belgeler', 'istenen_mutabakat']
const OF_CHECK: readonly string[] = [...REQUIRED.check, 'aciklama']

/** Where a field stands, by its name on the wire. */
function stepOf(name: string): Step {
  if (/^(?:yetkili|muhasebe)\b/.test(name)) return 'people'
  if (OF_LICENCE.includes(name)) return 'licence'
  return OF_CHECK.includes(name) ? 'check' : 'company'
}

/** The first step that has something to mend. */
export function stepToMend(names: readonly string[]): Step | undefined {
  return STEPS.find((step) => names.some((name) => stepOf(name) === step))
}

export type Problem = 'needed' | 'chooseOne' | 'wrongMail' | 'vergi_no' | 'iban' | 'consentRequired'

const bare = (text: string) => text.replace(/\s/g, '').toUpperCase()

const HOLDS: Readonly<Record<string, readonly [Problem, (text: string) => boolean]>> = {
  vergi_no: ['vergi_no', (text) => isVkn(bare(text)) || isTckn(bare(text))],
  iban: ['iban', (text) => isIban(bare(text))],
  'yetkili.e_mail': ['wrongMail', (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)],
}

function missingIn(name: string): Problem {
  if (name === 'gizlilik_politikasi') return 'consentRequired'
  return LISTS.includes(name) ? 'chooseOne' : 'needed'
}

function problemOf(name: string, values: readonly string[]): Problem | undefined {
  const text = values[0]?.trim() ?? ''
  if (text === '') return missingIn(name)
  const [problem, holds] = HOLDS[name] ?? []
  return holds && !holds(text) ? problem : undefined
}

/** What can be said before anything is sent, so that the applicant does not walk on past it. */
export function problemsIn(written: Written, steps: readonly Step[]): Readonly<Record<string, Problem>> {
  const found = steps
    .flatMap((step) => REQUIRED[step])
    .map((name) => [name, problemOf(name, written[name] ?? [])] as const)
  return Object.fromEntries(found.filter((entry): entry is readonly [string, Problem] => entry[1] !== undefined))
}
