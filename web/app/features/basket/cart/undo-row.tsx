import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import type { RemovedLine } from './use-removed.ts'

/** Takes the place and the focus of the line that was removed, so that the keyboard does not start at the top again. */
export function UndoRow({ removed, onUndo }: { removed: RemovedLine; onUndo: (removed: RemovedLine) => void }) {
  const t = useTranslations('basket')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-4 border-b border-line py-3 text-14 text-ink-2">
      {t('removed', { title: removed.line.urun.baslik })}
      <button ref={button} type="button" className="link min-h-11" onClick={() => onUndo(removed)}>
        {t('undo')}
      </button>
    </p>
  )
}
