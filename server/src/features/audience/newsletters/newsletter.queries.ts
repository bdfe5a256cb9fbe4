import type { NewsletterFields, NewsletterProgress, NewsletterState } from '@meltem/contract/audience/newsletter-office'
import type { Language } from '@meltem/contract/wire/language'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { After } from '../../../platform/http/page-place.ts'

export interface NewsletterRow extends NewsletterFields {
  readonly k_no: string
  readonly surum: number
  readonly durum: NewsletterState
  readonly hedef: number | null
  readonly gonderen: string | null
  readonly plan_zamani: Date | null
  readonly baslama_zamani: Date | null
  readonly bitis_zamani: Date | null
  readonly degisme_zamani: Date
  readonly yer: string
}

const COLUMNS = sql`b.k_no, b.surum, b.konu, b.onizleme, b.bloklar, b.diller, b.segment, b.eksik_dil, b.durum, b.hedef,
  p.ad || ' ' || p.soyad as gonderen, b.plan_zamani, b.baslama_zamani, b.bitis_zamani, b.degisme_zamani,
  to_char(b.olusturma_zamani at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as yer`
const WITH_SENDER = sql`bulten b left join personel p on p.tenant_id = b.tenant_id and p.k_no = b.gonderen_k_no`

export async function listNewsletterRows(
  trx: TenantTransaction,
  after: After | undefined,
  most: number,
): Promise<NewsletterRow[]> {
  const begin = after
    ? sql`where b.olusturma_zamani <= ${after.yer}::timestamptz
      and (b.olusturma_zamani < ${after.yer}::timestamptz or b.k_no > ${after.k_no}::uuid)`
    : sql``
  const { rows } = await sql<NewsletterRow>`select ${COLUMNS} from ${WITH_SENDER} ${begin}
    order by b.olusturma_zamani desc, b.k_no limit ${most}`.execute(trx)
  return rows
}

/** Under its lock where it is going to be written. */
export async function findNewsletter(
  trx: TenantTransaction,
  k_no: string,
  lock = false,
): Promise<NewsletterRow | undefined> {
  const { rows } = await sql<NewsletterRow>`select ${COLUMNS} from ${WITH_SENDER} where b.k_no = ${k_no}
    ${lock ? sql`for no key update of b` : sql``}`.execute(trx)
  return rows[0]
}

const onColumns = ({ konu, onizleme, bloklar, ...fields }: Partial<NewsletterFields>) => ({
  ...fields,
  ...(konu ? { konu: JSON.stringify(konu) } : {}),
  ...(onizleme ? { onizleme: JSON.stringify(onizleme) } : {}),
  ...(bloklar ? { bloklar: JSON.stringify(bloklar) } : {}),
})

/** False where the key is another's already. */
export async function insertNewsletter(
  trx: TenantTransaction,
  { tenant_id, k_no }: { readonly tenant_id: number; readonly k_no: string },
  { konu, onizleme, bloklar, ...fields }: NewsletterFields,
): Promise<void> {
  const written = { konu: JSON.stringify(konu), onizleme: JSON.stringify(onizleme), bloklar: JSON.stringify(bloklar) }
  await trx
    .insertInto('bulten')
    .values({ tenant_id, k_no, ...fields, ...written })
    .execute()
}

export async function updateNewsletter(
  trx: TenantTransaction,
  k_no: string,
  change: Partial<NewsletterFields>,
): Promise<void> {
  await trx
    .updateTable('bulten')
    .set({ ...onColumns(change), surum: sql<number>`surum + 1`, degisme_zamani: sql<Date>`now()` })
    .where('k_no', '=', k_no)
    .execute()
}

export async function deleteNewsletter(trx: TenantTransaction, k_no: string): Promise<void> {
  await trx.deleteFrom('bulten').where('k_no', '=', k_no).execute()
}

interface Standing {
  readonly durum: NewsletterState
  readonly hedef?: number
  readonly gonderen_k_no?: string | null
  readonly plan_zamani?: string | Date | null
  readonly baslama_zamani?: Date
  readonly bitis_zamani?: Date
}

export async function setStanding(trx: TenantTransaction, k_no: string, standing: Standing): Promise<void> {
  await trx
    .updateTable('bulten')
    .set({ ...standing, surum: sql<number>`surum + 1`, degisme_zamani: sql<Date>`now()` })
    .where('k_no', '=', k_no)
    .execute()
}

