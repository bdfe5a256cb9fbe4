import type { listReservations } from '@meltem/contract/reservation/office-list'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'

/** A ride asks for the flight and the address; the season has many of them. */
async function openRide(page: Page, office: string, language: Language): Promise<void> {
  await openOffice(page, office, '/rezervasyonlar', language)
  let key = ''
  // What the season has sold becomes findable a moment after the start.
  await expect(async () => {
    const answer = await page.request.get(`${office}/api/yonetim/rezervasyon-listele?tip=transfer&durum=confirmed`, {
      headers: { company: 'meltem' },
    })
    const { data } = (await answer.json()) as OutputOf<typeof listReservations>
    key = data[0]?.k_no ?? ''
    expect(key).not.toBe('')
  }).toPass()
  await page.goto(`${office}/yonetim/rezervasyonlar/${key}`)
}

test('answers of the guests stand on the reservation and are corrected one by one', { tag: '@walk' }, async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openRide(page, office, 'en')
  const answers = page.getByRole('region', { name: 'Answers of the guests' })
  await expect(answers).toBeVisible()
  await page.keyboard.press('e')
  const flight = page.getByLabel(/flight/i).first()
  await flight.fill('TK2558')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(answers).toContainText('TK2558')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(answers).not.toContainText('TK2558')
})

test('reservations are cut by the day they were made, in the address', async ({ page, office }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openOffice(page, office, '/rezervasyonlar?kayit_ilk=2001-01-01&kayit_son=2001-12-31', 'en')
  await expect(page.getByText('No reservations here')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Made until' })).toHaveValue('31.12.2001')
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(page).not.toHaveURL(/kayit/)
})

for (const language of LANGUAGES) {
  test(`answers of the guests are sound in ${language}`, async ({ page, office }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openRide(page, office, language)
    await expect(page.locator('main h3').first()).toBeVisible()
    await page.keyboard.press('e')
    await expect(page.locator('main form textarea').first()).toBeVisible()
    await expectSoundPage(page, `answers ${language}`, shareOfWidths(language))
  })
}
