import type { prepareInvoices as call, INVOICE_REFUSALS } from '@meltem/contract/payment/invoice-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { toAmount, toMinor } from '@meltem/domain/money'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import { wallSecondOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { lockQuery } from '../../reservation/place/limits.queries.ts'
import { draftInvoice, type InvoiceDraft, type InvoiceSettings, sellerOf } from './draft-invoice.ts'
import { findLastNumber, insertInvoice } from './invoice.queries.ts'
import { readInvoiceSettings } from './read-settings.ts'
import { listSoldBookings, type SoldBooking } from './sold-booking.queries.ts'

type Wish = ParsedInputOf<typeof call>['secilen'][number]
type Answer = OutputOf<typeof call>
type Refusal = (typeof INVOICE_REFUSALS)[number]

interface Writing {
  readonly trx: TenantTransaction
  readonly tenant_id: number
  readonly personel_k_no: string
  readonly settings: InvoiceSettings
  /** Wall time at the operator, to the second. */
  readonly simdi: string
}

/** Why it is left out, or what is written. */
function judge(wish: Wish, booking: SoldBooking | undefined, settings: InvoiceSettings): InvoiceDraft | Refusal {
  if (!booking) return 'yok'
  const draft = draftInvoice(booking, settings)
  if (draft?.tur !== wish.tur) return 'faturali'
  if (draft.eksikler.length > 0) return 'eksik'
  return draft.toplam === toMinor(wish.toplam) ? draft : 'degisti'
}

/** One more of its kind for the booking; a refund belongs to the sale that stands. */
const nextOf = ({ faturalar }: SoldBooking, tur: InvoiceDraft['tur']) =>
  faturalar.filter((one) => one.tur === tur).length + 1

async function writeInvoice(writing: Writing, booking: SoldBooking, draft: InvoiceDraft, sira: number) {
  const { trx, tenant_id, personel_k_no, settings, simdi } = writing
  const rate = booking.kur_bilgi.find(({ kur }) => kur === booking.kur)
  const tarih = simdi.slice(0, 10)
  const { tur, tip, asil, matrah, kdv, konaklama, toplam } = draft
  const made = await insertInvoice(
    trx,
    {
      tenant_id,
      rezervasyon_k_no: booking.k_no,
      tur,
      nesil: nextOf(booking, tur),
      asil_k_no: asil?.k_no ?? null,
      seri: settings.fatura.seri,
      yil: Number(tarih.slice(0, 4)),
      sira,
      tarih,
      saat: simdi.slice(11, 19),
      tip,
      kur: booking.kur,
      kur_satis: rate?.bulten_tarihi ? rate.satis : null,
      kur_tarihi: rate?.bulten_tarihi ?? null,
      satici: JSON.stringify(sellerOf(settings)),
      alici: JSON.stringify(draft.alici),
      matrah,
      kdv,
      konaklama,
      toplam,
      personel_k_no,
    },
    draft.satirlar.map((line, place) => ({ ...line, no: place + 1 })),
  )
  return { ...made, rezervasyon_k_no: booking.k_no, tur, kur: booking.kur, toplam: toAmount(toplam) }
}

/**
 * Invoices of several bookings in one commit, in the order of their last day, with numbers one after another (PAY-43).
 * Whoever comes second stands behind the first at the lock, finds them invoiced and is told so.
 */
export async function prepareInvoices(
  { db, clock }: Services,
  context: RequestContext,
  { secilen }: ParsedInputOf<typeof call>,
): Promise<Answer> {
  const { k_no: personel_k_no } = await requireStaff(context)
  const { tenant } = context
  return await withTenant(db, tenant.id, async (trx) => {
    await lockQuery(trx, `fatura:${tenant.id}`).execute()
    const settings = await readInvoiceSettings(trx, tenant)
    const simdi = wallSecondOf(clock.now())
    const writing = { trx, tenant_id: tenant.id, personel_k_no, settings, simdi }
    const keys = secilen.map(({ rezervasyon_k_no }) => rezervasyon_k_no)
    const bookings = await listSoldBookings(trx, keys, { lock: true })
    const wished = new Map(secilen.map((wish) => [wish.rezervasyon_k_no, wish]))
    const answer: Answer = { data: [], atlanan: [] }
    let sira = await findLastNumber(trx, settings.fatura.seri, Number(simdi.slice(0, 4)))
    for (const booking of bookings) {
      const wish = wished.get(booking.k_no)
      if (!wish) continue
      const judged = judge(wish, booking, settings)
      if (typeof judged === 'string') {
        answer.atlanan.push({ rezervasyon_k_no: booking.k_no, kayit_no: booking.kayit_no, neden: judged })
      } else {
        sira += 1
        answer.data.push(await writeInvoice(writing, booking, judged, sira))
      }
    }
    const known = new Set(bookings.map(({ k_no }) => k_no))
    const unknown = keys.filter((key) => !known.has(key))
    answer.atlanan.push(
      ...unknown.map((rezervasyon_k_no) => ({ rezervasyon_k_no, kayit_no: null, neden: 'yok' as const })),
    )
    return answer
  })
}
