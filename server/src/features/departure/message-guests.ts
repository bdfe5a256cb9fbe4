import type { messageGuests as MessageCall } from '@meltem/contract/departure/acts'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { stableKey } from '../../platform/db/stable-key.ts'
import { type Letter, writeMails } from '../letters/outbox.ts'
import { type Act, type Booking, inBooking } from '../reservation/booking.ts'
import { findReservation } from '../reservation/reservation.queries.ts'
import { findRow, listSeated } from './cancel/cancel-departure.queries.ts'
import { findDeparture, insertMessage } from './departure.queries.ts'

type Message = ParsedInputOf<typeof MessageCall>

/**
 * The words of the office to everybody who has seats, each in their language: to the guest, or to the agency that speaks
 * for them. One commit, and a key of the client's: sent again it is the same message, and nobody gets it twice.
 */
export function messageGuests(act: Act, personel_k_no: string, message: Message): Promise<number> {
  return inBooking(act, async (booking) => {
    const { trx, tenant } = booking
    const { istek_k_no, k_no, metinler } = message
    if (!(await findRow(trx, k_no))) throw new AppError('bulunamadi')
    const letters = await lettersOf(booking, message)
    const row = { k_no: istek_k_no, kalkis_k_no: k_no, personel_k_no, metinler: JSON.stringify(metinler) }
    if (!(await insertMessage(trx, { ...row, tenant_id: tenant.id, alici: letters.length }))) return letters.length
    booking.mektuplar.push(...(await writeMails(trx, tenant.id, letters)))
    return letters.length
  })
}

async function lettersOf(booking: Booking, { istek_k_no, k_no, metinler }: Message) {
  const { trx, tenant, services, settings } = booking
  const keys = new Set((await listSeated(trx, k_no)).map((one) => one.rezervasyon_k_no))
  const letters: Letter<'departure_message'>[] = []
  const missing = new Set<string>()
  for (const key of keys) {
    const row = await findReservation(trx, key)
    const departure = row && (await findDeparture(trx, row.lang, k_no))
    if (!row?.misafir || !departure) continue
    const metin = metinler[row.lang]
    if (!metin) {
      missing.add(row.lang)
      continue
    }
    const desk = await services.seller.findAddress(booking, row)
    const { ad: urun, tarih, saat } = departure
    letters.push({
      tur: 'departure_message' as const,
      k_no: stableKey(String(tenant.id), 'kalkis-mesaji', istek_k_no, key),
      veri: { k_no: key, kayit_no: row.kayit_no ?? '', ad: row.misafir.ad, urun, tarih, saat, metin },
      alici: desk && !desk.misafire ? desk.e_mail : row.misafir.e_mail,
      yanit_adresi: settings.contact.e_mail,
      dil: row.lang,
    })
  }
  if (missing.size > 0) throw new AppError('metin_eksik', { ayrinti: { diller: [...missing].sort() } })
  return letters
}
