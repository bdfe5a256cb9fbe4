import type { ProductKind } from '@meltem/contract/content/content'
import { addDays } from '@meltem/domain/calendar-day'
import { expect, type Page } from '@playwright/test'
import { answerQuestions, bookBy, field, fillGuest, next, payWithCard } from './basket-walk.ts'
import { comingMonth } from './product-of-kind.ts'
import { open, receivedMails } from './storefront-test.ts'

const GOOD_CARD = '5528790000000008'
const FROM = `${comingMonth(new Date())}-12`
const STAY = `baslangic=${FROM}&bitis=${addDays(FROM, 7)}&yetiskin=2`
const DAY = `baslangic=${FROM}&yetiskin=2`

/** When the guest comes, as the address of a page says it. */
const WHEN: Readonly<Record<Exclude<ProductKind, 'transfer'>, string>> = {
  tur: DAY,
  villa: STAY,
  yat: STAY,
  otel: STAY,
  arac_kira: `${STAY}&saat=10:00&bitis_saat=10:00`,
  dugun: DAY,
  saglik: `baslangic=${FROM}&yetiskin=1`,
  ekstra: `${DAY}&saat=11:00`,
}

/** From the home page by its menu to the list, and by the card to the page. */
export async function findInList(page: Page, url: string, { list, name }: { list: string; name: string }) {
  await open(page, `${url}/en`)
  await page.getByRole('navigation').getByRole('link', { name: list, exact: true }).first().click()
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Chooses days on the page of the product that is open, and puts it into the basket or among the requests. */
export async function takeOpened(page: Page, kind: ProductKind): Promise<void> {
  if (kind === 'transfer') {
    await page.locator('main input[name=tarih]').first().fill(FROM)
    await page.locator('main input[name=saat]').first().fill('14:30')
    await page.getByRole('button', { name: 'Show vehicles' }).click()
    await page.getByRole('button', { name: 'Add to basket' }).click()
    return
  }
  await open(page, `${new URL(page.url()).href.split('?')[0]}?${WHEN[kind]}`)
  const panel = page.getByRole('complementary', { name: 'Booking' })
  await expect(panel.locator('[data-total]')).toBeVisible()
  if (kind === 'saglik') await page.locator('#onay-klinik').check()
  await panel.locator('button.btn-sun.btn-lg').click()
  await expect(panel.getByRole('link', { name: /basket|request/i }).first()).toBeVisible()
}

/** Who comes, and what the products ask of them. */
async function sayWho(page: Page, e_mail: string): Promise<void> {
  await fillGuest(page, e_mail)
  const identity = field(page, 'tc_pasaport')
  if ((await identity.count()) > 0) await identity.fill('10000000146')
  const earliest = page.getByLabel('When could you come at the earliest?')
  if ((await earliest.count()) > 0) await earliest.fill(FROM.split('-').toReversed().join('.'))
  await answerQuestions(page)
  await next(page).click()
}

/** Books what lies in the basket and pays for it by card. */
export async function payBasket(page: Page, url: string, e_mail: string): Promise<void> {
  await open(page, `${url}/en/basket/cart`)
  await page.locator('[data-summary=direk] button.btn-sun').click()
  await expect(field(page, 'ad')).toBeVisible()
  await sayWho(page, e_mail)
  await expect(page.locator('input[name=odeme_yontemi]').first()).toBeVisible()
  await bookBy(page, 'kredi_karti')
  await payWithCard(page, GOOD_CARD)
  await expectConfirmed(page)
}

async function expectConfirmed(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/basket\/complate\?/)
  await expect(page.locator('main .chip').first()).toHaveText('Confirmed')
}

/** Sends what is asked for first. */
export async function sendRequest(page: Page, url: string, e_mail: string): Promise<void> {
  await open(page, `${url}/en/basket/cart`)
  await page.locator('[data-summary=sor_sat] button.btn').click()
  await sayWho(page, e_mail)
  const boxes = page.locator('#odeme-formu input[type=checkbox]')
  await expect(boxes.first()).toBeVisible()
  for (const box of await boxes.all()) await box.check()
  await next(page).click()
  await expect(page).toHaveURL(/\/basket\/complate\?k_no=/)
}

/** The page of the booking, as the mail that accepts it names it. */
export async function openAccepted(page: Page, e_mail: string): Promise<void> {
  const link = async () => {
    const mails = (await receivedMails()).filter(({ to }) => to.includes(e_mail))
    return mails.flatMap(({ text }) => /http\S+\/reservation\/\S+/.exec(text)?.[0] ?? []).at(-1)
  }
  await expect.poll(async () => (await receivedMails()).filter(({ to }) => to.includes(e_mail)).length).toBe(2)
  await open(page, (await link()) ?? '')
}

export async function payOpened(page: Page): Promise<void> {
  await page.locator('[data-pay-choice] button[type=submit]').click()
  await payWithCard(page, GOOD_CARD)
  await expectConfirmed(page)
}
