import type { Language } from '@meltem/contract/wire/language'
import type { BasketInput } from '@meltem/domain/pricing/price-input'
import type { WallTime } from '@meltem/domain/wall-time'
import type { Db, TenantTransaction } from '../../platform/db/connection.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import type { StockNeed } from '../catalog/tariff/stock-need.ts'
import type { ActingAgency, Person } from './person.ts'
import type { ReservationLine, ReservationRow } from './reservation-row.ts'
import type { StockView, UnitClaim } from './stock/stock-view.ts'

/** The act of booking a seller hears of, inside its transaction. */
export interface Selling {
  readonly trx: TenantTransaction
  readonly tenant: Tenant
  readonly person: Person
  readonly wall: WallTime
  readonly now: Date
  /** For the audit: who does it. */
  readonly kim: string
}

/** The reservation as far as a seller asks for it. */
export type SoldReservation = Pick<ReservationRow, 'k_no' | 'ac_k_no'>

/** What was sold, priced; the products line by line. */
export interface PricedSale {
  readonly girdi: BasketInput
  readonly sepet: { readonly satirlar: readonly { readonly secenek: { readonly urun_k_no: string } }[] }
}

/** The keys a visit carries of who has brought it. */
export interface Brought {
  readonly ac_k_no?: string | undefined
  readonly alt_ac_k_no?: string | undefined
}

/** Where the news of a reservation goes that an agency has sold at its portal. */
export interface SellerAddress {
  readonly e_mail: string
  readonly dil: Language
  /** The reservation is priced at what the agency pays, which its client never sees. */
  readonly net: boolean
  /** The operator collects from the client, at the client's price, and so writes to them as well. */
  readonly misafire: boolean
}

/**
 * Those who sell what the operator offers: everything booking has to ask them and to tell them. Agencies are one
 * (`agency/agency-seller.ts`); a reservation without a seller passes through without a question.
 */
export interface Seller {
  /** The request without the names of sellers who are not there or no longer sell. */
  known<T extends Brought>(db: Db, tenant: Tenant, request: T): Promise<T>
  /** Who sold a reservation at the portal, by the terms that were frozen with it. */
  findSeller(trx: TenantTransaction, k_no: string): Promise<ActingAgency | undefined>
  findAddress(
    selling: Pick<Selling, 'trx' | 'person'>,
    reservation: SoldReservation,
  ): Promise<SellerAddress | undefined>

  /** Stock as the seller sees it: what is kept for it is free. Writes nothing. */
  seeKept(selling: Selling, needs: readonly StockNeed[], stock: StockView): Promise<StockView>
  /** Seats of departures that are kept for the seller and not sold yet. */
  keptSeats(selling: Selling, departures: readonly string[]): Promise<Map<string, number>>
  /** After the stock is locked and before it is asked: what is kept for the seller becomes free for it. */
  openKept(selling: Selling, k_no: string, needs: readonly StockNeed[], stock: StockView): Promise<StockView>
  /** Once it is known which units are taken. */
  takeKept(selling: Selling, k_no: string, claims: readonly UnitClaim[]): Promise<void>
  /** After stock was given back: what is no longer claimed is kept for the seller again. */
  closeKept(selling: Selling, reservation: SoldReservation): Promise<void>

  sold(
    selling: Selling,
    reservation: ReservationRow,
    priced: PricedSale,
    lines: readonly ReservationLine[],
  ): Promise<void>
  confirmed(selling: Selling, reservation: SoldReservation): Promise<void>
  changed(
    selling: Selling,
    reservation: SoldReservation,
    priced: PricedSale,
    lines: readonly ReservationLine[],
  ): Promise<void>
  cancelled(selling: Selling, reservation: SoldReservation, lines: readonly ReservationLine[]): Promise<void>
  lineCancelled(selling: Selling, reservation: SoldReservation, cancelled: CancelledLine): Promise<void>
}

/** One service that is cancelled alone, and all lines as they stand after it. */
export interface CancelledLine {
  readonly lines: readonly ReservationLine[]
  readonly line: ReservationLine
}
