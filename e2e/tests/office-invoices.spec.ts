import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, openOfficeAs, test } from '../office-test.ts'

const SALES = { e_mail: 'elif@meltem.example', sifre: 'meltem-satis-2026' }

const listOf = (page: Page): Locator => page.getByRole('list', { name: 'Paid bookings without an invoice' })

/** What the settings do not say yet stands on the screen, and the link leads to where it is said. */
async function saySettings(page: Page): Promise<void> {
  const lacks = page.getByRole('alert').filter({ hasText: 'add to the settings' })
  await expect(listOf(page).getByRole('listitem').first()).toBeVisible()
  if ((await lacks.count()) === 0) return
  await expect(lacks).toContainText('series of invoices')
  await lacks.getByRole('link', { name: 'Go to the invoice settings' }).click()
  await page.getByLabel('Series', { exact: true }).fill('mlt')
  await page.getByLabel('Province').fill('Muğla')
  await page.getByLabel('District').fill('Fethiye')
  await page.getByLabel('Accommodation tax', { exact: true }).fill('2')
  await page.getByLabel('Code of the VAT exemption').fill('351')
  await page.getByRole('button', { name: 'Save: On invoices' }).click()
  await expect(page.getByRole('main')).toContainText('Code and reason of the exemption go together')
  await page.getByLabel('Reason of the exemption').fill('Sağlık turizmi')
  await page.getByRole('button', { name: 'Save: On invoices' }).click()
  await expect(page.getByText('Saved.').first()).toBeVisible()
}

test('bookings are invoiced with a press, once, and come along as XML, ZIP and XLSX', {
  tag: '@walk',
}, async ({ page, office, complaints }) => {
  await openOffice(page, office, '/faturalar', 'en')
  await saySettings(page)
  complaints.length = 0
  await page.goto(`${office}/yonetim/faturalar`)
  const rows = listOf(page).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const boxes = listOf(page).getByRole('checkbox').and(page.locator(':enabled'))
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  const bar = page.getByRole('region', { name: 'Chosen' })
  await expect(bar).toContainText('2 invoices')
  await bar.getByRole('button', { name: 'Prepare' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('neither changed nor deleted')
  await dialog.getByRole('button', { name: /^Prepare 2 invoices: / }).click()
  await expect(dialog).toContainText('2 invoices were prepared.')
  await expect(dialog).toContainText(/MLT\d{13} – MLT\d{13}/)
  const zip = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download the XML files as ZIP' }).click()
  expect((await zip).suggestedFilename()).toMatch(/^faturalar-MLT\d{13}-MLT\d{13}\.zip$/)
  await dialog.getByRole('link', { name: 'Go to what was prepared' }).click()
  const made = page.getByRole('list', { name: 'Prepared invoices' }).getByRole('listitem')
  await expect(made.first()).toContainText(/MLT\d{13}/)
  const xml = page.waitForEvent('download')
  await made
    .first()
    .getByRole('button', { name: /as XML$/ })
    .click()
  expect((await xml).suggestedFilename()).toMatch(/^MLT\d{13}\.xml$/)
  await page.getByLabel('Choose all on this page').check()
  const xlsx = page.waitForEvent('download')
  await page.getByRole('button', { name: 'XLSX for the accountant' }).click()
  expect((await xlsx).suggestedFilename()).toMatch(/\.xlsx$/)

  await made.first().getByRole('link').click()
  await page.getByRole('link', { name: 'Invoice', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Prepared invoices' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByRole('searchbox').fill('zzzz-nobody')
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
})

test('reports say what is missing first, with the way to the booking, and come along as files', async ({
  page,
  office,
}) => {
  await openOffice(page, office, '/faturalar?bolum=bildirim', 'en')
  const kbs = page.getByRole('region', { name: 'Identity notification (KBS)' })
  const gaps = kbs.getByRole('list', { name: /What is missing$/ }).getByRole('listitem')
  await expect(kbs).toContainText(/\d\d\.\d\d\.\d{4}/)
  for (let day = 0; day < 20 && (await gaps.count()) === 0; day += 1) {
    const before = await kbs.locator('b').first().textContent()
    await kbs.getByRole('link', { name: 'Next day' }).click()
    await expect(kbs.locator('b').first()).not.toHaveText(before ?? '')
  }
  await expect(gaps.first()).toContainText(/identity or passport number|date of birth/)
  const file = page.waitForEvent('download')
  await kbs.getByRole('button', { name: 'Identity notification (KBS): CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^kbs-\d{4}-\d\d-\d\d\.csv$/)
  const btrans = page.getByRole('region', { name: 'Monthly report on rentals (BTRANS)' })
  await btrans.getByRole('button', { name: 'Month before' }).click()
  await expect(btrans.getByRole('button', { name: 'Month after' })).toBeEnabled()
  await gaps.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/rezervasyonlar\//)
})

test('whoever may not see invoices is told which right is missing', async ({ page, office }) => {
  await openOfficeAs(page, office, '/faturalar', { person: SALES, language: 'en' })
  await expect(page.getByRole('main')).toContainText('Seeing invoices')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Invoices' })).toHaveCount(0)
})

for (const language of LANGUAGES) {
  test(`the screens are sound in ${language}`, async ({ page, office }) => {
    const widths = shareOfWidths(language)
    for (const [name, path] of [
      ['to be invoiced', '/faturalar'],
      ['prepared', '/faturalar?bolum=kesilen'],
      ['refunds', '/faturalar?bolum=iade'],
      ['reports', '/faturalar?bolum=bildirim'],
      ['settings', '/ayarlar/fatura'],
    ] as const) {
      await openOffice(page, office, path, language)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectSoundPage(page, `${name} ${language}`, widths)
    }
  })
}
