import type { Language } from '@meltem/contract/wire/language'
import type { RateTable } from '@meltem/domain/exchange'
import type { Clock } from '../../../platform/clock.ts'
import type { CatalogIndex } from './catalog-index.ts'

/** What the index of a tenant is made with. */
export interface StoreFrame {
  readonly tenantId: number
  readonly fallback: Language
  readonly rates: RateTable
  readonly clock: Clock
}

/** The catalogues in memory, as the features see them. */
export interface CatalogSource {
  /** The index as it stands; with `claims` also what was booked elsewhere a moment ago. */
  get(frame: StoreFrame, options?: { claims?: boolean }): Promise<CatalogIndex>
  /** A product changed, or with `undefined` too much to name. */
  changed(tenantId: number, product?: string): void
  /** A campaign has begun or ended by the clock: prices are looked at again before the next answer. */
  campaignsMoved(tenantId: number): void
  forgetAll(): void
  /** Tells when a catalogue was replaced while the one before went on answering. */
  onReplaced(listener: (tenantId: number) => void): void
}
