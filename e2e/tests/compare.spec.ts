import { expect } from '@playwright/test'
import { expectSoundPage } from '../axe.ts'
import { open, test, untilKept } from '../storefront-test.ts'

test('up to four products are ticked, remembered, compared and shared', { tag: '@walk' }, async ({ page, context }) => {
  await open(page, '/en/d?urun_tipi=villa')
  const ticks = page.getByRole('checkbox', { name: /^Compare / })
  for (const index of [0, 1, 2, 3]) await ticks.nth(index).check()
  const tray = page.getByRole('region', { name: 'Comparison' })
  await expect(tray).toContainText('4 of 4 chosen')
  await ticks.nth(4).click()
  await expect(page.getByText('You can compare up to 4 at a time.')).toBeVisible()
  await expect(ticks.nth(4)).not.toBeChecked()
  await untilKept(page)
  await page.reload()
  await expect(ticks.nth(3)).toBeChecked()

  await tray.getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { name: 'Four side by side' })).toBeVisible()
  const rows = page.getByRole('rowheader')
  const all = await rows.filter({ visible: true }).count()
  await page.getByRole('checkbox', { name: 'Only differences' }).check()
  expect(await rows.filter({ visible: true }).count()).toBeLessThan(all)
  await expect(page.getByText('(best)').first()).toBeAttached()

  await page
    .getByRole('link', { name: /^Remove from comparison/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Three side by side' })).toBeVisible()

  const guest = await context.browser()?.newContext({ javaScriptEnabled: false })
  const shared = await guest?.newPage()
  await shared?.goto(page.url())
  await expect(shared?.getByRole('columnheader') ?? page.locator('nothing')).toHaveCount(3)
  await guest?.close()
})

test('the box of a card appears under the pointer or the keyboard, and stays once it is ticked', async ({ page }) => {
  await open(page, '/en/d?urun_tipi=villa')
  const card = page.locator('main article').nth(1)
  const box = card.locator('.compare-tick')
  await page.mouse.move(0, 0)
  await expect(box).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(box).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(box).toHaveCSS('opacity', '0')
  await card.getByRole('checkbox').focus()
  await expect(box).toHaveCSS('opacity', '1')
  await page.keyboard.press('Space')
  await page.locator('main article').first().getByRole('link').first().focus()
  await expect(card.getByRole('checkbox')).toBeChecked()
  await expect(box).toHaveCSS('opacity', '1')
})

test('a comparison that names nothing shows what was ticked in this browser', async ({ page }) => {
  await open(page, '/en/d?urun_tipi=villa')
  const ticks = page.getByRole('checkbox', { name: /^Compare / })
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await untilKept(page)
  await open(page, '/en/compare')
  await expect(page.getByRole('heading', { name: 'Two side by side' })).toBeVisible()
  await expect(page).toHaveURL(/urun=/)
})

test('axe finds nothing in a comparison, full and empty', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/de/d?urun_tipi=tur')
  const ticks = page.getByRole('checkbox', { name: /^Vergleichen: / })
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await page.getByRole('region', { name: 'Vergleich' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSoundPage(page, 'full comparison')
  await open(page, '/de/compare?urun=kein-schluessel')
  await expectSoundPage(page, 'empty comparison', [390])
})
