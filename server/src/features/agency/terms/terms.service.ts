import type {
  AgencyContract,
  Invoice,
  invoiceAgency,
  recordAgencyPayment,
  saveAgencyContract,
  setAgencyCredit,
} from '@meltem/contract/agency/terms'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { postPayment } from '@meltem/domain/agency/postings'
import { toAmount, toMinor } from '@meltem/domain/money'
import { settleEdit, settleFields } from '../../../platform/db/edits/settle-edit.ts'
import { type Act, type Booking, inBooking } from '../../reservation/booking.ts'
import { writeAudit } from '../../reservation/reservation.queries.ts'
import { writeEntry } from '../ledger/ledger.ts'
import { findAccount } from '../ledger/statement.queries.ts'
import {
  findAgencyRow,
  findInvoice,
  findReceipt,
  type InvoiceKey,
  insertContract,
  insertInvoice,
  lockContract,
  lockCredit,
  updateContract,
  upsertCredit,
} from './terms.queries.ts'

async function requireAgencyRow({ trx }: Booking, k_no: string): Promise<{ ust_acente_k_no: string | null }> {
  const row = await findAgencyRow(trx, k_no)
  if (!row) throw new AppError('bulunamadi')
  return row
}

/** What was sold by it keeps the terms that were frozen with each sale. */
export function saveContract(act: Act, input: ParsedInputOf<typeof saveAgencyContract>): Promise<AgencyContract> {
  const { k_no, acente_k_no, gorulen, ...yeni } = input
  const { kurallar, ...fields } = yeni
  if (fields.bitis < fields.baslangic) throw new AppError('tarih_sirasi')
  const keys = kurallar.map(({ kapsam, hedef }) => `${kapsam}:${hedef ?? ''}`)
  const aimless = kurallar.some(({ kapsam, hedef }) => (kapsam === 'hepsi') !== (hedef === null))
  if (new Set(keys).size < keys.length || aimless) throw new AppError('gecersiz_istek')
  return inBooking(act, async (booking) => {
    const { trx, tenant } = booking
    // A sub-agency sells by the contract of the agency above it.
    if ((await requireAgencyRow(booking, acente_k_no)).ust_acente_k_no !== null) throw new AppError('cakisma')
    const settled = k_no && gorulen ? await settleContract(booking, { k_no, acente_k_no }, { gorulen, yeni }) : yeni
    const row = { ...settled, kurallar: JSON.stringify(settled.kurallar) }
    const writing =
      k_no === undefined
        ? insertContract(trx, { tenant_id: tenant.id, acente_k_no }, row)
        : updateContract(trx, { k_no, acente_k_no }, row)
    const saved = await writing.catch((error: unknown) => {
      throw (error as { code?: string }).code === '23P01' ? overlapping(error) : error
    })
    if (!saved) throw new AppError('bulunamadi')
    await writeAudit(booking, { olay: 'acente_sozlesme', konu_k_no: saved.k_no, ayrinti: { ...settled } })
    return saved
  })
}

type Terms = Omit<AgencyContract, 'k_no' | 'acente_k_no'>

/** Two clerks who write one contract (PEOPLE-17); what both have left may end before it begins. */
async function settleContract(
  { trx }: Booking,
  key: { readonly k_no: string; readonly acente_k_no: string },
  edit: { readonly gorulen: Terms; readonly yeni: Terms },
): Promise<Terms> {
  const simdi = await lockContract(trx, key)
  if (!simdi) throw new AppError('bulunamadi')
  const settled = await settleEdit<Terms>(trx, { tablo: 'acente_sozlesme', k_no: key.k_no, ...edit, simdi })
  if (settled.bitis < settled.baslangic) throw new AppError('tarih_sirasi')
  return settled
}

const overlapping = (cause: unknown) => new AppError('sozlesme_cakisiyor', {}, { cause })

export function setCredit(act: Act, input: ParsedInputOf<typeof setAgencyCredit>): Promise<void> {
  const { acente_k_no, kur, gorulen, yeni } = input
  return inBooking(act, async (booking) => {
    const { trx } = booking
    await requireAgencyRow(booking, acente_k_no)
    const now = await lockCredit(trx, acente_k_no, kur)
    const simdi = { kredi_limiti: toAmount(now?.kredi_limiti ?? 0), asim_izni: now?.asim_izni ?? false }
    const thing = { tables: ['cari_hesap'], row: { acente_k_no, kur }, columns: ['kredi_limiti', 'asim_izni'] }
    const { kredi_limiti, asim_izni } = { ...simdi, ...(await settleFields(trx, simdi, { gorulen, yeni }, thing)) }
    const terms = { kredi_limiti: toMinor(kredi_limiti), asim_izni }
    await upsertCredit(trx, { tenant_id: booking.tenant.id, acente_k_no, kur }, terms)
    await writeAudit(booking, { olay: 'acente_kredi', konu_k_no: acente_k_no, ayrinti: { kur, ...terms } })
  })
}

/** Money that moved; one receipt is one entry, however often it is sent. */
export function recordPayment(act: Act, input: ParsedInputOf<typeof recordAgencyPayment>): Promise<number> {
  const { acente_k_no, kur, belge_no, fatura_k_no = null, aciklama = '' } = input
  const tutar = toMinor(input.tutar)
  return inBooking(act, async (booking) => {
    const { trx } = booking
    await requireAgencyRow(booking, acente_k_no)
    if (fatura_k_no !== null) await requireInvoice(booking, { k_no: fatura_k_no, acente_k_no, kur })
    const known = await findReceipt(trx, belge_no)
    if (known && (known.acente_k_no !== acente_k_no || known.kur !== kur || known.tutar !== -tutar)) {
      throw new AppError('belge_kullanildi')
    }
    if (!known) {
      const entry = { tur: 'odeme' as const, acente_k_no, belge_no, fatura_k_no, aciklama, krediyle: false }
      await writeEntry(booking, entry, postPayment(acente_k_no, kur, tutar))
      await writeAudit(booking, { olay: 'acente_odeme', konu_k_no: acente_k_no, ayrinti: { kur, tutar, belge_no } })
    }
    return (await findAccount(trx, acente_k_no, kur))?.bakiye ?? 0
  }).catch((error: unknown) => {
    const { code, table } = error as { code?: string; table?: string }
    // The same receipt twice at once: the other one has written it.
    if (code === '23505' && table === 'cari_hareket') return recordPayment(act, input)
    throw error
  })
}

async function requireInvoice({ trx }: Booking, invoice: InvoiceKey): Promise<void> {
  const found = await findInvoice(trx, invoice)
  if (!found) throw new AppError('bulunamadi')
}

export function writeInvoice(act: Act, input: ParsedInputOf<typeof invoiceAgency>): Promise<Invoice> {
  const { aciklama = '', tutar, ...fields } = input
  if (fields.vade < fields.tarih) throw new AppError('tarih_sirasi')
  return inBooking(act, async (booking) => {
    await requireAgencyRow(booking, fields.acente_k_no)
    const row = await insertInvoice(booking.trx, {
      tenant_id: booking.tenant.id,
      ...fields,
      aciklama,
      tutar: toMinor(tutar),
    })
    if (!row) throw new AppError('belge_kullanildi')
    await writeAudit(booking, { olay: 'acente_fatura', konu_k_no: row.k_no, ayrinti: { fatura_no: row.fatura_no } })
    return { ...row, tutar: toAmount(row.tutar), odenen: 0 }
  })
}
