import type { Listing } from '@meltem/contract/catalog/listing'
import type { ProductKind } from '@meltem/contract/content/content'
import type { TranslatorOf } from '../../platform/words/translator.ts'

/** How many there are: by name where all of them are of one kind ("8 cars"), else by a word that fits anything. */
export function counted(t: TranslatorOf<'listing'>, count: number, kind: ProductKind | undefined): string {
  return kind ? t(`counts.${kind}`, { count }) : t('results', { count })
}

/** The kind that everything in a list is of; undefined where kinds are mixed. */
export function kindOf({ yuzler }: Pick<Listing, 'yuzler'>, chosen: readonly string[]): ProductKind | undefined {
  const found = yuzler.find(({ kod }) => kod === 'urun_tipi')?.secenekler.filter(({ sayi }) => sayi > 0) ?? []
  // A facet counts what another choice would leave as well: what was chosen decides.
  const kinds = chosen.length > 0 ? chosen : found.map(({ kod }) => kod)
  return kinds.length === 1 ? (kinds[0] as ProductKind) : undefined
}
