import type { Region } from '@meltem/contract/catalog/catalog'
import type { Listing } from '@meltem/contract/catalog/listing'
import type { ProductKind } from '@meltem/contract/content/content'
import type { FilterVariant } from '@meltem/contract/settings'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import type { TranslatorOf } from '../../../platform/words/translator.ts'

/** The parameter a choice is sent with. */
type FacetField = 'urun_tipi' | 'bolge' | 'ozellik' | 'satis' | 'ucretsiz_iptal'

export interface FacetChoice {
  readonly field: FacetField
  readonly value: string
  readonly label: string
  readonly count: number
}

export interface FacetView {
  readonly key: string
  readonly title: string
  readonly choices: readonly FacetChoice[]
}

/** Everything that has a name in the language of the page. */
export interface FilterNames {
  readonly language: Language
  readonly variants: readonly FilterVariant[]
  readonly regions: readonly Region[]
  readonly listing: TranslatorOf<'listing'>
  readonly card: TranslatorOf<'card'>
}

function textIn(text: LocalText, language: Language): string | undefined {
  return text[language] ?? Object.values(text).find(Boolean)
}

/** The name of a choice as people read it; its stable name when the tenant has not named it. */
export function nameOfChoice(field: FacetField, value: string, names: FilterNames): string {
  switch (field) {
    case 'urun_tipi':
      return names.card(`kind.${value as ProductKind}`)
    case 'bolge':
      return names.regions.find(({ kod }) => kod === value)?.baslik ?? value
    case 'satis':
      return names.listing(value === 'direk' ? 'sale.direk' : 'sale.sor_sat')
    case 'ucretsiz_iptal':
      return names.listing('freeCancel')
    default: {
      const [kod, choice] = value.split(':', 2)
      const variant = names.variants.find((each) => each.kod === kod)
      const found = variant?.secenekler.find((each) => each.kod === choice)
      return (found && textIn(found.baslik, names.language)) ?? choice ?? value
    }
  }
}

const BOOKING = ['satis', 'ucretsiz_iptal']

function titleOf(kod: string, names: FilterNames): string {
  if (kod === 'urun_tipi') return names.listing('kind')
  if (kod === 'bolge') return names.listing('region')
  const variant = names.variants.find((each) => each.kod === kod)
  return (variant && textIn(variant.baslik, names.language)) ?? kod
}

/** The groups of the panel, in their order. One kind only is no choice, and a filter without a name is none. */
export function facetViews(facets: Listing['yuzler'], names: FilterNames): FacetView[] {
  const choicesOf = (kod: string, field: FacetField): FacetChoice[] =>
    (facets.find((facet) => facet.kod === kod)?.secenekler ?? []).map((choice) => {
      const value = field === 'ozellik' ? `${kod}:${choice.kod}` : choice.kod
      return { field, value, label: nameOfChoice(field, value, names), count: choice.sayi }
    })
  const variants = names.variants.map(({ kod }) => kod).filter((kod) => kod !== 'bolge' && kod !== 'urun_tipi')
  const group = (kod: string, field: FacetField): FacetView => ({
    key: kod,
    title: titleOf(kod, names),
    choices: choicesOf(kod, field),
  })
  const tops = new Set(names.regions.filter(({ ust_k_no }) => ust_k_no === null).map(({ kod }) => kod))
  const regions = group('bolge', 'bolge')
  const booking = BOOKING.flatMap((kod) => choicesOf(kod, kod as FacetField)).filter(({ field, value }) =>
    field === 'ucretsiz_iptal' ? value === '1' : true,
  )
  return [
    group('urun_tipi', 'urun_tipi'),
    // The whole country narrows nothing.
    { ...regions, choices: regions.choices.filter(({ value }) => !tops.has(value)) },
    ...variants.map((kod) => group(kod, 'ozellik')),
    { key: 'rezervasyon', title: names.listing('booking'), choices: booking },
  ].filter(({ key, choices }) => choices.length > (key === 'urun_tipi' ? 1 : 0))
}
