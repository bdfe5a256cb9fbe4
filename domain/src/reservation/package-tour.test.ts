import type { ProductKind } from '@meltem/contract/content/content'
import { expect, it } from 'vitest'
import { isPackageTour } from './package-tour.ts'

type Part = readonly [urun_tipi: ProductKind, ilk_gun: string, son_gun?: string, gece?: number]

const partOf = ([urun_tipi, ilk_gun, son_gun = ilk_gun, gece = 0]: Part) => ({ urun_tipi, ilk_gun, son_gun, gece })

it.each<[string, readonly Part[], boolean]>([
  [
    'a villa and a transfer',
    [
      ['villa', '2026-09-12', '2026-09-19', 7],
      ['transfer', '2026-09-12'],
    ],
    true,
  ],
  [
    'one night and a tour',
    [
      ['otel', '2026-09-12', '2026-09-13', 1],
      ['tur', '2026-09-12'],
    ],
    true,
  ],
  [
    'a transfer and a tour two days later',
    [
      ['transfer', '2026-09-12'],
      ['tur', '2026-09-14'],
    ],
    true,
  ],
  [
    'a car for five days and a tour',
    [
      ['arac_kira', '2026-09-12', '2026-09-17'],
      ['tur', '2026-09-13'],
    ],
    true,
  ],
  [
    'a tour over two days with a night, and a transfer',
    [
      ['tur', '2026-09-12', '2026-09-13', 1],
      ['transfer', '2026-09-12'],
    ],
    true,
  ],
  [
    'a transfer and a tour on one day',
    [
      ['transfer', '2026-09-12'],
      ['tur', '2026-09-12'],
    ],
    false,
  ],
  [
    'a transfer in the evening and a tour the next morning',
    [
      ['transfer', '2026-09-12'],
      ['tur', '2026-09-13'],
    ],
    true,
  ],
  [
    'two tours a week apart',
    [
      ['tur', '2026-09-12'],
      ['tur', '2026-09-19'],
    ],
    false,
  ],
  ['a villa alone', [['villa', '2026-09-12', '2026-09-19', 7]], false],
  [
    'a villa and a hotel',
    [
      ['villa', '2026-09-12', '2026-09-14', 2],
      ['otel', '2026-09-14', '2026-09-16', 2],
    ],
    false,
  ],
  ['nothing', [], false],
])('%s: %j is a package tour: %s', (_, parts, wanted) => {
  expect(isPackageTour(parts.map(partOf))).toBe(wanted)
})
