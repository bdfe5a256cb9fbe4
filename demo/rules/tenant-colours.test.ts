import { describe, expect, test } from 'vitest'
import { TENANTS } from '../../server/src/testing/demo-tenants.ts'

/** Colours a tenant keeps when it does not name its own. */
const HOUSE_COLOURS: Readonly<Record<string, string>> = {
  paper: '#ffffff',
  mist: '#f0f5f5',
  sand: '#f8f4ec',
  ink: '#0b2a3a',
  'ink-2': '#3d5664',
  'ink-3': '#566d7a',
  line: '#d6e0e2',
  'line-strong': '#738891',
  sea: '#0a5f75',
  'sea-deep': '#06384b',
  'sea-tint': '#e1eff1',
  'on-deep': '#c5dde2',
  sun: '#f6b93b',
  'sun-press': '#e5a31c',
  'sun-edge': '#a06a00',
  'sun-tint': '#fef3d9',
  'sun-ink': '#6b4700',
  scrim: '#062838',
}

/** WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for edges of controls (1.4.11). */
const PAIRS = [
  ['ink', 'paper', 4.5],
  ['ink', 'mist', 4.5],
  ['ink', 'sand', 4.5],
  ['ink-2', 'paper', 4.5],
  ['ink-2', 'mist', 4.5],
  ['ink-3', 'paper', 4.5],
  ['ink-3', 'mist', 4.5],
  ['sea', 'paper', 4.5],
  ['sea', 'mist', 4.5],
  ['sea', 'sea-tint', 4.5],
  ['paper', 'sea-deep', 4.5],
  ['on-deep', 'sea-deep', 4.5],
  ['sun', 'sea-deep', 4.5],
  ['paper', 'scrim', 4.5],
  ['ink', 'sun', 4.5],
  ['ink', 'sun-press', 4.5],
  ['sun-ink', 'sun-tint', 4.5],
  ['line-strong', 'paper', 3],
  ['line-strong', 'mist', 3],
  ['sun-edge', 'paper', 3],
] as const

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('the formula knows black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe.each(TENANTS)('colours of $kod', ({ ayarlar }) => {
  const own = ayarlar.tema.renkler
  const colours = { ...HOUSE_COLOURS, ...own }

  test('name tokens that exist, as six hex digits', () => {
    expect(Object.keys(HOUSE_COLOURS)).toEqual(expect.arrayContaining(Object.keys(own)))
    for (const colour of Object.values(own)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })

  test.each(PAIRS)('%s on %s keeps a contrast of %d', (front, back, least) => {
    expect(contrast(colours[front] ?? '', colours[back] ?? '')).toBeGreaterThanOrEqual(least)
  })
})

test('the second tenant has colours of its own', () => {
  const [first, second] = TENANTS.map(({ ayarlar }) => ayarlar.tema.renkler)
  expect(second?.sea).toBeDefined()
  expect(second).not.toEqual(first)
})
