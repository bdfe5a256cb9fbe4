import { basisPoints, type Minor, percentInside, percentOf, roundedRatio, shareOut, sum } from '../money.ts'

/** An amount and the taxes in it; the three parts add up to `toplam` to the minor unit. */
export interface Taxed {
  readonly matrah: Minor
  readonly kdv: Minor
  readonly konaklama: Minor
  readonly toplam: Minor
}

export interface TaxRates {
  /** Per cent, as the receipt of the booking froze it. */
  readonly kdv_oran: number
  /** Per cent; 0 where the accommodation tax is not due. */
  readonly konaklama_oran: number
}

/** A service, a fee that was kept of one that was cancelled, or the price of paying by instalments. */
export type InvoiceLineKind = 'hizmet' | 'kesinti' | 'taksit'

export interface TaxedLine extends Taxed, TaxRates {
  /** Place of the service in the booking. */
  readonly sira: number
  readonly tur: InvoiceLineKind
}

/** What a booking asks for of one service. */
export interface InvoicedService extends TaxRates {
  readonly sira: number
  /** As the receipt says it: price with VAT, and the VAT in it. */
  readonly genel_toplam: Minor
  readonly kdv: Minor
  /** Its part of the price of paying by instalments. */
  readonly taksit: Minor
  /** What its cancellation has kept; null while it stands. */
  readonly kesinti: Minor | null
}

/**
 * What the rates hide in an amount that contains them. The accommodation tax has the same base as VAT and is in no base
 * itself, so both come out at once (PAY-41). Worked at 10 % and 2 %: 1 120.00 is 1 000.00 + 100.00 + 20.00; 999.99 is
 * 892.85 + 89.28 + 17.86. What rounding leaves over is in the VAT.
 */
export function taxesInside(toplam: Minor, { kdv_oran, konaklama_oran }: TaxRates): Taxed {
  if (konaklama_oran === 0) {
    const kdv = percentInside(toplam, kdv_oran)
    return { matrah: toplam - kdv, kdv, konaklama: 0, toplam }
  }
  const matrah = roundedRatio(toplam, 10_000, 10_000 + basisPoints(kdv_oran) + basisPoints(konaklama_oran))
  const konaklama = Math.min(percentOf(matrah, konaklama_oran), toplam - matrah)
  const kdv = toplam - matrah - konaklama
  // Without VAT there is none that rounding could be in.
  return kdv_oran === 0 ? { matrah: matrah + kdv, kdv: 0, konaklama, toplam } : { matrah, kdv, konaklama, toplam }
}

function serviceTaxes({ genel_toplam, kdv, ...rates }: InvoicedService): Taxed {
  // The VAT that the guest has read on the receipt stands to the minor unit.
  if (rates.konaklama_oran === 0) return { matrah: genel_toplam - kdv, kdv, konaklama: 0, toplam: genel_toplam }
  return taxesInside(genel_toplam, rates)
}

/**
 * The lines of an invoice: each service that stands with the taxes of its receipt, what was kept of those that were
 * cancelled, and the price of paying by instalments at the VAT of the service it belongs to. They add up to what the
 * booking asks for.
 */
export function invoiceLines(services: readonly InvoicedService[]): TaxedLine[] {
  return services.flatMap((service) => {
    const { sira, kdv_oran, konaklama_oran, taksit, kesinti } = service
    const rates = { kdv_oran, konaklama_oran }
    // The guest did not sleep there: a fee that was kept has no accommodation in it.
    const plain = { kdv_oran, konaklama_oran: 0 }
    const lines: TaxedLine[] =
      kesinti === null
        ? [
            { sira, tur: 'hizmet', ...rates, ...serviceTaxes(service) },
            { sira, tur: 'taksit', ...plain, ...taxesInside(taksit, plain) },
          ]
        : [{ sira, tur: 'kesinti', ...plain, ...taxesInside(kesinti, plain) }]
    return lines.filter(({ toplam }) => toplam > 0)
  })
}

/** Sums over lines. */
export function sumTaxes(lines: readonly Taxed[]): Taxed {
  return {
    matrah: sum(lines.map(({ matrah }) => matrah)),
    kdv: sum(lines.map(({ kdv }) => kdv)),
    konaklama: sum(lines.map(({ konaklama }) => konaklama)),
    toplam: sum(lines.map(({ toplam }) => toplam)),
  }
}

const keyOf = ({ sira, tur }: TaxedLine) => `${sira}/${tur}`

/** What is left of the lines of an invoice after its refunds. */
export function linesLeft(invoiced: readonly TaxedLine[], refunded: readonly TaxedLine[]): TaxedLine[] {
  const gone = Map.groupBy(refunded, keyOf)
  return invoiced
    .map((line) => {
      const back = sumTaxes(gone.get(keyOf(line)) ?? [])
      return {
        ...line,
        matrah: line.matrah - back.matrah,
        kdv: line.kdv - back.kdv,
        konaklama: line.konaklama - back.konaklama,
        toplam: line.toplam - back.toplam,
      }
    })
    .filter(({ toplam }) => toplam > 0)
}

/** Of the lines that are left, this much goes back; no tax of a line gives more than it has. */
function takeOff(lines: readonly TaxedLine[], total: Minor): TaxedLine[] {
  const parts = shareOut(
    total,
    lines.map(({ toplam }) => toplam),
  )
  return lines
    .map((line, place) => {
      const toplam = parts[place] ?? 0
      const [matrah = 0, kdv = 0, konaklama = 0] = shareOut(toplam, [line.matrah, line.kdv, line.konaklama])
      return { ...line, matrah, kdv, konaklama, toplam }
    })
    .filter(({ toplam }) => toplam > 0)
}

/**
 * What an invoice counts too much, service by service: what is left of it, less what the booking asks for of each
 * service now. Where any service asks for more than was invoiced, the whole invoice goes back and the booking is
 * invoiced anew. Nothing where both agree.
 */
export function refundLines(left: readonly TaxedLine[], asked: ReadonlyMap<number, Minor>): TaxedLine[] {
  const bySira = Map.groupBy(left, ({ sira }) => sira)
  const grown = [...asked].some(([sira, amount]) => amount > sum((bySira.get(sira) ?? []).map(({ toplam }) => toplam)))
  if (grown) return [...left]
  return [...bySira].flatMap(([sira, lines]) => {
    const invoiced = sum(lines.map(({ toplam }) => toplam))
    return takeOff(lines, invoiced - (asked.get(sira) ?? 0))
  })
}

/** Of a booking that was cancelled as a whole: everything but what was kept of the money. */
export function refundAllBut(left: readonly TaxedLine[], kept: Minor): TaxedLine[] {
  const invoiced = sum(left.map(({ toplam }) => toplam))
  return takeOff(left, Math.max(0, invoiced - Math.max(0, kept)))
}

/** Three letters or digits, the year, and nine digits: the number of a Turkish electronic invoice. */
export function invoiceNumber(seri: string, yil: number, sira: number): string {
  if (!/^[A-Z0-9]{3}$/.test(seri) || sira < 1 || sira > 999_999_999) throw new RangeError('no number of an invoice')
  return `${seri}${yil}${String(sira).padStart(9, '0')}`
}
