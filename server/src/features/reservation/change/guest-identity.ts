import type { Guest, GuestAnswer } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import { isTckn } from '@meltem/domain/identifiers'
import { IDENTITY_WORDS } from './guest-identity.queries.ts'

const IDENTITY = new RegExp(IDENTITY_WORDS)

/** Eleven digits are a Turkish identity number and must be a real one; anything else counts as a passport. */
function isWrong(number: string): boolean {
  const plain = number.replace(/[\s.\-/]/g, '')
  return /^\d{11}$/.test(plain) && !isTckn(plain)
}

export function isIdentityQuestion(soru: string): boolean {
  return IDENTITY.test(soru)
}

/** The last three are enough to compare with a passport; nobody needs the whole of it on a screen. */
export function masked(number: string): string {
  return `${MASK}${number.slice(-3)}`
}

const MASK = '••••••'

/** An answer as the office sees it. */
export function shownAnswer(answer: GuestAnswer): GuestAnswer {
  return asksIdentity(answer) ? { ...answer, deger: masked(answer.deger) } : answer
}

/** What is shown of a number is no number: it may stay, and is never written. */
export function isShownNumber({ soru, deger }: Pick<GuestAnswer, 'soru' | 'deger'>): boolean {
  return isIdentityQuestion(soru) && deger.startsWith(MASK)
}

function asksIdentity({ soru }: GuestAnswer): boolean {
  return isIdentityQuestion(soru)
}

/** API-9: a mistyped number is told now, not at the door of the hotel. */
export function requireIdentity({ tc_pasaport = '', yanitlar = [] }: Pick<Guest, 'tc_pasaport' | 'yanitlar'>): void {
  if (isWrong(tc_pasaport)) throw new AppError('kimlik_gecersiz', { ayrinti: { alan: 'tc_pasaport' } })
  const wrong = yanitlar.find((answer) => asksIdentity(answer) && isWrong(answer.deger))
  if (wrong) throw new AppError('kimlik_gecersiz', { ayrinti: { alan: wrong.soru, kisi: wrong.kisi } })
}
