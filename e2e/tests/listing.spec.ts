import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { addDays } from '@meltem/domain/calendar-day'
import { formatDate } from '@meltem/i18n/format'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { expectSoundPage, findings, shareOfWidths } from '../axe.ts'
import { open, test } from '../storefront-test.ts'

interface Category {
  readonly turu: string
  readonly slug: string | null
}

/** The lists of a language: everything, a place without products, the first category and destination that have a written page. */
async function listsOf(request: APIRequestContext, language: Language): Promise<string[]> {
  const answer = await request.get(`/api/page-all-get?dil=${language}`, { headers: { company: 'meltem' } })
  const { data } = (await answer.json()) as { data: Category[] }
  const slugs = (turu: string, most: number) =>
    data.flatMap((page) => (page.turu === turu && page.slug ? [`/${turu}/${page.slug}`] : [])).slice(0, most)
  return ['/d', '/d?gorunum=harita', '/d?bolge=yok-boyle-yer', ...slugs('c', 1), ...slugs('u', 1)].map(
    (path) => `/${language}${path}`,
  )
}

const count = async (page: Page) => {
  const said = await page.locator('main header [role=status]').textContent()
  return Number(said?.match(/\d+/)?.[0] ?? -1)
}

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })

for (const language of LANGUAGES) {
  test(`axe finds nothing on lists in ${language}, and nothing runs over the edge`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of await listsOf(request, language)) {
      await open(page, path)
      await expectSoundPage(page, path, shareOfWidths(language))
    }
  })
}

test('a list of cars asks where and when, prices every class for it and leads to the same sum', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/en/c/car-hire')
  const cards = page.locator('main article')
  await expect(cards.locator('svg[role=img]')).toHaveCount(await cards.count())
  await expect(page.getByLabel('Pick-up place')).toHaveValue('')
  const inDays = (days: number) => Temporal.Now.plainDateISO('Europe/Istanbul').add({ days }).toString()
  const typeDay = async (name: string, days: number) => {
    await page.getByLabel(name, { exact: true }).fill(inDays(days))
    await page.keyboard.press('Tab')
  }
  await typeDay('Pick-up day', 40)
  await expect(page).toHaveURL(new RegExp(`baslangic=${inDays(40)}`))
  await typeDay('Return day', 46)
  await expect(page).toHaveURL(new RegExp(`bitis=${inDays(46)}`))
  await expect(page.getByLabel('Return day', { exact: true })).toHaveValue(formatDate(inDays(46)))
  await expect(page.getByText('3–6 days, your hire').filter({ visible: true })).toHaveCount(1)
  await expect(page).not.toHaveURL(/saat=|yeri=/)
  const [card] = await cards.all()
  if (!card) throw new Error('No car is free')
  const sumOf = async () => (await card.textContent())?.match(/€[\d,]+\.\d\d/)?.[0] ?? 'no sum'
  const plain = await sumOf()
  // Three hours more are one more day, which falls into the next band; a place has its fee.
  await page.getByLabel('Return time').selectOption('13:00')
  await expect(page.getByText('7–13 days, your hire').filter({ visible: true })).toHaveCount(1)
  await page.getByLabel('Pick-up place').selectOption({ label: 'Pick-up at the airport, €15.00' })
  await expect(page.getByText('7 days. Pick-up at the airport: €15.00.')).toBeVisible()
  await expect(page.getByLabel('Return time')).toHaveValue('13:00')
  await expect(page.getByLabel('Pick-up time')).toHaveValue('')
  const sum = await sumOf()
  expect(sum).not.toBe(plain)
  await expectSoundPage(page, 'a list of cars')
  await page.setViewportSize({ width: 1440, height: 900 })
  await card.getByRole('link').first().click()
  const panel = page.getByRole('complementary', { name: 'Booking' })
  await expect(panel.locator('[data-total]')).toHaveText(sum)
  await expect(panel.getByLabel('Pick-up place').locator('option:checked')).toHaveText('Pick-up at the airport, €15.00')
  await expect(panel.getByLabel('Return time')).toHaveValue('13:00')
  // The number of guests is not asked here, and not forgotten either.
  await open(page, '/en/c/car-hire?yetiskin=5')
  await typeDay('Pick-up day', 40)
  await expect(page).toHaveURL(/yetiskin=5/)
  await expect(page).toHaveURL(/baslangic=/)
})

