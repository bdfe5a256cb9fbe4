import type { Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectSoundPage } from '../axe.ts'
import {
  addToBasket,
  answerQuestions,
  bookBy,
  field,
  fillBasket,
  fillGuest,
  goToPayment,
  meltem,
  next,
  openBasket,
  payWithCard,
  poyraz,
} from '../basket-walk.ts'
import { openOffice } from '../office-test.ts'
import { comingMonth, findProduct } from '../product-of-kind.ts'
import { open, receivedMails, serverUrl, test } from '../storefront-test.ts'
import {
  ask,
  askAndAccept,
  backOffice,
  book,
  freeWeek,
  logIn,
  newAddress,
  newMember,
  register,
  Shop,
} from '../test-member.ts'

const GOOD_CARD = '5528790000000008'
const outcome = (language: Language) => translatorFor(language, 'outcome')

/** A refused call says so in the console, in Chromium's own words. */
function forgetConflicts(complaints: string[]): void {
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !/status of 409/.test(one)))
}

/** Where the product of an offer is sold, with its dates chosen. */
async function addressOf(shop: Shop, offer: { urun_k_no: string; baslangic: string; bitis: string }) {
  const { data } = await shop.get<{ data: { slug: string; kategori: { slug: string } } }>(
    `/category-urun-getir?dil=en&k_no=${offer.urun_k_no}`,
  )
  return `/en/d/${data.kategori.slug}/${data.slug}?baslangic=${offer.baslangic}&bitis=${offer.bitis}`
}

test('asked first: the request is told, the operator accepts, the member pays by card in the account', async ({
  page,
  request,
}) => {
  const offer = await freeWeek(new Shop(request), 'sor_sat', 4)
  await open(page, await addressOf(new Shop(request), offer))
  const panel = page.getByRole('complementary', { name: 'Booking' })
  await expect(panel.locator('[data-total]')).toBeVisible()
  await panel.locator('button.btn-sun.btn-lg').click()
  const e_mail = await register(page, { language: 'ru' })
  await page.goto('/ru/basket/cart')
  await page.locator('[data-summary=sor_sat] button.btn').click()
  await fillGuest(page, e_mail)
  await field(page, 'tc_pasaport').fill('10000000146')
  await answerQuestions(page)
  await next(page).click()
  const boxes = page.locator('#odeme-formu input[type=checkbox]')
  await expect(boxes.first()).toBeVisible()
  for (const box of await boxes.all()) await box.check()
  await next(page).click()
  await expect(page).toHaveURL(/\/ru\/basket\/complate\?k_no=/)
  await expect(page.locator('h1')).toHaveText(outcome('ru')('request.title'))
  await expect(page.getByRole('timer')).toBeVisible()
  await expectSoundPage(page, 'request sent')

  const k_no = new URL(page.url()).searchParams.get('k_no') ?? ''
  await open(page, `/ru/user/reservations/${k_no}`)
  await expect(page.getByRole('button', { name: 'Отозвать запрос' })).toBeVisible()
  await expect(page.getByText('SWIFT')).toHaveCount(0)
  await (await backOffice(request)).post('/yonetim/rezervasyon-kabul-post', { k_no, not: 'Ждём вас!' })
  await page.reload()
  await expect(page.getByText('Ждём вас!')).toBeVisible()
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  await payWithCard(page, GOOD_CARD)
  await expect(page).toHaveURL(/\/ru\/basket\/complate\?/)
  await expect(page.locator('main .chip').first()).toHaveText(outcome('ru')('confirmed.chip'))
})

