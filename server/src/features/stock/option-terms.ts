import type { OptionRow } from '@meltem/contract/stock/office'
import { type OptionTerms, TERM_NAMES, TERMS_OF, type TermName } from '@meltem/contract/stock/option-terms'
import type { Language } from '@meltem/contract/wire/language'
import { toAmount, toMinor } from '@meltem/domain/money'
import type { StoredTariff } from '@meltem/domain/pricing/line/stored-tariff'
import type { NightSurcharge } from '@meltem/domain/pricing/line/tariffs'
import { fieldRefusal } from '../../platform/http/api.ts'

const NONE: OptionTerms = {
  gece_farki: null,
  gidis_donus_oran: null,
  uzun_konaklama: null,
  tolerans_dk: null,
  olcu: null,
}

/** Terms that a save may leave out. */
export type SomeTerms = { readonly [K in TermName]?: OptionTerms[K] | undefined }

/** What the tariff of an option says beside its prices. */
export function termsOf(tarife: StoredTariff): OptionTerms {
  switch (tarife.tur) {
    case 'transfer_arac':
    case 'transfer_kisi':
      return { ...NONE, gece_farki: shownSurcharge(tarife.gece_farki), gidis_donus_oran: tarife.gidis_donus_oran }
    case 'gecelik':
    case 'kisi_gecelik':
      return { ...NONE, uzun_konaklama: tarife.uzun_konaklama.map(({ en_az_gece, oran }) => ({ en_az_gece, oran })) }
    case 'arac':
      return { ...NONE, tolerans_dk: tarife.tolerans_dk }
    case 'birim':
      return { ...NONE, olcu: tarife.olcu ?? null }
    default:
      return NONE
  }
}

function shownSurcharge(rule: NightSurcharge | null): OptionTerms['gece_farki'] {
  return rule?.turu === 'tutar' ? { ...rule, tutar: toAmount(rule.tutar) } : rule
}

/** As the tariff keeps them: only those that were sent. */
export function storedTerms({ gece_farki, uzun_konaklama, ...terms }: SomeTerms): Readonly<Record<string, unknown>> {
  const told = Object.entries({
    ...terms,
    gece_farki: gece_farki?.turu === 'tutar' ? { ...gece_farki, tutar: toMinor(gece_farki.tutar) } : gece_farki,
    uzun_konaklama: uzun_konaklama?.toSorted((a, b) => a.en_az_gece - b.en_az_gece),
  })
  return Object.fromEntries(told.filter(([, value]) => value !== undefined))
}

/** Those of a change, if it has any. */
export function termsIn(change: SomeTerms): SomeTerms {
  return Object.fromEntries(TERM_NAMES.filter((name) => change[name] !== undefined).map((name) => [name, change[name]]))
}

interface Fitting {
  readonly tur: OptionRow['tarife_turu']
  /** Minutes one of it takes, after the change. */
  readonly sure_dk: number
}

/** Terms may be null that say nothing by it: no surcharge, the usual measure. */
const OPEN: readonly TermName[] = ['gece_farki', 'olcu']

/** Each term belongs to its tariff; a session has a length. */
export function requireFitting(terms: SomeTerms, { tur, sure_dk }: Fitting, language: Language): void {
  const own: readonly TermName[] = TERMS_OF[tur]
  for (const name of TERM_NAMES) {
    const value = terms[name]
    if (value === undefined) continue
    const isOwn = own.includes(name) && (value !== null || OPEN.includes(name))
    if (!isOwn || (value === 'sure' && sure_dk === 0)) throw fieldRefusal(`yeni.${name}`, language)
  }
}
