import { join } from 'node:path'
import { run } from '../scripts/command.ts'
import { NODE, ROOT } from '../scripts/paths.ts'
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
      // Browsers and server share a machine here: slow is not overrun.
      MAX_LOOP_DELAY: '0',
    },
  })
  process.env.E2E_URL = server.url
  process.env.E2E_MAIL_URL = mail.inboxUrl
  return async () => {
    const problem = await askOracle(server.dataDir)
    await server.stop()
    await mail.stop()
    if (problem) throw new Error(problem)
  }
}

/** Whatever the tests clicked, stock and money must agree when they are over. */
async function askOracle(dataDir: string): Promise<string | undefined> {
  const env = { MODE: 'demo', DATA_DIR: dataDir, DATABASE_URL: '', SECRET: '' }
  const { ok, output } = await run({ command: NODE, args: [join(ROOT, 'scripts', 'oracle.ts')], env }, 'keep')
  return ok ? undefined : output
}
