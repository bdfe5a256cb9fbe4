import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { meltem } from '../basket-walk.ts'
import { comingMonth, type Day, findOpenDay, findProduct, findProductWith } from '../product-of-kind.ts'
import { open, test, untilKept } from '../storefront-test.ts'

const MONTH = comingMonth(new Date())
const NIGHTS = 7

/** The chat buttons are an aside too. */
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Booking' })

interface Quote {
  readonly data: {
    readonly kur_rezervasyon_toplam: { readonly genel_toplam: number; readonly on_odeme_toplam: number }
  }
}

async function openTour(page: Page, request: APIRequestContext, party = 'yetiskin=2&cocuk=1') {
  const tour = await findProduct(request, 'en', 'tur')
  const day = await findOpenDay(request, tour.k_no, MONTH)
  await open(page, `${tour.path}?baslangic=${day}&${party}`)
  return { ...tour, day }
}

test('the panel shows the price the API quotes for the same line', async ({ page, request }) => {
  const quoted = page.waitForResponse((response) => response.url().endsWith('/api/sepet-hesapla-post'))
  await openTour(page, request)
  const first = panelOf(page)
    .locator('[aria-pressed]')
    .filter({ hasText: /\d\d:\d\d/ })
  if ((await first.count()) > 1) await first.first().click()
  const sent = await quoted
  const again = await request.post('/api/sepet-hesapla-post', {
    headers: { company: 'meltem' },
    data: JSON.parse(sent.request().postData() ?? '{}'),
  })
  const { data } = (await again.json()) as Quote
  const money = (amount: number) => `€${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  const total = panelOf(page).locator('[data-total]')
  await expect(total).toHaveText(money(data.kur_rezervasyon_toplam.genel_toplam))
  await expect(panelOf(page)).toContainText(money(data.kur_rezervasyon_toplam.on_odeme_toplam))
})

test('a villa is booked with the keyboard alone, and lies in the request basket', { tag: '@walk' }, async ({
  page,
  request,
}) => {
  const villa = await findProduct(request, 'en', 'villa')
  const day = await findOpenDay(request, villa.k_no, MONTH, NIGHTS)
  await open(page, `${villa.path}?baslangic=${day}`)
  const arrival = page.locator(`#takvim [data-day="${day}"]`)
  await expect(arrival).toHaveAttribute('data-look', 'first')
  await arrival.focus()
  for (let night = 0; night < NIGHTS; night += 1) await page.keyboard.press('ArrowRight')
  await expect(page.locator('#takvim [data-day]:focus')).not.toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(panelOf(page).locator('[data-total]')).toBeVisible()
  const action = panelOf(page).getByRole('button', { name: /request|basket/i })
  await action.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /1 item in your basket/ })).toBeVisible()
  await untilKept(page)
  await page.reload()
  await expect(page.getByRole('link', { name: /1 item in your basket/ })).toBeVisible()
})

test('who presses too early is led to the day; its only departure is taken without asking', async ({ page }) => {
  await open(page, meltem().tour)
  const panel = panelOf(page)
  const add = panel.getByRole('button', { name: 'Add to basket' })
  const openDay = panel.locator('[data-asks=gun] button:not([aria-disabled=true], [aria-expanded])').first()
  await expect(openDay).toBeVisible()
  await add.click()
  await expect(openDay).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel.locator('[data-total]')).toBeVisible()
})

test('on a phone the sheet keeps the focus and gives it back', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTour(page, request)
  const opener = page.locator('[data-book-bar]').getByRole('button')
  await opener.click()
  const sheet = page.locator('dialog.sheet[open]')
  await expect(sheet).toBeVisible()
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement !== document.body && activeElement?.closest('dialog') === null
    })
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a wedding is asked for on its own page, and the answer stands there', async ({ page, request }) => {
  const wedding = await findProduct(request, 'en', 'dugun')
  await open(page, wedding.path)
  const letter = page.locator('#istek')
  await letter.getByLabel('First name').fill('Anna')
  await letter.getByLabel('Last name').fill('Novak')
  await letter.getByLabel('E-mail').fill('anna@example.com')
  await letter.getByLabel('What must not be missing?').fill('A long table under trees')
  await letter.getByRole('checkbox').check()
  await letter.getByRole('button', { name: 'Send to the planner' }).click()
  await expect(page.getByText(/Its number is T\d{6}-\w+; the answer goes to anna@example\.com/)).toBeVisible()
})

test('unknown addresses are 404, and a slug of another language leads to the right one', async ({ request }) => {
  expect((await request.get('/en/d/tours/no-such-product')).status()).toBe(404)
  const [turkish, english] = await Promise.all([
    findProduct(request, 'tr', 'villa'),
    findProduct(request, 'en', 'villa'),
  ])
  const slug = turkish.path.split('/').at(-1)
  const answer = await request.get(`/en/d/x/${slug}`, { maxRedirects: 0 })
  if (!english.path.endsWith(`/${slug}`)) {
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(english.path)
  }
})

