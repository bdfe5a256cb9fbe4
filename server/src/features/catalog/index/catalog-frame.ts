import type { Picture } from '@meltem/contract/content/picture'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import type { WallTime } from '@meltem/domain/wall-time'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { getRates, type RateSheet } from '../../settings/rates.ts'
import { listPictures, pictureOf } from '../../settings/settings.queries.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import type { CardFrame } from '../products/cards.ts'
import type { CatalogIndex } from './catalog-index.ts'

/** What questions about the catalogue are answered with: memory, and a transaction where that does not know enough. */
export interface CatalogView extends CardFrame {
  readonly services: Services
  readonly rates: RateSheet
  readonly now: Date
  readonly wall: WallTime
}

/** The same inside a transaction, for questions that always ask the tables. */
export interface CatalogFrame extends CatalogView {
  readonly trx: TenantTransaction
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

/**
 * Prices on cards are the same for all visitors: no member or agency is looked at, and nothing is locked or taken. Most
 * lists are answered from memory alone: opening and closing a transaction would be half of their cost.
 */
export async function viewCatalog(
  services: Services,
  tenant: Tenant,
  { dil, kur, dated = false }: Asking,
): Promise<CatalogView> {
  const { db, cache, clock } = services
  const index = await getIndex(services, tenant, dated)
  const { exchange, language } = await getTenantSettings(db, cache, tenant)
  const rates = await getRates(db, cache, tenant)
  const chosen = kur ?? exchange.varsayilan
  if (!exchange.kurlar.some((row) => row.kod === chosen)) throw new AppError('kur_yok')
  const prices = index.pricesIn(chosen, rates.kurlar)
  const now = clock.now()
  const read: CatalogView['read'] = (work) => withTenant(db, tenant.id, work)
  const { varsayilan: fallback } = language
  return { services, tenant, index, prices, dil, fallback, rates, now, wall: wallOf(now), read }
}

/** Everything that is read or written goes through the one transaction. */
export async function inCatalog<T>(
  services: Services,
  tenant: Tenant,
  asking: Asking,
  work: (frame: CatalogFrame) => Promise<T>,
): Promise<T> {
  const view = await viewCatalog(services, tenant, asking)
  return await view.read((trx) => work({ ...view, trx, read: (inner) => inner(trx) }))
}

/** Pictures of groups are few and asked for with every list. */
export function findGroupPicture({ services, tenant, read }: CatalogView, key: string | null): Promise<Picture | null> {
  if (key === null) return Promise.resolve(null)
  return services.cache.remember(tenant.id, `picture:${key}`, async () => {
    const [row] = await read((trx) => listPictures(trx, [key]))
    return row ? pictureOf(row, tenant.kod) : null
  })
}
