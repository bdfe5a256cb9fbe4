import type { InvoiceKind, InvoiceLack } from '@meltem/contract/payment/invoice-office'
import type { PartValue } from '@meltem/contract/settings-office'
import { isTckn } from '@meltem/domain/identifiers'
import {
  type InvoicedService,
  invoiceLines,
  linesLeft,
  refundAllBut,
  refundLines,
  sumTaxes,
  type Taxed,
  type TaxedLine,
} from '@meltem/domain/invoice/taxed-lines'
import { toMinor } from '@meltem/domain/money'
import { withInstalments } from '@meltem/domain/reservation/line-cancellation'
import { formatDate } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import type { InvoiceBuyer, InvoiceSeller, InvoiceType } from '../../../platform/db/tables/invoice.ts'
import { isIdentityQuestion } from '../../reservation/change/guest-identity.ts'
import type { SoldBooking, SoldLine, WrittenInvoice } from './sold-booking.queries.ts'

/** What the settings say that stands on every invoice. */
export interface InvoiceSettings {
  readonly kod: string
  readonly company: PartValue<'company'>
  readonly contact: PartValue<'contact'>
  readonly fatura: PartValue<'fatura'>
}

export interface DraftLine extends TaxedLine {
  readonly ad: string
  readonly istisna_kodu: string | null
  readonly istisna_nedeni: string | null
}

export interface InvoiceDraft extends Taxed {
  readonly tur: InvoiceKind
  readonly asil: WrittenInvoice | null
  readonly tip: InvoiceType
  readonly satirlar: readonly DraftLine[]
  readonly alici: InvoiceBuyer
  /** What stands in the way of preparing it. */
  readonly eksikler: readonly InvoiceLack[]
}

/** The identity number the tax office gives to whoever has none: guests from abroad, and those who did not say theirs. */
export const NO_IDENTITY = '11111111111'
/** A part of an address that must stand there and is not known. */
const UNKNOWN = '-'

/** What every invoice needs of the settings and does not find there. */
export function lacksOf({ kod, company, contact, fatura }: InvoiceSettings): InvoiceLack[] {
  const said: readonly [InvoiceLack, boolean][] = [
    ['unvan', company.unvan !== '' && company.unvan !== kod],
    ['vergi_no', company.vergi_no !== ''],
    ['vergi_dairesi', company.vergi_dairesi !== ''],
    ['adres', contact.adres !== ''],
    ['seri', fatura.seri !== ''],
    ['il', fatura.il !== ''],
    ['ilce', fatura.ilce !== ''],
  ]
  return said.filter(([, isSaid]) => !isSaid).map(([lack]) => lack)
}

export function sellerOf({ company, contact, fatura }: InvoiceSettings): InvoiceSeller {
  const { unvan, vergi_no, vergi_dairesi } = company
  const { adres, telefon, e_mail } = contact
  return { unvan, vergi_no, vergi_dairesi, adres, ilce: fatura.ilce, il: fatura.il, telefon, e_mail }
}

function buyerOf({ misafir }: SoldBooking): InvoiceBuyer {
  const own = (misafir.yanitlar ?? []).filter(({ kisi }) => kisi === null || kisi === 1)
  const numbers = [
    misafir.tc_pasaport ?? '',
    ...own.filter(({ soru }) => isIdentityQuestion(soru)).map((one) => one.deger),
  ]
  const tckn = numbers.map((one) => one.replace(/[\s.\-/]/g, '')).find(isTckn)
  const nation = own.find(({ soru }) => soru.startsWith('uyruk'))?.deger
  return {
    ad: misafir.ad,
    soyad: misafir.soyad,
    kimlik_no: tckn ?? NO_IDENTITY,
    adres: misafir.adres ?? '',
    ilce: UNKNOWN,
    il: UNKNOWN,
    ulke: tckn ? 'Türkiye' : (nation ?? UNKNOWN),
    telefon: misafir.telefon,
    e_mail: misafir.e_mail,
  }
}

function isTaxedStay({ urun_tipi }: SoldLine, { fatura }: InvoiceSettings): boolean {
  return fatura.konaklama_tipleri.includes(urun_tipi)
}

/** Every service with its part of the price of instalments, as the booking shares it (PAY-41). */
function servicesOf({ satirlar, taksit_fark }: SoldBooking, settings: InvoiceSettings): InvoicedService[] {
  const whole = withInstalments(
    satirlar.map((line) => ({ ...line, baslangic: line.baslangic, pencereler: [] })),
    toMinor(taksit_fark),
  )
  return satirlar.map((line, place) => ({
    sira: line.sira,
    kdv_oran: line.para.kdv_oran,
    konaklama_oran: isTaxedStay(line, settings) ? (settings.fatura.konaklama_oran ?? 0) : 0,
    genel_toplam: line.genel_toplam,
    kdv: toMinor(line.para.kdv_toplam) + toMinor(line.para.kdv_dahil),
    taksit: (whole[place]?.genel_toplam ?? line.genel_toplam) - line.genel_toplam,
    kesinti: line.kesinti,
  }))
}

