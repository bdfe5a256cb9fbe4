import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-names.ts'
import { Note } from '../../ui/note.tsx'

/** Seen only when an answer takes longer than a moment (member.css). */
export function Waiting() {
  const t = useTranslations('member')
  return (
    <div role="status" className="waiting">
      <span className="sr-only">{t('loading')}</span>
      <span aria-hidden="true" className="passage block" />
      <span aria-hidden="true" className="passage mt-5 block w-2/3" />
      <span aria-hidden="true" className="passage mt-5 block w-1/2" />
    </div>
  )
}

export function Failed({ message, onAgain }: { message: string; onAgain: () => void }) {
  const t = useTranslations('member')
  return (
    <div className="grid justify-items-start gap-3">
      <Note tone="danger" alert>
        {message}
      </Note>
      <Button onClick={onAgain}>{t('tryAgain')}</Button>
    </div>
  )
}

interface EmptyProps {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  /** The next step. */
  readonly children?: ReactNode
}

export function Empty({ icon, title, text, children }: EmptyProps) {
  return (
    <div className="grid justify-items-start gap-x-6 gap-y-4 bg-mist px-6 py-8 sm:grid-cols-[64px_minmax(0,1fr)] sm:px-8">
      <span aria-hidden="true" className="grid size-16 place-items-center rounded-chip bg-paper text-24 text-sea">
        <Icon name={icon} />
      </span>
      <div>
        <h2 className="text-24">{title}</h2>
        <p className="mt-1.5 mb-4 max-w-[33.8em] text-ink-2">{text}</p>
        <div className="flex flex-wrap gap-2.5">{children}</div>
      </div>
    </div>
  )
}

interface AskedPart {
  readonly answer: object | undefined
  readonly failure: { readonly message: string } | undefined
  readonly again: () => void
}

/** What stands in place of an answer that is not there; null once it is. */
export function Pending({ answer, failure, again }: AskedPart) {
  if (answer) return null
  return failure ? <Failed message={failure.message} onAgain={again} /> : <Waiting />
}
