import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { provideChromium } from '../../scripts/chromium.ts'
import { listMeasuredPages, type MeasuredPage } from './measured-pages.ts'
import { startPreparedServer } from './prepared-data.ts'
import { median, type Verdict } from './verdict.ts'

const RUNS = 3
const DEBUGGING_PORT = 3_119
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof BARS
const CATEGORIES = Object.keys(BARS) as Category[]

/** What Lighthouse says of pages on a phone. Its slow phone is this machine slowed down: it wants the machine for itself. */
export async function benchLighthouse(): Promise<Verdict[]> {
  const server = await startPreparedServer()
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${DEBUGGING_PORT}`],
  })
  try {
    const verdicts: Verdict[] = []
    for (const page of await listMeasuredPages(server.url)) verdicts.push(...(await scores(server.url, page)))
    return verdicts
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function scores(serverUrl: string, { what, path }: MeasuredPage): Promise<Verdict[]> {
  const url = `${serverUrl}${path}`
  const options = { port: DEBUGGING_PORT, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES } as const
  const seen: Record<Category, number[]> = { performance: [], accessibility: [], 'best-practices': [], seo: [] }
  // Visitors meet cached pages.
  await fetch(url)
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url, { ...options, onlyCategories: [...CATEGORIES] })
    for (const category of CATEGORIES) seen[category].push((result?.lhr.categories[category]?.score ?? 0) * 100)
  }
  return CATEGORIES.map((category) => ({
    what: `Lighthouse mobile, ${what}, ${category}, middle of ${RUNS}`,
    measured: median(seen[category]),
    unit: 'points',
    judged: 'measured',
    bar: { at: 'least', value: BARS[category] },
  }))
}
