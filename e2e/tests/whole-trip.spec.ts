import { expect } from '@playwright/test'
import {
  addToBasket,
  bookBy,
  fillBasket,
  goToGuests,
  goToPayment,
  meltem,
  openBasket,
  payWithCard,
} from '../basket-walk.ts'
import { comingMonth, findOpenDay, findProduct } from '../product-of-kind.ts'
import { open, test } from '../storefront-test.ts'
import { register } from '../test-member.ts'

const NIGHTS = 7
const GOOD_CARD = '5528790000000008'

const later = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString()

test('a villa, a boat and a transfer: one basket, one login, one deposit, one voucher, mails in the outbox', {
  tag: '@walk',
}, async ({ page, request }) => {
  const villa = await findProduct(request, 'en', 'villa', 'direk')
  const arrival = await findOpenDay(request, villa.k_no, comingMonth(new Date()), NIGHTS)
  await open(page, `${villa.path}?baslangic=${arrival}&bitis=${later(arrival, NIGHTS)}`)
  await addToBasket(page)

  await fillBasket(page, meltem(), 'last')

  await open(page, '/en/t/dalaman-airport-gocek-transfer')
  await page.locator('main input[name=tarih]').first().fill(arrival)
  await page.locator('main input[name=saat]').first().fill('14:30')
  await page.getByRole('button', { name: 'Show vehicles' }).click()
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByRole('link', { name: /3 items in your basket/ })).toBeVisible()

  await openBasket(page, meltem())
  const total = await page.locator('[data-summary=direk] [data-total]').textContent()
  const e_mail = await register(page)
  await openBasket(page, meltem())
  await expect(page.locator('[data-summary=direk] [data-total]')).toHaveText(total ?? '')
  await goToGuests(page)
  await goToPayment(page, e_mail)
  await bookBy(page, 'kredi_karti')
  await payWithCard(page, GOOD_CARD)

  await expect(page).toHaveURL(/\/basket\/complate\?/)
  const tickets = page.locator('.ticket')
  await expect(tickets).toHaveCount(3)
  await expect(page.getByRole('img', { name: /^QR code of voucher INT\d{12}-[123]$/ })).toHaveCount(3)
  const number = /INT\d{12}/.exec((await tickets.first().textContent()) ?? '')?.[0] ?? 'a booking without a number'
  await expect(page.locator('.next-steps > li')).toHaveCount(3)
  await page.getByRole('link', { name: 'Open the trip page' }).click()
  await expect(page.getByText(number, { exact: true }).first()).toBeVisible()
  const voucher = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Voucher (PDF)' }).click()
  expect((await voucher).suggestedFilename()).toBe(`voucher-${number}.pdf`)

  await expect
    .poll(async () => {
      await page.goto('/giden-kutusu')
      return await page.getByRole('row').filter({ hasText: e_mail }).allInnerTexts()
    })
    .toContainEqual(expect.stringContaining('your booking is confirmed'))

  const told = page.getByRole('row').filter({ hasText: e_mail }).filter({ hasText: 'your booking is confirmed' })
  const [mail, text] = await told
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await page.goto(mail ?? '')
  await expect(page.getByText(number, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('img', { name: `QR code of voucher ${number}-1` })).toBeVisible()
  await page.goto(text ?? '')
  await expect(page.locator('body')).toContainText(`${number}-3`)
})