test('the keyboard alone filters, sees the chip, takes it away and goes back', { tag: '@walk' }, async ({ page }) => {
  await open(page, '/en/d')
  const all = await count(page)
  const box = filters(page).getByRole('checkbox').first()
  await box.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/urun_tipi=/)
  await expect(box).toBeChecked()
  await expect(box).toBeFocused()
  await expect.poll(() => count(page)).toBeLessThan(all)
  const chip = page.getByRole('link', { name: /^Remove filter/ })
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/d$/)
  await expect(box).not.toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(/urun_tipi=/)
  await expect(box).toBeChecked()
  await page.goBack()
  await expect.poll(() => count(page)).toBe(all)
})

test('a filter ticked on a slow machine before its form has come to life is not lost', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  // At once, and in the moment when the page lives but the form does not.
  for (const visit of [() => page.goto('/en/d'), () => open(page, '/en/d')]) {
    await visit()
    const box = filters(page).getByRole('checkbox').first()
    const element = await box.elementHandle()
    await box.focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/urun_tipi=/)
    await expect(box).toBeChecked()
    await expect(box).toBeFocused()
    // The form was never drawn anew in between.
    expect(await element?.evaluate((one) => one.isConnected)).toBe(true)
  }
})

test('a filter taken back before its list has come is taken back', async ({ page }) => {
  await open(page, '/en/d')
  const all = await count(page)
  const lists: string[] = []
  const bothAsked = Promise.withResolvers<void>()
  await page.route(/\/en\/d\.data/, async (route) => {
    lists.push(new URL(route.request().url()).search)
    await bothAsked.promise
    // The list that is no longer wanted may have been given up by the page.
    await route.continue().catch(() => undefined)
  })
  const box = filters(page).getByRole('checkbox').first()
  await box.check()
  await expect.poll(() => lists.filter((query) => query.includes('urun_tipi'))).toHaveLength(1)
  await box.uncheck()
  await expect.poll(() => lists.length).toBe(2)
  const last = page.waitForResponse(/\/en\/d\.data/)
  bothAsked.resolve()
  await last
  await expect(page).toHaveURL(/\/en\/d$/)
  await expect(box).not.toBeChecked()
  await expect.poll(() => count(page)).toBe(all)
})

test('prices are narrowed by field and by handle', async ({ page }) => {
  await open(page, '/en/d')
  const all = await count(page)
  const most = page.getByRole('textbox', { name: /^To \(/ })
  await most.fill('60')
  await most.press('Enter')
  await expect(page).toHaveURL(/fiyat_en_cok=60/)
  await expect.poll(() => count(page)).toBeLessThan(all)
  await page.getByRole('link', { name: 'Clear' }).click()
  await expect(most).toHaveValue('')
  await page.getByRole('slider', { name: 'Lowest price' }).focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/fiyat_en_az=\d+/)
  await expect(page.getByRole('slider', { name: 'Lowest price' })).toBeFocused()
})

test('the order is chosen and stays in the address', async ({ page }) => {
  await open(page, '/en/d')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('fiyat_artan')
  await expect(page).toHaveURL(/sirala=fiyat_artan/)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('fiyat_artan')
})

