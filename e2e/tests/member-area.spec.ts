import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import { expect } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { open, test } from '../storefront-test.ts'
import { book, bookTogether, freeTours, freeWeek, logIn, pay, register, type Shop } from '../test-member.ts'

const PAGES = [
  '',
  '/reservations',
  '/favorites',
  '/coupons',
  '/vouchers',
  '/payments',
  '/transfers',
  '/notification',
  '/profile',
] as const

/** As the area itself names its pages. */
function titleOf(language: Language, path: (typeof PAGES)[number]): RegExp {
  const t = translatorFor(language, 'user')
  const page = path.slice(1) as Exclude<(typeof PAGES)[number], ''> extends `/${infer Name}` ? Name : never
  return new RegExp(`^${path === '' ? t('title') : t(`pages.${page}`)}`)
}

interface Summary {
  readonly k_no: string
  readonly genel_toplam: number
  readonly kayit_no: string
}

async function summaryOf(shop: Shop, k_no: string): Promise<Summary> {
  const { rezervasyonlar } = await shop.get<{ rezervasyonlar: Summary[] }>('/uye-tum-veriler-get')
  const found = rezervasyonlar.find((one) => one.k_no === k_no)
  if (!found) throw new Error(`reservation ${k_no} is not in the list`)
  return found
}

for (const language of LANGUAGES) {
  test(`every page of a new member in ${language}: axe finds nothing, nothing runs over, each names the next step`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await register(page, { language })
    for (const path of PAGES) {
      await open(page, `/${language}/user${path}`)
      await expect(page.locator('.area-nav')).toBeVisible()
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('.waiting')).toHaveCount(0)
      await expectSoundPage(page, path, shareOfWidths(language))
    }
  })
}

