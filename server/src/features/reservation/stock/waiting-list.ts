import type { CartLineRequest, Pax } from '@meltem/contract/reservation/reservation'
import type { WaitingGuest } from '@meltem/contract/reservation/waiting-office'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { seatsFor } from '@meltem/domain/people'
import { lineRefusal, REASON_CODES } from '../../catalog/tariff/line-refusal.ts'
import { leastRooms } from '../../catalog/tariff/line-tariff.ts'
import { readSellable } from '../../catalog/tariff/sellable-memory.ts'
import type { SoldLine } from '../../catalog/tariff/sold-line.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { type Basket, needsOfBasket, readBasket, readBookable, sellableReader } from '../quote/read-basket.ts'
import type { ReservationLine } from '../reservation-row.ts'
import { allocate } from './allocate.ts'
import type { ClaimKeys } from './claims.queries.ts'
import { readStock } from './stock.ts'
import {
  insertWaiting,
  listAllWaiting,
  listWaiting,
  lockWaiting,
  markTold,
  type WaitingRow,
} from './waiting-list.queries.ts'

export interface WaitingRequest {
  readonly lang: Language
  readonly urun_k_no: string
  readonly opsiyon_k_no?: string | undefined
  readonly kalkis?: string | undefined
  readonly baslangic: string
  readonly baslangic_saat?: string | undefined
  readonly bitis?: string | undefined
  readonly bitis_saat?: string | undefined
  /** Rooms; as many as the party needs when left out. */
  readonly adet?: number | undefined
  readonly pax: Pax
  readonly ad: string
  readonly e_mail: string
}

const NO_ROOM: readonly string[] = ['dolu', 'yer_yetmez', 'oda_yetmez', 'devir']

type Wanted = Omit<WaitingRequest, 'lang' | 'ad' | 'e_mail'>

/** What they wait for, as a line: with as many rooms as the party needs at least. */
function lineOf(wanted: Wanted, k_no: string, rooms: number): CartLineRequest {
  const { urun_k_no, opsiyon_k_no, kalkis, baslangic, baslangic_saat, bitis, bitis_saat, pax } = wanted
  const adet = Math.max(wanted.adet ?? 1, rooms)
  return {
    k_no,
    urun_k_no,
    baslangic,
    pax,
    ekstra_hizmetler: [],
    ...(opsiyon_k_no ? { opsiyon_k_no } : {}),
    ...(kalkis ? { kalkis } : {}),
    ...(baslangic_saat ? { baslangic_saat } : {}),
    ...(bitis ? { bitis } : {}),
    ...(bitis_saat ? { bitis_saat } : {}),
    ...(adet > 1 ? { adet } : {}),
  }
}

/** Waits with the whole party for a departure or stay that is full; anything else is answered at once. */
export function joinWaitingList(act: Act, request: WaitingRequest): Promise<{ k_no: string; sira: number }> {
  return inBooking(act, async (booking) => {
    const { trx, tenant, person } = booking
    const rooms = await roomsOfParty(booking, request)
    const basket = await readBookable(booking, {
      lang: request.lang,
      sepet_urunler: [lineOf(request, request.urun_k_no, rooms)],
    })
    const [line] = basket.satirlar
    const resource = line?.secenek.kaynak_k_no
    if (!line || !resource) throw new AppError('durum_uygun_degil')
    requireNoRoom(basket, allocate(basket, await readStock(booking, needsOfBasket(basket)), booking.wall).engeller)
    const { k_no } = await insertWaiting(trx, {
      tenant_id: tenant.id,
      urun_k_no: line.secenek.urun_k_no,
      opsiyon_k_no: line.secenek.opsiyon_k_no,
      kaynak_k_no: resource,
      kalkis: request.kalkis ?? null,
      baslangic: request.baslangic,
      baslangic_saat: request.baslangic_saat ?? null,
      bitis: request.bitis ?? null,
      bitis_saat: request.bitis_saat ?? null,
      ...partyOf(line),
      ad: request.ad,
      e_mail: request.e_mail,
      lang: request.lang,
      uye_k_no: person.uye?.k_no ?? null,
    })
    const waiting = await listWaiting(trx, [resource], request.baslangic, request.bitis ?? request.baslangic)
    return { k_no, sira: waiting.findIndex((row) => row.k_no === k_no) + 1 }
  })
}

function partyOf({ istek, secenek }: SoldLine) {
  const { pax, adet = 1 } = istek
  return { pax: JSON.stringify(pax), kisi: Math.max(1, seatsFor(pax, secenek.bebek_koltuk)), adet }
}

/** Rooms the party needs of what it waits for; 1 where rooms do not count. */
async function roomsOfParty(booking: Booking, { urun_k_no, opsiyon_k_no, pax }: WaitingRequest): Promise<number> {
  const question = { urunler: [urun_k_no], gunler: null }
  const { secenekler } = await readSellable(sellableReader(booking), question)
  const option = secenekler.find((one) => (opsiyon_k_no ?? one.opsiyon_k_no) === one.opsiyon_k_no)
  return option ? leastRooms(option, pax) : 1
}

