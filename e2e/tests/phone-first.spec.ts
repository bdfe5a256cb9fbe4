import type { ProductKind } from '@meltem/contract/content/content'
import { expect, type Locator, type Page } from '@playwright/test'
import { fillBasket, openBasket, poyraz } from '../basket-walk.ts'
import { findProduct } from '../product-of-kind.ts'
import { open, test } from '../storefront-test.ts'

const PHONE = { width: 390, height: 844 }

async function boxOf(one: Locator) {
  const box = await one.boundingBox()
  if (!box) throw new Error('nothing to be seen')
  return box
}

async function overflow(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  for (const kind of ['tur', 'villa', 'arac_kira', 'dugun'] satisfies ProductKind[]) {
    test(`the page of a product begins with its picture: ${kind}`, async ({ page, request }) => {
      const { path } = await findProduct(request, 'de', kind)
      await open(page, path)
      // A pointer that rests on a picture draws it a little larger.
      await page.mouse.move(PHONE.width / 2, PHONE.height - 1)
      const first = page.locator('main img').first()
      await expect.poll(async () => (await boxOf(first)).y).toBe(0)
      const picture = await boxOf(first)
      await expect(page.getByRole('banner')).toHaveCount(0)
      for (const disc of await page.locator('[data-picture-first] > div .disc:visible').all()) {
        const { width, height, y } = await boxOf(disc)
        expect([width, height]).toEqual([44, 44])
        expect(y).toBeLessThan(picture.height)
      }
      expect((await boxOf(page.getByRole('heading', { level: 1 }))).y).toBeLessThan(600)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
  }

  test('the way back leads to the list as it was', async ({ page }) => {
    await open(page, '/en/d?urun_tipi=tur')
    await page.locator('main article a').first().click()
    await expect(page.locator('[data-picture-first]')).toBeVisible()
    await page.getByRole('link', { name: /^Back/ }).click()
    await expect(page).toHaveURL(/\/en\/d\?urun_tipi=tur$/)
  })

  test('a list begins in the upper half of the screen', async ({ page }) => {
    await open(page, '/en/c/boat-trips')
    expect((await boxOf(page.locator('main article').first())).y).toBeLessThan(PHONE.height / 2)
  })

  test('after adding, the bar leads to the basket', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await fillBasket(page, poyraz(), 6)
    await page.setViewportSize(PHONE)
    const bar = page.locator('[data-book-bar]')
    await expect(bar.getByRole('link', { name: 'To the basket' })).toBeVisible()
    await bar.getByRole('button', { name: 'Add another date' }).click()
    await expect(bar.getByRole('button', { name: 'Book' })).toBeVisible()
  })
})

test('the panel turns into the receipt of what it did, and back', async ({ page }) => {
  await fillBasket(page, poyraz(), 5)
  const panel = page.getByRole('complementary', { name: 'Booking' })
  await expect(panel.getByRole('heading', { name: /is in your basket/ })).toBeFocused()
  // One next step: to the basket.
  await expect(panel.locator('.btn-sun')).toHaveText('To the basket')
  await expect(panel.locator('[data-total]')).toBeVisible()
  await panel.getByRole('button', { name: 'Add another date' }).click()
  await expect(panel.getByRole('button', { name: 'Add to basket' })).toBeVisible()
})

test('nothing leads away from a booking', async ({ page }) => {
  await fillBasket(page, poyraz(), 4)
  await openBasket(page, poyraz())
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.locator('[data-floating]')).toHaveCount(0)
  await expect(page.locator('main [data-total]')).toHaveCount(1)
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0)
})

test('a stay is asked for on one screen of 900 px: dates, price and button', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const villa = await findProduct(request, 'de', 'villa')
  await open(page, villa.path)
  await page.evaluate(() => window.scrollTo(0, 1_200))
  const panel = page.getByRole('complementary', { name: 'Buchung' })
  await expect(panel.locator('[data-asks=giris]')).toBeInViewport({ ratio: 1 })
  await expect(panel.locator('.btn-sun.btn-lg')).toBeInViewport({ ratio: 1 })
})
