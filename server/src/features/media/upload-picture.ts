import { hash, randomUUID } from 'node:crypto'
import type { uploadPicture as call } from '@meltem/contract/media/office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { placeOf } from '../../platform/files/pictures/picture-files.ts'
import { type RequestContext, requireStaff } from '../../platform/http/api.ts'
import { hangPictures, knownKeys } from './gallery.queries.ts'
import { findSameBytes, lockMedia, type MediaRow, raiseVersion, updateFacts, updatePicture } from './media.queries.ts'
import { keepOriginal } from './originals.ts'
import { requirePicture } from './picture-kind.ts'
import { getOnWire, mediaFrame } from './picture-on-wire.ts'
import { sendAwayLater } from './remove-pictures.job.ts'
import { drawn, factsOf, type MediaParts, type NewPhoto, sendForAvif, storePhoto } from './store-photo.ts'

type Uploaded = OutputOf<typeof call>

export async function uploadPicture(
  parts: MediaParts,
  context: RequestContext,
  { ad, bolum, urun_k_no, yerine, icerik }: ParsedInputOf<typeof call>,
): Promise<Uploaded> {
  const { k_no: personel_k_no } = await requireStaff(context)
  const { tenant } = context
  const photo: NewPhoto = { tenant, personel_k_no, ad, bolum, bytes: icerik }
  if (yerine) return await replacePicture(parts, context, { photo, k_no: yerine })
  let place: number | null = null
  const { k_no, tekrar } = await storePhoto(parts, photo, async (trx, { anahtar }) => {
    if (!urun_k_no) return
    const hung = await hangPictures(trx, { tenant_id: tenant.id, urun_k_no }, [anahtar])
    // Keys that nothing was drawn for yet are on no screen.
    const shown = await knownKeys(trx, hung)
    place = hung.filter((key) => shown.has(key)).indexOf(anahtar) + 1
  })
  return { data: await read(parts, context, k_no), tekrar, sira: place }
}

async function read({ services }: MediaParts, context: RequestContext, k_no: string): Promise<Uploaded['data']> {
  const frame = await mediaFrame(services, context)
  return await withTenant(services.db, context.tenant.id, (trx) => getOnWire(trx, k_no, frame))
}

interface Replacement {
  readonly photo: NewPhoto
  readonly k_no: string
}

/**
 * Another file in the place of a picture: everything that names it shows the new one, its words stay to be looked at, and
 * what was cut or focused was so on the old one.
 */
async function replacePicture(
  parts: MediaParts,
  context: RequestContext,
  { photo, k_no }: Replacement,
): Promise<Uploaded> {
  const { services } = parts
  const { tenant } = context
  await requirePicture(photo.bytes)
  const ozet = hash('sha256', photo.bytes, 'buffer')
  const old = await withTenant(services.db, tenant.id, async (trx) => {
    const row = await lockMedia(trx, k_no)
    if (!row || row.silinme_zamani) throw new AppError('bulunamadi')
    const same = await findSameBytes(trx, ozet)
    if (same) throw new AppError('gorsel_ayni', { ayrinti: { ad: same.asil_ad ?? same.ad } })
    return row
  })
  const dosya = newFileName(old)
  await drawn(parts, { photo, place: { ...placeOf(old, tenant.kod), name: dosya } }, async (stored, aside) => {
    await withTenant(services.db, tenant.id, async (trx) => {
      const { caption, ...made } = stored
      await changeFiles(parts, trx, {
        tenant_id: tenant.id,
        seen: old,
        row: { ...made, dosya, odak_x: null, odak_y: null },
      })
      await updateFacts(trx, k_no, { ...factsOf(photo, stored), ozet, oneri: caption, kirpma: null })
      await keepOriginal(services.files, aside, tenant.id, k_no)
    })
  })
  return { data: await read(parts, context, k_no), tekrar: false, sira: null }
}

/** Addresses of pictures are kept for long: other pixels have another one. */
export function newFileName({ ad }: Pick<MediaRow, 'ad'>): string {
  return `${ad.slice(0, 110)}-${randomUUID().slice(0, 6)}`
}

interface Change {
  readonly tenant_id: number
  /** As it was when the new files were drawn. */
  readonly seen: MediaRow
  readonly row: Parameters<typeof updatePicture>[2]
}

/** The new files take the place of the old ones, unless another has changed the picture meanwhile. */
export async function changeFiles(parts: MediaParts, trx: TenantTransaction, { tenant_id, seen, row }: Change) {
  const now = await lockMedia(trx, seen.k_no)
  if (!now || now.silinme_zamani) throw new AppError('bulunamadi')
  if (now.surum !== seen.surum)
    throw new AppError('surum_degisti', { ayrinti: { kim: null, zaman: null, alanlar: {} } })
  await updatePicture(trx, seen.k_no, row)
  await raiseVersion(trx, seen.k_no)
  const { bolum, genislikler } = now
  // The first files of a picture that came without an original are the original.
  if (now.asil || now.dosya !== null) {
    await sendAwayLater(parts.services, trx, { tenant_id, bolum, dosya: now.dosya ?? now.ad, genislikler })
  }
  await sendForAvif(parts, trx, { tenant_id, bolum, ad: now.ad })
}
