import type { GuestQuestion } from '@meltem/contract/catalog/product-content'
import type { ManifestAnswer } from '@meltem/contract/departure/office'
import type { AskedAnswer } from '@meltem/contract/reservation/office-detail'
import type { GuestAnswer, Pax } from '@meltem/contract/reservation/reservation'
import type { Language } from '@meltem/contract/wire/language'
import { type AskedField, answerName, askedFields, withNames } from '@meltem/domain/reservation/guest-questions'
import { formatDate } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { textIn } from '../../catalog/tariff/sold-line.ts'
import { isIdentityQuestion } from '../change/guest-identity.ts'
import { listAskedLines } from './answers.queries.ts'

interface Line {
  readonly pax: Pax
  readonly sorular: readonly GuestQuestion[]
}

/** Every question of these services with the guest it is about, those of nobody any more that were answered at the end. */
function fieldsOf(lines: readonly Line[], answers: readonly GuestAnswer[]): AskedField[] {
  const given = Object.fromEntries(answers.map(({ soru, kisi, deger }) => [answerName(soru, kisi), deger]))
  const asking = lines.map(({ pax, sorular }) => ({ istek: { pax }, urun: { sorular } }))
  return withNames(askedFields(asking, given))
}

/** The names of fellow travellers are asked for by the house, everything else by the product. */
function titleOf({ kod, baslik }: GuestQuestion, language: Language): string {
  if (kod !== 'ad' && kod !== 'soyad') return textIn(baslik, language) || kod
  return translatorFor(language, 'admin')(`reservation.field.${kod}`)
}

/** The questions of one reservation as its screen shows them, answered or open (BOOK-66). */
export async function questionsOf(trx: TenantTransaction, k_no: string, language: Language): Promise<AskedAnswer[]> {
  const lines = await listAskedLines(trx, [k_no])
  const answers = lines[0]?.yanitlar ?? []
  const asked = fieldsOf(lines, answers).map(({ soru, kisi }): AskedAnswer => {
    const { kod, tip, zorunlu, secenekler } = soru
    const choices = secenekler.map((one) => ({ kod: one.kod, baslik: textIn(one.baslik, language) }))
    const kimlik = isIdentityQuestion(kod)
    return { soru: kod, kisi, baslik: titleOf(soru, language), tip, zorunlu, kimlik, secenekler: choices }
  })
  const known = new Set(asked.map(({ soru, kisi }) => answerName(soru, kisi)))
  const others = answers.filter(({ soru, kisi }) => !known.has(answerName(soru, kisi)))
  return [
    ...asked,
    ...others.map(({ soru, kisi }): AskedAnswer => {
      const kimlik = isIdentityQuestion(soru)
      return { soru, kisi, baslik: soru, tip: 'metin', zorunlu: false, kimlik, secenekler: [] }
    }),
  ]
}

interface Party {
  readonly rezervasyon_k_no: string
  readonly sira: number
}

/** Numbers of papers stay off the sheet; the pick-up and the names of the parties stand on it already. */
const ELSEWHERE = new Set(['ad', 'soyad', 'otel', 'oda_no'])

/** What the guests of a departure have answered to the questions of what leaves, party by party (BOOK-66). */
export async function answersOfParties(
  trx: TenantTransaction,
  language: Language,
  parties: readonly Party[],
): Promise<ReadonlyMap<string, ManifestAnswer[]>> {
  const rows = await listAskedLines(trx, [...new Set(parties.map(({ rezervasyon_k_no }) => rezervasyon_k_no))])
  return new Map(
    rows.map((row) => [partyKey(row), fieldsOf([row], row.yanitlar).flatMap((field) => shown(field, row, language))]),
  )
}

export const partyKey = ({ rezervasyon_k_no, sira }: Party) => `${rezervasyon_k_no} ${sira}`

function shown(
  { soru, kisi }: AskedField,
  { yanitlar }: { readonly yanitlar: readonly GuestAnswer[] },
  language: Language,
): ManifestAnswer[] {
  if (ELSEWHERE.has(soru.kod) || isIdentityQuestion(soru.kod)) return []
  const answer = yanitlar.find((one) => one.soru === soru.kod && one.kisi === kisi)
  if (!answer) return []
  return [{ baslik: titleOf(soru, language).replace(/\?$/, ''), kisi, deger: wordsOf(soru, answer.deger, language) }]
}

function wordsOf({ tip, secenekler }: GuestQuestion, deger: string, language: Language): string {
  const choice = secenekler.find(({ kod }) => kod === deger)
  if (choice) return textIn(choice.baslik, language)
  if (tip === 'tarih' && /^\d{4}-\d\d-\d\d$/.test(deger)) return formatDate(deger)
  if (tip !== 'evet_hayir') return deger
  return translatorFor(language, 'admin')(deger === 'evet' ? 'reservation.answers.yes' : 'reservation.answers.no')
}
