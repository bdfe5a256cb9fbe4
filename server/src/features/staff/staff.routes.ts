import { ALL_RIGHTS, hasRight, limitOf } from '@meltem/contract/staff/rights'
import * as calls from '@meltem/contract/staff/staff'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../platform/db/connection.ts'
import { type Api, requireStaff } from '../../platform/http/api.ts'
import { VERSION } from '../../platform/version.ts'
import type { Services } from '../../services.ts'
import { getTenantSettings } from '../settings/settings.service.ts'
import { confirmLogin, logInStaff, logOutStaff } from './login.service.ts'
import { countWaiting, listContactMessages, PAGE_SIZE, updateContactMessage } from './messages.queries.ts'
import { beginFactor, confirmFactor, endFactor, proveIdentity, readFactor } from './proof.service.ts'
import { listManagers } from './staff.queries.ts'

export function mountStaff(api: Api, services: Services): void {
  const { db, cache } = services

  api.mount(calls.loginStaff, (login, context) => logInStaff(services, login, context))
  api.mount(calls.confirmStaffLogin, (step, context) => confirmLogin(services, step, context))
  api.mount(calls.proveStaff, async (proof, context) => {
    await proveIdentity(services, proof, context)
    return {}
  })
  api.mount(calls.beginStaffFactor, (_input, context) => beginFactor(services, context))
  api.mount(calls.confirmStaffFactor, async ({ kod }, context) => ({
    kurtarma_kodlari: await confirmFactor(services, kod, context),
  }))
  api.mount(calls.endStaffFactor, async (_input, context) => {
    await endFactor(services, context)
    return {}
  })

  api.mount(calls.logoutStaff, async (_input, context) => {
    await logOutStaff(db, context)
    return {}
  })

  api.mount(calls.getStaff, async (_input, context) => {
    const personel = await requireStaff(context)
    const { company } = await getTenantSettings(db, cache, context.tenant)
    return {
      personel,
      haklar: ALL_RIGHTS.filter((hak) => hasRight(personel, hak)),
      sinirlar: {
        fiyat: limitOf(personel.rol, 'fiyat'),
        kesinti: limitOf(personel.rol, 'kesinti'),
        silme: limitOf(personel.rol, 'silme'),
      },
      yoneticiler: await withTenant(db, context.tenant.id, listManagers),
      marka: company.marka,
      ikinci_adim: await readFactor(services, context),
    }
  })

  api.mount(calls.listMessages, async ({ durum, sayfa = 1 }, { tenant }) => ({
    ...(await withTenant(db, tenant.id, (trx) => listContactMessages(trx, durum, sayfa))),
    sayfa_boyu: PAGE_SIZE,
  }))

  api.mount(calls.updateMessage, async ({ k_no, durum }, { tenant }) => {
    const data = await withTenant(db, tenant.id, (trx) => updateContactMessage(trx, k_no, durum))
    if (!data) throw new AppError('bulunamadi')
    return { data }
  })

  api.mount(calls.getHealth, async (_input, { tenant }) => {
    const { dailyExchange } = await getTenantSettings(db, cache, tenant)
    return {
      ...(await withTenant(db, tenant.id, countWaiting)),
      bulten_tarihi: dailyExchange.bulten_tarihi,
      bulten_eski: dailyExchange.eski,
      surum: VERSION,
    }
  })
}
