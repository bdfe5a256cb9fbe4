import type { listInvoices as call, InvoiceRow } from '@meltem/contract/payment/invoice-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { toAmount } from '@meltem/domain/money'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import { placeBehind, placeOf } from '../../../platform/http/page-place.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { patternsOf } from '../../reservation/office/list.queries.ts'
import { searchedWords } from '../../reservation/office/list.ts'
import { draftInvoice, type InvoiceDraft, type InvoiceSettings, lacksOf } from './draft-invoice.ts'
import { type InvoiceWish, listInvoiceable, listPrepared, type PreparedInvoice } from './invoice.queries.ts'
import { readInvoiceSettings } from './read-settings.ts'
import { listSoldBookings, type SoldBooking } from './sold-booking.queries.ts'

const PAGE_SIZE = 50

const sums = ({ matrah, kdv, konaklama, toplam }: Pick<InvoiceDraft, 'matrah' | 'kdv' | 'konaklama' | 'toplam'>) => ({
  matrah: toAmount(matrah),
  kdv: toAmount(kdv),
  konaklama: toAmount(konaklama),
  toplam: toAmount(toplam),
})

function draftedRow(booking: SoldBooking, draft: InvoiceDraft): InvoiceRow {
  return {
    k_no: null,
    rezervasyon_k_no: booking.k_no,
    kayit_no: booking.kayit_no,
    tur: draft.tur,
    fatura_no: null,
    iade_edilen: draft.asil?.fatura_no ?? null,
    alici: `${draft.alici.ad} ${draft.alici.soyad}`,
    baslik: booking.satirlar.map(({ ad }) => ad).join(' · '),
    gun: booking.son_gun,
    kur: booking.kur,
    ...sums(draft),
    eksikler: [...draft.eksikler],
  }
}

function preparedRow(invoice: PreparedInvoice): InvoiceRow {
  const { k_no, rezervasyon_k_no, kayit_no, tur, fatura_no, asil_no, alici, baslik, tarih, kur } = invoice
  return {
    k_no,
    rezervasyon_k_no,
    kayit_no,
    tur,
    fatura_no,
    iade_edilen: asil_no,
    alici: `${alici.ad} ${alici.soyad}`,
    baslik,
    gun: tarih,
    kur,
    ...sums(invoice),
    eksikler: [],
  }
}

async function draftedRows(trx: TenantTransaction, keys: readonly string[], settings: InvoiceSettings) {
  const bookings = new Map((await listSoldBookings(trx, keys)).map((one) => [one.k_no, one]))
  return keys.flatMap((key): InvoiceRow[] => {
    const booking = bookings.get(key)
    const draft = booking && draftInvoice(booking, settings)
    return booking && draft ? [draftedRow(booking, draft)] : []
  })
}

/** What needs an invoice, with the taxes it would have, or what was prepared; page by page (PAY-40). */
export async function listInvoices(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { tenant }: RequestContext,
  { sonra, ara = '', gorunum = 'hazir', ...filter }: ParsedInputOf<typeof call>,
): Promise<OutputOf<typeof call>> {
  const after = sonra === undefined ? undefined : placeOf(sonra, 'day')
  return await withTenant(db, tenant.id, async (trx) => {
    const settings = await readInvoiceSettings(trx, tenant)
    const wish: InvoiceWish = { ...filter, gorunum, ara, desenler: await patternsOf(trx, searchedWords(ara)) }
    const about = { bugun: wallOf(clock.now()).slice(0, 10), eksikler: lacksOf(settings) }
    if (gorunum === 'kesilen') {
      const rows = await listPrepared(trx, wish, after, PAGE_SIZE + 1)
      const page = rows.slice(0, PAGE_SIZE)
      const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined
      const sonraki = placeBehind(last && { yer: last.tarih, k_no: last.k_no })
      return { ...about, data: page.map(preparedRow), sonraki }
    }
    const rows = await listInvoiceable(trx, wish, after, PAGE_SIZE + 1)
    const page = rows.slice(0, PAGE_SIZE)
    const data = await draftedRows(
      trx,
      page.map(({ k_no }) => k_no),
      settings,
    )
    return { ...about, data, sonraki: placeBehind(rows.length > PAGE_SIZE ? page.at(-1) : undefined) }
  })
}
