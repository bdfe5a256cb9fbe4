import type { Product, ProductOption } from '@meltem/contract/catalog/catalog'
import { HIRE_TIME } from '@meltem/contract/catalog/listing'
import type { ExtraGroup } from '@meltem/contract/catalog/product-extra'
import type { CartLineRequest, Pax } from '@meltem/contract/reservation/reservation'
import { startTimes } from '@meltem/domain/availability/opening-hours'
import { KINDS } from '@meltem/domain/kinds'
import { countsRooms } from '@meltem/domain/reservation/rooms'
import { HALF_HOURS } from '../../platform/words/half-hours.ts'
import { type BookingMode, isCounted, isRange, modeOf } from './booking-mode.ts'
import { pickedDay } from './calendar/picked-days.ts'
import { type Consent, NEEDED_CONSENT } from './consents.ts'

/** What the person has chosen so far. Nothing of it is a price: those are the server's. */
export interface Choice {
  readonly opsiyon_k_no: string
  readonly baslangic: string | null
  readonly baslangic_saat: string | null
  readonly bitis: string | null
  readonly bitis_saat: string | null
  readonly kalkis: string | null
  readonly adet: number
  readonly pax: Pax
  /** How many of each chosen extra, by its key. */
  readonly ekstralar: Readonly<Record<string, number>>
  readonly evcil_hayvan: number
  readonly ek_yatak: number
  /** Purposes the person agreed to, where health data is concerned; never part of an address. */
  readonly onaylar: readonly Consent[]
}

export type Bookable = Pick<Product, 'k_no' | 'urun_tipi' | 'secenekler' | 'kisi_sinirlari' | 'ekstralar' | 'ucretler'>

/** What is still to be chosen before there is a price, in the order it is asked. */
export type Missing = 'gun' | 'giris' | 'cikis' | 'saat' | 'donus_saat' | 'kalkis'

const MOST_PIECES = 99
const USUAL_PARTY = 2

export function startChoice({ secenekler, kisi_sinirlari }: Bookable): Choice {
  const [first] = secenekler
  // Lists price a hire from ten to ten; the page begins with the same.
  const time = first && modeOf(first) === 'hire' ? HIRE_TIME : null
  const yetiskin = Math.min(Math.max(USUAL_PARTY, kisi_sinirlari.en_az), Math.max(1, kisi_sinirlari.en_cok))
  return {
    opsiyon_k_no: first?.k_no ?? '',
    baslangic: null,
    baslangic_saat: time,
    bitis: null,
    bitis_saat: time,
    kalkis: null,
    adet: 1,
    pax: { yetiskin, cocuk: 0, bebek: 0 },
    ekstralar: {},
    evcil_hayvan: 0,
    ek_yatak: 0,
    onaylar: [],
  }
}

export function optionOf({ secenekler }: Bookable, { opsiyon_k_no }: Choice): ProductOption | undefined {
  return secenekler.find((one) => one.k_no === opsiyon_k_no) ?? secenekler[0]
}

export function findMissing(choice: Choice, mode: BookingMode): Missing | null {
  const range = isRange(mode)
  if (choice.baslangic === null) return range ? 'giris' : 'gun'
  if (range && choice.bitis === null) return 'cikis'
  if (mode === 'departure' && choice.kalkis === null) return 'kalkis'
  if ((mode === 'hours' || mode === 'hire') && choice.baslangic_saat === null) return 'saat'
  return mode === 'hire' && choice.bitis_saat === null ? 'donus_saat' : null
}

/** Health data is asked for by purpose: without the one that is needed nothing is sent (design: single consents). */
export function lacksConsent({ urun_tipi }: Bookable, { onaylar }: Choice): boolean {
  return KINDS[urun_tipi].healthData === true && !onaylar.includes(NEEDED_CONSENT)
}

/** The line as the kernel is asked for it; undefined while something is missing. */
export function lineOf(product: Bookable, choice: Choice, k_no: string): CartLineRequest | undefined {
  const option = optionOf(product, choice)
  if (!option) return undefined
  const mode = modeOf(option)
  if (findMissing(choice, mode) !== null || choice.baslangic === null) return undefined
  const timed = mode === 'hours' || mode === 'hire'
  return {
    k_no,
    urun_k_no: product.k_no,
    opsiyon_k_no: option.k_no,
    baslangic: choice.baslangic,
    pax: choice.pax,
    ekstra_hizmetler: extrasOf(product, choice),
    ...(mode === 'departure' && choice.kalkis !== null ? { kalkis: choice.kalkis } : {}),
    ...(timed && choice.baslangic_saat !== null ? { baslangic_saat: choice.baslangic_saat } : {}),
    ...(isRange(mode) && choice.bitis !== null ? { bitis: choice.bitis } : {}),
    ...(mode === 'hire' && choice.bitis_saat !== null ? { bitis_saat: choice.bitis_saat } : {}),
    ...piecesOf(product, option, choice),
    ...feesOf(product, choice),
  }
}

