import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'
import { forgetRefusals, forgetStillPreviews } from '../storefront-test.ts'

const SECTIONS = 'sirket marka satis diller banka odeme fatura eposta metinler sozlesmeler izin anahtarlar'.split(' ')

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
  await expect(page.getByText('This key is required')).toBeVisible()
  await page.getByLabel('Secret of the notices').fill('whsec_0123456789')
  await page.getByRole('button', { name: 'Seal and save' }).click()
  await expect(page.getByText('••••6789').first()).toBeVisible()
  await expect(page.locator('body')).not.toContainText('sk_test_0123456789')
  await page.getByRole('button', { name: 'Remove: Stripe' }).click()
  await expect(page.getByRole('button', { name: 'Type the keys: Stripe' })).toHaveText('Type the keys')
  forgetRefusals(complaints)
})

test('a rate by hand that is far from the bank is asked about again, and given up again', async ({
  page,
  office,
  complaints,
}) => {
  await openOffice(page, office, '/ayarlar/diller', 'en')
  const rate = page.getByRole('listitem').filter({ hasText: 'EUR' })
  await page.getByRole('button', { name: 'Write by hand: EUR' }).click()
  const field = page.getByLabel('TRY for 1 EUR')
  await field.fill('0')
  await rate.getByRole('button', { name: 'Save' }).click()
  await expect(rate.getByRole('alert')).toContainText('Write a rate above zero')
  await field.fill('5')
  await rate.getByRole('button', { name: 'Save' }).click()
  await expect(rate.getByRole('alert')).toContainText('Is this rate right?')
  await field.fill('50,5')
  await rate.getByRole('button', { name: 'Save' }).click()
  await expect(rate).toContainText('By hand: 50.5000')
  await page.getByRole('button', { name: 'Back to the bank’s rate: EUR' }).click()
  await expect(rate).not.toContainText('By hand')
  forgetRefusals(complaints)
})

test('words of a mail are checked, shown, saved and taken back', async ({ page, office, complaints }) => {
  await openOffice(page, office, '/ayarlar/metinler', 'en')
  await page.getByRole('main').getByLabel('Language', { exact: true }).selectOption('en')
  const subject = page.getByLabel('Subject')
  await subject.fill('{marka}: {isim}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('{isim} has no meaning in this email').first()).toBeVisible()
  await subject.fill('Hello from {marka}, {ad}')
  await expect(page.getByText('Subject: Hello from Meltem, Emma')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Version 1')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the house’s words' }).click()
  await expect(page.getByText('Version 2')).toBeVisible()
  await expect(subject).toHaveValue(/your booking awaits payment/)
  forgetRefusals(complaints)
  forgetStillPreviews(complaints)
})

