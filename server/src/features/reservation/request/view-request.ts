import { randomUUID } from 'node:crypto'
import type { Alternative, getRequest, takeRequest as takeCall } from '@meltem/contract/reservation/request-office'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { addDays } from '@meltem/domain/calendar-day'
import { toAmount } from '@meltem/domain/money'
import { CLAIM_MINUTES } from '@meltem/domain/reservation/deadlines'
import { changedLine, type LineWish, wishOf } from '@meltem/domain/reservation/line-wish'
import { withTenant } from '../../../platform/db/connection.ts'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { textIn } from '../../catalog/tariff/sold-line.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { listTitles } from '../office/detail.queries.ts'
import { getAny } from '../own-reservation.ts'
import { pricesNow, priceWith } from '../quote/price.ts'
import { needsOfBasket, readBookable } from '../quote/read-basket.ts'
import { asOwner, storedChoices } from '../quote/stored-choices.ts'
import { listLines } from '../reservation.queries.ts'
import type { ReservationLine, ReservationRow } from '../reservation-row.ts'
import { allocate } from '../stock/allocate.ts'
import { readStock } from '../stock/stock.ts'
import { listNeighbours, listSisters, type Sister } from './neighbours.queries.ts'
import {
  countEarlier,
  findRequest,
  listHistory,
  releaseRequest,
  takeRequest as takeRow,
} from './request-list.queries.ts'

type RequestAnswer = OutputOf<typeof getRequest>

/** So many nights before and after what was asked for are shown, and so many ways out at most. */
const AROUND = 6
const MOST = 3

/** A request with everything its answer depends on. Nothing changes. */
export function viewRequest(act: Act, k_no: string, language: Language): Promise<RequestAnswer> {
  return inBooking(act, async (staff) => {
    const data = await findRequest(staff.trx, { language, now: staff.now }, k_no)
    if (!data) throw new AppError('bulunamadi')
    const row = await getAny(staff, k_no)
    const booking = asOwner(staff, row)
    const rows = await listLines(staff.trx, k_no)
    const lines = rows.map(({ istek }) => istek)
    const [first] = rows
    if (!first) throw new AppError('bulunamadi')
    const open = row.durum === 'requested'
    return {
      simdi: staff.now.toISOString(),
      data,
      ...(await guestOf(staff, row)),
      engel: open ? await obstacleOf(booking, row, lines) : null,
      satirlar: await linesOf(staff, rows, { k_no, language }),
      ...(await calendarOf(booking, row, { first, language, alone: open && lines.length === 1 })),
      gecmis: await listHistory(staff.trx, k_no),
    }
  })
}

/** What the guest has said, and what they were told. */
async function guestOf({ trx }: Booking, row: ReservationRow) {
  const offer = row.karsi_teklif?.teklif
  const [first] = offer?.sepet_urunler ?? []
  const karsi_teklif =
    offer && first
      ? {
          baslangic: first.baslangic,
          bitis: first.bitis,
          tutar: offer.fis.toplam.genel_toplam,
          not: offer.not,
          zaman: offer.zaman,
        }
      : null
  return {
    istek: row.rezervasyon_notu,
    sehir: row.misafir?.adres ?? null,
    onceki: await countEarlier(trx, row.k_no),
    karsi_teklif,
    yanit_notu: row.yanit_notu,
  }
}

async function linesOf(
  { trx }: Booking,
  rows: readonly ReservationLine[],
  { k_no, language }: { readonly k_no: string; readonly language: Language },
): Promise<RequestAnswer['satirlar']> {
  const titles = await listTitles(trx, k_no, language)
  return rows.map(({ istek, satir }, place) => ({
    istek,
    baslik: titles[place] ?? satir.baslik,
    urun_tipi: satir.urun_tipi,
    saat: satir.baslangic_saat,
  }))
}

interface Wanted {
  readonly first: ReservationLine
  readonly language: Language
  /** It waits, and is all that was asked for: something else can be offered in its place. */
  readonly alone: boolean
}

/** What stands beside the days that were asked for; nights have neighbours, a seat has none. */
async function calendarOf(booking: Booking, row: ReservationRow, { first, language, alone }: Wanted) {
  const { trx } = booking
  const line = first.istek
  const last = line.bitis ?? line.baslangic
  const ilk = addDays(line.baslangic, -AROUND)
  const son = addDays(last, AROUND)
  const wanted = { opsiyon_k_no: line.opsiyon_k_no ?? '', kisi: line.pax.yetiskin + line.pax.cocuk, language }
  const sisters = line.bitis === undefined ? [] : await listSisters(trx, wanted)
  return {
    ilk,
    son,
    komsular: sisters.length > 0 ? await listNeighbours(trx, sisters, { from: ilk, to: son, k_no: row.k_no }) : [],
    alternatifler: alone
      ? await listAlternatives(booking, row, { line, saat: first.satir.baslangic_saat, sisters })
      : [],
  }
}

