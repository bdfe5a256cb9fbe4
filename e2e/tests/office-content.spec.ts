import { expect, type Page } from '@playwright/test'
import { expectSoundPage } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'
import { forgetRefusals, forgetStillPreviews } from '../storefront-test.ts'

const desk = (page: Page) => page.setViewportSize({ width: 1440, height: 900 })

/** A page that begins as a draft, in the editor. */
async function begin(page: Page, office: string, title: string): Promise<void> {
  await desk(page)
  await openOffice(page, office, '/icerik')
  await page.getByRole('button', { name: 'Yeni sayfa' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Başlık').fill(title)
  await dialog.getByRole('button', { name: 'Taslak olarak başla' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('a page is written in blocks, seen as it will be, published, and taken back to what it said', async ({
  page,
  office,
  complaints,
}) => {
  await begin(page, office, 'Koylar ve rüzgâr')
  await page.getByLabel('Özet').fill('Rüzgâr hangi koya iner.')
  await page.getByLabel('Eklenecek blok').selectOption('metin')
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()
  await page.getByRole('textbox', { name: 'Metin' }).fill('Sabah rüzgârı koya inmez.')
  await page.getByLabel('Eklenecek blok').selectOption('sss')
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()
  await page.getByRole('button', { name: 'Öğe ekle' }).click()
  await page.getByLabel('Soru', { exact: true }).fill('Ne zaman gidilir?')
  await page.getByLabel('Cevap', { exact: true }).fill('Haziranda.')
  // By the keyboard: the second block goes up.
  await page.getByRole('button', { name: '2. bloğu yukarı al: Sorular ve cevaplar' }).press('Enter')
  await expect(page.getByRole('button', { name: '1. bloğu kaldır: Sorular ve cevaplar' })).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('Ne zaman gidilir?')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Her şey kayıtlı')).toBeVisible()
  // Beside the versions: axe does not look into the frame of the preview.
  await page.getByRole('button', { name: 'Sürümler' }).click()
  await expectSoundPage(page, 'the editor of a page')
  await desk(page)
  await page.getByRole('button', { name: 'Yayınla' }).click()
  await expect(page.getByText('Yayında', { exact: true })).toBeVisible()
  const shown = await page.request.get(`${office}/tr/p/koylar-ve-rüzgâr`)
  expect(await shown.text()).toContain('Sabah rüzgârı koya inmez.')
  await page.getByRole('button', { name: '1. bloğu kaldır: Sorular ve cevaplar' }).click()
  await page.getByRole('button', { name: 'Kaydet, sitede göster' }).click()
  await page.getByRole('button', { name: /^Sürüm 2/ }).click()
  await expect(page.locator('del')).toContainText('Ne zaman gidilir?')
  await page.getByRole('button', { name: '2. sürüme dön' }).click()
  await expect(page.getByRole('button', { name: '1. bloğu kaldır: Sorular ve cevaplar' })).toBeVisible()
  forgetStillPreviews(complaints)
})

test('two editors: what both have touched stands side by side, the rest is kept', async ({
  page,
  office,
  complaints,
}) => {
  await begin(page, office, 'İki el')
  const k_no = new URL(page.url()).pathname.split('/').at(-1)
  const { data } = await (
    await page.request.get(`${office}/api/yonetim/sayfa-getir?k_no=${k_no}`, { headers: { company: 'meltem' } })
  ).json()
  await page.getByLabel('Başlık', { exact: true }).fill('Benim')
  const theirs = {
    ...data,
    icerik: { tr: { ...data.icerik.tr, baslik: 'Onların', ozet: 'Onların özeti' } },
    gorulen: data,
  }
  delete theirs.gorulen.k_no
  const other = { ...theirs, k_no }
  const saved = await page.request.post(`${office}/api/yonetim/sayfa-kaydet-post`, {
    headers: { company: 'meltem', origin: office },
    data: other,
  })
  expect(saved.status(), await saved.text()).toBe(200)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert')).toContainText('Onların')
  await expect(page.getByLabel('Özet')).toHaveValue('Onların özeti')
  await expect(page.getByLabel('Başlık', { exact: true })).toHaveValue('Benim')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Her şey kayıtlı')).toBeVisible()
  forgetRefusals(complaints)
})

test('the list is cut by its address, a menu moves by keys, and a phone reads', async ({
  page,
  office,
  complaints,
}) => {
  await desk(page)
  await openOffice(page, office, '/icerik?bolum=yazi', 'de')
  await expect(page.locator('[data-page]').first()).toBeVisible()
  await expectSoundPage(page, 'the list of articles')
  await desk(page)
  await page.getByRole('link', { name: 'Menüs', exact: true }).click()
  const rows = page.locator('[data-menu]')
  const second = await rows.nth(1).getAttribute('data-menu')
  await rows
    .nth(1)
    .getByRole('button', { name: /^Nach oben/ })
    .press('Enter')
  await expect(rows.nth(0)).toHaveAttribute('data-menu', second ?? '')
  await page.getByRole('link', { name: 'Hinweise', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('nicht gespeichert')
  await page.getByRole('button', { name: 'Ohne Speichern gehen' }).click()
  await expect(page.getByRole('region', { name: 'Hinweise' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await openOffice(page, office, '/icerik', 'de')
  await page.locator('[data-page] a').first().click()
  await expect(page.getByText('Am Telefon kann man dies nur lesen')).toBeVisible()
  await expectSoundPage(page, 'a page on a phone')
  forgetStillPreviews(complaints)
})
