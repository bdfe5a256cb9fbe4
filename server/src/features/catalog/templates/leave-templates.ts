import type { ExtraPart, PartValues, QuestionPart } from '@meltem/contract/catalog/office-parts'
import { isSame } from '@meltem/domain/edits/merge-edits'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { unlinkOnProduct } from './template.queries.ts'

type Templated = Pick<PartValues, 'ekstra' | 'soru' | 'iptal'>

interface Edited<P extends keyof Templated> {
  readonly before: PartValues[P]
  readonly value: PartValues[P]
}

/** Keys of what says something else now, or is gone. */
function changedKeys<T>(before: readonly T[], after: readonly T[], keyOf: (one: T) => string): string[] {
  const now = new Map(after.map((one) => [keyOf(one), one]))
  return before.filter((one) => !isSame(one, now.get(keyOf(one)))).map(keyOf)
}

/**
 * What is changed on a product itself is the product's own from then on (CAT-91): the next save of the template does not
 * take it away again.
 */
export const leaveTemplates = {
  ekstra: (trx: TenantTransaction, k_no: string, { before, value }: Edited<'ekstra'>) => {
    const keys = changedKeys<ExtraPart['ekstralar'][number]>(before.ekstralar, value.ekstralar, (one) => one.k_no)
    return unlinkOnProduct(trx, k_no, { tur: 'ek_hizmet', keys })
  },
  soru: (trx: TenantTransaction, k_no: string, { before, value }: Edited<'soru'>) => {
    const keys = changedKeys<QuestionPart['sorular'][number]>(before.sorular, value.sorular, (one) => one.kod)
    return unlinkOnProduct(trx, k_no, { tur: 'soru', keys })
  },
  iptal: async (trx: TenantTransaction, k_no: string, { before, value }: Edited<'iptal'>) => {
    const same = isSame(before, value)
    if (!same) await unlinkOnProduct(trx, k_no, { tur: 'iptal_kosulu', keys: null })
  },
}
