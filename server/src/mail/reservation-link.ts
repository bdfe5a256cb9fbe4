import type { Language } from '@meltem/contract/language'
import type { Config } from '../config.ts'
import { guestKey } from '../features/reservation/guest-key.ts'
import type { Tenant } from '../http/tenant-directory.ts'

export type ReservationLink = (tenant: Tenant, k_no: string, language: Language) => string

/** The page of a reservation with the guest's key; made when the mail is sent, so that no table holds the key. */
export function reservationLinks({ publicUrl, secret }: Pick<Config, 'publicUrl' | 'secret'>): ReservationLink {
  return (tenant, k_no, language) => {
    const base = publicUrl ?? `https://${tenant.alan_adlari[0] ?? 'localhost'}`
    return `${base}/${language}/reservation/${k_no}?anahtar=${guestKey(secret, tenant.id, k_no)}`
  }
}
