import type { PriceUnit } from '@meltem/contract/catalog/catalog'
import type { ProductKind } from '@meltem/contract/content/content'
import type { Tariff } from './pricing/line/tariffs.ts'

/**
 * What sets the kinds of products apart, as far as rules ask for it. A rule asks for a property and never for a name, so
 * that a further kind is sold once it is written down here (decision 0014). How one product is priced, stocked and
 * cancelled is said by the product and its options; how a kind looks is said by the storefront (`web`: `kinds.ts`).
 */
export interface Kind {
  /** How its days are chosen: from arrival to departure, from pick-up to return, there and back, or one beginning. */
  readonly days: 'nights' | 'hire' | 'ride' | 'day'
  /** What it is of a package tour (BOOK-12). Guests of a lodging are reported to the authorities. */
  readonly part: 'transport' | 'lodging' | 'other'
  /** Several equal ones may be taken in one line; a villa or a boat is one of its kind. */
  readonly rooms?: true
  /** The party lives there: tours start from it and a ride leads to it. A boat sails on. */
  readonly base?: true
  /** One travels on it over the sea: between two places a chart shows a passage and no road. */
  readonly afloat?: true
  /** Lists show day by day which of them can be had. */
  readonly dayStrip?: true
  /** Its options are different things, with days of their own: one is chosen first. */
  readonly optionFirst?: true
  /** Agencies find it in their list of net prices. */
  readonly netList?: true
  /** Data on health is asked for, each purpose with a consent of its own. */
  readonly healthData?: true
  /** What one of it is called where the word of the tariff would mislead. */
  readonly units?: Readonly<Partial<Record<'grup' | 'saat', PriceUnit>>>
  /** Its pages stand below those of its category, or are those of the routes (PAGE-5). */
  readonly page: 'd' | 't'
}

const SERVICE: Kind = {
  days: 'day',
  part: 'other',
  page: 'd',
}
const LODGING: Kind = { ...SERVICE, days: 'nights', part: 'lodging', netList: true }

export const KINDS: Readonly<Record<ProductKind, Kind>> = {
  tur: { ...SERVICE, dayStrip: true, netList: true },
  villa: { ...LODGING, base: true },
  yat: { ...LODGING, afloat: true, optionFirst: true, units: { saat: 'tekne_saat' } },
  transfer: { ...SERVICE, days: 'ride', part: 'transport', netList: true, page: 't' },
  arac_kira: { ...SERVICE, days: 'hire', part: 'transport', netList: true },
  otel: { ...LODGING, base: true, rooms: true },
  dugun: { ...SERVICE, optionFirst: true, units: { grup: 'paket' } },
  saglik: { ...SERVICE, optionFirst: true, healthData: true },
  ekstra: SERVICE,
}

/** By which tariffs a kind is sold; beside the table, as no browser needs it. */
export const SOLD_BY: Readonly<Record<ProductKind, readonly Tariff['tur'][]>> = {
  tur: ['kisi', 'grup'],
  villa: ['gecelik'],
  yat: ['gecelik', 'kisi_gecelik', 'kisi', 'birim'],
  transfer: ['transfer_arac', 'transfer_kisi'],
  arac_kira: ['arac'],
  otel: ['gecelik', 'kisi_gecelik'],
  dugun: ['grup'],
  saglik: ['birim', 'kisi'],
  ekstra: ['birim', 'grup'],
}

/** The kinds that have a property, in the order of the contract; for queries. */
export function kindsWith(has: (kind: Kind) => boolean | undefined): readonly ProductKind[] {
  return (Object.keys(KINDS) as ProductKind[]).filter((name) => has(KINDS[name]))
}
