import type { Seller } from '../reservation/seller.ts'
import { closeAllotments, keptSeats, openAllotments, seeAllotments } from './allotments/allotment.ts'
import { takeKeptDays } from './allotments/allotted-units.ts'
import { cancelSale, changeSale, confirmSale, recordSale } from './ledger/sale.ts'
import { findSellerOf } from './ledger/sale-act.ts'
import { cancelSaleLine } from './ledger/sale-line.ts'
import { findAgencyAddress } from './portal/agency-address.ts'
import { withKnownAgency } from './terms/seller-terms.ts'

/** Agencies as booking knows them: allotments are what is kept for them, the ledger hears what they sell. */
export const agencySeller: Seller = {
  known: withKnownAgency,
  findSeller: findSellerOf,
  findAddress: findAgencyAddress,
  seeKept: seeAllotments,
  keptSeats,
  openKept: openAllotments,
  takeKept: takeKeptDays,
  closeKept: closeAllotments,
  sold: recordSale,
  confirmed: confirmSale,
  changed: changeSale,
  cancelled: cancelSale,
  lineCancelled: cancelSaleLine,
}
