import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'
import { forgetRefusals } from '../storefront-test.ts'

const WIDE = { width: 1440, height: 900 }

/** Months ahead, where the season of the demo has free nights. */
async function openFreeMonth(page: Page, office: string): Promise<void> {
  const year = new Date().getUTCFullYear() + 1
  await openOffice(page, office, `/takvim?ilk=${year}-02-01&tip=villa`)
  await page.setViewportSize(WIDE)
  await expect(page.getByRole('grid', { name: 'Birimlerin takvimi' })).toBeVisible()
}

test('days are closed by keys alone, with a reason, and taken back', { tag: '@walk' }, async ({ page, office }) => {
  await openFreeMonth(page, office)
  const grid = page.getByRole('grid')
  await grid.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  const bar = page.getByRole('region', { name: 'Seçilen geceler' })
  await expect(bar).toContainText('1 birim × 3 gece')
  await page.keyboard.press('k')
  await page.keyboard.type('Boya')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'gece kapatıldı' })).toBeVisible()
  await expect(grid.getByRole('button', { name: /^Boya, kapalı/ })).toBeVisible()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Geri alındı' })).toBeVisible()
  await expect(grid.getByRole('button', { name: /^Boya/ })).toHaveCount(0)
})

test('from chosen nights O leads to an option and N to a sale, with the days filled in', async ({ page, office }) => {
  for (const [key, closing] of [
    ['o', 'Opsiyon'],
    ['n', 'Ödeme linki'],
  ] as const) {
    await openFreeMonth(page, office)
    await page.getByRole('grid').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByRole('region', { name: 'Seçilen geceler' })).toContainText('1 birim × 2 gece')
    await page.keyboard.press(key)
    await expect(page).toHaveURL(/\/telefon\?/)
    await expect(page.getByRole('button', { name: new RegExp(`^${closing}`), pressed: true })).toBeVisible()
  }
})

test('a rectangle is drawn with the mouse, closed, and opened from its window', async ({ page, office }) => {
  await openFreeMonth(page, office)
  const grid = page.getByRole('grid')
  const [first, second] = [grid.locator('[data-unit]').nth(1), grid.locator('[data-unit]').nth(2)]
  const [from, to] = [await first.boundingBox(), await second.boundingBox()]
  if (!from || !to) throw new Error('the board has no rows')
  const day = from.width / 31
  await page.mouse.move(from.x + day * 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + day * 11, from.y + 12)
  await page.mouse.move(to.x + day * 13, to.y + 10)
  await page.mouse.up()
  await expect(page.getByRole('region', { name: 'Seçilen geceler' })).toContainText('2 birim × 4 gece')
  await page.getByRole('button', { name: /^Kapat/ }).click()
  await page.getByLabel('Neden').fill('Bakım')
  await page.getByRole('button', { name: /geceyi kapat$/ }).click()
  const closed = grid.getByRole('button', { name: /^Bakım, kapalı/ })
  await expect(closed).toHaveCount(2)
  await closed.first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /geceyi aç$/ })
    .click()
  await expect(closed).toHaveCount(1)
})

/** The first unit that takes the booking whose window is open; those that are too small or taken say so. */
async function findUnit(page: Page): Promise<boolean> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Başka birime taşı' }).click()
  const choice = dialog.getByLabel('Yeni birim')
  const units = await choice.locator('option').count()
  const confirm = dialog.getByRole('button', { name: /^Taşı, / })
  for (let place = 1; place < units; place += 1) {
    await choice.selectOption({ index: place })
    await expect(confirm.or(dialog.getByRole('alert')).first()).toBeVisible()
    if (await confirm.isVisible()) return true
  }
  return false
}

test('a booking is moved to another unit after a quote', async ({ page, office, complaints }) => {
  await openOffice(page, office, '/takvim?tip=villa&gun=92')
  await page.setViewportSize(WIDE)
  const bars = page.getByRole('grid').locator('.bar-on_odeme, .bar-odendi')
  await expect(bars.first()).toBeVisible()
  // A large party fits nowhere else: then another booking is moved.
  for (let place = (await bars.count()) - 1; place >= 0; place -= 1) {
    await bars.nth(place).click()
    if (await findUnit(page)) break
    await page.reload()
    await expect(bars.first()).toBeVisible()
  }
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'Taşıma hesabı' })).toBeVisible()
  await dialog.getByRole('button', { name: /^Taşı, / }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Rezervasyon taşındı' })).toBeVisible()
  forgetRefusals(complaints)
})

test('calendar links of a unit: our secret address, and an address that is not called', async ({ page, office }) => {
  await openFreeMonth(page, office)
  await page.getByRole('grid').locator('.board-name button').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Bu birimin takvim adresi' })).toHaveValue(/\/api\/ical-get\?birim=/)
  await dialog.getByRole('button', { name: 'Takvim ekle' }).click()
  await dialog.getByLabel('Adı').fill('İç ağ')
  await dialog.getByLabel('iCal adresi').fill('http://169.254.169.254/x.ics')
  await dialog.getByRole('button', { name: 'Kaydet ve oku' }).click()
  await expect(dialog.getByText('adres yasak')).toBeVisible()
  await dialog.getByRole('button', { name: 'Kaldır' }).click()
  await dialog.getByRole('button', { name: 'Günleri açılır, kaldır' }).click()
  await expect(dialog.getByText('adres yasak')).toHaveCount(0)
})

test('a year by its months and weeks, and the units of one region', async ({ page, office }) => {
  await openOffice(page, office, '/takvim', 'en')
  await page.setViewportSize(WIDE)
  const grid = page.getByRole('grid')
  await page.getByRole('button', { name: 'Year', exact: true }).click()
  await expect(page).toHaveURL(/gun=366/)
  await expect(grid.getByRole('columnheader')).toHaveCount(14)
  await expectSoundPage(page, 'a year on the board')
  const region = page.getByRole('combobox', { name: 'Region' })
  const before = Number(await grid.getAttribute('aria-rowcount'))
  await region.selectOption({ index: 1 })
  await expect.poll(async () => Number(await grid.getAttribute('aria-rowcount'))).toBeLessThan(before)
  await expect(page).toHaveURL(/bolge=/)
  await page.reload()
  await expect(region).not.toHaveValue('')
})

test('on a phone the names stay while the days scroll', async ({ page, office }) => {
  await openFreeMonth(page, office)
  await page.setViewportSize({ width: 390, height: 844 })
  const grid = page.getByRole('grid')
  const name = grid.locator('.board-name').nth(2)
  const before = await name.boundingBox()
  await grid.evaluate((element) => element.scrollTo({ left: 300 }))
  expect((await name.boundingBox())?.x).toBe(before?.x)
})

for (const language of LANGUAGES) {
  test(`the board is sound in ${language}`, async ({ page, office }) => {
    await openOffice(page, office, '/takvim', language)
    await expect(page.getByRole('grid')).toBeVisible()
    await expectSoundPage(page, `calendar ${language}`, shareOfWidths(language))
    await page.getByRole('grid').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await expectSoundPage(page, `chosen nights ${language}`, shareOfWidths(language))
    await page.getByRole('grid').locator('.board-name button').first().click()
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    await expectSoundPage(page, `calendar links ${language}`, shareOfWidths(language))
  })
}
