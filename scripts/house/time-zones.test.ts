import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NODE } from '../paths.ts'

const ZONES = ['Europe/Istanbul', 'Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati']

test('F7: dates, departures, clocks and sums are the same in whatever zone the process runs', () => {
  const told = ZONES.map((TZ) => {
    const text = execFileSync(NODE, [join(import.meta.dirname, 'zone-sample.ts')], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    return JSON.parse(text) as { offset: number; said: unknown }
  })
  // The zone has counted: each process sees another offset.
  expect(told.map(({ offset }) => offset)).toEqual([-180, -120, 240, -840])
  const [first, ...others] = told
  for (const other of others) expect(other.said).toEqual(first?.said)
})
