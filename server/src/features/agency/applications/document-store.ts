import type { UploadedDocument, uploadDocument } from '@meltem/contract/agency/application'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { fileTypeFromBuffer } from 'file-type'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import type { AgencyDocumentTable } from '../../../platform/db/tables/agency.ts'
import { type PictureStudio, StudioError } from '../../../platform/files/pictures/picture-studio.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import { newToken } from '../../../platform/sessions/token.ts'
import type { Services } from '../../../services.ts'
import { claimUploads, findDocument, insertDocument } from './document.queries.ts'

type ContentType = AgencyDocumentTable['icerik_turu']

/** Width a photographed paper is kept at: enough to read every line of it. */
const PAPER_WIDTH = 3000

const ENDINGS: Record<ContentType, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' }

/** Papers are scanned or photographed; nothing else is one. Told by the bytes, never by the name of the file. */
async function paperType(bytes: Buffer): Promise<ContentType | undefined> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  return mime !== undefined && mime in ENDINGS ? (mime as ContentType) : undefined
}

/** A paper says something; one that runs, opens or carries something else is turned away. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia|OpenAction|AA)\b/

/** A name may be spelled with codes: `/J#61vaScript` is the same name. */
function spellOut(text: string): string {
  return text.replace(/#([\dA-Fa-f]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function isPlainPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  const end = text.lastIndexOf('%%EOF')
  return end !== -1 && end > text.length - 2048 && !ACTIVE.test(spellOut(text))
}

/** Outside everything that is served; no address leads to it. */
export function documentKey(tenantId: number, dosya: string): string {
  return `documents/${tenantId}/${dosya}`
}

/** Without path, without letters that mean something to a shell or a header. */
function plainName(ad: string): string {
  const last = ad.split(/[\\/]/).at(-1) ?? ''
  return last.replace(/[^\p{L}\p{N} ._-]/gu, '_').slice(0, 120) || 'belge'
}

interface DocumentParts {
  readonly services: Services
  readonly studio: PictureStudio
}

/** Kept without an application for a day at most; the key that is answered is what claims it. */
export async function storeDocument(
  { services, studio }: DocumentParts,
  { tenant, ip }: RequestContext,
  { tur, ad, icerik }: ParsedInputOf<typeof uploadDocument>,
): Promise<UploadedDocument> {
  const { db, throttles, files } = services
  await throttles.take('agency_document_ip', tenant.id, ip)
  const bytes = Buffer.from(icerik.buffer, icerik.byteOffset, icerik.byteLength)
  const icerik_turu = await paperType(bytes)
  if (!icerik_turu || (icerik_turu === 'application/pdf' && !isPlainPdf(bytes))) throw new AppError('belge_gecersiz')
  const dosya = newToken()
  const key = documentKey(tenant.id, dosya)
  const isPdf = icerik_turu === 'application/pdf'
  await files.put(isPdf ? key : `${key}.part`, bytes)
  const boyut = isPdf ? bytes.length : await redraw({ services, studio }, key, icerik_turu)
  const row = { tenant_id: tenant.id, tur, ad: plainName(ad), icerik_turu, boyut, dosya }
  return await withTenant(db, tenant.id, (trx) => insertDocument(trx, row))
}

const unreadable = (cause: StudioError) => new AppError('belge_gecersiz', {}, { cause })

/** Pixels only: whatever else the file carried, place and camera included, stays behind. */
async function redraw({ services, studio }: DocumentParts, file: string, icerik_turu: ContentType): Promise<number> {
  const format = icerik_turu === 'image/png' ? 'png' : 'jpeg'
  try {
    return await studio.redraw({ source: `${file}.part`, file, format, width: PAPER_WIDTH })
  } catch (error) {
    throw error instanceof StudioError && error.name.endsWith('PictureError') ? unreadable(error) : error
  } finally {
    await services.files.remove(`${file}.part`)
  }
}

/** Uploaded within the day, and claimed by no application before: then they belong to this one. */
export async function claimDocuments(
  trx: TenantTransaction,
  basvuru_k_no: string,
  belgeler: readonly string[],
): Promise<void> {
  if (belgeler.length === 0) return
  const { numUpdatedRows } = await claimUploads(trx, basvuru_k_no, belgeler)
  if (Number(numUpdatedRows) !== new Set(belgeler).size) throw new AppError('belge_gecersiz')
}

/** For staff; the ending is that of what the file is, whatever the sender called it. */
export async function readDocument(
  { db, files }: Services,
  tenantId: number,
  k_no: string,
): Promise<{ ad: string; icerik: Uint8Array }> {
  const row = await withTenant(db, tenantId, async (trx) => {
    const found = await findDocument(trx, k_no)
    // Papers of people, some with their identity: who has read them is asked one day (PEOPLE-15).
    if (found) await noteUnchanged(trx, k_no, { tur: found.tur })
    return found
  })
  if (!row) throw new AppError('bulunamadi')
  const icerik = await files.get(documentKey(tenantId, row.dosya))
  return { ad: `${row.tur}-${k_no.slice(0, 8)}.${ENDINGS[row.icerik_turu]}`, icerik }
}

export async function removeDocuments(files: FileStore, tenantId: number, gone: readonly string[]): Promise<void> {
  for (const dosya of gone) await files.remove(documentKey(tenantId, dosya))
}
