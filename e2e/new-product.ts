import type { ProductKind } from '@meltem/contract/content/content'
import { expect, type Page } from '@playwright/test'
import { takePhoto } from './new-tenant.ts'
import type { OperatorHand } from './operator-hand.ts'

/** What an operator types of a product: the eight fields, and what its kind must show before it is published. */
export interface Wanted {
  readonly kind: ProductKind
  /** As the office calls the kind. */
  readonly word: string
  readonly name: string
  readonly people: string
  readonly price: string
  /** A place that is named with the first product and chosen afterwards; rides have their ends instead. */
  readonly place?: 'new'
  readonly photos?: number
  /** As a camera writes them, or as they are sent on by a messenger. */
  readonly size?: 'small'
}

const SENTENCE = 'What you will see, what you will eat, and when you are back: all of it by the sea.'
const KAS = { name: 'Kaş', point: '36.2000, 29.6400' }

/** Twelve megapixels are drawn in every width before the picture stands there; a guard against hanging. */
const PATIENT = { timeout: 240_000 }

/** From the list to a draft. */
async function draft(hand: OperatorHand, wanted: Wanted): Promise<void> {
  const { page } = hand
  await hand.press(page.getByRole('link', { name: 'Products', exact: true }).first())
  await hand.press(page.getByRole('link', { name: /^New product/ }).first())
  await hand.press(page.getByRole('radio', { name: wanted.word, exact: true }).locator('..'))
  await hand.fill(page.getByLabel('Name', { exact: true }), wanted.name)
  await sayWhere(hand, wanted)
  await hand.fill(page.getByLabel('People, at most'), wanted.people)
  await hand.fill(page.getByLabel(/^(Price|One way|Room)\b.*/).first(), wanted.price)
  await hand.fill(page.getByLabel('Summary'), SENTENCE)
  const count = wanted.photos ?? 1
  const photos = await Promise.all(
    Array.from({ length: count }, (_, at) => takePhoto(`${wanted.kind}-${at + 1}`, wanted.size)),
  )
  await hand.hang(page.getByLabel(/more photo/), photos)
  await expect(page.getByText(wanted.size ? 'Cover · 1600 px' : 'Cover · 3000 px')).toBeVisible(PATIENT)
  if (count > 1) await expect(page.getByRole('button', { name: `Remove photo ${count}` })).toBeVisible(PATIENT)
  await hand.press(page.getByRole('button', { name: 'Create draft' }))
  await expect(page.getByRole('heading', { level: 1, name: wanted.name })).toBeVisible()
}

async function sayWhere(hand: OperatorHand, { kind, place }: Wanted): Promise<void> {
  const { page } = hand
  if (kind === 'transfer') {
    await hand.choose(page.getByLabel('From', { exact: true }), 'Dalaman')
    await hand.choose(page.getByLabel('To', { exact: true }), 'Kaş')
    return
  }
  const where = page.getByLabel('Where', { exact: true })
  await hand.choose(where, { label: place === 'new' ? 'New place…' : KAS.name })
  if (place !== 'new') return
  await hand.fill(page.getByLabel('Name of the place'), KAS.name)
  await hand.fill(page.getByLabel('Position'), KAS.point)
}

/** What publishing asks of the kind beyond the eight fields. */
const PAPERS: Readonly<Partial<Record<ProductKind, (page: Page, hand: OperatorHand) => Promise<void>>>> = {
  villa: (page, hand) => hand.fill(page.getByLabel('Permit number'), '07-48211'),
  saglik: async (page, hand) => {
    await hand.fill(page.getByLabel('Licence number'), 'ST-1204')
    await hand.fill(page.getByLabel('Licensed on'), '01.03.2026')
  },
}

/** From nothing to the page of the storefront, whose address is answered. */
export async function sellProduct(hand: OperatorHand, wanted: Wanted): Promise<string> {
  const { page } = hand
  await draft(hand, wanted)
  const papers = PAPERS[wanted.kind]
  if (papers) {
    await papers(page, hand)
    await hand.press(page.getByRole('button', { name: /^Save/ }))
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  }
  await hand.press(page.getByRole('button', { name: 'Publish', exact: true }))
  const link = page.getByRole('link', { name: 'See on the site' })
  await expect(link).toBeVisible()
  return (await link.getAttribute('href')) ?? ''
}

const ENDS = [
  ['Dalaman', 'Airport', '36.7131', '28.7925'],
  ['Kaş', 'Town', '36.2', '29.64'],
] as const

/** Where rides begin and end. */
export async function addTransferPlaces(hand: OperatorHand): Promise<void> {
  const { page } = hand
  await hand.press(page.getByRole('link', { name: 'Transfer network', exact: true }))
  await hand.press(page.getByRole('button', { name: 'Places', exact: true }))
  for (const [name, sort, latitude, longitude] of ENDS) {
    await hand.press(page.getByRole('button', { name: 'Add place' }))
    await hand.fill(page.getByLabel(/^Name /), name)
    await hand.choose(page.getByLabel('Sort', { exact: true }), { label: sort })
    await hand.fill(page.getByLabel('Latitude'), latitude)
    await hand.fill(page.getByLabel('Longitude'), longitude)
    await hand.press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible()
  }
}