function piecesOf({ urun_tipi }: Bookable, option: ProductOption, { adet }: Choice): Pick<CartLineRequest, 'adet'> {
  if (isCounted(option)) return { adet }
  return countsRooms(urun_tipi, option.fiyatlandirma) && adet > 1 ? { adet } : {}
}

/** How many pets or beds of those that were asked for are on offer. */
export function offeredCount({ ucretler }: Bookable, choice: Choice, field: 'evcil_hayvan' | 'ek_yatak'): number {
  return Math.min(choice[field], ucretler.find(({ tur }) => tur === field)?.en_cok ?? 0)
}

function feesOf(product: Bookable, choice: Choice): Pick<CartLineRequest, 'evcil_hayvan' | 'ek_yatak'> {
  const evcil_hayvan = offeredCount(product, choice, 'evcil_hayvan')
  const ek_yatak = offeredCount(product, choice, 'ek_yatak')
  return { ...(evcil_hayvan > 0 ? { evcil_hayvan } : {}), ...(ek_yatak > 0 ? { ek_yatak } : {}) }
}

/** As many of each as it may be taken, and one of a group. */
function extrasOf(product: Bookable, choice: Choice): CartLineRequest['ekstra_hizmetler'] {
  return product.ekstralar.flatMap(({ k_no, grup, en_cok }) => {
    const adet = Math.min(choice.ekstralar[k_no] ?? 0, en_cok)
    const beaten = grup !== null && chosenOfGroup(product, choice, grup) !== k_no
    return adet > 0 && !beaten ? [{ k_no, adet }] : []
  })
}

/** Another option has its own calendar and departures; the party and the extras stay. */
export function chooseOption(choice: Choice, opsiyon_k_no: string): Choice {
  return choice.opsiyon_k_no === opsiyon_k_no ? choice : { ...choice, opsiyon_k_no, kalkis: null }
}

/** Times one may start at: those of the option, for as many hours or sessions as are chosen; any half hour elsewhere. */
export function offeredTimes(option: ProductOption | undefined, { adet }: Pick<Choice, 'adet'>): readonly string[] {
  const hours = option?.calisma_saatleri
  return hours ? startTimes(hours, option.sure_dk * (isCounted(option) ? adet : 1)) : HALF_HOURS
}

/** A time that is not offered, for another option or for more hours, is none: the person is asked again. */
export function withOfferedTime(product: Bookable, choice: Choice): Choice {
  const option = optionOf(product, choice)
  const { baslangic_saat } = choice
  if (!option?.calisma_saatleri || baslangic_saat === null) return choice
  return offeredTimes(option, choice).includes(baslangic_saat) ? choice : { ...choice, baslangic_saat: null }
}

export function chooseDay(choice: Choice, baslangic: string): Choice {
  return choice.baslangic === baslangic ? choice : { ...choice, baslangic, kalkis: null }
}

export function chooseRangeDay(choice: Choice, day: string): Choice {
  return { ...choice, ...pickedDay(choice, day, true) }
}

export function setExtra(choice: Choice, k_no: string, adet: number): Choice {
  const { [k_no]: _, ...others } = choice.ekstralar
  return { ...choice, ekstralar: adet > 0 ? { ...others, [k_no]: adet } : others }
}

/** Which extra of a group is chosen; null for what is contained anyway. */
export function chosenOfGroup({ ekstralar }: Bookable, choice: Choice, group: ExtraGroup): string | null {
  return ekstralar.find(({ grup, k_no }) => grup === group && (choice.ekstralar[k_no] ?? 0) > 0)?.k_no ?? null
}

/** One of a group takes the place of the others. */
export function chooseOfGroup(
  { ekstralar }: Bookable,
  choice: Choice,
  group: ExtraGroup,
  chosen: string | null,
): Choice {
  const others = ekstralar.filter(({ grup }) => grup === group)
  const without = others.reduce((now, { k_no }) => setExtra(now, k_no, 0), choice)
  return chosen === null ? without : setExtra(without, chosen, 1)
}

/** How many fit between opening and closing, one after the other. */
export function mostPieces(option: ProductOption): number {
  const fits = (adet: number) => offeredTimes(option, { adet }).length > 0
  let most = 1
  while (most < MOST_PIECES && fits(most + 1)) most += 1
  return most
}

export function setPieces(choice: Choice, adet: number): Choice {
  return { ...choice, adet: Math.min(MOST_PIECES, Math.max(1, adet)) }
}