/** Why the stock refuses it; what is unsold since then is refused as a whole. */
async function obstacleOf(
  booking: Booking,
  row: ReservationRow,
  lines: readonly CartLineRequest[],
): Promise<string | null> {
  try {
    const basket = await readBookable(booking, { lang: row.lang, sepet_urunler: lines })
    const stock = await readStock(booking, needsOfBasket(basket), { except: row.k_no })
    return allocate(basket, stock, booking.wall).engeller[0]?.neden ?? null
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

interface Asked {
  readonly line: CartLineRequest
  /** Where the key of a departure stood for it: on another day the time finds the departure. */
  readonly saat: string | null
  readonly sisters: readonly Sister[]
}

/** The same days elsewhere, and a few days earlier or later: priced as the guest would be, while they are free. */
async function listAlternatives(booking: Booking, row: ReservationRow, asked: Asked): Promise<Alternative[]> {
  const found: Alternative[] = []
  for (const { line, sister } of candidatesOf(asked)) {
    const one = await priceOne(booking, row, line)
    if (one) found.push({ ...one, baslik: sister?.ad ?? one.baslik, ayni: sister?.ayni ?? true })
    if (found.length === MOST) break
  }
  return found
}

interface Candidate {
  readonly line: CartLineRequest
  readonly sister: Sister | undefined
}

const SHIFTS = [-1, 1, -2, 2, -3, 3] as const

function candidatesOf({ line, saat, sisters }: Asked): Candidate[] {
  const own = sisters.find(({ ayni }) => ayni)
  const moved = SHIFTS.map((days) => ({
    line: changedLine({ ...line, k_no: randomUUID() }, daysLater(line, days), saat),
    sister: own,
  }))
  const elsewhere = sisters
    .filter(({ ayni }) => !ayni)
    .map((sister) => ({
      line: {
        ...line,
        k_no: randomUUID(),
        urun_k_no: sister.urun_k_no,
        opsiyon_k_no: sister.opsiyon_k_no,
        ekstra_hizmetler: [],
      },
      sister,
    }))
  const [first, second, ...later] = moved
  return [first, ...elsewhere.slice(0, 2), second, ...elsewhere.slice(2), ...later].filter((one) => one !== undefined)
}

function daysLater(line: CartLineRequest, days: number): LineWish {
  const bitis = line.bitis ? { bitis: addDays(line.bitis, days) } : {}
  return { ...wishOf(line), baslangic: addDays(line.baslangic, days), ...bitis }
}

/** Undefined where it cannot be had. */
async function priceOne(
  booking: Booking,
  row: ReservationRow,
  line: CartLineRequest,
): Promise<Omit<Alternative, 'ayni'> | undefined> {
  try {
    const basket = await readBookable(booking, { lang: row.lang, sepet_urunler: [line] })
    const stock = await readStock(booking, needsOfBasket(basket), { except: row.k_no })
    if (allocate(basket, stock, booking.wall).engeller.length > 0) return undefined
    const terms = { choices: storedChoices(row), kupon: null }
    const { genel_toplam } = priceWith(booking, basket, pricesNow(booking, basket), terms).fiyat.secilen.toplam
    const sold = basket.satirlar[0]
    return {
      istek: line,
      baslik: sold?.baslik ?? '',
      baslik_misafir: sold ? textIn(sold.secenek.ad, row.lang) : '',
      tutar: toAmount(genel_toplam),
      fark: toAmount(genel_toplam - row.genel_toplam),
      kur: row.secilen_kur,
    }
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** Taken for ten minutes; a colleague who has it already keeps it. Who answers first is the kernel's to say. */
export async function takeRequest(
  { db, clock }: Services,
  { k_no, birak = false }: ParsedInputOf<typeof takeCall>,
  context: RequestContext,
): Promise<OutputOf<typeof takeCall>> {
  const { tenant, language } = context
  const { k_no: personel_k_no } = await requireStaff(context)
  const now = clock.now()
  return await withTenant(db, tenant.id, async (trx) => {
    const before = await findRequest(trx, { language, now }, k_no)
    if (!before) throw new AppError('bulunamadi')
    if (before.durum !== 'requested') throw new AppError('durum_uygun_degil', { ayrinti: { durum: before.durum } })
    const bitis = new Date(now.getTime() + CLAIM_MINUTES * 60_000)
    const row = { tenant_id: tenant.id, rezervasyon_k_no: k_no, personel_k_no }
    if (birak) await releaseRequest(trx, row)
    const alindi = !birak && (await takeRow(trx, { ...row, now, bitis }))
    const after = await findRequest(trx, { language, now }, k_no)
    return { alindi, ustlenen: after?.ustlenen ?? null }
  })
}
