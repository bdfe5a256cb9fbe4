import { stat } from 'node:fs/promises'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'

test('the overview is the day: what leaves, who asks, what ends, how full the days are', { tag: '@walk' }, async ({
  page,
  office,
}) => {
  await openOffice(page, office, '/')
  await expect(page.getByRole('heading', { name: 'Bugünün kalkışları' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Yanıt bekleyen talepler' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Doluluk, 14 gün' })).toBeVisible()
  await expect(page.getByText('Rehber atanmadı').first()).toBeVisible()
  await expectSoundPage(page, 'overview')
})

test('a request is taken, answered by keyboard, and leaves the list', async ({ page, office }) => {
  await openOffice(page, office, '/talepler')
  const list = page.getByRole('region', { name: 'Süreye göre' })
  const chosen = list.locator('a[aria-current=true]')
  await expect(chosen).toBeVisible()
  await expect(page.getByRole('button', { name: /^Üstlen/ })).toBeVisible()
  const before = await list.getByRole('listitem').count()
  await page.keyboard.press('u')
  await expect(chosen).toContainText('Sizde')
  await page.keyboard.press('r')
  await expect(page.getByRole('tab', { name: /Ret/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel(/^Mesaj/)).not.toHaveValue('')
  await expectSoundPage(page, 'requests')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Reddet' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Reddedildi' })).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(before - 1)
})

test('on a phone the list leads to the request and back', async ({ page, office }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openOffice(page, office, '/talepler')
  await page.getByRole('region', { name: 'Süreye göre' }).getByRole('link').first().click()
  await expect(page.getByRole('tab', { name: 'Kabul' })).toBeVisible()
  await page.getByRole('link', { name: 'Listeye dön' }).click()
  await expect(page.getByRole('region', { name: 'Süreye göre' })).toBeVisible()
})

test('a departure shows its guests, and a guide is assigned to it', async ({ page, office }) => {
  await openOffice(page, office, '/kalkislar')
  const list = page.getByRole('region', { name: 'Günün kalkışları' })
  await list.getByRole('link').filter({ hasText: 'Rehber atanmadı' }).first().click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectSoundPage(page, 'departures')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Değiştir' }).click()
  await page.getByRole('checkbox').first().check()
  await page.getByLabel('Tekne veya araç').fill('Gulet Rüzgâr')
  await page.getByRole('button', { name: 'Ekibi kaydet' }).click()
  await expect(page.getByRole('button', { name: 'Değiştir' })).toBeVisible()
  await expect(list.locator('a[aria-current=true]')).not.toContainText('Rehber atanmadı')
})

test('a manifest is taken along as a file', { tag: '@walk' }, async ({ page, office }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openOffice(page, office, '/kalkislar', 'en')
  await expect(page.getByRole('table')).toBeVisible()
  for (const kind of ['CSV', 'XLSX']) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Take as a file: ${kind}` }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(new RegExp(`^kalkis-\\d{4}-\\d\\d-\\d\\d-\\d{4}\\.${kind.toLowerCase()}$`))
    expect((await stat(await file.path())).size).toBeGreaterThan(200)
  }
})

for (const language of LANGUAGES) {
  test(`requests, departures and the search are sound in ${language}`, async ({ page, office }) => {
    for (const path of ['/talepler', '/kalkislar']) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await openOffice(page, office, path, language)
      await expect(page.locator('main h2').first()).toBeVisible()
      await expect(page.locator('.skeleton-line')).toHaveCount(0)
      await expectSoundPage(page, `${path} ${language}`, shareOfWidths(language))
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('Control+k')
    const search = page.getByRole('dialog')
    await search.getByRole('combobox').fill('an')
    await expect(search.getByRole('option').first()).toBeVisible()
    await expectSoundPage(page, `search ${language}`, shareOfWidths(language))
  })
}
