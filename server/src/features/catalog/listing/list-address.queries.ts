import type { findListAddress as findListAddressCall } from '@meltem/contract/catalog/list-address'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

export async function findOldGroupSlug(trx: TenantTransaction, { dil, turu, slug }: Asked) {
  return await trx
    .selectFrom('grup_eski_slug')
    .select('grup_k_no')
    .where('grup', 'in', turu === 'c' ? ['kategori'] : ['bolge', 'koleksiyon'])
    .where('slug', '=', slug)
    .orderBy(sql`(dil = ${dil}) desc`)
    .limit(1)
    .executeTakeFirst()
}

export type Asked = InputOf<typeof findListAddressCall>
