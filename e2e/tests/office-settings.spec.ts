import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'
import { forgetRefusals } from '../storefront-test.ts'

test('what the business says of itself is on its pages once it is saved, and can be taken back', {
  tag: '@walk',
}, async ({ page, office }) => {
  await openOffice(page, office, '/ayarlar', 'en')
  const brand = page.getByRole('textbox', { name: 'Brand', exact: true })
  await expect(brand).toHaveValue('Meltem')
  await brand.fill('Meltem Sailing')
  await page.getByRole('button', { name: 'Save: Company and TÜRSAB' }).click()
  const said = page.getByRole('status').filter({ hasText: 'Saved.' })
  await expect(said).toBeVisible()
  const pageOfHome = async () => await (await page.request.get(`${office}/en`)).text()
  await expect.poll(pageOfHome).toContain('Meltem Sailing')
  await said.getByRole('button').click()
  await expect(brand).toHaveValue('Meltem')
  await expect.poll(pageOfHome).not.toContain('Meltem Sailing')

  // The server of the installation takes a mail.
  await page.getByRole('link', { name: 'E-mail', exact: true }).click()
  await page.getByRole('button', { name: 'Send me a test e-mail' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'A test e-mail is on its way' })).toBeVisible()
})

test('what cannot be is said where it stands, and nothing that was typed is lost', async ({
  page,
  office,
  complaints,
}) => {
  await openOffice(page, office, '/ayarlar/marka', 'en')
  const main = page.getByRole('textbox', { name: 'Main colour', exact: true })
  await main.fill('#777777')
  const row = page.getByRole('group', { name: 'Main colour', exact: true })
  await expect(row.getByRole('alert')).toContainText('its contrast is 4.4, and 4.5 is needed')
  await page.getByRole('button', { name: 'Save: Colours' }).click()
  await expect(main).toHaveValue('#777777')
  // Leaving is asked for once, by keys alone.
  await page.getByRole('link', { name: 'Bank accounts' }).focus()
  await page.keyboard.press('Enter')
  const asked = page.getByRole('dialog')
  await expect(asked).toBeVisible()
  await asked.getByRole('button').last().click()

  await page.getByRole('button', { name: 'Add an account' }).click()
  await page.getByLabel('IBAN').fill('TR33 0006 1005 1978 6457 8413 27')
  await page.getByLabel('Bank', { exact: true }).fill('Harbour Bank')
  await page.getByLabel('Account holder').fill('Meltem Ltd.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'IBAN' })).toBeVisible()
  await expect(page.getByLabel('Bank', { exact: true })).toHaveValue('Harbour Bank')
  await page.getByLabel('IBAN').fill('TR33 0006 1005 1978 6457 8413 26')
  await page.getByRole('button', { name: 'Save' }).click()
  const account = page.getByRole('listitem').filter({ hasText: 'Harbour Bank' })
  await expect(account).toContainText('TR33 0006 1005 1978 6457 8413 26')
  await expect(account).toContainText('Guests see it from')

  // Keys that are not all there.
  await page.getByRole('link', { name: 'Payment providers' }).click()
  await page.getByRole('button', { name: 'Type the keys: Stripe' }).click()
  await page.getByLabel('Secret key').fill('sk_test_0123456789')
  await page.getByRole('button', { name: 'Seal and save' }).click()
  await expect(page.getByText('This key is needed')).toBeVisible()
  await page.getByLabel('Secret of the notices').fill('whsec_0123456789')
  await page.getByRole('button', { name: 'Seal and save' }).click()
  await expect(page.getByText('••••6789').first()).toBeVisible()
  await expect(page.locator('body')).not.toContainText('sk_test_0123456789')
  await page.getByRole('button', { name: 'Remove: Stripe' }).click()
  await expect(page.getByRole('button', { name: 'Type the keys: Stripe' })).toHaveText('Type the keys')
  forgetRefusals(complaints)
})

for (const language of LANGUAGES) {
  test(`the settings are sound in ${language}`, async ({ page, office }) => {
    await openOffice(page, office, '/ayarlar/sirket', language)
    for (const section of ['sirket', 'marka', 'satis', 'odeme']) {
      await page.goto(`${office}/yonetim/ayarlar/${section}`)
      await expect(page.locator('main form, main section').first()).toBeVisible()
      await expectSoundPage(page, `settings ${section} ${language}`, shareOfWidths(language))
    }
  })
}
