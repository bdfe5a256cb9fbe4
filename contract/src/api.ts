import * as agency from './agency.ts'
import * as agencyApplication from './agency-application.ts'
import * as agencyBooking from './agency-booking.ts'
import * as agencyDesk from './agency-desk.ts'
import * as agencyTerms from './agency-terms.ts'
import * as agencyTools from './agency-tools.ts'
import * as announcement from './announcement.ts'
import * as audience from './audience.ts'
import * as basket from './basket.ts'
import * as booking from './booking.ts'
import * as catalog from './catalog.ts'
import * as comment from './comment.ts'
import * as content from './content.ts'
import * as contentDesk from './content-desk.ts'
import * as documents from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import * as listAddress from './list-address.ts'
import * as listing from './listing.ts'
import * as member from './member.ts'
import * as memberArea from './member-area.ts'
import * as payment from './payment.ts'
import * as paymentDesk from './payment-desk.ts'
import * as reservationDesk from './reservation-desk.ts'
import * as review from './review.ts'
import * as settings from './settings.ts'
import * as staff from './staff.ts'
import * as transfer from './transfer.ts'
import * as visit from './visit.ts'

const MODULES = [
  agency,
  agencyApplication,
  agencyBooking,
  agencyDesk,
  agencyTerms,
  agencyTools,
  announcement,
  audience,
  basket,
  booking,
  catalog,
  comment,
  content,
  contentDesk,
  documents,
  listAddress,
  listing,
  member,
  memberArea,
  payment,
  paymentDesk,
  reservationDesk,
  review,
  settings,
  staff,
  transfer,
  visit,
]

/** As the documentation shows them: by feature, then by address. */
const ORDER = new Intl.Collator('en')

/** Every call of the product: documentation, access matrix and fuzz tests walk this list. */
export const API: readonly Endpoint[] = MODULES.flatMap((module) => Object.values(module).filter(isEndpoint)).toSorted(
  (a, b) => ORDER.compare(a.feature, b.feature) || ORDER.compare(a.path, b.path),
)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value
}
