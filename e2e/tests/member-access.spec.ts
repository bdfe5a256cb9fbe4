import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { forgetRefusals, open, receivedMails, test } from '../storefront-test.ts'
import { GOOGLE_VISITOR, newAddress, newMember, PASSWORD, register, registerByForm } from '../test-member.ts'

const WELCOME = {
  tr: /hoş geldiniz/i,
  en: 'Registration successful. Welcome',
  de: /willkommen/i,
  ru: /добро пожаловать/i,
} as const

async function logOut(page: Page): Promise<void> {
  await page.locator('header details summary .bg-sea').click()
  await page.locator('header details button').click()
  await expect(page.locator('header button[aria-haspopup="dialog"]').last()).toBeVisible()
}

async function openLogin(page: Page): Promise<void> {
  await page.locator('header button[aria-haspopup="dialog"]').last().click()
  await expect(page.locator('#login-e_mail')).toBeVisible()
}

async function logIn(page: Page, e_mail: string, password = PASSWORD): Promise<void> {
  await openLogin(page)
  await page.locator('#login-e_mail').fill(e_mail)
  await page.locator('#login-sifre').fill(password)
  await page.locator('#login-panel button[type=submit]').click()
}

for (const language of LANGUAGES) {
  test(`register, log out and log in again in ${language}`, { tag: language === 'en' ? ['@walk'] : [] }, async ({
    page,
  }) => {
    const e_mail = await registerByForm(page, { language })
    await expect(page.getByText(WELCOME[language]).last()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await logOut(page)
    await expect(page).toHaveURL(new RegExp(`/${language}$`))
    await logIn(page, e_mail)
    await expect(page.locator('header details summary .bg-sea')).toBeVisible()
    // The button that opened the dialog is gone; the keyboard goes on from what stands in its place.
    await expect(page.locator('#account-opener')).toBeFocused()
    await page.goto(`/${language}/user`)
    await expect(page.locator('h1')).toContainText('Irina')
  })
}

test('Google leads back to the page one came from, as a member, and knows one again', async ({ page }) => {
  for (const turn of ['first', 'second']) {
    await open(page, '/ru/contact')
    await openLogin(page)
    await page
      .locator('#login-panel')
      .getByRole('button', { name: /Google/ })
      .click()
    await page.getByRole('link', { name: `Continue as ${GOOGLE_VISITOR.email}` }).click()
    await expect(page, turn).toHaveURL(/\/ru\/contact$/)
    await expect(page.locator('header details summary .bg-sea')).toHaveText('IK')
    await logOut(page)
  }
})

test('a wrong password says the sentence of the specification, in the form and as a toast', async ({
  page,
  complaints,
}) => {
  await open(page, '/en/contact')
  await logIn(page, 'nobody@example.com', 'wrong password')
  await expect(page.locator('#login-panel').getByRole('alert')).toHaveText('Please check your login details.')
  await expect(page.getByRole('status').filter({ hasText: 'Please check your login details.' })).toBeVisible()
  forgetRefusals(complaints)
})

test('the button is busy while the login is on its way', async ({ page, request }) => {
  const e_mail = await newMember(request)
  await open(page, '/en/contact')
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/uye-giris-yap-post', async (route) => {
    await seen.promise
    await route.continue()
  })
  await logIn(page, e_mail)
  const button = page.locator('#login-panel button[type=submit]')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  seen.resolve()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an address that is known is refused at its field', async ({ page, request }) => {
  const e_mail = await newMember(request)
  await open(page, '/en/contact')
  await openLogin(page)
  await page.locator('#login-tab-register').click()
  for (const [id, value] of Object.entries({ ad: 'A', soyad: 'B', e_mail, sifre: PASSWORD, sifre_onay: PASSWORD })) {
    await page.locator(`#register-${id}`).fill(value)
  }
  await expect(page.locator('#register-agreement')).toBeChecked()
  await page.locator('#login-panel button[type=submit]').click()
  await expect(page.locator('#register-e_mail-error')).toHaveText('This e-mail address has been registered before.')
  await expect(page.locator('#register-e_mail')).toBeFocused()
})

test('an address typed with a Turkish capital logs in as well', async ({ page, request }) => {
  const e_mail = await newMember(request)
  await open(page, '/en/contact')
  await logIn(page, ` ${e_mail.toUpperCase().replaceAll('I', 'İ')} `)
  await expect(page.locator('header details summary .bg-sea')).toBeVisible()
})

async function mailTo(e_mail: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const mails = (await receivedMails()).filter(({ to }) => to.includes(e_mail))
      found = mails.map(({ text }) => pattern.exec(text)?.[0]).findLast(Boolean)
      return found
    })
    .toBeTruthy()
  return found ?? ''
}

async function mailedPath(e_mail: string, pattern: RegExp): Promise<string> {
  return (await mailTo(e_mail, pattern)).replace(/^https?:\/\/[^/]+/, '')
}

