import * as calls from '@meltem/contract/reservation/phone-office'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Api } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { staffAct } from '../acting.ts'
import { patternsOf } from '../office/list.queries.ts'
import { searchedWords } from '../office/list.ts'
import { findPeople, listBookingsOf } from './callers.queries.ts'
import { phoneRows } from './phone-rows.ts'
import { holdByPhone, quoteByPhone, releaseByPhone, sellToCaller } from './phone-sale.ts'

const MOST_CALLERS = 5

/** The phone desk: who is calling, what can be sold, for how much, and how the call ends. */
export function mountPhone(api: Api, services: Services): void {
  api.mount(calls.findCallers, async ({ ara }, { tenant, language }) =>
    withTenant(services.db, tenant.id, async (trx) => {
      const people = await findPeople(trx, await patternsOf(trx, searchedWords(ara)), MOST_CALLERS)
      const data: calls.Caller[] = []
      for (const one of people) data.push({ ...one, rezervasyonlar: await listBookingsOf(trx, one.e_mail, language) })
      return { data }
    }),
  )
  api.mount(calls.listPhoneRows, async (input, context) => ({
    data: await phoneRows(await staffAct(services, context), input, context.language),
  }))
  api.mount(calls.quotePhone, (input, context) => quoteByPhone(services, context, input))
  api.mount(calls.holdPhone, (input, context) => holdByPhone(services, context, input))
  api.mount(calls.releasePhone, async ({ k_no }, context) => {
    await releaseByPhone(services, context, k_no)
    return {}
  })
  api.mount(calls.sellByPhone, async (input, context) => ({ data: await sellToCaller(services, context, input) }))
}
