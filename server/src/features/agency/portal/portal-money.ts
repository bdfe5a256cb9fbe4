import type { quoteForClient } from '@meltem/contract/agency/portal'
import type { BasketRequest } from '@meltem/contract/reservation/basket'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { countCommission } from '@meltem/domain/agency/commission'
import { toAmount } from '@meltem/domain/money'
import { type Act, inBooking } from '../../reservation/booking.ts'
import { choicesOf, pricesNow, priceWith } from '../../reservation/quote/price.ts'
import { readBasket } from '../../reservation/quote/read-basket.ts'

type Basket = Pick<BasketRequest, 'lang' | 'sepet_urunler' | 'secilen_kur'>

/** A basket by the contract: list price, net, and what is the agency's. */
export function saleMoney(act: Act, request: Basket): Promise<OutputOf<typeof quoteForClient>['acente']> {
  const { acente } = act.person
  if (!acente) throw new AppError('giris_gerekli')
  return inBooking(act, async (booking) => {
    const basket = await readBasket(booking, request)
    const priced = priceWith(booking, basket, pricesNow(booking, basket), { choices: choicesOf(request), kupon: null })
    const oranlar = basket.satirlar.map(({ secenek }) => acente.oranlar.get(secenek.urun_k_no) ?? 0)
    const sale = countCommission(priced.girdi, { ad: acente.ad, oranlar, alt_oran: acente.alt_oran })
    return {
      akis: acente.akis,
      kur: request.secilen_kur,
      satis_toplam: toAmount(sale.satis_toplam),
      net_toplam: toAmount(sale.net_toplam),
      komisyon: toAmount(sale.satan),
    }
  })
}
