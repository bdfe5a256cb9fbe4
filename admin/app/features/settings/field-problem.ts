import { CallError } from '../../platform/call-error.ts'

/** What the server says of a field, by its path; whatever lies below it belongs to it. */
export function problemAt(error: unknown, field: string): string | undefined {
  if (!(error instanceof CallError)) return undefined
  const issue = error.fields.find(({ alan }) => {
    const path = alan.replace(/^yeni\./, '')
    return path === field || path.startsWith(`${field}.`)
  })
  return issue?.mesaj
}
