/** `npm run tenant -- create …` opens a tenant beside a server that runs or not; `npm run tenant -- list` names them all. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runTenantCommand } from '../server/src/features/tenant/tenant-command.ts'
import { stopChildrenWithUs } from './command.ts'
import { ROOT } from './paths.ts'

const envFile = join(ROOT, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)
stopChildrenWithUs()
try {
  await runTenantCommand(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
