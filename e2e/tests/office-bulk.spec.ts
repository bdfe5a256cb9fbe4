import { expect } from '@playwright/test'
import { expectSoundPage } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'

const WIDE = { width: 1440, height: 900 }

test('several products are changed by keyboard, seen before and after, and taken back', async ({ page, office }) => {
  await page.setViewportSize(WIDE)
  await openOffice(page, office, '/urunler?tip=tur&durum=yayinda', 'en')
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  // Two rows by keyboard: the first, and with Shift the one below.
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  const bar = page.getByRole('region', { name: 'Chosen products' })
  await expect(bar).toContainText('2 chosen')
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog', { name: 'Change products' })
  await dialog.getByLabel('What is to change').selectOption('en_uzak_gun')
  await dialog.getByLabel('To', { exact: true }).fill('211')
  await expect(dialog.getByRole('status')).toHaveText('2 products would change.')
  const first = dialog.getByRole('list', { name: 'Products' }).getByRole('listitem').first()
  await expect(first).toContainText('→ after: 211')
  const address = (await first.getByRole('link').getAttribute('href')) ?? ''
  await expectSoundPage(page, 'bulk change')
  await page.setViewportSize(WIDE)
  await dialog.getByRole('button', { name: 'Change 2 products' }).click()
  await expect(dialog.getByRole('status')).toHaveText('2 products were changed.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  // A colleague changes one of them since.
  await page.goto(new URL(address, office).href)
  const ahead = page.getByLabel('Days ahead that are sold', { exact: true })
  await expect(ahead).toHaveValue('211')
  await ahead.fill('212')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  // The list of acts: one goes back, the other is named.
  await openOffice(page, office, '/urunler?tip=tur', 'en')
  await page.getByRole('button', { name: 'Bulk changes' }).click()
  const history = page.getByRole('dialog', { name: 'Bulk changes' })
  await history.getByRole('button', { name: /^Show: Days ahead that are sold: 211/ }).click()
  await expect(history.getByRole('status')).toContainText('1 product can go back')
  await expect(history.getByRole('listitem').first()).toContainText('A colleague has changed this since.')
  await expectSoundPage(page, 'bulk take-back')
  await page.setViewportSize(WIDE)
  await history.getByRole('button', { name: 'Take back 1 product' }).click()
  await expect(history.getByRole('status')).toContainText('1 product is as it was before.')
  await history.getByRole('button', { name: 'All changes' }).click()
  await expect(history.getByRole('listitem').first()).toContainText('1 taken back')
})

test('all that match can be chosen, and on a phone a card is', async ({ page, office }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openOffice(page, office, '/urunler?tip=yat', 'en')
  await page.getByRole('list').getByRole('checkbox').first().check()
  const bar = page.getByRole('region', { name: 'Chosen products' })
  await bar.getByRole('button', { name: 'All that match' }).click()
  await expect(bar).toContainText('All that match the list')
  await bar.getByRole('button', { name: /^Change…/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Change products' })
  await dialog.getByLabel('What is to change').selectOption({ label: 'Publish' })
  await expect(dialog.getByRole('list', { name: 'Products' })).toContainText('It is so already.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await bar.getByRole('button', { name: 'Clear the choice' }).click()
  await expect(bar).toBeHidden()
})
