import { randomUUID } from 'node:crypto'
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

/** By the password, the set-up of the app and the recovery codes. */
async function enter(page: Page, { e_mail, password }: Door): Promise<void> {
  await page.getByLabel('E-mail').fill(e_mail)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const secret = (await page.getByTestId('totp-secret').textContent())?.replaceAll(' ', '') ?? ''
  await page.getByLabel('Code').fill(await totpCode(secret, Date.now()))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tenants' })).toBeVisible()
}

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
