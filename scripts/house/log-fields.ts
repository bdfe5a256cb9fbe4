import type { SourceFile } from './arrows.ts'

/** One line of the log as the code writes it. */
export interface LogCall {
  readonly path: string
  /** Names written out in the object; what is spread into it is not followed. */
  readonly fields: readonly string[]
  readonly spreads: readonly string[]
}

const CALL = /\blog\.(?:debug|info|warn|error|fatal)\(\s*\{([^{}]*)\}/g
const ALARM = /\braiseAlarm\(\s*[\w.]+,\s*'\w+',\s*\{([^{}]*)\}/g

/** Every object that is handed to the log or to an alarm. */
export function findLogCalls(files: readonly SourceFile[]): LogCall[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(CALL), ...text.matchAll(ALARM)].map(([, inside = '']) => ({ path, ...namesIn(inside) })),
  )
}

function namesIn(inside: string): Pick<LogCall, 'fields' | 'spreads'> {
  const parts = inside
    .split(/,(?![^(]*\))/)
    .map((part) => part.trim())
    .filter(Boolean)
  const spreads = parts.filter((part) => part.startsWith('...')).map((part) => part.slice(3))
  const named = parts.filter((part) => !part.startsWith('...'))
  return { fields: named.map((part) => part.split(':', 1)[0]?.trim() ?? ''), spreads }
}

/** Fields by the table in the section Logs of docs/operations.md. */
export function documentedFields(operations: string): string[] {
  const section = operations.split(/^## /m).find((part) => part.startsWith('Logs\n')) ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
}
