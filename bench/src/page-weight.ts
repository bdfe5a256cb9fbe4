import { type Browser, chromium } from '@playwright/test'
import { provideChromium } from '../../scripts/chromium.ts'
import { listMeasuredPages, type MeasuredPage } from './instruments/measured-pages.ts'
import { startPreparedServer } from './instruments/prepared-data.ts'
import { gzipKilobytes, weighRoute } from './instruments/script-weight.ts'
import type { Verdict } from './instruments/verdict.ts'

declare global {
  interface Window {
    benchLayoutShift: number
    /** The page's own: aborted once it lives. */
    lifeBegun?: AbortController
  }
}

/** A basket has to be filled before its checkout opens: its scripts are counted from the graph of its modules. */
const CHECKOUT = { id: 'routes/basket/checkout', messages: /^messages-ru-(?!member|agency|shop).*\.js$/, most: 200 }

/** JavaScript and steadiness of pages in Chromium on a phone, scrolled to their end. */
export async function benchPageWeight(): Promise<Verdict[]> {
  const server = await startPreparedServer()
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: ['--no-sandbox'] })
  try {
    const verdicts: Verdict[] = []
    for (const page of await listMeasuredPages(server.url)) verdicts.push(...(await weigh(browser, server.url, page)))
    const { files, kilobytes } = await weighRoute(CHECKOUT.id, CHECKOUT.messages)
    return [...verdicts, weightOf('checkout in Russian', { files, kilobytes, most: CHECKOUT.most })]
  } finally {
    await browser.close()
    await server.stop()
  }
}

function weightOf(
  what: string,
  { files, kilobytes, most }: { files: number; kilobytes: number; most: number },
): Verdict {
  return {
    what: `JavaScript of the ${what}, ${files} files, gzip`,
    measured: kilobytes,
    unit: 'kB',
    judged: 'measured',
    bar: { at: 'most', value: most },
  }
}

async function weigh(
  browser: Browser,
  serverUrl: string,
  { what, path, mostScript }: MeasuredPage,
): Promise<Verdict[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body().then(gzipKilobytes))
  })
  await page.addInitScript(watchLayoutShift)
  await page.goto(`${serverUrl}${path}`, { waitUntil: 'load' })
  await page.waitForFunction(() => window.lifeBegun?.signal.aborted)
  await page.mouse.wheel(0, 20_000)
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(() => window.benchLayoutShift)
  const sizes = await Promise.all(scripts)
  await page.close()
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0)
  return [
    weightOf(what, { files: sizes.length, kilobytes, most: mostScript }),
    { what: `layout shift, ${what}`, measured: shift, unit: '', judged: 'measured', bar: { at: 'most', value: 0.02 } },
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
