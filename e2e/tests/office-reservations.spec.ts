import { expect } from '@playwright/test'
import { findings } from '../axe.ts'
import { openOffice } from '../office-test.ts'
import { test } from '../storefront-test.ts'

test('a clerk finds a reservation, reads it, and leaves a note in its history', { tag: '@walk' }, async ({ page }) => {
  await openOffice(page, '', '/rezervasyonlar', 'en')
  const rows = page.getByRole('table').getByRole('rowheader')
  // What the demo has sold becomes findable a moment after the start.
  await expect(async () => {
    await page.reload()
    await expect(rows.first()).toBeVisible({ timeout: 3_000 })
  }).toPass()
  expect(await findings(page)).toEqual([])
  const number = (await rows.first().textContent()) ?? ''
  await page.getByRole('searchbox', { name: 'Search reservations' }).fill(number.toLowerCase())
  await expect(page).toHaveURL(/ara=/)
  await expect(rows).toHaveText([number])
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await page.getByRole('textbox', { name: 'Note to the team' }).fill('Baby seat is ready')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('region', { name: 'Internal notes' })).toContainText('Baby seat is ready')
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Internal note written')
  expect(await findings(page)).toEqual([])
})

test('on a phone the list is cards, nothing is wider than the screen, and filters stand in the address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openOffice(page, '', '/rezervasyonlar', 'en')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByLabel('State', { exact: true }).selectOption('cancelled')
  await expect(page).toHaveURL(/durum=cancelled/)
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(page).not.toHaveURL(/durum/)
  await expect(page.getByRole('listitem').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findings(page)).toEqual([])
})
