import type { loginInstallation } from '@meltem/contract/tenant/installation'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { openAdministrator } from '../features/tenant/administrator.service.ts'
import { totpCode } from '../platform/sessions/totp.ts'
import type { TestApp } from './test-app.ts'

export const ADMINISTRATOR = { ad: 'Defne Ar', e_mail: 'defne@kurum.example', sifre: 'a harbour above all harbours' }

interface Entered {
  /** Of a session of the installation. */
  readonly headers: Record<string, string>
  /** Of the authenticator app that was set up. */
  readonly secret: string
}

/** Somebody who runs the installation, logged in for the first time. */
export async function enterInstallation(app: TestApp, person = ADMINISTRATOR): Promise<Entered> {
  await openAdministrator(app.owner.db, person)
  const { e_mail, sifre } = person
  const { adim } = (await app.post('/api/kurum/giris-yap-post', { e_mail, sifre })).json<
    OutputOf<typeof loginInstallation>
  >()
  if (!adim.kurulum) throw new Error('the app was set up before')
  const kod = await totpCode(adim.kurulum.sir)
  const answer = await app.post('/api/kurum/giris-kod-post', { giris_anahtari: adim.giris_anahtari, kod })
  if (answer.statusCode !== 200) throw new Error(`login to the installation answered ${answer.body}`)
  return { headers: { cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }, secret: adim.kurulum.sir }
}
