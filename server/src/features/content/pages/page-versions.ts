import type { ListedVersion, takeBackPage } from '@meltem/contract/content/page-versions'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { contestedBy } from '../../../platform/db/edits/contested.ts'
import { findVersion } from '../content.queries.ts'
import { findText, listWrittenVersions, lockPage, lockText, updateText } from './page.queries.ts'
import { type Editing, keepVersion } from './page-office.ts'

export async function listVersionsOf(trx: TenantTransaction, k_no: string, dil: Language): Promise<ListedVersion[]> {
  const text = await findText(trx, k_no, dil)
  if (!text) throw new AppError('bulunamadi')
  const rows = await listWrittenVersions(trx, k_no, dil)
  return rows.map(({ surum, olusturma_zamani, ad, soyad }) => ({
    surum,
    zaman: olusturma_zamani.toISOString(),
    yazan: ad === null ? null : `${ad} ${soyad}`,
    simdiki: surum === text.surum,
  }))
}

export async function getVersion(
  trx: TenantTransaction,
  asked: { readonly k_no: string; readonly dil: Language; readonly surum: number },
) {
  const version = await findVersion(trx, asked)
  if (!version) throw new AppError('bulunamadi')
  return version as unknown as { baslik: string; ozet: string; bloklar: [] }
}

/** What an older version said is said again, as a new version: what stood in between can be taken back to as well. */
export async function takeBack(
  trx: TenantTransaction,
  editing: Editing,
  { k_no, dil, surum, gorulen }: ParsedInputOf<typeof takeBackPage>,
): Promise<number> {
  await lockPage(trx, k_no)
  const stands = await lockText(trx, k_no, dil)
  const version = await findVersion(trx, { k_no, dil, surum })
  if (!stands || !version) throw new AppError('bulunamadi')
  if (stands.surum !== gorulen) {
    throw await contestedBy(trx, { tables: ['sayfa', 'sayfa_icerik'], k_no }, { surum: stands.surum })
  }
  if (surum === stands.surum) return surum
  // A version that was never kept is kept before it goes.
  await keepVersion(trx, editing, { k_no, dil, ...stands, yazan: null })
  const { baslik, ozet } = version
  const bloklar = JSON.stringify(version.bloklar)
  const next = stands.surum + 1
  await updateText(trx, { k_no, dil }, { baslik, ozet, bloklar, surum: next })
  await keepVersion(trx, editing, { k_no, dil, surum: next, baslik, ozet, bloklar, yazan: editing.staff })
  return next
}
