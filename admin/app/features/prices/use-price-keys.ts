import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useScreenKeys } from '../../ui/screen-keys.tsx'

/** The grid, the fields and the buttons that keys stand for are marked with what they are. */
function marked(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-key="${name}"]`)
}

const toGrid = () => marked('grid')?.focus()

/** To the first field of what is done to the chosen cells. */
export const toFields = () => marked('fields')?.querySelector<HTMLElement>('input, select')?.focus()

interface KeyTerms {
  readonly chosen: boolean
  readonly onLeave: () => void
  /** To the year of the one option that is chosen. */
  readonly onYear?: (() => void) | undefined
}

/** Keys of the grid under `?`; arrows go to it from wherever the hand is, and move in it once it has the focus. */
export function usePriceKeys(mayPaint: boolean, { chosen, onLeave, onYear }: KeyTerms): void {
  const t = useTranslations('admin.prices')
  const rows = useMemo(() => {
    if (!mayPaint) return []
    return [
      { words: t('key_days'), acts: { arrowleft: toGrid, arrowright: toGrid } },
      { words: t('key_fields'), acts: chosen ? { f: toFields } : {} },
      { words: t('key_leave'), acts: chosen ? { escape: onLeave } : {} },
      { words: t('open_year'), acts: onYear ? { d: onYear } : {} },
      { words: t('check_publish'), acts: { y: () => marked('review')?.click() } },
    ]
  }, [mayPaint, chosen, onLeave, onYear, t])
  useScreenKeys(rows)
}
