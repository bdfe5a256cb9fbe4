import { randomUUID } from 'node:crypto'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, openOfficeAs, test } from '../office-test.ts'
import { forgetRefusals } from '../storefront-test.ts'

const SALES = { e_mail: 'elif@meltem.example', sifre: 'meltem-satis-2026' }

/** A number that can be: the last digit follows from the others. */
function taxNumber(): string {
  const digits = Array.from(String(100_000_000 + Math.floor(Math.random() * 800_000_000)), Number)
  const sum = digits.reduce((total, digit, place) => {
    const moved = (digit + 9 - place) % 10
    return total + (moved === 9 ? 9 : (moved * 2 ** (9 - place)) % 9)
  }, 0)
  return `${digits.join('')}${(10 - (sum % 10)) % 10}`
}

/** A company sends the form of the storefront, with a document. */
async function apply(page: Page, office: string, marka: string): Promise<void> {
  const upload = await page.request.post(`${office}/api/acente-belge-yukle-post?tur=vergi_levhasi&ad=levha.pdf`, {
    headers: { company: 'meltem', 'content-type': 'application/octet-stream' },
    data: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  })
  const { data } = await upload.json()
  const answer = await page.request.post(`${office}/api/acente-basvuru-post`, {
    headers: { company: 'meltem' },
    data: {
      unvan: `${marka} Turizm Ltd. Şti.`,
      marka,
      vergi_dairesi: 'Fethiye',
      vergi_no: taxNumber(),
      iban: 'TR330006100519786457841326',
      tursab_no: '12345',
      adres: 'Çarşı Cad. 1, Fethiye',
      yetkili: { ad: 'Işıl', soyad: 'Çınar', telefon: '+905321112233', e_mail: `${randomUUID()}@example.com` },
      kanallar: ['web', 'magaza'],
      diller: ['tr', 'de'],
      bolgeler: ['Kaş', 'Kalkan'],
      istenen_mutabakat: 'yonlendirme',
      belgeler: [data.k_no],
      gizlilik_politikasi: true,
      lang: 'tr',
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The demo's agency, by its way through the list. */
async function openAgency(page: Page, tab: string): Promise<void> {
  await page.getByRole('searchbox').fill('likya')
  await expect(page).toHaveURL(/ara=likya/)
  await page.getByRole('link', { name: 'Likya Yolu', exact: true }).filter({ visible: true }).click()
  await page.getByRole('navigation').getByRole('link', { name: tab, exact: true }).click()
}

test('an application is read with its papers, asked about, and approved; another is declined with a reason', async ({
  page,
  office,
}) => {
  const [kept, refused] = [`Patara ${randomUUID().slice(0, 5)}`, `Letoon ${randomUUID().slice(0, 5)}`]
  await apply(page, office, kept)
  await apply(page, office, refused)
  await openOffice(page, office, '/acenteler', 'en')
  await page.getByRole('button', { name: /^Applications/ }).click()
  await page.getByRole('link', { name: kept }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download levha.pdf' }).click()
  expect((await file).suggestedFilename()).toMatch(/^vergi_levhasi-.*\.pdf$/)

  await page.getByRole('button', { name: 'Ask for more' }).click()
  const ask = page.getByRole('button', { name: `Ask ${kept}` })
  await expect(ask).toBeDisabled()
  await page.getByLabel('What is needed?').fill('İmza sirkülerinizi ekler misiniz?')
  await ask.click()
  await expect(page.getByRole('main').getByText('Waiting for an answer').first()).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText(/is invited as its owner/)).toBeVisible()
  await page.getByLabel('Currency of the account').selectOption('EUR')
  await page.getByRole('button', { name: `Approve ${kept} with an account in EUR` }).click()
  await page.getByRole('link', { name: 'Open the agency' }).click()
  await expect(page.getByRole('heading', { level: 1, name: kept })).toBeVisible()

  await openOffice(page, office, '/acenteler?gorunum=basvuru', 'en')
  await page.getByRole('link', { name: refused }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByLabel('Reason').fill('Bölgenizde şu an yeni acente almıyoruz.')
  await page.getByRole('button', { name: `Decline ${refused}` }).click()
  await expect(page.getByRole('main').getByText('Declined').first()).toBeVisible()
  await expect(page.getByText('Bölgenizde şu an yeni acente almıyoruz.')).toBeVisible()
})

test('money goes into the books with a quote, once, and comes out as a file', async ({ page, office, complaints }) => {
  await openOffice(page, office, '/acenteler', 'en')
  await openAgency(page, 'Account')
  await page.getByRole('button', { name: 'Record a payment' }).click()
  const receipt = `T-${randomUUID().slice(0, 8)}`
  await page.getByLabel('Amount', { exact: false }).fill('12,50')
  await page.getByLabel('Receipt number').fill(receipt)
  await expect(page.getByText(/neither changed nor deleted/)).toBeVisible()
  await page.getByRole('button', { name: 'Record €12.50 received' }).click()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: receipt })).toHaveCount(1)
  await expect(rows.filter({ hasText: receipt })).toContainText('€12.50')

  await page.getByRole('button', { name: 'Record a payment' }).click()
  await page.getByLabel('Amount', { exact: false }).fill('99')
  await page.getByLabel('Receipt number').fill(receipt)
  await page.getByRole('button', { name: 'Record €99.00 received' }).click()
  await expect(page.getByRole('alert')).toContainText('belongs to another record')
  forgetRefusals(complaints)
  await page.getByRole('button', { name: 'Discard' }).click()

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Statement as XLSX' }).click()
  expect((await file).suggestedFilename()).toBe('LKY7A3-EUR.xlsx')

  const parts = page.getByRole('navigation', { name: 'Parts of the agency' })
  await parts.getByRole('link', { name: 'Invoices', exact: true }).click()
  await page.getByRole('button', { name: 'Write an invoice' }).click()
  await page.getByLabel('Invoice number').fill(`I-${receipt}`)
  await page.getByLabel('Amount', { exact: false }).fill('75')
  await page.getByRole('button', { name: 'Write the invoice over €75.00' }).click()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page).toHaveURL(/durum=acik/)
  await expect(rows.filter({ hasText: `I-${receipt}` })).toContainText('€75.00')
})

test('credit and facts of two clerks: what the other has changed stands beside one’s own', async ({
  page,
  office,
  complaints,
  browser,
}) => {
  await openOffice(page, office, '/acenteler', 'en')
  await openAgency(page, 'Company')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const other = await browser.newPage()
  await openOfficeAs(other, office, new URL(page.url()).pathname.replace('/yonetim', ''), {
    language: 'en',
    person: SALES,
  })
  await other.getByRole('button', { name: 'Edit', exact: true }).click()
  await other.getByLabel('Address', { exact: true }).fill('Liman Cad. 5, Fethiye')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('definition').filter({ hasText: 'Liman Cad. 5' })).toBeVisible()
  await other.getByRole('navigation').getByRole('link', { name: 'Account', exact: true }).click()
  await expect(other.getByText(/Accounts of agencies/)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Record a payment' })).toHaveCount(0)
  await other.close()

  await page.getByLabel('Address', { exact: true }).fill('Sahil Yolu 7, Fethiye')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Liman Cad. 5, Fethiye')
  forgetRefusals(complaints)
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('Liman Cad. 5, Fethiye')
})

test('a contract gets a rate of its own, an allotment is ended, and an agency is suspended and reopened', async ({
  page,
  office,
}) => {
  await openOffice(page, office, '/acenteler', 'en')
  await openAgency(page, 'Contracts')
  await page.getByRole('button', { name: /^Edit: / }).click()
  await page.getByRole('button', { name: 'Add a rate' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  const added = page.getByRole('list', { name: 'Commission rates' }).getByRole('listitem').last()
  await added.getByLabel('For what').selectOption('tur')
  await added.getByLabel('Kind').selectOption('villa')
  await added.getByLabel('Rate', { exact: true }).fill('9,5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('list', { name: 'Contracts' })).toContainText('9.5%')

  await page.getByRole('link', { name: 'Allotments', exact: true }).click()
  const kept = page.getByRole('list', { name: 'Allotments' }).locator(':scope > li')
  const before = await kept
    .first()
    .waitFor()
    .then(() => kept.count())
  await page
    .getByRole('button', { name: /^End it: / })
    .first()
    .click()
  await page.getByRole('button', { name: /^End it and give back \d+$/ }).click()
  await expect(kept).toHaveCount(before - 1)

  await page.getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('button', { name: 'Suspend Likya Yolu' }).click()
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible()
})

for (const language of LANGUAGES) {
  test(`agencies are sound in ${language}`, async ({ page, office }) => {
    await openOffice(page, office, '/acenteler', language)
    await page.getByRole('searchbox').fill('likya')
    const link = page.getByRole('link', { name: 'Likya Yolu', exact: true }).filter({ visible: true })
    await expect(link).toBeVisible()
    await expectSoundPage(page, `agencies ${language}`, shareOfWidths(language))
    const address = (await link.getAttribute('href')) ?? ''
    for (const tab of ['', '/kisi', '/sozlesme', '/kontenjan', '/hesap', '/fatura']) {
      await page.goto(`${office}${address}${tab}`)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(page.getByRole('main').locator('.skeleton-line')).toHaveCount(0)
      await expectSoundPage(page, `agency${tab} ${language}`, shareOfWidths(language))
    }
    await page.goto(`${office}/yonetim/acenteler?gorunum=basvuru`)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible()
    await expectSoundPage(page, `applications ${language}`, shareOfWidths(language))
  })
}
