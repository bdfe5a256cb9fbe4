import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'

// Nobody listens there: every mail fails at its first try and waits for the next.
test.use({ officeEnvironment: { SMTP_URL: 'smtp://127.0.0.1:9' } })

/** A message of the contact form puts two mails into the outbox. */
async function writeMails(page: Page, office: string): Promise<void> {
  const answer = await page.request.post(`${office}/api/iletisim-post`, {
    headers: { company: 'meltem' },
    data: {
      ad: 'Jonas',
      soyad: 'Weber',
      e_mail: 'jonas@example.com',
      telefon: '+4915112345678',
      konu: 'diger',
      mesaj: 'Is the gulet free in May?',
      lang: 'de',
      gizlilik_politikasi: true,
      web_sitesi: '',
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Until the queue has tried in vain. */
async function seeFailed(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('jonas@example.com').first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
}

test('a mail that fails is seen with its reason and tried again, alone and with all others', async ({
  page,
  office,
}) => {
  await openOffice(page, office, '/teslimat?gorunum=deneniyor', 'en')
  await writeMails(page, office)
  await seeFailed(page)
  const row = page.getByRole('listitem').filter({ hasText: 'jonas@example.com' }).first()
  await expect(row).toContainText('The mail server could not be reached.')
  await expect(row).toContainText(/\d (?:try|tries)/)
  await row.getByText('What the server said').click()
  await expect(row.getByText('ECONNREFUSED')).toBeVisible()
  await row.getByRole('button', { name: /^Try again: Contact message received, jonas@example\.com/ }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 is being tried again.' })).toBeVisible()
  await page.getByRole('button', { name: 'Try all again' }).click()
  await expect(page.getByRole('status').filter({ hasText: /being tried again/ })).toBeVisible()
  await page.getByRole('button', { name: /^Jobs/ }).click()
  await expect(page).toHaveURL(/gorunum=isler/)
  await expect(page.getByText('No job has broken off.')).toBeVisible()
})

for (const language of LANGUAGES) {
  test(`the jobs are sound in ${language}`, async ({ page, office }) => {
    await openOffice(page, office, '/teslimat?gorunum=isler', language)
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
    await expectSoundPage(page, `jobs ${language}`, shareOfWidths(language))
  })

  test(`delivery is sound in ${language}`, async ({ page, office }) => {
    await openOffice(page, office, '/teslimat?gorunum=deneniyor', language)
    await writeMails(page, office)
    await seeFailed(page)
    await expectSoundPage(page, `delivery ${language}`, shareOfWidths(language))
  })
}
