import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../paths.ts'
import { documentedFields, findLogCalls } from './log-fields.ts'
import { listSources } from './sources.ts'

const documented = documentedFields(readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8'))
const sources = listSources().filter(
  ({ path }) => path.startsWith('server/src/') && !/\.test\.ts$|\/testing\//.test(path),
)
const calls = findLogCalls(sources)

/** What writes every line, and the objects that are spread into one, with what is in them. */
const BY_THE_LOGGER = ['level', 'time', 'msg', 'reqId', 'trace']
const SPREAD: Readonly<Record<string, readonly string[]>> = {
  // jobs/queue.ts
  about: ['job', 'task', 'attempt', 'tenantId', 'k_no', 'deneme', 'iade', 'rezervasyon'],
  // alarms.ts: the alarms themselves are looked at one by one
  facts: ['deneme', 'siparis_no', 'tutar', 'kur'],
  // payment-gateway.ts
  notice: ['olay_no', 'tur', 'siparis_no'],
  // settle.ts
  sums: ['beklenen', 'gelen'],
}

describe('fields of the log (RELY-29)', () => {
  test('every call of the log is found', () => {
    expect(calls.length).toBeGreaterThan(40)
    const written = sources.flatMap(({ text }) => text.match(/\blog\.(?:debug|info|warn|error|fatal)\(/g) ?? [])
    expect(
      findLogCalls(sources.map((file) => ({ ...file, text: file.text.replaceAll('raiseAlarm', '') }))),
    ).toHaveLength(written.length)
  })

  test('every field that is written stands in the table, and every row of the table is written', () => {
    const written = new Set(BY_THE_LOGGER)
    for (const { path, fields, spreads } of calls) {
      for (const spread of spreads) expect(SPREAD, path).toHaveProperty(spread)
      for (const field of [...fields, ...spreads.flatMap((name) => SPREAD[name] ?? [])]) {
        expect(documented, path).toContain(field)
        written.add(field)
      }
    }
    expect(documented.filter((field) => !written.has(field))).toEqual([])
    expect(new Set(documented).size).toBe(documented.length)
  })

  test('a field past the table is seen', () => {
    const text = "log.warn({ err, surprise: 1, list: of(a, b), ...extra }, 'words')"
    expect(findLogCalls([{ path: 'a.ts', text }])).toEqual([
      { path: 'a.ts', fields: ['err', 'surprise', 'list'], spreads: ['extra'] },
    ])
  })
})