test('the link of a mail, without a login: refused, then paid, both end on the booking in the guest’s language', async ({
  page,
  request,
}) => {
  const offer = await freeWeek(new Shop(request), 'sor_sat', 6)
  const e_mail = await newMember(request, { language: 'tr' })
  const asked = await askAndAccept(request, await logIn(request, e_mail), offer, { e_mail, lang: 'de' })
  await open(page, `/de/reservation/${asked.k_no}?anahtar=${asked.anahtar}`)
  const pay = page.locator('[data-pay-choice] button[type=submit]')
  await expect(pay).toBeVisible()
  await expectSoundPage(page, 'accepted request')
  await page.locator('input[name=odeme_tipi][value=tamami]').check()
  await pay.click()
  await payWithCard(page, '4111111111111129')
  await expect(page.locator('h1')).toHaveText(outcome('de')('declined.title'))
  await page.reload()
  await expect(page.locator('h1')).toHaveText(outcome('de')('declined.title'))
  await pay.click()
  await payWithCard(page, GOOD_CARD)
  await expect(page).toHaveURL(new RegExp(`/de/basket/complate\\?k_no=${asked.k_no}&anahtar=${asked.anahtar}$`))
  await expect(page.locator('main .chip').first()).toHaveText(outcome('de')('confirmed.chip'))
  await page.goto(page.url().replace('/de/', '/ru/'))
  await expect(page.locator('main .chip').first()).toHaveText(outcome('ru')('confirmed.chip'))
})

test('days of the clerk’s own are priced and offered, and the guest takes them by the link of the mail', async ({
  page,
  request,
}) => {
  const offer = await freeWeek(new Shop(request), 'sor_sat', 8)
  const e_mail = await newMember(request, { language: 'tr' })
  const asked = await ask(await logIn(request, e_mail), [offer], { e_mail, lang: 'en' })
  const desk = await page.context().newPage()
  await openOffice(desk, serverUrl(), `/talepler?istek=${asked.k_no}`, 'en')
  await desk.setViewportSize({ width: 1440, height: 900 })
  await desk.getByRole('tab', { name: /^Counter-offer/ }).click()
  await desk.getByRole('radio', { name: 'Days and people of your own' }).check()
  await desk.getByLabel('Adults', { exact: true }).fill('1')
  await desk.getByRole('button', { name: 'Show the price' }).click()
  const send = desk.getByRole('button', { name: /^Send the offer, / })
  await expect(send).toBeVisible()
  await expectSoundPage(desk, 'an offer with its price')
  await send.click()
  await expect(desk.getByRole('status').filter({ hasText: 'on its way to the guest' })).toBeVisible()
  await desk.close()
  await open(page, `/en/reservation/${asked.k_no}?anahtar=${asked.anahtar}`)
  await expect(page.getByText('We have another offer for you')).toBeVisible()
  await page.getByRole('button', { name: /^Accept for / }).click()
  await expect(page.locator('[data-pay-choice] button[type=submit]')).toBeVisible()
})

test('an accepted request is paid by transfer from the link of its mail', { tag: '@walk' }, async ({
  page,
  request,
}) => {
  const offer = await freeWeek(new Shop(request), 'sor_sat', 7)
  const e_mail = await newMember(request, { language: 'tr' })
  const asked = await askAndAccept(request, await logIn(request, e_mail), offer, { e_mail, lang: 'tr' })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `/tr/reservation/${asked.k_no}?anahtar=${asked.anahtar}`)
  await page.locator('input[name=odeme_yontemi][value=havale]').check()
  await page.locator('[data-pay-choice] button[type=submit]').click()
  await expect(page.getByText(/TR\d{2}/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(/TR\d{2}/).first()).toBeVisible()
  await expectSoundPage(page, 'accepted request by transfer')
})

