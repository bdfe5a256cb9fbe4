import type { QueueOptions } from 'pg-boss'

const MINUTE = 60

/** One queue per job; names are the jobs' ids. */
export const QUEUES = {
  // 30 s, 1 min, 2 min … 1 h between tries, for about a day; then the mail is marked as given up.
  'send-mail': {
    retryLimit: 30,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 60 * MINUTE,
    // Without a notification: every commit that sends a mail would wait for every other. Two seconds are soon enough.
    expireInSeconds: 10 * MINUTE,
  },
  'mail-password': { retryLimit: 5, retryDelay: 30, expireInSeconds: MINUTE, notify: true },
  'mail-trip-link': { retryLimit: 5, retryDelay: 30, expireInSeconds: MINUTE, notify: true },
  // The office waits for it: tried again until it is through.
  'cancel-departure': { retryLimit: 20, retryDelay: 5, expireInSeconds: 10 * MINUTE, notify: true },
  // A batch each minute; what was broken off goes on with the next.
  'send-newsletters': { retryLimit: 0, expireInSeconds: 5 * MINUTE, notify: true },
  'plan-mails': { retryLimit: 0, expireInSeconds: MINUTE },
  'fetch-exchange-rates': { retryLimit: 6, retryDelay: 5 * MINUTE, expireInSeconds: 2 * MINUTE },
  'make-picture-variants': { retryLimit: 2, retryDelay: MINUTE, expireInSeconds: 30 * MINUTE },
  'remove-pictures': { retryLimit: 3, retryDelay: MINUTE, expireInSeconds: 10 * MINUTE },
  'hang-galleries': { retryLimit: 2, retryDelay: MINUTE, expireInSeconds: 10 * MINUTE },
  'expire-holds': { retryLimit: 0, expireInSeconds: 2 * MINUTE },
  'fill-search': { retryLimit: 0, expireInSeconds: 10 * MINUTE },
  // What could not be closed is tried again the next night.
  'close-bookings': { retryLimit: 0, expireInSeconds: 30 * MINUTE },
  'rebuild-figures': { retryLimit: 1, retryDelay: MINUTE, expireInSeconds: 30 * MINUTE },
  // What could not be read is read again by the next round.
  'read-calendars': { retryLimit: 0, expireInSeconds: 14 * MINUTE },
  'keep-agencies': { retryLimit: 0, expireInSeconds: 5 * MINUTE },
  // The office waits for it; a run that was cut off goes on where it was.
  'run-import': { retryLimit: 20, retryDelay: 5, expireInSeconds: 60 * MINUTE, notify: true },
  'fill-days': { retryLimit: 2, expireInSeconds: 10 * MINUTE },
  'tell-coupons': { retryLimit: 0, expireInSeconds: 10 * MINUTE },
  // A look that fails is repeated by the next one.
  'watch-products': { retryLimit: 0, expireInSeconds: 10 * MINUTE },
  'poll-payments': { retryLimit: 0, expireInSeconds: 5 * MINUTE },
  'reconcile-payments': { retryLimit: 1, retryDelay: MINUTE, expireInSeconds: 5 * MINUTE },
  'remind-deadlines': { retryLimit: 1, retryDelay: MINUTE, expireInSeconds: 5 * MINUTE },
  'remove-expired': { retryLimit: 2, retryDelay: MINUTE, expireInSeconds: 5 * MINUTE },
  // A finding does not go away by asking again.
  'run-oracle': { retryLimit: 0, expireInSeconds: 30 * MINUTE },
} as const satisfies Record<string, QueueOptions & { notify?: boolean }>

export type QueueName = keyof typeof QUEUES
