import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { UndoRow } from './undo-row.tsx'
import type { Removed } from './use-removed.ts'

/** Nothing in it: that is said, with the way back for what was taken out on this page, and the ways on. */
export function EmptyBasket({ removed }: { removed: Removed }) {
  const { language } = useFrame()
  const t = useTranslations('basket')
  return (
    <div className="grid max-w-[640px] gap-4">
      {removed.lines.map((one) => (
        <UndoRow key={one.line.k_no} removed={one} onUndo={removed.undo} />
      ))}
      <p className="text-18 text-ink-2">{t('emptied')}</p>
      <div className="flex flex-wrap gap-3">
        <a className="btn btn-sun btn-lg" href={`/${language}/d`}>
          {t('browse')}
        </a>
        <a className="btn btn-line btn-lg" href={`/${language}/enquire-booking`}>
          {t('askUs')}
        </a>
      </div>
    </div>
  )
}
