import * as calls from '@meltem/contract/agency/agency'
import * as application from '@meltem/contract/agency/application'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../platform/db/connection.ts'
import type { PictureStudio } from '../../platform/files/pictures/picture-studio.ts'
import { type Api, requireAgency } from '../../platform/http/api.ts'
import { AGENCY_FACTOR, replaceRecoveryCodes, takeCode } from '../../platform/sessions/second-factor.ts'
import {
  deleteSession,
  deleteSessionsOf,
  listLiveSessions,
  sessionOnWire,
} from '../../platform/sessions/session-family.ts'
import type { Services } from '../../services.ts'
import { receiveApplication } from './applications/application.service.ts'
import { readOwn, receiveAnswer } from './applications/application-answer.ts'
import {
  approve,
  listReceived,
  PAGE_SIZE,
  readApplication,
  reviewApplication,
} from './applications/application-office.ts'
import { createSubAgency } from './applications/create-agency.ts'
import { readDocument, storeDocument } from './applications/document-store.ts'
import { mountAgencyOffice } from './office/agency-office.routes.ts'
import { describeKey, mailAgencyPassword, setAgencyPassword } from './people/agency-password.ts'
import { resetUser, setState } from './people/agency-state.ts'
import { closeAgencyLogin, finishLogin, renewAgencyLogin, startLogin } from './people/login.service.ts'
import { listUsers } from './people/people.queries.ts'
import { AGENCIES } from './people/session.service.ts'
import { inviteColleague, removeColleague, resetColleague, setRole } from './people/user.service.ts'
import { removeLogo, storeLogo } from './tools/agency-logo.ts'
import { readAgencyPage, readWelcome, writeAgencyPage } from './tools/agency-page.ts'

export function mountAgency(api: Api, services: Services, studio: PictureStudio): void {
  mountLogin(api, services)
  mountAccount(api, services)
  mountPage(api, services, studio)
  mountPeople(api, services)
  mountApplication(api, services, studio)
  mountPortal(api, services)
  mountAgencyOffice(api, services)
}

function mountLogin(api: Api, services: Services): void {
  api.mount(calls.loginAgency, (input, context) => startLogin(services, context, input))
  api.mount(calls.confirmAgencyLogin, (input, context) => finishLogin(services, context, input))
  api.mount(calls.renewAgency, (_input, context) => renewAgencyLogin(services, context))
  api.mount(calls.logoutAgency, async (_input, context) => {
    await closeAgencyLogin(services, context)
    return {}
  })
  api.mount(calls.requestAgencyPassword, (input, context) => mailAgencyPassword(services, context, input))
  api.mount(calls.readAgencyKey, (input, context) => describeKey(services, context, input))
  api.mount(calls.chooseAgencyPassword, (input, context) => setAgencyPassword(services, context, input))
}

function mountAccount(api: Api, services: Services): void {
  const { db, throttles, config } = services
  api.mount(calls.getAgencyAccount, async (_input, context) => {
    const { acente, kullanici } = await requireAgency(context)
    return { acente, kullanici }
  })
  api.mount(calls.listAgencySessions, async (_input, context) => {
    const { kullanici, oturum_k_no } = await requireAgency(context)
    const rows = await withTenant(db, context.tenant.id, (trx) => listLiveSessions(trx, AGENCIES, kullanici.k_no))
    return { data: rows.map((row) => sessionOnWire(row, oturum_k_no)) }
  })
  api.mount(calls.endAgencySessions, async ({ k_no }, context) => {
    const { kullanici, oturum_k_no } = await requireAgency(context)
    await withTenant(db, context.tenant.id, async (trx) => {
      if (!k_no) return await deleteSessionsOf(trx, AGENCIES, kullanici.k_no, oturum_k_no)
      if (!(await deleteSession(trx, AGENCIES, k_no, kullanici.k_no))) throw new AppError('bulunamadi')
    })
    return {}
  })
  api.mount(calls.renewRecoveryCodes, async ({ kod }, context) => {
    const { kullanici, oturum_k_no } = await requireAgency(context)
    const { tenant } = context
    await throttles.guess('agency_session', tenant.id, oturum_k_no)
    const kurtarma_kodlari = await withTenant(db, tenant.id, async (trx) => {
      const owner = { secrets: config.secrets, tenant_id: tenant.id, sahip_k_no: kullanici.k_no }
      if (!(await takeCode(trx, AGENCY_FACTOR, owner, kod))) return undefined
      return await replaceRecoveryCodes(trx, AGENCY_FACTOR, owner)
    })
    if (!kurtarma_kodlari) throw new AppError('kod_hatali')
    await throttles.forgiveGuesses('agency_session', tenant.id, oturum_k_no)
    return { kurtarma_kodlari }
  })
}

