import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import { expect, type Page } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { bookBy, fillBasket, goToGuests, goToPayment, meltem, openBasket, payWithCard, poyraz } from '../basket-walk.ts'
import { forgetNotFound, receivedMails, test, untilKept } from '../storefront-test.ts'
import { register } from '../test-member.ts'

const GOOD_CARD = '5528790000000008'

/** Each test has a day of its own: boats are small. */
async function goToTheTill(page: Page, day: number): Promise<void> {
  await fillBasket(page, poyraz(), day)
  await openBasket(page, poyraz())
  await goToGuests(page)
  await goToPayment(page)
}

const heading = (page: Page, language: Language, key: 'transfer.title' | 'declined.title') =>
  expect(page.locator('h1')).toHaveText(translatorFor(language, 'outcome')(key))

/** The page asks the bank again and again; a late answer takes as long as it takes. */
const isBooked = async (page: Page) => {
  await expect(page).toHaveURL(/\/basket\/complate\?/)
  await expect(page.locator('main .chip').first()).toHaveText('Confirmed')
}

test.describe('with a worker of the page', () => {
  test.use({ ownBrowser: true })

  test('a guest pays the deposit by card, sees the voucher, and finds the trip without a connection', {
    tag: '@walk',
  }, async ({ page, context, complaints }) => {
    await goToTheTill(page, 0)
    await bookBy(page, 'kredi_karti')
    await payWithCard(page, GOOD_CARD)
    await isBooked(page)
    await page.getByRole('link', { name: 'Open the trip page' }).click()
    await expect(page).toHaveURL(/\/en\/reservation\//)
    const ticket = page.getByText(/^INT\d{12}$/).first()
    await expect(ticket).toBeVisible()
    // It looks like a ticket: the mark in its band is a mark.
    await expect(page.locator('article.ticket .ticket-mark').first()).toHaveCSS('height', '30px')
    await page.getByRole('button', { name: 'Make a change' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('group', { name: 'Adults' }).getByRole('button').last().click()
    await dialog.getByRole('button', { name: 'Show the new price' }).click()
    await expect(dialog.getByText('New total')).toBeVisible()
    await dialog.getByRole('button', { name: 'Leave as it is' }).click()
    await expect(dialog).toHaveCount(0)
    await page.waitForFunction(async () =>
      (await navigator.serviceWorker.getRegistrations()).some(({ active }) => active),
    )
    await page.reload()
    await expect(ticket).toBeVisible()
    const again = async () => {
      const kept = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Voucher (PDF)' }).click()
      expect((await kept).suggestedFilename()).toMatch(/\.pdf$/)
    }
    await again()
    await context.setOffline(true)
    await page.reload()
    await expect(ticket).toBeVisible()
    // The tickets themselves: it is on the quay that they are shown.
    await expect(page.locator('article.ticket').first()).toBeVisible()
    await again()
    await context.setOffline(false)
    // Without a connection a picture that was not seen before stays away.
    complaints.splice(0, complaints.length, ...complaints.filter((one) => !one.includes('/img/')))
  })
})

test('a refused card says why, the places stay held, and a second card books', async ({ page }) => {
  await goToTheTill(page, 1)
  await bookBy(page, 'kredi_karti')
  await payWithCard(page, '4111111111111129')
  await heading(page, 'en', 'declined.title')
  await expect(page.getByText('Not enough funds')).toBeVisible()
  await page.locator('[data-pay-choice] button[type=submit]').click()
  await payWithCard(page, GOOD_CARD)
  await isBooked(page)
})

test('a wrong code is refused, and the bank transfer is the way on', async ({ page }) => {
  await goToTheTill(page, 2)
  await bookBy(page, 'kredi_karti')
  await payWithCard(page, GOOD_CARD, '000000')
  await heading(page, 'en', 'declined.title')
  await page.getByRole('radio', { name: /Bank transfer/ }).check()
  await page.locator('[data-pay-choice] button[type=submit]').click()
  await heading(page, 'en', 'transfer.title')
})

test('after a refused card the basket says that payment is waiting, in every tab: it goes on, or is given up', async ({
  page,
  context,
}) => {
  await goToTheTill(page, 6)
  await bookBy(page, 'kredi_karti')
  await payWithCard(page, '4111111111111129')
  await heading(page, 'en', 'declined.title')
  await untilKept(page)
  const basket = translatorFor('en', 'basket')
  const other = await context.newPage()
  await other.goto(`${poyraz().url}/en/basket/cart`)
  await expect(other.getByText(basket('waiting.title'))).toBeVisible()
  await expect(other.getByText('Sold out')).toHaveCount(0)
  await expect(other.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await expectSoundPage(other, 'payment waiting')
  await other.locator('[data-summary=bekleyen] a.btn-sun').click()
  await heading(other, 'en', 'declined.title')
  await other.close()
  await page.goto(`${poyraz().url}/en/basket/cart`)
  await page.getByRole('button', { name: basket('waiting.giveUp') }).click()
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible()
  await expect(page.locator('[data-summary=direk] [data-total]')).toBeVisible()
  await goToGuests(page)
})

test('a late answer of the bank is waited for', async ({ page }) => {
  await goToTheTill(page, 3)
  await bookBy(page, 'kredi_karti')
  await payWithCard(page, '4000000000000028')
  await isBooked(page)
})

test('a transfer shows account, reference and deadline', async ({ page }) => {
  await goToTheTill(page, 4)
  await bookBy(page, 'havale')
  await heading(page, 'en', 'transfer.title')
  await expect(page.getByText(/TR\d{2}/).first()).toBeVisible()
  await expect(page.getByText(/^Deadline/)).toBeVisible()
  await expectSoundPage(page, 'waiting for a transfer')
})

test('open contract boxes are named, and a double click books once', async ({ page }) => {
  await goToTheTill(page, 5)
  await page.locator('input[name=odeme_yontemi][value=havale]').check()
  const submit = page.locator('#odeme-formu button[type=submit]')
  await submit.click()
  await expect(page.locator('.field-error').first()).toBeVisible()
  let placed = 0
  page.on('request', (request) => {
    if (request.url().includes('/rezervasyon-olustur-post')) placed += 1
  })
  for (const box of await page.locator('#odeme-formu input[type=checkbox]').all()) await box.check()
  await submit.dblclick()
  await heading(page, 'en', 'transfer.title')
  expect(placed).toBe(1)
})

test('the bank’s page reloaded and the back button lead to the same reservation', async ({ page }) => {
  let placed = 0
  page.on('request', (request) => {
    if (request.url().includes('/rezervasyon-olustur-post')) placed += 1
  })
  await goToTheTill(page, 1)
  await bookBy(page, 'kredi_karti')
  await expect(page.locator('iframe.bank-frame')).toBeVisible()
  await untilKept(page)
  await page.reload()
  await payWithCard(page, GOOD_CARD)
  await isBooked(page)
  const numberOf = () => page.locator('main .chip').first().locator('xpath=following-sibling::*').first().textContent()
  const number = await numberOf()
  await page.goBack()
  await page.goForward()
  await isBooked(page)
  expect(await numberOf()).toBe(number)
  await page.goto(`${poyraz().url}/en/basket/cart`)
  await expect(page.getByText('Your basket is empty.')).toBeVisible()
  expect(placed).toBe(1)
})

test('an address of a payment that is not one’s own shows nothing', async ({ page, complaints }) => {
  await page.goto(`${poyraz().url}/en/basket/result?ref=AAAAAAAAAAAAAAAAAAAAAA`)
  await expect(page.locator('h1')).toHaveText(translatorFor('en', 'outcome')('nothing.title'))
  forgetNotFound(complaints)
})

for (const language of LANGUAGES) {
  test(`a member books and pays in ${language}; every step is sound on desk and phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await fillBasket(page, meltem(), LANGUAGES.indexOf(language))
    const e_mail = await register(page, { language })
    await openBasket(page, meltem(), language)
    await goToGuests(page)
    await expectSoundPage(page, 'guests', shareOfWidths(language))
    await goToPayment(page)
    await expectSoundPage(page, 'payment', shareOfWidths(language))
    await bookBy(page, 'kredi_karti')
    await payWithCard(page, GOOD_CARD)
    await expect(page).toHaveURL(/\/basket\/complate\?/)
    const chip = translatorFor(language, 'outcome')('confirmed.chip')
    await expect(page.locator('main .chip').first()).toHaveText(chip)
    await expectSoundPage(page, 'confirmed', shareOfWidths(language))
    await expect.poll(async () => (await receivedMails()).some(({ to }) => to.includes(e_mail))).toBe(true)
  })
}
