import { CallError } from '../../platform/call-error.ts'

/** Another person was first: who, when, and what each contested field says now, by its path (PEOPLE-17). */
export interface Contest<A = Readonly<Record<string, unknown>>> {
  readonly kim: string | null
  readonly zaman: string | null
  readonly alanlar: A
}

/** Undefined unless the call was refused because another was first. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what a refusal tells is known by the call that was made
export function contestOf<C = Contest>(error: unknown): C | undefined {
  if (!(error instanceof CallError) || error.code !== 'surum_degisti') return undefined
  return { kim: null, zaman: null, alanlar: {}, ...error.details } as C
}
