import { expect, type Page } from '@playwright/test'
import { expectSoundPage, findings } from '../axe.ts'
import { openOffice, openOfficeAs, test } from '../office-test.ts'
import { forgetNotFound, forgetRefusals } from '../storefront-test.ts'

const WIDE = { width: 1440, height: 900 }

/** A photograph as a camera would hand it over: wide, with noise, as JPEG; the browser itself makes it. */
async function photo(page: Page, seed: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate((hue) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1600 })
    const pen = canvas.getContext('2d')
    if (pen) {
      for (let x = 0; x < 2400; x += 40) {
        for (let y = 0; y < 1600; y += 40) {
          pen.fillStyle = `hsl(${(hue * 60 + x / 40 + y / 20) % 360} 60% ${30 + ((x * y) % 40)}%)`
          pen.fillRect(x, y, 40, 40)
        }
      }
    }
    return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? ''
  }, seed)
  return { name: `kamera-${seed}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

async function create(page: Page, name: string): Promise<void> {
  await page.getByText('Tour', { exact: true }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Where', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('People, at most').fill('12')
  await page.getByLabel(/^Price per adult/).fill('45')
  await page.getByLabel('Summary').fill('Six coves, lunch on deck, back before the wind.')
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photograph at all') }
  await page.getByLabel(/more photos/).setInputFiles([await photo(page, 1), broken, await photo(page, 2)])
  const refused = page.getByRole('listitem').filter({ hasText: 'broken.jpg' })
  await expect(refused.getByText('Refused')).toBeVisible()
  // The file between two photographs keeps neither of them back.
  await expect(page.getByRole('button', { name: 'Remove photo 2' })).toBeVisible()
  await page.getByLabel(/more photo/).setInputFiles([await photo(page, 3)])
  await expect(page.getByRole('button', { name: 'Remove photo 3' })).toBeVisible()
  await expect(page.getByText(/Cover ·/)).toBeVisible()
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('a product of eight fields is filled, published, and on the storefront', {
  tag: '@walk',
}, async ({ page, office, complaints }) => {
  await page.setViewportSize(WIDE)
  await openOffice(page, office, '/urunler', 'en')
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  await expectSoundPage(page, 'products')
  await page.setViewportSize(WIDE)
  await page.keyboard.press('b')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByRole('alert')).toContainText('Please fill in')
  await expectSoundPage(page, 'new product')
  await page.setViewportSize(WIDE)
  const name = 'Six coves and lunch'
  await create(page, name)
  await expect(page.getByRole('heading', { name: /missing|Ready to publish/ })).toBeVisible()
  await expectSoundPage(page, 'product')
  await page.setViewportSize(WIDE)
  await page.getByRole('navigation', { name: 'Parts of the product' }).getByRole('link', { name: 'Texts' }).click()
  await page.getByLabel('Description', { exact: true }).fill('We leave before the day boats do.')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const link = page.getByRole('link', { name: 'See on the site' })
  await expect(link).toBeVisible()
  const address = new URL((await link.getAttribute('href')) ?? '', office).href
  await expect.poll(async () => (await page.request.get(`${address}?firma=meltem`)).text()).toContain(name)
  forgetRefusals(complaints)
})

test('a copy is looked at before it is published, by its link in each language and by no altered one', async ({
  page,
  office,
  context,
  complaints,
}) => {
  await openOffice(page, office, '/urunler', 'en')
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Dalyan/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /\(copy\)$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const links = page.getByRole('dialog').getByRole('listitem').getByRole('link')
  await expect(links).toHaveCount(4)
  expect(await findings(page)).toEqual([])
  const looked = await context.newPage()
  for (const link of await links.all()) {
    const answer = await looked.goto((await link.getAttribute('href')) ?? '')
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'private, no-store'])
    await expect(looked.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  }
  const altered = new URL(looked.url())
  altered.searchParams.set('onizleme', `${altered.searchParams.get('onizleme')?.slice(0, -2)}AA`)
  expect((await looked.goto(altered.href))?.status()).toBe(404)
  await looked.close()
  forgetNotFound(complaints)
})

test('two clerks edit one product: untouched fields merge, contested ones stand side by side', async ({
  page,
  browser,
  office,
  complaints,
}) => {
  await page.setViewportSize(WIDE)
  await openOffice(page, office, '/urunler?tip=villa', 'en')
  await page.getByRole('table').getByRole('rowheader').first().getByRole('link').click()
  const most = (one: Page) => one.getByLabel('Most people', { exact: true })
  await expect(most(page)).toBeVisible()
  const other = await browser.newPage()
  await other.setViewportSize(WIDE)
  const path = new URL(page.url()).pathname.replace('/yonetim', '')
  await openOfficeAs(other, office, path, { language: 'en' })
  await most(other).fill('41')
  await other.getByLabel('Code', { exact: true }).fill('V-77')
  await most(page).fill('42')
  await other.getByRole('button', { name: /^Save/ }).click()
  await expect(other.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'changed these fields' })).toContainText('41')
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('V-77')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await expect(most(page)).toHaveValue('42')
  await other.close()
  forgetRefusals(complaints)
})

test('a text has its days, its meeting point, and what is older than its source', async ({ page, office }) => {
  await page.setViewportSize(WIDE)
  await openOffice(page, office, '/urunler?tip=tur', 'en')
  await page.getByRole('table').getByRole('rowheader').first().getByRole('link').click()
  await page.getByRole('navigation', { name: 'Parts of the product' }).getByRole('link', { name: 'Texts' }).click()
  const saved = page.getByRole('status').filter({ hasText: 'Saved.' })
  const stale = page.getByRole('alert').filter({ hasText: 'changed since it was translated' })
  const language = (name: string) =>
    page.getByRole('group', { name: 'Language', exact: true }).getByRole('button', { name })
  await language('English').click()
  const summary = page.getByLabel('Summary', { exact: true })
  await expect(summary).toHaveAttribute('lang', 'en')
  await expect(stale).toBeHidden()
  await language('Türkçe').click()
  await expect(summary).toHaveAttribute('lang', 'tr')
  await summary.fill('Yeni bir özet: altı koy, öğle yemeği, rüzgârdan önce dönüş.')
  await page.keyboard.press('Control+s')
  await expect(saved).toBeVisible()
  await language('English').click()
  await expect(stale).toContainText('Summary')
  await expect(stale.locator('ins')).not.toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Summary: still right' }).click()
  await expect(stale).toBeHidden()

  await page.getByRole('button', { name: 'Add a stop' }).click()
  const itinerary = page.getByRole('region', { name: 'Itinerary' })
  await itinerary.getByLabel('Day', { exact: true }).last().fill('2')
  await itinerary.getByLabel('Title', { exact: true }).last().fill('A second morning at sea')
  const meeting = page.getByRole('region', { name: 'Meeting point' })
  if (!(await meeting.getByRole('checkbox').isChecked())) await meeting.getByRole('checkbox').check()
  await meeting.getByLabel('How to find it').fill('At the lighthouse, beside the blue kiosk.')
  await page.keyboard.press('Control+s')
  await expect(saved).toBeVisible()
  await page.reload()
  await expect(itinerary.getByLabel('Day', { exact: true }).last()).toHaveValue('2')
  await expect(meeting.getByLabel('How to find it')).toHaveValue('At the lighthouse, beside the blue kiosk.')
  expect(await findings(page)).toEqual([])
})

test('a product is put into a collection and given a choice of a filter, and the storefront lists it there', async ({
  page,
  office,
}) => {
  await page.setViewportSize(WIDE)
  await openOffice(page, office, '/urunler?tip=villa', 'en')
  await page.getByRole('table').getByRole('rowheader').first().getByRole('link').click()
  const k_no = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.getByRole('navigation', { name: 'Parts of the product' }).getByRole('link', { name: 'Groups' }).click()
  const box = page.getByRole('region', { name: 'Collections' }).getByRole('checkbox', { checked: false }).first()
  await expect(box).toBeVisible()
  expect(await findings(page)).toEqual([])
  await box.check()
  await page.getByRole('region', { name: 'Filters' }).getByRole('checkbox', { checked: false }).first().check()
  const answered = page.waitForResponse((answer) => answer.url().includes('urun-grup-kaydet-post'))
  await page.keyboard.press('Control+s')
  const { gorulen, yeni } = (await answered).request().postDataJSON()
  const joined = yeni.koleksiyonlar.find((key: string) => !gorulen.koleksiyonlar.includes(key))
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  const listed = await page.request.get(`${office}/api/yonetim/koleksiyon-listele`, { headers: { company: 'meltem' } })
  const collection = (await listed.json()).data.find((one: { k_no: string }) => one.k_no === joined)
  const query = `dil=tr&adet=48&koleksiyon=${encodeURIComponent(collection.metinler.tr.slug)}`
  const shown = async () => {
    const path = `${office}/api/category-urun-listele?${query}`
    const answer = await page.request.get(path, { headers: { company: 'meltem' } })
    return (await answer.json()).data.urunler.map((card: { k_no: string }) => card.k_no)
  }
  await expect.poll(shown).toContain(k_no)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(shown).not.toContain(k_no)
})
