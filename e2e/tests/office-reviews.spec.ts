import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'

test('a review is answered and published, taken back, and refused; a link in it is marked', async ({
  page,
  office,
}) => {
  await openOffice(page, office, '/yorumlar', 'en')
  const first = page.getByRole('main').getByRole('listitem').first()
  await expect(first).toBeVisible()
  const name = (await first.getByText(/./).first().textContent()) ?? ''
  await first.getByLabel('Your answer').fill('Thank you, see you next summer!')
  await first.getByRole('button', { name: 'Publish' }).click()
  const told = page.getByRole('status').filter({ hasText: `Published: ${name}` })
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect(told).toBeHidden()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(name)

  await page.getByRole('main').getByRole('listitem').first().getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByRole('status').filter({ hasText: `Refused: ${name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Refused', exact: true }).click()
  await expect(page).toHaveURL(/durum=reddedildi/)
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first()).toContainText('Refused')
})

test('comments of readers have a tab of their own, which stands in the address', async ({ page, office }) => {
  await openOffice(page, office, '/yorumlar', 'en')
  await page.getByRole('button', { name: 'Comments on articles' }).click()
  await expect(page).toHaveURL(/tur=yazi/)
  const list = page.getByRole('region', { name: 'Comments on articles' })
  await expect(list).toBeVisible()
  await expect(list).toContainText(/\S{3}/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Comments on articles' })).toHaveAttribute('aria-pressed', 'true')
})

for (const language of LANGUAGES) {
  test(`comments are sound in ${language}`, async ({ page, office }) => {
    await openOffice(page, office, '/yorumlar?tur=yazi&durum=yayinda', language)
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
    await expectSoundPage(page, `comments ${language}`, shareOfWidths(language))
  })

  test(`reviews are sound in ${language}`, async ({ page, office }) => {
    await openOffice(page, office, '/yorumlar?durum=yayinda', language)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expectSoundPage(page, `reviews ${language}`, shareOfWidths(language))
  })
}
