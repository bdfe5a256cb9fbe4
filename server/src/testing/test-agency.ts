import type { AgencyRole } from '@meltem/contract/agency/agency'
import { AGENCIES } from '../features/agency/people/session.service.ts'
import { agencyKey } from '../features/letters/mail-links.ts'
import { withTenant } from '../platform/db/connection.ts'
import { insertSession, insertToken } from '../platform/sessions/session-family.ts'
import type { TestApp } from './test-app.ts'

export interface TestAgency {
  readonly k_no: string
  readonly kno: string
  readonly tenantId: number
  readonly company: string
}

let made = 0

/** An approved agency of a fixture tenant; `ust` makes it the sub-agency of another. */
export async function newAgency(
  app: TestApp,
  { company = 'alfa', ust, kur = 'EUR' }: { company?: string; ust?: TestAgency; kur?: string } = {},
): Promise<TestAgency> {
  made += 1
  const tenantId = app.tenants.byKod(company)?.id ?? 0
  const kno = `T${String(made).padStart(5, '0')}`
  const { k_no } = await withTenant(app.services.db, tenantId, (trx) =>
    trx
      .insertInto('acente')
      .values({
        tenant_id: tenantId,
        kno,
        ust_acente_k_no: ust?.k_no ?? null,
        unvan: `Agency ${kno} Ltd.`,
        marka: `Agency ${kno}`,
        vergi_dairesi: 'Fethiye',
        // Unique per tenant; whether it is a real number is the form's concern.
        vergi_no: String(1_000_000_000 + made),
        adres: 'Göcek',
        telefon: '+902520000000',
        e_mail: `office@${kno.toLowerCase()}.example.com`,
        kur,
        istenen_mutabakat: 'yonlendirme',
        dil: 'en',
      })
      .returning('k_no')
      .executeTakeFirstOrThrow(),
  )
  return { k_no, kno, tenantId, company }
}

/** Headers of a user of the agency who is logged in. */
export async function agencyHeaders(
  app: TestApp,
  { k_no: acente_k_no, tenantId, company }: TestAgency,
  rol: AgencyRole = 'sahip',
): Promise<Record<string, string>> {
  made += 1
  const { access_token } = await withTenant(app.services.db, tenantId, async (trx) => {
    const person = { ad: 'Derya', soyad: 'Uslu', e_mail: `user${made}@agency.example.com`, rol, dil: 'en' as const }
    const { k_no: sahip_k_no } = await trx
      .insertInto('acente_kullanici')
      .values({ tenant_id: tenantId, acente_k_no, ...person })
      .returning('k_no')
      .executeTakeFirstOrThrow()
    const session = { tenant_id: tenantId, sahip_k_no, hatirla: false, cihaz: 'test', ip: '–' }
    const { k_no } = await insertSession(trx, AGENCIES, session)
    return await insertToken(trx, AGENCIES, { tenant_id: tenantId, sahip_k_no, k_no })
  })
  return { company, authorization: `Bearer ${access_token}` }
}

export const AGENCY_PASSWORD = 'turquoise gulet in June'

/** Numbers that hold, so that each test can apply as a company of its own. */
export function taxNumber(seed: number): string {
  const digits = Array.from(String(100_000_000 + seed), Number)
  const sum = digits.reduce((total, digit, place) => {
    const moved = (digit + 9 - place) % 10
    return total + (moved === 9 ? 9 : (moved * 2 ** (9 - place)) % 9)
  }, 0)
  return `${digits.join('')}${(10 - (sum % 10)) % 10}`
}

export function application(seed: number, changes: object = {}) {
  return {
    unvan: `Likya Seyahat ${seed} Ltd. Şti.`,
    marka: `Likya ${seed}`,
    vergi_dairesi: 'Fethiye',
    vergi_no: taxNumber(seed),
    iban: 'TR33 0006 1005 1978 6457 8413 26',
    tursab_no: '12345',
    adres: 'Çarşı Cad. 1, Kaş',
    web: 'https://likya.example.com',
    yetkili: {
      ad: 'Işıl',
      soyad: 'Çınar',
      gorev: 'Müdür',
      telefon: '+905321112233',
      e_mail: `owner${seed}@likya.example.com`,
    },
    kanallar: ['magaza', 'web'],
    diller: ['tr', 'de'],
    bolgeler: ['Kaş'],
    istenen_mutabakat: 'yonlendirme',
    belgeler: [] as string[],
    gizlilik_politikasi: true,
    lang: 'tr',
    ...changes,
  }
}

/** What the newest invitation or password mail to an address opens. */
export async function mailedAgencyKey(app: TestApp, e_mail: string): Promise<string> {
  const row = await app.owner.db
    .selectFrom('eposta')
    .select(['tenant_id', 'veri'])
    .where('alici', '=', e_mail)
    .where('tur', 'in', ['agency_invitation', 'agency_password'])
    .orderBy('olusturma_zamani', 'desc')
    .executeTakeFirstOrThrow()
  return agencyKey(app.services.config.secret, row.tenant_id, String(row.veri.anahtar_k_no))
}
