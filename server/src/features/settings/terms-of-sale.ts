import { BookingTerms } from '@meltem/contract/settings'
import * as z from 'zod/mini'
import { type Db, withTenant } from '../../platform/db/connection.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import type { TenantCache } from '../../platform/memory/tenant-cache.ts'
import { readSettingParts } from './settings.queries.ts'

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
