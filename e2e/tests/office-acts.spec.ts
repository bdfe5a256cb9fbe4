import type { ListedReservation } from '@meltem/contract/reservation/office-list'
import { expect, type Page } from '@playwright/test'
import { expectSoundPage } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'

const WIDE = { width: 1440, height: 900 }
const onCoast = () => Temporal.Now.plainDateISO('Europe/Istanbul')

/** Reservations as the list gives them, to a person who is logged in already. */
async function listed(page: Page, office: string, query: Record<string, string>): Promise<ListedReservation[]> {
  const answer = await page.request.get(`${office}/api/yonetim/rezervasyon-listele?${new URLSearchParams(query)}`, {
    headers: { company: 'meltem' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data
}

test('a view is saved under a name, comes back by it, and is taken along as XLSX', async ({ page, office }) => {
  await openOffice(page, office, '/rezervasyonlar?durum=confirmed&tip=villa', 'en')
  await page.setViewportSize(WIDE)
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByLabel('Name of the view').fill('Villas that stand')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const view = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^Villas that stand/ })
  await expect(view).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: /^Cancelled/ }).click()
  await expect(page).toHaveURL(/durum=cancelled/)
  await view.click()
  await expect(page).toHaveURL(/durum=confirmed/)
  await expect(page).toHaveURL(/tip=villa/)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'XLSX' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  expect(await file.failure()).toBeNull()
  await page.getByRole('button', { name: 'Delete the view “Villas that stand”' }).click()
  await expect(view).toHaveCount(0)
})

test('a booking whose last day has come is closed by hand, for good', async ({ page, office }) => {
  await openOffice(page, office, '/rezervasyonlar', 'en')
  const today = onCoast().toString()
  const days = { hizmet_ilk: onCoast().subtract({ days: 2 }).toString(), hizmet_son: today }
  const [row] = await listed(page, office, { durum: 'confirmed', tip: 'tur', ...days })
  expect(row).toBeDefined()
  await page.goto(`${office}/yonetim/rezervasyonlar/${row?.k_no}`)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Close' })
  await expect(panel).toContainText('can no longer be changed or cancelled')
  await expectSoundPage(page, 'closing a booking')
  await panel.getByRole('button', { name: 'Close for good' }).click()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Completed')
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0)
})

test('the season has nights that were sold twice, and the board says so', async ({ page, office }) => {
  await openOffice(page, office, '/takvim', 'en')
  await page.setViewportSize(WIDE)
  await expect(page.getByText('Airbnb').first()).toBeVisible()
  await expectSoundPage(page, 'a board with a clash')
})

test('a booking is carried to another unit with the mouse, and moved after its quote', async ({ page, office }) => {
  await openOffice(page, office, '/takvim?tip=villa', 'en')
  await page.setViewportSize(WIDE)
  const grid = page.getByRole('grid')
  const bar = grid.locator('.bar-on_odeme, .bar-odendi').last()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: /^Move, / })
  const refusal = dialog.getByRole('alert')
  const tracks = grid.locator('[data-unit]')
  await bar.scrollIntoViewIfNeeded()
  for (let place = (await tracks.count()) - 1; place >= 0; place -= 1) {
    const [from, to] = [await bar.boundingBox(), await tracks.nth(place).boundingBox()]
    if (!from || !to || Math.abs(to.y - from.y) < 10 || to.y < 200 || to.y > WIDE.height - 40) continue
    const x = from.x + Math.min(from.width / 2, 20)
    await page.mouse.move(x, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(x + 8, from.y + from.height / 2 + 8)
    await page.mouse.move(x, to.y + to.height / 2)
    await page.mouse.up()
    await expect(dialog).toBeVisible()
    await expect(confirm.or(refusal).first()).toBeVisible()
    if (await confirm.isVisible()) break
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await confirm.click()
  await expect(page.getByRole('status').filter({ hasText: 'The booking was moved.' })).toBeVisible()
})