test('an empty list names the filter in the way and leads out of it', async ({ page }) => {
  await open(page, '/en/d?fiyat_en_cok=1')
  await expect(page.getByRole('heading', { name: 'No results for all of these filters' })).toBeVisible()
  await expect(page.getByText(/The filter that removes most is “up to €1.00”/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Close to what you are looking for' })).toBeVisible()
  await page.getByRole('link', { name: 'Remove “up to €1.00”' }).click()
  await expect(page).toHaveURL(/\/en\/d$/)
  await expect.poll(() => count(page)).toBeGreaterThan(0)
})

test('what is close to a list nobody can fill opens without the wish that stood in the way', async ({ page }) => {
  const today = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
  const dates = `baslangic=${addDays(today, 60)}&bitis=${addDays(today, 67)}`
  await open(page, `/en/d?urun_tipi=villa&${dates}&yetiskin=60`)
  await expect(page.getByRole('heading', { name: 'Close to what you are looking for' })).toBeVisible()
  await expect(page.getByText('The filter that removes most is “number of guests”')).toBeVisible()
  const near = page.locator('main article a[href*="/d/"]').first()
  await expect(near).toHaveAttribute('href', new RegExp(`\\?${dates}&secenek=[\\w-]+$`))
})

test('absurd addresses are lists, and a page that does not exist is none', async ({ page, request }) => {
  const answer = await request.get(
    `/en/d?sayfa=-3&yetiskin=1e9&bolge=%3Cscript%3E&ozellik=%27%3B--&ara=${'x'.repeat(400)}&fiyat_en_az=abc`,
  )
  expect(answer.status()).toBe(200)
  expect((await request.get('/en/d?sayfa=999')).status()).toBe(404)
  await open(page, `/en/d?ara=${encodeURIComponent('<img src=x onerror=alert(1)> שלום 🐟')}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x')
})

test('the map shows prices, comes nearer and searches its cut of the coast', { tag: '@walk' }, async ({ page }) => {
  await open(page, '/en/d')
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL(/gorunum=harita/)
  const map = page.getByRole('region', { name: /^Map of the coast/ })
  await expect(map.getByRole('link').first()).toBeVisible()
  await map.getByRole('button', { name: 'Zoom in' }).click()
  await map.getByRole('link', { name: 'Search this area' }).click()
  await expect(page).toHaveURL(/kutu=/)
  await expect(page.getByRole('link', { name: 'Remove filter: Map area' })).toBeVisible()
})

test('the chart is moved by keys and wheel, and asks nobody but us', async ({ page, baseURL }) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) strangers.push(request.url())
  })
  await open(page, '/en/d?gorunum=harita')
  const map = page.getByRole('region', { name: /^Map of the coast/ })
  const chart = map.getByRole('region', { name: /Arrow keys move it/ })
  const area = map.getByRole('link', { name: 'Search this area' })
  await expect(chart.locator('img[src^="/kiyi/"]').first()).toBeVisible()
  await expect(area).toBeHidden()
  await chart.focus()
  await page.keyboard.press('ArrowRight')
  await expect(area).toBeVisible()
  const moved = await area.getAttribute('href')
  await page.keyboard.press('+')
  await expect(area).not.toHaveAttribute('href', moved ?? '')
  const nearer = await area.getAttribute('href')
  await chart.hover()
  await page.mouse.wheel(0, 400)
  await expect(area).not.toHaveAttribute('href', nearer ?? '')
  expect(strangers).toEqual([])
})

/** LOOK-21. */
for (const width of [1280, 1920]) {
  test(`from as far away as it goes, the chart still fills its frame: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/en/d?gorunum=harita')
    const chart = page.getByRole('region', { name: /Arrow keys move it/ })
    await chart.focus()
    for (const key of ['-', '-', '-', '-', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp'])
      await page.keyboard.press(key)
    await expect
      .poll(() =>
        chart.evaluate((frame) => {
          const { left, right, top, bottom } = frame.getBoundingClientRect()
          const tiles = [...frame.querySelectorAll('img.leaflet-tile-loaded')].map((tile) =>
            tile.getBoundingClientRect(),
          )
          const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => ({ x, y })))
          return corners.filter(
            ({ x, y }) => !tiles.some((tile) => x >= tile.left && x <= tile.right && y >= tile.top && y <= tile.bottom),
          )
        }),
      )
      .toEqual([])
  })
}

/** LOOK-22. */
test('prices of one row stand at one height, with and without a permit below them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/en/d')
  const feet = await page.locator('main ul > li > article').evaluateAll((cards) =>
    cards.map((card) => {
      const foot = card.querySelector('.card-foot > p:first-child')
      return {
        row: Math.round(card.getBoundingClientRect().top),
        price: Math.round(foot?.getBoundingClientRect().bottom ?? 0),
        permit: card.querySelector('.card-permit') !== null,
      }
    }),
  )
  const rows = Map.groupBy(feet, ({ row }) => row)
  const mixed = [...rows.values()].filter((row) => row.some((a) => a.permit) && row.some((a) => !a.permit))
  expect(mixed.length).toBeGreaterThan(0)
  for (const row of mixed) {
    const heights = row.map(({ price }) => price)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
  }
})

