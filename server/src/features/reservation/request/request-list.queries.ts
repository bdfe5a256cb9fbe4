import type { RequestRow, RequestView } from '@meltem/contract/reservation/request-office'
import type { Language } from '@meltem/contract/wire/language'
import { toAmount } from '@meltem/domain/money'
import { ANSWER_HOURS } from '@meltem/domain/reservation/deadlines'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { lineTitle } from '../line-title.queries.ts'

/** What a deadline is where no option runs: the promise of an answer. */
const DEADLINE = sql<Date>`coalesce(r.bitis, r.olusturma_zamani + make_interval(hours => ${sql.lit(ANSWER_HOURS)}))`

const VIEWS: Readonly<Record<RequestView, RawBuilder<unknown>>> = {
  bekleyen: sql`r.durum = 'requested' and r.karsi_teklif is null`,
  teklif: sql`r.durum = 'requested' and r.karsi_teklif is not null`,
  kapanan: sql`r.durum <> 'requested' and r.olusturma_zamani > now() - interval '30 days'`,
}

interface Stored extends Omit<RequestRow, 'tutar' | 'on_odeme' | 'olusturma_zamani' | 'son' | 'ustlenen'> {
  readonly tutar: number
  readonly on_odeme: number
  readonly olusturma_zamani: Date
  readonly son: Date
  readonly ustlenen_k_no: string | null
  readonly ustlenen_ad: string | null
  readonly ustlenen_bitis: Date | null
}

interface Question {
  readonly language: Language
  readonly now: Date
}

async function listWhere(trx: TenantTransaction, { language, now }: Question, which: RawBuilder<unknown>) {
  const { rows } = await sql<Stored>`
    select r.k_no, r.kayit_no, r.durum, r.misafir ->> 'ad' as ad, r.misafir ->> 'soyad' as soyad,
      r.misafir ->> 'telefon' as telefon, r.misafir ->> 'e_mail' as e_mail, r.lang, ${lineTitle(language)} as baslik,
      ${lineTitle(sql`r.lang`)} as baslik_misafir,
      s.satir ->> 'urun_tipi' as urun_tipi, s.baslangic, s.satir ->> 'baslangic_saat' as baslangic_saat, s.bitis,
      s.satir -> 'pax' as pax, (select count(*)::int from rezervasyon_satiri d where d.tenant_id = r.tenant_id
        and d.rezervasyon_k_no = r.k_no) as satir,
      r.genel_toplam as tutar, r.on_odeme_toplam as on_odeme, r.secilen_kur as kur, r.bitis is not null as opsiyon,
      r.olusturma_zamani, ${DEADLINE} as son, u.personel_k_no as ustlenen_k_no, p.ad || ' ' || p.soyad as ustlenen_ad,
      u.bitis as ustlenen_bitis
    from rezervasyon r
    join rezervasyon_satiri s on s.tenant_id = r.tenant_id and s.rezervasyon_k_no = r.k_no and s.sira = 0
    left join istek_ustlenme u on u.tenant_id = r.tenant_id and u.rezervasyon_k_no = r.k_no and u.bitis > ${now}
      and r.durum = 'requested'
    left join personel p on p.tenant_id = u.tenant_id and p.k_no = u.personel_k_no
    where r.rezervasyon_satis_durum = 'sor_sat' and r.kayit_no is not null and r.misafir is not null and ${which}`.execute(
    trx,
  )
  return rows.map(onWire)
}

function onWire({ ustlenen_k_no, ustlenen_ad, ustlenen_bitis, ...row }: Stored): RequestRow {
  const taken = ustlenen_k_no !== null && ustlenen_bitis !== null
  return {
    ...row,
    tutar: toAmount(row.tutar),
    on_odeme: toAmount(row.on_odeme),
    olusturma_zamani: row.olusturma_zamani.toISOString(),
    son: row.son.toISOString(),
    ustlenen: taken
      ? { personel_k_no: ustlenen_k_no, ad: ustlenen_ad ?? '', bitis: ustlenen_bitis.toISOString() }
      : null,
  }
}

