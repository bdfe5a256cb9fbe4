import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'
import { expectSoundPage } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'
import { forgetRefusals } from '../storefront-test.ts'

const IBAN = 'TR450099900000000000000001'

/** A file of the demo's own account: one line that nobody can place. */
function bankFile(words: string): { name: string; mimeType: string; buffer: Buffer } {
  const day = new Date().toISOString().slice(0, 10).split('-').toReversed().join('.')
  const text = `IBAN;${IBAN}\nTarih;Dekont No;Açıklama;Tutar\n${day};${words};${words};123,45\n`
  return { name: 'hesap.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}

async function upload(page: Page, words: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(bankFile(words))
}

test('a bank file is read once, the certain lines are confirmed together, one is matched by hand', {
  tag: '@walk',
}, async ({ page, office }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openOffice(page, office, '/tahsilat')
  const lines = page.getByRole('list', { name: 'Banka satırları' })
  await expect(lines.getByRole('listitem').first()).toBeVisible()

  await upload(page, 'ELLEBUL1')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 satır okundu, 1 tanesi yeni.')
  await dialog.getByRole('button', { name: 'Tamam' }).click()
  await upload(page, 'ELLEBUL1')
  await expect(dialog).toContainText('Bu dosya daha önce okunmuş')
  await dialog.getByRole('button', { name: 'Tamam' }).click()

  await page.getByRole('button', { name: /eşleşmeyi onayla$/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'ödeme işlendi.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Onaylanacak eşleşme yok' })).toBeDisabled()

  await lines.getByRole('listitem').filter({ hasText: 'ELLEBUL1' }).getByRole('button').click()
  await dialog.getByRole('searchbox', { name: 'Rezervasyon ara' }).fill('INT')
  await dialog.getByRole('region', { name: 'Rezervasyon ara' }).getByRole('button').first().click()
  await dialog.getByRole('button', { name: '₺123,45 tahsil et' }).click()
  await expect(lines.getByRole('listitem').filter({ hasText: 'ELLEBUL1' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Eşleşen' }).click()
  await expect(lines.getByRole('listitem').filter({ hasText: 'ELLEBUL1' })).toContainText('INT')
})

test('a file that is cut is refused with a sentence, and a line is set aside and taken back', async ({
  page,
  office,
  complaints,
}) => {
  await openOffice(page, office, '/tahsilat')
  await expect(page.getByRole('list', { name: 'Banka satırları' })).toBeVisible()
  const { buffer, ...file } = bankFile('YARIM')
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer: buffer.subarray(0, buffer.length - 8) })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('Dosyanın bir bölümü eksik')
  forgetRefusals(complaints)
  await dialog.getByRole('button', { name: 'Tamam' }).click()

  await upload(page, 'KIRA7')
  await dialog.getByRole('button', { name: 'Tamam' }).click()
  const line = page.getByRole('list', { name: 'Banka satırları' }).getByRole('listitem').filter({ hasText: 'KIRA7' })
  await line.getByRole('button').click()
  await dialog.getByText('Bu bir rezervasyon ödemesi değil').click()
  await dialog.getByLabel(/^Nedir/).fill('Depo kirası')
  await dialog.getByRole('button', { name: 'Ayır', exact: true }).click()
  await expect(line).toHaveCount(0)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(line).toHaveCount(1)
})

test('a claim is declined in the guest’s language, another is accepted', async ({ page, office }) => {
  await openOffice(page, office, '/tahsilat?bolum=bildirim')
  const claims = page.getByRole('list', { name: 'Ödeme bildirimleri' })
  await expect(claims.getByRole('listitem').first()).toBeVisible()
  const before = await claims.getByRole('listitem').count()
  await claims
    .getByRole('button', { name: /^Reddet/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Havale gelmedi' }).click()
  await expect(dialog.getByRole('textbox')).not.toHaveValue('')
  await dialog.getByRole('button', { name: 'Reddet ve gönder' }).click()
  await expect(claims.getByRole('listitem')).toHaveCount(before - 1)
  await claims
    .getByRole('button', { name: /^Kabul et/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: /tahsil et$/ }).click()
  await expect(claims.getByRole('listitem')).toHaveCount(before - 2)
})

test('the day is counted and closed by keyboard alone, and stays closed', async ({ page, office }) => {
  await openOffice(page, office, '/tahsilat?bolum=kasa')
  const button = page.getByRole('button', { name: /ile kapat$/ })
  await expect(button).toBeVisible()
  const counted = page.getByLabel(/^Sayılan/).first()
  await counted.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('999999,00')
  await expect(button).toBeDisabled()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Farkın nedeni')).toBeVisible()
  await page.getByLabel('Farkın nedeni').focus()
  await page.keyboard.type('Sayım farkı')
  await page.keyboard.press('Enter')
  await expect(page.getByText('kapandı', { exact: true })).toBeVisible()
  await expect(page.getByText('Farkın nedeni: Sayım farkı')).toBeVisible()
  await expect(button).toHaveCount(0)
})

for (const language of LANGUAGES) {
  test(`the screen is sound in ${language} at both widths`, async ({ page, office }) => {
    for (const part of ['', '?bolum=bildirim', '?bolum=inceleme', '?bolum=kasa']) {
      await openOffice(page, office, `/tahsilat${part}`, language)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectSoundPage(page, `money ${part} ${language}`)
    }
  })
}
