import { readOutcome } from '../../basket/outcome/outcome-address.ts'
import { useReservation } from '../../basket/outcome/use-reservation.ts'
import { useKeptOffline } from './use-kept-offline.ts'

/** By the key of the link in a mail, without a login; a member may open the same page by the login. */
export function useGuestReservation(wanted: { readonly k_no: string; readonly anahtar: string | undefined }) {
  const own = readOutcome(new URLSearchParams({ k_no: wanted.k_no, anahtar: wanted.anahtar ?? '' }))
  const { data, missing, failure, keep } = useReservation(own)
  const offline = useKeptOffline(data, own.anahtar)
  return { found: data ? { reservation: data, anahtar: own.anahtar, keep } : undefined, missing, failure, offline }
}
