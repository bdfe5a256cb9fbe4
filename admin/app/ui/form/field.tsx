import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { FieldRule } from '../../platform/field-rule.ts'

interface FieldProps extends React.ComponentProps<'input'> {
  readonly label: string
  /** Name of the broken rule, as `fieldRule` gives it. */
  readonly problem: string | undefined
  /** Something that stands inside the box, at its right end. */
  readonly children?: ReactNode
}

const RULES: readonly FieldRule[] = ['zorunlu', 'e_mail', 'gecersiz']

/** Label, box and, after a touch, one sentence that says what to do. */
export function Field({ label, problem, children, ...input }: FieldProps) {
  const t = useTranslations('fields')
  const id = useId()
  const rule = RULES.find((each) => each === problem) ?? 'gecersiz'
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-13 font-semibold">
        {label}
      </label>
      <span className="relative grid">
        <input
          {...input}
          id={id}
          className="control min-h-10! w-full"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        />
        {children}
      </span>
      {/* The line is always there: a sentence that pushed the button away would swallow the click that caused it. */}
      <p id={`${id}-problem`} className="flex min-h-5 items-start gap-1.5 text-13 font-[550] text-danger">
        {problem !== undefined && (
          <>
            <CircleAlert aria-hidden="true" className="icon mt-px" />
            {t(rule)}
          </>
        )}
      </p>
    </div>
  )
}
