import type { Migration } from 'kysely/migration'
import * as foundation from './migrations/0001-foundation.ts'
import * as kernel from './migrations/0002-kernel.ts'
import * as bookingSpeed from './migrations/0003-booking-speed.ts'
import * as catalogue from './migrations/0004-catalogue.ts'
import * as members from './migrations/0005-members.ts'
import * as memberArea from './migrations/0006-member-area.ts'
import * as payment from './migrations/0007-payment.ts'
import * as paymentToken from './migrations/0007-payment-token.ts'
import * as searchEngines from './migrations/0009-search-engines.ts'
import * as acceptedContracts from './migrations/0010-accepted-contracts.ts'
import * as unwantedMail from './migrations/0011-unwanted-mail.ts'
import * as content from './migrations/0012-content.ts'
import * as audience from './migrations/0013-audience.ts'
import * as splashAndTimes from './migrations/0014-splash-and-times.ts'
import * as rowInPlace from './migrations/0015-row-in-place.ts'
import * as agency from './migrations/0016-agency.ts'
import * as agencyMoney from './migrations/0017-agency-money.ts'
import * as agencyAnswers from './migrations/0018-agency-answers.ts'
import * as agencyUnits from './migrations/0019-agency-units.ts'
import * as plainRows from './migrations/0020-plain-rows.ts'
import * as lineCancellations from './migrations/0022-line-cancellations.ts'
import * as offersOnPages from './migrations/0024-offers-on-pages.ts'
import * as paymentPlan from './migrations/0025-payment-plan.ts'
import * as openingHours from './migrations/0027-opening-hours.ts'
import * as roomsAndWaiting from './migrations/0028-rooms-and-waiting.ts'
import * as knownDevices from './migrations/0030-known-devices.ts'
import * as termsVersion from './migrations/0031-terms-version.ts'
import * as staffRoles from './migrations/0032-staff-roles.ts'
import * as audit from './migrations/0033-audit.ts'
import * as officeList from './migrations/0034-office-list.ts'
import * as officeDetail from './migrations/0035-office-detail.ts'
import * as runTheDay from './migrations/0037-run-the-day.ts'
import * as drawnPictures from './migrations/0038-drawn-pictures.ts'
import * as reasons from './migrations/0039-reasons.ts'
import * as phoneSales from './migrations/0040-phone-sales.ts'
import * as calendars from './migrations/0042-calendars.ts'
import * as departureActs from './migrations/0045-departure-acts.ts'
import * as transferRuns from './migrations/0046-transfer-runs.ts'
import * as readiness from './migrations/0047-readiness.ts'
import * as staffSecondFactor from './migrations/0049-staff-second-factor.ts'
import * as bankFiles from './migrations/0050-bank-files.ts'
import * as paymentClaims from './migrations/0051-payment-claims.ts'
import * as till from './migrations/0052-till.ts'
import * as field from './migrations/0054-field.ts'
import * as liveOffice from './migrations/0057-live-office.ts'
import * as inCharge from './migrations/0058-in-charge.ts'
import * as secondThoughts from './migrations/0059-second-thoughts.ts'
import * as longestService from './migrations/0060-longest-service.ts'
import * as pricePlans from './migrations/0061-price-plans.ts'
import * as productOffice from './migrations/0065-product-office.ts'
import * as stockVersions from './migrations/0070-stock-versions.ts'
import * as fleet from './migrations/0071-fleet.ts'
import * as stockNews from './migrations/0072-stock-news.ts'
import * as groups from './migrations/0074-groups.ts'
import * as templates from './migrations/0075-templates.ts'
import * as promotions from './migrations/0076-promotions.ts'
import * as media from './migrations/0078-media.ts'
import * as contentOffice from './migrations/0081-content-office.ts'
import * as staffPeople from './migrations/0089-staff-people.ts'
import * as imports from './migrations/0090-imports.ts'
import * as optionCodes from './migrations/0091-option-codes.ts'
import * as bulkProducts from './migrations/0092-bulk-products.ts'
import * as settingsOffice from './migrations/0096-settings-office.ts'
import * as people from './migrations/0101-people.ts'
import * as figures from './migrations/0105-figures.ts'
import * as newsletters from './migrations/0109-newsletters.ts'
import * as invoices from './migrations/0112-invoices.ts'
import * as installation from './migrations/0116-installation.ts'
import * as singleRightsOfStaff from './migrations/0117-single-rights.ts'
import * as linesOfLists from './migrations/0124-lines-of-lists.ts'
import * as ownRates from './migrations/0140-own-rates.ts'
import * as trialPayments from './migrations/0141-trial-payments.ts'
import * as mailTexts from './migrations/0142-mail-texts.ts'
import * as contractWords from './migrations/0143-contract-words.ts'
import * as officeKeys from './migrations/0144-office-keys.ts'
import * as staffLogins from './migrations/0155-staff-logins.ts'
import * as historyOfSettings from './migrations/0156-history-of-settings.ts'
import * as enquiryNews from './migrations/0165-enquiry-news.ts'
import * as platesFound from './migrations/0166-plates-found.ts'

