import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'
import { expectSoundPage } from '../axe.ts'
import { sellProduct } from '../new-product.ts'
import { answerConsentAt, createTenant, enterFirstTime, type NewTenant } from '../new-tenant.ts'
import { OperatorHand } from '../operator-hand.ts'
import { findInList, payBasket, takeOpened } from '../season-guest.ts'
import { forgetNotFound, forgetRefusals, open, test } from '../storefront-test.ts'
import { newAddress } from '../test-member.ts'

/** What a visitor comes to before there is anything to buy. */
const PAGES = [
  '',
  '/contact',
  '/enquire-booking',
  '/d',
  '/basket/cart',
  '/agency/forms',
  '/user/profile',
  '/no/such/place',
]

async function openFirstPage(page: Page, { url }: NewTenant, language: Language): Promise<void> {
  await open(page, `${url}/${language}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
  // No blank of the starter that nothing has filled.
  await expect(page.locator('body')).not.toContainText(/\{\w+\}/)
}

/** `npm run tenant -- create`, and nothing else: not a row is written by hand (PEOPLE-30). */
test('a tenant made by the command opens in four languages, and axe finds nothing at either width', async ({
  page,
  complaints,
}) => {
  test.setTimeout(900_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const tenant = await createTenant('Fresh Harbour', LANGUAGES.join())
  await answerConsentAt(page, tenant)
  const titles = new Set<string>()
  for (const language of LANGUAGES) {
    await openFirstPage(page, tenant, language)
    titles.add(await page.title())
    for (const path of PAGES) {
      await open(page, `${tenant.url}/${language}${path}`)
      await expectSoundPage(page, `/${language}${path}`)
    }
  }
  expect(titles.size).toBe(LANGUAGES.length)
  forgetNotFound(complaints)
})

test('the first day is told in four languages, and axe finds nothing at either width', async ({ page, complaints }) => {
  test.setTimeout(600_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.getItem('yonetim.dil') ?? localStorage.setItem('yonetim.dil', 'en'))
  const tenant = await createTenant('First Day', LANGUAGES.join())
  await enterFirstTime(new OperatorHand(page), tenant)
  const titles = new Set<string>()
  for (const language of LANGUAGES) {
    await page.evaluate((chosen) => localStorage.setItem('yonetim.dil', chosen), language)
    await page.goto(`${tenant.url}/yonetim/`)
    const steps = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(steps).toHaveCount(8)
    titles.add((await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()) ?? '')
    await expectSoundPage(page, `first day ${language}`)
  }
  expect(titles.size).toBe(LANGUAGES.length)
  forgetRefusals(complaints)
})

test('its manager puts one tour on sale, and a guest buys it', async ({ page, complaints }) => {
  test.setTimeout(600_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => window === window.top && localStorage.setItem('yonetim.dil', 'en'))
  const tenant = await createTenant('Fresh Harbour', LANGUAGES.join())
  const hand = new OperatorHand(page)
  await answerConsentAt(page, tenant)
  await enterFirstTime(hand, tenant)
  await hand.visit(`${tenant.url}/yonetim/`)
  await sellProduct(hand, { kind: 'tur', word: 'Tour', name: 'Bays by boat', people: '12', price: '45', place: 'new' })
  // What is sold is shown, in a list that was empty a minute ago.
  await findInList(page, tenant.url, { list: 'Tours', name: 'Bays by boat' })
  await takeOpened(page, 'tur')
  await payBasket(page, tenant.url, newAddress())
  forgetRefusals(complaints)
})
