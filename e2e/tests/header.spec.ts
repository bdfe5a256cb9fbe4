import { expect } from '@playwright/test'
import { open, test } from '../storefront-test.ts'

for (const { path, threshold } of [
  { path: '/en', threshold: 650 },
  { path: '/en/contact', threshold: 300 },
]) {
  test(`the header of ${path} sticks after ${threshold} px`, async ({ page }) => {
    await open(page, path)
    const header = page.locator('header').first()
    await page.evaluate((top) => window.scrollTo(0, top), threshold - 20)
    await expect(header).not.toHaveAttribute('data-stuck')
    await expect(header).not.toBeInViewport()
    await page.evaluate((top) => window.scrollTo(0, top), threshold + 20)
    await expect(header).toHaveAttribute('data-stuck')
    await expect(header).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(header).not.toHaveAttribute('data-stuck')
  })
}

test.describe('below 992 px', () => {
  test.use({ viewport: { width: 991, height: 800 } })

  test('the header never sticks', async ({ page }) => {
    await open(page, '/en/contact')
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect(page.locator('header').first()).not.toBeInViewport()
  })
})

test('the main menu has a link home and submenus that open by key and close with Esc', { tag: '@walk' }, async ({
  page,
}) => {
  await open(page, '/en/contact')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en')
  const opener = menu.locator('summary').first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const entry = menu.locator('details[open] a').first()
  await expect(entry).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(opener).toBeFocused()
})

test('an empty cart says so and goes nowhere', async ({ page }) => {
  await open(page, '/en')
  await page.getByRole('link', { name: 'Your basket is empty' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your basket is empty' })).toBeVisible()
  await expect(page).toHaveURL(/\/en$/)
})