/** In order; a landed migration is never edited. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-kernel': kernel,
  '0003-booking-speed': bookingSpeed,
  '0004-catalogue': catalogue,
  '0005-members': members,
  '0006-member-area': memberArea,
  '0007-payment': payment,
  '0007-payment-token': paymentToken,
  '0009-search-engines': searchEngines,
  '0010-accepted-contracts': acceptedContracts,
  '0011-unwanted-mail': unwantedMail,
  '0012-content': content,
  '0013-audience': audience,
  '0014-splash-and-times': splashAndTimes,
  '0015-row-in-place': rowInPlace,
  '0016-agency': agency,
  '0017-agency-money': agencyMoney,
  '0018-agency-answers': agencyAnswers,
  '0019-agency-units': agencyUnits,
  '0020-plain-rows': plainRows,
  '0022-line-cancellations': lineCancellations,
  '0024-offers-on-pages': offersOnPages,
  '0025-payment-plan': paymentPlan,
  '0027-opening-hours': openingHours,
  '0028-rooms-and-waiting': roomsAndWaiting,
  '0030-known-devices': knownDevices,
  '0031-terms-version': termsVersion,
  '0032-staff-roles': staffRoles,
  '0033-audit': audit,
  '0034-office-list': officeList,
  '0035-office-detail': officeDetail,
  '0037-run-the-day': runTheDay,
  '0038-drawn-pictures': drawnPictures,
  '0039-reasons': reasons,
  '0040-phone-sales': phoneSales,
  '0042-calendars': calendars,
  '0045-departure-acts': departureActs,
  '0046-transfer-runs': transferRuns,
  '0047-readiness': readiness,
  '0049-staff-second-factor': staffSecondFactor,
  '0050-bank-files': bankFiles,
  '0051-payment-claims': paymentClaims,
  '0052-till': till,
  '0054-field': field,
  '0057-live-office': liveOffice,
  '0058-in-charge': inCharge,
  '0059-second-thoughts': secondThoughts,
  '0060-longest-service': longestService,
  '0061-price-plans': pricePlans,
  '0065-product-office': productOffice,
  '0070-stock-versions': stockVersions,
  '0071-fleet': fleet,
  '0072-stock-news': stockNews,
  '0074-groups': groups,
  '0075-templates': templates,
  '0076-promotions': promotions,
  '0078-media': media,
  '0081-content-office': contentOffice,
  '0089-staff-people': staffPeople,
  '0090-imports': imports,
  '0091-option-codes': optionCodes,
  '0092-bulk-products': bulkProducts,
  '0096-settings-office': settingsOffice,
  '0101-people': people,
  '0105-figures': figures,
  '0109-newsletters': newsletters,
  '0112-invoices': invoices,
  '0116-installation': installation,
  '0117-single-rights': singleRightsOfStaff,
  '0124-lines-of-lists': linesOfLists,
  '0140-own-rates': ownRates,
  '0141-trial-payments': trialPayments,
  '0142-mail-texts': mailTexts,
  '0143-contract-words': contractWords,
  '0144-office-keys': officeKeys,
  '0155-staff-logins': staffLogins,
  '0156-history-of-settings': historyOfSettings,
  '0165-enquiry-news': enquiryNews,
  '0166-plates-found': platesFound,
}

export const LATEST_MIGRATION = Object.keys(MIGRATIONS).sort().at(-1)
