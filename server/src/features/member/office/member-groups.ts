import { randomUUID } from 'node:crypto'
import type { StoredMemberGroup, saveMemberGroup, WrittenMemberGroup } from '@meltem/contract/member/office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { settleEdit } from '../../../platform/db/edits/settle-edit.ts'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { deleteGroup, listGroups, lockGroup, upsertGroup } from './member-group.queries.ts'

type Wish = ParsedInputOf<typeof saveMemberGroup>

export async function saveGroup(
  { db }: Pick<Services, 'db'>,
  { tenant }: RequestContext,
  wish: Wish,
): Promise<StoredMemberGroup> {
  return await withTenant(db, tenant.id, async (trx) => {
    const k_no = wish.k_no ?? randomUUID()
    const written = wish.k_no === undefined ? wish.yeni : await settle(trx, wish.k_no, wish)
    await upsertGroup(trx, { tenant_id: tenant.id, k_no, ...written })
    await noteUnchanged(trx, k_no, {})
    const [saved] = await listGroups(trx, k_no)
    if (!saved) throw new AppError('bulunamadi')
    return saved
  })
}

async function settle(trx: TenantTransaction, k_no: string, { gorulen, yeni }: Wish): Promise<WrittenMemberGroup> {
  const simdi = await lockGroup(trx, k_no)
  if (!simdi) throw new AppError('bulunamadi')
  return await settleEdit(trx, { tablo: 'uye_grubu', k_no, gorulen: gorulen ?? simdi, yeni, simdi })
}

/** One that has members is kept: they would lose their discount without anybody saying so. */
export async function removeGroup(
  { db }: Pick<Services, 'db'>,
  { tenant }: RequestContext,
  k_no: string,
): Promise<void> {
  await withTenant(db, tenant.id, async (trx) => {
    if (!(await lockGroup(trx, k_no))) throw new AppError('bulunamadi')
    const [group] = await listGroups(trx, k_no)
    if (group && group.uye > 0) throw new AppError('uye_grubu_dolu')
    await deleteGroup(trx, k_no)
  })
}