function requireNoRoom(basket: Basket, obstacles: readonly { neden: keyof typeof REASON_CODES }[]): void {
  const [first] = obstacles
  if (!first) throw new AppError('yer_var')
  const other = obstacles.find(({ neden }) => !NO_ROOM.includes(neden))
  if (other) throw lineRefusal(REASON_CODES[other.neden], basket.satirlar[0]?.satir ?? 0)
}

/**
 * Stock came free: in the order of waiting, each guest whose whole party fits into what the ones before left. They are
 * told once, in the same commit; the place is not held for them.
 */
export async function tellWaiting(
  booking: Booking,
  claims: readonly ClaimKeys[],
  lines: readonly Pick<ReservationLine, 'baslangic' | 'bitis'>[],
): Promise<void> {
  const things = [...new Set(claims.map((claim) => claim.kaynak).filter((key) => key !== null))]
  const first = lines.map((line) => line.baslangic).sort()[0]
  const last = lines
    .map((line) => line.bitis ?? line.baslangic)
    .sort()
    .at(-1)
  if (things.length === 0 || first === undefined || last === undefined) return
  const waiting = await listWaiting(booking.trx, things, first, last)
  if (waiting.length === 0) return
  const asked: { row: WaitingRow; basket: Basket }[] = []
  for (const row of waiting) {
    const basket = await findBasket(booking, row)
    if (basket) asked.push({ row, basket })
  }
  const view = await readStock(
    booking,
    asked.flatMap(({ basket }) => needsOfBasket(basket)),
  )
  const told = asked.filter(({ basket }) => allocate(basket, view, booking.wall).engeller.length === 0)
  await tell(booking, told)
}

/** What they wait for may no longer be sold; then no mail is sent. */
async function findBasket(booking: Booking, row: WaitingRow): Promise<Basket | undefined> {
  const { bitis, kalkis, baslangic_saat, bitis_saat, ...rest } = row
  const when = {
    bitis: bitis ?? undefined,
    kalkis: kalkis ?? undefined,
    baslangic_saat: baslangic_saat ?? undefined,
    bitis_saat: bitis_saat ?? undefined,
  }
  const line = lineOf({ ...rest, ...when }, row.k_no, row.adet)
  try {
    return await readBasket(booking, { lang: row.lang, sepet_urunler: [line] })
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

async function tell(booking: Booking, told: readonly { row: WaitingRow; basket: Basket }[]): Promise<void> {
  if (told.length === 0) return
  const { trx, services, tenant, settings, now } = booking
  await markTold(
    trx,
    told.map(({ row }) => row.k_no),
    now,
  )
  const letters = told.map(({ row, basket }) => ({
    tur: 'waiting_free' as const,
    veri: {
      ad: row.ad,
      urun: basket.satirlar[0]?.baslik ?? '',
      baslangic: row.baslangic,
      urun_k_no: row.urun_k_no,
    },
    alici: row.e_mail,
    yanit_adresi: settings.contact.e_mail,
    dil: row.lang,
  }))
  await putInOutbox(trx, services.queue, tenant.id, ...letters)
}

/** The office shows so many; more days to come than these are nobody's morning. */
const MOST_LISTED = 200

/** Who waits, and for whom of them there would be a place now, the ones before them served first. */
export function listWaitingGuests(act: Act, language: Language): Promise<WaitingGuest[]> {
  return inBooking(act, async (booking) => {
    const rows = await listAllWaiting(booking.trx, language, booking.wall.slice(0, 10), MOST_LISTED)
    const asked: { k_no: string; basket: Basket }[] = []
    for (const row of rows) {
      const basket = await findBasket(booking, row)
      if (basket) asked.push({ k_no: row.k_no, basket })
    }
    const view = await readStock(
      booking,
      asked.flatMap(({ basket }) => needsOfBasket(basket)),
    )
    const free = asked.filter(({ basket }) => allocate(basket, view, booking.wall).engeller.length === 0)
    const found = new Set(free.map(({ k_no }) => k_no))
    return rows.map(({ k_no, ad, e_mail, lang, baslik, baslangic, baslangic_saat, bitis, pax, adet, ...row }) => ({
      k_no,
      ad,
      e_mail,
      lang,
      baslik,
      baslangic,
      baslangic_saat,
      bitis,
      pax,
      adet,
      durum: row.durum === 'haber_verildi' ? 'haber_verildi' : 'bekliyor',
      olusturma_zamani: row.olusturma_zamani.toISOString(),
      haber_zamani: row.haber_zamani?.toISOString() ?? null,
      yer: found.has(k_no),
    }))
  })
}

/** The same mail that goes out by itself when a place comes free; refused while there is none (BOOK-23). */
export function offerPlace(act: Act, k_no: string): Promise<void> {
  return inBooking(act, async (booking) => {
    const row = await lockWaiting(booking.trx, k_no)
    if (!row) throw new AppError('bulunamadi')
    const basket = await findBasket(booking, row)
    const stock = basket && (await readStock(booking, needsOfBasket(basket)))
    if (!basket || !stock || allocate(basket, stock, booking.wall).engeller.length > 0) throw new AppError('yer_yetmez')
    await tell(booking, [{ row, basket }])
  })
}
