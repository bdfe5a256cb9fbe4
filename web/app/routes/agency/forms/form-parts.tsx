import type { ReactNode } from 'react'
import { FieldError } from '../../../components/ui/field.tsx'

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
