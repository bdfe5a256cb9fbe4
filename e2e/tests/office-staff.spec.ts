import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, openOfficeAs, test } from '../office-test.ts'
import { forgetRefusals } from '../storefront-test.ts'
import { STAFF } from '../test-member.ts'

const MERT = { e_mail: 'mert@meltem.example', sifre: 'meltem-operasyon-2026' }

test('a manager invites a colleague, gives another role, and is told what cannot be', async ({
  page,
  office,
  complaints,
}) => {
  await openOffice(page, office, '/personel', 'en')
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  await page.getByLabel('E-mail').fill('Ece.Su@example.com')
  await page.getByLabel('First name').fill('Ece')
  await page.getByLabel('Last name').fill('Su')
  await page.getByLabel('Role', { exact: true }).selectOption('operasyon')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'ece.su@example.com' })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'Ece Su' })
  await expect(row).toContainText('Invited')

  await row.getByRole('button', { name: 'Edit: Ece Su' }).click()
  await row.getByLabel('Role', { exact: true }).selectOption('muhasebe')
  await row.getByRole('checkbox', { name: 'May sign in' }).uncheck()
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Accounting')
  await expect(row).toContainText('Access closed')

  const mine = page.getByRole('listitem').filter({ hasText: STAFF?.e_mail ?? '' })
  await mine.getByRole('button', { name: /^Edit/ }).click()
  await mine.getByLabel('Role', { exact: true }).selectOption('satis')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(mine.getByRole('alert')).toContainText('at least one manager')
  forgetRefusals(complaints)
})

test('the logins of a colleague are a list, each ends alone, and what roles may stands below', async ({
  page,
  office,
  browser,
}) => {
  const theirs = await browser.newPage()
  await openOfficeAs(theirs, office, '/', { language: 'en', person: MERT })
  await openOffice(page, office, '/personel', 'en')
  const row = page.getByRole('listitem').filter({ hasText: MERT.e_mail })
  await row.getByRole('button', { name: /^Sessions: / }).click()
  const logins = row.getByRole('list', { name: /^Open sessions: / })
  await expect(logins.getByRole('listitem').first()).toContainText(/\d+\.\d+\.…/)
  await expectSoundPage(page, 'logins of a colleague')
  await logins
    .getByRole('button', { name: /^End the session: / })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'The session was ended' })).toBeVisible()
  const matrix = page.getByRole('table')
  await expect(matrix.getByRole('columnheader', { name: /^Manager/ })).toBeVisible()
  await expect(matrix.getByRole('row', { name: /^Making refunds ?, asks for a fresh code/ })).toBeVisible()
  await expect(matrix.getByRole('row', { name: /^Waiving a cancellation fee/ })).toContainText('up to 50%')
  await theirs.close()
})

test('a single right is added to a colleague, and the navigation follows', async ({ page, office, browser }) => {
  await openOffice(page, office, '/personel', 'en')
  const row = page.getByRole('listitem').filter({ hasText: MERT.e_mail })
  await row.getByRole('button', { name: /^Edit/ }).click()
  await row.getByText('Single rights').click()
  await row.getByRole('checkbox', { name: /^Reading the audit/ }).check()
  await row.getByRole('checkbox', { name: /^Reading messages and enquiries/ }).uncheck()
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('1 right added, 1 right taken')

  const theirs = await browser.newPage()
  await openOfficeAs(theirs, office, '/', { language: 'en', person: MERT })
  const navigation = theirs.getByRole('navigation').first()
  await expect(navigation.getByRole('link', { name: 'Audit' })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Messages' })).toHaveCount(0)
  await theirs.close()

  await row.getByRole('button', { name: /^Edit/ }).click()
  await row.getByText('Single rights').click()
  await row.getByRole('button', { name: 'As the role has it' }).click()
  await expectSoundPage(page, 'single rights')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row).not.toContainText('right added')
})

test('whoever lacks a right is told which one, and who can give it', async ({ page, office }) => {
  await openOfficeAs(page, office, '/personel', { language: 'en', person: MERT })
  await expect(page.getByRole('heading', { level: 1, name: 'You do not have access to this screen' })).toBeVisible()
  await expect(
    page.getByText('This needs the right “Managing the team”. Deniz Aksoy can give it to you.'),
  ).toBeVisible()
  await page.goto(`${office}/yonetim/tahsilat`)
  await expect(page.getByText(/^This needs the right “.+”\. Deniz Aksoy can give it to you\.$/)).toBeVisible()
  await expectSoundPage(page, 'a missing right')
})

for (const language of LANGUAGES) {
  test(`the team and the choice of a password are sound in ${language}`, async ({ page, office }) => {
    await openOffice(page, office, '/personel', language)
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await page.getByRole('main').getByRole('button').first().click()
    await expectSoundPage(page, `team ${language}`, shareOfWidths(language))
    await page.goto(`${office}/yonetim/sifre#${'x'.repeat(43)}`)
    await expect(page.locator('input[type=password]')).toBeVisible()
    await expectSoundPage(page, `choice of a password ${language}`, shareOfWidths(language))
  })
}
