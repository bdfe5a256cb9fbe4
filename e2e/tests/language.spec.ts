import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect } from '@playwright/test'
import { open, poyrazUrl, test } from '../storefront-test.ts'

const NAMES = { tr: 'Türkçe', en: 'English', de: 'Deutsch', ru: 'Русский' } as const
const YEAR_SECONDS = 365 * 24 * 60 * 60

test.describe('language detection on the root address', () => {
  for (const { name, headers, expected } of [
    {
      name: 'the cookie comes before the browser',
      headers: { cookie: 'dil=ru', 'accept-language': 'de' },
      expected: 'ru',
    },
    {
      name: 'the browser comes before the default',
      headers: { 'accept-language': 'fr;q=0.9, de-AT;q=0.8' },
      expected: 'de',
    },
    { name: 'the default comes last', headers: { 'accept-language': 'ja' }, expected: 'tr' },
    {
      name: 'a broken cookie counts as none',
      headers: { cookie: 'dil=%00<script>', 'accept-language': 'en' },
      expected: 'en',
    },
    { name: 'an absurd header counts as none', headers: { 'accept-language': 'x'.repeat(4000) }, expected: 'tr' },
  ]) {
    test(name, async ({ request }) => {
      const answer = await request.get('/?utm_source=mail', { headers, maxRedirects: 0 })
      expect(answer.status()).toBe(302)
      expect(answer.headers().location).toBe(`/${expected}?utm_source=mail`)
    })
  }

  test('no other address redirects', async ({ request }) => {
    for (const path of ['/tr', '/en/contact', '/b', '/en/b']) {
      const answer = await request.get(path, {
        headers: { cookie: 'dil=ru', 'accept-language': 'de' },
        maxRedirects: 0,
      })
      expect(answer.status(), path).toBe(200)
    }
  })

  test('a prefix beats cookie and browser', async ({ request }) => {
    const answer = await request.get('/de', { headers: { cookie: 'dil=ru', 'accept-language': 'en' } })
    expect(await answer.text()).toContain('<html lang="de"')
  })
})

test('visiting a prefixed page keeps its language for 365 days, lax', async ({ page, context, baseURL }) => {
  await open(page, '/de/contact')
  const cookie = (await context.cookies(baseURL)).find(({ name }) => name === 'dil')
  expect(cookie).toMatchObject({ value: 'de', sameSite: 'Lax', path: '/' })
  expect(Math.abs((cookie?.expires ?? 0) - (Date.now() / 1000 + YEAR_SECONDS))).toBeLessThan(120)
})

test('switching the language keeps the page and its query', { tag: '@walk' }, async ({ page, request, baseURL }) => {
  const list = await request.get(`${baseURL}/api/page-all-get?dil=tr&turu=b`, { headers: { company: 'meltem' } })
  const { data } = (await list.json()) as { data: { slug: string; ceviriler: Record<string, { slug: string }> }[] }
  const article = data.find(({ slug, ceviriler }) => ceviriler.de && ceviriler.de.slug !== slug)
  expect(article, 'an article whose slug differs between languages').toBeDefined()
  await open(page, `/tr/b/${article?.slug}?kisi=2`)
  await page.getByLabel('Dil: Türkçe').first().click()
  await page.getByRole('link', { name: NAMES.de }).first().click()
  await page.waitForURL(`**/de/b/${article?.ceviriler.de?.slug}?kisi=2`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('the language menu offers all four and works without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${baseURL}/en/contact?konu=acente`)
  await page.locator('summary[aria-label="Language: English"]').first().click()
  for (const language of LANGUAGES) {
    const link = page.getByRole('link', { name: NAMES[language], exact: true }).first()
    await expect(link).toHaveAttribute('href', `/${language}/contact?konu=acente`)
  }
  await page.getByRole('link', { name: NAMES.ru, exact: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await context.close()
})

test('a tenant with one language and one currency shows no menus for them', async ({ page }) => {
  await open(page, `${poyrazUrl()}/en`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('summary[aria-label^="Language"]')).toHaveCount(0)
  await expect(page.locator('summary[aria-label^="Currency"]')).toHaveCount(0)
})

test('a language the tenant does not offer is no address', async ({ page, complaints }) => {
  const answer = await page.goto(`${poyrazUrl()}/de`)
  expect(answer?.status()).toBe(404)
  complaints.length = 0
})
