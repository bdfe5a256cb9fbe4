import { OWN_RATE, type RateTable } from '@meltem/domain/exchange'
import { type Db, withTenant } from '../../platform/db/connection.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import { wallOf } from '../../platform/istanbul.ts'
import type { TenantCache } from '../../platform/memory/tenant-cache.ts'
import { type Bulletin, findLatestBulletin, listOwnRates, type OwnRate } from './settings.queries.ts'

/** Rates a tenant sells at, exact; the base currency has '1'. */
export interface RateSheet {
  readonly kurlar: RateTable
  readonly banka_kodu: string
  readonly bulten_tarihi: string | null
  /** Those set by hand, with the day since when. */
  readonly elle_kurlar: Readonly<Record<string, string>>
}

interface StandingRate {
  readonly kod: string
  readonly alis: string
  readonly satis: string
  readonly banka_kodu: string
}

/** What counts for this tenant: a rate set by hand in place of the bulletin's, or beside it (PAY-49). */
export function standingRates(bulletin: Bulletin | undefined, own: readonly OwnRate[]): StandingRate[] {
  const fetched = bulletin?.kurlar.map((row) => ({ ...row, banka_kodu: bulletin.banka_kodu })) ?? []
  const byHand = own.map(({ kod, satis }) => ({ kod, alis: satis, satis, banka_kodu: OWN_RATE }))
  const taken = new Set(byHand.map(({ kod }) => kod))
  const rest = fetched.filter(({ kod }) => !taken.has(kod))
  return [...rest, ...byHand].sort((a, b) => (a.kod < b.kod ? -1 : 1))
}

/** For what is shown; an act of booking has the rates of its frame. */
export function getRates(db: Db, cache: TenantCache, tenant: Tenant): Promise<RateSheet> {
  return cache.remember(tenant.id, 'rates', () => readRates(db, tenant))
}

export async function readRates(db: Db, tenant: Tenant): Promise<RateSheet> {
  const bulletin = await findLatestBulletin(db)
  const own = await withTenant(db, tenant.id, listOwnRates)
  const rates = standingRates(bulletin, own).map(({ kod, satis }) => [kod, satis] as const)
  return {
    kurlar: { ...Object.fromEntries(rates), TRY: '1' },
    banka_kodu: bulletin?.banka_kodu ?? 'TCMB',
    bulten_tarihi: bulletin?.bulten_tarihi ?? null,
    elle_kurlar: Object.fromEntries(own.map(({ kod, zaman }) => [kod, wallOf(zaman).slice(0, 10)])),
  }
}