test('words of a contract are written, read as guests read them, and taken back', async ({ page, office }) => {
  await openOffice(page, office, '/ayarlar/sozlesmeler', 'en')
  await page.getByRole('main').getByLabel('Language', { exact: true }).selectOption('en')
  const title = page.getByLabel('Title', { exact: true }).first()
  await expect(title).toHaveValue(/information/i)
  await title.fill('What you should know')
  await expect(page.getByRole('heading', { name: 'What you should know' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Version 1')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: /Back to the house/ })
    .first()
    .click()
  await expect(page.getByText('Version 2')).toBeVisible()
  await expect(title).toHaveValue(/information/i)
})

test('a provider is tried by 1.00 that the operator pays and gets back', async ({ page, office }) => {
  await openOffice(page, office, '/ayarlar/odeme', 'en')
  await page.getByRole('button', { name: 'Try with a payment of 1.00: Test bank' }).click()
  const [bank] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open the payment page' }).click(),
  ])
  await bank.locator('[name=number]').fill('5528790000000008')
  await bank.locator('[name=name]').fill('Ada Deniz')
  await bank.locator('[name=expiry]').fill('12/30')
  await bank.locator('[name=cvc]').fill('123')
  await bank.locator('form button').first().click()
  await bank.locator('[name=code]').fill('123456')
  await bank.locator('form button').first().click()
  await bank.waitForURL('**/yonetim/ayarlar/odeme')
  const steps = page.getByRole('list', { name: 'Steps of the test' })
  await expect(steps).toContainText('Captured')
  await expect(steps).toContainText('Given back')
})

test('a key is made, told once, reads for another system, and is ended', async ({ page, office, playwright }) => {
  await openOffice(page, office, '/ayarlar/anahtarlar', 'en')
  await page.getByRole('button', { name: 'Make a key' }).click()
  await page.getByLabel('What it is for').fill('Accounting')
  await page.getByRole('checkbox', { name: 'Seeing reservations' }).check()
  await page.getByRole('button', { name: 'Make', exact: true }).click()
  const told = page.getByRole('region', { name: 'New key' })
  const key = (await told.locator('code').first().textContent()) ?? ''
  expect(key).toMatch(/^mlo_[\w-]{39}$/)

  const system = await playwright.request.newContext()
  const read = async (call: string) =>
    (
      await system.get(`${office}/api/yonetim/${call}`, {
        headers: { company: 'meltem', authorization: `Bearer ${key}` },
      })
    ).status()
  expect(await read('rezervasyon-listele')).toBe(200)
  expect(await read('personel-listele')).toBe(403)

  await told.getByRole('button', { name: 'I have it' }).click()
  await expect(page.locator('main')).not.toContainText(key)
  await page.getByRole('button', { name: 'End: Accounting' }).click()
  await expect(page.getByText('can no longer read anything')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, end it' }).click()
  await expect(page.getByText('There is no key yet.')).toBeVisible()
  expect(await read('rezervasyon-listele')).toBe(401)
  await system.dispose()
})

test('visitors are asked in the tenant’s words, and nobody once nothing is counted', async ({
  page,
  office,
  browser,
}) => {
  await openOffice(page, office, '/ayarlar/izin', 'en')
  const words = page.getByRole('textbox', { name: 'Sentence of the strip, English' })
  const longest = 'May we count your visit? We would like to know which of our pages help a guest.'
  await words.fill(longest)
  await page.getByRole('button', { name: /^Save: / }).click()
  const pageOfHome = async () => await (await page.request.get(`${office}/en`)).text()
  await expect.poll(pageOfHome).toContain(longest)
  // The strip is as high as what stands on it expects.
  const visitor = await browser.newPage()
  for (const width of [320, 390, 640, 1024, 1440]) {
    await visitor.setViewportSize({ width, height: 844 })
    await visitor.goto(`${office}/en`)
    const strip = visitor.locator('[data-consent]')
    const kept = await strip.evaluate((one) => getComputedStyle(one).getPropertyValue('--consent'))
    expect((await strip.boundingBox())?.height, `${width}`).toBe(Number.parseFloat(kept))
  }
  await visitor.close()

  await page.getByRole('checkbox', { name: 'Count visits' }).uncheck()
  await page.getByRole('button', { name: /^Save: / }).click()
  await expect.poll(pageOfHome).not.toContain('data-consent')
  await page.getByRole('checkbox', { name: 'Count visits' }).check()
  await words.fill('')
  await page.getByRole('button', { name: /^Save: / }).click()
  await expect.poll(pageOfHome).toContain('data-consent')
  await expect.poll(pageOfHome).not.toContain(longest)
})

test('who takes the cards is chosen beside the keys, and a save is taken back from the history', async ({
  page,
  office,
  complaints,
}) => {
  await openOffice(page, office, '/ayarlar/odeme', 'en')
  const stripe = page.getByRole('region', { name: 'Stripe' })
  const bank = page.getByRole('region', { name: 'Test bank' })
  await expect(bank.getByText('Takes the cards')).toBeVisible()
  await expect(stripe.getByRole('button', { name: 'Take cards with this: Stripe' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Type the keys: Stripe' }).click()
  await page.getByLabel('Secret key').fill('sk_test_0123456789')
  await page.getByLabel('Secret of the notices').fill('whsec_0123456789')
  await page.getByRole('button', { name: 'Seal and save' }).click()
  await page.getByRole('button', { name: 'Take cards with this: Stripe' }).click()
  await expect(stripe.getByText('Takes the cards')).toBeVisible()
  await expect(bank.getByText('Takes the cards')).toHaveCount(0)

  await page.getByRole('link', { name: 'Sale and payment' }).click()
  await page.getByRole('button', { name: 'History: Payment', exact: true }).click()
  const history = page.getByRole('region', { name: 'Last changes: Payment' })
  await expect(history.getByRole('listitem').first()).toContainText('test → stripe')
  await history
    .getByRole('button', { name: /^Take back: / })
    .first()
    .click()
  await expect(history.getByRole('listitem').first()).toContainText('stripe → test')
  await page.getByRole('link', { name: 'Payment providers' }).click()
  await expect(bank.getByText('Takes the cards')).toBeVisible()
  await page.getByRole('button', { name: 'Remove: Stripe' }).click()
  await expect(page.getByRole('button', { name: 'Type the keys: Stripe' })).toHaveText('Type the keys')
  forgetRefusals(complaints)
})

test('payment marks that are chosen stand in the footer', async ({ page, office }) => {
  await openOffice(page, office, '/ayarlar/marka', 'en')
  const amex = page.getByRole('checkbox', { name: 'AMEX' })
  await amex.check()
  await page.getByRole('button', { name: 'Save: Payment marks and map' }).click()
  const said = page.getByRole('status').filter({ hasText: 'Saved.' })
  await expect(said).toBeVisible()
  const footer = async () => await (await page.request.get(`${office}/en`)).text()
  await expect.poll(footer).toContain('>AMEX<')
  await said.getByRole('button').click()
  await expect(amex).not.toBeChecked()
  await expect.poll(footer).not.toContain('>AMEX<')
})

for (const language of LANGUAGES) {
  test(`the settings are sound in ${language}`, async ({ page, office, complaints }) => {
    await openOffice(page, office, '/ayarlar/sirket', language)
    for (const section of SECTIONS) {
      await page.goto(`${office}/yonetim/ayarlar/${section}`)
      await expect(page.locator('main form, main section').first()).toBeVisible()
      await expectSoundPage(page, `settings ${section} ${language}`, shareOfWidths(language))
    }
    forgetStillPreviews(complaints)
  })
}
