import type { holdBasket } from '@meltem/contract/reservation/basket'
import type { AnswerOf } from '@meltem/contract/wire/endpoint'

export type HoldAnswer = AnswerOf<typeof holdBasket>

interface Refusal {
  readonly code: string
  readonly ayrinti?: Record<string, unknown>
}

interface Trouble {
  /** Page below the basket that says what happened and what to do; undefined when a sentence is enough. */
  readonly go: string | undefined
  /** Worth another try under a new key. */
  readonly again: boolean
}

/** Another buyer was quicker, or the operator has closed it: the page with the alternatives. */
const SOLD_OUT = new Set([
  'dolu',
  'yer_yetmez',
  'kapali_gun',
  'kalkis_yok',
  'satis_kapali',
  'fiyat_yok',
  'gecmis_tarih',
])
/** The basket itself says what to do with the line, the coupon or the sale mode. */
const IN_THE_BASKET = new Set([
  'urun_yok',
  'son_satis_gecti',
  'ekstra_yok',
  'sor_sat_gerekli',
  'kupon_gecersiz',
  'kupon_bitti',
  'kupon_baskasinin',
  'kisi_siniri',
  'en_az_gece',
  'en_cok_gece',
  'giris_gunu',
  'cikis_gunu',
])
/** The hold has ended, was made by another person, or its key was used for another body. */
const DEAD_KEYS = new Set(['tutma_bitti', 'bulunamadi', 'anahtar_farkli'])

/** What a refused hold or booking leads to. */
export function holdTrouble({ code, ayrinti }: Refusal): Trouble {
  if (code === 'fiyat_degisti') return { go: 'warning?neden=fiyat', again: false }
  if (SOLD_OUT.has(code)) {
    const line = typeof ayrinti?.satir === 'number' ? `&satir=${ayrinti.satir}` : ''
    return { go: `warning?neden=dolu${line}`, again: false }
  }
  if (IN_THE_BASKET.has(code)) return { go: 'cart', again: false }
  // Placed already, perhaps in another tab: its outcome is what the person wants to see.
  if (code === 'durum_uygun_degil') return { go: 'result', again: false }
  return { go: undefined, again: DEAD_KEYS.has(code) }
}
