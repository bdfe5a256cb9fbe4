import { expect } from '@playwright/test'
import { findProduct } from '../product-of-kind.ts'
import { open, test, untilKept } from '../storefront-test.ts'

test('a product that was looked at stands on the home page, and says how many looked today', { tag: '@walk' }, async ({
  page,
  request,
}) => {
  const product = await findProduct(request, 'en', 'otel')
  for (const visitor of ['one', 'two', 'three']) {
    await request.post('/api/urun-izleme-guncelle', {
      headers: { company: 'meltem', 'user-agent': visitor },
      data: { urun_k_no: product.k_no },
    })
  }
  // A page is kept for a minute, and says nothing while it was made before three had looked.
  const made = async () => await (await request.get(product.path)).text()
  await expect.poll(made, { timeout: 90_000 }).toContain('people viewed today')
  // It may say more than three, others look too: only the answer to this look tells that it counted.
  const counted = page.waitForResponse((response) => response.url().includes('/urun-izleme-guncelle'))
  await open(page, product.path)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const looked = page.getByText(/^\d+ people viewed today$/)
  const { bugun_bakan } = (await (await counted).json()) as { bugun_bakan: number }
  expect(bugun_bakan).toBeGreaterThan(3)
  await expect(looked).toHaveText(`${bugun_bakan} people viewed today`)
  await untilKept(page)
  await open(page, '/en')
  const seen = page.getByRole('region', { name: 'Recently viewed' })
  await expect(seen.getByRole('link', { name: title })).toBeVisible()
})

test('the heart asks a visitor to log in', async ({ page, request }) => {
  const { path } = await findProduct(request, 'en', 'ekstra')
  await open(page, path)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Log in' })).toBeVisible()
})

test('who asks to be told hears that it is written down', async ({ page, request, visitor }) => {
  const { path } = await findProduct(request, 'de', 'villa')
  await open(page, path)
  const form = page.locator('details').filter({ hasText: 'Benachrichtigen, wenn es frei' })
  await form.locator('summary').click()
  await form.getByLabel('E-Mail').fill(`gast-${visitor}@example.com`)
  await form.getByRole('button').last().click()
  await expect(page.getByRole('alert').filter({ hasText: 'günstiger' })).toBeVisible()
})
