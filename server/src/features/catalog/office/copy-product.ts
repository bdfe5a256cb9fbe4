import { randomUUID } from 'node:crypto'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { copyOption, copyRows, copyThing, listOptionKeys } from './copy-product.queries.ts'
import { freeSlug } from './create-product.ts'
import { findProductRow, listTextRows, lockProductRow, upsertTextRow } from './product-row.queries.ts'
import type { Editor } from './save-product.ts'

const COPY: Readonly<Record<Language, string>> = { tr: 'kopya', en: 'copy', de: 'Kopie', ru: 'копия' }

/** A draft like this one; what it sells has stock of its own, so that neither takes from the other. */
export async function copyProduct(editor: Editor, from: string, to: string): Promise<void> {
  const { trx, tenant_id } = editor
  // The answer to the first call was lost on its way: the copy is there.
  if (await findProductRow(trx, to)) return
  if (!(await lockProductRow(trx, from))) throw new AppError('bulunamadi')
  await copyRows(trx, from, to)
  for (const { dil, baslik, slug, ozet, icerik } of await listTextRows(trx, [from])) {
    const free = await freeSlug(trx, dil, `${slug}-${COPY[dil].toLowerCase()}`, to)
    const words = { baslik: `${baslik} (${COPY[dil]})`, slug: free, ozet, icerik: JSON.stringify(icerik) }
    await upsertTextRow(trx, { tenant_id, urun_k_no: to, dil, ...words })
  }
  const things = new Map<string, string>()
  for (const { k_no, kaynak_k_no } of await listOptionKeys(trx, from)) {
    if (kaynak_k_no && !things.has(kaynak_k_no)) {
      const copy = randomUUID()
      things.set(kaynak_k_no, copy)
      await copyThing(trx, kaynak_k_no, copy)
    }
    const thing = kaynak_k_no === null ? null : (things.get(kaynak_k_no) ?? null)
    await copyOption(trx, { from: k_no, to: randomUUID(), urun_k_no: to, kaynak_k_no: thing })
  }
}
