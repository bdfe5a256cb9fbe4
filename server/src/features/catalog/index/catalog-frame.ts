import { AppError } from '@meltem/contract/errors'
import type { Language } from '@meltem/contract/language'
import type { WallTime } from '@meltem/domain/wall-time'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { getRates, type RateSheet } from '../../settings/terms-of-sale.ts'
import type { CardFrame } from '../products/cards.ts'
import type { CatalogIndex } from './catalog-index.ts'

/** What every question about the catalogue is answered with. */
export interface CatalogFrame extends CardFrame {
  readonly services: Services
  readonly rates: RateSheet
  readonly now: Date
  readonly wall: WallTime
}

interface Asking {
  readonly dil: Language
  readonly kur?: string | undefined
  /** Dates are asked for: what was booked a moment ago counts. */
  readonly dated?: boolean
}

/** The index of a tenant as it stands. */
export async function getIndex(services: Services, tenant: Tenant, claims = false): Promise<CatalogIndex> {
  const { db, cache, catalog, clock } = services
  const [settings, rates] = await Promise.all([getTenantSettings(db, cache, tenant), getRates(db, cache, tenant)])
  const frame = { tenantId: tenant.id, fallback: settings.language.varsayilan, rates: rates.kurlar, clock }
  return await catalog.get(frame, { claims })
}

/** Prices on cards are the same for all visitors: no member or agency is looked at, and nothing is locked or taken. */
export async function inCatalog<T>(
  services: Services,
  tenant: Tenant,
  { dil, kur, dated = false }: Asking,
  work: (frame: CatalogFrame) => Promise<T>,
): Promise<T> {
  const { db, cache, clock } = services
  const index = await getIndex(services, tenant, dated)
  const { exchange, language } = await getTenantSettings(db, cache, tenant)
  const rates = await getRates(db, cache, tenant)
  const chosen = kur ?? exchange.varsayilan
  if (!exchange.kurlar.some((row) => row.kod === chosen)) throw new AppError('kur_yok')
  const prices = index.pricesIn(chosen, rates.kurlar)
  const now = clock.now()
  const frame = { services, tenant, index, prices, dil, fallback: language.varsayilan, rates, now, wall: wallOf(now) }
  return await withTenant(db, tenant.id, (trx) => work({ ...frame, trx }))
}
