import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import { expect, type Page } from '@playwright/test'
import type { ReceivedMail } from '../mail-double.ts'
import { open, receivedMails, test } from '../storefront-test.ts'

interface Message {
  readonly e_mail: string
  readonly mesaj: string
}

async function fillIn(page: Page, { e_mail, mesaj }: Message): Promise<void> {
  await page.locator('#iletisim-ad').fill('Ayşe')
  await page.locator('#iletisim-soyad').fill('Yıldız')
  await page.locator('#iletisim-e_mail').fill(e_mail)
  await page.locator('#iletisim-konu').selectOption('acente')
  await page.locator('#iletisim-mesaj').fill(mesaj)
  await page.locator('#iletisim-gizlilik_politikasi').check()
}

async function mailsAbout({ mesaj }: Message): Promise<ReceivedMail[]> {
  return (await receivedMails()).filter(({ text }) => text.includes(mesaj))
}

/** One mail to the operator, who can answer it at once, and one to the person as a receipt. */
async function expectMail(message: Message): Promise<void> {
  await expect.poll(async () => (await mailsAbout(message)).length).toBe(2)
  const mails = await mailsAbout(message)
  const receipt = mails.find(({ to }) => to.includes(message.e_mail))
  const notice = mails.find((mail) => mail !== receipt)
  expect(receipt?.text).toContain('Ayşe')
  expect(notice?.replyTo).toEqual([message.e_mail])
}

for (const language of LANGUAGES) {
  test(`a message sent in ${language} arrives by mail`, { tag: language === 'tr' ? ['@walk'] : [] }, async ({
    page,
  }) => {
    const message = { e_mail: `ayse.${language}@example.com`, mesaj: `Merhaba İğdır — Grüße — Привет (${language})` }
    await open(page, `/${language}/contact`)
    await fillIn(page, message)
    await page.locator('#form button[type=submit]').click()
    const title = translatorFor(language, 'contact')('success.title')
    await expect(page.getByRole('heading', { name: title })).toBeFocused()
    await expect(page.locator('#form')).toContainText(message.e_mail)
    await expectMail(message)
  })

  test(`what is missing or wrong is said in ${language}`, async ({ page }) => {
    await open(page, `/${language}/contact`)
    const fields = translatorFor(language, 'fields')
    await page.locator('#iletisim-e_mail').fill('ayse@')
    await page.locator('#form button[type=submit]').click()
    await expect(page.locator('#form [aria-invalid=true]')).not.toHaveCount(0)
    await expect(page.locator('#form')).toContainText(fields('zorunlu'))
    await expect(page.locator('#form')).toContainText(fields('e_mail'))
    await expect(page.locator('#form')).toContainText(translatorFor(language, 'contact')('consentRequired'))
    await expect(page.locator('#iletisim-ad')).toBeFocused()
  })
}

test('a failed connection keeps what was typed', async ({ page, complaints }) => {
  await open(page, '/en/contact')
  await fillIn(page, { e_mail: 'offline@example.com', mesaj: 'Typed with care' })
  await page.route('**/api/iletisim-post', (route) => route.abort())
  await page.locator('#form button[type=submit]').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('#iletisim-mesaj')).toHaveValue('Typed with care')
  // The aborted request is Chromium's own complaint, and wanted here.
  complaints.length = 0
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form works', async ({ page }) => {
    const message = { e_mail: 'ohne-skript@example.com', mesaj: 'Gesendet ohne Skript' }
    await page.goto('/de/contact')
    await fillIn(page, message)
    await page.locator('#form button[type=submit]').click()
    await expect(page.locator('#form')).toContainText(translatorFor('de', 'contact')('success.title'))
    await expectMail(message)
  })

  for (const language of LANGUAGES) {
    test(`the server refuses bad input in ${language} and keeps the rest`, async ({ page, complaints }) => {
      const form = await refusedForm(page, language)
      await expect(form).toContainText(translatorFor(language, 'fields')('zorunlu'))
      await expect(page.locator('#iletisim-mesaj')).toHaveValue('Kept')
      complaints.length = 0
    })
  }
})

/** The browser's own checks would stop an empty field; a request from elsewhere does not have them. */
async function refusedForm(page: Page, language: Language) {
  await page.goto(`/${language}/contact`)
  await fillIn(page, { e_mail: 'ayse@example.com', mesaj: 'Kept' })
  await page.locator('#iletisim-ad').fill('   ')
  await page.locator('#form button[type=submit]').click()
  return page.locator('#form')
}

test('a robot that fills the hidden field reaches nobody', async ({ page }) => {
  await open(page, '/en/contact')
  const message = { e_mail: 'robot@example.com', mesaj: 'Buy now, says the robot' }
  await fillIn(page, message)
  await page.locator('#form [name=web_sitesi]').evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'https://spam.example')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await page.locator('#form button[type=submit]').click()
  await expect(page.locator('#form')).toContainText(translatorFor('en', 'contact')('success.title'))
  // A message sent afterwards arrives, so the robot's would have arrived by then too.
  const later = { e_mail: 'person@example.com', mesaj: 'Sent after the robot' }
  await open(page, '/en/contact')
  await fillIn(page, later)
  await page.locator('#form button[type=submit]').click()
  await expectMail(later)
  expect((await receivedMails()).filter(({ text }) => text.includes(message.mesaj))).toEqual([])
})
