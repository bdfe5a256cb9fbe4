import { randomUUID } from 'node:crypto'
import * as calls from '@meltem/contract/staff/people'
import { differingRights, hasRight, type RightHolder, SINGLE_RIGHTS } from '@meltem/contract/staff/rights'
import type { InputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { contestedBy } from '../../platform/db/edits/contested.ts'
import { noteUnchanged } from '../../platform/db/staff-call.ts'
import { type RequestContext, requireStaff } from '../../platform/http/api.ts'
import { isCommonPassword } from '../../platform/sessions/common-passwords.ts'
import { forgetDevices, STAFF_DEVICES } from '../../platform/sessions/known-device.ts'
import { hashPassword, verifyPassword } from '../../platform/sessions/password.ts'
import { deleteSecondSteps } from '../../platform/sessions/second-factor.queries.ts'
import { forgetSecondFactor, STAFF_FACTOR } from '../../platform/sessions/second-factor.ts'
import type { Services } from '../../services.ts'
import { staffKey } from '../letters/mail-links.ts'
import { putInOutbox } from '../letters/outbox.ts'
import { asCaller, sessionOf } from './login.service.ts'
import {
  findByAddress,
  insertPerson,
  listPeople,
  lockActiveManagers,
  lockManagers,
  lockPerson,
  type StaffRow,
  updatePerson,
} from './people.queries.ts'
import { replaceSingleRights } from './single-rights.queries.ts'
import { deleteOneSession, deleteOtherSessions, findStaffAtLogin, listSessions } from './staff.queries.ts'
import { findKeyOwner, forgetStaffKey, replaceStaffKey, spendStaffKey } from './staff-key.queries.ts'

const INVITATION_DAYS = 7
const LINK_HOURS = 24
/** No session has it: every login of the person is another one. */
const NO_SESSION = Buffer.alloc(0)

type Colleague = calls.Colleague

async function getPerson(trx: TenantTransaction, k_no: string): Promise<StaffRow> {
  const person = await lockPerson(trx, k_no)
  if (!person) throw new AppError('bulunamadi')
  return person
}

async function readOne(trx: TenantTransaction, k_no: string): Promise<Colleague> {
  const [one] = await listPeople(trx, k_no)
  if (!one) throw new AppError('bulunamadi')
  return one
}

/** The invitation while nothing has been chosen, the way to a new password afterwards. */
async function mailLink(
  { queue, config }: Pick<Services, 'queue' | 'config'>,
  trx: TenantTransaction,
  tenant_id: number,
  { k_no, ad, e_mail, rol, dil, sifre_ozeti }: Pick<StaffRow, 'k_no' | 'ad' | 'e_mail' | 'rol' | 'dil' | 'sifre_ozeti'>,
): Promise<string> {
  const owner = { secrets: config.secrets, tenant_id, personel_k_no: k_no }
  const to = { alici: e_mail, dil }
  if (sifre_ozeti === null) {
    const anahtar_k_no = await replaceStaffKey(trx, owner, `${INVITATION_DAYS} days`)
    const veri = { ad, rol, anahtar_k_no, gun: INVITATION_DAYS }
    await putInOutbox(trx, queue, tenant_id, { tur: 'staff_invitation', veri, ...to })
    return anahtar_k_no
  }
  const anahtar_k_no = await replaceStaffKey(trx, owner, `${LINK_HOURS} hours`)
  await putInOutbox(trx, queue, tenant_id, {
    tur: 'staff_password',
    veri: { ad, anahtar_k_no, saat: LINK_HOURS },
    ...to,
  })
  return anahtar_k_no
}

async function tellOfSafety(
  { queue, clock }: Services,
  trx: TenantTransaction,
  { tenant }: RequestContext,
  { ad, e_mail, dil, olay }: Pick<StaffRow, 'ad' | 'e_mail' | 'dil'> & { readonly olay: 'sifre' | 'sifirlandi' },
): Promise<void> {
  const veri = { olay, ad, zaman: clock.now().toISOString() }
  await putInOutbox(trx, queue, tenant.id, { tur: 'staff_safety', veri, alici: e_mail, dil })
}

/** The first person of a tenant, whom nobody there could invite; answers the key of the link for whoever has no mail yet. */
export async function inviteFirstManager(
  services: Pick<Services, 'queue' | 'config'>,
  trx: TenantTransaction,
  tenant_id: number,
  person: Pick<StaffRow, 'ad' | 'soyad' | 'e_mail' | 'dil'>,
): Promise<string> {
  const row = { ...person, k_no: randomUUID(), rol: 'yonetici', sifre_ozeti: null } as const
  await insertPerson(trx, { tenant_id, ...row })
  const anahtar_k_no = await mailLink(services, trx, tenant_id, row)
  return staffKey(services.config.secret, tenant_id, anahtar_k_no)
}

/** The first manager again, who has not come in yet; at another address where the first was mistyped. */
export async function inviteWaitingManager(
  services: Pick<Services, 'queue' | 'config'>,
  trx: TenantTransaction,
  tenant_id: number,
  address: string | undefined,
): Promise<string> {
  const managers = await lockActiveManagers(trx)
  const [waiting] = managers
  if (!waiting || managers.some(({ sifre_ozeti }) => sifre_ozeti !== null)) throw new AppError('davet_kabul')
  const e_mail = address ?? waiting.e_mail
  const known = await findByAddress(trx, e_mail)
  if (known !== undefined && known !== waiting.k_no) throw new AppError('e_mail_kullaniliyor')
  if (e_mail !== waiting.e_mail) await updatePerson(trx, waiting.k_no, { e_mail })
  await mailLink(services, trx, tenant_id, { ...waiting, e_mail })
  return e_mail
}

/** Whoever is invited has no password: nothing opens until they choose one. */
export async function inviteColleague(
  services: Services,
  context: RequestContext,
  input: ParsedInputOf<typeof calls.inviteColleague>,
): Promise<Colleague> {
  const { tenant } = context
  requireGivable(await requireStaff(context), { ...NO_RIGHTS, rol: input.rol }, undefined)
  return await withTenant(services.db, tenant.id, async (trx) => {
    const known = await findByAddress(trx, input.e_mail)
    // A second press is the same invitation.
    if (known === input.k_no) {
      await noteUnchanged(trx, known, {})
      return await readOne(trx, known)
    }
    if (known !== undefined) throw new AppError('e_mail_kullaniliyor')
    const made = await insertPerson(trx, { tenant_id: tenant.id, ...input, sifre_ozeti: null })
    if (!made) throw new AppError('cakisma')
    await mailLink(services, trx, tenant.id, { ...input, sifre_ozeti: null })
    return await readOne(trx, input.k_no)
  })
}

export async function mailColleagueLink(services: Services, context: RequestContext, k_no: string): Promise<Colleague> {
  const { tenant } = context
  return await withTenant(services.db, tenant.id, async (trx) => {
    const person = await getPerson(trx, k_no)
    if (!person.aktif) throw new AppError('durum_uygun_degil')
    await mailLink(services, trx, tenant.id, person)
    return await readOne(trx, k_no)
  })
}

/** The house is never left without a manager who can log in. */
function requireManagerLeft(managers: readonly string[], k_no: string): void {
  if (managers.length === 1 && managers[0] === k_no) throw new AppError('son_yonetici')
}

const NO_RIGHTS = { ek_haklar: [], alinan_haklar: [] } as const

/** Nobody gives what they have not got themselves, neither singly nor as a role (PEOPLE-73). */
function requireGivable(giver: RightHolder, wanted: RightHolder, before: RightHolder | undefined): void {
  const gained = SINGLE_RIGHTS.filter((hak) => hasRight(wanted, hak) && !(before && hasRight(before, hak)))
  const missing = gained.find((hak) => !hasRight(giver, hak))
  if (missing) throw new AppError('yetki_yok', { ayrinti: { hak: missing } })
}

async function requireSeen(trx: TenantTransaction, person: StaffRow, surum: number): Promise<void> {
  if (person.surum === surum) return
  const { k_no, ad, soyad, rol, dil, aktif } = person
  throw await contestedBy(trx, { tables: ['personel'], k_no }, { ad, soyad, rol, dil, aktif }, { surum: person.surum })
}

export async function updateColleague(
  { db }: Services,
  context: RequestContext,
  { k_no, surum, ek_haklar, alinan_haklar, ...wanted }: ParsedInputOf<typeof calls.updateColleague>,
): Promise<Colleague> {
  const { tenant } = context
  const me = await requireStaff(context)
  return await withTenant(db, tenant.id, async (trx) => {
    // Before the person: whoever changes a manager stands in one queue.
    const managers = await lockManagers(trx)
    const person = await getPerson(trx, k_no)
    await requireSeen(trx, person, surum)
    const listed = { ek_haklar: ek_haklar ?? person.ek_haklar, alinan_haklar: alinan_haklar ?? person.alinan_haklar }
    const rights = { rol: wanted.rol, ...differingRights({ rol: wanted.rol, ...listed }) }
    requireGivable(me, rights, person)
    if (wanted.rol !== 'yonetici' || !wanted.aktif || !hasRight(rights, 'personel.yonet'))
      requireManagerLeft(managers, k_no)
    await updatePerson(trx, k_no, { ...wanted, surum: surum + 1 })
    await replaceSingleRights(trx, { tenant_id: tenant.id, personel_k_no: k_no, ...rights })
    if (!wanted.aktif) {
      await deleteOtherSessions(trx, k_no, NO_SESSION)
      await forgetStaffKey(trx, k_no)
    }
    return await readOne(trx, k_no)
  })
}

export async function endSessions({ db }: Services, context: RequestContext, k_no: string): Promise<Colleague> {
  return await withTenant(db, context.tenant.id, async (trx) => {
    await getPerson(trx, k_no)
    await deleteOtherSessions(trx, k_no, sessionOf(context))
    await deleteSecondSteps(trx, STAFF_FACTOR, k_no)
    return await readOne(trx, k_no)
  })
}

export async function listColleagueSessions({ db }: Services, context: RequestContext, k_no: string) {
  const rows = await withTenant(db, context.tenant.id, (trx) => listSessions(trx, k_no, sessionOf(context)))
  return rows.map(({ olusturma_zamani, son_gorulme, ...row }) => ({
    ...row,
    olusturma_zamani: olusturma_zamani.toISOString(),
    son_gorulme: son_gorulme.toISOString(),
  }))
}

/** It is over with the next call of that browser. */
export async function endOneSession(
  { db }: Services,
  context: RequestContext,
  session: ParsedInputOf<typeof calls.endColleagueSession>,
): Promise<Colleague> {
  return await withTenant(db, context.tenant.id, async (trx) => {
    await getPerson(trx, session.k_no)
    if (!(await deleteOneSession(trx, session, sessionOf(context)))) throw new AppError('bulunamadi')
    return await readOne(trx, session.k_no)
  })
}

/** For somebody who has lost the telephone and the codes; nobody opens their own door like this (PEOPLE-23). */
export async function resetFactor(services: Services, context: RequestContext, k_no: string): Promise<Colleague> {
  const me = await requireStaff(context)
  if (me.k_no === k_no) throw new AppError('kendi_hesabi')
  return await withTenant(services.db, context.tenant.id, async (trx) => {
    const person = await getPerson(trx, k_no)
    if (!(await forgetSecondFactor(trx, STAFF_FACTOR, k_no))) throw new AppError('bulunamadi')
    await deleteOtherSessions(trx, k_no, NO_SESSION)
    await deleteSecondSteps(trx, STAFF_FACTOR, k_no)
    await forgetDevices(trx, STAFF_DEVICES, k_no)
    await tellOfSafety(services, trx, context, { ...person, olay: 'sifirlandi' })
    return await readOne(trx, k_no)
  })
}

/** Guesses at the old one are slowed as those at a code are. */
export async function changeOwnPassword(
  services: Services,
  context: RequestContext,
  { eski, sifre }: ParsedInputOf<typeof calls.changeOwnPassword>,
): Promise<void> {
  const { db, throttles } = services
  const { tenant } = context
  const { k_no } = await requireStaff(context)
  if (isCommonPassword(sifre)) throw new AppError('sifre_yaygin')
  await throttles.guess('staff_code', tenant.id, k_no)
  const staff = await withTenant(db, tenant.id, (trx) => findStaffAtLogin(trx, k_no))
  if (!(await verifyPassword(staff?.sifre_ozeti ?? undefined, eski)) || !staff) throw new AppError('sifre_hatali')
  await throttles.forgiveGuesses('staff_code', tenant.id, k_no)
  const sifre_ozeti = await hashPassword(sifre)
  await withTenant(db, tenant.id, async (trx) => {
    await updatePerson(trx, k_no, { sifre_ozeti })
    await deleteOtherSessions(trx, k_no, sessionOf(context))
    await tellOfSafety(services, trx, context, { ...staff, olay: 'sifre' })
  })
}

/** It opens no login: the second step still stands before the office. Written in the name of who chooses. */
export async function choosePassword(
  services: Services,
  context: RequestContext,
  { anahtar, sifre }: InputOf<typeof calls.chooseStaffPassword>,
): Promise<{ e_mail: string }> {
  const { db, throttles } = services
  const { tenant, ip } = context
  await throttles.take('staff_login_ip', tenant.id, ip)
  if (isCommonPassword(sifre)) throw new AppError('sifre_yaygin')
  const k_no = await withTenant(db, tenant.id, (trx) => findKeyOwner(trx, services.config.secrets, anahtar))
  if (k_no === undefined) throw new AppError('anahtar_gecersiz')
  const sifre_ozeti = await hashPassword(sifre)
  const e_mail = await asCaller(calls.chooseStaffPassword, context, { k_no }, () =>
    withTenant(db, tenant.id, async (trx) => {
      await spendStaffKey(trx, anahtar)
      const person = await getPerson(trx, k_no)
      if (!person.aktif) throw new AppError('anahtar_gecersiz')
      await updatePerson(trx, k_no, { sifre_ozeti })
      await deleteOtherSessions(trx, k_no, NO_SESSION)
      await forgetDevices(trx, STAFF_DEVICES, k_no)
      if (person.sifre_ozeti !== null) await tellOfSafety(services, trx, context, { ...person, olay: 'sifre' })
      return person.e_mail
    }),
  )
  await throttles.forgive('staff_login_account', tenant.id, e_mail)
  return { e_mail }
}
