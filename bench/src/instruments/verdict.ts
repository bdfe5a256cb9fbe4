/** One figure of a bench, with what it is held against. */
export interface Verdict {
  readonly what: string
  readonly measured: number
  readonly unit: string
  /** Measured in the same run, so that the machine's speed drops out of the ratio. */
  readonly reference?: { readonly what: string; readonly value: number }
  /** The figure the bar is for: the measured value itself, or its ratio to the reference. */
  readonly judged: 'measured' | 'ratio'
  readonly bar: { readonly at: 'least' | 'most'; readonly value: number }
}

/** CPU milliseconds were named on another machine, and machines differ by half: they guide, where ratios bind. */
const MACHINES_DIFFER = 1.5

export function holds(verdict: Verdict): boolean {
  const { bar } = verdict
  const figure = verdict.judged === 'ratio' ? ratioOf(verdict) : verdict.measured
  if (bar.at === 'least') return figure >= bar.value
  return figure <= bar.value * (isGuide(verdict) ? MACHINES_DIFFER : 1)
}

function isGuide({ unit, judged, bar }: Verdict): boolean {
  return unit === 'CPU ms' && judged === 'measured' && bar.at === 'most'
}

function wordOf(verdict: Verdict): string {
  if (!holds(verdict)) return 'NOT OK'
  return isGuide(verdict) && verdict.measured > verdict.bar.value ? 'above the guide by less than half' : 'ok'
}

function ratioOf({ measured, reference }: Verdict): number {
  if (!reference) throw new Error('A ratio needs a reference')
  return measured / reference.value
}

export function printVerdict(verdict: Verdict): void {
  const { what, measured, unit, reference, judged, bar } = verdict
  const parts = [
    `${what}: ${rounded(measured)} ${unit}`,
    ...(reference
      ? [`${reference.what}: ${rounded(reference.value)} ${unit}`, `ratio ${rounded(ratioOf(verdict))}`]
      : []),
    `${isGuide(verdict) ? 'guide' : 'bar'} ${judged} at ${bar.at} ${bar.value}`,
    wordOf(verdict),
  ]
  process.stdout.write(`${parts.join(' · ')}\n`)
}

function rounded(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** What only one of so many takes longer than: 0.95 is the slowest of twenty. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (value === undefined) throw new Error('No values')
  return value
}

export async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}
