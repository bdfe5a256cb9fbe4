import type { Db } from '../../platform/db/connection.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import { storeBulletin } from './bulletin.queries.ts'
import { fetchBulletin } from './central-bank.ts'

/** Business days after 15:30; a few tries later in the day for a late bulletin. */
export function fetchExchangeRates(db: Db, url: string): Job {
  return {
    id: 'fetch-exchange-rates',
    description: "Reads the central bank's daily rates and keeps the last good bulletin",
    schedule: '35 9,15,16,18 * * *',
    run: async () => storeBulletin(db, await fetchBulletin(url)),
  }
}
