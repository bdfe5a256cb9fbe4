import type { mailTripLink } from '@meltem/contract/reservation/booking'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import type { TripWish } from './mail-trip-link.job.ts'

/** People write numbers with blanks and small letters. */
function numberOf(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}

/**
 * Every wish is answered alike and does the same work here: whether there is such a booking is found out by the job, and
 * told to nobody but the address the booking was made with (PEOPLE-16).
 */
export async function wishForTripLink(
  { throttles, queue }: Services,
  { tenant, ip }: RequestContext,
  { kayit_no, kim, lang, web_sitesi }: ParsedInputOf<typeof mailTripLink>,
): Promise<void> {
  if (web_sitesi) return
  await throttles.take('trip_link_ip', tenant.id, ip)
  const wish: TripWish = { kod: tenant.kod, kayit_no: numberOf(kayit_no), kim: kim.trim(), dil: lang }
  await queue.send('mail-trip-link', wish)
}
