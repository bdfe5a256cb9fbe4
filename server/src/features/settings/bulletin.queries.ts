import type { Db } from '../../platform/db/connection.ts'
import type { Bulletin } from './central-bank.ts'

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
