import { LANGUAGES, type Language } from '@meltem/contract/language'
import { TENANTS } from '@meltem/demo/tenants'
import { translatorFor } from '@meltem/i18n/translator'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { totpCode } from '../../server/src/access/totp.ts'
import { taxNumber } from '../../server/src/testing/agency-desk.ts'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { forgetNotFound, open, receivedMails, test } from '../storefront-test.ts'

const STAFF = TENANTS[0]?.personel[0]
const AGENCY = TENANTS[0]?.acenteler?.[0]
const SUB = TENANTS[0]?.acenteler?.[1]
const PASSWORD = 'turquoise gulet in June'

async function fillForm(page: Page, language: Language, e_mail: string): Promise<void> {
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await field('unvan').fill(`Deneme Seyahat ${language} Ltd. Şti.`)
  await field('marka').fill(`Deneme ${language}`)
  await field('tursab_no').fill('4711')
  await field('adres').fill('Liman Cad. 1, Göcek')
  await field('vergi_dairesi').fill('Fethiye')
  await field('iban').fill('TR33 0006 1005 1978 6457 8413 26')
  await field('yetkili.ad').fill('Işıl')
  await field('yetkili.soyad').fill('Çınar')
  await field('yetkili.e_mail').fill(e_mail)
  await field('yetkili.telefon').fill('+90 532 111 22 33')
  await page.locator('[name="kanallar"][value="web"]').check()
  await page.locator('[name="diller"][value="tr"]').check()
  await field('gizlilik_politikasi').check()
}

/** Staff approves by its call; the screens come with the back office. */
async function approve(request: APIRequestContext, basvuru_no: string): Promise<void> {
  const headers = { company: 'meltem' }
  const login = await request.post('/api/yonetim/giris-yap-post', {
    headers,
    data: { e_mail: STAFF?.e_mail, sifre: STAFF?.sifre },
  })
  const cookie = login.headers()['set-cookie']?.split(';')[0] ?? ''
  const list = await request.get('/api/yonetim/acente-basvuru-listele', { headers: { ...headers, cookie } })
  const { data } = (await list.json()) as { data: { k_no: string; basvuru_no: string }[] }
  const k_no = data.find((each) => each.basvuru_no === basvuru_no)?.k_no
  const approved = await request.post('/api/yonetim/acente-basvuru-onayla-post', {
    headers: { ...headers, cookie },
    data: { k_no },
  })
  expect(approved.status()).toBe(200)
}

async function invitationOf(e_mail: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const mails = await receivedMails()
      link = mails.flatMap(({ to, text }) =>
        to.includes(e_mail) ? (/\/\w\w\/agency\/login#[\w-]{43}/.exec(text) ?? []) : [],
      )[0]
      return link
    })
    .toBeTruthy()
  return link ?? ''
}

for (const [place, language] of LANGUAGES.entries()) {
  test(`from the application to the account (${language})`, async ({ page, request, complaints }) => {
    const form = translatorFor(language, 'agencyForm')
    const login = translatorFor(language, 'agencyLogin')
    const account = translatorFor(language, 'agencyAccount')
    const e_mail = `owner-${language}@deneme.example`
    await open(page, `/${language}/agency`)
    await expectSoundPage(page, 'what agencies get', shareOfWidths(language))
    await open(page, `/${language}/agency/forms`)
    await fillForm(page, language, e_mail)
    await page.locator('[name="vergi_no"]').fill('4540536921')
    await page
      .locator('#belge-diger')
      .setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') })
    await expect(page.locator('#belge-diger-error')).toBeVisible()
    await page.locator('#belge-vergi_levhasi').setInputFiles({
      name: 'levha.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF'),
    })
    await expect(page.getByText(form('documents.taken', { kb: 1 }))).toBeVisible()
    await page.getByRole('button', { name: form('submit') }).click()
    await expect(page.locator('[name="vergi_no"]')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('[name="unvan"]')).toHaveValue(`Deneme Seyahat ${language} Ltd. Şti.`)
    await expectSoundPage(page, 'a refused application', shareOfWidths(language))
    await page.locator('[name="vergi_no"]').fill(taxNumber(900 + place))
    await page.getByRole('button', { name: form('submit') }).click()
    const basvuru_no = (await page.getByTestId('basvuru-no').textContent()) ?? ''
    await approve(request, basvuru_no)

    await open(page, await invitationOf(e_mail))
    await page.locator('#acente-yeni-sifre').fill(PASSWORD)
    await page.locator('#acente-sifre-onay').fill(PASSWORD)
    await page.getByRole('button', { name: login('choose') }).click()
    await page.locator('#acente-sifre').fill(PASSWORD)
    await page.getByRole('button', { name: login('next') }).click()
    const secret = ((await page.getByTestId('totp-secret').textContent()) ?? '').replace(/\s/g, '')
    await expectSoundPage(page, 'the set-up of the app', shareOfWidths(language))
    await page.locator('#acente-kod').fill(await totpCode(secret))
    await page
      .getByRole('main')
      .getByRole('button', { name: login('enter') })
      .click()
    await page.getByRole('button', { name: login('codesKept') }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/agency/desk$`))
    await page.goto(`/${language}/agency/account`)
    await expect(page.getByRole('heading', { name: `Deneme ${language}`, level: 1 })).toBeVisible()
    await expect(page.getByText(e_mail)).toBeVisible()
    await expectSoundPage(page, 'the account', shareOfWidths(language))
    // A page loaded anew knows the login by its cookie; after leaving it does not.
    await page.reload()
    await page.getByRole('button', { name: account('logOut') }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/agency$`))
    await page.goto(`/${language}/agency/account`)
    await expect(page).toHaveURL(new RegExp(`/${language}/agency/login$`))
    // Refused on purpose: a file, a number, and a login that has ended.
    const kept = complaints.filter((complaint) => !/status of 4(?:01|22) .*\/api\/acente-/.test(complaint))
    complaints.splice(0, complaints.length, ...kept)
  })
}

test('the page of an agency marks the visit, remembers it after a yes, and is not there for an unknown number', async ({
  page,
  complaints,
}) => {
  await open(page, `/en/agency/${SUB?.kno}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SUB?.marka ?? '')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(SUB?.urunler.length ?? 0)
  await expectSoundPage(page, 'the page of an agency')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('acente_iz')
  await page.getByRole('button', { name: translatorFor('en', 'agency')('page.agree') }).click()
  const mark = (await page.context().cookies()).find(({ name }) => name === 'acente_iz')
  expect(mark?.value).toMatch(/^[\da-f-]{36}\.[\da-f-]{36}$/)
  const days = ((mark?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
  await open(page, `/en/agency/${AGENCY?.kno.toLowerCase()}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(AGENCY?.marka ?? '')
  const missing = await page.goto('/en/agency/ZZZZZZ')
  expect(missing?.status()).toBe(404)
  forgetNotFound(complaints)
})
