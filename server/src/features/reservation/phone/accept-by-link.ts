import type { acceptBookedContracts } from '@meltem/contract/reservation/booking'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type Act, inBooking } from '../booking.ts'
import { lockReservation, requireOwn } from '../own-reservation.ts'
import { acceptContracts, keepTexts } from '../place/accept-contracts.ts'
import { readBasket } from '../quote/read-basket.ts'
import { updateReservation, writeAudit } from '../reservation.queries.ts'
import { awaitsContracts, readOnWire } from '../reservation-on-wire.ts'

type Accepted = ParsedInputOf<typeof acceptBookedContracts>

/**
 * The guest's own yes to what was sold on the phone: the same texts, hashes and rules as in the checkout. Accepting what
 * is accepted answers the same again.
 */
export async function acceptByLink(act: Act, request: Accepted): Promise<Reservation> {
  await keepTexts(act, request)
  return await inBooking(act, async (booking) => {
    const { k_no, anahtar, lang } = request
    const { row: found, lines } = await lockReservation(booking, k_no)
    const row = requireOwn(booking, found, anahtar)
    if (row.kayit_no === null) throw new AppError('bulunamadi')
    if (!awaitsContracts(row)) return await readOnWire(booking, row)
    const basket = await readBasket(booking, { lang, sepet_urunler: lines.map(({ istek }) => istek) })
    const sozlesmeler = acceptContracts(booking, basket, request)
    const changes = {
      sozlesmeler,
      mesafeli_satis_sozlesmesi: true,
      kiralama_sozlesmesi: sozlesmeler.some(({ tur }) => tur === 'kiralama'),
    }
    await updateReservation(booking, row, changes)
    await writeAudit(booking, { olay: 'sozlesme_onaylandi', konu_k_no: k_no })
    return await readOnWire(booking, { ...row, ...changes })
  })
}
