import type { Offer } from '@meltem/contract/agency/tools'
import type { Language } from '@meltem/contract/wire/language'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import { type CardRow, listCardRows } from '../../catalog/products/cards.queries.ts'
import type { ReservationLine } from '../../reservation/reservation-row.ts'
import { pictureOf } from '../../settings/settings.queries.ts'

interface Shown {
  readonly tenant: Tenant
  readonly dil: Language
  /** The tenant's own language, for products that are not translated. */
  readonly fallback: Language
}

/** What the client looks at: the reservation's own lines, with picture and words of the product where it has some. */
export async function offeredLines(
  trx: TenantTransaction,
  lines: readonly ReservationLine[],
  shown: Shown,
): Promise<Offer['satirlar']> {
  const rows = await listCardRows(
    trx,
    lines.map(({ urun_k_no }) => urun_k_no),
    shown,
  )
  const products = new Map(rows.map((row) => [row.urun_k_no, row]))
  return lines.map(({ urun_k_no, satir, baslangic, bitis }) => {
    const product = products.get(urun_k_no)
    return {
      baslik: satir.baslik,
      urun_tipi: satir.urun_tipi,
      baslangic,
      bitis,
      pax: satir.pax,
      ozet: product?.ozet ?? null,
      gorsel: product?.kapak ? pictureOf({ ...product.kapak, tenant_id: shown.tenant.id }, shown.tenant.kod) : null,
      izin_no: permitOf(product),
    }
  })
}

/** Law 7464 wants the number wherever a villa is offered. */
function permitOf(product: CardRow | undefined): string | null {
  return product && 'izin_no' in product.bilgi ? product.bilgi.izin_no : null
}
