import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../platform/db/embedded.ts'
import { migrate } from '../platform/db/migrate.ts'
import { appUrlOf } from '../platform/db/open-database.ts'

export const TEST_SECRET = 'a-secret-for-tests-that-is-long-enough'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the migrated template database; see test-database.ts. */
    templateUrl: string
  }
}

/** One PostgreSQL for the whole run and one migrated database that test files copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meltem-test-'))
  // As root the server runs as another user, who has to get through this folder.
  chmodSync(dataDir, 0o755)
  const embedded = await startEmbedded({ dataDir, secrets: [TEST_SECRET], fsync: false })
  await migrate(embedded.url, appUrlOf(embedded.url, TEST_SECRET), (error) => process.stderr.write(`${error.stack}\n`))
  project.provide('templateUrl', embedded.url)
  return async () => {
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
