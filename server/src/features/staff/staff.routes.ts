import { AppError } from '@meltem/contract/errors'
import { getHealth, getStaff, listMessages, loginStaff, logoutStaff, updateMessage } from '@meltem/contract/staff'
import { withTenant } from '../../platform/db/connection.ts'
import { type Api, requireStaff } from '../../platform/http/api.ts'
import { VERSION } from '../../platform/version.ts'
import type { Services } from '../../services.ts'
import { getTenantSettings } from '../settings/settings.service.ts'
import { countWaiting, listContactMessages, PAGE_SIZE, updateContactMessage } from './messages.queries.ts'
import { logInStaff, logOutStaff } from './staff.service.ts'

export function mountStaff(api: Api, services: Services): void {
  const { db, cache } = services

  api.mount(loginStaff, async ({ e_mail, sifre }, context) => ({
    personel: await logInStaff(services, e_mail, sifre, context),
  }))

  api.mount(logoutStaff, async (_input, context) => {
    await logOutStaff(db, context)
    return {}
  })

  api.mount(getStaff, async (_input, context) => ({
    personel: await requireStaff(context),
    marka: (await getTenantSettings(db, cache, context.tenant)).company.marka,
  }))

  api.mount(listMessages, async ({ durum, sayfa = 1 }, { tenant }) => ({
    ...(await withTenant(db, tenant.id, (trx) => listContactMessages(trx, durum, sayfa))),
    sayfa_boyu: PAGE_SIZE,
  }))

  api.mount(updateMessage, async ({ k_no, durum }, { tenant }) => {
    const data = await withTenant(db, tenant.id, (trx) => updateContactMessage(trx, k_no, durum))
    if (!data) throw new AppError('bulunamadi')
    return { data }
  })

  api.mount(getHealth, async (_input, { tenant }) => {
    const { dailyExchange } = await getTenantSettings(db, cache, tenant)
    return {
      ...(await withTenant(db, tenant.id, countWaiting)),
      bulten_tarihi: dailyExchange.bulten_tarihi,
      bulten_eski: dailyExchange.eski,
      surum: VERSION,
    }
  })
}
