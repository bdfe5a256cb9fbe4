import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { Icon } from '../../ui/icon.tsx'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A native dialog keeps the focus inside, closes with Esc and gives the focus back. */
export function Dialog({ title, onClose, children }: DialogProps) {
  // A word that is around every page: the portal of agencies has none of the account's.
  const t = useTranslations('suggest')
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-32px)] w-[min(600px,100%-32px)] max-w-none overflow-y-auto rounded-control bg-paper shadow-e2"
    >
      <div className="sticky top-0 z-1 flex items-center justify-between gap-4 border-b border-line bg-paper py-2 pr-2 pl-5 sm:pl-7">
        <h2 id={id} className="text-20">
          {title}
        </h2>
        <button type="button" aria-label={t('close')} className="icon-btn" onClick={() => ref.current?.close()}>
          <Icon name="x" />
        </button>
      </div>
      <div className="grid gap-5 px-5 py-6 sm:px-7">{children}</div>
    </dialog>
  )
}