test('a treatment: days too near say why, the request costs nothing, and its acceptance waits for the doctor’s talk', async ({
  page,
  request,
}) => {
  const treatment = await findProduct(request, 'en', 'saglik')
  const soon = Temporal.Now.plainDateISO('Europe/Istanbul').add({ days: 8 })
  await open(page, treatment.path)
  const panel = page.getByRole('complementary', { name: 'Booking' })
  await panel.getByRole('button', { name: 'Whole month with prices' }).click()
  const near = panel.locator(`[data-day="${soon.toString()}"]`)
  // The calendar goes to the first day that can be had once it knows it, which may lie in the next month.
  await expect(async () => {
    if ((await near.count()) === 0)
      await panel.getByRole('button', { name: 'Previous month' }).click({ timeout: 2_000 })
    await expect(near).toHaveAttribute('aria-disabled', 'true', { timeout: 2_000 })
  }).toPass()
  await expect(near).toContainText(/Needs 4 weeks of notice: first possible day \d\d\.\d\d\.\d{4}/)

  const month = comingMonth(new Date())
  await open(page, `${treatment.path}?baslangic=${month}-12`)
  await expect(panel.locator('[data-plan]')).toContainText(
    'After the consultation with the doctor and 14 days to think it over',
  )
  await page.locator('#onay-klinik').check()
  await panel.locator('button.btn-sun.btn-lg').click()
  const e_mail = await register(page, { language: 'de' })
  await page.goto('/de/basket/cart')
  await expect(page.locator('[data-summary=sor_sat]')).toContainText('Nach dem Arztgespräch und 14 Tagen Bedenkzeit')
  await page.locator('[data-summary=sor_sat] button.btn').click()
  await fillGuest(page, e_mail)
  await page.getByLabel('Wann könnten Sie frühestens kommen?').fill(`12.${month.slice(5)}.${month.slice(0, 4)}`)
  await answerQuestions(page)
  await next(page).click()
  const boxes = page.locator('#odeme-formu input[type=checkbox]')
  await expect(boxes.first()).toBeVisible()
  for (const box of await boxes.all()) await box.check()
  await next(page).click()
  await expect(page).toHaveURL(/\/de\/basket\/complate\?k_no=/)
  const k_no = new URL(page.url()).searchParams.get('k_no') ?? ''

  const office = await backOffice(request)
  await office.post('/yonetim/rezervasyon-kabul-post', { k_no })
  await open(page, `/de/user/reservations/${k_no}`)
  await expect(
    page.getByText('Jetzt ist nichts zu zahlen: Die Zahlung wird nach dem Arztgespräch möglich.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /zahlen/ })).toHaveCount(0)
  await expectSoundPage(page, 'accepted without payment')
  await office.post('/yonetim/rezervasyon-olay-post', { k_no, olay: 'gorusme' })
  await page.reload()
  const day = Temporal.Now.plainDateISO('Europe/Istanbul').add({ days: 14 }).toString().split('-').reverse().join('.')
  await expect(page.getByText(`Die Zahlung ist ab ${day}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /zahlen/ })).toHaveCount(0)
})

test('somebody was quicker: nothing is taken, and there are other days and houses', async ({
  page,
  request,
  complaints,
}) => {
  const offer = await freeWeek(new Shop(request), 'direk', 5)
  await register(page)
  await open(page, await addressOf(new Shop(request), offer))
  await addToBasket(page)
  await openBasket(page, meltem())
  const rival = await newMember(request)
  const k_no = await book(await logIn(request, rival), offer, rival)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('[data-summary=direk] button.btn-sun').click()
  await expect(page).toHaveURL(/\/basket\/warning\?neden=dolu/)
  await expect(page.locator('h1')).toHaveText(outcome('en')('soldOut.title'))
  await expect(page.getByRole('heading', { name: outcome('en')('soldOut.alternatives') })).toBeVisible()
  await expectSoundPage(page, 'sold out')
  await (await logIn(request, rival)).post('/rezervasyon-iptal-post', { k_no, iade: 0 })
  forgetConflicts(complaints)
})

interface Quoted {
  readonly data: {
    readonly fis: { readonly toplam: { genel_toplam: number } }
    readonly sepet_urunler: readonly { readonly kur_toplam: { toplam: number } }[]
  }
}

test('a price that rose is shown beside the old one and accepted; then it is paid on the day', async ({ page }) => {
  await fillBasket(page, poyraz(), 'last')
  // The basket was looked at when the tour was ten euros cheaper.
  await page.route('**/api/sepet-hesapla-post', async (route) => {
    const url = route.request().url().replace('//poyraz.', '//')
    const answer = await route.fetch({ url })
    const body = (await answer.json()) as Quoted
    body.data.fis.toplam.genel_toplam -= 10
    for (const { kur_toplam } of body.data.sepet_urunler) kur_toplam.toplam -= 10
    await route.fulfill({ response: answer, json: body })
  })
  await openBasket(page, poyraz())
  await page.unroute('**/api/sepet-hesapla-post')
  await page.locator('[data-summary=direk] button.btn-sun').click()
  await expect(page).toHaveURL(/\/basket\/warning\?neden=fiyat/)
  await expect(page.locator('h1')).toHaveText(outcome('en')('price.title'))
  await expect(page.getByRole('heading', { name: /\+€10\.00/ })).toBeVisible()
  await expectSoundPage(page, 'price changed')
  await page.getByRole('button', { name: 'Continue at' }).click()
  await expect(field(page, 'ad')).toBeVisible()
  await goToPayment(page)
  await page.locator('input[name=odeme_yontemi][value=tur_gunu]').check()
  await expect(page.locator('input[name=odeme_tipi]')).toHaveCount(0)
  await expect(page.locator('[data-now]')).toHaveText('€0.00')
  await bookBy(page, 'tur_gunu')
  await expect(page).toHaveURL(/\/basket\/complate\?/)
  await expect(page.locator('main .chip').first()).toHaveText('Confirmed')
  // Nothing now and no deposit: all of it on the day.
  const receipt = outcome('en')
  const parts = page.locator('main [data-part]')
  await expect(parts).toHaveCount(1)
  await expect(parts).toContainText(`${receipt('receipt.later')}, full amount`)
  await expectSoundPage(page, 'paid on the day')
})

/** Walks on by the key alone until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 90; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${target.toString()}`)
}

test('by keyboard alone: basket, guest, contracts, transfer, and the notice of it', async ({ page }) => {
  await fillBasket(page, meltem(), 4)
  const e_mail = await register(page, { language: 'tr' })
  await openBasket(page, meltem(), 'tr')
  const write = async (target: Locator, text: string) => {
    await tabTo(page, target)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }
  const press = async (target: Locator, key: 'Enter' | 'Space') => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }
  await press(page.locator('[data-summary=direk] button.btn-sun'), 'Enter')
  await expect(field(page, 'ad')).toBeVisible()
  await write(field(page, 'ad'), 'Elif')
  await write(field(page, 'soyad'), 'Karagöz')
  await write(field(page, 'e_mail'), e_mail)
  await write(field(page, 'telefon'), '12')
  await press(next(page), 'Enter')
  // What is wrong is said, and the focus is where it is.
  await expect(field(page, 'telefon')).toBeFocused()
  await expect(field(page, 'telefon')).toHaveAttribute('aria-invalid', 'true')
  await write(field(page, 'telefon'), '05321234567')
  await press(next(page), 'Enter')
  const transfer = page.locator('input[name=odeme_yontemi][value=havale]')
  await expect(transfer).toBeVisible()
  await tabTo(page, page.locator('input[name=odeme_yontemi]:checked'))
  for (let turn = 0; turn < 3 && !(await transfer.isChecked()); turn += 1) await page.keyboard.press('ArrowDown')
  for (const box of await page.locator('#odeme-formu input[type=checkbox]').all()) await press(box, 'Space')
  await press(next(page), 'Enter')
  await expect(page.locator('h1')).toHaveText(outcome('tr')('transfer.title'))
  await press(page.locator('form:has(#claim-tutar) button[type=submit]'), 'Enter')
  await expect(page.getByRole('alert')).toContainText('bildiriminiz ulaştı')
})

test('an enquiry without a basket: dates the wrong way round are refused, then it is sent and confirmed by mail', async ({
  page,
  complaints,
}) => {
  const e_mail = newAddress()
  await open(page, '/de/enquire-booking?tur=villa')
  const fill = (name: string, value: string) => page.locator(`#talep-${name}`).fill(value)
  await fill('baslangic', '2027-07-10')
  await fill('bitis', '2027-07-03')
  await fill('istekler', 'Ein ruhiges Haus mit Pool, nah am Meer.')
  await fill('ad', 'Jürgen')
  await fill('soyad', 'Weiß')
  await fill('e_mail', e_mail)
  await page.locator('#talep-gizlilik_politikasi').check()
  await page.locator('#talep button[type=submit]').click()
  await expect(page.locator('#talep-bitis-error')).toBeVisible()
  await fill('bitis', '2027-07-17')
  await page.locator('#talep button[type=submit]').click()
  await expect(page.getByText(e_mail)).toBeVisible()
  await expectSoundPage(page, 'enquiry sent')
  await expect.poll(async () => (await receivedMails()).some(({ to }) => to.includes(e_mail))).toBe(true)
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !/status of 422/.test(one)))
})
