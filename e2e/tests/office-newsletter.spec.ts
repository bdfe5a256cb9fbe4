import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'
import { forgetRefusals, forgetStillPreviews } from '../storefront-test.ts'

test.afterEach(({ complaints }) => forgetStillPreviews(complaints))

const SUBJECT = 'A week of calm seas'

/** A newsletter of a heading, some words and a button, in English. */
async function write(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Subject/ }).fill(SUBJECT)
  await page.getByRole('textbox', { name: /^Preview line/ }).fill('Four coves for yourself')
  await page.getByRole('button', { name: 'Add: Heading' }).click()
  await page.getByRole('textbox', { name: /^Heading/ }).fill('The sea is flat as glass')
  await page.getByRole('button', { name: 'Add: Text' }).click()
  await page.getByRole('textbox', { name: /^Text/ }).fill('Set out at six.\n\nBe back for breakfast with {marka}.')
  await page.getByRole('button', { name: 'Add: Button' }).click()
  await page.getByRole('textbox', { name: /^Words of the button/ }).fill('Choose a boat')
  await page.getByRole('textbox', { name: 'Where it leads' }).fill('/d/tours')
}

test('a newsletter is written, tried, sent to as many as the button says, and left by one press', async ({
  page,
  office,
}) => {
  await openOffice(page, office, '/bulten', 'en')
  await expect(page.getByRole('link', { name: 'Quiet days in the coves' })).toBeVisible()
  await page.getByRole('link', { name: 'New newsletter' }).click()
  await write(page)
  const mail = page.frameLocator('iframe[title="Preview"]')
  await expect(mail.getByRole('heading', { name: 'The sea is flat as glass' })).toBeVisible()
  await expect(mail.getByText('Be back for breakfast with Meltem')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/bulten\/[\da-f-]{36}/)
  await page.getByRole('button', { name: 'Try it on myself (English)' }).click()
  await expect(page.getByText(/The trial is on its way to \S+@/)).toBeVisible()

  await page.getByRole('button', { name: 'Count the receivers' }).click()
  const told = page.getByText(/^This newsletter goes to \d+ people\.$/)
  await expect(told).toBeVisible()
  const count = /\d+/.exec((await told.textContent()) ?? '')?.[0] ?? ''
  await page.getByRole('button', { name: `Send to ${count} people` }).click()
  await expect(page.getByRole('heading', { name: 'Progress' })).toBeVisible()
  const sent = page.getByRole('definition').first()
  await expect(sent).toHaveText(count, { timeout: 60_000 })

  await page.goto(`${office}/giden-kutusu`)
  const row = page.getByRole('row').filter({ hasText: SUBJECT }).filter({ hasText: 'emily.hughes@example.com' })
  await row.getByRole('link', { name: SUBJECT, exact: true }).click()
  await expect(page.getByRole('link', { name: 'Choose a boat' })).toHaveAttribute('href', /\/en\/d\/tours$/)
  await page.getByRole('link', { name: 'Unsubscribe' }).click()
  await page.getByRole('button').click()
  await page.goto(`${office}/yonetim/bulten?sekme=aboneler&ara=emily`)
  await expect(page.getByRole('listitem').filter({ hasText: 'emily.hughes@example.com' })).toContainText('Unsubscribed')
})

test('braces around what is no variable are named, and a half-written language stands in the way', async ({
  page,
  office,
  complaints,
}) => {
  await openOffice(page, office, '/bulten/yeni', 'en')
  await write(page)
  await page.getByRole('textbox', { name: /^Subject/ }).fill('Dear {name}')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('There is no variable called “name”')
  await page.getByRole('textbox', { name: /^Subject/ }).fill('Dear friends of {marka}')
  await page.getByRole('button', { name: 'DE', exact: true }).click()
  await page.getByRole('textbox', { name: /^Subject/ }).fill('Liebe Freunde')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Count the receivers' }).click()
  await expect(page.getByRole('alert')).toContainText('Deutsch is half written')
  await page.getByRole('button', { name: 'Delete the draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the draft' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The draft was deleted.' })).toBeVisible()
  forgetRefusals(complaints)
})

for (const language of LANGUAGES) {
  test(`newsletters are sound in ${language}`, async ({ page, office }) => {
    await openOffice(page, office, '/bulten', language)
    const rows = page.locator('main').getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    await expectSoundPage(page, `newsletters ${language}`, shareOfWidths(language))
    await page.goto(`${office}/yonetim/bulten?sekme=aboneler`)
    await expect(rows.first()).toBeVisible()
    await expectSoundPage(page, `subscribers ${language}`, shareOfWidths(language))
    for (const name of [/Quiet days|Koylarda|Stille Tage|Тихие дни/, /Blue cruises|mavi yolculuk|Blaue Reise/]) {
      await page.goto(`${office}/yonetim/bulten`)
      await page.getByRole('link', { name }).first().click()
      await expect(page.locator('iframe')).toBeVisible()
      await expectSoundPage(page, `newsletter ${name.source.slice(0, 5)} ${language}`, shareOfWidths(language))
    }
  })
}
