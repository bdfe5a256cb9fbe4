import { readFile } from 'node:fs/promises'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'
import { writeWorkbook } from '../../server/src/features/import/file/write-workbook.ts'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'
import { forgetRefusals } from '../storefront-test.ts'

const report = (page: Page) => page.getByRole('region', { name: 'Deneme sonucu' })

/** Two villas: one as it should be, one with something wrong, and a column nobody knows. */
async function catalogue(kod: string): Promise<Buffer> {
  return await writeWorkbook([
    {
      ad: 'Ürünler',
      baslik: ['Ürün kodu', 'Yatak odaları', 'izin_no', 'Bahçıvan'],
      satirlar: [
        [kod, 3, '48-1234', 'Ali'],
        [`${kod}-B`, 'üç', '48-1235', 'Veli'],
      ],
    },
    {
      ad: 'Metinler',
      baslik: ['kod', 'dil', 'baslik', 'ozet'],
      satirlar: [
        [kod, 'tr', `Villa ${kod}`, 'Zeytinlerin arasında.'],
        [`${kod}-B`, 'tr', `Villa ${kod} B`, 'Denize yakın.'],
      ],
    },
  ])
}

async function bring(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

test('what was taken along changes nothing; a new file is asked, tried, written and published as far as it is ready', {
  tag: '@walk',
}, async ({ page, office }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openOffice(page, office, '/ice-aktar?tip=villa')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Mevcut ürünler' }).click()
  const taken = await waiting
  expect(taken.suggestedFilename()).toMatch(/^villa-urunler-.*\.xlsx$/)
  await bring(page, 'villalar.xlsx', await readFile(await taken.path()))
  await expect(report(page)).toBeVisible()
  await expect(report(page).getByRole('button', { name: /^Aynı [1-9]/ })).toBeVisible()
  await expect(report(page).getByRole('button', { name: 'Değişen 0' })).toBeVisible()
  await expect(report(page).getByRole('button', { name: 'Hatalı 0' })).toBeVisible()

  await page.getByRole('link', { name: 'Başka dosya' }).click()
  await bring(page, 'yeni.xlsx', await catalogue('E2E-1'))
  await expect(page.getByText('Bahçıvan')).toBeVisible()
  await page.getByRole('combobox', { name: 'Yatak odaları' }).selectOption({ label: 'Yatak odası' })
  await page.getByRole('button', { name: 'Dene', exact: true }).click()
  await expect(report(page).getByText('“üç” sayı değil.')).toBeVisible()
  await expect(report(page).getByText('Ürünler · B3')).toBeVisible()
  const marked = page.waitForEvent('download')
  await page.getByRole('button', { name: 'İşaretli dosyayı indir' }).click()
  expect((await marked).suggestedFilename()).toMatch(/^aktarim-villa-.*\.xlsx$/)
  await page.getByRole('button', { name: '1 ürünü yaz' }).click()
  await expect(page.getByText('Taslak olarak yazıldı')).toBeVisible()
  await page.getByRole('button', { name: 'Hazır olanları yayımla' }).click()
  await expect(page.getByText('Yayın için eksik', { exact: false })).toBeVisible()
  await report(page).getByRole('link', { name: 'E2E-1', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Villa E2E-1' })).toBeVisible()
})

test('by keys alone; what is no workbook is refused with a sentence', async ({ page, office, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Listened for before the page is there: a key is quicker than the browser's word that choosers are wanted.
  const choosing = page.waitForEvent('filechooser')
  await openOffice(page, office, '/ice-aktar')
  await expect(page.getByRole('button', { name: 'Dosya seç' })).toBeVisible()
  await page.keyboard.press('e')
  await (await choosing).setFiles({ name: 'katalog.xlsx', mimeType: 'text/plain', buffer: Buffer.from('kod;ad') })
  await expect(page.getByRole('alert')).toContainText('Dosya okunamadı')
  forgetRefusals(complaints)
})

for (const language of LANGUAGES) {
  test(`the screen is sound in ${language} at both widths`, async ({ page, office }) => {
    await openOffice(page, office, '/ice-aktar', language)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeAttached()
    await expectSoundPage(page, `import ${language}`, shareOfWidths(language))
    await bring(page, 'a.xlsx', await catalogue(`AXE-${language}`))
    await expect(page).toHaveURL(/k_no=/)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeAttached()
    await expectSoundPage(page, `import report ${language}`, shareOfWidths(language))
    if (process.env.SHOTS && (language === 'tr' || language === 'de')) {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.screenshot({ path: `${process.env.SHOTS}/report-${language}-${width}.png`, fullPage: true })
      }
      await openOffice(page, office, '/ice-aktar', language)
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.screenshot({ path: `${process.env.SHOTS}/begin-${language}-${width}.png`, fullPage: true })
      }
    }
  })
}
