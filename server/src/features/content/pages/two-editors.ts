import type { WrittenPage, WrittenText } from '@meltem/contract/content/office'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { mergeText } from '@meltem/domain/content/merge-text'
import { FIELD_BY_FIELD, mergeEdits } from '@meltem/domain/edits/merge-edits'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { contestedBy } from '../../../platform/db/edits/contested.ts'
import { lockPage } from './page.queries.ts'
import { getWrittenPage } from './written-page.ts'

type Seen = NonNullable<WrittenPage['gorulen']>
type Facts = Omit<Seen, 'icerik'>

/**
 * A page as two editors leave it (PAGE-22): what the other has changed since this one began is kept, field by field and
 * block by block; what both have changed is refused with what it says now.
 */
export async function mergedPage(
  trx: TenantTransaction,
  k_no: string,
  sent: WrittenPage,
  seen: Seen,
): Promise<WrittenPage> {
  const locked = await lockPage(trx, k_no)
  if (!locked) throw new AppError('bulunamadi')
  const stands = await getWrittenPage(trx, k_no)
  const facts = mergeEdits(factsOf(seen), factsOf(sent), factsOf(stands), FIELD_BY_FIELD)
  const contested: Record<string, unknown> = { ...facts.contested }
  const icerik: Partial<Record<Language, WrittenText>> = {}
  for (const [dil, mine] of Object.entries(sent.icerik) as [Language, WrittenText][]) {
    const [base, theirs] = [seen.icerik[dil], stands.icerik[dil]]
    if (!base || !theirs) {
      // Written for the first time by both: the second one sees what the first has written.
      if (theirs && !base) contested[dil] = theirs
      icerik[dil] = mine
      continue
    }
    const text = mergeText(textOf(base), textOf(mine), textOf(theirs))
    for (const [field, now] of Object.entries(text.contested)) contested[`${dil}.${field}`] = now
    icerik[dil] = text.merged
  }
  if (Object.keys(contested).length > 0) {
    throw await contestedBy(trx, { tables: ['sayfa', 'sayfa_icerik'], k_no }, contested)
  }
  return { k_no, ...facts.merged, icerik }
}

/** What may be left out means what it means when it is left out. */
function factsOf({ turu, gorsel, kategori_k_no, yazar, yayin_zamani, taslak, sozlesme }: Facts) {
  return {
    turu,
    gorsel,
    kategori_k_no: kategori_k_no ?? null,
    yazar: yazar ?? {},
    yayin_zamani: new Date(yayin_zamani).toISOString(),
    taslak,
    sozlesme: sozlesme ?? false,
  }
}

function textOf({ slug, url, taslak, ...text }: WrittenText) {
  return { ...text, slug: slug ?? null, url: url ?? null, taslak: taslak ?? false }
}
