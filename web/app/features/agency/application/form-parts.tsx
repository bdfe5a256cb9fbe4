import type { ReactNode } from 'react'
import { FieldError } from '../../../ui/form/field.tsx'
import type { Step } from './application-steps.ts'

/** What each field needs to show its error and to keep its value. */
export interface FieldState {
  readonly errorOf: (name: string) => string | undefined
  readonly startOf: (name: string) => readonly string[]
}

export function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5 border-ink border-t-2 pt-5">
      <legend className="float-left w-full font-bold text-24">{title}</legend>
      {lead ? <p className="-mt-3 text-ink-2">{lead}</p> : null}
      {children}
    </fieldset>
  )
}

export function field(state: FieldState, name: string) {
  return {
    id: `basvuru-${name}`,
    name,
    error: state.errorOf(name),
    defaultValue: state.startOf(name)[0] ?? '',
  }
}

export function GroupError({ id, error }: { id: string; error: string | undefined }) {
  return error ? <FieldError id={id}>{error}</FieldError> : null
}

interface StepPartProps {
  readonly step: Step
  readonly now: Step
  readonly scripted: boolean
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A step that is not the present one is out of sight; where nothing can lead to the next, all of them stand in a row. */
export function StepPart({ step, now, scripted, title, lead, children }: StepPartProps) {
  const away = step !== now
  return (
    <section
      data-step={step}
      hidden={scripted && away}
      aria-labelledby={`basvuru-adim-${step}`}
      className={`grid gap-9 ${away ? '[@media(scripting:enabled)]:hidden' : ''}`}
    >
      <div>
        <h2 id={`basvuru-adim-${step}`} data-step-heading tabIndex={-1} className="text-38 outline-none">
          {title}
        </h2>
        {lead}
      </div>
      {children}
    </section>
  )
}
