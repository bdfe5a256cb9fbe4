import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect } from '@playwright/test'
import { forgetNotFound, test } from '../storefront-test.ts'

const TITLES = {
  tr: 'Bu sayfa bulunamadı',
  en: 'This page could not be found',
  de: 'Diese Seite wurde nicht gefunden',
  ru: 'Эта страница не найдена',
} as const

for (const language of LANGUAGES) {
  test(`an unknown address in ${language} shows the 404 page with a way home`, {
    tag: language === 'en' ? ['@walk'] : [],
  }, async ({ page, complaints }) => {
    const answer = await page.goto(`/${language}/no/such/place`)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[language])
    await expect(page.locator('main p').first()).toContainText('404')
    await page.locator(`main a[href="/${language}"]`).click()
    await expect(page).toHaveURL(new RegExp(`/${language}$`))
    forgetNotFound(complaints)
  })

  test(`a slug that does not exist in ${language} is a 404`, async ({ page, complaints }) => {
    const answer = await page.goto(`/${language}/p/no-such-slug`)
    expect(answer?.status()).toBe(404)
    forgetNotFound(complaints)
  })
}

test('an unknown prefix is a 404 in the detected language', async ({ page, complaints }) => {
  const answer = await page.goto('/fr/contact')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.en)
  forgetNotFound(complaints)
})

test('the 404 page is not for search engines', async ({ page, complaints }) => {
  await page.goto('/en/no/such/place')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  forgetNotFound(complaints)
})
