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
