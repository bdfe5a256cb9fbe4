import { hash, randomUUID } from 'node:crypto'
import type { PictureSection } from '@meltem/contract/content/picture'
import { AppError, type ErrorCode } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { actingStaff, noteUnchanged } from '../../platform/db/staff-call.ts'
import type { Cut } from '../../platform/files/pictures/decode-picture.ts'
import { type PicturePlace, removeVariants } from '../../platform/files/pictures/picture-files.ts'
import { type PictureStudio, StudioError } from '../../platform/files/pictures/picture-studio.ts'
import type { StoredPhoto } from '../../platform/files/pictures/store-picture.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import type { Services } from '../../services.ts'
import { findSameBytes, insertMedia, updateFacts } from './media.queries.ts'
import { keepOriginal, setAside } from './originals.ts'
import { requirePicture } from './picture-kind.ts'
import { plainName } from './plain-name.ts'

export interface MediaParts {
  readonly services: Services
  readonly studio: PictureStudio
}

export interface NewPhoto {
  readonly tenant: Tenant
  readonly personel_k_no: string | null
  /** Name of the file. */
  readonly ad: string
  readonly bolum: PictureSection
  readonly bytes: Uint8Array
}

interface Stored {
  readonly k_no: string
  readonly anahtar: string
  /** These very bytes were here before. */
  readonly tekrar: boolean
}

/** Anything smaller is a mark of another programme, not a picture. */
const SMALLEST_SIDE = 64
/** AVIF begins when the hand that uploads has come to rest. */
const AVIF_AFTER_SECONDS = 60

/**
 * Stores a photograph in every width, once however often it is sent (CAT-50, CAT-51). `then` is written with it or not at
 * all, also where the bytes were here before.
 */
export async function storePhoto(
  parts: MediaParts,
  photo: NewPhoto,
  then: (trx: TenantTransaction, stored: Stored) => Promise<void> = async () => undefined,
): Promise<Stored> {
  const { db } = parts.services
  await requirePicture(photo.bytes)
  const ozet = hash('sha256', photo.bytes, 'buffer')
  const again = () => withTenant(db, photo.tenant.id, (trx) => takeAgain(trx, ozet, then))
  const known = await again()
  if (known) return known
  const k_no = randomUUID()
  const ad = `${plainName(photo.ad)}-${k_no.slice(0, 8)}`
  const place: PicturePlace = { kod: photo.tenant.kod, section: photo.bolum, name: ad }
  return await drawn(parts, { photo, place }, async (stored, aside) => {
    try {
      return await withTenant(db, photo.tenant.id, async (trx) => {
        const { caption, ...made } = stored
        const row = { tenant_id: photo.tenant.id, k_no, bolum: photo.bolum, ad, ...made, aciklama: '{}' }
        await insertMedia(trx, row, { ...factsOf(photo, stored), ozet, oneri: caption })
        const told = { k_no, anahtar: `${photo.bolum}/${ad}`, tekrar: false }
        await then(trx, told)
        await sendForAvif(parts, trx, { tenant_id: photo.tenant.id, bolum: photo.bolum, ad })
        await keepOriginal(parts.services.files, aside, photo.tenant.id, k_no)
        return told
      })
    } catch (error) {
      // Sent twice at once: the other one was first.
      const first = isTaken(error) ? await again() : undefined
      if (!first) throw error
      await removeVariants(parts.services.files, place, stored)
      return first
    }
  })
}

const isTaken = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'gorsel_bilgi_tenant_id_ozet_key'

/** One that was taken out of the library comes back to it. */
async function takeAgain(
  trx: TenantTransaction,
  ozet: Buffer,
  then: (trx: TenantTransaction, stored: Stored) => Promise<void>,
): Promise<Stored | undefined> {
  const row = await findSameBytes(trx, ozet)
  if (!row) return undefined
  if (row.silinme_zamani) await updateFacts(trx, row.k_no, { silinme_zamani: null })
  const told = { k_no: row.k_no, anahtar: `${row.bolum}/${row.ad}`, tekrar: row.silinme_zamani === null }
  if (actingStaff()) await noteUnchanged(trx, row.k_no, { gorsel: told.anahtar, tekrar: told.tekrar })
  await then(trx, told)
  return told
}

export function factsOf({ ad, bytes, personel_k_no }: NewPhoto, { en, boy }: StoredPhoto) {
  return { asil: true, asil_ad: ad, asil_en: en, asil_boy: boy, boyut: bytes.byteLength, personel_k_no }
}

export async function sendForAvif(
  { services }: MediaParts,
  trx: TenantTransaction,
  data: { readonly tenant_id: number; readonly bolum: PictureSection; readonly ad: string },
): Promise<void> {
  await services.queue.sendAll('make-picture-variants', [{ data, startAfter: AVIF_AFTER_SECONDS }], trx)
}

/** Draws what was sent; when anything fails afterwards, its files go. */
export async function drawn<T>(
  { services, studio }: MediaParts,
  { photo, place }: { readonly photo: NewPhoto; readonly place: PicturePlace },
  write: (stored: StoredPhoto, aside: string) => Promise<T>,
): Promise<T> {
  const { files } = services
  const aside = await setAside(files, photo.tenant.id, photo.bytes)
  try {
    const stored = await draw(studio, place, { source: aside, cut: null })
    try {
      if (Math.min(stored.en, stored.boy) < SMALLEST_SIDE) {
        throw new AppError('gorsel_ufak', { ayrinti: { en: stored.en, boy: stored.boy } })
      }
      return await write(stored, aside)
    } catch (error) {
      await removeVariants(files, place, stored)
      throw error
    }
  } finally {
    await files.remove(aside)
  }
}

const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  OversizedPictureError: 'gorsel_dev',
  UnreadablePictureError: 'gorsel_bozuk',
}

/** What the picture process says of a file that is no good, as a sentence for the person who sent it. */
export async function draw(
  studio: PictureStudio,
  place: PicturePlace,
  { source, cut }: { readonly source: string; readonly cut: Cut | null },
): Promise<StoredPhoto> {
  try {
    return await studio.storePhoto(place, { key: source }, { formats: ['webp', 'jpg'], cut })
  } catch (error) {
    const code = error instanceof StudioError ? REFUSALS[error.name] : undefined
    throw code ? new AppError(code, {}, { cause: error }) : error
  }
}
