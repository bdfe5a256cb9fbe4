import type { ProductKind } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import type { APIRequestContext } from '@playwright/test'

const HEADERS = { company: 'meltem' }

/** A server with too much to do asks to come back in a moment. */
async function ask<T>(request: APIRequestContext, path: string): Promise<T> {
  let answer = await request.get(path, { headers: HEADERS })
  for (let again = 0; answer.status() === 503 && again < 5; again += 1) {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    answer = await request.get(path, { headers: HEADERS })
  }
  if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}`)
  return (await answer.json()) as T
}

interface Found {
  readonly k_no: string
  readonly path: string
}

interface Listed {
  readonly k_no: string
  readonly slug: string
  readonly kategori: { readonly slug: string }
  readonly rezervasyon_satis_durum: 'direk' | 'sor_sat'
}

/** The first product of a kind in a language, and its page; of those that are sold in this way, if one is named. */
export async function findProduct(
  request: APIRequestContext,
  language: Language,
  kind: ProductKind,
  mode?: Listed['rezervasyon_satis_durum'],
): Promise<Found> {
  const query = new URLSearchParams({ dil: language, urun_tipi: kind })
  const { data } = await ask<{ data: { urunler: Listed[] } }>(request, `/api/category-urun-listele?${query}`)
  const product = data.urunler.find((one) => mode === undefined || one.rezervasyon_satis_durum === mode)
  if (!product) throw new Error(`The demo has no product of the kind ${kind}`)
  const { k_no, slug, kategori } = product
  return { k_no, path: kind === 'transfer' ? `/${language}/t/${slug}` : `/${language}/d/${kategori.slug}/${slug}` }
}

export interface Day {
  readonly tarih: string
  readonly en_az_gece: number
  readonly gece: string | null
  readonly engel: { readonly neden: string } | null
  readonly kalan: number | null
}

interface FoundDays extends Found {
  readonly days: readonly Day[]
}

/** The first product of a kind whose first option has what is looked for in one of the coming months. */
export async function findProductWith(
  request: APIRequestContext,
  kind: ProductKind,
  fits: (days: readonly Day[]) => boolean,
): Promise<FoundDays> {
  const query = new URLSearchParams({ dil: 'en', urun_tipi: kind })
  const { data } = await ask<{ data: { urunler: Listed[] } }>(request, `/api/category-urun-listele?${query}`)
  for (const { k_no, slug, kategori } of data.urunler) {
    for (let ahead = 1; ahead < 12; ahead += 1) {
      const month = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + ahead, 1)).toISOString()
      const path = `/api/urun-takvim-getir?urun_k_no=${k_no}&ay=${month.slice(0, 7)}&kisi=2`
      const { takvimler } = await ask<{ takvimler: { gunler: Day[] }[] }>(request, path)
      const days = takvimler[0]?.gunler ?? []
      if (fits(days)) return { k_no, path: `/en/d/${kategori.slug}/${slug}`, days }
    }
  }
  throw new Error(`The demo has no ${kind} with such days`)
}

/** The first day of a coming month on which the product can be started and kept for so long, as the kernel says. */
export async function findOpenDay(
  request: APIRequestContext,
  k_no: string,
  month: string,
  nights = 1,
): Promise<string> {
  const query = new URLSearchParams({ urun_k_no: k_no, ay: month, kisi: '2' })
  const { takvimler } = await ask<{ takvimler: { gunler: Day[] }[] }>(request, `/api/urun-takvim-getir?${query}`)
  const days = takvimler[0]?.gunler ?? []
  const lasts = (first: number) =>
    first + nights <= days.length && days.slice(first + 1, first + nights).every(({ gece }) => gece === null)
  const day = days.find(({ engel }, place) => engel === null && lasts(place))
  if (!day) throw new Error(`Nothing is open in ${month}`)
  return day.tarih
}

/** A month far enough ahead that no window of sale is in the way. */
export function comingMonth(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 3, 1)).toISOString().slice(0, 7)
}
