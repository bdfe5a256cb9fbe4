import { FIXTURE_PASSWORD } from '../../../server/src/testing/fixture.ts'
import { stranger } from '../../../server/src/testing/hammer/hammer-basket.ts'
import type { BookingStage } from './booking-stage.ts'

type Headers = Record<string, string>

/** Headers of a manager of the stage's tenant. */
export async function logInToOffice({ server }: BookingStage): Promise<Headers> {
  const { company = '' } = stranger()
  return await logIn(server.url, company, { e_mail: `ada@${company}.example.com`, sifre: FIXTURE_PASSWORD })
}

/** Headers of the demo's manager. */
export async function logInToDemo(url: string): Promise<Headers> {
  return await logIn(url, 'meltem', { e_mail: 'deniz@meltem.example', sifre: 'meltem-demo-2026' })
}

async function logIn(url: string, company: string, person: { e_mail: string; sifre: string }): Promise<Headers> {
  const answer = await fetch(`${url}/api/yonetim/giris-yap-post`, {
    method: 'POST',
    headers: { company, 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  if (!answer.ok) throw new Error(`the login was answered with ${answer.status}`)
  return { company, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}
