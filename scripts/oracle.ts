/** `npm run oracle`: asks the rules of stock and money of the live database, embedded or not, running or not. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describeFinding, runOracle } from '../server/src/oracle/run-oracle.ts'
import { type Config, loadConfig } from '../server/src/platform/config.ts'
import { connect } from '../server/src/platform/db/connection.ts'
import { findRunningEmbedded, startEmbedded } from '../server/src/platform/db/embedded.ts'
import { stopChildrenWithUs } from './command.ts'
import { ROOT } from './paths.ts'

const UNDEFINED_TABLE = '42P01'

interface OpenDatabase {
  readonly url: string
  close(): Promise<void>
}

async function openDatabase({ databaseUrl, dataDir, secrets }: Config): Promise<OpenDatabase> {
  const url = databaseUrl ?? findRunningEmbedded({ dataDir, secrets })
  if (url) return { url, close: async () => undefined }
  const embedded = await startEmbedded({ dataDir, secrets })
  return { url: embedded.url, close: () => embedded.stop() }
}

async function main(): Promise<boolean> {
  const envFile = join(ROOT, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const database = await openDatabase(loadConfig())
  const { db, close } = connect(database.url, 1, (error) => process.stderr.write(`${error.message}\n`))
  try {
    const findings = await runOracle(db)
    for (const finding of findings) process.stdout.write(`${describeFinding(finding)}\n`)
    process.stdout.write(findings.length === 0 ? 'Stock and money agree.\n' : `${findings.length} findings\n`)
    return findings.length === 0
  } finally {
    await close()
    await database.close()
  }
}

stopChildrenWithUs()
try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}

function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code === UNDEFINED_TABLE ? 'The database has no tables yet. Run npm start once.' : message
}
