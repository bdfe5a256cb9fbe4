import { expect } from '@playwright/test'
import { open, test } from '../storefront-test.ts'

test('the currency switch is kept, follows to the next page and says so', { tag: '@walk' }, async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, '/en')
  const opener = page.locator('summary[aria-label^="Currency"]:visible')
  await expect(opener).toHaveAttribute('aria-label', 'Currency: EUR')
  await opener.click()
  await page.getByRole('button', { name: /USD/ }).click()
  await expect(opener).toHaveAttribute('aria-label', 'Currency: USD')
  await expect(page.getByRole('status').filter({ hasText: 'USD' })).toBeVisible()
  const cookie = (await context.cookies(baseURL)).find(({ name }) => name === 'para_birimi')
  expect(cookie).toMatchObject({ value: 'USD', sameSite: 'Lax' })
  await open(page, '/en/contact')
  await expect(opener).toHaveAttribute('aria-label', 'Currency: USD')
})

test('an unknown currency in the cookie counts as none', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'para_birimi', value: 'XXX', url: baseURL ?? '' }])
  await open(page, '/en')
  await expect(page.locator('summary[aria-label^="Currency"]:visible')).toHaveAttribute('aria-label', 'Currency: EUR')
})

test('two visitors with different currencies never see each other’s page', async ({ request }) => {
  const page = async (currency: string) => {
    const answer = await request.get('/en', { headers: { cookie: `dil=en; para_birimi=${currency}` } })
    return await answer.text()
  }
  await page('USD')
  expect(await page('GBP')).toContain('Currency: GBP')
  expect(await page('USD')).toContain('Currency: USD')
})
