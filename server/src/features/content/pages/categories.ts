import { AppError } from '@meltem/contract/wire/errors'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { deleteCategory, hasArticles } from './page.queries.ts'

/** A category with articles is moved out of first: an article must not lose its place unseen. */
export async function removeCategory(trx: TenantTransaction, k_no: string): Promise<void> {
  if (await hasArticles(trx, k_no)) throw new AppError('kategori_dolu')
  const gone = await deleteCategory(trx, k_no)
  if (!gone) throw new AppError('bulunamadi')
}
