import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

/** What an operator has said and tried so far. */
export interface SetupState {
  /** Registered name, tax number, number of the association, phone and address. */
  readonly sirket: boolean
  readonly marka: boolean
  readonly banka: boolean
  /** When the keys of whoever takes cards were last taken; null: never, or others since. */
  readonly odeme: Date | null
  /** When a test mail was last taken. */
  readonly eposta: Date | null
  /** Products that are drafts, and those on the storefront. */
  readonly taslak: number
  readonly yayinda: number
  /** Legal pages that nobody has read and published yet. */
  readonly taslak_sayfa: number
  /** A booking was confirmed once. */
  readonly satti: boolean
}

const said = (part: string, field: string) =>
  sql<boolean>`exists (select from ayar where anahtar = ${part} and coalesce(deger ->> ${field}, '') <> '')`

const tried = (names: readonly string[], what: string) =>
  sql<Date | null>`coalesce(
    (select max(deneme_zamani) from gizli_ayar where ad in (${sql.join(names)}) and deneme_tamam),
    (select (deger ->> ${what})::timestamptz from ayar where anahtar = 'denemeler'
      and not exists (select from gizli_ayar where ad in (${sql.join(names)}))))`

export async function readSetupState(trx: TenantTransaction): Promise<SetupState> {
  const company = sql.join(
    [
      said('company', 'unvan'),
      said('company', 'vergi_no'),
      said('company', 'birlik_no'),
      said('contact', 'telefon'),
      said('contact', 'adres'),
    ],
    sql` and `,
  )
  const { rows } = await sql<SetupState>`select ${company} as sirket,
    ${said('logofavicon', 'logo')} as marka,
    exists (select from banka_hesabi where aktif) as banka,
    ${tried(['iyzico', 'stripe', 'paytr'], 'odeme')} as odeme,
    ${tried(['smtp'], 'eposta')} as eposta,
    (select count(*)::int from urun where not yayinda and emekli_zamani is null) as taslak,
    (select count(*)::int from urun where yayinda) as yayinda,
    (select count(*)::int from sayfa where turu = 'p' and taslak) as taslak_sayfa,
    exists (select from rezervasyon where durum in ('confirmed', 'completed')) as satti`.execute(trx)
  const [state] = rows
  if (!state) throw new Error('no state of the set-up')
  return state
}
