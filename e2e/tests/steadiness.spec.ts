import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'
import { openSlowLine } from '../slow-line.ts'
import { forgetNotFound, open, poyrazUrl, test } from '../storefront-test.ts'
import { bookTogether, freeTours, logIn, pay, register } from '../test-member.ts'

declare global {
  interface Window {
    layoutShift: number
    movedParts: string[]
  }
}

const PRODUCT = '/tr/d/villa-kiralama/villa-zeytin-kalkan'

/** What moved and by how much, of https://wicg.github.io/layout-instability */
interface ShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0
    window.movedParts = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
        if (hadRecentInput) continue
        window.layoutShift += value
        window.movedParts.push(...sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function expectStill(page: Page): Promise<void> {
  const { shift, parts } = await page.evaluate(() => ({ shift: window.layoutShift, parts: window.movedParts }))
  expect(shift, parts.join(' | ')).toBeLessThan(0.02)
}

async function overflow(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** As a person does, with time to draw. */
async function scrollThrough(page: Page): Promise<void> {
  const end = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < (await end()); top += 600) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await drawn(page)
  }
}

async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
        // A browser without a screen may leave out its frames for a while.
        setTimeout(resolve, 1_000)
      }),
  )
}

/** Letters and every picture in sight are there. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      const inSight = top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0
      return image.complete || !inSight
    }),
  )
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
}

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const language of LANGUAGES) {
    test(`nothing scrolls sideways in ${language}`, async ({ page, request, complaints }) => {
      const answer = await request.get(`/api/page-all-get?dil=${language}`, { headers: { company: 'meltem' } })
      const { data } = (await answer.json()) as { data: { turu: string; slug: string | null }[] }
      const content = ['b', 'c', 'p', 't', 'u'].flatMap((type) => {
        const first = data.find(({ turu }) => turu === type)
        return [`/${type}`, ...(first ? [`/${type}/${first.slug}`] : [])]
      })
      for (const path of ['', '/contact', ...content, '/no/such/place']) {
        await open(page, `/${language}${path}`)
        expect.soft(await overflow(page), path).toBeLessThanOrEqual(0)
      }
      forgetNotFound(complaints)
    })
  }

  test('nothing scrolls sideways on the second tenant', async ({ page }) => {
    await open(page, `${poyrazUrl()}/en`)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})

test.describe('on a first visit', () => {
  test.use({ ownBrowser: true })

  for (const width of [1280, 390]) {
    test(`home page and article do not jump while they load and scroll at ${width} px`, {
      tag: width === 390 ? ['@walk'] : [],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await watchShifts(page)
      await open(page, '/tr')
      await scrollThrough(page)
      await expectStill(page)
      // In one leap to the end.
      for (const path of ['/ru', '/ru/b/den-v-kashe']) {
        await open(page, path)
        await page.mouse.wheel(0, 30_000)
        await expect(page.getByRole('contentinfo')).toBeInViewport()
        await untilDrawn(page)
        await expectStill(page)
      }
    })
  }
})

test('the chart of a phone covers the list, and nothing rises behind it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  await open(page, '/en/d?gorunum=harita')
  await expect(page.getByRole('dialog')).toBeVisible()
  await untilDrawn(page)
  await expectStill(page)
})

test('whoever comes to a heading of an article stands there, and Back leads to the heading before', async ({
  page,
}) => {
  const heading = (place: number) => page.locator(`#bolum-${place}`)
  // Without the scrolling to the link that a test's own click begins with: Back leads to where the page was left.
  const choose = (place: number) =>
    page
      .getByRole('main')
      .locator(`a[href="#bolum-${place}"]`)
      .evaluate((link: HTMLElement) => link.click())
  await open(page, '/ru/b/den-v-kashe#bolum-4')
  await expect(heading(4)).toBeInViewport()
  await choose(1)
  await expect(heading(1)).toBeInViewport()
  await choose(3)
  await expect(heading(3)).toBeInViewport()
  await page.goBack()
  await expect(heading(1)).toBeInViewport()
  await page.goBack()
  await expect(heading(4)).toBeInViewport()
})

/** Where a slow line stops: what follows would move what is drawn. */
const STOPS = [
  { what: 'tabs of the search', path: '/ru', width: 1280, stop: 'role="tab"', place: 2 },
  { what: 'the picture of a product above its title', path: PRODUCT, width: 390, stop: '</h1>', place: 1 },
  { what: 'a product below what stands above other pages', path: PRODUCT, width: 390, stop: '<main', place: 1 },
]

