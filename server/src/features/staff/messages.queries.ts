import type { ContactMessage } from '@meltem/contract/staff/staff'
import type { Selectable } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { Database } from '../../platform/db/tables/database.ts'

export const PAGE_SIZE = 25

export async function listContactMessages(
  trx: TenantTransaction,
  durum: ContactMessage['durum'] | undefined,
  page: number,
): Promise<{ data: ContactMessage[]; toplam: number }> {
  const matching = trx
    .selectFrom('iletisim_mesaji')
    .$if(durum !== undefined, (query) => query.where('durum', '=', durum as ContactMessage['durum']))
  const rows = await matching
    .selectAll()
    .orderBy('olusturma_zamani', 'desc')
    .orderBy('k_no')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const { toplam } = await matching.select(({ fn }) => fn.countAll<string>().as('toplam')).executeTakeFirstOrThrow()
  return { data: rows.map(messageOf), toplam: Number(toplam) }
}

export async function updateContactMessage(
  trx: TenantTransaction,
  k_no: string,
  durum: ContactMessage['durum'],
): Promise<ContactMessage | undefined> {
  const row = await trx
    .updateTable('iletisim_mesaji')
    .set({ durum })
    .where('k_no', '=', k_no)
    .returningAll()
    .executeTakeFirst()
  return row && messageOf(row)
}

function messageOf({ tenant_id: _tenant, ...row }: Selectable<Database['iletisim_mesaji']>): ContactMessage {
  return { ...row, olusturma_zamani: row.olusturma_zamani.toISOString() }
}

interface Waiting {
  yeni_mesaj: number
  bekleyen_eposta: number
  basarisiz_eposta: number
  sayfa: number
}

export async function countWaiting(trx: TenantTransaction): Promise<Waiting> {
  const count = (value: string | number | bigint | undefined) => Number(value ?? 0)
  const messages = await trx
    .selectFrom('iletisim_mesaji')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('durum', '=', 'yeni')
    .executeTakeFirst()
  const mails = await trx
    .selectFrom('eposta')
    .select(['durum'])
    .select(({ fn }) => fn.countAll().as('n'))
    .where('durum', '<>', 'gonderildi')
    .groupBy('durum')
    .execute()
  const pages = await trx
    .selectFrom('sayfa')
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirst()
  return {
    yeni_mesaj: count(messages?.n),
    bekleyen_eposta: count(mails.find((row) => row.durum === 'bekliyor')?.n),
    basarisiz_eposta: count(mails.find((row) => row.durum === 'basarisiz')?.n),
    sayfa: count(pages?.n),
  }
}
