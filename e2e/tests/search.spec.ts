import { expect } from '@playwright/test'
import { findings } from '../axe.ts'
import { open, test } from '../storefront-test.ts'

test('suggestions follow the keys; the arrows choose, Enter opens, Esc closes', { tag: '@walk' }, async ({ page }) => {
  await open(page, '/en')
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Search offers/ })
  const field = dialog.getByRole('combobox')
  await expect(field).toBeFocused()
  await field.pressSequentially('göc')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  const options = dialog.getByRole('option')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await expect(field).toBeFocused()
  expect(await findings(page, { part: 'dialog[open]' })).toEqual([])
  const target = await options.first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  await expect(dialog).toBeHidden()

  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await expect(dialog.getByRole('link', { name: 'göc' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove from recent searches: göc' }).click()
  await expect(dialog.getByRole('link', { name: 'göc' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('Enter without a choice leads to all results', async ({ page }) => {
  await open(page, '/en')
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox', { name: /^Search offers/ }).fill('gulet')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/d\?ara=gulet$/)
  await expect(page.getByRole('heading', { name: 'Results for “gulet”' })).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the magnifier leads to the list, whose field searches', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await page.getByRole('searchbox', { name: 'Search' }).fill('gulet')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/ara=gulet/)
  })

  test('the search box of the home page leads to the list it asks for', async ({ page }) => {
    await page.goto('/en')
    const form = page.locator('main form').first()
    await form.getByRole('button').last().click()
    await expect(page).toHaveURL(/\/en\/c\/[a-z-]+\?/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
