import { loadConfig } from '../platform/config.ts'
import { connect } from '../platform/db/connection.ts'
import { findRunningEmbedded } from '../platform/db/embedded.ts'
import { appUrlOf, openDatabase } from '../platform/db/open-database.ts'
import { renewSeals } from './renew-seals.ts'

/** Beside servers that run, or with a database that is started for as long as it takes. */
export async function renewSealsCommand(say: (line: string) => void): Promise<void> {
  const config = loadConfig()
  const onError = (error: Error) => say(error.message)
  const running = config.databaseUrl ? undefined : findRunningEmbedded(config)
  const database = running
    ? { ownerUrl: running, appUrl: appUrlOf(running, config.secret), close: async () => undefined }
    : await openDatabase(config, { say, onError })
  const owner = connect(database.ownerUrl, 1, onError)
  const app = connect(database.appUrl, 1, onError)
  try {
    const renewed = await renewSeals({ config, db: app.db, owner: owner.db })
    say(`${renewed} sealed values were renewed. All are sealed with the newest keys.`)
  } finally {
    await app.close()
    await owner.close()
    await database.close()
  }
}
