import { expect } from '@playwright/test'
import { open, test } from '../storefront-test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the menu opens, keeps the focus, closes and gives it back, all by keyboard', { tag: '@walk' }, async ({
  page,
}) => {
  await open(page, '/en')
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const active = document.activeElement
      return active !== null && active !== document.body && active.closest('dialog') === null
    })
    expect(outside, `after ${press + 1} presses of Tab`).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a submenu opens by key and its link leads on and closes the menu', async ({ page }) => {
  await open(page, '/en')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.locator('nav summary').first().focus()
  await page.keyboard.press('Space')
  const link = menu.locator('nav details[open] a').first()
  const target = await link.getAttribute('href')
  await link.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  await expect(menu).toBeHidden()
})

test('language, currency and login are in the menu', async ({ page }) => {
  await open(page, '/de')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu.locator('summary[aria-label^="Sprache"]')).toBeVisible()
  await expect(menu.locator('summary[aria-label^="Währung"]')).toBeVisible()
  await menu.locator('button[aria-haspopup="dialog"]').click()
  await expect(page.locator('#login-panel')).toBeVisible()
})
