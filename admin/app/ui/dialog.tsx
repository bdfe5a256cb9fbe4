import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A window over the screen: the browser keeps the focus in it and gives it back, Escape closes it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const t = useTranslations('admin')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // In the moment it is drawn: a key that is pressed next is not for the screen below.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="card m-auto max-h-[calc(100dvh-32px)] w-[min(600px,calc(100vw-24px))] overflow-auto p-0 text-ink shadow-e2 backdrop:bg-ink/45"
    >
      <div className="sticky top-0 z-1 flex items-center justify-between gap-3 border-line border-b bg-paper py-2 pr-2 pl-4">
        <h2 id={id} className="min-w-0 break-words">
          {title}
        </h2>
        <Button size="icon" aria-label={t('close')} onClick={onClose} className="border-transparent! max-lg:min-h-11">
          <X aria-hidden="true" className="icon" />
        </Button>
      </div>
      <div className="grid gap-3.5 p-4">{children}</div>
    </dialog>
  )
}
