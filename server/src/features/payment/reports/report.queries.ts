import type { ProductKind } from '@meltem/contract/content/content'
import type { FrozenRate } from '@meltem/contract/reservation/pricing'
import type { Guest, Pax } from '@meltem/contract/reservation/reservation'
import { kindsWith } from '@meltem/domain/kinds'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { lineTitle } from '../../reservation/line-title.queries.ts'

/** Guests of these sleep there, and are reported. */
const LODGINGS = kindsWith(({ part }) => part === 'lodging')
/** What is let for days or nights. */
const LET = kindsWith(({ days }) => days === 'nights' || days === 'hire')

export interface Stay {
  readonly rezervasyon_k_no: string
  readonly kayit_no: string
  readonly misafir: Guest
  readonly baslik: string
  readonly birim: string | null
  readonly izin_no: string | null
  readonly yon: 'giris' | 'cikis'
  readonly baslangic: string
  readonly bitis: string
  readonly pax: Pax
}

const PERMIT = sql<string | null>`(select v.bilgi ->> 'izin_no' from urun_vitrin v where v.tenant_id = s.tenant_id
  and v.urun_k_no = s.urun_k_no)`

/** Who begins to sleep somewhere on a day, and who ends it. */
export async function listStays(trx: TenantTransaction, gun: string): Promise<Stay[]> {
  const { rows } = await sql<Stay>`
    select r.k_no as rezervasyon_k_no, r.kayit_no, r.misafir, ${lineTitle('tr')} as baslik, ${PERMIT} as izin_no,
      (select string_agg(distinct b.ad, ', ') from tutma t join birim b on b.tenant_id = t.tenant_id
        and b.k_no = t.birim_k_no where t.tenant_id = s.tenant_id and t.rezervasyon_k_no = s.rezervasyon_k_no
        and t.sira = s.sira and t.durum = 'confirmed') as birim,
      g.yon, s.baslangic, s.bitis, s.satir -> 'pax' as pax
    from rezervasyon_satiri s cross join (values ('giris'), ('cikis')) g(yon)
    join rezervasyon r on r.tenant_id = s.tenant_id and r.k_no = s.rezervasyon_k_no
    where s.satir ->> 'urun_tipi' = any(${LODGINGS}::text[]) and s.bitis > s.baslangic
      and (s.baslangic = ${gun}::date or s.bitis = ${gun}::date)
      and case g.yon when 'giris' then s.baslangic else s.bitis end = ${gun}::date
      and r.durum in ('confirmed', 'completed') and r.kayit_no is not null and r.misafir is not null
      and not exists (select 1 from satir_iptali i where i.tenant_id = s.tenant_id
        and i.rezervasyon_k_no = s.rezervasyon_k_no and i.sira = s.sira)
    order by g.yon desc, baslik, r.kayit_no, s.sira`.execute(trx)
  return rows
}

export interface LetLine {
  readonly sira: number
  readonly kiralik: boolean
  readonly urun_tipi: ProductKind
  readonly baslik: string
  readonly izin_no: string | null
  /** Whether its facts have a place for a permit. */
  readonly izinli: boolean
  readonly baslangic: string
  readonly bitis: string | null
  readonly genel_toplam: number
}

export interface Collected {
  readonly rezervasyon_k_no: string
  readonly kayit_no: string
  readonly misafir: string
  readonly kur_bilgi: readonly FrozenRate[]
  readonly tur: 'tahsilat' | 'iade'
  readonly tutar: number
  readonly kur: string
  readonly odeme_yontemi: string
  readonly gun: string
  readonly satirlar: readonly LetLine[]
}

const LET_LINES = sql`(select jsonb_agg(jsonb_build_object('sira', s.sira, 'urun_tipi', s.satir ->> 'urun_tipi',
    'kiralik', s.satir ->> 'urun_tipi' = any(${LET}::text[]), 'baslik', ${lineTitle('tr')}, 'izin_no', ${PERMIT},
    'izinli', coalesce((select v.bilgi ? 'izin_no' from urun_vitrin v where v.tenant_id = s.tenant_id
      and v.urun_k_no = s.urun_k_no), false),
    'baslangic', s.baslangic, 'bitis', s.bitis, 'genel_toplam', s.genel_toplam) order by s.sira)
  from rezervasyon_satiri s where s.tenant_id = r.tenant_id and s.rezervasyon_k_no = r.k_no)`

/** Money that came and went for bookings in which something was let; what was written off did not come. */
export async function listCollected(trx: TenantTransaction, ilk: Date, bitis: Date): Promise<Collected[]> {
  const { rows } = await sql<Collected>`
    select r.k_no as rezervasyon_k_no, r.kayit_no, concat_ws(' ', r.misafir ->> 'ad', r.misafir ->> 'soyad') as misafir,
      r.kur_bilgi, t.tur, t.tutar, t.kur, t.odeme_yontemi,
      (t.olusturma_zamani at time zone interval '3 hours')::date as gun, ${LET_LINES} as satirlar
    from tahsilat t join rezervasyon r on r.tenant_id = t.tenant_id and r.k_no = t.rezervasyon_k_no
    where t.olusturma_zamani >= ${ilk} and t.olusturma_zamani < ${bitis} and t.odeme_yontemi <> 'silinen'
      and r.kayit_no is not null and exists (select 1 from rezervasyon_satiri l where l.tenant_id = r.tenant_id
        and l.rezervasyon_k_no = r.k_no and l.satir ->> 'urun_tipi' = any(${LET}::text[]))
    order by t.olusturma_zamani, t.k_no`.execute(trx)
  return rows
}
