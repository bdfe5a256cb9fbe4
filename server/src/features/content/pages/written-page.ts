import type { WrittenPage } from '@meltem/contract/content/office'
import { AppError } from '@meltem/contract/wire/errors'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { findPageRow, listTexts } from './page.queries.ts'

/** A page as it was written, with all its languages. */
export async function getWrittenPage(trx: TenantTransaction, k_no: string): Promise<WrittenPage> {
  const page = await findPageRow(trx, k_no)
  if (!page) throw new AppError('bulunamadi')
  const texts = await listTexts(trx, k_no)
  const icerik = Object.fromEntries(
    texts.map(({ dil, baslik, ozet, slug, url, seo_baslik, bloklar, taslak }) => [
      dil,
      { baslik, ozet, slug, url, seo_baslik, taslak, bloklar },
    ]),
  ) as unknown as WrittenPage['icerik']
  const { turu, gorsel, kategori_k_no, yazar, yayin_zamani, taslak, sozlesme } = page
  return {
    k_no,
    turu,
    gorsel,
    kategori_k_no,
    yazar,
    yayin_zamani: yayin_zamani.toISOString(),
    taslak,
    sozlesme,
    icerik,
  }
}
