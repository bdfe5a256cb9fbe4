import type { Settings } from '@meltem/contract/settings'

/** Colours of paper: the tenant's where it has chosen some, the product's otherwise. */
const DEFAULTS = {
  ink: '#0b2a3a',
  'ink-2': '#3d5664',
  line: '#d6e0e2',
  sea: '#0a5f75',
  'sea-deep': '#06384b',
  'sea-tint': '#e1eff1',
  mist: '#f0f5f5',
  olive: '#3c6528',
  'olive-tint': '#eaf2e3',
} as const

export type Palette = Readonly<Record<keyof typeof DEFAULTS, string>>

const HEX = /^#[0-9a-f]{6}$/i

export function paletteOf({ tema }: Pick<Settings, 'tema'>): Palette {
  const own = Object.entries(tema.renkler).filter(([name, value]) => Object.hasOwn(DEFAULTS, name) && HEX.test(value))
  return { ...DEFAULTS, ...Object.fromEntries(own) }
}
