import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'

test('an enquiry is answered by keyboard, counted down, and sold at the phone desk', { tag: '@walk' }, async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openOffice(page, office, '/', 'en')
  await page.getByRole('region', { name: 'Figures of the day' }).getByRole('link', { name: 'Enquiries' }).click()
  await expect(page).toHaveURL(/bolum=talep&durum=yeni/)
  const list = page.getByRole('region', { name: 'List of enquiries' })
  await expect(list.locator('a[aria-current=true]')).toBeVisible()
  const before = await list.getByRole('listitem').count()
  const number = await page.locator('main article header .num').textContent()
  await page.keyboard.press('r')
  await page.keyboard.type('Yes, the first week is free.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('region', { name: 'Answer that was mailed' })).toContainText('the first week is free')
  await expect(list.getByRole('listitem')).toHaveCount(before - 1)
  await expect(page.getByRole('button', { name: `Enquiries (${before - 1})` })).toBeVisible()
  await expectSoundPage(page, 'enquiries')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Sell by phone' }).click()
  await expect(page.getByLabel('First name')).not.toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Note (team only)' })).toHaveValue(new RegExp(`^${number}: `))
})

test('on a phone the list leads to the enquiry and back', async ({ page, office }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openOffice(page, office, '/mesajlar?bolum=talep', 'en')
  await page.getByRole('region', { name: 'List of enquiries' }).getByRole('link').first().click()
  await expect(page.locator('main article')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page.getByRole('region', { name: 'List of enquiries' })).toBeVisible()
})

for (const language of LANGUAGES) {
  test(`enquiries are sound in ${language}`, async ({ page, office }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openOffice(page, office, '/mesajlar?bolum=talep', language)
    await expect(page.locator('main article')).toBeVisible()
    await expectSoundPage(page, `enquiries ${language}`, shareOfWidths(language))
  })
}
