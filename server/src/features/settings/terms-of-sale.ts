import { BookingTerms } from '@meltem/contract/settings'
import type { RateTable } from '@meltem/domain/exchange'
import * as z from 'zod/mini'
import { type Db, withTenant } from '../../platform/db/connection.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import type { TenantCache } from '../../platform/memory/tenant-cache.ts'
import { findLatestBulletin, readSettingParts } from './settings.queries.ts'

/** Rates of one bulletin, exact; the base currency has '1'. */
export interface RateSheet {
  readonly kurlar: RateTable
  readonly banka_kodu: string
  readonly bulten_tarihi: string | null
}

const DEFAULT_TERMS = { taksit_oranlari: {}, bilet_on_eki: 'BLT', tutma_dk: 15 }

export function getBookingTerms(db: Db, cache: TenantCache, tenant: Tenant): Promise<BookingTerms> {
  return cache.remember(tenant.id, 'booking', () => readBookingTerms(db, tenant))
}

export async function readBookingTerms(db: Db, tenant: Tenant): Promise<BookingTerms> {
  const parts = await withTenant(db, tenant.id, readSettingParts)
  return bookingTermsOf(parts.get('rezervasyon'))
}

export function bookingTermsOf(stored: unknown): BookingTerms {
  return z.parse(BookingTerms, { ...DEFAULT_TERMS, ...(stored as object | undefined) })
}

/** For what is shown; an act of booking has the rates of its frame. */
export function getRates(db: Db, cache: TenantCache, tenant: Tenant): Promise<RateSheet> {
  return cache.remember(tenant.id, 'rates', () => readRates(db))
}

export async function readRates(db: Db): Promise<RateSheet> {
  const bulletin = await findLatestBulletin(db)
  const rates = bulletin?.kurlar.map(({ kod, satis }) => [kod, satis] as const) ?? []
  return {
    kurlar: { ...Object.fromEntries(rates), TRY: '1' },
    banka_kodu: bulletin?.banka_kodu ?? 'TCMB',
    bulten_tarihi: bulletin?.bulten_tarihi ?? null,
  }
}
