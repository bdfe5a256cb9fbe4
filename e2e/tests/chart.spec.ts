import { expect, type Page } from '@playwright/test'
import { open, test } from '../storefront-test.ts'

/** South, west, north, east, as "Search this area" would ask for them. */
async function areaOf(page: Page): Promise<readonly number[]> {
  const href = await page.getByRole('link', { name: 'Search this area' }).getAttribute('href')
  return (new URLSearchParams(href?.split('?')[1]).get('kutu') ?? '').split(',').map(Number)
}

test('the chart is pulled along by the hand', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/en/d?gorunum=harita')
  const chart = page.getByRole('region', { name: /Arrow keys move it/ })
  await expect(chart.locator('img.leaflet-tile-loaded').first()).toBeVisible()
  // Nearer, so that the hand does not reach the end of the chart; from then on what is seen can be read.
  await chart.focus()
  for (const key of ['+', '+', '+']) await page.keyboard.press(key)
  await expect(page.getByRole('link', { name: 'Search this area' })).toBeVisible()
  const [, west = 0, , east = 0] = await areaOf(page)
  const { x, y, width, height } = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height - 60)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 60, y + height - 60, { steps: 6 })
  await page.mouse.move(x + width / 2 + 120, y + height - 60, { steps: 6 })
  await page.mouse.up()
  await expect.poll(async () => (await areaOf(page))[1]).toBeLessThan(west)
  const [, movedWest = 0, , movedEast = 0] = await areaOf(page)
  // As far as the hand went, and no nearer or farther away.
  expect(movedEast - movedWest).toBeCloseTo(east - west, 2)
  expect(((west - movedWest) / (east - west)) * width).toBeCloseTo(120, -1)
})

test('the chart comes nearer between two fingers', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const wire = await context.newCDPSession(page)
  await wire.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 })
  await open(page, '/en/d?gorunum=harita')
  const chart = page.getByRole('region', { name: /Arrow keys move it/ })
  await expect(chart.locator('img.leaflet-tile-loaded').first()).toBeVisible()
  await chart.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('link', { name: 'Search this area' })).toBeVisible()
  const [, west = 0, , east = 0] = await areaOf(page)
  const { x, y, width, height } = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const fingers = (apart: number) =>
    [-apart, apart].map((far, id) => ({ x: x + width / 2 + far, y: y + height - 60, id }))
  await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) })
  for (const apart of [45, 60, 75, 90, 105, 120]) {
    await wire.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect
    .poll(async () => {
      const [, nowWest = 0, , nowEast = 0] = await areaOf(page)
      return nowEast - nowWest
    })
    .toBeLessThan((east - west) / 2)
})

test('a pin of several products opens into its products', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/en/d?gorunum=harita')
  const map = page.getByRole('region', { name: /^Map of the coast/ })
  const several = map.locator('a.pin-many')
  await expect(several.first()).toBeVisible()
  const inside = async () =>
    await map
      .locator('a.pin')
      .evaluateAll((pins) =>
        pins.map((pin) => Number(/^(\d+) /.exec(pin.textContent ?? '')?.[1] ?? 1)).reduce((sum, one) => sum + one, 0),
      )
  const before = await inside()
  // The one with the most: its products lie in several bays.
  const counts = await several.evaluateAll((pins) => pins.map((pin) => Number(/\d+/.exec(pin.textContent ?? '')?.[0])))
  expect(Math.max(...counts)).toBeGreaterThan(1)
  await several.nth(counts.indexOf(Math.max(...counts))).click()
  await expect(page.getByRole('link', { name: 'Search this area' })).toBeVisible()
  // Nearer, the products around are fewer, and those of the pin stand at more than one place.
  await expect.poll(inside).toBeLessThan(before)
  await expect.poll(() => map.locator('a.pin').count()).toBeGreaterThan(1)
  await expect(page).toHaveURL(/gorunum=harita$/)
})
