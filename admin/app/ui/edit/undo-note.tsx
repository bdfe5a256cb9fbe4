import { useTranslations } from 'use-intl'
import { Button } from '../button.tsx'

interface UndoNoteProps {
  /** What was done; nothing is shown without it. */
  readonly text: string | undefined
  readonly busy?: boolean
  /** Without it nothing can be taken back; the words alone are told. */
  readonly onUndo?: (() => void) | undefined
  /** Above another of its kind, which may be told at the same time. */
  readonly raised?: boolean
}

/** Says what was done and lets it be taken back while it is shown; above the thumb on a phone. */
export function UndoNote({ text, busy = false, onUndo, raised = false }: UndoNoteProps) {
  const t = useTranslations('admin')
  return (
    <div
      role="status"
      className={`pointer-events-none fixed right-4 left-4 z-20 grid justify-items-center print:hidden ${raised ? 'bottom-20' : 'bottom-4'}`}
    >
      {text && (
        <div className="pointer-events-auto flex flex-wrap items-center gap-3 rounded-card bg-sea-deep px-4 py-2.5 text-paper shadow-lg">
          {text}
          {onUndo && (
            <Button busy={busy} onClick={onUndo} className="max-lg:min-h-11">
              {t('undo')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
