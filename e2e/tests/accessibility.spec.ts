import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { type APIRequestContext, expect } from '@playwright/test'
import { EVERYTHING, expectSoundPage, findings } from '../axe.ts'
import { forgetNotFound, open, poyrazUrl, test } from '../storefront-test.ts'

const LISTS = ['b', 'c', 'p', 't', 'u'] as const

interface StoredPage {
  readonly turu: string
  readonly slug: string | null
  readonly url: string | null
}

/** Every stored page of the language, the lists, home, contact and the 404 page. */
async function pagesOf(request: APIRequestContext, language: Language): Promise<string[]> {
  const answer = await request.get(`/api/page-all-get?dil=${language}`, { headers: { company: 'meltem' } })
  const { data } = (await answer.json()) as { data: StoredPage[] }
  const stored = data.flatMap(({ turu, slug, url }) => {
    if (turu === 'ana') return []
    return turu === 'ozel' ? [url ?? ''] : [`/${turu}/${slug}`]
  })
  const lists = LISTS.map((type) => `/${type}`)
  return ['', '/contact', ...lists, ...stored, '/no/such/place'].map((path) => `/${language}${path}`)
}

/**
 * Pages share their layouts: each is looked at in two languages, once on a desk and once on a phone, in shares, so that
 * the pages of one language are looked at side by side. E2E_SCALE=full looks at each in all languages at both widths.
 */
const SHARES = 2

for (const language of LANGUAGES) {
  for (let share = 0; share < SHARES; share += 1) {
    test(`axe finds nothing on pages in ${language}, share ${share + 1} of ${SHARES}`, async ({
      page,
      request,
      complaints,
    }) => {
      test.setTimeout(1_800_000)
      // A picture that is still fading in has half its contrast.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const pages = await pagesOf(request, language)
      expect(pages.length).toBeGreaterThan(30)
      const place = LANGUAGES.indexOf(language)
      const mine = pages.filter((_, index) => EVERYTHING || (index + place) % 2 === 0)
      for (const [index, path] of mine.entries()) {
        if (index % SHARES !== share) continue
        await open(page, path)
        await expectSoundPage(page, path, EVERYTHING ? undefined : [place < 2 ? 1440 : 390])
      }
      forgetNotFound(complaints)
    })
  }
}

test('axe finds nothing in the login dialog, tab by tab', { tag: '@walk' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/de')
  await page.getByRole('button', { name: 'Anmelden' }).first().click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  for (const tab of await page.locator('dialog[open]').getByRole('tab').all()) {
    await tab.click()
    expect(await findings(page, { part: 'dialog[open]' })).toEqual([])
  }
})

test('axe finds nothing in the open mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/ru')
  await page.locator('header button[aria-haspopup="dialog"]').first().click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  expect(await findings(page, { part: 'dialog[open]' })).toEqual([])
})

test('axe finds nothing in the consent banner and on the second tenant', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await open(page, `${poyrazUrl()}/en`)
  await expect(page.locator('[data-consent]')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await context.close()
})
