import { expect } from '@playwright/test'
import { expectSoundPage } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'

test('everything is found from one field, by keys alone', { tag: '@walk' }, async ({ page, office }) => {
  await openOffice(page, office, '/rezervasyonlar', 'en')
  const number = (await page.getByRole('link', { name: /^INT/ }).first().textContent()) ?? ''
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search' })
  await expect(field).toBeFocused()
  await field.fill(number)
  const bookings = page.getByRole('group', { name: 'Bookings' })
  await expect(bookings.getByRole('option')).toHaveCount(1)
  await expect(bookings.getByRole('option')).toHaveAttribute('aria-selected', 'true')
  await expectSoundPage(page, 'the palette')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: number })).toBeVisible()

  // A slash opens it too; the arrows go round, and Escape gives the screen back.
  await page.keyboard.press('/')
  await field.fill('>calen')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Calendar/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await field.fill('nobody has this name')
  await expect(page.getByText('Nothing found: nobody has this name')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()

  // G and a letter lead to a screen.
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page.getByRole('heading', { name: /^Departures/, level: 1 })).toBeVisible()
})

test('what is typed before the window of the search is there belongs to it, and to no screen below', async ({
  page,
  office,
}) => {
  await openOffice(page, office, '/talepler', 'en')
  await expect(page.getByRole('button', { name: /^Take it/ })).toBeVisible()
  const late = Promise.withResolvers<void>()
  await page.route('**/palette-*.js', async (route) => {
    await late.promise
    await route.continue()
  })
  await page.keyboard.press('/')
  await page.keyboard.type('>caru')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  late.resolve()
  const field = page.getByRole('combobox', { name: 'Search' })
  await expect(field).toHaveValue('>ca')
  await page.keyboard.type('len')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Take it/ })).toBeVisible()
})

test('a guest who is found leads to their bookings and to the phone desk', async ({ page, office }) => {
  await openOffice(page, office, '/rezervasyonlar?durum=confirmed', 'en')
  await expect(page.getByRole('link', { name: /^INT/ }).first()).toBeVisible()
  const guest = (await page.getByRole('row').nth(1).getByRole('cell').nth(1).textContent()) ?? ''
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill(`@${guest}`)
  await expect(page.getByRole('group', { name: 'Guests' }).getByRole('option').first()).toContainText(guest)
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^New booking by phone for/ })
    .click()
  await expect(page).toHaveURL(/\/telefon\?kim=/)
  await expect(page.getByText(guest).first()).toBeVisible()
})
