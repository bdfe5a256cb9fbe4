/** `npm run backup -- <folder>`: everything an installation is, beside a server that runs or not. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runBackupCommand } from '../server/src/backup/backup-command.ts'
import { stopChildrenWithUs } from './command.ts'
import { ROOT } from './paths.ts'

const envFile = join(ROOT, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)
stopChildrenWithUs()
try {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  await runBackupCommand(process.argv.slice(2), { environment: process.env, say })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
