import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, openOfficeAs, test } from '../office-test.ts'
import { forgetRefusals } from '../storefront-test.ts'
import { STAFF } from '../test-member.ts'

const LOOKS = ['', '?bolum=filtre', '?bolum=iptal', '?sec=yeni', '?bolum=koleksiyon&sec=yeni', '?bolum=soru&sec=yeni']

test('a collection is made, filled, put in order, and stands on the site with its products in that order', {
  tag: '@walk',
}, async ({ page, office }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openOffice(page, office, '/gruplar?bolum=koleksiyon')
  await expect(page.getByRole('list', { name: 'Koleksiyonlar' }).getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('n')
  await page.getByLabel('Başlık', { exact: true }).fill('Sessiz Koylar')
  const search = page.getByRole('searchbox', { name: 'Ürün adı ya da bölge' })
  await search.fill('villa')
  const found = page.getByRole('list', { name: 'Bulunanlar' })
  await found.getByRole('button').first().click()
  await found.getByRole('button').first().click()
  const chosen = page.getByRole('list', { name: /^Ürünler/ })
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  const second = (await chosen.getByRole('listitem').nth(1).locator('span span span').first().textContent()) ?? ''
  await chosen
    .getByRole('listitem')
    .nth(1)
    .getByRole('button', { name: /: yukarı$/ })
    .click()
  await expect(chosen.getByRole('listitem').first()).toContainText(second)
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Kaydedildi.' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Sessiz Koylar' })).toBeVisible()

  const shown = async () => {
    const query = 'category-urun-listele?dil=tr&koleksiyon=sessiz-koylar'
    const answer = await page.request.get(`${office}/api/${query}`, { headers: { company: 'meltem' } })
    return (await answer.json()).data?.urunler.map(({ baslik }: { baslik: string }) => baslik) ?? []
  }
  await expect.poll(shown).toHaveLength(2)
  expect((await shown())[0]).toBe(second)

  await page.getByRole('button', { name: 'Sessiz Koylar: yukarı' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sıra kaydedildi.' })).toBeVisible()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(page.getByRole('list', { name: 'Koleksiyonlar' }).getByRole('listitem').last()).toContainText(
    'Sessiz Koylar',
  )
})

test('a region in use is retired with a place for its products; an address that is taken says so', async ({
  page,
  office,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openOffice(page, office, '/gruplar')
  const list = page.getByRole('list', { name: 'Bölgeler' })
  await list.getByRole('button', { name: /^Kalkan(?!:)/ }).click()
  await page.getByLabel('Adres', { exact: true }).fill('kas')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('/kas')
  forgetRefusals(complaints)
  await page.getByLabel('Adres', { exact: true }).fill('kalkan')
  await page.getByLabel('Sitede gösteriliyor').uncheck()
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await page.getByLabel('Ürünler ve alt gruplar şuraya geçsin').selectOption({ label: 'Kaş' })
  forgetRefusals(complaints)
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(list.getByRole('button', { name: /^Kalkan.*Kaldırıldı/ })).toBeVisible()

  // What is not saved is asked about once.
  await page.getByLabel('Başlık', { exact: true }).fill('Başka')
  await list.getByRole('button', { name: /^Kaş(?!:)/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Burada kal' }).click()
  await expect(page.getByLabel('Başlık', { exact: true })).toHaveValue('Başka')
})

test('an order is changed by the keyboard alone, and sales may look but not write', async ({ page, office }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openOffice(page, office, '/gruplar?bolum=filtre')
  const rows = page.getByRole('list', { name: 'Filtreler' }).getByRole('listitem')
  const first = (await rows.first().textContent()) ?? ''
  await rows
    .first()
    .getByRole('button', { name: /: sırasını değiştir$/ })
    .focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Bölge üzerinde.')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Süre üzerinde.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Sıra kaydedildi.' })).toBeVisible()
  await expect(rows.nth(1)).toHaveText(first)

  const person = { ...STAFF, e_mail: 'elif@meltem.example', sifre: 'meltem-satis-2026' }
  await openOfficeAs(page, office, '/gruplar', { person })
  await expect(page.getByRole('list', { name: 'Bölgeler' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Yeni' })).toHaveCount(0)
  await expect(page.getByText('Bölge, kategori, koleksiyon ve filtreleri yazma')).toBeVisible()
})

for (const language of LANGUAGES) {
  test(`the screen is sound in ${language} at both widths`, async ({ page, office }) => {
    for (const part of LOOKS) {
      await openOffice(page, office, `/gruplar${part}`, language)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeAttached()
      await expectSoundPage(page, `groups ${part} ${language}`, shareOfWidths(language))
    }
  })
}
