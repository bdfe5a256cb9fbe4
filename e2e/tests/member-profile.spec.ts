import { readFile } from 'node:fs/promises'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect } from '@playwright/test'
import { open, test } from '../storefront-test.ts'
import { PASSWORD, register } from '../test-member.ts'

/** A call that is refused says so in the console, in Chromium's own words. */
function forgetRefusals(complaints: string[]): void {
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !/status of (?:401|409|422)/.test(one)))
}

for (const language of LANGUAGES) {
  test(`contact data and a traveller are kept, and the link of the confirmation is sent anew, in ${language}`, {
    tag: language === 'ru' ? ['@walk'] : [],
  }, async ({ page }) => {
    await register(page, { language })
    await open(page, `/${language}/user/profile`)
    await page.locator('#profile-ad').fill('Ирина Ğülşen')
    await page.locator('#profile-telefon').fill('12')
    await page.locator('#contact button[type=submit]').click()
    await expect(page.locator('#profile-telefon-error')).toBeVisible()
    await page.locator('#profile-telefon').fill('0532 000 00 00')
    await page.locator('#profile-dogum').fill('1988-04-12')
    await page.locator('#contact button[type=submit]').click()
    await expect(page.locator('#contact [role=alert]')).toBeVisible()
    await open(page, `/${language}/user/profile`)
    await expect(page.locator('#profile-ad')).toHaveValue('Ирина Ğülşen')
    await expect(page.locator('#profile-telefon')).toHaveValue('+905320000000')

    await page.locator('#email > button').click()
    await expect(page.locator('#email [role=alert]')).toContainText('@example.com')

    await page.locator('#travellers > button').click()
    await page.locator('#traveller-ad').fill('Пётр')
    await page.locator('#traveller-soyad').fill('Козлов')
    await page.locator('#traveller-belge_turu').selectOption('pasaport')
    await page.locator('#traveller-belge_no').fill('71 4829301')
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await expect(page.locator('#travellers li')).toContainText('9301')
    await expect(page.locator('#travellers li')).not.toContainText('714829301')
  })
}

test('a password is changed; a wrong present one is refused at its field', async ({ page, complaints }) => {
  await register(page)
  await open(page, '/en/user/profile')
  await page.locator('#profile-eski_sifre').fill('something else')
  await page.locator('#profile-sifre').fill('olive garden')
  await page.locator('#profile-sifre_onay').fill('olive garden')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.locator('#profile-eski_sifre-error')).toContainText('Your current password is not right.')
  await page.locator('#profile-eski_sifre').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.locator('#password [role=alert]')).toContainText('Your password has been changed.')
  await open(page, '/en/user/coupons')
  await expect(page.locator('h1')).toHaveText('My coupons')
  forgetRefusals(complaints)
})

test('logins are listed and the others can be ended', async ({ page, browser, baseURL }) => {
  const e_mail = await register(page)
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {})
  await elsewhere.addCookies([{ name: 'onay', value: 'zorunlu', url: baseURL ?? '' }])
  const other = await elsewhere.newPage()
  await open(other, '/en/contact')
  await other.locator('header button[aria-haspopup="dialog"]').last().click()
  await other.locator('#login-e_mail').fill(e_mail)
  await other.locator('#login-sifre').fill(PASSWORD)
  await other.locator('#login-panel button[type=submit]').click()
  await expect(other.locator('header details summary .bg-sea')).toBeVisible()

  await open(page, '/en/user/profile')
  await expect(page.locator('#sessions li')).toHaveCount(2)
  await expect(page.locator('#sessions')).toContainText('This device')
  await page.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(page.locator('#sessions li')).toHaveCount(1)
  await other.goto('/en/user')
  await expect(other).toHaveURL(/\/en$/)
  await elsewhere.close()
})

test('one’s data can be taken away, and the account deleted', async ({ page, complaints }) => {
  const e_mail = await register(page)
  await open(page, '/en/user/profile')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await page.locator('#wish-sifre').fill('wrong')
  await page.getByRole('button', { name: 'Download file' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Your current password is not right.')
  await page.locator('#wish-sifre').fill(PASSWORD)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download file' }).click(),
  ])
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as { uye: { e_mail: string } }
  expect(data.uye.e_mail).toBe(e_mail)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled()
  await page.locator('#wish-sifre').fill(PASSWORD)
  await page.locator('#erase-sure').check()
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.getByText('Your account is deleted.').last()).toBeVisible()
  await expect(page.locator('header details summary .bg-sea')).toHaveCount(0)
  forgetRefusals(complaints)
})
