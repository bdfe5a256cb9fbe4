import type { Notice } from '@meltem/contract/member/area'
import { UNKNOWN_DEVICE } from '@meltem/contract/member/member'
import { formatDate, formatInstant, formatMoney } from '@meltem/i18n/format'
import { useMessages, useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The sentence of a notice in the language of the page. One of an event that this version does not know stays general. */
export function useNoticeWords() {
  const { language } = useFrame()
  const { notices } = useMessages()
  // The values are a notice's own; the tests of i18n fill every sentence with them.
  const say = useTranslations('notices') as unknown as (olay: string, values: Notice['degerler']) => string
  const t = useTranslations('member.profile')
  return ({ olay, degerler }: Pick<Notice, 'olay' | 'degerler'>): string => {
    const known = Object.hasOwn(notices, olay) ? olay : 'other'
    const values = readable(degerler, (amount, kur) => formatMoney(language, amount, kur))
    return say(known, values.cihaz === UNKNOWN_DEVICE ? { ...values, cihaz: t('unknownDevice') } : values)
  }
}

/** Days, instants and sums as people read them; `tutar` and `toplam` are in the currency beside them. */
export function readable(
  values: Notice['degerler'],
  money: (amount: number, kur: string) => string,
): Notice['degerler'] {
  const { kur } = values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === 'number') {
        const isMoney = (name === 'tutar' || name === 'toplam') && typeof kur === 'string'
        return [name, isMoney ? money(value, kur) : value]
      }
      if (INSTANT.test(value)) return [name, formatInstant(value)]
      return [name, DAY.test(value) ? formatDate(value) : value]
    }),
  )
}
