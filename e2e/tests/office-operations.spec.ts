import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'
import { forgetRefusals } from '../storefront-test.ts'

const desk = (page: Page) => page.setViewportSize({ width: 1440, height: 900 })

/** A departure of a day to come that has guests, opened from the strip of days. */
async function openComing(page: Page, office: string, steps: number): Promise<void> {
  await openOffice(page, office, '/kalkislar')
  await page
    .getByRole('navigation', { name: 'Günler' })
    .getByRole('link')
    .nth(1 + steps)
    .click()
  await expect(page.getByRole('region', { name: 'Günün kalkışları' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'İptal et veya taşı' })).toBeVisible()
}

test('everybody on a departure is written to, each in their language', async ({ page, office }) => {
  await desk(page)
  await openComing(page, office, 1)
  await page.getByRole('button', { name: 'Hepsine mesaj' }).click()
  const panel = page.getByRole('region', { name: 'Hepsine mesaj' })
  for (const field of await panel.getByRole('textbox').all()) await field.fill('Kalkış 30 dakika sonra.')
  await expect(panel.getByRole('link').first()).toHaveAttribute('href', /wa\.me\/\d+\?text=Kalk/)
  await expectSoundPage(page, 'message to a departure')
  await desk(page)
  await panel.getByRole('button', { name: /rezervasyona gönder/ }).click()
  await expect(panel.getByRole('status')).toContainText('yola çıktı')
})

test('capacity below what is sold is refused with a sentence', async ({ page, office, complaints }) => {
  await desk(page)
  await openComing(page, office, 2)
  await page.getByRole('button', { name: 'Kapasite' }).click()
  await page.getByLabel('Yer sayısı').fill('0')
  await page.getByRole('button', { name: 'Kapasiteyi kaydet' }).click()
  await expect(page.getByRole('alert')).toContainText('satılan yerlerin altına inemez')
  forgetRefusals(complaints)
})

test('a departure is cancelled: the button repeats the sum, and its guests are settled one by one', async ({
  page,
  office,
}) => {
  await desk(page)
  await openComing(page, office, 3)
  await page.getByRole('button', { name: 'İptal et veya taşı' }).click()
  const panel = page.getByRole('region', { name: 'İptal et veya taşı', exact: true })
  await expect(panel.getByRole('row').nth(1)).toBeVisible()
  await expectSoundPage(page, 'cancelling a departure')
  await desk(page)
  await panel.getByRole('button', { name: /^Kalkışı iptal et: .*iade$/ }).click()
  const note = page.getByRole('region', { name: 'İptal edildi' })
  await expect(note).toContainText('bu kalkışı')
  await expect(note.getByRole('status')).toContainText(', 0 sırada', { timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'İptal et veya taşı' })).toHaveCount(0)
})

test('a run is given by keyboard, taken back, and dragged to another lane', async ({ page, office }) => {
  await desk(page)
  await openOffice(page, office, '/seferler')
  const open = page.getByRole('region', { name: 'Aracı yok', exact: true })
  await expect(open.getByRole('button').first()).toBeVisible()
  const before = await open.getByRole('button').count()
  // In the evening all of them are over, and none is open by itself.
  await open.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /alsın/ })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByRole('status').filter({ hasText: 'adına yazıldı' })).toBeVisible()
  await expect(open.getByRole('button')).toHaveCount(before - 1)
  await page.getByRole('button', { name: 'Geri al', exact: true }).click()
  await expect(open.getByRole('button')).toHaveCount(before)
  const chosen = page.locator('section[aria-label="Sefer"] h2').first()
  const first = await chosen.textContent()
  await page.keyboard.press('j')
  await expect(chosen).not.toHaveText(first ?? '')
  const lane = page.getByRole('region', { name: 'Orhan Yıldız' })
  await open.getByRole('button').first().dragTo(lane.getByRole('list'))
  await expect(open.getByRole('button')).toHaveCount(before - 1)
})

test('on a phone the runs are cards by time, and one opens with who could take it', async ({ page, office }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openOffice(page, office, '/seferler')
  await page
    .getByRole('region', { name: /^Sıradakiler|^Aracı yok/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('group', { name: 'Kim alsın' })).toBeVisible()
  await page.getByRole('link', { name: 'Seferlere dön' }).click()
  await expect(page.getByRole('link', { name: /→/ }).first()).toBeVisible()
})

test('what is done for an arrival says who did it, and is undone', async ({ page, office }) => {
  await desk(page)
  await openOffice(page, office, '/giris-cikis')
  for (let step = 0; step < 5 && (await page.getByRole('checkbox').count()) === 0; step += 1) {
    // The day in the head is the day whose work is shown.
    const head = page.getByRole('heading', { level: 1, name: /^Giriş–çıkış,/ })
    const shown = (await head.textContent()) ?? ''
    await page.getByRole('link', { name: 'Sonraki gün' }).click()
    await expect(head).not.toHaveText(shown)
  }
  const box = page.getByRole('checkbox').first()
  await box.click()
  await expect(page.getByRole('status').filter({ hasText: 'işaretlendi' })).toBeVisible()
  await expect(box).toBeChecked()
  await page.getByRole('button', { name: 'Geri al', exact: true }).click()
  await expect(box).not.toBeChecked()
})

test('the overview leads to the runs and to who waits', async ({ page, office }) => {
  await desk(page)
  await openOffice(page, office, '/')
  await page.getByRole('link', { name: 'Yer bekleyen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bekleme listesi' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Çıkar: / })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'listeden çıkarıldı' })).toBeVisible()
  await page.getByRole('button', { name: 'Geri al', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'listeden çıkarıldı' })).toHaveCount(0)
})

for (const language of LANGUAGES) {
  test(`runs, arrivals and the waiting list are sound in ${language}`, async ({ page, office }) => {
    await desk(page)
    for (const path of ['/seferler', '/giris-cikis', '/bekleme', '/']) {
      await openOffice(page, office, path, language)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main h2').first()).toBeVisible()
      await expectSoundPage(page, `${path} in ${language}`, shareOfWidths(language))
      await desk(page)
    }
  })
}
