import { createHash } from 'node:crypto'
import type { ContractText } from '@meltem/contract/payment/payment'
import type { ContractKind } from '@meltem/contract/reservation/reservation'
import type { Settings } from '@meltem/contract/settings'
import type { Language } from '@meltem/contract/wire/language'
import { PACKAGE_FREE_DAYS, REFUND_DAYS } from '@meltem/domain/reservation/cancellation'
import { translatorFor } from '@meltem/i18n/translator'
import { keptWith } from '../../../platform/memory/kept-with.ts'

/** Raised when a clause changes, so that what a buyer accepted can be told from what stands here now. */
const VERSION = '2026-11-18'

const CLAUSES = {
  on_bilgilendirme: ['satici', 'hizmet', 'odeme', 'iptal', 'sikayet'],
  mesafeli_satis: ['taraflar', 'konu', 'bedel', 'iptal', 'hukuk'],
  kiralama: ['kiralanan', 'kullanim', 'depozito', 'teslim'],
  paket_tur: ['paket', 'iptal', 'degisiklik', 'devir'],
} as const satisfies Record<ContractKind, readonly string[]>

type Parties = Pick<Settings, 'company' | 'contact'>

function compose(tur: ContractKind, lang: Language, { company, contact }: Parties): ContractText {
  const t = translatorFor(lang, 'contracts')
  const { adres, telefon, e_mail } = contact
  const values = { unvan: company.unvan, adres, telefon, e_mail, gun: PACKAGE_FREE_DAYS, iade_gun: REFUND_DAYS }
  const say = (key: string) => t(key as Parameters<typeof t>[0], values)
  const baslik = say(`${tur}.baslik`)
  const maddeler = CLAUSES[tur].map((clause) => ({
    baslik: say(`${tur}.${clause}.baslik`),
    metin: say(`${tur}.${clause}.metin`),
  }))
  return { tur, surum: VERSION, baslik, maddeler, ozet: digestOf(baslik, maddeler) }
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