/** Those that are on their way, and those whose time has come. */
export async function listDueNewsletters(trx: TenantTransaction, now: Date): Promise<{ k_no: string }[]> {
  const { rows } = await sql<{ k_no: string }>`select k_no from bulten
    where durum = 'gonderiliyor' or (durum = 'planli' and plan_zamani <= ${now}) order by olusturma_zamani`.execute(trx)
  return rows
}

export interface Choice {
  readonly diller: readonly Language[]
  readonly segment: NewsletterFields['segment']
}

const HAS_BOOKED = sql`a.e_mail in (select r.misafir ->> 'e_mail' from rezervasyon r
  where r.kayit_no is not null and r.durum in ('confirmed', 'completed'))`
const HAS_ACCOUNT = sql`exists (select 1 from uye u where u.tenant_id = a.tenant_id and u.e_mail = a.e_mail)`

const SEGMENTS: Readonly<Record<Choice['segment'], RawBuilder<unknown>>> = {
  hepsi: sql`true`,
  misafir: HAS_BOOKED,
  misafir_degil: sql`not (${HAS_BOOKED})`,
  uye: HAS_ACCOUNT,
  uye_degil: sql`not ${HAS_ACCOUNT}`,
}

/** Only who has confirmed, whatever else was chosen. */
const chosen = ({ diller, segment }: Choice) => sql`a.durum = 'onayli'
  and (${diller.length === 0} or a.dil = any(${[...diller]}::text[])) and ${SEGMENTS[segment]}`

export async function countReceivers(
  trx: TenantTransaction,
  choice: Choice,
): Promise<{ dil: Language; sayi: number }[]> {
  const { rows } = await sql<{ dil: Language; sayi: number }>`
    select a.dil, count(*)::int as sayi from abone a where ${chosen(choice)}
    group by a.dil order by array_position('{tr,en,de,ru}'::text[], a.dil)`.execute(trx)
  return rows
}

export interface Receiver {
  readonly k_no: string
  readonly e_mail: string
  readonly dil: Language
}

/** Those who had confirmed when it began and have none coming yet. */
export async function listNextReceivers(
  trx: TenantTransaction,
  k_no: string,
  { choice, begun, most }: { readonly choice: Choice; readonly begun: Date; readonly most: number },
): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select a.k_no, a.e_mail, a.dil from abone a where ${chosen(choice)} and a.onay_zamani <= ${begun}
      and not exists (select 1 from bulten_alici c where c.bulten_k_no = ${k_no}::uuid and c.abone_k_no = a.k_no)
    order by a.k_no limit ${most}`.execute(trx)
  return rows
}

interface NewReceiver {
  readonly tenant_id: number
  readonly bulten_k_no: string
  readonly abone_k_no: string
  readonly eposta_k_no: string
}

export async function insertReceivers(trx: TenantTransaction, rows: readonly NewReceiver[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('bulten_alici').values(rows).execute()
}

type Counted = Omit<NewsletterProgress, 'hedef'> & { readonly bulten_k_no: string }

export async function countProgress(trx: TenantTransaction, keys: readonly string[]): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select c.bulten_k_no, count(*) filter (where e.durum = 'bekliyor')::int as sirada,
      count(*) filter (where e.durum = 'gonderildi')::int as gonderilen,
      count(*) filter (where e.durum = 'basarisiz')::int as basarisiz,
      count(*) filter (where e.durum in ('istenmedi', 'geri_alindi'))::int as birakilan
    from bulten_alici c join eposta e on e.tenant_id = c.tenant_id and e.k_no = c.eposta_k_no
    where c.bulten_k_no = any(${[...keys]}::uuid[]) group by c.bulten_k_no`.execute(trx)
  return rows
}

/** Mails that wait though no job will fetch them: it was held when theirs came. */
export async function listStrandedMails(trx: TenantTransaction, k_no: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ k_no: string }>`
    select e.k_no from bulten_alici c join eposta e on e.tenant_id = c.tenant_id and e.k_no = c.eposta_k_no
    where c.bulten_k_no = ${k_no}::uuid and e.durum = 'bekliyor' and not exists (
      select 1 from pgboss.job j where j.name = 'send-mail' and j.id = e.k_no
        and j.state in ('created', 'retry', 'active'))
    order by e.k_no limit ${most}`.execute(trx)
  return rows.map((row) => row.k_no)
}

/** What has not gone yet does not go any more. */
export async function dropWaitingMails(trx: TenantTransaction, k_no: string): Promise<void> {
  await sql`update eposta e set durum = 'geri_alindi' from bulten_alici c
    where c.tenant_id = e.tenant_id and c.eposta_k_no = e.k_no and c.bulten_k_no = ${k_no}::uuid
      and e.durum = 'bekliyor'`.execute(trx)
}
