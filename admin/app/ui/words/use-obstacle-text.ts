import type { Obstacle } from '@meltem/contract/reservation/basket'
import { obstacleValues } from '@meltem/i18n/obstacle-words'
import { useTranslations } from 'use-intl'

/** Why something cannot be sold, in the words a guest reads, so that both speak of the same thing. */
export function useObstacleText(): (obstacle: Obstacle) => string {
  // The values of every reason, checked against every sentence by the tests of i18n.
  const t = useTranslations('availability') as unknown as (
    neden: Obstacle['neden'],
    values: ReturnType<typeof obstacleValues>,
  ) => string
  return (obstacle) => t(obstacle.neden, obstacleValues(obstacle))
}
