import type { listPhoneRows, PhoneRow } from '@meltem/contract/reservation/phone-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { formatDate } from '@meltem/i18n/format'
import { expect, type Page } from '@playwright/test'

interface Wish {
  readonly product: string
  /** For stays; what leaves at a time has none. */
  readonly nights?: number
  readonly office?: string
}

interface FoundDays {
  readonly first: string
  readonly last: string | undefined
}

/** Days on which two people can have a row that fits, as the office itself says. */
export async function findDays(page: Page, wish: Wish, fits: (row: PhoneRow) => boolean): Promise<FoundDays> {
  const { product, nights, office = '' } = wish
  for (let ahead = 5; ahead < 90; ahead += 1) {
    const first = addDays(todayOnCoast(), ahead)
    const last = nights === undefined ? undefined : addDays(first, nights)
    const query = new URLSearchParams({ ara: product, baslangic: first, yetiskin: '2', kur: 'EUR' })
    if (last) query.set('bitis', last)
    const answer = await page.request.get(`${office}/api/yonetim/telefon-urun-listele?${query}`, {
      headers: { company: 'meltem' },
    })
    const { data }: OutputOf<typeof listPhoneRows> = await answer.json()
    if (data.some((row) => row.tutar !== null && fits(row))) return { first, last }
  }
  throw new Error('the demo has no free day')
}

export const soldAtOnce = ({ satis_durumu }: PhoneRow) => satis_durumu === 'direk'

export async function lookFor(page: Page, product: string, { first, last }: FoundDays): Promise<void> {
  await page.getByLabel('Product name').fill(product)
  await page.getByLabel('Day', { exact: true }).fill(formatDate(first))
  if (last) await page.getByLabel('Last day (stay, car)', { exact: true }).fill(formatDate(last))
  await page.getByRole('button', { name: 'Check availability' }).click()
}

export async function writeCaller(page: Page, mail: string): Promise<void> {
  await page.getByLabel('First name').fill('Hannah')
  await page.getByLabel('Last name').fill('Berger')
  await page.getByLabel('Phone', { exact: true }).fill('+49 170 1234567')
  await page.getByLabel('E-mail', { exact: true }).fill(mail)
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(mail)
}
