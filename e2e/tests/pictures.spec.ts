import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import { PICTURE_WIDTHS } from '@meltem/contract/content/picture'
import { expect, type Page } from '@playwright/test'
import { findProduct } from '../product-of-kind.ts'
import { open, poyrazUrl, test } from '../storefront-test.ts'

const WIDEST = Math.max(...PICTURE_WIDTHS)
const DENSITY = 2

interface Shown {
  readonly src: string
  /** Width in CSS pixels at which the whole picture is drawn to fill its slot. */
  readonly drawn: number
  readonly offered: number
}

/** Every picture in a slot, scrolled to so that late parts are there, and how wide it is asked to be. */
async function picturesOf(page: Page): Promise<Shown[]> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  await page.waitForLoadState('networkidle')
  return await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('.pic img')].flatMap((image) => {
      const { width, height } = image.getBoundingClientRect()
      if (width === 0) return []
      const media = (source: HTMLSourceElement) => !source.media || matchMedia(source.media).matches
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])].filter(media)
      const first = sources.find(({ type }) => type === 'image/webp') ?? sources[0]
      const offered = (first?.srcset ?? '').split(',').map((one) => Number(/ (\d+)w$/.exec(one.trim())?.[1] ?? 0))
      // The shape of the file that is loaded, as a narrow cut has another than the wide one.
      const ratio = image.naturalWidth > 0 ? image.naturalWidth / image.naturalHeight : image.width / image.height
      const contained = getComputedStyle(image).objectFit === 'contain'
      const drawn = contained ? Math.min(width, height * ratio) : Math.max(width, height * ratio)
      return [{ src: image.currentSrc || image.src, drawn, offered: Math.max(0, ...offered) }]
    }),
  )
}

/** LOOK-13. */
async function expectSharp(page: Page, path: string): Promise<void> {
  await open(page, path)
  const pictures = await picturesOf(page)
  expect(pictures.length, path).toBeGreaterThan(0)
  const blurred = pictures.filter(({ drawn, offered }) => offered < Math.min(Math.floor(drawn * DENSITY), WIDEST))
  expect(blurred, path).toEqual([])
}

const PAGES = [
  '/en',
  '/de/u',
  '/en/u/gocek',
  '/en/c/boat-trips',
  '/ru/d',
  '/en/t',
  '/tr/b',
  '/en/p/about-us',
  '/de/agency',
  '/en/compare',
] as const

for (const width of [390, 768, 1440, 1920]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('every card, poster and hero has a file for twice the density', async ({ page }) => {
      test.slow()
      for (const path of PAGES) {
        await open(page, path)
        if ((await page.locator('.pic img').count()) > 0) await expectSharp(page, path)
      }
      await expectSharp(page, `${poyrazUrl()}/en`)
    })

    test('every product page is sharp', async ({ page, request }) => {
      test.slow()
      for (const kind of PRODUCT_KINDS) {
        const { path } = await findProduct(request, 'en', kind)
        await open(page, path)
        // Routes along the coast show the chart instead.
        if (kind !== 'transfer' || (await page.locator('.pic img').count()) > 0) await expectSharp(page, path)
      }
    })
  })
}

const MARK = { tr: 'Çizim', en: 'Illustration', de: 'Illustration', ru: 'Иллюстрация' } as const

for (const [language, word] of Object.entries(MARK)) {
  test(`a drawing that stands for a thing says so: ${language}`, async ({ page, request }) => {
    await open(page, `/${language}/d`)
    const cards = page.locator('main article')
    const count = await cards.count()
    expect(count).toBeGreaterThan(5)
    for (const card of await cards.all()) await expect(card.getByText(word, { exact: true }).first()).toBeVisible()
    for (const kind of ['villa', 'dugun'] as const) {
      const { path } = await findProduct(request, language as keyof typeof MARK, kind)
      await open(page, path)
      await expect(page.locator('.pic .drawn-mark').first()).toHaveText(word)
    }
  })
}

test('a photograph of any shape fills its slot', async ({ page }) => {
  const shapes = [
    [1800, 600],
    [600, 1800],
    [900, 900],
    [500, 380],
  ] as const
  let turn = 0
  await page.route('**/img/**', async (route) => {
    const [w, h] = shapes[turn++ % shapes.length] ?? shapes[0]
    const ground =
      '<radialGradient id="g"><stop stop-color="#e8c48a"/><stop offset="1" stop-color="#2b6f9e"/></radialGradient>'
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${ground}<rect width="100%" height="100%" fill="url(#g)"/></svg>`
    await route.fulfill({ contentType: 'image/svg+xml', body })
  })
  for (const path of ['/en', '/en/d', '/en/u/gocek']) {
    await open(page, path)
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('.pic img')].map((image) => {
        const slot = image.closest('.pic')?.getBoundingClientRect()
        const box = image.getBoundingClientRect()
        const fills = slot !== undefined && box.width >= slot.width - 1 && box.height >= slot.height - 1
        return { fit: getComputedStyle(image).objectFit, fills }
      }),
    )
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter(({ fit, fills }) => fit !== 'cover' || !fills)).toEqual([])
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  }
})
