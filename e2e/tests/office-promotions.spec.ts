import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'
import { forgetRefusals } from '../storefront-test.ts'

const LOOKS = ['', '?sec=yeni', '?bolum=kupon', '?bolum=kupon&sec=yeni']

test('a campaign is tried on a basket and written, a series of codes is made and taken along', {
  tag: '@walk',
}, async ({ page, office }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openOffice(page, office, '/kampanyalar')
  await expect(page.getByRole('list', { name: 'Kampanyalar' }).getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('n')
  await page.getByLabel('Türkçe').fill('İlk rezervasyon')
  await page.getByLabel(/^Ne kadar/).fill('12')
  await page.getByRole('textbox', { name: 'En az sayı' }).fill('1')
  const sample = page.getByRole('region', { name: 'Örnek sepette dene' })
  await sample.getByRole('searchbox').fill('villa')
  await sample.getByRole('list', { name: 'Bulunanlar' }).getByRole('button').first().click()
  const day = await sample.getByRole('textbox', { name: 'Gün ya da giriş' }).inputValue()
  await sample.getByRole('textbox', { name: 'Çıkış ya da dönüş' }).fill(day.replace(/^06/, '13'))
  await sample.getByRole('button', { name: 'Dene', exact: true }).click()
  await expect(sample.getByText(/ indirim$/)).toBeVisible()
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Kampanyalar' })).toContainText('İlk rezervasyon')

  await page.getByRole('button', { name: 'Kuponlar', exact: true }).click()
  await page.getByRole('button', { name: 'Seri üret' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Serinin adı').fill('Bülten')
  await dialog.getByLabel('Ön ek').fill('bul')
  await dialog.getByLabel('Kaç kod').fill('60')
  await dialog.getByRole('button', { name: '60 kod üret' }).click()
  const coupons = page.getByRole('list', { name: 'Kuponlar' }).getByRole('listitem')
  await expect(coupons).toHaveCount(50)
  await expect(coupons.first()).toContainText(/BUL[A-Z2-9]{8}/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Kodları indir (CSV)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^kupon-.*\.csv$/)
})

test('a coupon that is wrong says where; typed on a Turkish keyboard it is the same code', async ({
  page,
  office,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openOffice(page, office, '/kampanyalar?bolum=kupon&sec=yeni')
  await page.getByLabel('Kod', { exact: true }).fill('a!')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Kod:')
  forgetRefusals(complaints)
  await page.getByLabel('Kod', { exact: true }).fill('ışıl i̇lk')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'ISILILK' })).toBeVisible()
})

for (const language of LANGUAGES) {
  test(`the screen is sound in ${language} at both widths`, async ({ page, office }) => {
    for (const part of LOOKS) {
      await openOffice(page, office, `/kampanyalar${part}`, language)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeAttached()
      await expectSoundPage(page, `promotions ${part} ${language}`, shareOfWidths(language))
    }
  })
}
