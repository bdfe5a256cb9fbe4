import { AppError } from '@meltem/contract/errors'
import type { Language } from '@meltem/contract/language'
import type { Tenant } from '../../http/tenant-directory.ts'
import type { Services } from '../../services.ts'
import { type Booking, getRates, inBooking } from '../reservation/booking.ts'
import { SYSTEM } from '../reservation/person.ts'
import { getTenantSettings } from '../settings/settings.service.ts'
import type { CardFrame } from './cards.ts'
import type { CatalogIndex } from './catalog-index.ts'

/** What every question about the catalogue is answered with. */
export interface CatalogFrame extends CardFrame {
  readonly booking: Booking
}

interface Asking {
  readonly dil: Language
  readonly kur?: string | undefined
  /** Dates are asked for: what was booked a moment ago counts. */
  readonly dated?: boolean
}

/** The index of a tenant as it stands. */
export async function getIndex(services: Services, tenant: Tenant, claims = false): Promise<CatalogIndex> {
  const { db, cache, catalog, booking } = services
  const [settings, rates] = await Promise.all([getTenantSettings(db, cache, tenant), getRates(db, cache, tenant)])
  const frame = { tenantId: tenant.id, fallback: settings.language.varsayilan, rates: rates.kurlar, now: booking.now }
  return await catalog.get(frame, { claims })
}

/** Prices on cards are everybody's: nobody in particular asks. */
export async function inCatalog<T>(
  services: Services,
  tenant: Tenant,
  { dil, kur, dated = false }: Asking,
  work: (frame: CatalogFrame) => Promise<T>,
): Promise<T> {
  const index = await getIndex(services, tenant, dated)
  return await inBooking({ services, tenant, person: SYSTEM }, async (booking) => {
    const { exchange, language } = booking.settings
    const chosen = kur ?? exchange.varsayilan
    if (!exchange.kurlar.some((row) => row.kod === chosen)) throw new AppError('kur_yok')
    const prices = index.pricesIn(chosen, booking.rates.kurlar)
    return await work({ trx: booking.trx, tenant, index, prices, dil, fallback: language.varsayilan, booking })
  })
}
