import type { Db } from '../../platform/db/connection.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import { type Bulletin, fetchBulletin } from './central-bank.ts'

/** Business days after 15:30; a few tries later in the day for a late bulletin. */
export function fetchExchangeRates(db: Db, url: string): Job {
  return {
    id: 'fetch-exchange-rates',
    description: "Reads the central bank's daily rates and keeps the last good bulletin",
    schedule: '35 9,15,16,18 * * *',
    run: async () => storeBulletin(db, await fetchBulletin(url)),
  }
}

/** Keeps the bulletin; the same one again changes nothing but a correction of its rates. */
export async function storeBulletin(db: Db, bulletin: Bulletin): Promise<void> {
  const { banka_kodu, bulten_tarihi, bulten_no, kurlar } = bulletin
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('kur_bulteni')
      .values({ banka_kodu, bulten_tarihi, bulten_no, alinma_zamani: new Date() })
      .onConflict((conflict) =>
        conflict.columns(['banka_kodu', 'bulten_tarihi']).doUpdateSet({ bulten_no, alinma_zamani: new Date() }),
      )
      .execute()
    await trx
      .insertInto('kur')
      .values(kurlar.map((rate) => ({ banka_kodu, bulten_tarihi, ...rate })))
      .onConflict((conflict) =>
        conflict
          .columns(['banka_kodu', 'bulten_tarihi', 'kod'])
          .doUpdateSet((eb) => ({ alis: eb.ref('excluded.alis'), satis: eb.ref('excluded.satis') })),
      )
      .execute()
  })
}
