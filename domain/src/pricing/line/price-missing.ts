import type { IsoDay } from '../../calendar-day.ts'

/** A day without a price cannot be sold; the caller answers with the closed day instead of a number. */
export class PriceMissing extends Error {
  readonly tarih: IsoDay

  constructor(tarih: IsoDay) {
    super(`no price for ${tarih}`)
    this.name = 'PriceMissing'
    this.tarih = tarih
  }
}
