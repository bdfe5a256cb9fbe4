import { weighOffice } from './instruments/office-weight.ts'
import type { Verdict } from './instruments/verdict.ts'

/** The office travels over the line of a pier: a screen may bring so much, and what stands before the first one no more than now. */
const MOST_OF_A_SCREEN = 60
/** The editor of pages is the heaviest thing that comes by itself. */
const MOST_LATER = 150
const MOST_OF_THE_SHELL = 170
const MOST_WORDS = 25

/** Compressed scripts of the office, from what was built. */
export async function benchOfficeWeight(): Promise<Verdict[]> {
  const { shell, words, screens } = await weighOffice()
  const weight = (what: string, measured: number, value: number): Verdict => ({
    what,
    measured,
    unit: 'kB',
    judged: 'measured',
    bar: { at: 'most', value },
  })
  return [
    weight('shell of the office, gzip', shell, MOST_OF_THE_SHELL),
    weight('heaviest file of words, gzip', words, MOST_WORDS),
    ...screens.slice(0, 8).map(({ name, kilobytes }) => weight(`screen ${name}, gzip`, kilobytes, MOST_OF_A_SCREEN)),
    weight('heaviest tab or editor of a screen, gzip', Math.max(...screens.map(({ later }) => later)), MOST_LATER),
  ]
}
