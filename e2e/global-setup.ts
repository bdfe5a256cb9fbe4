import { startTrialServer } from '../scripts/trial-server.ts'
import { startMailDouble } from './mail-double.ts'

/** One server with the demo tenants for all tests, and a mail server that keeps what it is sent. */
export default async function setUp(): Promise<() => Promise<void>> {
  const mail = await startMailDouble()
  const server = await startTrialServer({
    environment: {
      SMTP_URL: mail.smtpUrl,
      // Tests come from addresses of their own, so that limits per address do not mix them up.
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT: '100000',
    },
  })
  process.env.E2E_URL = server.url
  process.env.E2E_MAIL_URL = mail.inboxUrl
  return async () => {
    await server.stop()
    await mail.stop()
  }
}
