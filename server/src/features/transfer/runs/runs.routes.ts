import * as office from '@meltem/contract/transfer/office'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Api } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { findDriver, updateVehicle } from './runs.queries.ts'
import { assignDriver, delayRun, readDay } from './runs.ts'

export function mountRuns(api: Api, services: Services): void {
  api.mount(office.listRuns, ({ gun }, context) => readDay(services, context, gun))
  api.mount(office.assignDriver, async (input, context) => ({ surum: await assignDriver(services, input, context) }))
  api.mount(office.delayRun, async (input, context) => ({ surum: await delayRun(services, input, context) }))
  api.mount(office.equipDriver, (input, { tenant }) =>
    withTenant(services.db, tenant.id, async (trx) => {
      await updateVehicle(trx, input)
      const data = await findDriver(trx, input.k_no)
      if (!data) throw new AppError('bulunamadi')
      return { data }
    }),
  )
}
