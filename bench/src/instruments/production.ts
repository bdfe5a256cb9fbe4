import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTrialServer, type TrialServer } from '../../../scripts/trial-server.ts'
import type { BookingStage } from './booking-stage.ts'

/** The product as production runs it, beside the stage and on its database: what crashes there is not its own child. */
export async function startProduction({ server, owner, ownerUrl }: BookingStage, root?: string): Promise<TrialServer> {
  // In production a tenant is found by its own host and by no other.
  await owner.pool.query("update tenant set alan_adlari = array['localhost']")
  return await startTrialServer({
    root,
    environment: {
      MODE: 'production',
      DATABASE_URL: ownerUrl,
      SECRET: readFileSync(join(server.dataDir, 'secret'), 'utf8').trim(),
      RATES_URL: 'http://127.0.0.1:9/',
      DEMO: '0',
      RATE_LIMIT: '100000000',
      TRUST_PROXY: '127.0.0.1',
      MAX_LOOP_DELAY: '0',
      LOG_LEVEL: 'silent',
    },
  })
}

export const isReady = async (url: string) => (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200
