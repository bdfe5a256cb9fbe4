import type { ProductKind } from '@meltem/contract/content/content'
import { expect, type Page } from '@playwright/test'
import { addTransferPlaces, sellProduct, type Wanted } from '../new-product.ts'
import { answerConsentAt, createTenant, enterFirstTime } from '../new-tenant.ts'
import { OperatorHand } from '../operator-hand.ts'
import { findInList, openAccepted, payBasket, payOpened, sendRequest, takeOpened } from '../season-guest.ts'
import { forgetRefusals, open, test } from '../storefront-test.ts'
import { newAddress } from '../test-member.ts'

const NINE: readonly Wanted[] = [
  { kind: 'tur', word: 'Tour', name: 'Sunken city by boat', people: '12', price: '45', place: 'new' },
  { kind: 'villa', word: 'Villa', name: 'House above the bay', people: '6', price: '240', photos: 3 },
  { kind: 'yat', word: 'Yacht', name: 'Gulet Mavi Kuş', people: '8', price: '900' },
  { kind: 'transfer', word: 'Transfer', name: 'Dalaman to Kaş', people: '6', price: '110' },
  { kind: 'arac_kira', word: 'Car', name: 'Fiat Egea', people: '5', price: '40' },
  { kind: 'otel', word: 'Hotel', name: 'Harbour Rooms', people: '2', price: '75' },
  { kind: 'dugun', word: 'Wedding', name: 'Vows on the pier', people: '80', price: '4200' },
  { kind: 'saglik', word: 'Health', name: 'A week for your teeth', people: '1', price: '1500' },
  { kind: 'ekstra', word: 'Extra', name: 'A guide of your own', people: '4', price: '60' },
]

async function openOffice(page: Page): Promise<OperatorHand> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Frames of a bank have no store of ours.
  await page.addInitScript(() => window === window.top && localStorage.setItem('yonetim.dil', 'en'))
  return new OperatorHand(page)
}

/** As the menu of the storefront calls the lists. */
const LISTS: Readonly<Record<ProductKind, string>> = {
  tur: 'Tours',
  villa: 'Villas',
  yat: 'Yachts and gulets',
  transfer: 'Transfers',
  arac_kira: 'Car hire',
  otel: 'Hotels',
  dugun: 'Weddings',
  saglik: 'Health',
  ekstra: 'Extra services',
}
const ASKED_FIRST: readonly ProductKind[] = ['dugun', 'saglik']

// Photographs of twelve megapixels are drawn, sent and stored on the way.
test('a fresh tenant makes and sells each of nine kinds, and a guest pays by card', async ({ page, complaints }) => {
  test.setTimeout(900_000)
  const tenant = await createTenant('First Season')
  const { url } = tenant
  const hand = await openOffice(page)
  await answerConsentAt(page, tenant)
  await enterFirstTime(hand, tenant)
  // Nothing is on offer: there is nothing to look for, and nothing to choose from.
  await open(page, `${url}/en`)
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(page.getByRole('search')).toHaveCount(0)
  await hand.visit(`${url}/yonetim/`)
  await addTransferPlaces(hand)
  for (const wanted of NINE) await sellProduct(hand, wanted)

  for (const { kind, name } of NINE.filter((one) => !ASKED_FIRST.includes(one.kind))) {
    await findInList(page, url, { list: LISTS[kind], name })
    await takeOpened(page, kind)
  }
  await payBasket(page, url, newAddress())
  await expect(page.locator('.ticket')).toHaveCount(7)

  for (const { kind, name } of NINE.filter((one) => ASKED_FIRST.includes(one.kind))) {
    const guest = newAddress()
    await findInList(page, url, { list: LISTS[kind], name })
    await takeOpened(page, kind)
    await sendRequest(page, url, guest)
    await acceptNext(hand, url)
    await openAccepted(page, guest)
    await payOpened(page)
  }
  forgetRefusals(complaints)
})

/** The request that is waiting is answered with a yes. */
async function acceptNext(hand: OperatorHand, url: string): Promise<void> {
  const { page } = hand
  await hand.visit(`${url}/yonetim/talepler`)
  await hand.press(page.getByRole('button', { name: /^Accept, / }))
  await expect(page.getByRole('status').filter({ hasText: 'Accepted; the payment link' })).toBeVisible()
}

/** What a new operator does until a villa, a tour and a yacht are on sale, from the mail with the invitation on. */
test('villa, tour and yacht are on sale after so many fields, presses and pages', async ({ page, complaints }) => {
  const tenant = await createTenant('Three in an Hour')
  const hand = await openOffice(page)
  await enterFirstTime(hand, tenant)
  const entered = hand.counts
  await expect(page.getByRole('heading', { name: 'Setting up' })).toBeVisible()
  const three = NINE.filter(({ kind }) => ['villa', 'tur', 'yat'].includes(kind))
  for (const wanted of three) await sellProduct(hand, { ...wanted, photos: 3, size: 'small' })
  const { fields, presses, pages } = hand.counts
  process.stdout.write(`  to the office: ${told(entered)}\n  to three on sale: ${told(hand.counts)}\n`)
  // Kind and publishing are presses; the first place has a name and a position, and a villa its permit.
  expect(fields - entered.fields).toBeLessThanOrEqual(21)
  expect(presses - entered.presses).toBeLessThanOrEqual(16)
  expect(pages - entered.pages).toBeLessThanOrEqual(9)
  await answerConsentAt(page, tenant)
  await open(page, `${tenant.url}/en`)
  await expect(page.getByRole('tab')).toHaveCount(0)
  for (const { name } of three) await expect(page.getByRole('link', { name }).first()).toBeVisible()
  forgetRefusals(complaints)
})

function told({ fields, presses, pages }: OperatorHand['counts']): string {
  return `${fields} fields, ${presses} presses, ${pages} pages`
}
