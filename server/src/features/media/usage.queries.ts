import type { PictureUse } from '@meltem/contract/media/office'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

/** A text that names a picture, wherever in a document it stands. */
const KEYS_IN =
  '$.** ? (@.type() == "string" && @ like_regex "^(bolge|urun|arac|splash|logo|favicon|icerik)/[a-z0-9-]+$")'

const keysIn = (document: RawBuilder<unknown>) =>
  sql`jsonb_path_query(${document}, ${sql.lit(`strict ${KEYS_IN}`)}) #>> '{}'`

/** Everything that names a picture by its key: whatever comes to name one is added here (CAT-55). */
export const ALL_USES = sql`(
  select ug.gorsel as anahtar, 'urun' as tur, ug.urun_k_no::text as k_no from urun_gorsel ug
  union all
  select ob.gorsel, 'opsiyon', ob.opsiyon_k_no::text from opsiyon_bilgi ob where ob.gorsel is not null
  union all select bo.gorsel, 'bolge', bo.k_no::text from bolge bo where bo.gorsel is not null
  union all select ka.gorsel, 'kategori', ka.k_no::text from kategori ka where ka.gorsel is not null
  union all select ko.gorsel, 'koleksiyon', ko.k_no::text from koleksiyon ko where ko.gorsel is not null
  union all select sa.gorsel, 'sayfa', sa.k_no::text from sayfa sa where sa.gorsel is not null
  union all select ${keysIn(sql`si.bloklar`)}, 'sayfa', si.sayfa_k_no::text from sayfa_icerik si
  union all select du.gorsel, 'duyuru', du.k_no::text from duyuru du where du.gorsel is not null
  union all select du.gorsel_dar, 'duyuru', du.k_no::text from duyuru du where du.gorsel_dar is not null
  union all select ${keysIn(sql`bu.bloklar`)}, 'bulten', bu.k_no::text from bulten bu
  union all
  select lo.bolum || '/' || lo.ad, 'acente', ac.k_no::text from acente ac
    join gorsel lo on lo.tenant_id = ac.tenant_id and lo.k_no = ac.logo_k_no
  union all select ${keysIn(sql`ay.deger`)}, 'ayar', null from ayar ay)`

export interface UseRow extends PictureUse {
  readonly anahtar: string
}

const first = (language: Language) =>
  sql`case dil when ${language} then 0 else 1 end, array_position(${sql.lit(`{${LANGUAGES.join(',')}}`)}::text[], dil)`

/** What shows these pictures, by its name in the language asked for or the next best. */
export async function listUses(trx: TenantTransaction, keys: readonly string[], language: Language): Promise<UseRow[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<UseRow>`
    select distinct u.anahtar, u.tur, u.k_no, coalesce(case u.tur
      when 'urun' then (select baslik from urun_metin where urun_k_no::text = u.k_no order by ${first(language)} limit 1)
      when 'opsiyon' then (select coalesce(o.ad ->> ${language}, o.ad ->> 'tr') from opsiyon o where o.k_no::text = u.k_no)
      when 'bolge' then (select baslik from bolge_metin where bolge_k_no::text = u.k_no order by ${first(language)} limit 1)
      when 'kategori' then (select baslik from kategori_metin where kategori_k_no::text = u.k_no order by ${first(language)} limit 1)
      when 'koleksiyon' then (select baslik from koleksiyon_metin where koleksiyon_k_no::text = u.k_no order by ${first(language)} limit 1)
      when 'sayfa' then (select baslik from sayfa_icerik where sayfa_k_no::text = u.k_no order by ${first(language)} limit 1)
      when 'bulten' then (select coalesce(b.konu ->> ${language}, b.konu ->> 'tr') from bulten b where b.k_no::text = u.k_no)
      when 'acente' then (select marka from acente where k_no::text = u.k_no)
      end, '') as baslik,
      case u.tur when 'sayfa' then (select s.turu from sayfa s where s.k_no::text = u.k_no) end as sayfa_turu,
      case u.tur when 'opsiyon' then (select o.urun_k_no::text from opsiyon o where o.k_no::text = u.k_no) end as urun_k_no
    from ${ALL_USES} u where u.anahtar = any(${keys}) order by u.tur, baslik`.execute(trx)
  return rows
}

/** Takes a picture off everything that may stand without it; pages, announcements and marks are for their own screens. */
export async function unlinkPicture(trx: TenantTransaction, key: string): Promise<void> {
  await trx.deleteFrom('urun_gorsel').where('gorsel', '=', key).execute()
  await trx.updateTable('opsiyon_bilgi').set({ gorsel: null }).where('gorsel', '=', key).execute()
  await trx.updateTable('bolge').set({ gorsel: null }).where('gorsel', '=', key).execute()
  await trx.updateTable('kategori').set({ gorsel: null }).where('gorsel', '=', key).execute()
  await trx.updateTable('koleksiyon').set({ gorsel: null }).where('gorsel', '=', key).execute()
}
