import { expect } from '@playwright/test'
import { findings } from '../axe.ts'
import { STAFF } from '../member-desk.ts'
import { test } from '../storefront-test.ts'

test('staff log in, are led to what they asked for, and read what a guest has written', { tag: '@walk' }, async ({
  page,
  request,
  complaints,
}) => {
  const mesaj = `Is there a quiet house near Kaş? ${Date.now()}`
  const sent = await request.post('/api/iletisim-post', {
    headers: { company: 'meltem' },
    data: {
      ad: 'Jonas',
      soyad: 'Weber',
      e_mail: 'jonas@example.com',
      konu: 'diger',
      mesaj,
      gizlilik_politikasi: true,
      lang: 'de',
    },
  })
  expect(sent.status(), await sent.text()).toBe(200)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/yonetim/mesajlar')
  await expect(page).toHaveURL(/\/yonetim\/giris/)
  await page.getByLabel('E-mail').fill(STAFF.e_mail)
  await page.getByRole('textbox', { name: 'Password' }).fill('not this one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Please check your login details.')
  await page.getByRole('textbox', { name: 'Password' }).fill(STAFF.sifre)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/yonetim\/mesajlar/)
  await expect(page.locator('main article')).toContainText(mesaj)
  expect(await findings(page)).toEqual([])
  // A call that is refused says so in the console, in Chromium's own words.
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !/status of 401/.test(one)))
})
