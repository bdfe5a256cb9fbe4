import { createHash } from 'node:crypto'
import { CONTRACT_VARIABLES, type ContractWords } from '@meltem/contract/payment/contract-office'
import type { ContractText } from '@meltem/contract/payment/payment'
import type { ContractKind } from '@meltem/contract/reservation/reservation'
import type { Settings } from '@meltem/contract/settings'
import type { Language } from '@meltem/contract/wire/language'
import { filledWith } from '@meltem/domain/content/variables'
import { PACKAGE_FREE_DAYS, REFUND_DAYS } from '@meltem/domain/reservation/cancellation'
import { translatorFor } from '@meltem/i18n/translator'
import { keptWith } from '../../../platform/memory/kept-with.ts'
import type { OwnContracts } from '../../settings/own-contracts.queries.ts'

/** Raised when a clause changes, so that what a buyer accepted can be told from what stands here now. */
const VERSION = '2026-11-18'

const CLAUSES = {
  on_bilgilendirme: ['satici', 'hizmet', 'odeme', 'iptal', 'sikayet'],
  mesafeli_satis: ['taraflar', 'konu', 'bedel', 'iptal', 'hukuk'],
  kiralama: ['kiralanan', 'kullanim', 'depozito', 'teslim'],
  paket_tur: ['paket', 'iptal', 'degisiklik', 'devir'],
} as const satisfies Record<ContractKind, readonly string[]>

interface Parties extends Pick<Settings, 'company' | 'contact'> {
  /** Contracts in the tenant's own words; those of the house where there are none. */
  readonly sozlesmeler?: OwnContracts
}

/** Words of the house, with names in braces where the company stands (PAY-51). */
export function houseContract(tur: ContractKind, lang: Language): ContractWords {
  const t = translatorFor(lang, 'contracts')
  const names = Object.fromEntries(CONTRACT_VARIABLES.map((name) => [name, `{${name}}`]))
  const values = { ...names, gun: PACKAGE_FREE_DAYS, iade_gun: REFUND_DAYS }
  const say = (key: string) => t(key as Parameters<typeof t>[0], values)
  return {
    baslik: say(`${tur}.baslik`),
    maddeler: CLAUSES[tur].map((clause) => ({
      baslik: say(`${tur}.${clause}.baslik`),
      metin: say(`${tur}.${clause}.metin`),
    })),
  }
}

function compose(tur: ContractKind, lang: Language, { company, contact, sozlesmeler }: Parties): ContractText {
  const own = sozlesmeler?.get(`${tur}:${lang}`)
  const { adres, telefon, e_mail } = contact
  const values = { unvan: company.unvan, adres, telefon, e_mail }
  const words = own ?? houseContract(tur, lang)
  const baslik = filledWith(words.baslik, values)
  const maddeler = words.maddeler.map((clause) => ({
    baslik: filledWith(clause.baslik, values),
    metin: filledWith(clause.metin, values),
  }))
  const surum = own ? `i${own.surum}` : VERSION
  return { tur, surum, baslik, maddeler, ozet: digestOf(baslik, maddeler, surum) }
}

/** Over version, title and clauses: anyone with the text can work it out again. */
export function digestOf(baslik: string, maddeler: ContractText['maddeler'], surum: string = VERSION): string {
  return createHash('sha256')
    .update(JSON.stringify([surum, baslik, maddeler]))
    .digest('hex')
}

const composedFor = keptWith<Map<string, ContractText>>(() => new Map())

/** The text as it stands today. Made once per state of the settings, as every booking asks for it. */
export function contractText(tur: ContractKind, lang: Language, settings: Parties): ContractText {
  const known = composedFor(settings)
  const name = `${tur} ${lang}`
  const text = known.get(name) ?? compose(tur, lang, settings)
  known.set(name, text)
  return text
}
