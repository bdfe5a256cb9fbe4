import type { Guest } from '@meltem/contract/reservation/reservation'
import type { Language } from '@meltem/contract/wire/language'
import type { TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { writeMails } from '../../letters/outbox.ts'
import { type Booking, inBooking } from '../booking.ts'
import { SYSTEM } from '../person.ts'
import { findReservationByNumber } from '../reservation.queries.ts'

export interface TripWish {
  /** Of the tenant. */
  readonly kod: string
  readonly kayit_no: string
  /** The surname or the e-mail address of the guest, as it was typed. */
  readonly kim: string
  readonly dil: Language
}

/** Letters without their dots and accents, in small: İPEK, Ipek and ipek are one name. */
function folded(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}@.+_-]/gu, '')
}

export function isGuest({ soyad, e_mail }: Pick<Guest, 'soyad' | 'e_mail'>, kim: string): boolean {
  return kim.includes('@') ? e_mail.toLowerCase() === kim.toLowerCase() : folded(soyad) === folded(kim)
}

/** What was sold at an agency's portal is told to the agency: its client never sees that price. */
async function tell(booking: Booking, { kayit_no, kim, dil }: TripWish): Promise<void> {
  const row = await findReservationByNumber(booking.trx, kayit_no)
  if (!row?.misafir || !isGuest(row.misafir, kim)) return
  const desk = await booking.services.seller.findAddress(booking, row)
  if (desk && !desk.misafire) return
  const { services, tenant } = booking
  if (!(await services.throttles.mayTake('trip_link_booking', tenant.id, kayit_no))) return
  const { ad, e_mail } = row.misafir
  const letter = { tur: 'trip_link', veri: { k_no: row.k_no, kayit_no, ad }, alici: e_mail, dil } as const
  booking.mektuplar.push(...(await writeMails(booking.trx, tenant.id, [letter])))
}

export function mailTripLink(services: Services, tenants: TenantDirectory): Job<TripWish> {
  return {
    id: 'mail-trip-link',
    description: 'Mails the link to a booking to the address it was made with',
    run: async (wish) => {
      const tenant = tenants.byKod(wish.kod)
      if (!tenant) return
      await inBooking({ services, tenant, person: SYSTEM, kim: 'sistem' }, (booking) => tell(booking, wish))
    },
  }
}
