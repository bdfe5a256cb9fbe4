import { hash, randomUUID } from 'node:crypto'
import type { uploadBankFile as call } from '@meltem/contract/payment/bank-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { lockQuery } from '../../reservation/place/limits.queries.ts'
import { findFile, findOtherFormat, insertFile, insertNewLines, listAccounts } from './bank-file.queries.ts'
import { plainName, type Statement, type StatementLine } from './format/bank-statement.ts'
import { readBankFile } from './format/read-bank-file.ts'

type Uploaded = OutputOf<typeof call>
type Account = Awaited<ReturnType<typeof listAccounts>>[number]

/**
 * Reads a file in: all of it or nothing. Files of one account come one after the other, so that two clerks with the same
 * file, or with files that overlap, write each line once (PAY-11).
 */
export async function uploadBankFile(
  { db }: Services,
  context: RequestContext,
  { ad, hesap_k_no, icerik }: ParsedInputOf<typeof call>,
): Promise<Uploaded> {
  const { k_no: personel_k_no } = await requireStaff(context)
  const { id: tenant_id } = context.tenant
  const statement = readBankFile(icerik)
  const ozet = hash('sha256', icerik, 'buffer')
  return await withTenant(db, tenant_id, async (trx) => {
    const account = await getAccount(trx, statement, hesap_k_no)
    await lockQuery(trx, `banka:${tenant_id}:${account.k_no}`).execute()
    const known = await findFile(trx, account.k_no, ozet)
    if (known) {
      await noteUnchanged(trx, known.k_no, { dosya: known.ad })
      return { data: known, tekrar: true }
    }
    await writeFile(trx, { tenant_id, personel_k_no, ad: plainName(ad), ozet, account, statement })
    const data = await findFile(trx, account.k_no, ozet)
    if (!data) throw new Error('a file that was written is not there')
    return { data, tekrar: false }
  })
}

interface NewFile {
  readonly tenant_id: number
  readonly personel_k_no: string | null
  readonly ad: string
  readonly ozet: Buffer
  readonly account: Pick<Account, 'k_no' | 'kur'>
  readonly statement: Statement
}

export async function writeFile(trx: TenantTransaction, file: NewFile): Promise<void> {
  const { tenant_id, personel_k_no, ad, ozet, account, statement } = file
  const days = statement.satirlar.map(({ tarih }) => tarih).toSorted()
  const about = {
    hesap_k_no: account.k_no,
    bicim: statement.bicim,
    ilk_gun: days[0] ?? '',
    son_gun: days.at(-1) ?? '',
  }
  const other = await findOtherFormat(trx, about)
  if (other) throw new AppError('dosya_bicimi', { ayrinti: { dosya: other.ad, bicim: other.bicim } })
  const dosya_k_no = randomUUID()
  const rows = identified(statement.satirlar).map(({ bakiye: _balance, ...line }) => ({
    ...line,
    tenant_id,
    k_no: randomUUID(),
    dosya_k_no,
    hesap_k_no: account.k_no,
    kur: account.kur,
  }))
  const yeni = await insertNewLines(trx, rows)
  await insertFile(trx, { tenant_id, k_no: dosya_k_no, ad, ozet, satir: rows.length, yeni, personel_k_no, ...about })
}

/**
 * Day, sum, and the number the bank gave it; where it gave none, its words. What is the same in all of that is told apart
 * by the balance after it, or by its place among its equals, which is the same in every file that has the whole day.
 */
function identified(lines: readonly StatementLine[]): (StatementLine & { readonly kimlik: Buffer })[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const { tarih, tutar, gonderen, aciklama, referans, bakiye } = line
    const parts = [tarih, tutar, referans || [gonderen, aciklama], bakiye]
    const text = JSON.stringify(parts)
    const place = (seen.get(text) ?? 0) + 1
    seen.set(text, place)
    return { ...line, kimlik: hash('sha256', `${text}#${place}`, 'buffer').subarray(0, 16) }
  })
}

/** The account the file names, or the one the person has chosen; a foreign one is not known (PAY-11). */
async function getAccount(
  trx: TenantTransaction,
  { hesap, kur }: Statement,
  chosen: string | undefined,
): Promise<Account> {
  const accounts = await listAccounts(trx)
  const account = hesap === null ? chosenAccount(accounts, chosen) : namedAccount(accounts, hesap, kur)
  if (chosen !== undefined && account.k_no !== chosen) {
    if (!accounts.some(({ k_no }) => k_no === chosen)) throw new AppError('bulunamadi')
    throw new AppError('dosya_hesabi', { ayrinti: { hesap: hesap ?? '' } })
  }
  if (kur !== null && kur !== account.kur)
    throw new AppError('dosya_kuru', { ayrinti: { kur, hesap_kuru: account.kur } })
  return account
}

function chosenAccount(accounts: readonly Account[], chosen: string | undefined): Account {
  if (chosen === undefined) throw new AppError('dosya_hesabi_gerekli')
  const account = accounts.find(({ k_no }) => k_no === chosen)
  if (!account) throw new AppError('bulunamadi')
  return account
}

function namedAccount(accounts: readonly Account[], hesap: string, kur: string | null): Account {
  const found = accounts.filter(({ iban }) => isSameAccount(iban, hesap))
  const account = found.find((one) => one.kur === kur) ?? found[0]
  if (!account) throw new AppError('dosya_hesabi', { ayrinti: { hesap: plainName(hesap) } })
  return account
}

/** Worked: `37040044/0532013000`, bank and account, is DE89 3704 0044 0532 0130 00. */
function isSameAccount(iban: string, written: string): boolean {
  const own = iban.replaceAll(/\s/g, '').toUpperCase()
  const asked = written.replaceAll(/\s/g, '').toUpperCase()
  if (own === asked.slice(0, own.length)) return true
  const [bank = '', account = ''] = asked.split('/')
  if (account !== '')
    return own.slice(4) === bank + account.replace(/\D+$/, '').padStart(own.length - 4 - bank.length, '0')
  const digits = asked.replaceAll(/\D/g, '')
  return digits.length >= 10 && own.endsWith(digits)
}
