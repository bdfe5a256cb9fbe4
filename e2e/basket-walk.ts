import { expect, type Page } from '@playwright/test'
import { open, poyrazUrl, waitForLife } from './storefront-test.ts'

interface Shop {
  readonly url: string
  /** A tour that is booked directly. */
  readonly tour: string
}

/** All four languages; booking wants an account. */
export const meltem = (): Shop => ({ url: '', tour: '/en/d/boat-trips/gocek-twelve-islands-gulet' })
/** Lets people book without an account. */
export const poyraz = (): Shop => ({
  url: poyrazUrl(),
  tour: '/en/d/days-on-the-water/first-sail-a-day-on-the-water',
})

/** Puts the tour into the basket as a person does: a day, a departure, the button. */
export async function fillBasket(page: Page, shop: Shop): Promise<void> {
  await open(page, `${shop.url}${shop.tour}`)
  const panel = page.getByRole('complementary', { name: 'Booking' })
  await panel.locator('button[aria-pressed]:not([aria-disabled=true])').nth(2).click()
  const button = panel.getByRole('button', { name: 'Add to basket' })
  const departure = panel.locator('button.pill:not([aria-disabled=true])').first()
  await departure.click()
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await expect(panel.locator('[data-total]')).toBeVisible()
  await button.click()
  await expect(panel.getByRole('link', { name: 'To the basket' })).toBeVisible()
}

export async function openBasket(page: Page, shop: Shop, language = 'en'): Promise<void> {
  await page.goto(`${shop.url}/${language}/basket/cart`)
  await waitForLife(page)
  await expect(page.locator('[data-summary=direk] [data-total]')).toBeVisible()
}

export const field = (page: Page, name: string) => page.locator(`#alan-${name}`)

export async function fillGuest(page: Page): Promise<void> {
  await field(page, 'ad').fill('Elif')
  await field(page, 'soyad').fill('Karagöz')
  await field(page, 'e_mail').fill('elif@example.com')
  await field(page, 'telefon').fill('0532 123 45 67')
}

export const next = (page: Page) => page.locator('#odeme-formu button[type=submit]')
