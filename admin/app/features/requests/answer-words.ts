import type { Alternative, RequestRow } from '@meltem/contract/reservation/request-office'
import type { Language } from '@meltem/contract/wire/language'
import { formatMoney } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import type { Messages } from '@meltem/i18n/messages'
import { createTranslator } from 'use-intl/core'
import { shortDates } from '../../ui/words/booking-words.ts'

export type Act = 'accept' | 'offer' | 'decline'

interface Words {
  readonly act: Act
  readonly row: RequestRow
  readonly choice: Alternative | undefined
  readonly language: Language
  readonly messages: Messages
}

/** A first version of the answer, in the guest's language; the clerk writes on. */
export function answerWords({ act, row, choice, language, messages }: Words): string {
  const t = createTranslator({ locale: LOCALES[language].tag, messages, namespace: 'admin.requests' })
  const name = row.ad
  if (act !== 'offer' || !choice)
    return t(act === 'accept' ? 'words_accept' : 'words_decline', { name, product: row.baslik_misafir })
  const dates = shortDates(choice.istek.baslangic, choice.istek.bitis ?? null)
  return t('words_offer', {
    name,
    product: choice.baslik_misafir,
    dates,
    amount: formatMoney(language, choice.tutar, choice.kur),
  })
}