test('titles of the area are in the language of the page, from the start and after it is switched', async ({
  page,
}) => {
  await register(page, { language: 'ru' })
  for (const path of PAGES) {
    await open(page, `/ru/user${path}`)
    await expect(page, path).toHaveTitle(titleOf('ru', path))
  }
  await page
    .locator('a[hreflang=de][href*="/user"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/de\/user\/profile/)
  await expect(page).toHaveTitle(titleOf('de', '/profile'))
  // From one page of the area to the next, without a new document.
  await page.locator('.area-nav a[href$="/user/payments"]').click()
  await expect(page).toHaveTitle(titleOf('de', '/payments'))
})

test('a trip: chips, detail, receipt, voucher, change, cancel', { tag: '@walk' }, async ({ page, request }) => {
  const e_mail = await register(page)
  const shop = await logIn(request, e_mail)
  const [offer] = await freeTours(shop, 2, 1)
  if (!offer) throw new Error('the demo has no tour to book')
  const k_no = await book(shop, offer, e_mail)
  const { genel_toplam, kayit_no } = await summaryOf(shop, k_no)
  await open(page, '/en/user')
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
  await expect(page.getByText('Complete your payment')).toBeVisible()
  await pay(request, k_no, Math.round(genel_toplam * 25) / 100)

  await open(page, '/en/user/reservations')
  const row = page.locator('.trip-row')
  await expect(row).toContainText(kayit_no)
  await expect(row).toContainText('Active')
  await expect(row).toContainText(/Deposit paid|Partly paid/)
  await page.getByRole('link', { name: 'Cancelled' }).click()
  await expect(page.getByText('You have no cancelled reservation.')).toBeVisible()
  await page.getByRole('link', { name: 'Upcoming' }).click()
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible()
  await expect(page.getByText('Paid so far', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Make a change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('group', { name: 'Adults' }).getByRole('button').last().click()
  await dialog.getByRole('button', { name: 'Show the new price' }).click()
  await expect(dialog.getByText('New total')).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirm the change' }).click()
  await expect(page.getByText('Your reservation has been changed.').last()).toBeVisible()
  await expect(page.getByText('3 adults', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Show vouchers' }).click()
  await expect(page.getByRole('img', { name: /QR code of voucher/ })).toBeVisible()
  await expect(page.locator('.ticket')).toContainText('Active')
  await expect(page.locator('.ticket')).toContainText(kayit_no)

  await open(page, `/en/user/reservations/${k_no}`)
  await page.getByRole('button', { name: 'How much would I get back?' }).click()
  await expect(dialog.getByText(/^Refund: /)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel the reservation' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('main .chip').first()).toHaveText('Cancelled')
  await open(page, '/en/user/vouchers')
  await expect(page.locator('.ticket')).toContainText('Inactive')
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0)
})

test('one service of a mixed booking is cancelled alone: its own windows and refund, the rest stays', async ({
  page,
  request,
}) => {
  const e_mail = await register(page)
  const shop = await logIn(request, e_mail)
  const [tour] = await freeTours(shop, 2, 1)
  if (!tour) throw new Error('the demo has no tour to book')
  const villa = await freeWeek(shop, 'direk', 4)
  const { k_no, on_odeme_toplam } = await bookTogether(shop, [villa, tour], e_mail)
  await pay(request, k_no, on_odeme_toplam)

  await open(page, `/en/user/reservations/${k_no}`)
  const services = page.locator('#cancel [data-services] > li')
  await expect(services).toHaveCount(2)
  // Each service has dates of its own; the tour comes first.
  const [first, second] = [services.nth(0), services.nth(1)]
  await expect(first).toContainText(/^.*Until .*full refund/s)
  expect(await first.locator('ul').textContent()).not.toBe(await second.locator('ul').textContent())
  const title = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('button', { name: `Cancel only ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: `Cancel ${title}` })
  await expect(dialog.getByText('Everything else in the booking stays as it is.')).toBeVisible()
  await expect(dialog.locator('dl > div')).toHaveCount(1)
  await expectSoundPage(page, 'the dialog of one service', shareOfWidths('en'))
  await dialog.getByRole('button', { name: 'Cancel this service' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(first).toContainText('Cancelled on')
  await expect(page.getByRole('button', { name: /^Cancel only/ })).toHaveCount(0)
  await expect(page.locator('main .chip').first()).toHaveText('Active')
  await expect(page.locator('[data-standing]')).toContainText('Total now')
  await expect(page.getByRole('button', { name: 'Make a change' })).toHaveCount(0)
  await open(page, '/en/user/vouchers')
  await expect(page.locator('.ticket').filter({ hasText: title })).toContainText('Inactive')
})

test('one service is cancelled by the link of the mail, without a login', async ({ page, request }) => {
  const e_mail = await register(page)
  const shop = await logIn(request, e_mail)
  const { k_no, anahtar, on_odeme_toplam } = await bookTogether(shop, await freeTours(shop, 3, 2), e_mail)
  await pay(request, k_no, on_odeme_toplam)
  await page.context().clearCookies()
  await open(page, `/en/reservation/${k_no}?anahtar=${anahtar}`)
  await expect(page.locator('header details summary .bg-sea')).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Cancel only/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel this service' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/Cancelled on/)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'How much would I get back?' })).toBeVisible()
})

test('another member’s reservation is as good as none', async ({ page, complaints }) => {
  await register(page)
  await open(page, '/en/user/reservations/0198a3c2-0000-7000-8000-000000000001')
  await expect(page.locator('h1')).toHaveText('This reservation could not be found')
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !/status of 404/.test(one)))
})

test('a transfer is told of, and a wrong amount is refused at its field', async ({ page, request }) => {
  const e_mail = await register(page)
  const shop = await logIn(request, e_mail)
  const [offer] = await freeTours(shop, 3, 1)
  if (!offer) throw new Error('the demo has no tour to book')
  const k_no = await book(shop, offer, e_mail)
  await open(page, `/en/user/payments?rezervasyon=${k_no}`)
  await page.getByLabel('Bank the money was sent to').selectOption({ index: 1 })
  await page.getByLabel('Name on the transfer').fill('Ирина Козлова')
  await page.getByLabel(/^Amount/).fill('a lot')
  await page.getByRole('button', { name: 'Send notice' }).click()
  await expect(page.locator('#claim-tutar-error')).toContainText('Enter an amount')
  await page.getByLabel(/^Amount/).fill('1.234,50')
  await page.getByRole('button', { name: 'Send notice' }).click()
  await expect(page.getByRole('alert')).toContainText('your message has arrived')
  await open(page, '/en/user')
  await expect(page.getByRole('link', { name: 'We are checking your transfer' })).toBeVisible()
  await open(page, `/en/user/reservations/${k_no}`)
  await expect(page.locator('#payment')).toContainText('You told us of a transfer of €1,234.50')
})

test('a heart marks after the server’s word, the badge counts, the page shows and forgets', async ({
  page,
  complaints,
}) => {
  await register(page)
  await open(page, '/en/d')
  const heart = page.locator('article button[aria-pressed]').first()
  await page.route('**/api/uye-favori-ekle-post', (route) => route.abort())
  await heart.click()
  await expect(page.getByText('We could not reach the server.').last()).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/api/uye-favori-ekle-post')
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !one.includes('uye-favori-ekle-post')))
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: '1 favourite' })).toBeVisible()
  await page.getByRole('link', { name: '1 favourite' }).click()
  await expect(page.locator('main article')).toHaveCount(1)
  await page.locator('main article button[aria-pressed]').click()
  await expect(page.getByText('No favourites yet').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'No favourites yet' })).toBeVisible()
})

test('a visitor who presses a heart is asked to log in', async ({ page }) => {
  await open(page, '/en/d')
  await page.locator('article button[aria-pressed]').first().click()
  await expect(page.getByRole('dialog', { name: 'Member login' })).toBeVisible()
})

test('notices can be switched off by keyboard alone', async ({ page }) => {
  await register(page)
  await open(page, '/en/user/notification')
  const toggle = page.getByRole('group', { name: 'Coupons' }).getByRole('switch', { name: 'By e-mail' })
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Your preference is saved.')).toBeVisible()
  await expect(toggle).not.toBeChecked()
  await open(page, '/en/user/notification')
  await expect(toggle).not.toBeChecked()
})
