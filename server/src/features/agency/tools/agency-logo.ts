import { randomUUID } from 'node:crypto'
import type { Picture } from '@meltem/contract/content/picture'
import { AppError } from '@meltem/contract/wire/errors'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { fileTypeFromBuffer } from 'file-type'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { type PicturePlace, placeOf, removeVariants } from '../../../platform/files/pictures/picture-files.ts'
import { type PictureStudio, StudioError } from '../../../platform/files/pictures/picture-studio.ts'
import type { StoredPicture } from '../../../platform/files/pictures/store-picture.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import { type RequestContext, requireAgency } from '../../../platform/http/api.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import { newToken } from '../../../platform/sessions/token.ts'
import type { Services } from '../../../services.ts'
import { pictureOf } from '../../settings/settings.queries.ts'
import { documentKey } from '../applications/document-store.ts'
import { findLogoPicture, insertPicture, replaceLogo, UPLOADED } from '../portal/portal-agency.queries.ts'

interface LogoParts {
  readonly services: Services
  readonly studio: PictureStudio
}

const TYPES: readonly (string | undefined)[] = ['image/jpeg', 'image/png', 'image/webp']

/** Anything smaller cannot be seen on paper. */
const SMALLEST_SIDE = 64

const refused = (cause?: unknown) => new AppError('logo_gecersiz', {}, { cause })

/** The logo of an agency, for whatever is shown in its name. */
export async function findLogo(trx: TenantTransaction, tenant: Tenant, acente_k_no: string): Promise<Picture | null> {
  const row = await findLogoPicture(trx, acente_k_no)
  return row ? pictureOf(row, tenant.kod) : null
}

/**
 * Drawn anew in the picture process, pixels only, under a name of its own: addresses of pictures are kept for long, so
 * a new logo has a new one, and the files of the one before go.
 */
export async function storeLogo(
  { services, studio }: LogoParts,
  context: RequestContext,
  { icerik }: { readonly icerik: Uint8Array },
): Promise<Picture> {
  const { acente } = await requireAgency(context, 'sahip')
  const { tenant } = context
  await services.throttles.take('agency_logo', tenant.id, acente.k_no)
  const bytes = Buffer.from(icerik.buffer, icerik.byteOffset, icerik.byteLength)
  if (!TYPES.includes((await fileTypeFromBuffer(bytes))?.mime)) throw refused()
  const name = `${UPLOADED}${acente.kno.toLowerCase()}-${randomUUID().slice(0, 8)}`
  const place: PicturePlace = { kod: tenant.kod, section: 'logo', name }
  const stored = await draw({ services, studio }, place, bytes, tenant.id)
  try {
    if (Math.min(stored.en, stored.boy) < SMALLEST_SIDE) throw refused()
    return await hang(services, tenant, { acente, place, stored })
  } catch (error) {
    await removeVariants(services.files, place, stored)
    throw error
  }
}

async function draw(
  { services, studio }: LogoParts,
  place: PicturePlace,
  bytes: Buffer,
  tenantId: number,
): Promise<StoredPicture> {
  const key = documentKey(tenantId, `${newToken()}.part`)
  await services.files.put(key, bytes)
  try {
    return await studio.store(place, { key }, ['webp', 'jpg'])
  } catch (error) {
    throw error instanceof StudioError && error.name.endsWith('PictureError') ? refused(error) : error
  } finally {
    await services.files.remove(key)
  }
}

interface NewLogo {
  readonly acente: { readonly k_no: string; readonly marka: string }
  readonly place: PicturePlace
  readonly stored: StoredPicture
}

async function hang(services: Services, tenant: Tenant, { acente, place, stored }: NewLogo) {
  const aciklama = JSON.stringify(Object.fromEntries(LANGUAGES.map((language) => [language, acente.marka])))
  const { picture, before } = await withTenant(services.db, tenant.id, async (trx) => {
    const row = { tenant_id: tenant.id, bolum: place.section, ad: place.name, ...stored, aciklama }
    const made = await insertPicture(trx, row)
    const old = await replaceLogo(trx, acente.k_no, made.k_no)
    await services.queue.send(
      'make-picture-variants',
      { tenant_id: tenant.id, bolum: place.section, ad: place.name },
      trx,
    )
    return { picture: pictureOf(made, tenant.kod), before: old }
  })
  await removeOld(services.files, tenant, before)
  return picture
}

type Row = Awaited<ReturnType<typeof replaceLogo>>

async function removeOld(files: FileStore, tenant: Tenant, row: Row): Promise<void> {
  if (!row) return
  await removeVariants(files, placeOf(row, tenant.kod), row)
}

export async function removeLogo(services: Services, context: RequestContext): Promise<void> {
  const { acente } = await requireAgency(context, 'sahip')
  const { tenant } = context
  const before = await withTenant(services.db, tenant.id, (trx) => replaceLogo(trx, acente.k_no, null))
  await removeOld(services.files, tenant, before)
}
