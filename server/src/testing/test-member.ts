import type { LightMyRequestResponse } from 'fastify'
import { linkKey, oneTimePassword } from '../features/letters/mail-links.ts'
import { mailPassword, type PasswordWish } from '../features/member/access/mail-password.job.ts'
import type { TestApp } from './test-app.ts'

/** A browser with its cookies, for tests of members. */
export class Browser {
  readonly #app: TestApp
  readonly #cookies = new Map<string, string>()
  readonly company: string
  token: string | undefined

  constructor(app: TestApp, company = 'alfa') {
    this.#app = app
    this.company = company
  }

  async post(path: string, body: object = {}, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.#keep(await this.#app.post(`/api${path}`, body, { ...this.#headers(), ...headers }))
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.#keep(await this.#app.get(`/api${path}`, { ...this.#headers(), ...headers }))
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value)
  }

  #headers(): Record<string, string> {
    const cookie = Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join('; ')
    return {
      company: this.company,
      ...(cookie ? { cookie } : {}),
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
    }
  }

  #keep(answer: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value } of answer.cookies) {
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    const body = answer.json<{ access_token?: string; oturum?: { access_token: string } | null }>()
    this.token = body.access_token ?? body.oturum?.access_token ?? this.token
    return answer
  }
}

export const PASSWORD = 'turquoise gulet'

export function registration(e_mail: string, changes: object = {}) {
  return {
    uye_grup_k_no: null,
    ad: 'Şule',
    soyad: 'Işık',
    e_mail,
    sifre: PASSWORD,
    sifre_onay: PASSWORD,
    gizlilik_politikasi: true,
    lang: 'tr',
    ...changes,
  }
}

/** A browser that has just registered; its address and existence budget are its own, so that tests stay apart. */
export async function newMember(app: TestApp, e_mail: string, company = 'alfa'): Promise<Browser> {
  const browser = new Browser(app, company)
  const answer = await browser.post('/uye-kayit-ol-post', registration(e_mail))
  if (answer.json<{ success: number }>().success !== 1) throw new Error(`could not register: ${answer.body}`)
  await forgetLimits(app)
  return browser
}

/** Counters are shared by all tests of a file: all their visitors come from one address. */
export async function forgetLimits(app: TestApp): Promise<void> {
  await app.owner.pool.query('delete from hiz_siniri')
}

interface MailedKey {
  readonly anahtar: string
  readonly tek_sifre: string
}

/** Runs what has been wished for, as the queue would; answers how many wishes there were. */
export async function sendPasswords(app: TestApp): Promise<number> {
  const { rows } = await app.owner.pool.query<{ data: PasswordWish }>(
    "delete from pgboss.job where name = 'mail-password' returning data",
  )
  for (const { data } of rows) await mailPassword(app.services).run(data, { retries: 0, isLast: false })
  return rows.length
}

/** What the newest mail of a kind carries. */
export async function mailedKey(app: TestApp, e_mail: string, tur: string): Promise<MailedKey> {
  const row = await app.owner.db
    .selectFrom('eposta')
    .select(['tenant_id', 'veri'])
    .where('alici', '=', e_mail)
    .where('tur', '=', tur)
    .orderBy('olusturma_zamani', 'desc')
    .executeTakeFirstOrThrow()
  const k_no = String(row.veri.anahtar_k_no)
  const { secret } = app.services.config
  return { anahtar: linkKey(secret, row.tenant_id, k_no), tek_sifre: oneTimePassword(secret, row.tenant_id, k_no) }
}

export async function countMails(app: TestApp, e_mail: string, tur: string): Promise<number> {
  const rows = await app.owner.db
    .selectFrom('eposta')
    .select('k_no')
    .where('alici', '=', e_mail)
    .where('tur', '=', tur)
    .execute()
  return rows.length
}
