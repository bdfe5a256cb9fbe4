import type { PaymentProvider } from '@meltem/contract/payment/payment'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { paymentTermsOf } from '../../payment/start/payment-terms-of.ts'

/** What an operator has said and tried so far. */
export interface SetupState {
  /** Registered name, tax number, number of the association, phone and address. */
  readonly sirket: boolean
  readonly marka: boolean
  readonly banka: boolean
  /** Who takes the cards. */
  readonly saglayici: PaymentProvider
  /** When the 1.00 at that provider last came and went back; null: never by the keys that count now (PAY-17). */
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

/** By the tenant's own keys where it has some, whatever was tried with those of the installation before. */
const tried = (ad: string, installation: RawBuilder<Date | null>) =>
  sql<Date | null>`case when exists (select from gizli_ayar where ad = ${ad})
    then (select deneme_zamani from gizli_ayar where ad = ${ad} and deneme_tamam)
    else ${installation} end`

const passedTrial = (ad: string) =>
  sql<Date | null>`(select max(sonuc_zamani) from odeme_provasi
    where saglayici = ${ad} and surum = 0 and durum = 'tamam')`

const passedMail = sql<Date | null>`(select (deger ->> 'eposta')::timestamptz from ayar where anahtar = 'denemeler')`

export async function readSetupState(trx: TenantTransaction): Promise<SetupState> {
  const terms = await trx.selectFrom('ayar').select('deger').where('anahtar', '=', 'odeme').executeTakeFirst()
  const { saglayici } = paymentTermsOf(terms?.deger)
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
  const { rows } = await sql<Omit<SetupState, 'saglayici'>>`select ${company} as sirket,
    ${said('logofavicon', 'logo')} as marka,
    exists (select from banka_hesabi where aktif) as banka,
    ${tried(saglayici, passedTrial(saglayici))} as odeme,
    ${tried('smtp', passedMail)} as eposta,
    (select count(*)::int from urun where not yayinda and emekli_zamani is null) as taslak,
    (select count(*)::int from urun where yayinda) as yayinda,
    (select count(*)::int from sayfa where turu = 'p' and taslak) as taslak_sayfa,
    exists (select from rezervasyon where durum in ('confirmed', 'completed')) as satti`.execute(trx)
  const [state] = rows
  if (!state) throw new Error('no state of the set-up')
  return { ...state, saglayici }
}
