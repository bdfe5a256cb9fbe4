import { LANGUAGES } from '@meltem/contract/wire/language'
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

for (const { language, width, height } of [
  { language: 'ru', width: 390, height: 844 },
  { language: 'de', width: 390, height: 844 },
  { language: 'tr', width: 1440, height: 900 },
]) {
  test(`the question is a strip below the search box: ${language}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, `/${language}`)
    const banner = await page.locator('[data-consent]').boundingBox()
    const search = await page.locator('#ara form').boundingBox()
    expect(banner?.height).toBeLessThanOrEqual(height / 5)
    expect((search?.y ?? 0) + (search?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0)
  })
}

test('the strip is as high as what stands on it expects, on the narrowest phone too', async ({ page }) => {
  for (const language of LANGUAGES) {
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(page, `/${language}`)
      const banner = page.locator('[data-consent]')
      const kept = await banner.evaluate((one) => getComputedStyle(one).getPropertyValue('--consent'))
      expect((await banner.boundingBox())?.height, `${language} ${width}`).toBe(Number.parseFloat(kept))
      expect(Number.parseFloat(kept)).toBeLessThanOrEqual(height / 5)
    }
  }
})

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
  await banner.getByRole('button', { name: 'Choose' }).click()
  await expect(banner.getByRole('checkbox', { name: /Necessary/ })).toBeDisabled()
  await banner.getByRole('checkbox', { name: /Statistics/ }).check()
  await banner.getByRole('button', { name: 'Save choice' }).click()
  await expect(banner).toBeHidden()
  await page.getByRole('button', { name: 'Cookie choices' }).click()
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Only necessary' }).click()
  const cookie = (await context.cookies(baseURL)).find(({ name }) => name === 'onay')
  expect(cookie?.value).toBe('zorunlu')
})
