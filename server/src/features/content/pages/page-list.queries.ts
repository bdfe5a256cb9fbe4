import type { ListedPage, listWrittenPages, PAGE_GROUPS } from '@meltem/contract/content/office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

type Filter = ParsedInputOf<typeof listWrittenPages>
type Group = (typeof PAGE_GROUPS)[number]

export const PAGES_AT_ONCE = 50

const STATE = sql<ListedPage['durum']>`case when s.taslak then 'taslak'
  when s.yayin_zamani > now() then 'planli' else 'yayinda' end`

const GROUP = sql<Group>`case when s.sozlesme then 'sozlesme' when s.turu = 'b' then 'yazi'
  when s.turu in ('p', 'ozel') then 'sayfa' else 'vitrin' end`

/** What stands between the letters of a word that is looked for is no pattern. */
const asPattern = (words: string) => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

function selectWritten(trx: TenantTransaction, { turu, grup, durum, eksik, kategori_k_no, ara }: Filter) {
  return trx
    .selectFrom('sayfa as s')
    .$if(turu !== undefined, (query) => query.where('s.turu', '=', turu ?? 'p'))
    .$if(grup !== undefined, (query) => query.where(GROUP, '=', grup ?? 'sayfa'))
    .$if(durum !== undefined, (query) => query.where(STATE, '=', durum ?? 'taslak'))
    .$if(kategori_k_no !== undefined, (query) => query.where('s.kategori_k_no', '=', kategori_k_no ?? ''))
    .$if(eksik !== undefined, (query) =>
      query.where(
        sql<boolean>`not exists (select 1 from sayfa_icerik i where i.tenant_id = s.tenant_id
          and i.sayfa_k_no = s.k_no and i.dil = ${eksik} and not i.taslak)`,
      ),
    )
    .$if(Boolean(ara), (query) =>
      query.where(
        sql<boolean>`exists (select 1 from sayfa_icerik i where i.tenant_id = s.tenant_id
          and i.sayfa_k_no = s.k_no and i.baslik ilike ${asPattern(ara ?? '')})`,
      ),
    )
}

/** A page of everything that was written, whatever its state; last changed first. */
export async function listWritten(
  trx: TenantTransaction,
  filter: Filter,
): Promise<{ data: ListedPage[]; toplam: number }> {
  const rows = await selectWritten(trx, filter)
    .select(['s.k_no', 's.turu', 's.yayin_zamani', 's.guncelleme_zamani', 's.sozlesme', 's.kategori_k_no'])
    .select(STATE.as('durum'))
    .select(
      sql<LocalText | null>`(select jsonb_object_agg(i.dil, i.baslik) from sayfa_icerik i
        where i.tenant_id = s.tenant_id and i.sayfa_k_no = s.k_no)`.as('basliklar'),
    )
    .select(
      sql<Language[]>`array(select i.dil from sayfa_icerik i
        where i.tenant_id = s.tenant_id and i.sayfa_k_no = s.k_no and i.taslak order by i.dil)`.as('taslaklar'),
    )
    .orderBy('s.guncelleme_zamani', 'desc')
    .orderBy('s.k_no')
    .limit(PAGES_AT_ONCE)
    .offset(((filter.sayfa ?? 1) - 1) * PAGES_AT_ONCE)
    .execute()
  const { toplam } = await selectWritten(trx, filter)
    .select(({ fn }) => fn.countAll<number>().as('toplam'))
    .executeTakeFirstOrThrow()
  const data = rows.map(({ basliklar, yayin_zamani, guncelleme_zamani, ...row }) => ({
    ...row,
    basliklar: basliklar ?? {},
    yayin_zamani: yayin_zamani.toISOString(),
    guncelleme_zamani: guncelleme_zamani.toISOString(),
  }))
  return { data, toplam }
}

/** How many each group has. */
export async function countWritten(trx: TenantTransaction): Promise<Record<Group, number>> {
  const rows = await trx
    .selectFrom('sayfa as s')
    .select(GROUP.as('grup'))
    .select(({ fn }) => fn.countAll<number>().as('sayi'))
    .groupBy(GROUP)
    .execute()
  const counts = Object.fromEntries(rows.map(({ grup, sayi }) => [grup, sayi]))
  return { sayfa: 0, vitrin: 0, yazi: 0, sozlesme: 0, ...counts }
}
