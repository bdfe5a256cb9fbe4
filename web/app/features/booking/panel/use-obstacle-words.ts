import type { Obstacle } from '@meltem/contract/reservation/basket'
import { obstacleValues } from '@meltem/i18n/obstacle-words'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl/react'

type Say = (neden: Obstacle['neden'], values: ReturnType<typeof obstacleValues>) => string

/** The sentence of an obstacle; the kernel names the reason and the values, the words are the page's. */
export function useObstacleWords() {
  const t = useTranslations('availability')
  return useCallback(
    // The values of every reason, checked against every sentence by the tests of i18n.
    (obstacle: Obstacle): string => (t as unknown as Say)(obstacle.neden, obstacleValues(obstacle)),
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
