import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import lighthouse from 'lighthouse'
import { provideChromium } from '../../scripts/chromium.ts'
import { startPreparedServer } from './prepared-data.ts'
import { median, type Verdict } from './verdict.ts'

const RUNS = 3
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof BARS

declare global {
  interface Window {
    benchLayoutShift: number
  }
}

/** Weight and steadiness of the home page in Chromium on a phone, and what Lighthouse says of it. */
export async function benchHomeWeight(): Promise<Verdict[]> {
  const server = await startPreparedServer()
  const debuggingPort = 3_119
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${debuggingPort}`],
  })
  try {
    const url = `${server.url}/tr`
    const weight = await weigh(await browser.newPage({ viewport: { width: 390, height: 844 } }), url)
    return [...weight, ...(await scores(url, debuggingPort))]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function weigh(page: Page, url: string): Promise<Verdict[]> {
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.addInitScript(watchLayoutShift)
  await page.goto(url, { waitUntil: 'load' })
  await page.mouse.wheel(0, 20_000)
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(() => window.benchLayoutShift)
  const sizes = await Promise.all(scripts)
  await page.close()
  return [
    {
      what: `JavaScript of the home page, ${sizes.length} files, gzip`,
      measured: sizes.reduce((sum, size) => sum + size, 0) / 1000,
      unit: 'kB',
      judged: 'measured',
      bar: { at: 'most', value: 150 },
    },
    { what: 'layout shift', measured: shift, unit: '', judged: 'measured', bar: { at: 'most', value: 0.02 } },
  ]
}

/** Runs in the page. */
function watchLayoutShift(): void {
  window.benchLayoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      window.benchLayoutShift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function scores(url: string, port: number): Promise<Verdict[]> {
  const seen: Record<Category, number[]> = { performance: [], accessibility: [], 'best-practices': [], seo: [] }
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: Object.keys(BARS) })
    for (const category of Object.keys(BARS) as Category[]) {
      seen[category].push((result?.lhr.categories[category]?.score ?? 0) * 100)
    }
  }
  return (Object.keys(BARS) as Category[]).map((category) => ({
    what: `Lighthouse mobile, ${category}, middle of ${RUNS}`,
    measured: median(seen[category]),
    unit: 'points',
    judged: 'measured',
    bar: { at: 'least', value: BARS[category] },
  }))
}
