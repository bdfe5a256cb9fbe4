import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { scaled } from '../../../testing/hammer/hammer.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { Browser, forgetLimits, newMember, PASSWORD } from '../../../testing/test-member.ts'

let app: TestApp
let address: string
beforeAll(async () => {
  app = await startTestApp({ environment: { RATE_LIMIT: '1000000', TRUST_PROXY: '127.0.0.1' } })
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())
beforeEach(() => forgetLimits(app))

const from = (ip: string) => ({ 'x-forwarded-for': ip })
const addressOf = (turn: number) => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`

describe('guessing (A2)', () => {
  const guess = (e_mail: string, ip: string, sifre = 'wrong guess') =>
    new Browser(app).post('/uye-giris-yap-post', { e_mail, sifre, remember: false }, from(ip))

  test('a thousand guesses from a thousand addresses: five are looked at, and the owner can still get in by mail', async () => {
    await newMember(app, 'target@example.com')
    const count = scaled(1000, 200)
    const answers: number[] = []
    for (let turn = 0; turn < count; turn += 20) {
      const wave = Array.from({ length: 20 }, (_, place) => guess('target@example.com', addressOf(turn + place)))
      answers.push(...(await Promise.all(wave)).map((answer) => answer.statusCode))
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(5)
    expect(answers.filter((status) => status === 429)).toHaveLength(count - 5)
    const forgot = { e_mail: 'target@example.com', lang: 'en' }
    expect((await new Browser(app).post('/uye-sifremi-unuttum-post', forgot)).json().success).toBe(1)
  })

  test('one password tried on many accounts from one address: thirty are looked at', async () => {
    const count = scaled(500, 120)
    const answers: number[] = []
    for (let turn = 0; turn < count; turn += 20) {
      const wave = Array.from({ length: 20 }, (_, place) =>
        guess(`spray${turn + place}@example.com`, '10.9.9.9', PASSWORD),
      )
      answers.push(...(await Promise.all(wave)).map((answer) => answer.statusCode))
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(30)
  })
})

describe('a flood of logins (A11)', () => {
  const attempt = (place: number, company?: string) =>
    new Browser(app, company).post(
      '/uye-giris-yap-post',
      { e_mail: `flood${place}@example.com`, sifre: 'wrong guess', remember: false },
      from(addressOf(place)),
    )

  test('is turned away with the time to come back, and the members of another tenant still get in', async () => {
    const flood = Array.from({ length: 120 }, (_, place) => attempt(place))
    const elsewhere = await attempt(1_000, 'beta')
    const answers = await Promise.all(flood)
    expect(elsewhere.statusCode).toBe(401)
    const refused = answers.filter((answer) => answer.statusCode === 429)
    // Two are looked at and fifty wait; the rest would wait too long.
    expect(refused.length).toBeGreaterThanOrEqual(60)
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(answers.length - refused.length)
  })
})

describe('renewing in many tabs (A6)', () => {
  test('twenty tabs at once: all stay logged in, and so does the browser afterwards', async () => {
    for (let round = 0; round < scaled(20, 5); round += 1) {
      const browser = await newMember(app, `tabs${round}@example.com`)
      const cookie = browser.cookie('__Host-uye') ?? ''
      const tabs = Array.from({ length: 20 }, () => {
        const tab = new Browser(app)
        tab.setCookie('__Host-uye', cookie)
        return tab
      })
      const answers = await Promise.all(tabs.map((tab) => tab.post('/uye-yenile-post')))
      expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
      const rotated = tabs.filter((tab) => tab.cookie('__Host-uye') !== cookie)
      expect(rotated).toHaveLength(1)
      expect((await rotated[0]?.post('/uye-yenile-post'))?.statusCode).toBe(200)
    }
  })
})

describe('pooled connections (T2)', () => {
  /** A call that may be cut off half way; answers the body, or undefined when it was. */
  function call(headers: Record<string, string>, cutAfter: number | undefined): Promise<string | undefined> {
    return new Promise((resolve) => {
      const sent = request(`${address}/api/uye-tum-veriler-get`, { headers }, (response) => {
        let body = ''
        response.on('data', (chunk) => {
          body += String(chunk)
        })
        response.on('end', () => resolve(body))
        response.on('error', () => resolve(undefined))
      })
      sent.on('error', () => resolve(undefined))
      sent.end()
      if (cutAfter !== undefined) setTimeout(() => sent.destroy(), cutAfter)
    })
  }

  test('two tenants, fifty clients, mixed with aborts and wrong tokens: nobody ever sees a foreign row', async () => {
    const people = await Promise.all(
      ['alfa', 'beta'].map(async (company) => {
        const browser = await newMember(app, `pool@${company}.example.com`, company)
        const { rows } = await app.owner.pool.query<{ id: number }>('select id from tenant where kod = $1', [company])
        await app.owner.pool.query(
          `insert into bildirim (tenant_id, uye_k_no, tur, olay) select $1, k_no, 'kupon', 'x' from uye
           cross join generate_series(1, ${company === 'alfa' ? 3 : 5}) where tenant_id = $1 and e_mail = $2`,
          [rows[0]?.id, `pool@${company}.example.com`],
        )
        return { company, token: browser.token ?? '', unread: company === 'alfa' ? 3 : 5 }
      }),
    )
    const sides = people.map(({ company, unread, token }, place) => ({
      company,
      unread,
      tokens: { own: token, foreign: people[1 - place]?.token ?? '' },
    }))
    const total = scaled(20_000, 1500)
    const seen = { right: 0, refused: 0, cut: 0 }
    const act = async (turn: number) => {
      const { company, unread, tokens } = sides[turn % 2] as (typeof sides)[number]
      const isForeign = turn % 7 === 0
      const headers = { company, authorization: `Bearer ${tokens[isForeign ? 'foreign' : 'own']}` }
      const body = await call(headers, turn % 11 === 0 ? turn % 5 : undefined)
      if (body === undefined) return 'cut'
      const right = isForeign ? { success: 0, code: 'giris_gerekli' } : { success: 1, okunmamis: unread }
      expect(JSON.parse(body)).toMatchObject(right)
      return isForeign ? 'refused' : 'right'
    }
    let next = 0
    const client = async () => {
      for (let turn = next++; turn < total; turn = next++) seen[await act(turn)] += 1
    }
    await Promise.all(Array.from({ length: 50 }, client))
    expect(seen.right).toBeGreaterThan(total / 2)
    expect(seen.refused).toBeGreaterThan(total / 10)
    expect(seen.cut).toBeGreaterThan(0)
  })
})
