import * as office from '@meltem/contract/arrival/office'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../platform/db/connection.ts'
import { type Api, requireStaff } from '../../platform/http/api.ts'
import { wallOf } from '../../platform/istanbul.ts'
import type { Services } from '../../services.ts'
import { deleteReadiness, findArrival, listArrivals, writeReadiness } from './arrival.queries.ts'

export function mountArrival(api: Api, { db, clock }: Services): void {
  api.mount(office.listArrivals, async ({ gun }, { tenant, language }) => {
    const bugun = wallOf(clock.now()).slice(0, 10)
    const day = gun ?? bugun
    const data = await withTenant(db, tenant.id, (trx) => listArrivals(trx, language, day))
    return { bugun, gun: day, data }
  })

  api.mount(office.markReadiness, async ({ is_kodu, tamam, metin, ...key }, context) => {
    const { k_no: personel_k_no } = await requireStaff(context)
    const { tenant, language } = context
    return await withTenant(db, tenant.id, async (trx) => {
      if (!(await findArrival(trx, language, key))) throw new AppError('bulunamadi')
      const text = is_kodu === 'anahtar' ? metin || null : null
      if (!tamam || (is_kodu === 'anahtar' && text === null)) await deleteReadiness(trx, key, is_kodu)
      else await writeReadiness(trx, { tenant_id: tenant.id, ...key, is_kodu, metin: text, personel_k_no })
      const data = await findArrival(trx, language, key)
      if (!data) throw new AppError('bulunamadi')
      return { data }
    })
  })
}