/** The sale that stands, with what is left of it after its refunds. */
function standingSale({ faturalar }: SoldBooking) {
  const sale = faturalar.findLast(({ tur }) => tur === 'satis')
  if (!sale) return undefined
  const refunds = faturalar.filter(({ asil_k_no }) => asil_k_no === sale.k_no).flatMap(({ satirlar }) => satirlar)
  const left = linesLeft(sale.satirlar, refunds)
  return left.length > 0 ? { sale, left } : undefined
}

const INVOICED: ReadonlySet<string> = new Set(['confirmed', 'completed'])

/** An agency's account is invoiced to the agency; what is not paid yet is invoiced when it is (PAY-40). */
function isToBeInvoiced({ durum, odeme_yontemi, genel_toplam, duran }: SoldBooking): boolean {
  return INVOICED.has(durum) && odeme_yontemi !== null && genel_toplam > 0 && duran >= genel_toplam
}

function dayWords({ baslangic, bitis }: SoldLine): string {
  return bitis && bitis !== baslangic ? `${formatDate(baslangic)} – ${formatDate(bitis)}` : formatDate(baslangic)
}

function named(booking: SoldBooking, line: TaxedLine, { fatura }: InvoiceSettings): DraftLine {
  const t = translatorFor('tr', 'admin')
  const sold = booking.satirlar.find(({ sira }) => sira === line.sira)
  const ad = sold ? `${sold.ad} (${dayWords(sold)})` : ''
  const isFree = line.kdv_oran === 0
  return {
    ...line,
    ad: line.tur === 'hizmet' ? ad : t(`invoices.line.${line.tur}`, { name: ad }),
    istisna_kodu: isFree ? fatura.istisna_kodu : null,
    istisna_nedeni: isFree ? fatura.istisna_nedeni : null,
  }
}

function typeOf(lines: readonly TaxedLine[]): InvoiceType {
  if (lines.some(({ konaklama }) => konaklama > 0)) return 'KONAKLAMAVERGISI'
  return lines.some(({ kdv_oran }) => kdv_oran === 0) ? 'ISTISNA' : 'SATIS'
}

function draftSale(booking: SoldBooking, settings: InvoiceSettings): InvoiceDraft | undefined {
  const lines = invoiceLines(servicesOf(booking, settings))
  if (lines.length === 0) return undefined
  const { fatura } = settings
  const standing = booking.satirlar.filter(({ kesinti }) => kesinti === null)
  const untold = fatura.konaklama_oran === null && standing.some((line) => isTaxedStay(line, settings))
  const unfounded = fatura.istisna_kodu === '' && lines.some(({ kdv_oran }) => kdv_oran === 0)
  return {
    tur: 'satis',
    asil: null,
    tip: typeOf(lines),
    ...sumTaxes(lines),
    satirlar: lines.map((line) => named(booking, line, settings)),
    alici: buyerOf(booking),
    eksikler: [
      ...lacksOf(settings),
      ...(untold ? (['konaklama_oran'] as const) : []),
      ...(unfounded ? (['istisna'] as const) : []),
    ],
  }
}

function draftRefund(
  booking: SoldBooking,
  settings: InvoiceSettings,
  { sale, left }: NonNullable<ReturnType<typeof standingSale>>,
): InvoiceDraft | undefined {
  const asked = servicesOf(booking, settings).map(({ sira, kesinti, genel_toplam, taksit }) => {
    return [sira, kesinti ?? genel_toplam + taksit] as const
  })
  const lines = booking.durum === 'cancelled' ? refundAllBut(left, booking.duran) : refundLines(left, new Map(asked))
  if (lines.length === 0) return undefined
  const written = new Map(sale.satirlar.map((line) => [`${line.sira}/${line.tur}`, line]))
  return {
    tur: 'iade',
    asil: sale,
    tip: 'IADE',
    ...sumTaxes(lines),
    satirlar: lines.map((line) => {
      const { ad = '', istisna_kodu = null, istisna_nedeni = null } = written.get(`${line.sira}/${line.tur}`) ?? {}
      return { ...line, ad, istisna_kodu, istisna_nedeni }
    }),
    alici: buyerOf(booking),
    eksikler: lacksOf(settings),
  }
}

/** The invoice a booking needs now: none while the one it has says what it comes to (PAY-42). */
export function draftInvoice(booking: SoldBooking, settings: InvoiceSettings): InvoiceDraft | undefined {
  const standing = standingSale(booking)
  if (standing) return draftRefund(booking, settings, standing)
  return isToBeInvoiced(booking) ? draftSale(booking, settings) : undefined
}
