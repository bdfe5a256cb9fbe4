import { LANGUAGES } from '@meltem/contract/language'
import { expect, type Page } from '@playwright/test'
import { forgetNotFound, open, poyrazUrl, test } from '../storefront-test.ts'

declare global {
  interface Window {
    layoutShift: number
  }
}

async function overflow(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** As a person does, with time to draw. */
async function scrollThrough(page: Page): Promise<void> {
  const end = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < (await end()); top += 600) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
          // A browser without a screen may leave out its frames for a while.
          setTimeout(resolve, 1_000)
        }),
    )
  }
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
      await page.addInitScript(() => {
        window.layoutShift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) window.layoutShift += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await open(page, '/tr')
      await scrollThrough(page)
      expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.02)
      // In one leap to the end.
      for (const path of ['/ru', '/ru/b/den-v-kashe']) {
        await open(page, path)
        await page.mouse.wheel(0, 30_000)
        await expect(page.getByRole('contentinfo')).toBeInViewport()
        await untilDrawn(page)
        expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.02)
      }
      // A visitor who comes to a heading further down stands there.
      await open(page, '/ru/b/den-v-kashe#bolum-4')
      await expect(page.locator('#bolum-4')).toBeInViewport()
    })
  }
})

test('nothing is left out of the page: a picture of it right after loading shows every part', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/tr', '/tr/d', '/tr/d/villa-kiralama/villa-zeytin-kalkan', '/ru/b/den-v-kashe']) {
    await page.goto(path)
    const leftOut = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((one) => getComputedStyle(one).contentVisibility !== 'visible')
        .map((one) => one.className),
    )
    expect(leftOut, path).toEqual([])
    // Every part has its height at once; scrolling to it adds nothing.
    const heights = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main .chapter, main .detail section, main article, footer')]
          // What this width does not show has no box.
          .filter((part) => part.getClientRects().length > 0)
          .map((part) => part.getBoundingClientRect().height),
      )
    const before = await heights()
    expect(before.length, path).toBeGreaterThan(1)
    expect(Math.min(...before), path).toBeGreaterThan(0)
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
