import { expect, type Page } from '@playwright/test'
import { register, registerByForm } from '../member-desk.ts'
import { open, test } from '../storefront-test.ts'

const AVATAR = 'header details summary .bg-sea'

async function logOut(page: Page): Promise<void> {
  await page.locator(AVATAR).click()
  await page.locator('header details button').click()
}

async function stored(page: Page): Promise<Record<string, string>> {
  return await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
}

test('nothing of the person can be read in local storage, and a logout leaves nothing', { tag: '@walk' }, async ({
  page,
}) => {
  const e_mail = await registerByForm(page)
  await open(page, '/en/user')
  await expect(page.locator('h1')).toHaveText('Hello Irina')
  const kept = await stored(page)
  expect(Object.keys(kept)).toEqual(expect.arrayContaining(['auth', 'uye']))
  const text = JSON.stringify(kept)
  for (const secret of [e_mail, 'Irina', 'Kozlova', 'access_token', 'rezervasyonlar'])
    expect(text).not.toContain(secret)
  for (const name of ['auth', 'uye']) expect(kept[name]).toMatch(/^v1\.[\w+/=]+$/)
  await logOut(page)
  await expect(page.locator(AVATAR)).toHaveCount(0)
  await expect.poll(async () => Object.keys(await stored(page))).not.toContain('auth')
  const left = await stored(page)
  expect(Object.keys(left)).not.toContain('uye')
  expect(Object.keys(left)).not.toContain('hatirla')
  expect(await page.evaluate(() => document.cookie)).not.toContain('uye_k_no')
})

test('a trip that was kept for when there is no connection is gone after logging out', async ({ page }) => {
  await register(page)
  await open(page, '/en/contact')
  await page.evaluate(async () => {
    await (await caches.open('gezi-2')).put('/api/rezervasyon-getir?k_no=1', new Response('Irina'))
  })
  await logOut(page)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})

test('a member stays logged in on the next page', async ({ page }) => {
  await registerByForm(page)
  await open(page, '/de')
  await expect(page.locator(AVATAR)).toBeVisible()
})

test('tampered stores are empty ones', async ({ page, context }) => {
  await registerByForm(page)
  await context.clearCookies()
  await context.addCookies([{ name: 'onay', value: 'zorunlu', url: page.url() }])
  await page.evaluate(() => {
    for (const name of ['auth', 'uye']) {
      const value = localStorage.getItem(name) ?? ''
      localStorage.setItem(name, value.slice(0, -4) + (value.endsWith('AAA=') ? 'BBB=' : 'AAA='))
    }
  })
  await open(page, '/en')
  await expect(page.locator('header button[aria-haspopup="dialog"]').last()).toBeVisible()
  await expect(page.locator(AVATAR)).toHaveCount(0)
})

test('a login whose store was lost comes back by its cookie', async ({ page }) => {
  await registerByForm(page)
  await page.evaluate(() => localStorage.clear())
  await open(page, '/en/user')
  await expect(page.locator('h1')).toHaveText('Hello Irina')
})

test('a second tab follows the login and the logout', async ({ page, context }) => {
  const second = await context.newPage()
  await open(second, '/en')
  await registerByForm(page)
  await expect(second.locator(AVATAR)).toBeVisible()
  await open(second, '/en/user/coupons')
  await expect(second.locator('h1')).toHaveText('My coupons')
  await logOut(page)
  await expect(second).toHaveURL(/\/en$/)
  await expect(second.locator(AVATAR)).toHaveCount(0)
})

test('a token that was ended on the server logs out, wipes and leads home', async ({ page, context, complaints }) => {
  await register(page)
  await open(page, '/en/user/coupons')
  await expect(page.locator('h1')).toHaveText('My coupons')
  // The login ends elsewhere: its renewal is gone, and so is the token.
  await page.route('**/api/uye-bildirim-listele**', (route) =>
    route.fulfill({ status: 401, json: { success: 0, code: 'giris_gerekli', message: 'Please log in.' } }),
  )
  await context.clearCookies({ name: '__Host-uye' })
  await page.locator('.area-nav a[href$="/notification"]').click()
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.locator(AVATAR)).toHaveCount(0)
  await expect.poll(async () => Object.keys(await stored(page))).not.toContain('auth')
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !/status of 401/.test(one)))
})

test.describe('with a clock of its own', () => {
  test.use({ ownBrowser: true })

  test('two tabs whose token has run out renew it once', async ({ page, context }) => {
    await register(page)
    await open(page, '/en/user')
    await expect(page.locator('h1')).toHaveText('Hello Irina')
    const renewals: string[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/uye-yenile-post')) renewals.push(request.url())
    })
    const second = await context.newPage()
    await open(second, '/en/user')
    await expect(second.locator('h1')).toHaveText('Hello Irina')
    // Both clocks jump over the end of the token at once.
    await Promise.all([page, second].map((tab) => tab.clock.install({ time: Date.now() + 20 * 60_000 })))
    await Promise.all([page, second].map((tab) => tab.locator('.area-nav a[href$="/notification"]').click()))
    await expect(page.locator('h1')).toHaveText('My notifications')
    await expect(second.locator('h1')).toHaveText('My notifications')
    await expect(page.getByText('No notifications')).toBeVisible()
    await expect(second.getByText('No notifications')).toBeVisible()
    expect(renewals).toHaveLength(1)
  })
})
