import { expect, type Page } from '@playwright/test'
import { open, poyrazUrl, waitForLife } from './storefront-test.ts'

interface Shop {
  readonly url: string
  /** A tour that is booked directly. */
  readonly tour: string
}

/** All four languages; booking wants an account. */
export const meltem = (): Shop => ({ url: '', tour: '/en/d/boat-trips/gocek-twelve-islands-gulet' })
/** Lets people book without an account. */
export const poyraz = (): Shop => ({
  url: poyrazUrl(),
  tour: '/en/d/days-on-the-water/first-sail-a-day-on-the-water',
})

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Booking' })

export async function fillBasket(page: Page, shop: Shop, day: number | 'last' = 2): Promise<void> {
  await open(page, `${shop.url}${shop.tour}`)
  await chooseSeats(page, day)
}

/**
 * Puts the tour of the page into the basket as a person does: a day, a departure, the button. The day is one of next
 * month, all of which is still to come: this month has fewer open days the later the tests are run.
 */
export async function chooseSeats(page: Page, day: number | 'last'): Promise<void> {
  const panel = panelOf(page)
  await panel.getByRole('button', { name: 'Whole month with prices' }).click()
  const month = Temporal.Now.plainDateISO('Europe/Istanbul').add({ months: 1 }).toPlainYearMonth()
  const days = panel.locator(`[data-day^="${month.toString()}"]:not([aria-disabled=true], [aria-expanded])`)
  await (day === 'last' ? days.last() : days.nth(day)).click()
  await panel.locator('button.pill:not([aria-disabled=true])').first().click()
  await addToBasket(page)
}

/** What the panel has priced goes into the basket. */
export async function addToBasket(page: Page): Promise<void> {
  const panel = panelOf(page)
  const button = panel.getByRole('button', { name: 'Add to basket' })
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await expect(panel.locator('[data-total]')).toBeVisible()
  await button.click()
  await expect(panel.getByRole('link', { name: 'To the basket' })).toBeVisible()
}

export async function openBasket(page: Page, shop: Shop, language = 'en'): Promise<void> {
  await page.goto(`${shop.url}/${language}/basket/cart`)
  await waitForLife(page)
  await expect(page.locator('[data-summary=direk] [data-total]')).toBeVisible()
}

export const field = (page: Page, name: string) => page.locator(`#alan-${name}`)

export async function fillGuest(page: Page, e_mail = 'elif@example.com'): Promise<void> {
  await field(page, 'ad').fill('Elif')
  await field(page, 'soyad').fill('Karagöz')
  await field(page, 'e_mail').fill(e_mail)
  await field(page, 'telefon').fill('0532 123 45 67')
}

export const next = (page: Page) => page.locator('#odeme-formu button[type=submit]')

/** Answers whatever else the products ask of the guest. */
export async function answerQuestions(page: Page): Promise<void> {
  for (const question of await page.locator('#odeme-formu [required]:visible').all()) {
    if ((await question.inputValue()) !== '') continue
    const sort = await question.evaluate((element) =>
      element.hasAttribute('data-clock') ? 'clock' : element.tagName.toLowerCase(),
    )
    if (sort === 'select') await question.selectOption({ index: 1 })
    else await question.fill(sort === 'clock' ? '16:00' : '80')
  }
}

export const toTheGuests = (page: Page) => page.locator('[data-summary=direk] button.btn-sun')

/** From the filled basket to the guest's data. */
export async function goToGuests(page: Page): Promise<void> {
  await toTheGuests(page).click()
  await expect(field(page, 'ad')).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
}

/** From the guest's data to the payment step. */
export async function goToPayment(page: Page, e_mail?: string): Promise<void> {
  await fillGuest(page, e_mail)
  await field(page, 'tc_pasaport').fill('10000000146')
  await answerQuestions(page)
  await next(page).click()
  await expect(page.locator('input[name=odeme_yontemi]').first()).toBeVisible()
}

/** Accepts the contracts and books with a method. */
export async function bookBy(page: Page, method: 'kredi_karti' | 'havale' | 'tur_gunu'): Promise<void> {
  await page.locator(`input[name=odeme_yontemi][value=${method}]`).check()
  for (const box of await page.locator('#odeme-formu input[type=checkbox]').all()) await box.check()
  await next(page).click()
}

/** The test bank's own form and its second step; the code is right unless said. */
export async function payWithCard(page: Page, number: string, code = '123456'): Promise<void> {
  const bank = page.frameLocator('iframe.bank-frame')
  await bank.locator('input[name=number]').fill(number)
  await bank.locator('input[name=name]').fill('ELIF KARAGOZ')
  await bank.locator('input[name=expiry]').fill('12/30')
  await bank.locator('input[name=cvc]').fill('123')
  await bank.locator('button').first().click()
  const second = bank.locator('input[name=code]')
  await second.fill(code)
  await bank.locator('button').first().click()
}
