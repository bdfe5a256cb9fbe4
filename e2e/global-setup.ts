import { rm } from 'node:fs/promises'
import { copyDemo } from '../scripts/demo-folder.ts'
import { startTrialServer } from '../scripts/trial-server.ts'
import { startOidcDouble } from '../server/src/testing/doubles/oidc-double.ts'
import { askOracle } from './ask-oracle.ts'
import { startMailDouble } from './mail-double.ts'
import { GOOGLE_VISITOR } from './test-member.ts'

/** One server with the demo tenants for all tests, and a mail server that keeps what it is sent. */
export default async function setUp(): Promise<() => Promise<void>> {
  const mail = await startMailDouble()
  const google = await startOidcDouble(GOOGLE_VISITOR)
  const dataDir = await copyDemo()
  const server = await startTrialServer({
    dataDir,
    environment: {
      SMTP_URL: mail.smtpUrl,
      GOOGLE_URL: google.url,
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      // Tests come from addresses of their own, so that limits per address do not mix them up.
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT: '100000',
      // Browsers and server share a machine here: slow is not overrun.
      MAX_LOOP_DELAY: '0',
    },
  })
  process.env.E2E_URL = server.url
  process.env.E2E_DATA_DIR = dataDir
  process.env.E2E_MAIL_URL = mail.inboxUrl
  return async () => {
    const problem = await askOracle(dataDir)
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
    await mail.stop()
    await google.close()
    if (problem) throw new Error(problem)
  }
}
