import { drawnForSold, type Picture } from '@meltem/contract/content/picture'
import { useTranslations } from 'use-intl/react'
import { Icon } from '../icon.tsx'

interface DrawnMarkProps {
  readonly picture: Picture
  readonly sizes: string
  readonly decorative: boolean
}

/** Slots narrower than this have room for the pencil only. */
const WORD_WIDTH = 150

/** LOOK-12. Alternative texts say it themselves; silent pictures leave the word to the mark. */
export function DrawnMark({ picture, sizes, decorative }: DrawnMarkProps) {
  if (!drawnForSold(picture)) return null
  const small = /^\d+px$/.test(sizes) && Number.parseInt(sizes, 10) < WORD_WIDTH
  return <DrawnWord small={small} silent={!decorative} />
}

interface DrawnWordProps {
  readonly small?: boolean
  /** What it lies on says the same to a screen reader. */
  readonly silent?: boolean
}

/** Also for what we draw to scale. */
export function DrawnWord({ small = false, silent = false }: DrawnWordProps) {
  const t = useTranslations('picture')
  return (
    <span className="drawn-mark" aria-hidden={silent ? true : undefined}>
      <Icon name="pencil" />
      <span className={small ? 'sr-only' : undefined}>{t('drawn')}</span>
    </span>
  )
}
