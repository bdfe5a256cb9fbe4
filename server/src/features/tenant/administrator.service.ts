import { randomBytes } from 'node:crypto'
import type { Administrator, confirmInstallation, loginInstallation } from '@meltem/contract/tenant/installation'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../platform/db/tables/database.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import { INSTALLATION_COOKIE } from '../../platform/http/pages/page-request.ts'
import { hashPassword, verifyPassword } from '../../platform/sessions/password.ts'
import { deleteSecondSteps, findStepOwner } from '../../platform/sessions/second-factor.queries.ts'
import {
  beginSetup,
  type FactorOwner,
  forgetSecondFactor,
  INSTALLATION_FACTOR,
  isRecoveryCode,
  openSecondStep,
  replaceRecoveryCodes,
  takeCode,
  takeRecoveryCode,
} from '../../platform/sessions/second-factor.ts'
import { hashToken, newToken } from '../../platform/sessions/token.ts'
import type { Services } from '../../services.ts'
import {
  type AdministratorAtLogin,
  deleteSession,
  findAdministrator,
  findBySession,
  insertAct,
  insertSession,
  replaceAdministrator,
} from './administrator.queries.ts'

type Owner = Kysely<Database>

export interface InstallationParts {
  readonly services: Services
  readonly owner: Owner
}

/** Where limits and keys name a tenant, the installation is none of them. */
const NO_TENANT = 0

const factorOf = ({ config }: Pick<Services, 'config'>, sahip_k_no: string): FactorOwner => ({
  secrets: config.secrets,
  tenant_id: NO_TENANT,
  sahip_k_no,
})

const inOneCommit = <T>(owner: Owner, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> =>
  owner.transaction().execute(work)

/** The password opens nothing yet: every login has a second half. Guesses cost more and more, as everywhere (PEOPLE-5). */
export async function logInAdministrator(
  { services, owner }: InstallationParts,
  { e_mail, sifre }: ParsedInputOf<typeof loginInstallation>,
  { ip, requestId }: RequestContext,
): Promise<OutputOf<typeof loginInstallation>> {
  const { throttles, log } = services
  await throttles.take('installation_login_ip', NO_TENANT, ip)
  await throttles.guess('installation_login', NO_TENANT, e_mail)
  const found = await findAdministrator(owner, { e_mail })
  if (!(await verifyPassword(found?.sifre_ozeti, sifre)) || !found) {
    log.warn({ ip, reqId: requestId }, 'login to the installation refused')
    throw new AppError('giris_hatali')
  }
  await throttles.forgiveGuesses('installation_login', NO_TENANT, e_mail)
  const factor = factorOf(services, found.k_no)
  const adim = await inOneCommit(owner, async (trx) => ({
    giris_anahtari: await openSecondStep(trx, INSTALLATION_FACTOR, factor),
    kurulum: found.kurulu
      ? null
      : await beginSetup(trx, INSTALLATION_FACTOR, factor, { issuer: 'Meltem', label: found.e_mail }),
  }))
  return { adim }
}

const onWire = ({ k_no, ad, e_mail }: AdministratorAtLogin): Administrator => ({ k_no, ad, e_mail })

export async function confirmAdministrator(
  { services, owner }: InstallationParts,
  { giris_anahtari, kod }: ParsedInputOf<typeof confirmInstallation>,
  { ip, requestId, cookies }: RequestContext,
): Promise<OutputOf<typeof confirmInstallation>> {
  const { throttles, log } = services
  await throttles.take('installation_login_ip', NO_TENANT, ip)
  const asked = await inOneCommit(owner, (trx) => findStepOwner(trx, INSTALLATION_FACTOR, hashToken(giris_anahtari)))
  const found = asked === undefined ? undefined : await findAdministrator(owner, { k_no: asked })
  if (!found) throw new AppError('giris_gerekli')
  await throttles.guess('installation_code', NO_TENANT, found.k_no)
  const factor = factorOf(services, found.k_no)
  const token = newToken()
  const entered = await inOneCommit(owner, async (trx) => {
    if (!(await takeEither(trx, factor, kod))) return undefined
    await deleteSecondSteps(trx, INSTALLATION_FACTOR, found.k_no)
    const kurtarma_kodlari = found.kurulu ? null : await replaceRecoveryCodes(trx, INSTALLATION_FACTOR, factor)
    await insertSession(trx, found.k_no, hashToken(token))
    await insertAct(trx, { yonetici_k_no: found.k_no, olay: 'giris', ip, istek_no: requestId })
    return { yonetici: onWire(found), kurtarma_kodlari }
  })
  if (!entered) {
    log.warn({ ip, reqId: requestId }, 'second step of a login to the installation refused')
    throw new AppError('kod_hatali')
  }
  await throttles.forgiveGuesses('installation_code', NO_TENANT, found.k_no)
  // Without an age: it ends with the browser, and in the database long before.
  cookies.set(INSTALLATION_COOKIE, token, { sameSite: 'Strict' })
  return entered
}

function takeEither(trx: Transaction<Database>, factor: FactorOwner, kod: string): Promise<boolean> {
  return (isRecoveryCode(kod) ? takeRecoveryCode : takeCode)(trx, INSTALLATION_FACTOR, factor, kod)
}

/** For what cannot be done by a session that was left open: the code of this moment. */
export async function proveAdministrator(
  { services, owner }: InstallationParts,
  { k_no }: Administrator,
  kod: string,
): Promise<void> {
  await services.throttles.guess('installation_code', NO_TENANT, k_no)
  if (!(await inOneCommit(owner, (trx) => takeCode(trx, INSTALLATION_FACTOR, factorOf(services, k_no), kod))))
    throw new AppError('kod_hatali')
  await services.throttles.forgiveGuesses('installation_code', NO_TENANT, k_no)
}

export async function logOutAdministrator(
  { owner }: InstallationParts,
  { k_no }: Administrator,
  { cookies, ip, requestId }: RequestContext,
): Promise<void> {
  const token = cookies.get(INSTALLATION_COOKIE)
  if (token) await deleteSession(owner, hashToken(token))
  await insertAct(owner, { yonetici_k_no: k_no, olay: 'cikis', ip, istek_no: requestId })
  cookies.set(INSTALLATION_COOKIE, null, { sameSite: 'Strict' })
}

export async function findAdministratorByToken(
  owner: Owner,
  token: string | undefined,
): Promise<Administrator | undefined> {
  if (!token || token.length > 100) return undefined
  return await findBySession(owner, hashToken(token))
}

/** 24 letters and digits: nobody guesses it, and a password manager keeps it. */
const madePassword = () => randomBytes(18).toString('base64url')

/**
 * Makes whoever runs the installation, or lets them in again: the command on the machine is the only way, and the password
 * it answers is told once. The app is set up at the next login (PEOPLE-71).
 */
export async function openAdministrator(
  owner: Owner,
  { ad, e_mail, sifre = madePassword() }: Pick<Administrator, 'ad' | 'e_mail'> & { readonly sifre?: string },
): Promise<string> {
  const sifre_ozeti = await hashPassword(sifre)
  await inOneCommit(owner, async (trx) => {
    const k_no = await replaceAdministrator(trx, { ad, e_mail, sifre_ozeti })
    await deleteSecondSteps(trx, INSTALLATION_FACTOR, k_no)
    await forgetSecondFactor(trx, INSTALLATION_FACTOR, k_no)
    await insertAct(trx, { yonetici_k_no: null, olay: 'yonetici_ekle', ayrinti: e_mail })
  })
  return sifre
}
