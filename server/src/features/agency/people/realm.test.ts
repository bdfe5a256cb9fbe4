import { isIban, isVkn } from '@meltem/domain/identifiers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { TENANTS } from '../../../testing/demo-tenants.ts'
import { agencyHeaders, newAgency, type TestAgency } from '../../../testing/test-agency.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let agency: TestAgency
beforeAll(async () => {
  app = await startTestApp()
  agency = await newAgency(app)
})
afterAll(() => app.close())

const who = async (headers: Record<string, string>) => await app.get('/api/acente-bilgileri-get', headers)

async function setState(k_no: string, durum: 'aktif' | 'askida' | 'kapali'): Promise<void> {
  await app.owner.db.updateTable('acente').set({ durum }).where('k_no', '=', k_no).execute()
}

describe('the realm of agencies', () => {
  test('a token opens its agency for its person, and nothing in another tenant', async () => {
    const headers = await agencyHeaders(app, agency, 'satis')
    expect((await who(headers)).json()).toMatchObject({
      success: 1,
      acente: { k_no: agency.k_no, kno: agency.kno, ust_acente_k_no: null, durum: 'aktif' },
      kullanici: { rol: 'satis' },
    })
    expect((await who({ ...headers, company: 'beta' })).statusCode).toBe(401)
  })

  test('a suspended agency and its sub-agencies are out with the next request, and in again when it is reopened', async () => {
    const sub = await newAgency(app, { ust: agency })
    const [above, below] = [await agencyHeaders(app, agency), await agencyHeaders(app, sub)]
    expect((await who(below)).json().acente.ust_acente_k_no).toBe(agency.k_no)
    await setState(agency.k_no, 'askida')
    expect([(await who(above)).statusCode, (await who(below)).statusCode]).toEqual([401, 401])
    await setState(agency.k_no, 'aktif')
    expect([(await who(above)).statusCode, (await who(below)).statusCode]).toEqual([200, 200])
  })

  test('a removed person is out with the next request', async () => {
    const headers = await agencyHeaders(app, agency)
    const { k_no } = (await who(headers)).json().kullanici
    await app.owner.db.updateTable('acente_kullanici').set({ aktif: false }).where('k_no', '=', k_no).execute()
    expect((await who(headers)).statusCode).toBe(401)
  })
})

describe('the database', () => {
  const point = (from: string, to: string, tenantId = agency.tenantId) =>
    withTenant(app.services.db, tenantId, (trx) =>
      trx.updateTable('acente').set({ ust_acente_k_no: to }).where('k_no', '=', from).execute(),
    )

  test('refuses a sub-agency of itself, of a sub-agency and of another tenant, and an agency with subs below another', async () => {
    const [main, other] = [await newAgency(app), await newAgency(app)]
    const sub = await newAgency(app, { ust: main })
    const foreign = await newAgency(app, { company: 'beta' })
    await expect(point(main.k_no, main.k_no)).rejects.toThrow(/violates/)
    await expect(point(other.k_no, sub.k_no)).rejects.toThrow(/violates/)
    await expect(point(main.k_no, other.k_no)).rejects.toThrow(/violates/)
    await expect(point(other.k_no, foreign.k_no)).rejects.toThrow(/violates/)
  })

  test('keeps no two open agencies with one tax number', async () => {
    const [one, two] = [await newAgency(app), await newAgency(app)]
    const { vergi_no } = await app.owner.db
      .selectFrom('acente')
      .select('vergi_no')
      .where('k_no', '=', one.k_no)
      .executeTakeFirstOrThrow()
    const copy = () => app.owner.db.updateTable('acente').set({ vergi_no }).where('k_no', '=', two.k_no).execute()
    await expect(copy()).rejects.toThrow(/acente_vergi/)
    await setState(one.k_no, 'kapali')
    await expect(copy()).resolves.toBeDefined()
  })
})

test('the numbers of the demo agencies hold', () => {
  const agencies = TENANTS.flatMap(({ acenteler }) => acenteler)
  expect(agencies.map(({ vergi_no, iban }) => isVkn(vergi_no) && isIban(iban))).toEqual(agencies.map(() => true))
})
