import { PICTURE_WIDTHS } from '@meltem/contract/content/picture'
import type { cropPicture as call, LibraryPicture } from '@meltem/contract/media/office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { contestedBy } from '../../platform/db/edits/contested.ts'
import { placeOf, removeVariants, variantKey } from '../../platform/files/pictures/picture-files.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import { findMedia, lockMedia, type MediaRow, raiseVersion, updateFacts, updatePicture } from './media.queries.ts'
import { originalOf } from './originals.ts'
import { getOnWire, mediaFrame } from './picture-on-wire.ts'
import { draw, type MediaParts } from './store-photo.ts'
import { changeFiles, newFileName } from './upload-picture.ts'

type Input = ParsedInputOf<typeof call>

/** Focus alone is a word in a row; a cut draws every width anew from the file as it was sent (CAT-54). */
export async function cropPicture(parts: MediaParts, context: RequestContext, input: Input): Promise<LibraryPicture> {
  const { services } = parts
  const { id } = context.tenant
  const seen = await withTenant(services.db, id, (trx) => findMedia(trx, input.k_no))
  if (!seen || seen.silinme_zamani) throw new AppError('bulunamadi')
  if (seen.surum !== input.surum) throw await withTenant(services.db, id, (trx) => changedBy(trx, seen))
  if (input.kirpma === undefined || isSameCut(input.kirpma, seen.kirpma)) await focus(parts, context, input)
  else await cut(parts, context, { seen, input })
  const frame = await mediaFrame(services, context)
  return await withTenant(services.db, id, (trx) => getOnWire(trx, input.k_no, frame))
}

const isSameCut = (one: Input['kirpma'], other: MediaRow['kirpma']) =>
  JSON.stringify(one && [one.x, one.y, one.en, one.boy]) ===
  JSON.stringify(other && [other.x, other.y, other.en, other.boy])

function focusOf({ odak }: Input) {
  return odak === undefined ? {} : { odak_x: odak?.x ?? null, odak_y: odak?.y ?? null }
}

async function focus({ services }: MediaParts, { tenant }: RequestContext, input: Input): Promise<void> {
  await withTenant(services.db, tenant.id, async (trx) => {
    const now = await lockMedia(trx, input.k_no)
    if (!now) throw new AppError('bulunamadi')
    if (now.surum !== input.surum) throw await changedBy(trx, now)
    if (input.odak === undefined) return
    await updatePicture(trx, input.k_no, focusOf(input))
    await raiseVersion(trx, input.k_no)
  })
}

interface Cutting {
  readonly seen: MediaRow
  readonly input: Input
}

async function cut(parts: MediaParts, { tenant }: RequestContext, { seen, input }: Cutting): Promise<void> {
  const { services, studio } = parts
  const dosya = newFileName(seen)
  const place = { ...placeOf(seen, tenant.kod), name: dosya }
  const kirpma = input.kirpma ?? null
  const stored = await draw(studio, place, { source: wholeOf(tenant, seen), cut: kirpma })
  const { caption: _said, ...made } = stored
  try {
    await withTenant(services.db, tenant.id, async (trx) => {
      // A focus was set on what was to be seen; after a cut that is something else.
      const row = { ...made, dosya, odak_x: null, odak_y: null, ...focusOf(input) }
      await changeFiles(parts, trx, { tenant_id: tenant.id, seen, row })
      const facts = seen.asil_en === null ? { asil_en: seen.en, asil_boy: seen.boy } : {}
      await updateFacts(trx, seen.k_no, { ...facts, kirpma: kirpma && JSON.stringify(kirpma) })
    })
  } catch (error) {
    await removeVariants(services.files, place, stored)
    throw error
  }
}

/** A picture that came with the demo, or before originals were kept, is cut from its widest file. */
function wholeOf(tenant: RequestContext['tenant'], row: MediaRow): string {
  if (row.asil) return originalOf(tenant.id, row.k_no)
  const first = { kod: tenant.kod, section: row.bolum, name: row.ad }
  const whole = row.asil_en ?? row.en
  return variantKey(first, PICTURE_WIDTHS.findLast((width) => width <= whole) ?? whole, 'webp')
}

/** Who came first, when, and what it is now (PEOPLE-17). */
async function changedBy(trx: TenantTransaction, { k_no, surum, kirpma, odak_x, odak_y }: MediaRow): Promise<AppError> {
  const alanlar = { surum, kirpma, odak: odak_x === null || odak_y === null ? null : { x: odak_x, y: odak_y } }
  return await contestedBy(trx, { tables: ['gorsel', 'gorsel_bilgi'], k_no }, alanlar)
}
