/** `npm run renew-seals`: what another secret than today's has sealed is sealed anew, so that the other one can go. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { renewSealsCommand } from '../server/src/secrets/renew-seals-command.ts'
import { stopChildrenWithUs } from './command.ts'
import { ROOT } from './paths.ts'

const envFile = join(ROOT, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)
stopChildrenWithUs()
try {
  await renewSealsCommand((line) => void process.stdout.write(`${line}\n`))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
