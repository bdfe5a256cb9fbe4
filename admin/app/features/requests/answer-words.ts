import type { RequestRow } from '@meltem/contract/reservation/request-office'
import type { Language } from '@meltem/contract/wire/language'
import { formatMoney } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import type { Messages } from '@meltem/i18n/messages'
import { createTranslator } from 'use-intl/core'
import { shortDates } from '../../ui/words/booking-words.ts'
import type { Offer } from './use-offer.ts'

export type Act = 'accept' | 'offer' | 'decline'

interface Words {
  readonly act: Act
  readonly row: RequestRow
  readonly offer: Offer | undefined
  /** What was asked for could be had: an offer is another idea then, and no way out. */
  readonly free: boolean
  readonly language: Language
  readonly messages: Messages
}

/** A first version of the answer, in the guest's language; the clerk writes on. An offer without its price has none. */
export function answerWords({ act, row, offer, free, language, messages }: Words): string {
  const t = createTranslator({ locale: LOCALES[language].tag, messages, namespace: 'admin.requests' })
  const name = row.ad
  if (act !== 'offer')
    return t(act === 'accept' ? 'words_accept' : 'words_decline', { name, product: row.baslik_misafir })
  if (!offer) return ''
  const { urun, baslangic, bitis, tutar, kur } = offer
  const amount = formatMoney(language, tutar, kur)
  const offered = { name, product: urun, dates: shortDates(baslangic, bitis), amount }
  return t(free ? 'words_offer_free' : 'words_offer', offered)
}
