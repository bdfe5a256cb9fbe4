import { addDays } from '@meltem/domain/calendar-day'
import { dayOfText } from '@meltem/i18n/day-text'
import { formatDate } from '@meltem/i18n/format'
import { expect, type Locator, type Page } from '@playwright/test'
import { openOffice, test } from '../office-test.ts'

const YEAR = Temporal.Now.plainDateISO('Europe/Istanbul').year + 1
/** Days by which the first period grows into the second. */
const MORE = 5

const rowsOf = (page: Page) => page.getByRole('region', { name: 'Dönemler' }).getByRole('listitem')
const field = (row: Locator, name: string) => row.getByRole('textbox', { name, exact: true })

async function dayIn(row: Locator, name: string): Promise<string> {
  return dayOfText(await field(row, name).inputValue()) ?? ''
}

test('an overlap of two periods is told and mended in its place, and they are published and taken back', {
  tag: '@walk',
}, async ({ page, office }) => {
  await openOffice(page, office, `/fiyatlar?tip=villa&gorunum=yil&yili=${YEAR}`)
  const [first, second] = [rowsOf(page).nth(0), rowsOf(page).nth(1)]
  await expect(second).toBeVisible()
  const solve = page.getByRole('region', { name: 'Çözülecekler' })
  await expect(solve).toContainText('Çakışma da boşluk da yok.')
  const last = await dayIn(first, 'Son gün')
  const reached = addDays(last, MORE)
  await field(first, 'Son gün').fill(formatDate(reached))
  await expect(solve).toContainText(`Çakışma, ${formatDate(addDays(last, 1))} – ${formatDate(reached)}.`)
  const save = page.getByRole('button', { name: 'Dönemleri taslağa yaz' })
  await expect(save).toBeDisabled()

  const later = await field(second, 'Ad').inputValue()
  await solve.getByRole('button', { name: `${later} dönemini sonraki gün başlat` }).press('Enter')
  await expect(solve).toContainText('Çakışma da boşluk da yok.')
  expect(await dayIn(second, 'İlk gün')).toBe(addDays(reached, 1))
  await save.press('Enter')
  await expect(page.getByText('1 seçenekte taslak var')).toBeVisible()

  await page.getByRole('button', { name: 'Gözden geçir ve yayımla' }).click()
  const dialog = page.getByRole('dialog', { name: 'Yayımlamadan önce' })
  await dialog.getByRole('button', { name: `${MORE} günü yayımla` }).press('Enter')
  await expect(page.getByText(`${MORE} günün fiyatı yayımlandı.`)).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Geri al' }).click()
  await expect(page.getByText('Yayın geri alındı.')).toBeVisible()
  await expect(field(first, 'Son gün')).toHaveValue(formatDate(last))
})

test('a period is split by keys, one without a price is not kept, a rule on gaps is; leaving asks once', async ({
  page,
  office,
}) => {
  await openOffice(page, office, `/fiyatlar?tip=villa&gorunum=yil&yili=${YEAR}`)
  const first = rowsOf(page).nth(0)
  await expect(first).toBeVisible()
  const count = await rowsOf(page).count()
  const last = await dayIn(first, 'Son gün')
  await first.getByRole('button', { name: /ayrıntılar$/ }).press('Enter')
  await field(first, 'Bölünecek gün').fill(formatDate(last))
  await first.getByRole('button', { name: 'Böl', exact: true }).press('Enter')
  await expect(rowsOf(page)).toHaveCount(count + 1)
  expect(await dayIn(first, 'Son gün')).toBe(addDays(last, -1))
  const save = page.getByRole('button', { name: 'Dönemleri taslağa yaz' })
  await expect(save).toBeEnabled()
  await page
    .getByRole('region', { name: 'Dönemler' })
    .getByRole('button', { name: 'Dönem', exact: true })
    .press('Enter')
  const added = rowsOf(page).last()
  await expect(field(added, 'Ad')).toBeFocused()
  await field(added, 'Gece').fill('0')
  await expect(field(added, 'Gece')).toHaveAccessibleDescription('Fiyat sıfırdan büyük olmalı.')
  await expect(save).toBeDisabled()

  await page.getByRole('button', { name: 'Günler', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Vazgeç' }).click()
  await expect(rowsOf(page)).toHaveCount(count)

  const rule = page.getByRole('region', { name: 'Boşluk kuralı' })
  await field(rule, 'En küçük boşluk, gece').fill('3')
  await rule.getByRole('button', { name: 'Kuralı taslağa yaz' }).press('Enter')
  await expect(page.getByText('1 seçenekte taslak var')).toBeVisible()
  await page.getByRole('button', { name: 'Taslağı sil' }).click()
  await expect(page.getByText('Taslakta değişiklik yok.')).toBeVisible()
})

test('a month of the year is chosen by keys, raised by per cent, copied from last year by date, and a column is pasted', async ({
  page,
  office,
}) => {
  await openOffice(page, office, `/fiyatlar?tip=villa&gorunum=yil&yili=${YEAR}`)
  const grid = page.getByRole('grid', { name: `${YEAR} yılının günlük fiyatları` })
  await grid.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(page.getByRole('region', { name: '32 hücre seçili' })).toBeVisible()
  await page.getByLabel('Fiyat', { exact: true }).selectOption({ label: 'Yüzde ±' })
  await page.getByLabel('Yüzde ±').fill('6')
  await page.getByLabel('Yüzde ±').press('Enter')
  await expect(page.getByText('1 seçenekte taslak var')).toBeVisible()

  await page.getByRole('combobox', { name: 'Geçen yılın' }).selectOption({ label: 'aynı tarihi' })
  await page.getByRole('button', { name: 'Geçen yılı kopyala' }).click()
  await expect(page.getByText('Taslağa yazıldı.', { exact: false })).toBeVisible()
  await grid.focus()
  await page.keyboard.press('End')
  await grid.evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text', '301,50')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(grid.getByText('301,50')).toBeVisible()
  await page.getByRole('button', { name: 'Taslağı sil' }).click()
  await expect(page.getByText('Taslakta değişiklik yok.')).toBeVisible()
})
