import type { GuestAnswer } from '@meltem/contract/reservation/reservation'
import {
  type Answers,
  type AskedField,
  askedFields,
  isIdentity,
  withNames,
} from '@meltem/domain/reservation/guest-questions'
import type { DraftLine } from './phone-draft.ts'

/** What the basket asks: a clerk writes down what is said, numbers of papers are left to the guest's own link. */
export function phoneQuestions(lines: readonly DraftLine[], answers: Answers) {
  const asking = lines.map(({ istek, sorular = [] }) => ({ istek, urun: { sorular } }))
  const fields = withNames(askedFields(asking, answers))
  return {
    asked: fields.filter(({ soru }) => !isIdentity(soru.kod)),
    byLink: fields.filter(({ soru }) => isIdentity(soru.kod)),
  }
}

/** As they are sent with the sale: only what the basket still asks, and nothing that is empty. */
export function phoneAnswers(lines: readonly DraftLine[], answers: Answers): { yanitlar?: GuestAnswer[] } {
  const yanitlar = phoneQuestions(lines, answers).asked.flatMap(({ ad, soru, kisi }: AskedField) => {
    const said = (answers[ad] ?? '').trim()
    const deger = /ucus/.test(soru.kod) ? said.toUpperCase() : said
    return deger === '' ? [] : [{ soru: soru.kod, kisi, deger }]
  })
  return yanitlar.length > 0 ? { yanitlar } : {}
}
