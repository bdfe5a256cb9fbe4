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

export function holds(verdict: Verdict): boolean {
  const figure = verdict.judged === 'ratio' ? ratioOf(verdict) : verdict.measured
  return verdict.bar.at === 'least' ? figure >= verdict.bar.value : figure <= verdict.bar.value
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
      ? [`${reference.what}: ${rounded(reference.value)} ${unit}`, `ratio ${ratioOf(verdict).toFixed(2)}`]
      : []),
    `bar ${judged} at ${bar.at} ${bar.value}`,
    holds(verdict) ? 'ok' : 'NOT OK',
  ]
  process.stdout.write(`${parts.join(' · ')}\n`)
}

function rounded(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('No values')
  return middle
}
