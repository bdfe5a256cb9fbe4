import type { writePictureText as call, LibraryPicture } from '@meltem/contract/media/office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { withTenant } from '../../platform/db/connection.ts'
import { contestedBy } from '../../platform/db/edits/contested.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { lockMedia, type MediaRow, updateFacts, updatePicture } from './media.queries.ts'
import { getOnWire, mediaFrame } from './picture-on-wire.ts'

/**
 * Language by language, like everything two clerks may write (PEOPLE-17). A new text in the tenant's own language leaves
 * the others behind it, until they are written too (CAT-52).
 */
export async function writePictureText(
  services: Services,
  context: RequestContext,
  { k_no, gorulen, yeni }: ParsedInputOf<typeof call>,
): Promise<LibraryPicture> {
  const frame = await mediaFrame(services, context)
  return await withTenant(services.db, context.tenant.id, async (trx) => {
    const row = await lockMedia(trx, k_no)
    if (!row || row.silinme_zamani) throw new AppError('bulunamadi')
    const now = (language: Language) => row.aciklama[language] ?? ''
    const changed = LANGUAGES.filter((language) => yeni[language] !== undefined && yeni[language] !== now(language))
    const contested = changed.filter((language) => now(language) !== (gorulen[language] ?? ''))
    if (contested.length > 0) {
      const alanlar = Object.fromEntries(contested.map((language) => [language, now(language)]))
      throw await contestedBy(trx, { tables: ['gorsel'], k_no }, alanlar)
    }
    if (changed.length > 0) {
      const aciklama = Object.fromEntries(
        LANGUAGES.map((language) => [language, yeni[language] ?? now(language)] as const).filter(
          ([, text]) => text !== '',
        ),
      )
      await updatePicture(trx, k_no, { aciklama: JSON.stringify(aciklama) })
      await updateFacts(trx, k_no, { eski_diller: staleAfter(row, changed, frame.varsayilan) })
    }
    return await getOnWire(trx, k_no, frame)
  })
}

function staleAfter({ aciklama, eski_diller }: MediaRow, changed: readonly Language[], source: Language): Language[] {
  const before: readonly Language[] = eski_diller
  const behind = (language: Language) =>
    before.includes(language) || (changed.includes(source) && language !== source && (aciklama[language] ?? '') !== '')
  return LANGUAGES.filter((language) => behind(language) && !changed.includes(language))
}
