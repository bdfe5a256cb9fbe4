import * as bulk from '@meltem/contract/catalog/bulk-office'
import { withTenant } from '../../../platform/db/connection.ts'
import { type Api, type RequestContext, requireAlso, requireStaff } from '../../../platform/http/api.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { type BulkEditor, doBulk, quoteBulk } from './do-bulk.ts'
import { findBulk, judgeTakeBack, listBulks, takeBackBulk } from './take-back-bulk.ts'

/** Acts on several products (CAT-70 to CAT-73). */
export function mountProductBulk(api: Api, services: Services): void {
  const { db, clock } = services
  const edit = async <T>(context: RequestContext, work: (editor: BulkEditor) => Promise<T>): Promise<T> => {
    const { k_no: personel_k_no } = await requireStaff(context)
    const { tenant, language } = context
    const an = clock.now()
    const moment = { an, bugun: wallOf(an).slice(0, 10) }
    return await withTenant(db, tenant.id, (trx) =>
      work({ trx, tenant_id: tenant.id, personel_k_no, language, ...moment }),
    )
  }
  api.mount(bulk.quoteProductBulk, async (wish, context) => {
    await requireAlso(context, bulk.rightOfAct(wish.is))
    return await edit(context, (editor) => quoteBulk(editor, wish))
  })
  api.mount(bulk.doProductBulk, async (wish, context) => {
    await requireAlso(context, bulk.rightOfAct(wish.is))
    return { data: await edit(context, (editor) => doBulk(editor, wish)) }
  })
  api.mount(bulk.listProductBulks, async (_, { tenant }) => ({ data: await withTenant(db, tenant.id, listBulks) }))
  api.mount(bulk.getProductBulk, async ({ k_no }, context) => ({
    data: await edit(context, async (editor) => {
      await findBulk(editor.trx, k_no)
      return (await judgeTakeBack(editor, k_no)).map(({ shown }) => shown)
    }),
  }))
  api.mount(bulk.takeBackProductBulk, async ({ k_no }, context) => ({
    data: await edit(context, async (editor) => {
      const { istek } = await findBulk(editor.trx, k_no)
      await requireAlso(context, bulk.rightOfAct(istek.is))
      return await takeBackBulk(editor, k_no)
    }),
  }))
}