function mountPage(api: Api, services: Services, studio: PictureStudio): void {
  api.mount(calls.getAgencyWelcome, (_input, context) => readWelcome(services, context))
  api.mount(calls.getAgencyPage, async (input, context) => ({ data: await readAgencyPage(services, context, input) }))
  api.mount(calls.saveAgencyPage, async (input, context) => {
    await writeAgencyPage(services, context, input)
    return {}
  })
  api.mount(calls.uploadAgencyLogo, async (input, context) => ({
    data: await storeLogo({ services, studio }, context, input),
  }))
  api.mount(calls.removeAgencyLogo, async (_input, context) => {
    await removeLogo(services, context)
    return {}
  })
}

function mountPeople(api: Api, services: Services): void {
  api.mount(calls.listAgencyUsers, async (_input, context) => {
    const { acente } = await requireAgency(context)
    return { data: await withTenant(services.db, context.tenant.id, (trx) => listUsers(trx, acente.k_no)) }
  })
  api.mount(calls.inviteAgencyUser, async (input, context) => ({
    data: await inviteColleague(services, context, input),
  }))
  api.mount(calls.changeAgencyRole, async ({ k_no, rol }, context) => {
    await setRole(services, context, k_no, rol)
    return {}
  })
  api.mount(calls.removeAgencyUser, async ({ k_no }, context) => {
    await removeColleague(services, context, k_no)
    return {}
  })
  api.mount(calls.resetAgencySecondFactor, async ({ k_no }, context) => {
    await resetColleague(services, context, k_no)
    return {}
  })
  api.mount(application.addSubAgency, async (input, context) => {
    const { acente } = await requireAgency(context, 'sahip')
    return { data: await createSubAgency(services, context, acente.k_no, input) }
  })
}

function mountApplication(api: Api, services: Services, studio: PictureStudio): void {
  api.mount(application.uploadDocument, async (input, context) => ({
    data: await storeDocument({ services, studio }, context, input),
  }))
  api.mount(application.applyAsAgency, (input, context) => receiveApplication(services, context, input))
  api.mount(application.readOwnApplication, async ({ anahtar }, context) => ({
    data: await readOwn(services, context, anahtar),
  }))
  api.mount(application.answerApplication, async (input, context) => ({
    data: await receiveAnswer(services, context, input),
  }))
}

function mountPortal(api: Api, services: Services): void {
  const { db } = services
  api.mount(application.listApplications, async ({ durum, sayfa = 1 }, context) => {
    const page = await withTenant(db, context.tenant.id, (trx) => listReceived(trx, durum, sayfa))
    return { ...page, sayfa_boyu: PAGE_SIZE }
  })
  api.mount(application.getApplication, async ({ k_no }, context) => {
    return { data: await withTenant(db, context.tenant.id, (trx) => readApplication(trx, k_no)) }
  })
  api.mount(application.getApplicationDocument, async ({ k_no }, context) => {
    return await readDocument(services, context.tenant.id, k_no)
  })
  api.mount(application.moveApplication, async (input, context) => {
    await reviewApplication(services, context, input)
    return {}
  })
  api.mount(application.approveApplication, async (input, context) => ({
    data: await approve(services, context, input),
  }))
  api.mount(application.setAgencyState, async ({ k_no, durum }, context) => {
    await setState(services, context, k_no, durum)
    return {}
  })
  api.mount(application.resetUserSecondFactor, async (input, context) => {
    await resetUser(services, context, input)
    return {}
  })
  api.mount(application.makeSubAgency, async ({ ust_acente_k_no, ...input }, context) => {
    return { data: await createSubAgency(services, context, ust_acente_k_no, input) }
  })
}
