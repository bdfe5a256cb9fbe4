import type { ProductKind } from '@meltem/contract/content/content'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import type { ErrorCode } from '@meltem/contract/wire/errors'
import { findPeopleProblems, MOST_PEOPLE, type PeopleLimits, type PeopleProblem } from '../people.ts'
import type { Tariff } from '../pricing/line/tariffs.ts'
import type { ExtraUnit, FeeKind } from '../pricing/price-input.ts'
import { countsRooms, mostRooms, roomsNeeded } from './rooms.ts'

interface ExtraOffer {
  readonly k_no: string
  readonly birim: ExtraUnit
  /** Alternatives: a person takes one of a group or none. */
  readonly grup?: string | null
  /** Most that one line may take. */
  readonly en_cok?: number
}

interface FeeOffer {
  readonly tur: FeeKind
  readonly en_cok?: number
}

/** What an option of a product offers, as far as a line can ask for it. */
export interface LineOffer {
  readonly urun_tipi: ProductKind
  readonly stok: 'kalkis' | 'gece' | 'saat' | null
  readonly tarife: Pick<Tariff, 'tur'>
  readonly kisi_sinirlari: PeopleLimits
  readonly bebek_koltuk: boolean
  /** People one unit takes; null where nothing is said about it. */
  readonly kapasite: number | null
  readonly ekstra_hizmetler: readonly ExtraOffer[]
  readonly ucretler: readonly FeeOffer[]
}

/** Why a line asks for something that is not on offer: the code its refusal travels with, and the values around it. */
export interface LineProblem {
  readonly kod: ErrorCode
  readonly ayrinti: Readonly<Record<string, string | number>>
}

const problem = (kod: ErrorCode, ayrinti: LineProblem['ayrinti'] = {}): LineProblem => ({ kod, ayrinti })

/** Counted by the booking or by its people, a second one of it would cost nothing and mean nothing. */
const COUNTED_ONCE: readonly ExtraUnit[] = ['rezervasyon', 'kisi', 'kisi_gun']
/** What the wire lets through at all. */
const MOST_OF_AN_EXTRA = 99
const MOST_OF_A_FEE = 9

/** How many of an extra one line may take. */
export function mostOfExtra({ birim, grup, en_cok = MOST_OF_AN_EXTRA }: Omit<ExtraOffer, 'k_no'>): number {
  return COUNTED_ONCE.includes(birim) || grup ? 1 : en_cok
}

/** How many pets or beds one line may take. */
export function mostOfFee({ en_cok = MOST_OF_A_FEE }: Pick<FeeOffer, 'en_cok'>): number {
  return en_cok
}

/** The first thing the line asks for that the option does not offer; null when all of it is on offer. */
export function findLineProblem(line: CartLineRequest, offer: LineOffer): LineProblem | null {
  return (
    findPartyProblem(line, offer) ??
    findRoomProblem(line, offer) ??
    findFeeProblem(line, offer, 'evcil_hayvan') ??
    findFeeProblem(line, offer, 'ek_yatak') ??
    findExtraProblem(line, offer) ??
    findTimeProblem(line, offer)
  )
}

function isByRoom({ urun_tipi, tarife }: LineOffer): boolean {
  return countsRooms(urun_tipi, tarife.tur)
}

/** Seats are counted by the departure, and a transfer sends as many vehicles as it needs; anything else is one unit. */
export function unitCapacity({ tarife, stok, kapasite }: Pick<LineOffer, 'tarife' | 'stok' | 'kapasite'>) {
  return stok === 'kalkis' || tarife.tur === 'transfer_arac' ? null : kapasite
}

/** People one unit takes. */
export function seatsOf(offer: Pick<LineOffer, 'kisi_sinirlari' | 'kapasite' | 'tarife' | 'stok'>): number {
  const { en_cok } = offer.kisi_sinirlari
  return Math.min(en_cok, unitCapacity(offer) ?? en_cok)
}

/** Adults with infants, ages, sizes of parties. Rooms have an answer of their own for a party that is too large. */
function findPartyProblem({ pax }: CartLineRequest, offer: LineOffer): LineProblem | null {
  const { en_az } = offer.kisi_sinirlari
  const en_cok = seatsOf(offer)
  const limits = { ...offer.kisi_sinirlari, en_cok: isByRoom(offer) ? MOST_PEOPLE : en_cok }
  const [neden] = findPeopleProblems(pax, limits)
  return neden ? problem(PARTY_CODES[neden] ?? 'kisi_siniri', { neden, en_az, en_cok }) : null
}

