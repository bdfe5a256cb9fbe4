import { BASE_EXCHANGE } from '@meltem/contract/settings'
import { AppError } from '@meltem/contract/wire/errors'
import { converterTo } from '@meltem/domain/exchange'
import { toAmount, toMinor } from '@meltem/domain/money'
import type { Booking } from '../../reservation/booking.ts'
import { getPaymentTerms } from '../start/payment-terms.ts'

/**
 * Up to the limit of the tenant one person gives money back or waives a fee alone; above it the answer says so, and a
 * colleague decides (PEOPLE-22). Compared in the base currency at today's rate: a limit is a size, not a price.
 */
export async function requireOnePerson(booking: Booking, tutar: number, kur: string): Promise<void> {
  const { iki_kisi_siniri } = await getPaymentTerms(booking.services, booking.tenant)
  if (iki_kisi_siniri === null) return
  const inBase = converterTo(BASE_EXCHANGE.kod, booking.rates.kurlar)
  if (inBase(tutar, kur) <= toMinor(iki_kisi_siniri)) return
  throw new AppError('ikinci_kisi', {
    ayrinti: { sinir: iki_kisi_siniri, kur: BASE_EXCHANGE.kod, tutar: toAmount(tutar) },
  })
}