const isFull = ({ engel }: Day) => engel?.neden === 'dolu'
const isOpen = ({ engel }: Day) => engel === null

test('a sold-out day of a tour names free days and takes the party onto the waiting list', async ({
  page,
  request,
}) => {
  const { path, days } = await findProductWith(request, 'tur', (all) => all.some(isFull) && all.some(isOpen))
  const full = days.find(isFull)?.tarih ?? ''
  await open(page, `${path}?baslangic=${days.find(isOpen)?.tarih}`)
  const panel = panelOf(page)
  await panel.getByRole('button', { name: 'Whole month with prices' }).click()
  const day = panel.locator(`[data-day="${full}"]`)
  await expect(day).toHaveAttribute('data-look', 'full')
  await expect(day).toContainText('Sold out., select to see other dates')
  await day.focus()
  await page.keyboard.press('Enter')
  const other = panel.getByRole('region', { name: /Sold out/ })
  await expect(other.getByRole('heading')).toBeFocused()
  const nearest = other.getByRole('listitem').getByRole('button')
  await expect(nearest.first()).toBeVisible()
  await other.getByText('Notify me when a place becomes available').click()
  await other.getByLabel('Your name').fill('Anna Novak')
  await other.getByLabel('E-mail').fill(`anna.${full}@example.com`)
  await other.getByRole('button', { name: 'Add me to the list' }).click()
  await expect(other.getByText(/You are number \d+ on the list/)).toBeVisible()
  await nearest.first().click()
  await expect(other).toHaveCount(0)
  await expect(panel.locator('[data-day]:focus')).toHaveAttribute('data-look', 'first')
})

test('days that cannot begin a stay do not look free, and say why; days that can end it do', async ({
  page,
  request,
}) => {
  const cannot = ({ engel }: Day) => engel?.neden === 'giris_gunu_degil'
  const { path, days } = await findProductWith(request, 'villa', (all) => {
    const place = all.findIndex(isOpen)
    const stay = all.slice(place, place + 9)
    return place >= 0 && all.some(cannot) && stay.length === 9 && stay.every(({ gece }) => gece === null)
  })
  const arrival = days.find(isOpen)
  await open(page, `${path}?baslangic=${arrival?.tarih}`)
  const dayOn = (tarih: string) => page.locator(`#takvim [data-day="${tarih}"]`)
  await expect(dayOn(arrival?.tarih ?? '')).toHaveAttribute('data-look', 'first')
  const earliest = days[days.findIndex(isOpen) + (arrival?.en_az_gece ?? 1)]?.tarih ?? ''
  await expect(dayOn(earliest)).not.toHaveAttribute('aria-disabled', 'true')
  await expect(dayOn(earliest)).toHaveAttribute('data-look', /free|low/)
  await dayOn(earliest).click()
  // With a whole stay chosen every other day is read as an arrival again.
  await expect(dayOn(earliest)).toHaveAttribute('data-look', 'last')
  const lone = page.locator('#takvim [data-look=off]').first()
  await expect(lone).toHaveAttribute('aria-disabled', 'true')
  await lone.hover()
  await expect(page.locator('#takvim')).toContainText(/You cannot arrive on this day|Stay at least/)
})

test('a party of five takes several rooms of a hotel in one line, and the basket says so', async ({
  page,
  request,
}) => {
  const { path, days } = await findProductWith(request, 'otel', (all) => {
    const place = all.findIndex(isOpen)
    return place >= 0 && all.slice(place, place + 5).every(({ kalan }) => (kalan ?? 0) > 3)
  })
  const from = days.findIndex(isOpen)
  const query = `baslangic=${days[from]?.tarih}&bitis=${days[from + 3]?.tarih}&yetiskin=2`
  await open(page, `${path}?${query}`)
  const panel = panelOf(page)
  const rooms = panel.getByRole('group', { name: 'Rooms' })
  await expect(rooms.locator('output')).toHaveText('1')
  for (let more = 0; more < 3; more += 1) await panel.getByRole('button', { name: 'Adults: more' }).click()
  await expect(rooms.locator('output')).not.toHaveText('1')
  const count = await rooms.locator('output').textContent()
  await expect(panel).toContainText(new RegExp(`${count} rooms × \\d night`))
  const action = panel.getByRole('button', { name: /request|basket/i })
  await expect(panel.locator('[data-total]')).toBeVisible()
  await action.click()
  await expect(page.getByRole('link', { name: /1 item in your basket/ })).toBeVisible()
  await open(page, '/en/basket/cart')
  await expect(page.locator('main')).toContainText(`${count} rooms, 5 adults`)
})
