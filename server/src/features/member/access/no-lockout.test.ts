import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LIMITS } from '../../../platform/http/guards/throttles.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import {
  countMails,
  forgetLimits,
  mailedKey,
  newMember,
  registration,
  sendPasswords,
} from '../../../testing/test-member.ts'
import { PASSWORD_KEY_MINUTES as AGENCY_MINUTES } from '../../agency/people/agency-key.queries.ts'
import { PASSWORD_KEY_MINUTES } from './member-key.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: '127.0.0.1' } })
})
afterAll(() => app.close())
beforeEach(() => forgetLimits(app))

const NEW_PASSWORD = 'a new turquoise gulet'
let address = 0
/** Each from another address, as a stranger with many would. */
const strange = (path: string, body: object) => {
  address += 1
  return app.post(path, body, { company: 'alfa', 'x-forwarded-for': `198.51.100.${address}` })
}
const forgot = (e_mail: string) => strange('/api/uye-sifremi-unuttum-post', { e_mail, lang: 'en' })

test('whoever registers with another’s address uses up no reset of theirs (PEOPLE-83)', async () => {
  const e_mail = 'owner@lockout.example.com'
  await newMember(app, e_mail)
  for (let time = 0; time < 8; time += 1) await strange('/api/uye-kayit-ol-post', registration(e_mail))
  await forgot(e_mail)
  expect(await sendPasswords(app)).toBe(1)
})

test('whoever asks for resets of another leaves them a key that opens', async () => {
  const e_mail = 'mailbox@lockout.example.com'
  await newMember(app, e_mail)
  for (let time = 0; time < 8; time += 1) await forgot(e_mail)
  await sendPasswords(app)
  expect(await countMails(app, e_mail, 'member_password')).toBe(LIMITS.member_password_account.points)
  const { anahtar } = await mailedKey(app, e_mail, 'member_password')
  const chosen = await strange('/api/uye-sifre-belirle-post', {
    anahtar,
    sifre: NEW_PASSWORD,
    sifre_onay: NEW_PASSWORD,
  })
  expect(chosen.json()).toMatchObject({ success: 1 })
})

test('no counter of such mails lasts longer than their keys', () => {
  expect(LIMITS.member_password_account.duration).toBeLessThanOrEqual(PASSWORD_KEY_MINUTES * 60)
  expect(LIMITS.agency_password_account.duration).toBeLessThanOrEqual(AGENCY_MINUTES * 60)
})
