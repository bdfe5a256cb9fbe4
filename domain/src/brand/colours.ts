/** Colours an operator chooses; everything else in the palette is made from them. */
export interface BrandColours {
  /** Links, selection, focus. */
  readonly ana: string
  /** Header and footer, with white words on them. */
  readonly koyu: string
  /** The next step, with dark words on it. */
  readonly vurgu: string
}

export const USUAL_COLOURS: BrandColours = { ana: '#0a5f75', koyu: '#06384b', vurgu: '#f6b93b' }

const PAPER = '#ffffff'
const MIST = '#f0f5f5'
const INK = '#0b2a3a'

function channels(colour: string): readonly [number, number, number] {
  const at = (place: number) => Number.parseInt(colour.slice(place, place + 2), 16)
  return [at(1), at(3), at(5)]
}

function hexOf(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Ratio of WCAG 2.2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** `share` of the first, the rest of the second. */
function mix(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)]
  return hexOf(from.map((part, index) => part * share + (to[index] ?? 0) * (1 - share)))
}

/** The colour, darkened until it can be read on the surface. */
function darkenedOn(colour: string, surface: string, least: number): string {
  for (let share = 1; share > 0; share -= 0.04) {
    const darker = mix(colour, '#000000', share)
    if (contrastOf(darker, surface) >= least) return darker
  }
  return '#000000'
}

export const SURFACES = ['kagit', 'sis', 'beyaz_yazi', 'koyu_yazi'] as const

/** A colour that cannot be read where it is used: by how much it misses. */
export interface ContrastFault {
  readonly alan: keyof BrandColours
  readonly yuzey: (typeof SURFACES)[number]
  readonly oran: number
  readonly gereken: number
}

const DEMANDS: readonly {
  readonly alan: keyof BrandColours
  readonly yuzey: ContrastFault['yuzey']
  readonly other: string
  readonly gereken: number
}[] = [
  { alan: 'ana', yuzey: 'kagit', other: PAPER, gereken: 4.5 },
  { alan: 'ana', yuzey: 'sis', other: MIST, gereken: 4.5 },
  { alan: 'koyu', yuzey: 'beyaz_yazi', other: PAPER, gereken: 7 },
  { alan: 'vurgu', yuzey: 'koyu_yazi', other: INK, gereken: 4.5 },
]

/** Which of the colours cannot be read, the first reason of each (WCAG 2.2; white on the deep colour as much as it has by default). */
export function contrastFaults(colours: BrandColours): ContrastFault[] {
  const faults = DEMANDS.map(({ alan, yuzey, other, gereken }): ContrastFault => {
    // Cut, not rounded: 4.499 is no 4.5.
    const oran = Math.floor(contrastOf(colours[alan], other) * 10) / 10
    return { alan, yuzey, oran, gereken }
  }).filter(({ oran, gereken }) => oran < gereken)
  return faults.filter(({ alan }, index) => faults.findIndex((fault) => fault.alan === alan) === index)
}

/** The design tokens of the storefront that follow from the chosen colours. */
export function tokensOf({ ana, koyu, vurgu }: BrandColours): Readonly<Record<string, string>> {
  const sunTint = mix(vurgu, PAPER, 0.15)
  return {
    sea: ana,
    'sea-tint': mix(ana, PAPER, 0.1),
    'sea-deep': koyu,
    'on-deep': mix(koyu, PAPER, 0.2),
    scrim: mix(koyu, '#000000', 0.8),
    sun: vurgu,
    'sun-press': mix(vurgu, PAPER, 0.85),
    'sun-edge': darkenedOn(vurgu, PAPER, 3.2),
    'sun-tint': sunTint,
    'sun-ink': darkenedOn(vurgu, sunTint, 7),
  }
}

/** What a tenant has chosen so far, out of its tokens. */
export function coloursOf(tokens: Readonly<Record<string, string>>): BrandColours {
  const own = (name: string, usual: string) => {
    const token = tokens[name] ?? ''
    return /^#[0-9a-f]{6}$/i.test(token) ? token.toLowerCase() : usual
  }
  return {
    ana: own('sea', USUAL_COLOURS.ana),
    koyu: own('sea-deep', USUAL_COLOURS.koyu),
    vurgu: own('sun', USUAL_COLOURS.vurgu),
  }
}
