import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'
import { photograph } from '../../server/src/testing/photographs.ts'
import { expectSoundPage } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'
import { findProduct } from '../product-of-kind.ts'
import { forgetRefusals } from '../storefront-test.ts'

type File = { name: string; mimeType: string; buffer: Buffer }

/** Held upright by the camera, as phones write it. */
async function photo(name: string, seed: number): Promise<File> {
  const buffer = await photograph({ seed, width: 2000, height: 1500, orientation: 6, caption: `Koyda sabah ${seed}` })
  return { name, mimeType: 'image/jpeg', buffer }
}

/** By hand of the office, every test on a product of its own. */
async function openGallery(page: Page, office: Parameters<typeof openOffice>[1], k_no: string) {
  await openOffice(page, office, `/medya?urun=${k_no}`)
  const grid = page.getByRole('listbox', { name: 'Görseller, sırasıyla' })
  await expect(grid.getByRole('option').first()).toBeVisible()
  return grid
}

const send = (page: Page, files: File[]) => page.locator('input[type=file]').first().setInputFiles(files)
const namesOf = (page: Page) =>
  page
    .getByRole('listbox')
    .getByRole('option')
    .evaluateAll((tiles) => tiles.map((tile) => tile.textContent ?? ''))

test('photographs are sent together, put in order by keys, described, and stand on the page of the guest', {
  tag: '@walk',
}, async ({ page, request, office, complaints }) => {
  const { k_no, path } = await findProduct(request, 'tr', 'villa')
  const grid = await openGallery(page, office, k_no)
  const before = await grid.getByRole('option').count()
  const files = await Promise.all([1, 2, 3, 4, 5].map((seed) => photo(`koy-${seed}.jpg`, seed)))
  const heic = {
    name: 'IMG_2210.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  }
  await send(page, [...files, heic, { ...files[0], name: 'koy-1 (1).jpg' } as File])
  const rows = page.getByRole('region', { name: 'Yüklemeler' })
  await expect(rows).toContainText('6 hazır, 0 sürüyor, 1 açılamadı')
  await expect(rows).toContainText('“En uyumlu”')
  await expect(rows.getByRole('listitem').filter({ hasText: 'koy-1 (1).jpg' })).toContainText('Atlandı')
  forgetRefusals(complaints)
  await expect(grid.getByRole('option')).toHaveCount(before + 5)
  expect((await namesOf(page)).slice(before).map((name) => /koy-\d/.exec(name)?.[0])).toEqual([
    'koy-1',
    'koy-2',
    'koy-3',
    'koy-4',
    'koy-5',
  ])

  const last = grid.getByRole('option').last()
  await last.click()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(async () => (await namesOf(page)).at(-2)).toContain('koy-5')
  await page.keyboard.press('c')
  await expect.poll(async () => (await namesOf(page))[0]).toContain('koy-5')
  await expect(page.getByRole('status').filter({ hasText: 'Kapak değişti' })).toBeVisible()

  await page.getByRole('button', { name: 'Bunu kullan' }).click()
  const alt = page.getByRole('textbox', { name: 'Alt metin, tr' })
  await expect(alt).toHaveValue('Koyda sabah 5')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Alt metin kaydedildi' })).toBeVisible()

  const point = page.getByRole('button', { name: /^Odak noktası/ })
  await point.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByRole('button', { name: 'Odak noktası %50, %60' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Odak noktası kaydedildi' })).toBeVisible()

  await page.goto(`${office}${path}`)
  const cover = page.locator('.pic img').first()
  await expect(cover).toHaveAttribute('alt', 'Koyda sabah 5')
  await expect(cover).toHaveCSS('object-position', '50% 60%')
})

test('what breaks starts again by itself, and what is taken off comes back', async ({
  page,
  request,
  office,
  complaints,
}) => {
  const { k_no } = await findProduct(request, 'tr', 'yat')
  const grid = await openGallery(page, office, k_no)
  const before = await namesOf(page)
  let broken = 0
  await page.route('**/gorsel-yukle-post*', async (route) => {
    broken += 1
    if (broken === 1) await route.abort('connectionreset')
    else await route.continue()
  })
  await send(page, [await photo('kopan.jpg', 21), await photo('gelen.jpg', 22)])
  await expect(grid.getByRole('option')).toHaveCount(before.length + 2)
  expect(broken).toBe(3)
  // The one that was broken here says so.
  const own = complaints.findIndex((one) => one.includes('ERR_CONNECTION_RESET'))
  complaints.splice(own, 1)
  forgetRefusals(complaints)
  await page.reload()
  await expect(grid.getByRole('option')).toHaveCount(before.length + 2)

  await grid.getByRole('option').last().click()
  await page.keyboard.press('Delete')
  await expect(grid.getByRole('option')).toHaveCount(before.length + 1)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(grid.getByRole('option')).toHaveCount(before.length + 2)
})

test('the library finds, cuts, and lets nothing go that is shown', async ({ page, office }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openOffice(page, office, '/medya')
  await expect(page.getByRole('button', { name: /görselini aç$/ }).first()).toBeVisible()
  await send(page, [await photo('kirpilacak.jpg', 31)])
  await page.getByRole('button', { name: 'kirpilacak.jpg görselini aç' }).click()
  await page.getByRole('button', { name: 'Kırp', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '1:1' }).click()
  await dialog.getByRole('button', { name: 'Kesim çerçevesi: ok tuşlarıyla taşınır' }).press('ArrowUp')
  await dialog.getByRole('button', { name: 'Kırp', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Kırpılmış')).toBeVisible()
  await page.getByRole('button', { name: 'Kitaplıktan kaldır' }).click()
  await expect(page.getByRole('button', { name: 'kirpilacak.jpg görselini aç' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(page.getByRole('button', { name: 'kirpilacak.jpg görselini aç' })).toBeVisible()
})

for (const language of LANGUAGES) {
  test(`library and gallery are sound in ${language} at both widths`, async ({ page, request, office }) => {
    const { k_no } = await findProduct(request, 'tr', 'tur')
    for (const part of ['', `?urun=${k_no}`]) {
      await openOffice(page, office, `/medya${part}`, language)
      await expect(page.getByRole('main').locator('img').first()).toBeVisible()
      await expectSoundPage(page, `media ${part} ${language}`)
    }
  })
}
