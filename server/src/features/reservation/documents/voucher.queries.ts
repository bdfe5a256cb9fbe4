import type { GuestQuestion } from '@meltem/contract/catalog/product-content'
import type { ProductFacts } from '@meltem/contract/catalog/product-facts'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { StoredText } from '../../../platform/db/tables/catalog.ts'
import type { PictureRow } from '../../../platform/db/tables/database.ts'
import type { StockShape, StoredTariff } from '../../../platform/db/tables/reservation.ts'

/** What a sheet tells about a product beyond what the reservation has kept; all of it may be missing. */
export interface ShownProduct {
  readonly urun_k_no: string
  readonly opsiyon_k_no: string
  readonly secenek: LocalText
  readonly bilgi: ProductFacts | null
  readonly baslik: string | null
  readonly icerik: StoredText | null
  readonly gorsel: PictureRow | null
  readonly sorular: readonly GuestQuestion[]
  /** How it is counted and how long one takes; unknown where the option is gone. */
  readonly sayim: SoldBy | null
}

/** What tells how much of an option a guest has booked. */
export interface SoldBy {
  readonly tarife: StoredTariff
  readonly stok: StockShape | null
  readonly sure_dk: number
}

/** Products of the options, in the language or, where they are not translated, in the next best one. */
export async function listShownProducts(
  trx: TenantTransaction,
  options: readonly string[],
  language: Language,
): Promise<ShownProduct[]> {
  const { rows } = await sql<ShownProduct>`
    select o.urun_k_no, o.k_no as opsiyon_k_no, o.ad as secenek, v.bilgi, m.baslik, m.icerik,
      (select to_jsonb(g) from urun_gorsel ug
        join gorsel g on g.tenant_id = ug.tenant_id and g.bolum = split_part(ug.gorsel, '/', 1)
          and g.ad = split_part(ug.gorsel, '/', 2)
        where ug.tenant_id = o.tenant_id and ug.urun_k_no = o.urun_k_no order by ug.sira limit 1) as gorsel,
      coalesce((select jsonb_agg(s.soru order by s.sira) from urun_soru s
        where s.tenant_id = o.tenant_id and s.urun_k_no = o.urun_k_no), '[]') as sorular,
      jsonb_build_object('tarife', o.tarife, 'sure_dk', o.sure_dk, 'stok', (select k.stok from kaynak k
        where k.tenant_id = o.tenant_id and k.k_no = o.kaynak_k_no)) as sayim
    from opsiyon o
    left join urun_vitrin v on v.tenant_id = o.tenant_id and v.urun_k_no = o.urun_k_no
    left join lateral (select t.baslik, t.icerik from urun_metin t
      where t.tenant_id = o.tenant_id and t.urun_k_no = o.urun_k_no and t.dil in (${language}, 'en', 'tr')
      order by array_position(array[${language}, 'en', 'tr']::text[], t.dil) limit 1) m on true
    where o.k_no = any(${[...options]}::uuid[])`.execute(trx)
  return rows
}

export interface LastPayment {
  readonly odeme_yontemi: string
  readonly olusturma_zamani: Date
}

export async function findLastPayment(trx: TenantTransaction, k_no: string): Promise<LastPayment | undefined> {
  return await trx
    .selectFrom('tahsilat')
    .select(['odeme_yontemi', 'olusturma_zamani'])
    .where('rezervasyon_k_no', '=', k_no)
    .where('tur', '=', 'tahsilat')
    .orderBy('olusturma_zamani', 'desc')
    .limit(1)
    .executeTakeFirst()
}
