import { randomUUID } from 'node:crypto'
import { withTenant } from '../platform/db/connection.ts'
import { FIXTURE_PASSWORD } from './fixture.ts'
import { stranger } from './hammer/hammer-basket.ts'
import { addHouse, addTour, type House, type Tour } from './hammer/hammer-catalog.ts'
import { guestTenant } from './hammer/hammer-tenant.ts'
import type { Rewrite } from './rewrite-statements.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** A tenant whose guests book, with a tour of four seats, a villa, and a villa that is asked for. */
export interface TestBooking {
  readonly app: TestApp
  readonly place: { readonly db: TestApp['services']['db']; readonly tenantId: number }
  readonly tour: Tour
  readonly villa: House
  readonly asked: House
  /** A call by a person the server has not seen before, unless headers say who. */
  post(path: string, body: object, headers?: Record<string, string>): ReturnType<TestApp['post']>
  /** Claims of a reservation. */
  claims(k_no: string): ReturnType<typeof readClaims>
  /** Its mails as kind and event. */
  mails(k_no: string): Promise<string[]>
  logIn(): Promise<Record<string, string>>
  /** Money arrives at the bank and is recorded. */
  pay(k_no: string, tutar: number, islem_no?: string): Promise<{ data: Record<string, unknown> }>
  close(): Promise<void>
}

type Place = TestBooking['place']

async function readClaims({ db, tenantId }: Place, k_no: string) {
  return await withTenant(db, tenantId, (trx) =>
    trx.selectFrom('tutma').selectAll().where('rezervasyon_k_no', '=', k_no).execute(),
  )
}

async function readMails({ db, tenantId }: Place, k_no: string): Promise<string[]> {
  const all = await withTenant(db, tenantId, (trx) => trx.selectFrom('eposta').select(['tur', 'veri']).execute())
  return all.filter(({ veri }) => veri.k_no === k_no).map(({ tur, veri }) => `${tur} ${String(veri.olay)}`)
}

export async function openTestBooking(
  changes: Record<string, string> = {},
  rewrites: readonly Rewrite[] = [],
): Promise<TestBooking> {
  const environment = { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '100000', ...changes }
  const app = await startTestApp({ tenants: [guestTenant()], environment, rewrites })
  const place = { db: app.services.db, tenantId: app.tenants.byKod('alfa')?.id ?? 0 }
  const post: TestBooking['post'] = (path, body, headers = stranger()) => app.post(`/api${path}`, body, headers)
  const logIn = async (): Promise<Record<string, string>> => {
    const body = { e_mail: 'ada@alfa.example.com', sifre: FIXTURE_PASSWORD }
    const answer = await app.post('/api/yonetim/giris-yap-post', body)
    return { company: 'alfa', cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
  }
  return {
    app,
    place,
    tour: await addTour(place, 4),
    villa: await addHouse(place),
    asked: await addHouse(place, { request: { optionHours: 24 } }),
    post,
    claims: (k_no) => readClaims(place, k_no),
    mails: (k_no) => readMails(place, k_no),
    logIn,
    pay: async (k_no, tutar, islem_no = randomUUID()) =>
      (await post('/yonetim/tahsilat-ekle-post', { k_no, tutar, islem_no }, await logIn())).json(),
    close: () => app.close(),
  }
}
