import { HAND_METHODS, type HandMethod } from '@meltem/contract/reservation/reservation'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'

interface ActPanelProps {
  readonly title: string
  /** What it leads to, before it is done. */
  readonly children: ReactNode
  readonly error: unknown
  /** The words of the button repeat the sum: it cannot be undone. */
  readonly button: string
  readonly busy: boolean
  readonly blocked?: boolean
  readonly danger?: boolean
  readonly onSubmit: () => void
  readonly onAbandon: () => void
}

/** One act on a reservation: its questions, what it means in money, and a button that says so again. */
export function ActPanel({
  title,
  children,
  error,
  button,
  busy,
  blocked = false,
  danger = false,
  ...on
}: ActPanelProps) {
  const t = useTranslations('admin.reservation')
  const errorText = useErrorText()
  const panel = useRef<HTMLElement>(null)
  // Whoever has called it by a key goes on in it.
  useLayoutEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      className={`grid gap-3 border-l-3 p-3.5 ${danger ? 'border-danger bg-danger-tint' : 'border-sea bg-sea-tint'}`}
    >
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy && !blocked) on.onSubmit()
        }}
      >
        <h2>{title}</h2>
        {children}
        {error !== null && error !== undefined && <Note tone="danger">{errorText(error)}</Note>}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            look={danger ? 'line' : 'sun'}
            busy={busy}
            disabled={blocked}
            className={`max-lg:min-h-11 ${danger ? 'border-danger! text-danger!' : ''}`}
          >
            {button}
          </Button>
          <Button onClick={on.onAbandon} className="max-lg:min-h-11">
            {t('abandon')}
          </Button>
        </div>
      </form>
    </section>
  )
}

interface ReasonFieldProps {
  readonly value: string
  readonly onChange: (reason: string) => void
  readonly needed: boolean
}

/** Why: only the office reads it. */
export function ReasonField({ value, onChange, needed }: ReasonFieldProps) {
  const t = useTranslations('admin.reservation')
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-13 font-semibold">
        {needed ? t('reason_needed') : t('reason')}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={500}
        required={needed}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control w-full py-2"
      />
    </div>
  )
}

/** How money passes through the hands of the office. */
export function MethodChoice({ value, onChange }: { value: HandMethod; onChange: (method: HandMethod) => void }) {
  const t = useTranslations('admin.reservation')
  return (
    <Choice
      label={t('method_label')}
      value={value}
      options={HAND_METHODS.map((one) => ({ value: one, label: t(`method.${one}`) }))}
      onChange={(chosen) => onChange(HAND_METHODS.find((one) => one === chosen) ?? 'nakit')}
    />
  )
}