const PARTY_CODES: Partial<Record<PeopleProblem, ErrorCode>> = {
  bebek_yetiskin_ister: 'yetiskin_gerekli',
  yetiskin_az: 'yetiskin_gerekli',
  cocuk_alinmaz: 'yas_siniri',
  bebek_alinmaz: 'yas_siniri',
}

function findRoomProblem({ pax, adet = 1 }: CartLineRequest, offer: LineOffer): LineProblem | null {
  if (!isByRoom(offer)) return adet !== 1 && offer.tarife.tur !== 'birim' ? problem('adet_yok', { adet }) : null
  const needed = roomsNeeded(pax, seatsOf(offer))
  if (adet < needed) return problem('oda_az', { oda: needed, adet })
  const most = mostRooms(pax, offer.kisi_sinirlari.en_az_yetiskin)
  return adet > most ? problem('oda_yetiskin', { oda: most, adet }) : null
}

const FEE_CODES = { evcil_hayvan: 'evcil_hayvan_yok', ek_yatak: 'ek_yatak_yok' } as const

function findFeeProblem(line: CartLineRequest, { ucretler }: LineOffer, tur: keyof typeof FEE_CODES) {
  const wanted = line[tur] ?? 0
  if (wanted === 0) return null
  const fee = ucretler.find((one) => one.tur === tur)
  if (!fee) return problem(FEE_CODES[tur])
  return wanted > mostOfFee(fee) ? problem('ekstra_cok', { tur, en_cok: mostOfFee(fee) }) : null
}

function findExtraProblem({ ekstra_hizmetler }: CartLineRequest, offer: LineOffer): LineProblem | null {
  const counts = new Map<string, number>()
  const groups = new Map<string, string>()
  for (const { k_no, adet } of ekstra_hizmetler) {
    const extra = offer.ekstra_hizmetler.find((one) => one.k_no === k_no)
    if (!extra) return problem('ekstra_yok', { k_no })
    const count = (counts.get(k_no) ?? 0) + adet
    counts.set(k_no, count)
    const other = extra.grup ? groups.get(extra.grup) : undefined
    if (extra.grup && other !== undefined && other !== k_no) return problem('ekstra_tek', { k_no, grup: extra.grup })
    if (extra.grup) groups.set(extra.grup, k_no)
    if (count > mostOfExtra(extra)) return problem('ekstra_cok', { k_no, en_cok: mostOfExtra(extra) })
  }
  return null
}

/** Which of the fields that say when a way of selling reads. */
interface Fields {
  readonly kalkis: boolean
  readonly saat: boolean
  readonly bitis: boolean
  readonly bitis_saat: boolean
}

const STAY: Fields = { kalkis: false, saat: false, bitis: true, bitis_saat: false }
const THERE_AND_BACK: Fields = { kalkis: false, saat: true, bitis: true, bitis_saat: true }
const DEPARTURE: Fields = { kalkis: true, saat: true, bitis: false, bitis_saat: false }
const ONE_DAY: Fields = { kalkis: false, saat: true, bitis: false, bitis_saat: false }

function fieldsOf({ tarife, stok }: LineOffer): Fields {
  switch (tarife.tur) {
    case 'gecelik':
    case 'kisi_gecelik':
      return STAY
    case 'arac':
    case 'transfer_arac':
    case 'transfer_kisi':
      return THERE_AND_BACK
    default:
      return stok === 'kalkis' ? DEPARTURE : ONE_DAY
  }
}

/** Refuses a time or a day that this offer does not read: the wish would be lost. */
function findTimeProblem(line: CartLineRequest, offer: LineOffer): LineProblem | null {
  const reads = fieldsOf(offer)
  if (line.kalkis !== undefined && !reads.kalkis) return problem('kalkis_yok')
  if (line.baslangic_saat !== undefined && !reads.saat) return problem('saat_yok')
  if (!reads.bitis && (line.bitis ?? line.baslangic) !== line.baslangic) return problem('bitis_yok')
  if (line.bitis_saat !== undefined && !(reads.bitis_saat && line.bitis !== undefined)) return problem('saat_yok')
  return null
}
