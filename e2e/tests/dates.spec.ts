import { formatDate } from '@meltem/i18n/format'
import { expect, type Page } from '@playwright/test'
import { fillBasket, meltem } from '../basket-walk.ts'
import { findProduct } from '../product-of-kind.ts'
import { forgetNotFound, open, test } from '../storefront-test.ts'

const NATIVE = ['date', 'time', 'number', 'datetime-local', 'month', 'week'].map((type) => `input[type=${type}]`).join()

const inDays = (days: number) => Temporal.Now.plainDateISO('Europe/Istanbul').add({ days }).toString()

async function expectOwnFields(page: Page): Promise<void> {
  await expect(page.locator(NATIVE), page.url()).toHaveCount(0)
}

test('no page has a field of the browser for dates, times or numbers', async ({ page, request }) => {
  await open(page, '/en')
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expectOwnFields(page)
  }
  const wedding = await findProduct(request, 'en', 'dugun')
  const villa = await findProduct(request, 'en', 'villa')
  const paths = ['/en/t', '/en/c/car-hire', '/en/d', '/en/enquire-booking', '/en/contact', '/en/agency/forms']
  for (const path of [...paths, wedding.path, villa.path]) {
    await open(page, path)
    await expectOwnFields(page)
  }
  await fillBasket(page, meltem(), 'last')
  await page.goto('/en/basket/cart')
  await expectOwnFields(page)
})

test('a stay is chosen in one calendar by the keyboard alone, and the address carries it', async ({ page }) => {
  await open(page, '/en?urun_tipi=villa')
  const [from, to] = [page.getByLabel('Check-in', { exact: true }), page.getByLabel('Check-out', { exact: true })]
  await page.getByRole('button', { name: 'Check-in: open the calendar' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Dates' })
  // It opens on the first day that can be had.
  await expect(dialog.locator(`[data-day="${inDays(0)}"]`)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(dialog.locator(`[data-day="${inDays(0)}"]`)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(from).toHaveValue(formatDate(inDays(7)))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(to).toHaveValue(formatDate(inDays(15)))
  await page.locator('.search-form [type=submit]').click()
  await expect(page).toHaveURL(new RegExp(`baslangic=${inDays(7)}&bitis=${inDays(15)}`))
})

test('a day typed before the script has come stays, and the list follows it', async ({ page }) => {
  const { promise: wanted, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await wanted
    await route.continue()
  })
  await page.goto('/en/c/car-hire?yetiskin=5', { waitUntil: 'commit' })
  const field = page.getByLabel('Pick-up day', { exact: true })
  await field.fill(inDays(40))
  await page.keyboard.press('Tab')
  letCome()
  await expect(page).toHaveURL(new RegExp(`baslangic=${inDays(40)}`))
  await expect(page).toHaveURL(/yetiskin=5/)
  await expect(field).toHaveValue(formatDate(inDays(40)))
})

test('a day is typed with its dots coming by themselves; what is none is said at the field', async ({ page }) => {
  await open(page, '/de/enquire-booking')
  const field = page.locator('#talep-baslangic')
  await field.focus()
  await page.keyboard.type('15082027')
  await expect(field).toHaveValue('15.08.2027')
  await field.fill('31.02.2027')
  await page.keyboard.press('Tab')
  await expect(page.locator('#talep-baslangic-error')).toContainText('15.08.2027')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search box understands a day in the language of the page', async ({ page }) => {
    const year = Number(inDays(0).slice(0, 4)) + 1
    await page.goto('/tr?urun_tipi=villa')
    await page.locator('#ara-villa-baslangic').fill(`15 Ağustos ${year}`)
    await page.locator('#ara-villa-bitis').fill(`${year}-08-22`)
    await page.locator('.search-form [type=submit]').click()
    await expect(page.locator('#suz-baslangic')).toHaveValue(`15.08.${year}`)
    await expect(page.locator('#suz-bitis')).toHaveValue(`22.08.${year}`)
  })

  test('the hire of a car opens from its line on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/en/c/car-hire')
    await expect(page.getByLabel('Pick-up time')).toBeHidden()
    await page.getByRole('button', { name: /choose your dates/ }).click()
    await expect(page.getByLabel('Pick-up time')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a list of cars begins as high as other lists; its hire is a line that opens a sheet', async ({ page }) => {
    await open(page, `/en/c/car-hire?baslangic=${inDays(40)}&bitis=${inDays(46)}`)
    const first = await page.locator('main article').first().boundingBox()
    expect(first?.y).toBeLessThan(480)
    const line = page.getByRole('button', { name: /10:00/ })
    await line.click()
    await expect(page.getByLabel('Pick-up time')).toBeVisible()
    await page.getByLabel('Pick-up time').selectOption('09:30')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByLabel('Pick-up time')).toBeHidden()
    await expect(page.getByRole('button', { name: /09:30/ })).toBeVisible()
    await expect(page).toHaveURL(/saat=09%3A30|saat=09:30/)
  })

  test('the calendar of a field is the whole screen', async ({ page }) => {
    await open(page, '/en/t')
    await page
      .getByRole('button', { name: /open the calendar/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('grid')).toHaveCount(2)
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

test('a ride that went into the basket leaves its receipt and no toast', async ({ page }) => {
  await open(page, '/en/t/dalaman-airport-gocek-transfer')
  await page.locator('main input[name=tarih]').first().fill(inDays(50))
  await page.locator('main input[name=saat]').first().fill('14:30')
  await page.getByRole('button', { name: 'Show vehicles' }).click()
  await page.getByRole('button', { name: 'Add to basket' }).click()
  const panel = page.getByRole('complementary').filter({ has: page.getByRole('link', { name: 'To the basket' }) })
  await expect(panel.getByRole('heading', { name: /is in your basket/ })).toBeFocused()
  await expect(panel.locator('.btn-sun')).toHaveText('To the basket')
  await expect(page.getByRole('status').filter({ hasText: 'basket' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Add another date' }).click()
  await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible()
})

test('the desk of agencies leads a stranger to the login without a complaint in the console', async ({
  page,
  complaints,
}) => {
  await page.goto('/de/agency/desk')
  await expect(page).toHaveURL(/\/de\/agency\/login/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/\S/)
  // A refused renewal of a login says so in the browser's own words.
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !/status of 401/.test(one)))
  expect(complaints).toEqual([])
})

test.describe('a guest who has lost the mail', () => {
  test('finds the form in the footer, and is told the same whatever was typed', async ({ page, complaints }) => {
    await open(page, '/en/contact')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find my booking' }).click()
    await page.getByLabel('Booking number').fill('INT000000000000')
    await page.getByLabel('Surname or e-mail address').fill('Nobody')
    await page.getByRole('button', { name: 'Mail me the link' }).click()
    await expect(page.getByRole('alert')).toContainText('the link is on its way')
    forgetNotFound(complaints)
  })
})
