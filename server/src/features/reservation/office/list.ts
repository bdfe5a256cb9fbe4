import { filterOf, standingViews } from '@meltem/contract/reservation/list-views'
import {
  type countViews,
  type ListedReservation,
  type ListFilter,
  listReservations,
  MOST_COUNTED,
} from '@meltem/contract/reservation/office-list'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { toAmount } from '@meltem/domain/money'
import { stillOwed } from '@meltem/domain/payment/money-stand'
import * as z from 'zod/mini'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import { placeBehind, placeOf } from '../../../platform/http/page-place.ts'
import type { Services } from '../../../services.ts'
import {
  countReservations,
  type ListedRow,
  learnNames,
  listReservationRows,
  type ProductNames,
  patternsOf,
  sumReservations,
  titleOf,
} from './list.queries.ts'
import { listSavedViews } from './views.queries.ts'

const PAGE_SIZE = 25
const MOST_WORDS = 6

/**
 * What was typed, as words that must all be found. A phone number is one word however it is written, and without the
 * zeros that stand before it at home or abroad.
 */
export function searchedWords(typed: string): string[] {
  const text = typed.trim()
  if (text === '') return []
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '')
  if (/^[\d\s+()./-]+$/.test(text) && digits.length >= 4) return [digits]
  return text.split(/\s+/).slice(0, MOST_WORDS)
}

export async function wishOf(
  trx: TenantTransaction,
  { dil, ben }: { readonly dil: Language; readonly ben: string },
  { ara = '', ...filter }: Omit<ListFilter, 'sonra'>,
) {
  return { ...filter, dil, ben, desenler: await patternsOf(trx, searchedWords(ara)) }
}

/** Who of the office asks. */
interface Asker extends Pick<RequestContext, 'tenant' | 'language'> {
  readonly ben: string
}

export async function listForOffice(
  { db }: Pick<Services, 'db'>,
  { tenant, language: dil, ben }: Asker,
  { sonra, ...filter }: ListFilter,
): Promise<OutputOf<typeof listReservations>> {
  const after = sonra === undefined ? undefined : placeOf(sonra, filter.sira === 'hizmet' ? 'day' : 'instant')
  return await withTenant(db, tenant.id, async (trx) => {
    const wish = await wishOf(trx, { dil, ben }, filter)
    const rows = await listReservationRows(trx, wish, { after, most: PAGE_SIZE + 1 })
    const counted = await countReservations(trx, wish, MOST_COUNTED + 1)
    const sums = counted > MOST_COUNTED ? [] : await sumReservations(trx, wish)
    const page = rows.slice(0, PAGE_SIZE)
    const names: ProductNames = new Map()
    await learnNames(trx, names, page, dil)
    return {
      data: page.map((row) => onWire(row, titleOf(names, row))),
      sonraki: placeBehind(rows.length > PAGE_SIZE ? page.at(-1) : undefined),
      toplam: Math.min(counted, MOST_COUNTED),
      daha_cok: counted > MOST_COUNTED,
      tutarlar: sums.map(({ kur, toplam, odenen, kalan }) => ({
        kur,
        toplam: toAmount(toplam),
        odenen: toAmount(odenen),
        kalan: toAmount(kalan),
      })),
    }
  })
}

/** Views that everyone has and those of the caller, each counted as its list would be. */
export async function countAllViews(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { tenant, language: dil, ben }: Asker,
): Promise<OutputOf<typeof countViews>['data']> {
  return await withTenant(db, tenant.id, async (trx) => {
    const own = await listSavedViews(trx, ben, 'rezervasyonlar')
    const views = [
      ...standingViews(clock.now()).map(({ name, sorgu }) => ({ gorunum: name as string, sorgu })),
      ...own.map(({ k_no, sorgu }) => ({ gorunum: k_no, sorgu })),
    ]
    const counted: OutputOf<typeof countViews>['data'] = []
    for (const { gorunum, sorgu } of views) {
      const filter = z.safeParse(listReservations.input, filterOf(new URLSearchParams(sorgu)))
      const { sonra: _page, ...words } = filter.success ? filter.data : {}
      const wish = await wishOf(trx, { dil, ben }, words)
      const toplam = await countReservations(trx, wish, MOST_COUNTED + 1)
      counted.push({ gorunum, toplam: Math.min(toplam, MOST_COUNTED), daha_cok: toplam > MOST_COUNTED })
    }
    return counted
  })
}

function onWire(row: ListedRow, baslik: string): ListedReservation {
  const { telefon: _phone, e_mail: _mail, odeme_yontemi: _way, satirlar: _lines, yer: _place, ...shown } = row
  const { soyad, lang, secilen_kur, genel_toplam, alinan, ...rest } = shown
  return {
    ...(rest as Pick<ListedReservation, 'tipler'> & Omit<typeof rest, 'tipler'>),
    ad: `${row.ad} ${soyad}`,
    baslik,
    dil: lang as ListedReservation['dil'],
    kur: secilen_kur,
    toplam: toAmount(genel_toplam),
    odenen: toAmount(alinan),
    kalan: toAmount(stillOwed(row, alinan)),
    bitis: row.bitis?.toISOString() ?? null,
    olusturma_zamani: row.olusturma_zamani.toISOString(),
  }
}
