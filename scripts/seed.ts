/** `npm run seed -- --scale 10000`: so many products with two years of days for a demo tenant, to measure at scale. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, loadConfig } from '../server/src/config.ts'
import { connect } from '../server/src/db/connection.ts'
import { findRunningEmbedded, startEmbedded } from '../server/src/db/embedded.ts'
import { generateCatalogue } from '../server/src/seed/generate-catalogue.ts'
import { stopChildrenWithUs } from './command.ts'
import { ROOT } from './paths.ts'

const MOST = 100_000

interface Orders {
  readonly scale: number
  readonly tenant: string
}

function readOrders(): Orders {
  const options = { scale: { type: 'string', default: '1000' }, tenant: { type: 'string', default: 'meltem' } } as const
  const { values } = parseArgs({ options })
  const scale = Number(values.scale)
  if (!Number.isSafeInteger(scale) || scale < 1 || scale > MOST)
    throw new Error(`--scale is a number from 1 to ${MOST}`)
  return { scale, tenant: values.tenant }
}

async function openDatabase({ databaseUrl, dataDir, secret }: Config) {
  const url = databaseUrl ?? findRunningEmbedded({ dataDir, secret })
  if (url) return { url, close: async () => undefined }
  const embedded = await startEmbedded({ dataDir, secret })
  return { url: embedded.url, close: () => embedded.stop() }
}

async function main({ scale, tenant }: Orders): Promise<void> {
  const envFile = join(ROOT, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const database = await openDatabase(loadConfig())
  const { db, close } = connect(database.url, 1, (error) => process.stderr.write(`${error.message}\n`))
  try {
    const found = await db.selectFrom('tenant').select('id').where('kod', '=', tenant).executeTakeFirst()
    if (!found) throw new Error(`There is no tenant ${tenant}. Run npm start once.`)
    const started = performance.now()
    const today = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
    await generateCatalogue(db, found.id, scale, today)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stdout.write(`${scale} products with two years of days for ${tenant} in ${seconds} s.\n`)
  } finally {
    await close()
    await database.close()
  }
}

stopChildrenWithUs()
try {
  await main(readOrders())
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
