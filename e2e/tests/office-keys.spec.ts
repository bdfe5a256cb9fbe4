import { formatDate } from '@meltem/i18n/format'
import { expect, type Locator, type Page } from '@playwright/test'
import { openOffice, test } from '../office-test.ts'
import { findDays, soldAtOnce } from '../phone-desk.ts'

const MOST_TABS = 150

/** As a person without a mouse gets there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < MOST_TABS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target.toString()} is not reached by Tab`)
}

async function jump(page: Page, letter: string, heading: RegExp): Promise<void> {
  await page.keyboard.press('g')
  await page.keyboard.press(letter)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

test('the five daily tasks, by keyboard alone', async ({ page, office }) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openOffice(page, office, '/', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('answer a request', async () => {
    await jump(page, 't', /^Requests/)
    await expect(page.getByRole('button', { name: /^Take it/ })).toBeVisible()
    await page.keyboard.press('u')
    await expect(page.getByRole('button', { name: /^Let go/ })).toBeVisible()
    await page.keyboard.press('r')
    const decline = page.getByRole('button', { name: 'Decline', exact: true })
    await tabTo(page, decline)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Declined' })).toBeVisible()
  })

  await test.step('find a booking by a name and change the phone of its guest', async () => {
    await jump(page, 'r', /^Reservations/)
    const row = page.getByRole('table').getByRole('row').nth(1)
    await expect(row).toBeVisible()
    const name = (await row.getByRole('cell').nth(1).textContent()) ?? ''
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
    await page.keyboard.type(`#${name}`)
    await expect(page.getByRole('group', { name: 'Bookings' }).getByRole('option').first()).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /^INT/ })).toBeVisible()
    await page.keyboard.press('e')
    await tabTo(page, page.getByLabel('Phone', { exact: true }))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('+905551234567')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: '+905551234567' })).toBeVisible()
  })

  await test.step('sell by phone', async () => {
    const { first: day } = await findDays(page, { product: 'gulet', office }, soldAtOnce)
    await page.locator('body').press('Escape')
    await jump(page, 'p', /^New reservation/)
    await tabTo(page, page.getByLabel('First name'))
    await page.keyboard.type('Hannah')
    for (const [label, words] of [
      ['Last name', 'Berger'],
      ['Phone', '+491701234567'],
      ['E-mail', 'hannah.keys@example.com'],
      ['Product name', 'gulet'],
      ['Day', formatDate(day)],
    ] as const) {
      await tabTo(page, page.getByLabel(label, { exact: true }))
      await page.keyboard.type(words)
    }
    await tabTo(page, page.getByRole('button', { name: 'Check availability' }))
    await page.keyboard.press('Enter')
    const add = page.getByRole('button', { name: /^Add: / }).first()
    await tabTo(page, add)
    await page.keyboard.press('Enter')
    await page.keyboard.press('n')
    await expect(page.getByRole('button', { name: /^Take .* and confirm$/ })).toBeEnabled()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { level: 1, name: /^INT/ })).toBeVisible()
  })

  await test.step('close nights on the board', async () => {
    await jump(page, 'c', /^Calendar/)
    await page.goto(`${office}/yonetim/takvim?ilk=${new Date().getUTCFullYear() + 1}-02-01&tip=villa`)
    const grid = page.getByRole('grid')
    await tabTo(page, grid)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByRole('region', { name: 'Chosen nights' })).toBeVisible()
    await page.keyboard.press('k')
    await page.keyboard.type('Paint')
    await page.keyboard.press('Enter')
    await expect(grid.getByRole('button', { name: /^Paint, closed/ })).toBeVisible()
  })

  await test.step('give a run to a driver', async () => {
    await jump(page, 's', /^Transfers/)
    const open = page.getByRole('region', { name: 'No vehicle', exact: true }).getByRole('button')
    await expect(open.first()).toBeVisible()
    const before = await open.count()
    // In the evening all of them are over, and another one may be open by itself.
    await tabTo(page, open.first())
    await page.keyboard.press('Enter')
    await expect(open.first()).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('group', { name: /takes it|Who/ })).toBeVisible()
    await page.keyboard.press('a')
    await expect(open).toHaveCount(before - 1)
  })
})
