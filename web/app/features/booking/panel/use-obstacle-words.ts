import type { Obstacle } from '@meltem/contract/basket'
import { formatDate } from '@meltem/i18n/format'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl/react'

/** The sentence of an obstacle; the kernel names the reason and the values, the words are the page's. */
export function useObstacleWords() {
  const t = useTranslations('availability')
  return useCallback(
    ({ neden, parametreler }: Obstacle): string => {
      const { en_az_gece = 1, en_cok_gece = 1, kalan = 0, sure = 0, birim = 'saat', ilk_gun = '' } = parametreler
      const count = (value: string | number) => Number(value)
      switch (neden) {
        case 'en_az_gece':
          return t(neden, { en_az_gece: count(en_az_gece) })
        case 'en_cok_gece':
          return t(neden, { en_cok_gece: count(en_cok_gece) })
        case 'son_satis_gecti':
          return t(neden, { sure: count(sure), birim: String(birim), ilk_gun: formatDate(String(ilk_gun)) })
        case 'yer_yetmez':
        case 'oda_yetmez':
          return t(neden, { kalan: count(kalan) })
        default:
          return t(neden)
      }
    },
    [t],
  )
}

interface Reason {
  readonly neden: string
  readonly parametreler: Obstacle['parametreler']
}

/** The same for reasons from a wider list; one without a sentence is said as "closed". */
export function useReasonWords() {
  const t = useTranslations('availability')
  const say = useObstacleWords()
  return ({ neden, parametreler }: Reason): string =>
    t.has(neden as Obstacle['neden']) ? say({ neden: neden as Obstacle['neden'], parametreler }) : t('kapali')
}
