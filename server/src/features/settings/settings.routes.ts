import { getFilterData, getOtherSettings, getSettings } from '@meltem/contract/settings'
import { withTenant } from '../../platform/db/connection.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { getIndex } from '../catalog/index/catalog-frame.ts'
import { offeredFilters } from '../catalog/listing/offered-filters.ts'
import { listFilters, readSettingParts } from './settings.queries.ts'
import { getPublicSettings, otherSettingsOf, socialLogins } from './settings.service.ts'

export function mountSettings(api: Api, services: Services): void {
  const { db, cache, config } = services
  api.mount(getSettings, async (_input, { tenant }) => ({ data: await getPublicSettings(services, tenant) }))

  api.mount(getOtherSettings, async (_input, { tenant }) => ({
    data: await cache.remember(tenant.id, 'other', () =>
      withTenant(db, tenant.id, async (trx) => ({
        ...otherSettingsOf(await readSettingParts(trx)),
        sosyal_girisler: socialLogins(config),
      })),
    ),
  }))

  api.mount(getFilterData, async (_input, { tenant }) => ({
    variant: offeredFilters(
      await cache.remember(tenant.id, 'filters', () => withTenant(db, tenant.id, listFilters)),
      await getIndex(services, tenant),
    ),
  }))
}
