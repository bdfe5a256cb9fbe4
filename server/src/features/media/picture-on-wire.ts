import type { LibraryPicture } from '@meltem/contract/media/office'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { pictureOf } from '../settings/settings.queries.ts'
import { getTenantSettings } from '../settings/settings.service.ts'
import { findMedia, type MediaRow } from './media.queries.ts'
import { listUses } from './usage.queries.ts'

export interface MediaFrame {
  readonly kod: string
  readonly diller: readonly Language[]
  readonly varsayilan: Language
  /** Of the person who asks. */
  readonly dil: Language
}

export async function mediaFrame(
  { db, cache }: Services,
  { tenant, language }: Pick<RequestContext, 'tenant' | 'language'>,
): Promise<MediaFrame> {
  const settings = await getTenantSettings(db, cache, tenant)
  const { diller, varsayilan } = settings.language
  return { kod: tenant.kod, diller, varsayilan, dil: language }
}

export async function toWire(
  trx: TenantTransaction,
  rows: readonly MediaRow[],
  { kod, diller, dil }: MediaFrame,
): Promise<LibraryPicture[]> {
  const uses = await listUses(
    trx,
    rows.map(({ bolum, ad }) => `${bolum}/${ad}`),
    dil,
  )
  return rows.map((row) => {
    const anahtar = `${row.bolum}/${row.ad}`
    const has = (language: Language) => (row.aciklama[language] ?? '') !== ''
    return {
      k_no: row.k_no,
      anahtar,
      surum: row.surum,
      gorsel: pictureOf(row, kod),
      ad: row.asil_ad ?? row.ad,
      boyut: row.boyut,
      asil_en: row.asil_en,
      asil_boy: row.asil_boy,
      kirpma: row.kirpma,
      eksik: diller.filter((language) => !has(language)),
      eski: row.eski_diller.filter((language) => diller.includes(language) && has(language)),
      oneri: row.oneri,
      yukleyen: row.yukleyen,
      yukleme_zamani: row.yukleme_zamani.toISOString(),
      kullanim: uses.filter((use) => use.anahtar === anahtar).map(({ anahtar: _key, ...use }) => use),
    }
  })
}

export async function getOnWire(trx: TenantTransaction, k_no: string, frame: MediaFrame): Promise<LibraryPicture> {
  const row = await findMedia(trx, k_no)
  const [picture] = row ? await toWire(trx, [row], frame) : []
  if (!picture) throw new AppError('bulunamadi')
  return picture
}
