import { expect, type Page } from '@playwright/test'
import { open, poyrazUrl, serverUrl, test } from '../storefront-test.ts'

test('a small tenant shows everything it sells, and nothing it does not', async ({ page }) => {
  await open(page, `${poyrazUrl()}/en`)
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(page.getByRole('search')).toHaveCount(0)
  await expect(page.locator('main article')).toHaveCount(5)
  await expect(page.locator('body')).not.toContainText(/Göcek|Cappadocia|Meltem/)
  await page.getByRole('link', { name: 'See free days' }).click()
  await expect(page.locator('#urunler')).toBeInViewport()
})

/** Addresses of the lists a page leads to, menus and tiles alike. */
async function listsOn(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href*="/c/"], a[href*="/u/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).href))
  return [...new Set(hrefs)]
}

const TENANTS = [
  { name: 'the large tenant', url: serverUrl },
  { name: 'the small tenant', url: poyrazUrl },
] as const

for (const { name, url } of TENANTS) {
  test(`every list that ${name} names has something in it, and an enquiry is about what it sells`, async ({ page }) => {
    await open(page, `${url()}/en`)
    const lists = await listsOn(page)
    expect(lists.length).toBeGreaterThan(1)
    for (const list of lists) {
      await page.goto(list)
      // A list of nothing asks not to be found.
      await expect(page.locator('meta[name=robots][content*=noindex]'), list).toHaveCount(0)
    }
    await open(page, `${url()}/en/enquire-booking`)
    const asked = await page
      .locator('input[name=tur]')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    expect(asked.at(-1)).toBe('diger')
    for (const kind of asked.slice(0, -1)) {
      await page.goto(`${url()}/en/d?urun_tipi=${kind}`)
      await expect(page.locator('main article').first(), kind).toBeVisible()
    }
  })
}

test('a destination opens as its poster: name, sea, picks, list', async ({ page }) => {
  await open(page, '/de/u/goecek')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GÖCEK')
  await expect(page.getByRole('heading', { name: 'Wann Sie kommen sollten' })).toBeVisible()
  await expect(page.getByText('28°', { exact: true })).toBeVisible()
  await expect(page.locator('section[aria-labelledby="secimler"] article')).toHaveCount(3)
  await expect(page.getByRole('heading', { name: 'Alles in Göcek' })).toBeVisible()
  // A place far from the sea has no months, and a list with filters no poster.
  await open(page, '/de/u/kappadokien')
  await expect(page.getByRole('heading', { name: 'Wann Sie kommen sollten' })).toHaveCount(0)
  await open(page, '/de/u/goecek?urun_tipi=villa')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Göcek')
})
