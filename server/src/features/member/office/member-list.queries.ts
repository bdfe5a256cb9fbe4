import type { ListedMember } from '@meltem/contract/member/office'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { After } from '../../../platform/http/page-place.ts'

/** More are not looked through by words. */
export const MOST_FOUND = 10_000

export interface MemberWish {
  readonly grup?: string | undefined
  readonly secim?: 'dogrulanmadi' | 'bulten' | 'rezervasyonlu' | 'rezervasyonsuz' | undefined
  /** Words as patterns, all of which must be found. */
  readonly desenler: readonly string[]
}

export interface ListedMemberRow {
  readonly k_no: string
  readonly ad: string
  readonly soyad: string
  readonly e_mail: string
  readonly telefon: string | null
  readonly dil: Language
  readonly dogrulandi: boolean
  readonly bulten: boolean
  readonly grup_k_no: string | null
  readonly grup_ad: LocalText | null
  readonly rezervasyon: number
  readonly olusturma_zamani: Date
  readonly yer: string
}

const BOOKINGS = sql`from rezervasyon r where r.tenant_id = u.tenant_id and r.uye_k_no = u.k_no
  and r.kayit_no is not null`
const SUBSCRIBED = sql<boolean>`exists (select 1 from abone a where a.tenant_id = u.tenant_id and a.e_mail = u.e_mail
  and a.durum = 'onayli')`

const VIEWS: Readonly<Record<NonNullable<MemberWish['secim']>, RawBuilder<unknown>>> = {
  dogrulanmadi: sql`u.e_mail_dogrulama is null`,
  bulten: SUBSCRIBED,
  rezervasyonlu: sql`exists (select 1 ${BOOKINGS})`,
  rezervasyonsuz: sql`not exists (select 1 ${BOOKINGS})`,
}

function conditionsOf({ grup, secim, desenler }: MemberWish): RawBuilder<unknown>[] {
  return [
    sql`true`,
    ...(grup === undefined
      ? []
      : [grup === 'yok' ? sql`u.uye_grup_k_no is null` : sql`u.uye_grup_k_no = ${grup}::uuid`]),
    ...(secim ? [VIEWS[secim]] : []),
    ...(desenler.length > 0 ? [sql`u.k_no in (select uye_ara(${desenler}::text[], ${MOST_FOUND + 1}))`] : []),
  ]
}

export async function listMemberRows(
  trx: TenantTransaction,
  wish: MemberWish,
  after: After | undefined,
  most: number,
): Promise<ListedMemberRow[]> {
  const conditions = conditionsOf(wish)
  if (after) {
    conditions.push(sql`u.olusturma_zamani <= ${after.yer}::timestamptz
      and (u.olusturma_zamani < ${after.yer}::timestamptz or u.k_no > ${after.k_no}::uuid)`)
  }
  const { rows } = await sql<ListedMemberRow>`
    select u.k_no, u.ad, u.soyad, u.e_mail, u.telefon, u.dil, u.e_mail_dogrulama is not null as dogrulandi,
      ${SUBSCRIBED} as bulten, g.k_no as grup_k_no, g.ad as grup_ad, (select count(*)::int ${BOOKINGS}) as rezervasyon,
      u.olusturma_zamani, to_char(u.olusturma_zamani at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as yer
    from uye u left join uye_grubu g on g.tenant_id = u.tenant_id and g.k_no = u.uye_grup_k_no
    where ${sql.join(conditions, sql` and `)} order by u.olusturma_zamani desc, u.k_no limit ${most}`.execute(trx)
  return rows
}

/** Up to `most`. */
export async function countMembers(trx: TenantTransaction, wish: MemberWish, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (
    select 1 from uye u where ${sql.join(conditionsOf(wish), sql` and `)} limit ${most}) as sayilan`.execute(trx)
  return rows[0]?.n ?? 0
}

export function groupOf({ grup_k_no, grup_ad }: Pick<ListedMemberRow, 'grup_k_no' | 'grup_ad'>): ListedMember['grup'] {
  return grup_k_no && grup_ad ? { k_no: grup_k_no, ad: grup_ad } : null
}
