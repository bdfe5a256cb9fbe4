import { CallError } from '../../platform/call-error.ts'

export interface FieldProblem {
  readonly alan: string
  readonly mesaj: string
}

/** Fields the server has refused, each with its sentence. */
export function fieldProblems(error: unknown): readonly FieldProblem[] {
  return error instanceof CallError ? error.fields : []
}
