import type { Language } from '@meltem/contract/language'
import type { Settings } from '@meltem/contract/settings'
import { formatMoney } from '@meltem/i18n/format'

interface Sum {
  readonly tutar: number
  readonly kur: string
}

interface Screen {
  readonly language: Language
  /** Currency on screen. */
  readonly currency: string
  readonly exchange: Settings['exchange']
}

/**
 * A sum in the currency on screen, through the base currency at `satis`, rounded half-up to two decimals:
 * 100 EUR at 48,5000 and USD at 41,8103 are 116,00 USD. Without a rate the sum stays as it was entered.
 */
export function onScreen(sum: Sum, { currency, exchange }: Screen): Sum {
  if (sum.kur === currency) return sum
  const from = rateOf(sum.kur, exchange)
  const to = rateOf(currency, exchange)
  if (!from || !to) return sum
  return { tutar: Math.round(((sum.tutar * from) / to) * 100 + 1e-7) / 100, kur: currency }
}

function rateOf(code: string, { temel, kurlar }: Settings['exchange']): number | undefined {
  return code === temel ? 1 : kurlar.find(({ kod }) => kod === code)?.satis
}

/** `{esik}` in a text becomes the threshold, written in the currency on screen. */
export function withThreshold(text: string, threshold: Sum | null, screen: Screen): string {
  if (!threshold) return text
  const { tutar, kur } = onScreen(threshold, screen)
  return text.replaceAll('{esik}', formatMoney(screen.language, tutar, kur))
}
