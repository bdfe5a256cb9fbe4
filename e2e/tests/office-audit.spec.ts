import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'

const GROUP = { ad: { tr: 'Yıllık', en: 'Yearly', de: 'Jährlich', ru: 'Годовые' }, iskonto_oran: 3 }

test('an act is found by who and what, opened field by field, and taken along as a file', async ({ page, office }) => {
  await openOffice(page, office, '/denetim', 'en')
  const headers = { company: 'meltem' }
  const data = { gorulen: null, yeni: GROUP }
  const made = await page.request.post(`${office}/api/yonetim/uye-grup-kaydet-post`, { headers, data })
  expect(made.status()).toBe(200)
  await page.reload()
  await page.getByLabel('What was done').selectOption('Member group saved')
  await expect(page).toHaveURL(/cagri=uye-grup-kaydet-post/)
  const row = page.getByRole('button', { name: /Member group saved/ }).first()
  await row.click()
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  const change = page.getByRole('region', { name: 'Member group · new' }).first()
  await expect(change).toContainText('name › English')
  await expect(change).toContainText('Yearly')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Take as a file: CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^denetim-.*\.csv$/)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/cagri=/)
  await page.reload()
  await page.getByLabel('What was done').selectOption('Audit taken as a file')
  await expect(page.getByRole('button', { name: /Audit taken as a file/ }).first()).toBeVisible()
})

for (const language of LANGUAGES) {
  test(`the audit is sound in ${language}`, async ({ page, office }) => {
    await openOffice(page, office, '/denetim', language)
    const headers = { company: 'meltem' }
    await page.request.post(`${office}/api/yonetim/uye-grup-kaydet-post`, {
      headers,
      data: { gorulen: null, yeni: GROUP },
    })
    await page.reload()
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expectSoundPage(page, `audit ${language}`, shareOfWidths(language))
  })
}