for (const { what, path, width, stop, place } of STOPS) {
  test(`${what}: nothing jumps when the rest of the page comes late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    await using line = await openSlowLine(stop, place)
    await page.goto(`${line.url}${path}`, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.body?.childElementCount > 0)
    await drawn(page)
    line.goOn()
    await page.waitForLoadState()
    await untilDrawn(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectStill(page)
  })
}

test('nothing is left out of the page: a picture of it right after loading shows every part', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/tr', '/tr/d', PRODUCT, '/ru/b/den-v-kashe']) {
    await page.goto(path)
    const leftOut = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((one) => getComputedStyle(one).contentVisibility !== 'visible')
        .map((one) => one.className),
    )
    expect(leftOut, path).toEqual([])
    // Letters that come late are another test's; here every part has its height at once, and scrolling to it adds nothing.
    await page.evaluate(() => document.fonts.ready)
    const heights = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main .chapter, main .detail section, main article, footer')]
          // What this width does not show has no box.
          .filter((part) => part.getClientRects().length > 0)
          .map((part) => `${part.querySelector('h1, h2, h3')?.textContent}: ${part.getBoundingClientRect().height}`),
      )
    const before = await heights()
    expect(before.length, path).toBeGreaterThan(1)
    expect(before.filter((part) => part.endsWith(': 0'))).toEqual([])
    await scrollThrough(page)
    expect(await heights(), path).toEqual(before)
  }
})

test('on paper a page has its words and no navigation', async ({ page }) => {
  for (const path of ['/en/d/villa-kiralama/villa-zeytin-kalkan', '/en/b', '/de']) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
  }
})

test('on paper the receipt and the page of a trip have what was booked and no navigation', async ({
  page,
  request,
}) => {
  const e_mail = await register(page)
  const shop = await logIn(request, e_mail)
  const { k_no, anahtar, on_odeme_toplam } = await bookTogether(shop, await freeTours(shop, 4, 1), e_mail)
  await pay(request, k_no, on_odeme_toplam)
  const { data } = await shop.get<{ data: { kayit_no: string } }>(`/rezervasyon-getir?k_no=${k_no}&anahtar=${anahtar}`)
  const { kayit_no } = data
  for (const path of [
    `/en/basket/complate?k_no=${k_no}&anahtar=${anahtar}`,
    `/en/reservation/${k_no}?anahtar=${anahtar}`,
    `/en/user/reservations/${k_no}`,
  ]) {
    await open(page, path)
    const booked = page.getByRole('main').getByText(kayit_no).first()
    await expect(booked, path).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(booked, path).toBeVisible()
    await expect(page.getByRole('navigation'), path).toHaveCount(0)
    await expect(page.getByRole('banner'), path).toHaveCount(0)
    await expect(page.getByRole('contentinfo'), path).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('every picture of the home page arrives', async ({ page }) => {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image' && response.status() >= 400) missing.push(response.url())
  })
  await open(page, '/tr')
  await scrollThrough(page)
  // In strips that scroll sideways, pictures come when they are pushed into sight.
  const pictures = await page.locator('img:visible').all()
  expect(pictures.length).toBeGreaterThan(20)
  for (const picture of pictures) {
    await picture.evaluate((image) => image.scrollIntoView({ block: 'center', inline: 'center' }))
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  }
  expect(missing).toEqual([])
})
