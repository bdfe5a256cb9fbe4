import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'
import { findings } from '../axe.ts'
import { open, test } from '../storefront-test.ts'

async function openLogin(page: Page): Promise<void> {
  await open(page, '/en/contact')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Member login' })).toBeVisible()
}

test('three tabs switch by arrow key and by link', async ({ page }) => {
  await openLogin(page)
  await expect(page.getByRole('tab')).toHaveText(['Log in', 'Register', 'Forgot password'])
  const selected = page.getByRole('tab', { selected: true })
  await selected.focus()
  await page.keyboard.press('ArrowRight')
  await expect(selected).toHaveText('Register')
  await expect(selected).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(selected).toHaveText('Forgot password')
  await page.getByRole('button', { name: 'Back to login' }).click()
  await page.getByRole('tabpanel').getByRole('button', { name: 'Register' }).click()
  await expect(selected).toHaveText('Register')
})

test('a field complains only after it was touched', async ({ page }) => {
  await openLogin(page)
  const email = page.getByRole('tabpanel').getByLabel('E-mail')
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
  await email.fill('no address')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await email.blur()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Enter a valid e-mail address, such as name@example.com.')).toBeVisible()
  await email.fill('guest@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})

test('registration asks for every field, equal passwords of four letters and the agreement', async ({ page }) => {
  await openLogin(page)
  await page.getByRole('tab', { name: 'Register' }).click()
  const panel = page.getByRole('tabpanel')
  await panel.getByRole('button', { name: 'Register' }).click()
  const refused = panel.locator('[aria-invalid=true]')
  await expect(refused).toHaveCount(5)
  await panel.locator('#register-agreement').uncheck()
  await expect(refused).toHaveCount(6)
  await panel.getByLabel('Password', { exact: true }).fill('abc')
  await panel.getByLabel('Repeat password').fill('abcd')
  await panel.getByLabel('Repeat password').blur()
  await expect(panel.getByText('The password needs at least 4 characters.')).toBeVisible()
  await panel.getByLabel('Password', { exact: true }).fill('abcde')
  await expect(panel.getByText('The two passwords do not match.')).toBeVisible()
})

/** How far the dialog can be pushed sideways: what is wider than it is cut. */
const cutOff = (page: Page) =>
  page.locator('dialog[open]').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)

for (const language of LANGUAGES) {
  test(`on a phone every tab fits, and the membership agreement is shown in ${language}`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const answer = await request.get(`${baseURL}/api/other-setting-get`, { headers: { company: 'meltem' } })
    const { data } = (await answer.json()) as { data: { uyelik_sozlesmesi: Record<string, string> } }
    const firstLine = data.uyelik_sozlesmesi[language]?.split('\n')[0] ?? ''
    expect(firstLine).not.toBe('')
    await open(page, `/${language}`)
    await page.locator('header button[aria-haspopup="dialog"]').last().click()
    for (const tab of ['login', 'forgot', 'register']) {
      await page.locator(`#login-tab-${tab}`).click()
      expect.soft(await cutOff(page), tab).toBe(0)
      expect.soft(await findings(page, { part: 'dialog[open]' }), tab).toEqual([])
    }
    await page.getByRole('tabpanel').locator('label button, label a, .check button').first().click()
    await expect(page.getByRole('dialog').last()).toContainText(firstLine)
    await page.keyboard.press('Escape')
    await expect(page.locator('#agreement-title')).toBeHidden()
    await expect(page.locator('#login-panel')).toBeVisible()
  })
}

test('the focus stays inside and goes back to where it came from', async ({ page }) => {
  await openLogin(page)
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const active = document.activeElement
      return active !== null && active !== document.body && active.closest('dialog') === null
    })
    expect(outside, `after ${press + 1} presses of Tab`).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeFocused()
})

test('closing resets to the login tab and forgets what was typed', async ({ page }) => {
  await openLogin(page)
  await page.getByRole('tabpanel').getByLabel('E-mail').fill('guest@example.com')
  await page.getByRole('tab', { name: 'Forgot password' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Log in')
  await expect(page.getByRole('tabpanel').getByLabel('E-mail')).toHaveValue('')
})
