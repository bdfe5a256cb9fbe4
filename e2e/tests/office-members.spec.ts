import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'
import { newAddress } from '../test-member.ts'

interface Person {
  readonly soyad: string
  readonly e_mail: string
}

/** Somebody with an account at the office's own demo. */
async function newPerson(
  request: { post: (url: string, options: object) => Promise<unknown> },
  office: string,
): Promise<Person> {
  const e_mail = newAddress()
  const soyad = `Kaya ${e_mail.slice(6, 12)}`
  const sifre = 'turquoise gulet'
  await request.post(`${office}/api/uye-kayit-ol-post`, {
    headers: { company: 'meltem' },
    data: {
      uye_grup_k_no: null,
      ad: 'Mert',
      soyad,
      e_mail,
      sifre,
      sifre_onay: sifre,
      gizlilik_politikasi: true,
      lang: 'tr',
    },
  })
  return { soyad, e_mail }
}

test('a member is found, put into a new group, and erased after what goes and stays was said', async ({
  page,
  office,
}) => {
  const { soyad, e_mail } = await newPerson(page.request, office)
  await openOffice(page, office, '/uyeler', 'en')
  await page.getByRole('button', { name: 'New group' }).click()
  await page.getByLabel('Name English').fill(`Loyal ${soyad}`)
  await page.getByLabel('Discount').fill('7')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `Loyal ${soyad}` })).toContainText('no members')

  await page.getByRole('searchbox', { name: 'Search members' }).fill(e_mail)
  await expect(page).toHaveURL(/ara=/)
  await page.getByRole('row').filter({ hasText: e_mail }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Mert ${soyad}`)
  await page.getByRole('combobox', { name: 'Group' }).selectOption(`Loyal ${soyad} (7%)`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The group was changed.' })).toBeVisible()

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Take all data as a file' }).click()
  expect((await file).suggestedFilename()).toMatch(/^uye-.*\.json$/)

  await page.getByRole('button', { name: 'Erase the member…' }).click()
  const panel = page.getByRole('region', { name: `Erase Mert ${soyad}?` })
  await expect(panel).toContainText('What stays for the books')
  await panel.getByRole('button', { name: `Erase Mert ${soyad} for good` }).click()
  await expect(page.getByRole('status').filter({ hasText: `Mert ${soyad} was erased.` })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search members' }).fill(e_mail)
  await expect(page.getByRole('heading', { name: 'No members here' })).toBeVisible()
})

for (const language of LANGUAGES) {
  test(`members and one of them are sound in ${language}`, async ({ page, office }) => {
    const { soyad } = await newPerson(page.request, office)
    await openOffice(page, office, '/uyeler', language)
    const link = page.getByRole('row').filter({ hasText: soyad }).getByRole('link')
    await expect(link).toBeVisible()
    await page.locator('button[aria-expanded]').filter({ hasText: /./ }).last().scrollIntoViewIfNeeded()
    await expectSoundPage(page, `members ${language}`, shareOfWidths(language))
    await page.setViewportSize({ width: 1440, height: 844 })
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(soyad)
    await page.locator('main button[aria-expanded]').last().click()
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expectSoundPage(page, `member ${language}`, shareOfWidths(language))
  })
}
