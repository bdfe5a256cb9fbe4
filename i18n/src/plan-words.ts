import type { ToldRule } from '@meltem/contract/payment/plan'

/** A sentence of the messages `plan`, from whichever translator knows the language. */
type SayPlan = (
  key: 'kabul' | 'gorusme' | 'plan_onayi' | 'once' | 'gun',
  values: Record<string, string | number>,
) => string

type Step = Pick<ToldRule, 'tetik' | 'olaylar' | 'bekleme_gun' | 'gun' | 'saat' | 'ad'>

/** When a payment is due, as page, mail, voucher and contract say it: the operator's own words, or the usual ones. */
export function whenOfStep(say: SayPlan, { tetik, olaylar, bekleme_gun, gun, saat, ad }: Step): string {
  if (ad !== null) return ad
  if (tetik === 'kabul') {
    const days = saat >= 48 && saat % 24 === 0
    return say('kabul', { birim: days ? 'gun' : 'saat', sure: days ? saat / 24 : saat })
  }
  if (tetik !== 'olay') return say(tetik, { gun })
  return say(olaylar.at(-1) ?? 'gorusme', { gun: bekleme_gun })
}