/** Those that wait by their deadline; those that are closed, the newest first. */
export async function listRequests(
  trx: TenantTransaction,
  question: Question & { readonly view: RequestView; readonly most: number },
): Promise<RequestRow[]> {
  const { view, most } = question
  const order = view === 'kapanan' ? sql`r.olusturma_zamani desc` : DEADLINE
  return await listWhere(trx, question, sql`${VIEWS[view]} order by ${order}, r.k_no limit ${most}`)
}

export async function findRequest(trx: TenantTransaction, question: Question, k_no: string) {
  const [row] = await listWhere(trx, question, sql`r.k_no = ${k_no}::uuid`)
  return row
}

export async function countRequests(trx: TenantTransaction): Promise<Record<RequestView, number>> {
  const { rows } = await sql<Record<RequestView, number>>`
    select count(*) filter (where ${VIEWS.bekleyen})::int as bekleyen, count(*) filter (where ${VIEWS.teklif})::int as teklif,
      count(*) filter (where ${VIEWS.kapanan})::int as kapanan
    from rezervasyon r where r.rezervasyon_satis_durum = 'sor_sat' and r.kayit_no is not null`.execute(trx)
  return rows[0] ?? { bekleyen: 0, teklif: 0, kapanan: 0 }
}

interface Taking {
  readonly tenant_id: number
  readonly rezervasyon_k_no: string
  readonly personel_k_no: string
  readonly now: Date
  readonly bitis: Date
}

/** One statement: of two clerks who take it at the same time one has it. Answers whether it is the caller's. */
export async function takeRequest(trx: TenantTransaction, taking: Taking): Promise<boolean> {
  const { now, ...row } = taking
  const taken = await trx
    .insertInto('istek_ustlenme')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'rezervasyon_k_no'])
        .doUpdateSet({ personel_k_no: row.personel_k_no, bitis: row.bitis })
        .where((eb) =>
          eb.or([eb('istek_ustlenme.bitis', '<=', now), eb('istek_ustlenme.personel_k_no', '=', row.personel_k_no)]),
        ),
    )
    .returning('personel_k_no')
    .executeTakeFirst()
  return taken !== undefined
}

export async function releaseRequest(
  trx: TenantTransaction,
  { rezervasyon_k_no, personel_k_no }: Pick<Taking, 'rezervasyon_k_no' | 'personel_k_no'>,
): Promise<void> {
  await trx
    .deleteFrom('istek_ustlenme')
    .where('rezervasyon_k_no', '=', rezervasyon_k_no)
    .where('personel_k_no', '=', personel_k_no)
    .execute()
}

/** Bookings of the same guest before this one. */
export async function countEarlier(trx: TenantTransaction, k_no: string): Promise<number> {
  const { rows } = await sql<{ adet: number }>`
    select count(*)::int as adet from rezervasyon d
    join rezervasyon r on r.tenant_id = d.tenant_id and r.k_no = ${k_no}::uuid
    where d.misafir ->> 'e_mail' = r.misafir ->> 'e_mail' and d.k_no <> r.k_no
      and d.durum in ('confirmed', 'completed')`.execute(trx)
  return rows[0]?.adet ?? 0
}

/** What has happened to it. */
export async function listHistory(trx: TenantTransaction, k_no: string) {
  const { rows } = await sql<{ zaman: Date; olay: string; kim: string | null }>`
    select d.zaman, d.olay, p.ad || ' ' || p.soyad as kim from denetim d
    left join personel p on p.tenant_id = d.tenant_id and d.kim = 'personel:' || p.k_no
    where d.konu_k_no = ${k_no}::uuid order by d.no limit 50`.execute(trx)
  return rows.map((row) => ({ ...row, zaman: row.zaman.toISOString() }))
}
