import * as calls from '@meltem/contract/member/member'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../platform/db/connection.ts'
import { type Api, requireMember } from '../../platform/http/api.ts'
import {
  deleteSession,
  deleteSessionsOf,
  listLiveSessions,
  sessionOnWire,
} from '../../platform/sessions/session-family.ts'
import type { Services } from '../../services.ts'
import { logIn } from './access/login.service.ts'
import { changeOwnPassword, mailPassword, setNewPassword } from './access/password.service.ts'
import { register } from './access/register.service.ts'
import { MEMBERS } from './access/session.queries.ts'
import { closeSession, renewSession } from './access/session.service.ts'
import { confirmAddress, updateProfile } from './profile.service.ts'
import { socialLogin } from './social/social.service.ts'
import { disconnect } from './social/social-member.ts'

export function mountMember(api: Api, services: Services): void {
  mountAccess(api, services)
  mountProfile(api, services)
}

function mountAccess(api: Api, services: Services): void {
  api.mount(calls.loginMember, (input, context) => logIn(services, context, input))
  api.mount(calls.renewMember, (_input, context) => renewSession(services, context))
  api.mount(calls.logoutMember, async (_input, context) => {
    await closeSession(services, context)
    return {}
  })
  api.mount(calls.registerMember, (input, context) => register(services, context, input))
  api.mount(calls.requestPassword, (input, context) => mailPassword(services, context, input))
  api.mount(calls.choosePassword, (input, context) => setNewPassword(services, context, input))
  api.mount(calls.loginWithGoogle, (input, context) => socialLogin(services, context, 'google', input))
  api.mount(calls.loginWithFacebook, (input, context) => socialLogin(services, context, 'facebook', input))
  api.mount(calls.confirmEmail, ({ anahtar }, context) => confirmAddress(services, context, anahtar))
}

function mountProfile(api: Api, services: Services): void {
  const { db } = services
  api.mount(calls.getMember, async (_input, context) => ({ data: (await requireMember(context)).uye }))
  api.mount(calls.updateMember, (input, context) => updateProfile(services, context, input))
  api.mount(calls.disconnectSocial, async ({ saglayici }, context) => ({
    data: await disconnect(services, context, saglayici),
  }))
  api.mount(calls.changePassword, (input, context) => changeOwnPassword(services, context, input))

  api.mount(calls.listSessions, async (_input, context) => {
    const { uye, oturum_k_no } = await requireMember(context)
    const rows = await withTenant(db, context.tenant.id, (trx) => listLiveSessions(trx, MEMBERS, uye.k_no))
    return { data: rows.map((row) => sessionOnWire(row, oturum_k_no)) }
  })

  api.mount(calls.endSessions, async ({ k_no }, context) => {
    const { uye, oturum_k_no } = await requireMember(context)
    await withTenant(db, context.tenant.id, async (trx) => {
      if (!k_no) return await deleteSessionsOf(trx, MEMBERS, uye.k_no, oturum_k_no)
      if (!(await deleteSession(trx, MEMBERS, k_no, uye.k_no))) throw new AppError('bulunamadi')
    })
    return {}
  })
}
