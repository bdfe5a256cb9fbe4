import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect, type Page } from '@playwright/test'
import { expectSoundPage, shareOfWidths } from '../axe.ts'
import { openOffice, test } from '../office-test.ts'

interface Priced {
  readonly k_no: string
  readonly urun_k_no: string
  readonly urun: string
}

interface Night {
  readonly tarih: string
  readonly fiyat: number | null
  readonly engel: string | null
}

/** In spring, when houses are free and weeks are not sold whole. */
const MONTH = `${Temporal.Now.plainDateISO('Europe/Istanbul').year + 1}-03`
const DAYS = [1, 2, 3].map((day) => `${MONTH}-0${day}`)
/** Less than the third by which a price moves before somebody is asked. */
const PAINTED = 133.5

async function firstHouse(page: Page, office: string): Promise<Priced> {
  const answer = await page.request.get(`${office}/api/yonetim/fiyat-getir?tip=villa&gun=31&ilk=${DAYS[0]}`, {
    headers: { company: 'meltem' },
  })
  const { secenekler } = (await answer.json()) as { secenekler: Priced[] }
  const house = secenekler[0]
  if (!house) throw new Error('The demo has no house with prices')
  return house
}

/** What guests are shown for the three nights, and what a basket of them costs. */
function guestOf(page: Page, office: string, house: Priced) {
  const headers = { company: 'meltem' }
  return {
    nights: async () => {
      const query = `urun_k_no=${house.urun_k_no}&ay=${MONTH}&kur=EUR&kisi=2`
      const answer = await page.request.get(`${office}/api/urun-takvim-getir?${query}`, { headers })
      const { takvimler } = (await answer.json()) as { takvimler: { opsiyon_k_no: string; gunler: Night[] }[] }
      const days = takvimler.find(({ opsiyon_k_no }) => opsiyon_k_no === house.k_no)?.gunler ?? []
      return days.filter(({ tarih }) => DAYS.includes(tarih)).map(({ fiyat }) => fiyat)
    },
    basket: async () => {
      const line = {
        k_no: crypto.randomUUID(),
        urun_k_no: house.urun_k_no,
        opsiyon_k_no: house.k_no,
        baslangic: DAYS[0],
        bitis: `${MONTH}-04`,
        pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
        ekstra_hizmetler: [],
      }
      const data = { lang: 'tr', secilen_kur: 'EUR', sepet_urunler: [line] }
      const answer = await page.request.post(`${office}/api/sepet-hesapla-post`, { headers, data })
      const body = (await answer.json()) as { data?: { kur_rezervasyon_toplam: { genel_toplam: number } } }
      return body.data?.kur_rezervasyon_toplam.genel_toplam ?? JSON.stringify(body)
    },
  }
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Seçeneklere ve günlere göre fiyatlar' })

/** The first three days of the first row, by keys alone. */
async function chooseThreeNights(page: Page): Promise<void> {
  await grid(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByRole('region', { name: '3 hücre seçili' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Gece', { exact: true })).toBeFocused()
}

test('three nights are painted by keys, published, cost guests the new price, and are taken back', {
  tag: '@walk',
}, async ({ page, office }) => {
  await openOffice(page, office, `/fiyatlar?tip=villa&ilk=${DAYS[0]}`)
  const house = await firstHouse(page, office)
  const guest = guestOf(page, office, house)
  const before = { nights: await guest.nights(), basket: await guest.basket() }
  expect(before.nights).not.toContain(null)
  expect(typeof before.basket).toBe('number')

  await chooseThreeNights(page)
  await page.keyboard.type('133,50')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 seçenekte taslak var')).toBeVisible()
  await expect(grid(page).getByRole('row').nth(1).getByText('133,50')).toHaveCount(3)
  // Guests see nothing of a draft.
  expect(await guest.nights()).toEqual(before.nights)

  await page.getByLabel('Gece', { exact: true }).blur()
  await page.keyboard.press('y')
  const summary = page.getByRole('dialog', { name: 'Yayımlamadan önce' })
  await expect(summary).toContainText('€400,50')
  await summary.getByRole('button', { name: '3 günü yayımla' }).press('Enter')
  await expect(page.getByText('3 günün fiyatı yayımlandı.')).toBeVisible()
  await expect.poll(guest.nights).toEqual([PAINTED, PAINTED, PAINTED])
  const moved = before.nights.reduce<number>((sum, price) => sum + (PAINTED - (price ?? 0)), 0)
  await expect.poll(guest.basket).toBe(Math.round((Number(before.basket) + moved) * 100) / 100)

  await page.getByRole('status').getByRole('button', { name: 'Geri al' }).click()
  await expect(page.getByText('Yayın geri alındı.')).toBeVisible()
  await expect.poll(guest.nights).toEqual(before.nights)
  expect(await guest.basket()).toBe(before.basket)
})

test('a price of nothing is told in its place and nothing is written; a block of a spreadsheet is', async ({
  page,
  office,
}) => {
  await openOffice(page, office, `/fiyatlar?tip=villa&ilk=${MONTH}-10`)
  await chooseThreeNights(page)
  const price = page.getByLabel('Gece', { exact: true })
  await page.keyboard.type('0')
  await expect(price).toHaveAccessibleDescription('Fiyat sıfırdan büyük olmalı.')
  await expect(page.getByRole('button', { name: 'Taslağa yaz' })).toBeDisabled()
  await price.fill('')
  await grid(page).evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text', '201\t202\n301,50\tyok')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('2 seçenekte taslak var')).toBeVisible()
  await expect(grid(page).getByText('301,50')).toBeVisible()
  await page.getByRole('button', { name: 'Taslağı sil' }).click()
  await expect(page.getByText('Taslakta değişiklik yok.')).toBeVisible()
  await expect(grid(page).getByText('301,50')).toHaveCount(0)
})

test('the calendar of prices is sound in four languages', { tag: '@axe' }, async ({ page, office }) => {
  for (const language of LANGUAGES) {
    await openOffice(page, office, '/fiyatlar?tip=villa', language)
    await page.getByRole('grid').focus()
    await page.keyboard.press('ArrowRight')
    await expectSoundPage(page, `/fiyatlar ${language}`, shareOfWidths(language))
    await page.setViewportSize({ width: 1280, height: 800 })
    await openOffice(page, office, '/fiyatlar?tip=villa&gorunum=yil', language)
    // The last by name is of the demo; others bring villas that have no periods yet.
    const option = page.locator('main select').nth(1)
    await expect.poll(() => option.locator('option').count()).toBeGreaterThan(5)
    await option.selectOption({ index: (await option.locator('option').count()) - 1 })
    await expect(page.locator('main li [aria-expanded]').first()).toBeVisible()
    await page.locator('main li [aria-expanded]').first().click()
    await page.getByRole('grid').focus()
    await page.keyboard.press('ArrowRight')
    await expectSoundPage(page, `/fiyatlar yil ${language}`, shareOfWidths(language))
    await page.setViewportSize({ width: 1280, height: 800 })
  }
})
