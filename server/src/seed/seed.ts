import { parseArgs } from 'node:util'
import { loadConfig } from '../platform/config.ts'
import { connect, type Db, withTenant } from '../platform/db/connection.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { generateCatalog } from './generate-catalog.ts'
import { generatePages } from './generate-pages.ts'
import { countVillas } from './generate-showcases.ts'
import { withoutNews } from './without-news.ts'

/** The tenant that holds generated content; the demo tenants stay as they are. */
const SCALE_TENANT = 'olcek'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** `npm run seed -- --scale 10000`: a generated tenant for measurements, made once per size. */
export async function seed(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { scale: { type: 'string', default: '1000' } } })
  const count = Number(values.scale)
  if (!Number.isInteger(count) || count < 1 || count > 100_000)
    throw new Error('--scale takes a whole number from 1 to 100000')
  const config = loadConfig()
  const onError = (error: Error): void => void process.stderr.write(`${error.message}\n`)
  const database = await openDatabase(config, { say, onError })
  const owner = connect(database.ownerUrl, 1, onError)
  const app = connect(database.appUrl, 2, onError)
  try {
    const known = await owner.db.selectFrom('tenant').select('id').where('kod', '=', SCALE_TENANT).executeTakeFirst()
    const { id } =
      known ??
      (await owner.db
        .insertInto('tenant')
        .values({ kod: SCALE_TENANT, alan_adlari: [`${SCALE_TENANT}.localhost`] })
        .returning('id')
        .executeTakeFirstOrThrow())
    if (!known) await copySettings(app.db, id)
    await generatePages(app.db, id, count, (done) => {
      if (done % 5_000 === 0 || done === count) say(`Pages: ${done} of ${count}`)
    })
    const today = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
    const there = await withTenant(owner.db, id, countVillas)
    await withoutNews(owner.db, () => generateCatalog(owner.db, id, Math.max(0, count - there), today))
    const villas = Math.max(count, there)
    say(
      `Tenant ${SCALE_TENANT} holds ${count} generated pages, and ${villas} villas with pages, filters and two years of days.`,
    )
  } finally {
    await app.close()
    await owner.close()
    await database.close()
  }
}

/** Works like the first tenant: same settings, own content. */
async function copySettings(db: Db, id: number): Promise<void> {
  const first = await db
    .selectFrom('tenant')
    .select('id')
    .where('id', '<>', id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!first)
    throw new Error('There is no tenant to take settings from. Run npm start once, which loads the demo tenants.')
  const settings = await withTenant(db, first.id, (trx) =>
    trx.selectFrom('ayar').select(['anahtar', 'deger']).execute(),
  )
  const copies = settings.map((row) => ({ tenant_id: id, anahtar: row.anahtar, deger: JSON.stringify(row.deger) }))
  await withTenant(db, id, (trx) => trx.insertInto('ayar').values(copies).execute())
}