test('pins of the chart are reached by the keyboard and say what they are', async ({ page }) => {
  await open(page, '/en/d?gorunum=harita')
  const map = page.getByRole('region', { name: /^Map of the coast/ })
  // Pins are there once the chart is; before that a tab leads past it.
  await expect(map.locator('a.pin').first()).toBeVisible()
  await map.getByRole('region', { name: /Arrow keys move it/ }).focus()
  await page.keyboard.press('Tab')
  const pin = map.locator('a.pin:focus')
  await expect(pin).toHaveAccessibleName(/from/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the map fills the screen, with the products in a sheet, and leads back to the list', async ({ page }) => {
    await open(page, '/en/d?gorunum=harita')
    const screen = page.getByRole('dialog')
    await expect(screen.getByRole('region', { name: /Arrow keys move it/ })).toBeVisible()
    const cards = screen.getByRole('region', { name: 'Results' }).getByRole('listitem')
    await expect(cards.first()).toBeVisible()
    expect(await findings(page, { part: 'dialog[open]' })).toEqual([])
    await screen.getByRole('link', { name: 'As a list' }).click()
    await expect(page).not.toHaveURL(/gorunum=harita/)
    await expect(screen).toBeHidden()
  })

  test('the filters open as a sheet that keeps the focus, filters at once and closes by key and by back', async ({
    page,
  }) => {
    await open(page, '/en/d')
    const all = await count(page)
    await page.getByRole('link', { name: 'Filter', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet).toBeVisible()
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(() => {
        const focused = document.activeElement
        return focused === document.body || focused?.closest('dialog') !== null
      })
      expect(inside).toBe(true)
    }
    await sheet.getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/urun_tipi=.*#filtreler$/)
    expect(await findings(page, { part: 'dialog[open]' })).toEqual([])
    // Were the list read anew for the closing, the sheet would be asked for again in the middle of it, and stay away.
    let readAnew = 0
    let waiting = Promise.withResolvers<void>()
    await page.route(/\/en\/d\.data/, async (route) => {
      readAnew += 1
      await waiting.promise
      await route.continue()
    })
    await sheet.getByRole('button', { name: /^Show \d+/ }).click()
    await expect(sheet).toBeHidden()
    await expect.poll(() => count(page)).toBeLessThan(all)
    expect(readAnew).toBe(0)
    waiting.resolve()
    await page.getByRole('link', { name: /^Filter · 1/ }).click()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.getByRole('link', { name: /^Filter · 1/ }).click()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/urun_tipi=[^#]*$/)
    // A visitor who does not wait for the list loses no choice.
    waiting = Promise.withResolvers<void>()
    await page.getByRole('link', { name: /^Filter · 1/ }).click()
    await sheet.getByRole('checkbox').nth(1).check()
    await sheet.getByRole('button', { name: /^Show \d+/ }).click()
    waiting.resolve()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/urun_tipi=\w+,\w+$/)
    await expect(page.getByRole('link', { name: /^Filter · 2/ })).toBeVisible()
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is filtered, sorted, paged and shared as plain forms and links', async ({ page }) => {
    await page.goto('/en/d')
    const all = await count(page)
    const form = filters(page)
    await form.getByRole('checkbox').nth(0).check()
    await form.getByRole('checkbox').nth(1).check()
    await form.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/urun_tipi=\w+&urun_tipi=\w+/)
    expect(await count(page)).toBeLessThan(all)
    await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(2)
    await page
      .getByRole('link', { name: /^Remove filter/ })
      .first()
      .click()
    await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(1)
    await page.goto('/en/d')
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page).toHaveURL(/sayfa=2/)
    await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible()
    // A car is asked for by the button beside its fields.
    await page.goto('/en/c/car-hire')
    await page.getByLabel('Return place').selectOption('Return at the airport')
    await page.getByLabel('Pick-up time').selectOption('09:30')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page).toHaveURL(/saat=09%3A30/)
    await expect(page.getByLabel('Return place')).toHaveValue('Return at the airport')
    await expect(page.getByLabel('Pick-up time')).toHaveValue('09:30')
    await expect(page.getByLabel('Return time')).toHaveValue('')
  })

  test('the filters of a phone are reached by their anchor', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/en/d')
    await page.getByRole('link', { name: 'Filter', exact: true }).click()
    await expect(filters(page).getByRole('button', { name: 'Apply' })).toBeVisible()
  })
})

test('search engines get the list, its neighbours and the other languages, and none of its filters', async ({
  page,
}) => {
  await page.goto('/en/d')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/d$/)
  await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveAttribute('href', /\/de\/d$/)
  await expect(page.locator('link[rel="next"][href$="sayfa=2"]')).toHaveCount(1)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual(
    expect.arrayContaining(['BreadcrumbList', 'ItemList']),
  )
  await page.goto('/en/d?sayfa=2')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/d\?sayfa=2$/)
  await page.goto('/en/d?urun_tipi=tur')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
})
