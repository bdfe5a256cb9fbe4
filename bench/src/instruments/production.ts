import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTrialServer, type TrialServer } from '../../../scripts/trial-server.ts'
import type { BookingStage } from './booking-stage.ts'

interface ProductionWish {
  /** Where another version lies. */
  readonly root?: string | undefined
  readonly environment?: Readonly<Record<string, string>>
}

export const secretOf = ({ server }: BookingStage): string =>
  readFileSync(join(server.dataDir, 'secret'), 'utf8').trim()

/** The product as production runs it, beside the stage and on its database: what crashes there is not its own child. */
export async function startProduction(
  stage: BookingStage,
  { root, environment = {} }: ProductionWish = {},
): Promise<TrialServer> {
  const { owner, ownerUrl } = stage
  // In production a tenant is found by its own host and by no other.
  await owner.pool.query("update tenant set alan_adlari = array['localhost']")
  return await startTrialServer({
    root,
    environment: {
      MODE: 'production',
      DATABASE_URL: ownerUrl,
      SECRET: secretOf(stage),
      RATES_URL: 'http://127.0.0.1:9/',
      DEMO: '0',
      RATE_LIMIT: '100000000',
      TRUST_PROXY: '127.0.0.1',
      MAX_LOOP_DELAY: '0',
      LOG_LEVEL: 'silent',
      ...environment,
    },
  })
}

export const isReady = async (url: string) => (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200
