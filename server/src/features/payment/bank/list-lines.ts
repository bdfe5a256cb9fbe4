import type { listBankLines as call } from '@meltem/contract/payment/bank-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { findNewestFile, listAccounts } from './bank-file.queries.ts'
import { listLineRows, sumLines } from './bank-line.queries.ts'
import { linesOnWire, suggestAll } from './suggestions.ts'

const PAGE_SIZE = 50

export async function listBankLines(
  trx: TenantTransaction,
  { gorunum: view = 'acik', hesap_k_no: account, sayfa = 1 }: ParsedInputOf<typeof call>,
  now: Date,
): Promise<OutputOf<typeof call>> {
  const accounts = await listAccounts(trx)
  if (account && !accounts.some(({ k_no }) => k_no === account)) throw new AppError('bulunamadi')
  const skip = (sayfa - 1) * PAGE_SIZE
  const waiting = await suggestAll(trx, { account, now })
  const shown =
    view === 'acik'
      ? waiting.slice(skip, skip + PAGE_SIZE)
      : (await listLineRows(trx, { view, account }, { most: PAGE_SIZE, skip })).map((row) => ({ row }))
  const { adet } = await sumLines(trx, { view, account })
  const { tutarlar } = await sumLines(trx, { view: 'acik', account })
  return {
    data: await linesOnWire(trx, shown),
    toplam: adet,
    kesinler: waiting.filter(({ suggested }) => suggested.sinif === 'kesin').map(({ row }) => row.k_no),
    bekleyen: tutarlar,
    hesaplar: accounts.map(({ k_no, banka, iban, kur }) => ({ k_no, ad: banka, iban, kur })),
    son_dosya: await findNewestFile(trx),
  }
}
