import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { demoPictureFile } from '@meltem/demo/folder'
import { translatorFor } from '@meltem/i18n/translator'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { totpCode } from '../../server/src/platform/sessions/totp.ts'
import { TENANTS } from '../../server/src/testing/demo-tenants.ts'
import { taxNumber } from '../../server/src/testing/test-agency.ts'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { bookBy, chooseSeats, fillBasket, goToGuests, goToPayment, meltem, openBasket } from '../basket-walk.ts'
import { forgetNotFound, open, receivedMails, test, untilKept, waitForLife } from '../storefront-test.ts'
import { register } from '../test-member.ts'

const STAFF = TENANTS[0]?.personel[0]
const AGENCY = TENANTS[0]?.acenteler[0]
const SUB = TENANTS[0]?.acenteler[1]
const PASSWORD = 'turquoise gulet in June'
const IBAN = 'TR33 0006 1005 1978 6457 8413 26'

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

async function writeAll(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

const DRAFT = {
  name: 'levha.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF'),
}

/** The four steps, with what people do wrong on the way; the page is loaded anew before the last of them. */
async function apply(page: Page, language: Language, e_mail: string, vergi_no: string): Promise<string> {
  const t = translatorFor(language, 'agencyForm')
  const kept = () => page.evaluate(() => localStorage.getItem('basvuru'))
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await open(page, `/${language}/agency/forms`)
  await press(t('next.licence'))
  await expect(field(page, 'unvan')).toBeFocused()
  await writeAll(page, { unvan: `Deneme Seyahat ${language} Ltd. Şti.`, marka: `Deneme ${language}`, adres: 'Göcek' })
  await page.locator('[name="kanallar"][value="web"]').check()
  await page.locator('[name="diller"][value="tr"]').check()
  await press(t('next.licence'))
  await expect(page.getByRole('heading', { name: t('headings.licence') })).toBeFocused()
  await writeAll(page, { tursab_no: '4711', vergi_dairesi: 'Fethiye', vergi_no: '4540536921', iban: IBAN })
  await page.locator('#belge-diger').setInputFiles({ ...DRAFT, buffer: Buffer.from('MZ') })
  await expect(page.locator('#belge-diger-error')).toBeVisible()
  await page.locator('#belge-vergi_levhasi').setInputFiles(DRAFT)
  await expect(page.getByText(t('documents.taken', { kb: 1 }))).toBeVisible()
  await press(t('next.people'))
  await expect(field(page, 'vergi_no')).toHaveAttribute('aria-invalid', 'true')
  await expectSoundPage(page, 'a step with something to mend', shareOfWidths(language))
  await field(page, 'vergi_no').fill(vergi_no)
  await press(t('next.people'))
  await writeAll(page, { 'yetkili.ad': 'Işıl', 'yetkili.soyad': 'Çınar', 'yetkili.e_mail': e_mail })
  await field(page, 'yetkili.telefon').fill('+90 532 111 22 33')
  await press(t('next.check'))
  await expect(page.getByText(e_mail)).toBeVisible()
  await expectSoundPage(page, 'the check', shareOfWidths(language))
  // Kept a moment after the last step, and encrypted: nothing of it can be read in the browser's storage.
  await untilKept(page)
  expect(await kept()).toMatch(/^v1\.[\w+/=]+$/)
  await page.reload()
  await expect(page.getByText(e_mail)).toBeVisible()
  await field(page, 'gizlilik_politikasi').check()
  await press(t('submit'))
  await expect(page.getByText(t('notKept'))).toBeVisible()
  await field(page, 'vergi_no').fill(vergi_no)
  await press(t('next.people'))
  await press(t('next.check'))
  await press(t('submit'))
  const number = await page.getByTestId('basvuru-no').textContent()
  await expect.poll(kept).toBeNull()
  return number ?? ''
}

