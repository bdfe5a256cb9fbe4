import { AxeBuilder } from '@axe-core/playwright'
import { LANGUAGES, type Language } from '@meltem/contract/language'
import { type APIRequestContext, expect } from '@playwright/test'
import { forgetNotFound, open, poyrazUrl, test } from '../storefront-test.ts'

const WIDTHS = [1280, 390] as const
const CONTENT_TYPES = ['b', 'c', 'p', 't', 'u', 'ozel'] as const

/** One page of every kind: home, contact, each list, the first page of each type, and the 404 page. */
async function pagesOf(request: APIRequestContext, language: Language): Promise<string[]> {
  const answer = await request.get(`/api/page-all-get?dil=${language}`, { headers: { company: 'meltem' } })
  const { data } = (await answer.json()) as { data: { turu: string; slug: string | null; url: string | null }[] }
  const firsts = CONTENT_TYPES.flatMap((type) => data.find(({ turu }) => turu === type) ?? [])
  const paths = firsts.map(({ turu, slug, url }) => (turu === 'ozel' ? (url ?? '') : `/${turu}/${slug}`))
  const lists = CONTENT_TYPES.filter((type) => type !== 'ozel').map((type) => `/${type}`)
  return ['', '/contact', ...lists, ...paths, '/no/such/place'].map((path) => `/${language}${path}`)
}

for (const language of LANGUAGES) {
  for (const width of WIDTHS) {
    test(`axe finds nothing on any kind of page in ${language} at ${width} px`, async ({
      page,
      request,
      complaints,
    }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height: 844 })
      // A picture that is still fading in has half its contrast.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of await pagesOf(request, language)) {
        await open(page, path)
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
        expect.soft(found, path).toEqual([])
      }
      forgetNotFound(complaints)
    })
  }
}

test('axe finds nothing in the login dialog, tab by tab', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/de')
  await page.getByRole('button', { name: 'Anmelden' }).first().click()
  for (const tab of await page.locator('dialog[open]').getByRole('tab').all()) {
    await tab.click()
    const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze()
    expect(violations).toEqual([])
  }
})

test('axe finds nothing in the open mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/ru')
  await page.locator('header button[aria-haspopup="dialog"]').first().click()
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze()
  expect(violations).toEqual([])
})

test('axe finds nothing in the consent banner and on the second tenant', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await open(page, `${poyrazUrl()}/en`)
  await expect(page.locator('[data-consent]')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
  await context.close()
})
