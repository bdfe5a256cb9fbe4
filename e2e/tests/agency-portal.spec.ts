import { LANGUAGES } from '@meltem/contract/wire/language'
import { addDays } from '@meltem/domain/calendar-day'
import { expect, type Page } from '@playwright/test'
import { totpCode } from '../../server/src/platform/sessions/totp.ts'
import { expectSoundPage } from '../axe.ts'
import { open, test } from '../storefront-test.ts'

const OWNER = { e_mail: 'baris@kaslimani.example', sifre: 'kas-limani-demo-2026' }
const STATEMENT = { tr: 'Cari hesap', en: 'Statement', de: 'Kontoauszug', ru: 'Взаиморасчёты' } as const

/** The first login of a clerk of the demo's agencies: password, and the code of an app that has just been set up. */
async function logIn(page: Page, owner = OWNER): Promise<void> {
  await open(page, '/en/agency')
  const call = async (path: string, body: object) =>
    await page.evaluate(
      async ({ path: at, body: sent }) => {
        const headers = { company: 'meltem', 'content-type': 'application/json' }
        const answer = await fetch(`/api${at}`, { method: 'POST', headers, body: JSON.stringify(sent) })
        return (await answer.json()) as Record<string, unknown>
      },
      { path, body },
    )
  const first = await call('/acente-giris-yap-post', owner)
  const { sir } = first.kurulum as { sir: string }
  const second = { giris_anahtari: first.giris_anahtari, kod: await totpCode(sir), remember: false }
  expect(await call('/acente-giris-kod-post', second)).toMatchObject({ success: 1 })
}

async function holdForClient(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Net prices', exact: true }).click()
  await page
    .getByRole('link', { name: /^Book / })
    .first()
    .click()
  await page.locator('#portal-from').fill(addDays(Temporal.Now.plainDateISO('Europe/Istanbul').toString(), 40))
  await page.getByRole('button', { name: 'Check availability' }).click()
  await page.getByRole('group', { name: 'Which one?' }).getByRole('button').first().click()
  await page.locator('#portal-name').fill('Fam. Brandt')
  await page.getByRole('button', { name: 'Hold as option' }).click()
  await expect(page.getByText('The option is held')).toBeVisible()
  await page.getByRole('link', { name: 'Options', exact: true }).click()
  await page.getByRole('button', { name: 'Offer link' }).click()
  return await page.getByLabel('Link to send to the client').inputValue()
}

async function takeOffer(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'An offer from Kaş Limanı' })).toBeVisible()
  await page.getByLabel('First name').fill('Anna')
  await page.getByLabel('Last name').fill('Brandt')
  await page.getByLabel('Phone').fill('+491701234567')
  await page.getByLabel('E-mail', { exact: false }).first().fill('anna@example.com')
  await page.getByRole('button', { name: 'Accept the offer' }).click()
  await expect(page.getByText('Your booking is confirmed')).toBeVisible()
}

const PORTAL_PATHS = ['', '/products', '/booking', '/options', '/bookings', '/statement']
const NARROW = { width: 390, height: 844 }

/** One more traveller: the difference first, then the change; what cancelling costs first, then the end. */
async function changeAndCancel(page: Page): Promise<void> {
  await page.goto('/en/agency/desk/bookings')
  await page.getByRole('link', { name: /^Open INT/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Booking INT/ })).toBeVisible()
  await expect(page.getByText('anna@example.com')).toBeVisible()
  await page.getByRole('button', { name: 'Make a change' }).click()
  await page.getByRole('group', { name: 'Adults' }).getByRole('button').last().click()
  await page.getByRole('button', { name: 'Show the new price' }).click()
  await expect(page.getByText('Difference')).toBeVisible()
  await expectSoundPage(page, 'booking at the desk')
  await page.getByRole('button', { name: 'Confirm the change' }).click()
  await expect(page.getByText('The booking has been changed.')).toBeVisible()
  await expect(page.getByText('3 people')).toBeVisible()
  await page.getByRole('button', { name: 'Show cancellation costs' }).click()
  await expect(page.getByText(/^Kept: /)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm cancellation' }).click()
  await expect(page.getByText('The booking is cancelled.')).toBeVisible()
}

/** The owner of the demo's agency: options, prices, arrivals and the account are there at the first start. */
async function expectFullPortal(page: Page): Promise<void> {
  await page.setViewportSize(NARROW)
  for (const language of LANGUAGES) {
    // The longest words are German and Russian.
    for (const path of language === 'de' || language === 'ru' ? PORTAL_PATHS : ['']) {
      await page.goto(`/${language}/agency/desk${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[role=status]', { hasText: '…' })).toHaveCount(0)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect([language, path, over]).toEqual([language, path, 0])
    }
  }
  await page.goto('/en/agency/desk')
  for (const name of ['Options running', 'Net prices', 'Arriving soon', 'Statement']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await expect(page.locator('.portal-table tbody tr').first()).toBeVisible()
  await expectSoundPage(page, 'overview of the desk')
}

test('the desk of the demo’s agency is not empty, and fits a phone in four languages', async ({ page }) => {
  await logIn(page, { e_mail: 'isil@likyayolu.example', sifre: 'likya-yolu-demo-2026' })
  await expectFullPortal(page)
})

test('an agency sells by an offer, and its statement says so in four languages', { tag: '@walk' }, async ({
  page,
  context,
}) => {
  // A button on its way from one colour to the next has neither.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logIn(page)
  await page.goto('/en/agency/desk')
  await expect(page.getByRole('heading', { name: 'Hello Barış' })).toBeVisible()
  const link = await holdForClient(page)
  const client = await context.newPage()
  await takeOffer(client, link)
  await client.close()
  await page.getByRole('link', { name: 'Bookings', exact: true }).click()
  await expect(page.getByText('Anna Brandt')).toBeVisible()
  for (const language of LANGUAGES) {
    await page.goto(`/${language}/agency/desk/statement`)
    await expect(page.getByRole('heading', { level: 1, name: STATEMENT[language] })).toBeVisible()
    // Billing: the price against the agency, its commission in its favour.
    await expect(page.locator('.portal-table tbody tr')).toHaveCount(2)
  }
  await expectSoundPage(page, 'statement')
  await changeAndCancel(page)
})