/** Staff decides by its calls; the screens come with the back office. */
async function staffOffice(request: APIRequestContext) {
  const company = { company: 'meltem' }
  const login = await request.post('/api/yonetim/giris-yap-post', {
    headers: company,
    data: { e_mail: STAFF?.e_mail, sifre: STAFF?.sifre },
  })
  const headers = { ...company, cookie: login.headers()['set-cookie']?.split(';')[0] ?? '' }
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/yonetim${path}`, { headers, data })
    expect(answer.status()).toBe(200)
  }
  const get = async <T>(path: string) => (await (await request.get(`/api/yonetim${path}`, { headers })).json()) as T
  return { post, get }
}

type StaffOffice = Awaited<ReturnType<typeof staffOffice>>

async function findApplication({ get }: StaffOffice, basvuru_no: string): Promise<string> {
  const { data } = await get<{ data: { k_no: string; basvuru_no: string }[] }>('/acente-basvuru-listele')
  return data.find((each) => each.basvuru_no === basvuru_no)?.k_no ?? ''
}

/** The applicant answers a question of the mail by its link, with a document; staff sees both. */
async function answerQuestion(page: Page, office: StaffOffice, asked: Asked): Promise<void> {
  const { language, k_no, e_mail, basvuru_no } = asked
  const t = translatorFor(language, 'agencyState')
  await office.post('/acente-basvuru-durum-post', { k_no, durum: 'bilgi_bekleniyor', aciklama: 'İmza sirküleri?' })
  await open(page, await linkTo('forms', e_mail, language))
  await expect(page.getByText('İmza sirküleri?').first()).toBeVisible()
  await expect(page.getByTestId('basvuru-no')).toHaveText(basvuru_no)
  await expectSoundPage(page, 'a question about an application', shareOfWidths(language))
  await page.getByRole('button', { name: t('send') }).click()
  await expect(page.locator('#basvuru-yanit')).toBeFocused()
  await page.locator('#basvuru-yanit').fill('Ekte gönderiyoruz.')
  await page.locator('#belge-imza_sirkuleri').setInputFiles(DRAFT)
  await expect(page.getByText(translatorFor(language, 'agencyForm')('documents.taken', { kb: 1 }))).toBeVisible()
  await page.getByRole('button', { name: t('send') }).click()
  await expect(page.getByText(t('sent'))).toBeVisible()
  const { data } = await office.get<{ data: { belgeler: object[]; gecmis: object[] } }>(
    `/acente-basvuru-getir?k_no=${k_no}`,
  )
  expect(data.belgeler.at(-1)).toMatchObject({ tur: 'imza_sirkuleri', sonradan: true })
  expect(data.gecmis.at(-1)).toMatchObject({ durum: 'inceleniyor', aciklama: 'Ekte gönderiyoruz.' })
}

interface Asked {
  readonly language: Language
  readonly k_no: string
  readonly e_mail: string
  readonly basvuru_no: string
}

/** The newest link to a page of agencies in the mails to an address. */
async function linkTo(page: 'forms' | 'login', e_mail: string, language: Language): Promise<string> {
  const pattern = new RegExp(`/${language}/agency/${page}#[\\w-]{43}`)
  let link: string | undefined
  await expect
    .poll(async () => {
      const mails = await receivedMails()
      link = mails.flatMap(({ to, text }) => (to.includes(e_mail) ? (pattern.exec(text) ?? []) : []))[0]
      return link
    })
    .toBeTruthy()
  return link ?? ''
}

