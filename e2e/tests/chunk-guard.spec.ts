import { expect } from '@playwright/test'
import { open, test } from '../storefront-test.ts'

declare global {
  interface Window {
    /** Whether the page has decided to reload because a part of it is gone. */
    reloadsForChunk: Promise<boolean>
  }
}

test.use({ ownBrowser: true })

test('a part of the page that is gone reloads the page once, not in a loop', async ({ page, complaints }) => {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await open(page, '/en')
  await expect.poll(() => loads).toBe(1)
  // The release on the server has moved on: the dialog's chunk of this page no longer exists.
  await page.route('**/assets/login-dialog-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  const login = page.getByRole('button', { name: 'Log in' })
  await login.click()
  await expect.poll(() => loads).toBe(2)
  await page.waitForLoadState('load')
  await open(page, page.url())
  await expect.poll(() => loads).toBe(3)
  // The page's own listener was there first: once this one hears of the failure, the page has decided.
  await page.evaluate(() => {
    window.reloadsForChunk = new Promise((resolve) => {
      window.addEventListener('vite:preloadError', (event) => resolve(event.defaultPrevented), { once: true })
    })
  })
  await login.click()
  expect(await page.evaluate(() => window.reloadsForChunk)).toBe(false)
  await expect(page.locator('main')).toBeVisible()
  expect(loads, 'no second reload within the minute').toBe(3)
  complaints.length = 0
})
