import { expect, type Page } from '@playwright/test'
import { totpCode } from '../../server/src/platform/sessions/totp.ts'
import { expectSoundPage } from '../axe.ts'
import { test } from '../office-test.ts'
import { forgetRefusals } from '../storefront-test.ts'

const HALF_MINUTE = 30_000
/** Nobody else's test logs in as she. */
const ELIF = { e_mail: 'elif@meltem.example', sifre: 'meltem-satis-2026' }

async function signIn(page: Page, office: string): Promise<void> {
  await page.goto(`${office}/yonetim/giris`)
  await page.getByLabel('E-mail').fill(ELIF.e_mail)
  await page.getByLabel('Password', { exact: true }).fill(ELIF.sifre)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function secretOn(page: Page): Promise<string> {
  return (await page.getByTestId('totp-secret').textContent())?.replaceAll(' ', '') ?? ''
}

test('an app is set up by a clerk who wants one; the next login asks for its code, and it can be put away', {
  tag: '@walk',
}, async ({ page, office, complaints }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('yonetim.dil', 'en'))
  await signIn(page, office)
  await page.getByRole('button', { name: 'Second step' }).click()
  const dialog = page.getByRole('dialog', { name: 'Second step' })
  await expect(dialog.getByText('asks for the password only')).toBeVisible()
  await dialog.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible()
  const secret = await secretOn(page)
  await expectSoundPage(page, 'the set-up of an app')
  await dialog.getByLabel('Code').fill('000000')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The code is wrong')
  await dialog.getByLabel('Code').fill(await totpCode(secret, Date.now() - HALF_MINUTE))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const recovery = (await dialog.getByRole('listitem').first().textContent()) ?? ''
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Sign out' }).click()

  await signIn(page, office)
  await expect(page.getByText('six digits your authenticator app shows')).toBeVisible()
  await expectSoundPage(page, 'the second step of a login')
  await page.getByRole('button', { name: 'I don’t have my phone' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Second step' }).click()
  await expect(dialog.getByText('asks for a code after the password')).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop asking for a code' }).click()
  await expect(dialog.getByText('asks for the password only')).toBeVisible()
  // Nobody was logged in at the beginning, and a code was wrong.
  forgetRefusals(complaints)
})
