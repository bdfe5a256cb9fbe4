import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'
import { copyDemo } from '../scripts/demo-folder.ts'
import { startTrialServer } from '../scripts/trial-server.ts'
import { askOracle } from './ask-oracle.ts'
import { test as base } from './storefront-test.ts'
import { STAFF } from './test-member.ts'

interface OfficeFixtures {
  /** More of the server's environment, for files that need an office of their own. */
  officeEnvironment: Readonly<Record<string, string>>
  /** An office in the middle of a season, for the tests of one worker, and the secret its tickets are sealed with. */
  officeServer: { readonly url: string; readonly secret: string }
  office: string
}

/** Browser tests of the back office: a server of their own whose demo has a season. */
export const test = base.extend<object, OfficeFixtures>({
  officeEnvironment: [{}, { scope: 'worker', option: true }],
  officeServer: [
    async ({ officeEnvironment }, use) => {
      const dataDir = await copyDemo()
      const demo = { DEMO_SEASON: '1', TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '100000', MAX_LOOP_DELAY: '0' }
      const environment = { ...demo, ...officeEnvironment }
      const server = await startTrialServer({ dataDir, environment })
      await use({ url: server.url, secret: (await readFile(join(dataDir, 'secret'), 'utf8')).trim() })
      const problem = await askOracle(dataDir)
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
      if (problem) throw new Error(problem)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  office: [async ({ officeServer }, use) => await use(officeServer.url), { scope: 'worker' }],
})

interface Visit {
  readonly language?: Language
  readonly person?: typeof STAFF
}

/** Logged in, at a screen of the office, in a language that the person has chosen on the device. */
export async function openOffice(page: Page, office: string, path: string, language: Language = 'tr'): Promise<void> {
  await openOfficeAs(page, office, path, { language })
}

/** The same as another person of the office. */
export async function openOfficeAs(
  page: Page,
  office: string,
  path: string,
  { language = 'tr', person = STAFF }: Visit,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((chosen) => localStorage.setItem('yonetim.dil', chosen), language)
  const answer = await page.request.post(`${office}/api/yonetim/giris-yap-post`, {
    headers: { company: 'meltem' },
    data: person,
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.goto(`${office}/yonetim${path}`)
}
