import { createHash, randomUUID } from 'node:crypto'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'
import { run } from '../../scripts/command.ts'
import { NODE, ROOT } from '../../scripts/paths.ts'
import { totpCode } from '../../server/src/platform/sessions/totp.ts'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { forgetRefusals, serverUrl, test } from '../storefront-test.ts'
import { STAFF } from '../test-member.ts'

interface Door {
  readonly e_mail: string
  readonly password: string
}

/** `npm run tenant -- admin`, beside the server that runs. */
async function makeAdministrator(): Promise<Door> {
  const { port } = new URL(serverUrl())
  const e_mail = `a${randomUUID().slice(0, 8)}@kurum.example`
  const env = { MODE: 'demo', PORT: port, DATA_DIR: process.env.E2E_DATA_DIR ?? '', DATABASE_URL: '', SECRET: '' }
  const args = [`${ROOT}/scripts/tenant.ts`, 'admin', `Defne Ar <${e_mail}>`]
  const { ok, output } = await run({ command: NODE, args, env }, 'keep')
  const password = new RegExp(`${e_mail}\\s+(\\S+)`).exec(output)?.[1]
  if (!ok || !password) throw new Error(`Nobody was let into the installation.\n${output}`)
  return { e_mail, password }
}

async function openDoor(page: Page, language: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((chosen) => localStorage.setItem('yonetim.dil', chosen), language)
  await page.goto(`${serverUrl()}/yonetim/kurum`)
}

/** By the password, the set-up of the app and the recovery codes; answers the app's secret. */
async function enter(page: Page, { e_mail, password }: Door): Promise<string> {
  await page.getByLabel('E-mail').fill(e_mail)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const secret = (await page.getByTestId('totp-secret').textContent())?.replaceAll(' ', '') ?? ''
  await page.getByLabel('Code').fill(await totpCode(secret, Date.now()))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tenants' })).toBeVisible()
  return secret
}

test('a tenant is opened, given a host, invited again, closed and opened by whoever runs the installation', async ({
  page,
  complaints,
}) => {
  const kod = `k${createHash('sha256').update(randomUUID()).digest('hex').slice(0, 8)}`
  await openDoor(page, 'en')
  const secret = await enter(page, await makeAdministrator())

  await page.getByRole('button', { name: 'Open a tenant' }).click()
  await page.getByLabel('Code', { exact: true }).fill('Not a code!')
  await page.getByLabel('Brand').fill('Kaş Tur')
  await page.getByRole('textbox', { name: 'Host names' }).fill(`https://${kod}.localhost/\nmeltem.localhost`)
  await page.getByRole('checkbox', { name: 'Deutsch' }).uncheck()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Su')
  await page.getByLabel('E-mail').fill(`ada@${kod}.example`)
  await page.getByRole('button', { name: 'Open the tenant' }).click()
  await expect(page.getByRole('alert')).toContainText('The code takes small letters')
  await page.getByLabel('Code', { exact: true }).fill(kod)
  await page.getByRole('button', { name: 'Open the tenant' }).click()
  // Nothing that was typed is lost.
  await expect(page.getByRole('alert')).toContainText('meltem.localhost: Another tenant already has this host name.')
  await page.getByRole('textbox', { name: 'Host names' }).fill(`${kod}.localhost`)
  await page.getByRole('button', { name: 'Open the tenant' }).click()
  await expect(page.getByRole('status').filter({ hasText: `ada@${kod}.example` })).toBeVisible()

  const row = page
    .getByRole('listitem')
    .filter({ hasText: `${kod}.localhost` })
    .first()
  await expect(row).toContainText('Invited until')
  await expect(row).toContainText('Türkçe, English, Русский · TRY, EUR')
  const guest = await page.context().newPage()
  const home = await guest.goto(`${serverUrl().replace('localhost', `${kod}.localhost`)}/en`)
  expect(home?.status()).toBe(200)
  await expect(guest.getByRole('banner')).toContainText('Kaş Tur')
  await guest.close()

  await row.getByRole('button', { name: `Host names: ${kod}` }).click()
  await row.getByLabel('Add a host name').fill(`www.${kod}.localhost`)
  await row.getByRole('button', { name: 'Add', exact: true }).click()
  await row.getByRole('button', { name: `Remove: ${kod}.localhost` }).click()
  await row.getByRole('button', { name: `Remove ${kod}.localhost`, exact: true }).click()
  await expect(row.getByText('first', { exact: false }).first()).toBeVisible()
  await expect(row).not.toContainText(`, www.${kod}`)

  await row.getByRole('button', { name: `Send the invitation again: ${kod}` }).click()
  await row.getByLabel('Another address').fill(`ece@${kod}.example`)
  await row.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'is on its way' })).toBeVisible()

  await row.getByRole('button', { name: `Close: ${kod}` }).click()
  await row.getByLabel('Code from the app').fill('000000')
  await row.getByRole('button', { name: `Close ${kod}` }).click()
  await expect(row.getByRole('alert')).toBeVisible()
  // The step of the login is spent; the next one lies within what a slow clock is allowed.
  await row.getByLabel('Code from the app').fill(await totpCode(secret, Date.now() + 30_000))
  await row.getByRole('button', { name: `Close ${kod}` }).click()
  await expect(row).toContainText('Closed')
  await expect(page.getByRole('table')).toContainText('Tenant closed')
  forgetRefusals(complaints)
})

test('an account of an office does not open the installation', async ({ page, complaints }) => {
  const answer = await page.request.post(`${serverUrl()}/api/yonetim/giris-yap-post`, {
    headers: { company: 'meltem' },
    data: STAFF,
  })
  expect(answer.status()).toBe(200)
  await openDoor(page, 'en')
  await expect(page.getByRole('heading', { name: 'Sign in to the installation' })).toBeVisible()
  await page.getByLabel('E-mail').fill(STAFF?.e_mail ?? '')
  await page.getByLabel('Password', { exact: true }).fill(STAFF?.sifre ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  forgetRefusals(complaints)
})

test('the page of the installation is sound in four languages', async ({ page }) => {
  test.slow()
  await openDoor(page, 'en')
  await expectSoundPage(page, 'door of the installation')
  await enter(page, await makeAdministrator())
  for (const language of LANGUAGES) {
    await page.getByRole('combobox').first().selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const main = page.getByRole('main')
    await main.getByRole('button').first().click()
    await expectSoundPage(page, `new tenant ${language}`, shareOfWidths(language))
    await main
      .getByRole('button', { name: /: meltem$/ })
      .first()
      .click()
    await expectSoundPage(page, `hosts ${language}`, shareOfWidths(language))
    await main
      .getByRole('button', { name: /: meltem$/ })
      .last()
      .click()
    await expectSoundPage(page, `closing ${language}`, shareOfWidths(language))
  }
})
