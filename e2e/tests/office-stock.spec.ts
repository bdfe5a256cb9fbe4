import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'

interface Thing {
  readonly k_no: string
  readonly birimler: readonly { readonly gelecek: number }[]
  readonly kullananlar: readonly { readonly urun_k_no: string }[]
}

/** A product by what its stock is counted in. */
async function productWith(page: Page, office: string, stok: string, fits: (thing: Thing) => boolean = () => true) {
  const answer = await page.request.get(`${office}/api/yonetim/kaynak-listele?stok=${stok}`, {
    headers: { company: 'meltem' },
  })
  const { data } = (await answer.json()) as { data: Thing[] }
  const thing = data.find((one) => one.kullananlar.length === 1 && fits(one))
  return thing?.kullananlar[0]?.urun_k_no ?? ''
}

/** Refusals that a test asked for stand in the console of the browser. */
function forgetRefusals(complaints: string[]): void {
  const kept = complaints.filter((one) => !/status of 409 .*\/api\/yonetim\//.test(one))
  complaints.splice(0, complaints.length, ...kept)
}

const undo = (page: Page) => page.getByRole('button', { name: 'Geri al' })

test('an option gets a name, a unit is added, and one with bookings is retired after its list', {
  tag: '@walk',
}, async ({ page, office, complaints }) => {
  await openOffice(page, office, '/')
  const busy = await productWith(page, office, 'gece', ({ birimler }) => birimler.some(({ gelecek }) => gelecek > 0))
  await page.goto(`${office}/yonetim/urunler/${busy}/secenekler`)
  const options = page.getByRole('region', { name: 'Seçenekler' })
  await options
    .getByRole('button', { name: /: düzenle$/ })
    .first()
    .click()
  const name = options.getByRole('textbox', { name: 'Ad Türkçe' })
  const before = await name.inputValue()
  await name.fill('Deniz tarafı')
  await options.getByRole('button', { name: 'Kaydet' }).click()
  await expect(options.getByText('Deniz tarafı', { exact: true })).toBeVisible()
  await undo(page).click()
  if (before) await expect(options.getByText(before, { exact: true }).first()).toBeVisible()
  await expect(options.getByText('Deniz tarafı', { exact: true })).toHaveCount(0)

  const taken = page
    .getByRole('listitem')
    .filter({ has: page.getByLabel(/^Birimin adı/), hasText: 'gelecek' })
    .first()
  const stock = page
    .getByRole('region', { name: /^Stok:/ })
    .filter({ has: taken })
    .first()
  await stock.getByRole('textbox', { name: 'Yeni birim' }).fill('Müştemilat')
  await page.keyboard.press('Enter')
  await expect(stock.getByRole('textbox', { name: 'Birimin adı: Müştemilat' })).toBeVisible()
  await stock.getByRole('textbox', { name: 'Yeni birim' }).fill('müştemilat')
  await page.keyboard.press('Enter')
  await expect(stock.getByRole('alert')).toContainText('Bu ad zaten kullanılıyor')

  await taken.getByRole('button', { name: /emekliye ayır$/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /\/rezervasyonlar\//)
  await dialog.getByRole('button', { name: /rezervasyon kalsın$/ }).click()
  await expect(taken.getByText('Emekli', { exact: true })).toBeVisible()
  await undo(page).click()
  await expect(taken.getByText('Emekli', { exact: true })).toHaveCount(0)
  forgetRefusals(complaints)
})

test('departures: fewer seats than are sold are refused with days and guests, a rule that clashes says where', async ({
  page,
  office,
  complaints,
}) => {
  await openOffice(page, office, '/')
  const tour = await productWith(page, office, 'kalkis')
  await page.goto(`${office}/yonetim/urunler/${tour}/kalkis`)
  const plan = page.getByRole('region', { name: /^Kalkışlar:/ }).first()
  await plan
    .getByRole('button', { name: /: düzenle$/ })
    .first()
    .click()
  await plan.getByRole('textbox', { name: 'Yer', exact: true }).fill('0')
  await plan.getByRole('button', { name: 'Kaydet' }).first().click()
  const refusal = plan.getByRole('alert')
  await expect(refusal).toContainText('Hiçbir şey değişmedi')
  await expect(refusal.getByRole('link', { name: 'Kalkışı aç' }).first()).toBeVisible()
  await plan.getByRole('textbox', { name: 'Yer', exact: true }).fill('99')
  await plan.getByRole('button', { name: 'Kaydet' }).first().click()
  await expect(plan.getByText(/· 99 yer ·/)).toBeVisible()
  await undo(page).click()
  await expect(plan.getByText(/· 99 yer ·/)).toHaveCount(0)

  // The same days and times as the rule that is there: by keys alone.
  const time = (await plan.getByRole('listitem').first().locator('.num').first().textContent()) ?? ''
  await plan.getByRole('button', { name: 'Kural ekle' }).focus()
  await page.keyboard.press('Enter')
  await plan.getByRole('textbox', { name: 'Saat' }).first().fill(time.slice(0, 5))
  await plan.getByRole('button', { name: 'Ekle' }).first().press('Enter')
  await plan.getByRole('button', { name: 'Kaydet' }).first().press('Enter')
  await expect(plan.getByRole('alert')).toContainText('başka bir kural da planlıyor')
  forgetRefusals(complaints)
})

test('prices of the matrix by arrows and from a spreadsheet, seen by guests and taken back', async ({
  page,
  office,
}) => {
  await openOffice(page, office, '/transfer-agi')
  const fields = page.getByRole('table').getByRole('textbox')
  const first = fields.first()
  await expect(first).toBeVisible()
  const before = await first.inputValue()
  await first.fill('0')
  await expect(page.getByText('sıfırdan büyük bir tutar yazın')).toBeVisible()
  await first.fill('123,45')
  await first.press('ArrowDown')
  await expect(page.locator('[data-at="1/0"]')).toBeFocused()
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'fiyat kaydedildi' })).toBeVisible()
  await expect(first).toHaveValue('123,45')
  const shown = await page.request.get(`${office}/api/transfer-tarife-listele?dil=tr&kur=EUR`, {
    headers: { company: 'meltem' },
  })
  expect(await shown.text()).toContain('123.45')
  await undo(page).click()
  await expect(first).toHaveValue(before)

  await first.evaluate((field) => {
    const data = new DataTransfer()
    data.setData('text', '51\t61\n52\t62')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(page.locator('[data-at="1/1"]')).toHaveValue('62')
  await page.getByRole('link', { name: 'Filo', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Burada kal' }).click()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(first).toHaveValue(before)
})

test('a van comes by its plate, goes into service and is back; its driver is of the crew', async ({
  page,
  office,
  complaints,
}) => {
  await openOffice(page, office, '/filo')
  await expect(page.getByRole('button', { name: 'Araç ekle' })).toBeVisible()
  await page.keyboard.press('e')
  const vehicles = page.getByRole('region', { name: 'Araçlar' })
  await vehicles.getByLabel('Plaka').fill('48 tst 99')
  await vehicles.getByLabel('Marka ve model').fill('Ford Tourneo')
  await vehicles.getByRole('button', { name: 'Kaydet' }).click()
  const line = vehicles.getByRole('listitem').filter({ hasText: '48 TST 99' }).first()
  await expect(line).toBeVisible()
  await page.keyboard.press('e')
  await vehicles.getByLabel('Plaka').fill('48TST99')
  await vehicles.getByLabel('Marka ve model').fill('Ford')
  await vehicles.getByRole('button', { name: 'Kaydet' }).click()
  await expect(vehicles.getByRole('alert')).toContainText('Bu plaka filoda zaten kayıtlı')
  await vehicles.getByRole('button', { name: 'Vazgeç' }).click()
  await line.getByRole('button', { name: /servis günleri$/ }).click()
  await vehicles.getByLabel('Ne yapılacak').fill('Muayene')
  await vehicles.getByRole('button', { name: 'Takvimde kapat' }).click()
  await expect(line).toContainText('Muayene')
  await line.getByRole('button', { name: /servisini kaldır$/ }).click()
  await expect(line).not.toContainText('Muayene')

  await page.getByRole('button', { name: 'Ekip', exact: true }).click()
  const crew = page.getByRole('region', { name: 'Ekip' })
  await crew.getByRole('button', { name: 'Kişi ekle' }).click()
  await crew.getByLabel('Ad', { exact: true }).fill('Kemal')
  await crew.getByLabel('Soyad').fill('Deneme')
  await crew.getByLabel('Görev').selectOption('surucu')
  await crew.getByLabel('Kullandığı araç').selectOption({ label: '48 TST 99 · Ford Tourneo' })
  await crew.getByRole('button', { name: 'Kaydet' }).click()
  await expect(crew.getByRole('listitem').filter({ hasText: 'Kemal Deneme' })).toContainText('48 TST 99')
  forgetRefusals(complaints)
})

test('every screen is sound in four languages', { tag: '@axe' }, async ({ page, office }) => {
  await openOffice(page, office, '/')
  const house = await productWith(page, office, 'gece')
  const tour = await productWith(page, office, 'kalkis')
  const paths = [`/urunler/${house}/secenekler`, `/urunler/${tour}/kalkis`, '/transfer-agi', '/filo?bolum=ekip']
  for (const [place, language] of LANGUAGES.entries()) {
    // Each screen in each language on a desk or a phone, by turns.
    const path = paths[place] ?? '/filo'
    await openOffice(page, office, path, language)
    await expect(page.getByRole('region').first()).toBeVisible()
    await expectSoundPage(page, `${path} ${language}`, shareOfWidths(language))
  }
})