async function askForPassword(page: Page, e_mail: string): Promise<void> {
  await openLogin(page)
  await page.locator('#login-tab-forgot').click()
  await page.locator('#forgot-e_mail').fill(e_mail)
  await page.locator('#login-panel button[type=submit]').click()
}

for (const language of LANGUAGES) {
  test(`the links of the mails lead to sound pages in ${language}`, async ({ page }) => {
    const e_mail = await register(page, { language })
    await open(page, await mailedPath(e_mail, /http\S+\/account\/confirm#[\w-]{43}/))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(e_mail)
    await expectSoundPage(page, 'confirmed', shareOfWidths(language))
    await page.setViewportSize({ width: 1280, height: 800 })
    await logOut(page)
    await askForPassword(page, e_mail)
    await open(page, await mailedPath(e_mail, /http\S+\/account\/password#[\w-]{43}/))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.locator('#new-sifre').fill('olive garden')
    await page.locator('#new-sifre_onay').fill('another garden')
    await page.locator('main form button[type=submit]').click()
    await expect(page.locator('#new-sifre_onay')).toHaveAttribute('aria-invalid', 'true')
    await expectSoundPage(page, 'new password', shareOfWidths(language))
    await page.locator('#new-sifre_onay').fill('olive garden')
    await page.locator('main form button[type=submit]').click()
    await expect(page).toHaveURL(new RegExp(`/${language}/user$`))
  })
}

test('the link of the confirmation works once', async ({ page, complaints }) => {
  const e_mail = await register(page)
  const path = await mailedPath(e_mail, /http\S+\/account\/confirm#[\w-]{43}/)
  await open(page, path)
  await expect(page.getByRole('alert')).toContainText(`${e_mail} is confirmed`)
  expect(new URL(page.url()).hash).toBe('')
  await page.goto('/en')
  await open(page, path)
  await expect(page.getByRole('alert')).toContainText('This link has expired or has been used before.')
  forgetRefusals(complaints)
})

test('a forgotten password is renewed by its link, once, and the old one stops', async ({
  page,
  request,
  complaints,
}) => {
  const e_mail = await newMember(request)
  await open(page, '/en/contact')
  await askForPassword(page, e_mail)
  await expect(page.getByText('Your password has been updated and sent to your e-mail address.').last()).toBeVisible()
  const path = await mailedPath(e_mail, /http\S+\/account\/password#[\w-]{43}/)
  await open(page, path)
  await page.locator('#new-sifre').fill('olive garden')
  await page.locator('#new-sifre_onay').fill('olive garden')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL(/\/en\/user$/)
  await expect(page.locator('h1')).toHaveText('Hello Irina')
  await page.goto('/en')
  await open(page, path)
  await page.locator('#new-sifre').fill('another garden')
  await page.locator('#new-sifre_onay').fill('another garden')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This link has expired or has been used before.',
  )
  await page.getByRole('button', { name: 'Request a new link' }).click()
  await expect(page.locator('#forgot-e_mail')).toBeVisible()
  forgetRefusals(complaints)
})

test('a one-time password logs in and asks for a new one', async ({ page, request }) => {
  const e_mail = await newMember(request)
  await open(page, '/en/contact')
  await askForPassword(page, e_mail)
  await expect(page.locator('#login-tab-login')).toHaveAttribute('aria-selected', 'true')
  const line = await mailTo(e_mail, /One-time password:?\s+\S+/)
  await page.locator('#login-e_mail').fill(e_mail)
  await page.locator('#login-sifre').fill(line.replace(/^One-time password:?\s+/, ''))
  await page.locator('#login-panel button[type=submit]').click()
  await expect(page.getByText('You have logged in with a one-time password.')).toBeVisible()
  await page.locator('#new-sifre').fill('a garden of my own')
  await page.locator('#new-sifre_onay').fill('a garden of my own')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('header details summary .bg-sea')).toBeVisible()
})

test('a link without its key says so', async ({ page }) => {
  for (const name of ['password', 'confirm']) {
    await open(page, `/en/account/${name}#too-short`)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The link is incomplete.')
  }
})

test('an unknown address is told so within the budget', async ({ page }) => {
  await open(page, '/en/contact')
  await openLogin(page)
  await page.locator('#login-tab-forgot').click()
  await page.locator('#forgot-e_mail').fill(newAddress())
  await page.locator('#login-panel button[type=submit]').click()
  await expect(page.locator('#login-panel').getByRole('alert')).toHaveText(
    'Such an e-mail is not registered in the system.',
  )
})

test('a visitor who opens the member area is sent home with the login open', async ({ page }) => {
  await page.goto('/de/user/favorites')
  await expect(page).toHaveURL(/\/de$/)
  await expect(page.locator('#login-e_mail')).toBeVisible()
})
