import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { expect, type Locator, type Page } from '@playwright/test'
import { findings } from '../axe.ts'
import { openOffice } from '../office-test.ts'
import { findDays, lookFor, soldAtOnce, writeCaller } from '../phone-desk.ts'
import { receivedMails, test } from '../storefront-test.ts'

const PRODUCT = 'gulet'
const VILLA = 'begonvil'

test('a clerk sells by phone, takes cash, gives a part back, and cancels', { tag: '@walk' }, async ({ page }) => {
  await openOffice(page, '', '/telefon', 'en')
  const days = await findDays(page, { product: PRODUCT }, soldAtOnce)
  await writeCaller(page, `hannah-${Date.now()}@example.com`)
  await lookFor(page, PRODUCT, days)
  await page
    .getByRole('button', { name: /^Add: / })
    .first()
    .click()
  await page.keyboard.press('n')
  const finish = page.getByRole('button', { name: /^Take .* and confirm$/ })
  await expect(finish).toBeEnabled()
  expect(await findings(page)).toEqual([])
  await finish.click()

  await expect(page.getByRole('heading', { level: 1, name: /^INT/ })).toBeVisible()
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^Phone, /)).toBeVisible()
  const payments = page.getByRole('region', { name: 'Payments' })
  await expect(payments).toContainText('Cash')

  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await page.getByLabel(/^Amount/).fill('99999')
  await expect(page.getByText(/^No more than what was taken/)).toBeVisible()
  await page.getByLabel(/^Amount/).fill('1')
  await page.getByLabel(/^Reason/).fill('Late departure')
  await page.getByRole('button', { name: /^Refund .*1\.00/ }).click()
  await expect(payments).toContainText('Refund')
  await expect(page.getByRole('region', { name: 'Internal notes' })).toContainText('Late departure')

  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('button', { name: 'Show the new total' }).click()
  await expect(page.getByRole('button', { name: /^Change, new total/ })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByLabel(/^Reason/).fill('The guest is ill')
  await page.getByRole('button', { name: /^Cancel and refund/ }).click()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Cancelled, nothing left to pay.')).toBeVisible()
})

test('a guest who bought by phone accepts the contracts by the link and may then pay', async ({ page }) => {
  await openOffice(page, '', '/telefon', 'en')
  const days = await findDays(page, { product: PRODUCT }, soldAtOnce)
  const address = `link-${Date.now()}@example.com`
  await writeCaller(page, address)
  await lookFor(page, PRODUCT, days)
  await page
    .getByRole('button', { name: /^Add: / })
    .first()
    .click()
  const send = page.getByRole('button', { name: /^Send the link for/ })
  await expect(send).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^INT/ })).toBeVisible()
  await expect(page.getByText('Awaiting payment').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Contract' })).toHaveCount(0)

  const link = async () => {
    const mail = (await receivedMails()).find(({ to }) => to.includes(address))
    return mail?.text.match(/https?:\/\/\S*anahtar=[\w-]{43}\S*/)?.[0]
  }
  // What staff causes rests for twenty seconds before it goes out.
  await expect.poll(link, { timeout: 60_000 }).toBeTruthy()
  const { pathname, search } = new URL((await link()) ?? '')
  await page.goto(`${pathname}${search}`)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Contracts' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept and continue' }).click()
  await expect(page.getByText('Accept all contracts to go on.')).toBeVisible()
  for (const box of await page.getByRole('checkbox', { name: /^I have read and accept/ }).all()) await box.check()
  await page.getByRole('button', { name: 'Accept and continue' }).click()
  await expect(page.getByRole('button', { name: 'Accept and continue' })).toHaveCount(0)
})

/** What the button repeats, as a number. */
async function sumOn(button: Locator): Promise<number> {
  return Number(((await button.textContent()) ?? '').replaceAll(/[^\d.]/g, ''))
}

test('extras are chosen on the line, priced with it, and stand on the reservation', async ({ page }) => {
  await openOffice(page, '', '/telefon', 'en')
  const days = await findDays(page, { product: PRODUCT }, (row) => soldAtOnce(row) && row.ekstralar.length > 0)
  await writeCaller(page, `extras-${Date.now()}@example.com`)
  await lookFor(page, PRODUCT, days)
  await page
    .getByRole('button', { name: /^Add: / })
    .first()
    .click()
  const basket = page.getByRole('region', { name: 'Basket' })
  const total = page.getByRole('button', { name: /^Give an option on/ })
  await page.keyboard.press('o')
  await expect(total).toBeEnabled()
  const bare = await sumOn(total)

  await basket.getByText('Add extras').click()
  const extra = basket.getByRole('checkbox').first()
  const words = (await basket.getByRole('checkbox').first().locator('xpath=ancestor::label').textContent()) ?? ''
  await extra.check()
  await expect(basket.getByText('1 extra', { exact: true })).toBeVisible()
  await expect.poll(() => sumOn(total)).toBeGreaterThan(bare)
  expect(await findings(page)).toEqual([])
  await expect(total).toBeEnabled()
  await total.click()

  await expect(page.getByRole('heading', { level: 1, name: /^INT/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(words.split(' €')[0]?.trim() ?? words)
})

test('a house that has to be asked for first ends as a request with its extras, whatever else is in the basket', async ({
  page,
}) => {
  await openOffice(page, '', '/telefon', 'en')
  const tour = await findDays(page, { product: PRODUCT }, soldAtOnce)
  const stay = await findDays(page, { product: VILLA, nights: 7 }, ({ satis_durumu }) => satis_durumu === 'sor_sat')
  await writeCaller(page, `ask-${Date.now()}@example.com`)
  await lookFor(page, PRODUCT, tour)
  const add = page.getByRole('button', { name: /^Add: / }).first()
  await add.click()
  await expect(page.getByRole('button', { name: /^Payment link/ })).toBeVisible()

  await lookFor(page, VILLA, stay)
  await expect(page.getByText('The owner is asked first.', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: /^Add: Begonvil/ }).click()
  await expect(page.getByRole('button', { name: /^Payment link/ })).toHaveCount(0)
  await page.getByText('Add extras').last().click()
  await page.getByRole('region', { name: 'Basket' }).getByRole('checkbox').last().check()
  const send = page.getByRole('button', { name: /^Send the request for/ })
  await expect(send).toBeEnabled()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Control+Enter')

  await expect(page.getByRole('heading', { level: 1, name: /^INT/ })).toBeVisible()
  await expect(page.getByText('Awaiting an answer').first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Begonvil stone house')
  const number = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? ''
  await page.goto('/yonetim/talepler')
  await expect(page.getByText(number).first()).toBeVisible()
})

const WIDTHS = [1440, 390] as const
test.describe('in every language', () => {
  for (const language of LANGUAGES) {
    test(`the desk and a reservation are sound in ${language}`, async ({ page }) => {
      await openOffice(page, '', '/telefon', language)
      const number = await anyReservation(page, language)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        for (const path of ['/telefon', '/rezervasyonlar', `/rezervasyonlar/${number}`]) {
          await page.goto(`/yonetim${path}`)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.locator('.skeleton-line')).toHaveCount(0)
          expect(await findings(page), `${path} ${width}`).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${width}`).toBe(width)
        }
      }
    })
  }
})

async function anyReservation(page: Page, language: Language): Promise<string> {
  const headers = { company: 'meltem', 'accept-language': language }
  const first = async (): Promise<string | undefined> => {
    const answer = await page.request.get('/api/yonetim/rezervasyon-listele', { headers })
    return (await answer.json()).data[0]?.k_no
  }
  await expect.poll(first).toBeTruthy()
  return (await first()) ?? ''
}
