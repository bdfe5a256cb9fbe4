import { expect } from '@playwright/test'
import { open, test } from '../storefront-test.ts'

test.use({ consent: false })

for (const { answer, value } of [
  { answer: 'Only necessary', value: 'zorunlu' },
  { answer: 'Allow all', value: 'zorunlu.olcum' },
]) {
  test(`"${answer}" is remembered and the banner stays away`, async ({ page, context, baseURL }) => {
    await open(page, '/en')
    const banner = page.getByRole('region', { name: 'Cookie consent' })
    await banner.getByRole('button', { name: answer }).click()
    await expect(banner).toBeHidden()
    const cookie = (await context.cookies(baseURL)).find(({ name }) => name === 'onay')
    expect(cookie).toMatchObject({ value, sameSite: 'Lax' })
    await open(page, '/en/contact')
    await expect(banner).toBeHidden()
  })
}

test('rejecting is as near as accepting: same row, same size, same look', async ({ page }) => {
  await open(page, '/en')
  const banner = page.getByRole('region', { name: 'Cookie consent' })
  const reject = banner.getByRole('button', { name: 'Only necessary' })
  const accept = banner.getByRole('button', { name: 'Allow all' })
  const [left, right] = [await reject.boundingBox(), await accept.boundingBox()]
  expect(left?.y).toBe(right?.y)
  expect(left?.height).toBe(right?.height)
  expect(Math.abs((left?.width ?? 0) - (right?.width ?? 0))).toBeLessThan(2)
  const look = (element: Element) => getComputedStyle(element).backgroundColor + getComputedStyle(element).color
  expect(await reject.evaluate(look)).toBe(await accept.evaluate(look))
})

test('a single purpose can be chosen, and the choice changed later from the footer', { tag: '@walk' }, async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, '/en')
  const banner = page.getByRole('region', { name: 'Cookie consent' })
  await banner.getByRole('button', { name: 'Choose one by one' }).click()
  await expect(banner.getByRole('checkbox', { name: /Necessary/ })).toBeDisabled()
  await banner.getByRole('checkbox', { name: /Measuring/ }).check()
  await banner.getByRole('button', { name: 'Save choice' }).click()
  await expect(banner).toBeHidden()
  await page.getByRole('button', { name: 'Cookie choices' }).click()
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Only necessary' }).click()
  const cookie = (await context.cookies(baseURL)).find(({ name }) => name === 'onay')
  expect(cookie?.value).toBe('zorunlu')
})
