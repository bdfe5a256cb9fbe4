import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { provideChromium } from '../../scripts/chromium.ts'
import { listMeasuredPages, type MeasuredPage } from './instruments/measured-pages.ts'
import { startPreparedServer } from './instruments/prepared-data.ts'
import { median, type Verdict } from './instruments/verdict.ts'

const RUNS = 3
const DEBUGGING_PORT = 3_119
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

/** What Lighthouse's own calibration measures on the phone it plays, a Moto G Power of 2022. */
const PHONE_INDEX = 264

/** What Lighthouse says of pages on a phone. Its slow phone is this machine slowed down: it wants the machine for itself. */
export async function benchLighthouse(): Promise<Verdict[]> {
  const server = await startPreparedServer()
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${DEBUGGING_PORT}`],
  })
  try {
    const slowdown = await findSlowdown(server.url)
    const verdicts: Verdict[] = []
    for (const page of await listMeasuredPages(server.url)) {
      process.stdout.write(`  ${page.what} …\n`)
      verdicts.push(...(await scores(server.url, page, slowdown)))
    }
    return verdicts
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function look(url: string, slowdown: number): Promise<Result> {
  const seen = await lighthouse(url, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
  })
  if (!seen) throw new Error(`Lighthouse said nothing of ${url}`)
  return seen.lhr
}

/**
 * Lighthouse slows every machine down fourfold and warns that this is right for a fast desk only. So that the phone is
 * the same one wherever the bench runs, the machine's own speed decides; never more than the usual four.
 */
async function findSlowdown(serverUrl: string): Promise<number> {
  const indexes: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    indexes.push((await look(`${serverUrl}/tr`, 1)).environment.benchmarkIndex)
  }
  const slowdown = Math.min(4, Math.max(1, median(indexes) / PHONE_INDEX))
  process.stdout.write(`  speed of this machine ${median(indexes)}, slowed down ${slowdown.toFixed(1)} times\n`)
  return slowdown
}

async function scores(
  serverUrl: string,
  { what, path, leastSpeed }: MeasuredPage,
  slowdown: number,
): Promise<Verdict[]> {
  const url = `${serverUrl}${path}`
  const seen: Record<Category, number[]> = { performance: [], accessibility: [], 'best-practices': [], seo: [] }
  // Visitors meet cached pages.
  await fetch(url)
  for (let run = 0; run < RUNS; run += 1) {
    const { categories } = await look(url, slowdown)
    for (const category of CATEGORIES) seen[category].push((categories[category]?.score ?? 0) * 100)
  }
  return CATEGORIES.map((category) => ({
    what: `Lighthouse mobile, ${what}, ${category}, middle of ${RUNS}`,
    measured: median(seen[category]),
    unit: 'points',
    judged: 'measured',
    bar: { at: 'least', value: category === 'performance' ? leastSpeed : 100 },
  }))
}
