import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, openOfficeAs, test } from '../office-test.ts'
import { forgetRefusals } from '../storefront-test.ts'

test('what is counted stands in the address, charts have their tables, and the file has them too', async ({
  page,
  office,
}) => {
  await openOffice(page, office, '/rakamlar', 'en')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Sales by week' })).toBeVisible()
  const sales = main.getByRole('region', { name: 'Sales by week', exact: true })
  await expect(sales.getByRole('img', { name: /^Sales by week\. Highest: week of / })).toBeVisible()
  await expect(sales.getByRole('row', { name: /^This period / })).toContainText(/[1-9]/)
  await expect(main.getByText(/by day of service/)).toBeVisible()
  await expect(main.getByText('No sales on these days last year.')).toBeVisible()

  await page.getByRole('button', { name: 'Day of booking' }).click()
  await expect(page).toHaveURL(/esas=satis/)
  await expect(main.getByText(/by day of booking/)).toBeVisible()
  await page.getByRole('button', { name: 'Country', exact: true }).click()
  await expect(page).toHaveURL(/kirilim=ulke/)
  await expect(main.getByRole('rowheader', { name: 'Türkiye' }).first()).toBeVisible()
  // What is ticked stands in the address, and follows it.
  await page.getByLabel('Compare with last year').click()
  await expect(page.getByLabel('Compare with last year')).not.toBeChecked()
  await expect(page).toHaveURL(/gecen=0/)
  await expect(main.getByText('No sales on these days last year.')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Country', exact: true })).toHaveAttribute('aria-pressed', 'true')

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Take as a file: CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^figures-20\d\d-.*\.csv$/)
})

test('the print has every chart with its table, and no controls', async ({ page, office }) => {
  await openOffice(page, office, '/rakamlar', 'en')
  const main = page.getByRole('main')
  const fills = main.getByRole('region', { name: 'How a month fills', exact: true })
  await expect(fills).toBeVisible()
  await expect(page.locator('table.heat')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByText(/by day of service/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Day of booking' })).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  // What a choice says on the screen is said in words on paper.
  await expect(fills.locator('b').first()).toBeVisible()
  await expect(fills.locator('b').first()).toHaveText(/\d{4}/)
  const drawn = main.locator('section.card').filter({ has: page.locator('svg[role="img"]') })
  expect(await drawn.count()).toBeGreaterThan(0)
  for (const panel of await drawn.all()) await expect(panel.getByRole('table').first()).toBeVisible()
})

test('a period without sales says so and leads on', async ({ page, office }) => {
  await openOffice(page, office, '/rakamlar?ilk=2021-01-01&son=2021-01-31', 'en')
  await expect(page.getByRole('heading', { name: 'No sales in this period' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to products' })).toBeVisible()
  await page.getByRole('button', { name: 'Look at the last 3 years' }).click()
  await expect(page).toHaveURL(/donem=uc/)
  await expect(page.getByRole('heading', { name: 'Sales by month' })).toBeVisible()
})

test('more than three years are refused with a sentence', async ({ page, office, complaints }) => {
  await openOffice(page, office, '/rakamlar?ilk=2020-01-01&son=2026-01-31', 'en')
  await expect(page.getByText('Three years can be counted at once.').first()).toBeVisible()
  forgetRefusals(complaints)
})

test('who sells sees what they have sold', async ({ page, office }) => {
  await openOfficeAs(page, office, '/rakamlar', {
    language: 'en',
    person: { e_mail: 'elif@meltem.example', sifre: 'meltem-satis-2026' },
  })
  await expect(page.getByText('Only what you have sold.').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Occupancy' })).toHaveCount(0)
})

for (const language of LANGUAGES) {
  test(`the figures are sound in ${language}`, async ({ page, office }) => {
    await openOffice(page, office, '/rakamlar', language)
    await expect(page.getByRole('main').locator('svg[role="img"]').first()).toBeVisible()
    await expect(page.locator('table.heat')).toBeVisible()
    await expectSoundPage(page, `figures ${language}`, shareOfWidths(language))
  })
}
