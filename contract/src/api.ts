import * as agency from './agency/agency.ts'
import * as agencyApplication from './agency/application.ts'
import * as agencyBooking from './agency/booking.ts'
import * as agencyOffice from './agency/office.ts'
import * as agencyPortal from './agency/portal.ts'
import * as agencyTerms from './agency/terms.ts'
import * as agencyTools from './agency/tools.ts'
import * as arrival from './arrival/office.ts'
import * as audience from './audience/audience.ts'
import * as enquiry from './audience/enquiry.ts'
import * as newsletterOffice from './audience/newsletter-office.ts'
import * as visit from './audience/visit.ts'
import * as bulkProducts from './catalog/bulk-office.ts'
import * as catalog from './catalog/catalog.ts'
import * as groupsOffice from './catalog/groups-office.ts'
import * as listAddress from './catalog/list-address.ts'
import * as listing from './catalog/listing.ts'
import * as catalogOffice from './catalog/office.ts'
import * as catalogParts from './catalog/office-parts.ts'
import * as pricesOffice from './catalog/prices-office.ts'
import * as review from './catalog/review.ts'
import * as templatesOffice from './catalog/templates-office.ts'
import * as transfer from './catalog/transfer.ts'
import * as announcement from './content/announcement.ts'
import * as comment from './content/comment.ts'
import * as content from './content/content.ts'
import * as contentOffice from './content/office.ts'
import * as pageVersions from './content/page-versions.ts'
import * as translation from './content/translation.ts'
import * as deliveryOffice from './delivery-office.ts'
import * as departureActs from './departure/acts.ts'
import * as departureOffice from './departure/office.ts'
import * as field from './field/field.ts'
import * as figures from './figures/office.ts'
import * as fleet from './fleet/office.ts'
import * as imports from './import/office.ts'
import * as mailOffice from './mail-office.ts'
import * as mailTextOffice from './mail-text-office.ts'
import * as media from './media/office.ts'
import * as memberArea from './member/area.ts'
import * as member from './member/member.ts'
import * as memberOffice from './member/office.ts'
import * as accountOffice from './payment/account-office.ts'
import * as approval from './payment/approval.ts'
import * as paymentBank from './payment/bank-office.ts'
import * as paymentClaims from './payment/claims-office.ts'
import * as contractOffice from './payment/contract-office.ts'
import * as paymentInvoices from './payment/invoice-office.ts'
import * as paymentOffice from './payment/office.ts'
import * as payment from './payment/payment.ts'
import * as paymentReports from './payment/report-office.ts'
import * as paymentTill from './payment/till-office.ts'
import * as promotionOffice from './promotion/office.ts'
import * as rateOffice from './rate-office.ts'
import * as basket from './reservation/basket.ts'
import * as boardOffice from './reservation/board-office.ts'
import * as booking from './reservation/booking.ts'
import * as bulkOffice from './reservation/bulk-office.ts'
import * as documents from './reservation/documents.ts'
import * as icalOffice from './reservation/ical-office.ts'
import * as reservationOffice from './reservation/office.ts'
import * as reservationOfficeDetail from './reservation/office-detail.ts'
import * as reservationOfficeList from './reservation/office-list.ts'
import * as phoneOffice from './reservation/phone-office.ts'
import * as requestOffice from './reservation/request-office.ts'
import * as waitingOffice from './reservation/waiting-office.ts'
import * as settings from './settings.ts'
import * as settingsHistory from './settings-history.ts'
import * as settingsOffice from './settings-office.ts'
import * as setupOffice from './setup-office.ts'
import * as auditOffice from './staff/audit-office.ts'
import * as live from './staff/live.ts'
import * as officeKeys from './staff/office-keys.ts'
import * as staffPeople from './staff/people.ts'
import * as staff from './staff/staff.ts'
import * as stock from './stock/office.ts'
import * as stockRules from './stock/rules-office.ts'
import * as installation from './tenant/installation.ts'
import * as today from './today/office.ts'
import * as transferNetwork from './transfer/network-office.ts'
import * as transferOffice from './transfer/office.ts'
import type { Endpoint } from './wire/endpoint.ts'

const MODULES = [
  accountOffice,
  agency,
  agencyApplication,
  agencyBooking,
  agencyOffice,
  agencyPortal,
  agencyTerms,
  agencyTools,
  announcement,
  approval,
  arrival,
  audience,
  auditOffice,
  basket,
  boardOffice,
  booking,
  bulkOffice,
  bulkProducts,
  catalog,
  catalogOffice,
  catalogParts,
  comment,
  content,
  contentOffice,
  contractOffice,
  pageVersions,
  translation,
  deliveryOffice,
  departureActs,
  departureOffice,
  documents,
  enquiry,
  field,
  figures,
  fleet,
  groupsOffice,
  icalOffice,
  imports,
  installation,
  listAddress,
  listing,
  live,
  mailOffice,
  mailTextOffice,
  media,
  member,
  memberArea,
  memberOffice,
  newsletterOffice,
  officeKeys,
  payment,
  paymentOffice,
  paymentBank,
  paymentClaims,
  paymentInvoices,
  paymentReports,
  paymentTill,
  phoneOffice,
  promotionOffice,
  requestOffice,
  pricesOffice,
  rateOffice,
  reservationOffice,
  reservationOfficeDetail,
  reservationOfficeList,
  review,
  settings,
  settingsHistory,
  settingsOffice,
  setupOffice,
  staff,
  staffPeople,
  stock,
  stockRules,
  templatesOffice,
  today,
  transfer,
  transferNetwork,
  transferOffice,
  visit,
  waitingOffice,
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
