import { join } from 'node:path'
import { keepAgenciesJob } from './features/agency/allotments/keep-agencies.job.ts'
import { sendNewsletters } from './features/audience/newsletters/send-newsletters.job.ts'
import { fillDaysJob } from './features/catalog/prices/fill-days.job.ts'
import { watchProducts } from './features/catalog/reviews/watch-products.job.ts'
import { settleGuests } from './features/departure/cancel/settle-guests.job.ts'
import { rebuildFiguresJob } from './features/figures/rebuild-figures.job.ts'
import { runImportJob } from './features/import/run-import.job.ts'
import { mailExtras } from './features/letters/mail-extras.ts'
import { mailLinks } from './features/letters/mail-links.ts'
import { planMails } from './features/letters/plan-mails.job.ts'
import { TenantRelays } from './features/letters/relay/tenant-relays.ts'
import { sendMail } from './features/letters/send-mail.job.ts'
import { removePictures } from './features/media/remove-pictures.job.ts'
import { mailPassword } from './features/member/access/mail-password.job.ts'
import { tellOfCoupons } from './features/member/area/tell-coupons.job.ts'
import { remindDeadlines } from './features/payment/remind/remind-deadlines.job.ts'
import { pollPayments, startPaymentTicker } from './features/payment/settle/poll-payments.job.ts'
import { reconcilePayments } from './features/payment/settle/reconcile-payments.job.ts'
import { closeBookings } from './features/reservation/collect/close-bookings.job.ts'
import { mailTripLink } from './features/reservation/find/mail-trip-link.job.ts'
import { expireHolds } from './features/reservation/hold/expire-holds.job.ts'
import { readCalendars } from './features/reservation/ical/read-calendars.job.ts'
import { fillSearchJob } from './features/reservation/office/fill-search.job.ts'
import { fetchExchangeRates } from './features/settings/fetch-exchange-rates.job.ts'
import { nightlyOracle } from './oracle/nightly-oracle.job.ts'
import { makePictureVariants } from './platform/files/pictures/make-picture-variants.job.ts'
import type { PictureStudio } from './platform/files/pictures/picture-studio.ts'
import type { TenantDirectory } from './platform/http/tenant-directory.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { removeExpired } from './remove-expired.job.ts'
import { hangGalleries } from './seed/hang-galleries.job.ts'
import type { Services } from './services.ts'

interface JobParts {
  readonly tenants: TenantDirectory
  readonly studio: PictureStudio
  /** What has to be closed with the server, the last first. */
  readonly onClose: (close: () => Promise<void> | void) => void
}

/** Everything a queue or the clock runs. */
export async function startJobs(services: Services, { tenants, studio, onClose }: JobParts): Promise<void> {
  const { config, db, cache, queue } = services
  const mailer = createMailer(config.smtpUrl, join(config.dataDir, 'mail'))
  onClose(() => mailer.close())
  const relays = new TenantRelays(db, config)
  onClose(() => relays.close())
  await queue.work(
    sendMail({
      db,
      cache,
      tenants,
      mailer,
      from: config.mailFrom,
      relays,
      links: mailLinks(config),
      extras: mailExtras(services),
    }),
  )
  await queue.work(mailPassword(services))
  await queue.work(mailTripLink(services, tenants))
  await queue.work(settleGuests(services, tenants))
  await queue.work(planMails(services, tenants))
  await queue.work(sendNewsletters(services, tenants))
  if (config.pictureJobs) await queue.work(makePictureVariants(db, tenants, studio))
  await queue.work(removePictures(services, tenants))
  if (config.pictureJobs && config.demoGalleries) {
    await queue.work(hangGalleries(services, tenants, studio))
    await queue.send('hang-galleries', {})
  }
  await queue.work(removeExpired(db, tenants, services.files))
  await queue.work(expireHolds(services, tenants))
  await queue.work(closeBookings(services, tenants))
  await queue.work(readCalendars(services, tenants))
  await queue.work(keepAgenciesJob(services, tenants))
  await queue.work(fillDaysJob(services, tenants))
  await queue.work(runImportJob(services, tenants))
  await queue.work(fillSearchJob(services.db, tenants))
  await queue.send('fill-search', {})
  await queue.work(rebuildFiguresJob(services, tenants))
  await queue.work(watchProducts(services, tenants))
  await queue.work(tellOfCoupons(services, tenants))
  await queue.work(nightlyOracle(services, tenants))
  await queue.work(pollPayments(services, tenants))
  await queue.work(reconcilePayments(services, tenants))
  await queue.work(remindDeadlines(services, tenants))
  onClose(startPaymentTicker(services, tenants))
  if (config.ratesUrl) {
    await queue.work(fetchExchangeRates(db, config.ratesUrl))
    await queue.send('fetch-exchange-rates', {})
  }
}
