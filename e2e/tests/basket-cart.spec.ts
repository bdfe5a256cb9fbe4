import { LANGUAGES } from '@meltem/contract/language'
import { translatorFor } from '@meltem/i18n/translator'
import { expect } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { field, fillBasket, fillGuest, meltem, next, openBasket, poyraz } from '../basket-walk.ts'
import { open, test, untilKept } from '../storefront-test.ts'

test('an empty basket is said and leads home', async ({ page }) => {
  await open(page, '/en/basket/cart')
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