/** The owner's page in the portal: logo, text, a product, and an office below the agency. */
async function furnish(page: Page, language: Language, number: number): Promise<void> {
  const t = translatorFor(language, 'agencyPage')
  await page.goto(`/${language}/agency/desk/settings`)
  await page.locator('#sayfa-logo').setInputFiles({ ...DRAFT, name: 'logo.png' })
  await expect(page.locator('#sayfa-logo-error')).toBeVisible()
  await page.locator('#sayfa-logo').setInputFiles(demoPictureFile('logo/kas-limani'))
  await expect(page.getByText(t('logoSaved'))).toBeVisible()
  await page.locator(`#tanitim-${language}`).fill('Liman karşısında küçük bir ofis.')
  await page.locator('#sayfa-web').fill('deneme.example')
  await page.locator('#sayfa-ara').fill('villa')
  await page.locator('#sayfa-ara').press('Enter')
  await page
    .getByRole('button', { name: t('add'), exact: false })
    .first()
    .click()
  await page.getByRole('button', { name: t('save') }).click()
  await expect(page.getByText(t('saved'))).toBeVisible()
  await page.locator('summary', { hasText: t('sub.heading') }).click()
  await writeAll(page, {
    unvan: 'Şube Ltd.',
    marka: 'Şube',
    vergi_dairesi: 'Kaş',
    adres: 'Kaş',
    vergi_no: '4540536921',
  })
  await writeAll(page, {
    'yetkili.ad': 'Ece',
    'yetkili.soyad': 'Su',
    'yetkili.e_mail': `sube-${number}@deneme.example`,
  })
  await field(page, 'yetkili.telefon').fill('+90 532 111 22 33')
  await page.getByRole('button', { name: t('sub.submit') }).click()
  await expect(page.locator('#alt-vergi_no')).toBeFocused()
  await expectSoundPage(page, 'the settings of an agency', shareOfWidths(language))
  await page.locator('#alt-vergi_no').fill(taxNumber(950 + number))
  await page.getByRole('button', { name: t('sub.submit') }).click()
  await expect(page.locator('[id^=share-]')).toHaveCount(1)
  const address = await page.getByRole('link', { name: t('preview') }).getAttribute('href')
  await open(page, address ?? '')
  await expect(page.getByText('Liman karşısında küçük bir ofis.')).toBeVisible()
  await expect(page.locator('main header img')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
}

// A question on the way in two languages, the page of the agency in the other two: walks are long enough.
for (const [place, language] of LANGUAGES.entries()) {
  const asks = place % 2 === 0
  test(
    `from the application to the account (${language})`,
    { tag: language === 'de' ? ['@walk'] : [] },
    async ({ page, request, complaints }, { repeatEachIndex }) => {
      const login = translatorFor(language, 'agencyLogin')
      const account = translatorFor(language, 'agencyAccount')
      // A run may repeat it: each time another company applies.
      const number = place + LANGUAGES.length * repeatEachIndex
      const e_mail = `owner-${number}@deneme.example`
      await open(page, `/${language}/agency`)
      await expectSoundPage(page, 'what agencies get', shareOfWidths(language))
      const basvuru_no = await apply(page, language, e_mail, taxNumber(900 + number))
      const office = await staffOffice(request)
      const k_no = await findApplication(office, basvuru_no)
      if (asks) await answerQuestion(page, office, { language, k_no, e_mail, basvuru_no })
      await office.post('/acente-basvuru-onayla-post', { k_no })

      await open(page, await linkTo('login', e_mail, language))
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
      if (!asks) await furnish(page, language, number)
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
      // Refused on purpose: files, a number, and a login that has ended.
      const kept = complaints.filter((complaint) => !/status of 4(?:01|22) .*\/api\/acente-/.test(complaint))
      complaints.splice(0, complaints.length, ...kept)
    },
  )
}

/** Books what is in the basket, to be paid on the day; answers what the server has stored. */
async function bookForTheDay(page: Page, e_mail: string): Promise<{ ac_k_no: string; alt_ac_k_no: string | null }> {
  await openBasket(page, meltem())
  await goToGuests(page)
  await goToPayment(page, e_mail)
  const placed = page.waitForResponse(/rezervasyon-olustur-post/)
  await bookBy(page, 'tur_gunu')
  const { data } = (await (await placed).json()) as { data: { ac_k_no: string; alt_ac_k_no: string | null } }
  await expect(page).toHaveURL(/\/basket\/complate\?/)
  await expect(page.locator('main .chip').first()).toHaveText('Confirmed')
  return data
}

test('who comes through an agency’s page books for it, after a reload as well, and for the office below it', async ({
  page,
  context,
  request,
  complaints,
}) => {
  const e_mail = await register(page)
  const pageOf = async (kno: string | undefined) => {
    const answer = await request.get(`/api/acente-getir?kno=${kno}&lang=en`, { headers: { company: 'meltem' } })
    return ((await answer.json()) as { data: { ac_k_no: string; alt_ac_k_no: string | null } }).data
  }
  const above = await pageOf(AGENCY?.kno)
  const below = await pageOf(SUB?.kno)
  await open(page, `/en/agency/${AGENCY?.kno}`)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${meltem().tour}$`))
  // Without any yes nothing outlives the tab, and the tab knows it after a reload.
  await page.reload()
  await waitForLife(page)
  await chooseSeats(page, 5)
  expect(await bookForTheDay(page, e_mail)).toMatchObject({ ac_k_no: above.ac_k_no, alt_ac_k_no: null })
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('acente_iz')

  // A visitor who goes on before the scripts of the page are there has come through the agency all the same.
  const scripts = '**/assets/*.js'
  await page.route(scripts, (route) => route.abort())
  await page.goto(`/en/agency/${SUB?.kno}`)
  await page.unroute(scripts)
  complaints.length = 0
  await fillBasket(page, meltem(), 6)
  expect(below.ac_k_no).toBe(above.ac_k_no)
  expect(await bookForTheDay(page, e_mail)).toMatchObject({
    ac_k_no: below.ac_k_no,
    alt_ac_k_no: below.alt_ac_k_no,
  })
})

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
  // A link of a mail that is cut off or made up says so, and where to go.
  for (const key of ['x'.repeat(43), 'x'.repeat(30)]) {
    await open(page, `/en/agency/forms?${key.length}#${key}`)
    await expect(page.getByRole('alert')).toContainText(translatorFor('en', 'agencyState')('wrongTitle'))
  }
  await expectSoundPage(page, 'a link that opens nothing')
  const refused = complaints.filter((complaint) => !/status of 422 .*\/api\/acente-basvuru-oku-post/.test(complaint))
  complaints.splice(0, complaints.length, ...refused)
  const missing = await page.goto('/en/agency/ZZZZZZ')
  expect(missing?.status()).toBe(404)
  forgetNotFound(complaints)
})
