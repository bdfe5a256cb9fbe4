import * as calls from '@meltem/contract/staff/people'
import { withTenant } from '../../platform/db/connection.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { listPeople } from './people.queries.ts'
import {
  changeOwnPassword,
  choosePassword,
  endOneSession,
  endSessions,
  inviteColleague,
  listColleagueSessions,
  mailColleagueLink,
  resetFactor,
  updateColleague,
} from './people.service.ts'

/** Who works here, and how they get in. */
export function mountStaffPeople(api: Api, services: Services): void {
  api.mount(calls.listColleagues, async (_input, { tenant }) => ({
    data: await withTenant(services.db, tenant.id, (trx) => listPeople(trx)),
  }))
  api.mount(calls.inviteColleague, async (input, context) => ({
    data: await inviteColleague(services, context, input),
  }))
  api.mount(calls.mailColleagueLink, async ({ k_no }, context) => ({
    data: await mailColleagueLink(services, context, k_no),
  }))
  api.mount(calls.updateColleague, async (input, context) => ({
    data: await updateColleague(services, context, input),
  }))
  api.mount(calls.endColleagueSessions, async ({ k_no }, context) => ({
    data: await endSessions(services, context, k_no),
  }))
  api.mount(calls.listColleagueSessions, async ({ k_no }, context) => ({
    data: await listColleagueSessions(services, context, k_no),
  }))
  api.mount(calls.endColleagueSession, async (input, context) => ({
    data: await endOneSession(services, context, input),
  }))
  api.mount(calls.resetColleagueFactor, async ({ k_no }, context) => ({
    data: await resetFactor(services, context, k_no),
  }))
  api.mount(calls.changeOwnPassword, async (input, context) => {
    await changeOwnPassword(services, context, input)
    return {}
  })
  api.mount(calls.chooseStaffPassword, (input, context) => choosePassword(services, context, input))
}
