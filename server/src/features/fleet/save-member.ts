import { type saveMember as MemberCall, MemberFields } from '@meltem/contract/fleet/office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import * as z from 'zod/mini'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { settleFields } from '../../platform/db/edits/settle-edit.ts'
import { refuseTaken } from '../../platform/db/unique-violation.ts'
import { fieldRefusal } from '../../platform/http/api.ts'
import type { Office } from '../stock/office-frame.ts'
import { insertMember, isLogin, lockMember, updateMember } from './fleet.queries.ts'

/** What a person of the crew need not have. */
const OPEN = { diller: [], telefon: null, aktif: true, personel_k_no: null, arac: null, plaka: null, koltuk: null }

/** A person of the crew; a login belongs to one of them at most (CAT-33). */
export async function saveMember(
  trx: TenantTransaction,
  office: Office,
  { k_no, surum, ...edit }: ParsedInputOf<typeof MemberCall>,
): Promise<void> {
  const login = edit.yeni.personel_k_no
  if (login && !(await isLogin(trx, login))) throw new AppError('bulunamadi')
  await refuseTaken('personel_bagli', async () => {
    const now = await lockMember(trx, k_no)
    if (!now) {
      if (surum !== 0) throw new AppError('bulunamadi')
      const whole = z.safeParse(MemberFields, { ...OPEN, ...edit.yeni })
      if (!whole.success) throw fieldRefusal(`yeni.${String(whole.error.issues[0]?.path[0])}`, office.language)
      await insertMember(trx, office.tenantId, k_no, whole.data)
    } else if (surum !== 0) {
      const change = await settleFields(trx, now, edit, { tables: ['ekip'], row: { k_no } })
      if (Object.keys(change).length > 0) await updateMember(trx, k_no, change)
    }
  })
}
