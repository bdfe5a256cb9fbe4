import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@meltem/contract/staff/rights'
import { withTenant } from '../platform/db/connection.ts'
import { hashPassword } from '../platform/sessions/password.ts'
import { FIXTURE_PASSWORD } from './fixture.ts'
import type { TestApp } from './test-app.ts'

/** Headers of a staff member who is logged in to the office of a fixture tenant. */
export async function staffHeaders(
  app: TestApp,
  company = 'alfa',
  e_mail = `ada@${company}.example.com`,
): Promise<Record<string, string>> {
  const answer = await app.post('/api/yonetim/giris-yap-post', { e_mail, sifre: FIXTURE_PASSWORD }, { company })
  if (answer.statusCode !== 200) throw new Error(`login of ${e_mail} answered ${answer.statusCode}`)
  return { company, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
}

/** Headers of somebody new at the office of the first fixture tenant, with this role. */
export async function colleagueHeaders(app: TestApp, rol: StaffRole): Promise<Record<string, string>> {
  const company = 'alfa'
  const tenant_id = app.tenants.byKod(company)?.id ?? 0
  const e_mail = `${rol}-${randomUUID()}@${company}.example.com`
  const sifre_ozeti = await hashPassword(FIXTURE_PASSWORD)
  await withTenant(app.services.db, tenant_id, (trx) =>
    trx
      .insertInto('personel')
      .values({ tenant_id, ad: 'Ece', soyad: rol, e_mail, rol, dil: 'tr', sifre_ozeti })
      .execute(),
  )
  return await staffHeaders(app, company, e_mail)
}

/** From here on every login of the office is older than a fresh proof counts (PEOPLE-19). */
export async function ageProofs(app: TestApp): Promise<void> {
  await app.owner.pool.query("update personel_oturumu set onay_zamani = now() - interval '11 minutes'")
}

/** The password once more, as the dialog of the office asks for it. */
export async function proveAgain(app: TestApp, headers: Record<string, string>): Promise<void> {
  const answer = await app.post('/api/yonetim/onay-post', { sifre: FIXTURE_PASSWORD }, headers)
  if (answer.statusCode !== 200) throw new Error(`the proof answered ${answer.statusCode}`)
}
