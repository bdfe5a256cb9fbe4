import { LANGUAGES } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import { expect, type Page } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { field, fillBasket, fillGuest, meltem, next, openBasket, poyraz, toTheGuests } from '../basket-walk.ts'
import { open, test, untilKept } from '../storefront-test.ts'
import { register } from '../test-member.ts'

test('an empty basket says so and leads on', async ({ page }) => {
  await open(page, '/en/basket/cart')
  await expect(page.getByText('Your basket is empty.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse everything' })).toBeVisible()
  await expect(page).toHaveURL(/\/en\/basket\/cart$/)
})

test('a checkout without lines says so and leads home', async ({ page }) => {
  await open(page, '/en/basket/checkout')
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.getByRole('status').filter({ hasText: 'Your basket is empty' })).toBeVisible()
})

test('a basket is priced by the server, loses a line and gets it back', { tag: '@walk' }, async ({ page }) => {
  await fillBasket(page, meltem())
  await openBasket(page, meltem())
  const total = await page.locator('[data-total]').first().textContent()
  await page.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('[data-summary=direk] [data-total]')).toHaveText(total ?? '')
})

test('an unknown coupon says why it does not count', async ({ page }) => {
  await fillBasket(page, meltem())
  await openBasket(page, meltem())
  await page.locator('#kupon').fill('nothing99')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.locator('#kupon-error')).toBeVisible()
})

test('guest data is checked, survives a reload, and the identity number does not', async ({ page }) => {
  await fillBasket(page, poyraz())
  await openBasket(page, poyraz())
  await page.locator('[data-summary=direk] button.btn-sun').click()
  await expect(page.getByRole('timer')).toBeVisible()
  await next(page).click()
  await expect(field(page, 'ad')).toBeFocused()
  await fillGuest(page)
  await field(page, 'tc_pasaport').fill('11111111111')
  await field(page, 'adres').focus()
  await expect(page.locator('#alan-tc_pasaport-error')).toBeVisible()
  await untilKept(page)
  await page.reload()
  await expect(field(page, 'ad')).toHaveValue('Elif')
  await expect(field(page, 'tc_pasaport')).toHaveValue('')
})

for (const language of LANGUAGES) {
  test(`axe finds nothing in the basket in ${language}`, async ({ page }) => {
    await fillBasket(page, meltem())
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openBasket(page, meltem(), language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translatorFor(language, 'basket')('title'))
    await expectSoundPage(page, 'basket', shareOfWidths(language))
  })
}

/** Calls to a path wait until they are let through. */
async function heldBack(page: Page, path: string) {
  const arrived = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  await page.route(`**/api${path}`, async (route) => {
    arrived.resolve()
    await gate.promise
    await route.continue()
  })
  return { arrived: arrived.promise, letThrough: gate.resolve }
}

test('a press while the login comes back asks nobody to log in and leads on', async ({ page }) => {
  await fillBasket(page, meltem(), 5)
  await register(page)
  const login = await heldBack(page, '/uye-yenile-post')
  await openBasket(page, meltem())
  await login.arrived
  await toTheGuests(page).click()
  login.letThrough()
  await expect(field(page, 'ad')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a press while the basket is priced anew counts once the price is there', async ({ page }) => {
  await fillBasket(page, meltem(), 5)
  await register(page)
  const login = await heldBack(page, '/uye-yenile-post')
  await openBasket(page, meltem())
  const price = await heldBack(page, '/sepet-hesapla-post')
  login.letThrough()
  await price.arrived
  await toTheGuests(page).click()
  await expect(toTheGuests(page)).toHaveAttribute('aria-busy', 'true')
  price.letThrough()
  await expect(field(page, 'ad')).toBeVisible()
})
