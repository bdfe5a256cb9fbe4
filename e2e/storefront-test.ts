import { createHash } from 'node:crypto'
import { type Browser, type BrowserContext, test as base, type CDPSession, expect, type Page } from '@playwright/test'
import type { ReceivedMail } from './mail-double.ts'

interface StorefrontFixtures {
  /** A browser that has never seen the storefront: for tests of first visits, clocks, workers and connections. */
  ownBrowser: boolean
  /** The consent banner has been answered, so that it does not cover what a test looks at. Off for tests about it. */
  consent: boolean
  /** Complaints of the page: uncaught errors, console errors, broken content security policy. */
  complaints: string[]
  /** Answers of the storefront to this test come from a visitor with an address of its own. */
  visitor: string
}

/** What the tests of a worker share, made by the first of them. */
interface Shared {
  readonly context: BrowserContext
  /** A blank tab that stays, and the wire to it: what is stored can be taken away only through a tab. */
  readonly keeper: Page
  readonly wire: CDPSession
}

interface WorkerFixtures {
  shared: { made?: Shared }
}

export function serverUrl(): string {
  const url = process.env.E2E_URL
  if (!url) throw new Error('global-setup.ts did not start the server')
  return url
}

export function poyrazUrl(): string {
  return serverUrl().replace('//localhost', '//poyraz.localhost')
}

export const test = base.extend<StorefrontFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  baseURL: async ({}, use) => {
    await use(serverUrl())
  },
  consent: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  visitor: async ({}, use, { testId }) => {
    const [a, b, c] = createHash('sha256').update(testId).digest()
    await use(`10.${a}.${b}.${c}`)
  },
  extraHTTPHeaders: async ({ visitor }, use) => {
    await use({ 'x-forwarded-for': visitor })
  },
  ownBrowser: [false, { option: true }],
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      await use({})
    },
    { scope: 'worker' },
  ],
  /**
   * Tests of a worker share one context, and with it the scripts and pictures the browser has kept: a third of the run
   * was loading them anew. Everything a test can leave behind is taken away before the next.
   */
  context: async ({ browser, shared, ownBrowser, javaScriptEnabled, consent, visitor }, use) => {
    const own = ownBrowser || !javaScriptEnabled
    if (!own) shared.made ??= await share(browser)
    const context = own || !shared.made ? await browser.newContext() : shared.made.context
    if (!own && shared.made) await forgetEverything(shared.made)
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': visitor })
    if (consent) await answerConsent(context)
    await use(context)
    if (own) await context.close()
    else await leave(shared.made)
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage()
    // The shared context has the size of the test that made it.
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('page', (page) => collect(page, complaints))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

async function share(browser: Browser): Promise<Shared> {
  const context = await browser.newContext()
  const keeper = await context.newPage()
  return { context, keeper, wire: await context.newCDPSession(keeper) }
}

/** Cookies, stores, databases, workers and what those keep; the browser's own cache of files stays. */
async function forgetEverything({ context, wire }: Shared): Promise<void> {
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearCookies()
  for (const url of [serverUrl(), poyrazUrl()]) {
    await wire.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' })
  }
}

async function leave(shared: Shared | undefined): Promise<void> {
  if (!shared) return
  shared.context.removeAllListeners()
  const tabs = shared.context.pages().filter((page) => page !== shared.keeper)
  await Promise.all(tabs.map((page) => page.close()))
}

async function answerConsent(context: BrowserContext): Promise<void> {
  for (const url of [serverUrl(), poyrazUrl()]) {
    await context.addCookies([{ name: 'onay', value: 'zorunlu', url }])
  }
}

function collect(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy/.test(message.text())) {
      complaints.push(`console: ${message.text()} (${message.location().url})`)
    }
  })
}

/** A page that is not there says so in the console, in Chromium's own words: the one complaint such tests expect. */
export function forgetNotFound(complaints: string[]): void {
  const kept = complaints.filter((complaint) => !complaint.includes('the server responded with a status of 404'))
  complaints.splice(0, complaints.length, ...kept)
}

/** A call without network says so in the console, in Chromium's own words. */
export function forgetOutages(complaints: string[]): void {
  const kept = complaints.filter((one) => !one.includes('net::ERR_INTERNET_DISCONNECTED'))
  complaints.splice(0, complaints.length, ...kept)
}

/** A call that is refused says so in the console, in Chromium's own words. */
export function forgetRefusals(complaints: string[]): void {
  const kept = complaints.filter((one) => !/status of (?:401|404|409|422)/.test(one))
  complaints.splice(0, complaints.length, ...kept)
}

/** A preview stands in its frame without scripts, and Chromium says so for each of them. */
export function forgetStillPreviews(complaints: string[]): void {
  const kept = complaints.filter((one) => !/Blocked script execution in '(?:about:srcdoc|[^']*\?onizleme=)/.test(one))
  complaints.splice(0, complaints.length, ...kept)
}

/** React has taken over: menus, dialogs and forms answer. */
export async function waitForLife(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
}

/** Opens an address and waits until it answers. */
export async function open(page: Page, path: string): Promise<void> {
  // Life comes after the document: waiting for its last picture first would only add to that.
  await page.goto(path, { waitUntil: 'commit' })
  await waitForLife(page)
}

/**
 * What the stores keep is encrypted and written a moment after the screen shows it. The page encrypts something too,
 * behind what the stores have begun: when that is done again and again and nothing was written, all is written.
 */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt'])
    const turn = async () => {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new Uint8Array(4_096))
      await new Promise((resolve) => setTimeout(resolve, 10))
      return JSON.stringify(window.localStorage)
    }
    let before = await turn()
    for (let quiet = 0; quiet < 10; quiet += 1) {
      const now = await turn()
      if (now !== before) quiet = 0
      before = now
    }
  })
}

export async function receivedMails(): Promise<ReceivedMail[]> {
  const response = await fetch(process.env.E2E_MAIL_URL ?? '')
  return (await response.json()) as ReceivedMail[]
}
