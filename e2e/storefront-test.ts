import { createHash } from 'node:crypto'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { ReceivedMail } from './mail-double.ts'

interface StorefrontFixtures {
  /** The consent banner has been answered, so that it does not cover what a test looks at. Off for tests about it. */
  consent: boolean
  /** Complaints of the page: uncaught errors, console errors, broken content security policy. */
  complaints: string[]
  /** Answers of the storefront to this test come from a visitor with an address of its own. */
  visitor: string
}

function serverUrl(): string {
  const url = process.env.E2E_URL
  if (!url) throw new Error('global-setup.ts did not start the server')
  return url
}

export function poyrazUrl(): string {
  return serverUrl().replace('//localhost', '//poyraz.localhost')
}

export const test = base.extend<StorefrontFixtures>({
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
  context: async ({ context, consent }, use) => {
    if (consent) await answerConsent(context)
    await use(context)
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

/** React has taken over: menus, dialogs and forms answer. */
export async function waitForLife(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
}

/** Opens an address and waits until it answers. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForLife(page)
}

/** What the stores keep is encrypted and written a moment after the screen shows it. */
export async function untilKept(page: Page): Promise<void> {
  const shelf = () => page.evaluate(() => JSON.stringify(window.localStorage))
  await expect
    .poll(async () => {
      const before = await shelf()
      await page.waitForTimeout(300)
      return (await shelf()) === before
    })
    .toBe(true)
}

export async function receivedMails(): Promise<ReceivedMail[]> {
  const response = await fetch(process.env.E2E_MAIL_URL ?? '')
  return (await response.json()) as ReceivedMail[]
}
