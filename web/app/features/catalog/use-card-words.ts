import { useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import type { CardWords } from './card-view.ts'

/** The words of cards that are made in the browser. */
export function useCardWords(): CardWords {
  const { language } = useFrame()
  const card = useTranslations('card')
  const facts = useTranslations('facts')
  return useMemo(() => ({ language, card, facts }), [language, card, facts])
}
