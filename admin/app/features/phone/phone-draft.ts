import { Enquiry } from '@meltem/contract/audience/enquiry'
import type { CLOSINGS, PhoneRow } from '@meltem/contract/reservation/phone-office'
import type { PaymentType } from '@meltem/contract/reservation/pricing'
import { type CartLineRequest, Guest, type HandMethod, type Pax } from '@meltem/contract/reservation/reservation'
import type { Language } from '@meltem/contract/wire/language'
import type { Answers } from '@meltem/domain/reservation/guest-questions'
import * as z from 'zod/mini'

/** What the note of the team holds. */
export const LONGEST_NOTE = 2000

/** Who is calling, as far as it is known. */
export interface CallerDraft {
  readonly uye_k_no: string | undefined
  readonly ad: string
  readonly soyad: string
  readonly telefon: string
  readonly e_mail: string
  readonly lang: Language
  readonly hotel: string
  /** What was said to the questions of the products; missing in a draft that was kept by an earlier version. */
  readonly yanitlar?: Answers
}

/** What the screen of enquiries hands over when one of them is sold by phone; the state of a history can be anything. */
export function enquiryIn(state: unknown): Enquiry | undefined {
  const read = z.safeParse(z.object({ talep: Enquiry }), state)
  return read.success ? read.data.talep : undefined
}

/** The draft an enquiry begins with: who, when and how many are filled in, the wish stands in the note of the team. */
export function enquiryDraft(enquiry: Enquiry, nothing: Wanted) {
  const { k_no, talep_no, istekler, ad, soyad, e_mail, telefon, lang, baslangic, bitis } = enquiry
  const { yetiskin, cocuk, bebek } = enquiry
  return {
    talep: k_no,
    caller: { uye_k_no: undefined, ad, soyad, e_mail, telefon: telefon ?? '', lang, hotel: '' },
    wanted: { ...nothing, baslangic: baslangic ?? '', bitis: bitis ?? '', pax: { yetiskin, cocuk, bebek } },
    note: `${talep_no}: ${istekler}`.slice(0, LONGEST_NOTE),
  }
}

export interface Wanted {
  readonly ara: string
  readonly baslangic: string
  readonly baslangic_saat: string
  readonly bitis: string
  readonly bitis_saat: string
  readonly pax: Pax
}

/** What a product offers beside itself. */
export type Addable = Pick<PhoneRow, 'ekstralar' | 'evcil_hayvan' | 'ek_yatak'>

export interface DraftLine {
  readonly istek: CartLineRequest
  readonly baslik: string
  /** Missing in a draft that was kept by an earlier version. */
  readonly eklenebilir?: Addable
  readonly sorular?: PhoneRow['sorular']
}

export type Closing = 'tut' | (typeof CLOSINGS)[number]

export interface Ending {
  readonly closing: Closing
  readonly hours: number
  readonly method: HandMethod
  /** All of it now instead of the deposit; missing in a draft that was kept by an earlier version. */
  readonly whole?: boolean
}

/** The line that a row becomes in the basket; a departure has its own time, a stay its end. */
export function lineFrom(row: PhoneRow, { baslangic, baslangic_saat, bitis, bitis_saat, pax }: Wanted): DraftLine {
  const ranged = row.kalkis === null
  const istek: CartLineRequest = {
    k_no: crypto.randomUUID(),
    urun_k_no: row.urun_k_no,
    opsiyon_k_no: row.opsiyon_k_no,
    baslangic,
    pax,
    ekstra_hizmetler: [],
    ...(row.kalkis ? { kalkis: row.kalkis } : {}),
    ...(ranged && baslangic_saat ? { baslangic_saat } : {}),
    ...(ranged && bitis ? { bitis } : {}),
    ...(ranged && bitis_saat ? { bitis_saat } : {}),
    ...(row.adet > 1 ? { adet: row.adet } : {}),
  }
  const { ekstralar, evcil_hayvan, ek_yatak, sorular } = row
  const baslik = [row.baslik, row.secenek].filter(Boolean).join(', ')
  return { istek, baslik, eklenebilir: { ekstralar, evcil_hayvan, ek_yatak }, sorular }
}

type Extras = Addable['ekstralar']

/** Extras that are alternatives, under what they are alternatives for. */
export function groupsOf(ekstralar: Extras) {
  const groups = Map.groupBy(ekstralar, ({ grup }) => grup)
  return [...groups].flatMap(([group, extras]) => (group === null ? [] : [{ group, extras }]))
}

export function extraCount({ ekstra_hizmetler }: CartLineRequest, k_no: string): number {
  return ekstra_hizmetler.find((one) => one.k_no === k_no)?.adet ?? 0
}

export function withExtra(istek: CartLineRequest, k_no: string, adet: number): CartLineRequest {
  const others = istek.ekstra_hizmetler.filter((one) => one.k_no !== k_no)
  return { ...istek, ekstra_hizmetler: adet > 0 ? [...others, { k_no, adet }] : others }
}

/** One of a group takes the place of the others; an empty key takes none. */
export function withOneOf(istek: CartLineRequest, group: Extras, chosen: string): CartLineRequest {
  const without = group.reduce((line, { k_no }) => withExtra(line, k_no, 0), istek)
  return chosen === '' ? without : withExtra(without, chosen, 1)
}

/** How many things were added to a line. */
export function countOfAdded({ ekstra_hizmetler, evcil_hayvan = 0, ek_yatak = 0 }: CartLineRequest): number {
  return ekstra_hizmetler.reduce((sum, { adet }) => sum + adet, evcil_hayvan + ek_yatak)
}

/** A basket in which something has to be asked for first ends as a request, whatever was chosen before. */
export function closingOf(chosen: Closing, asks: boolean): Closing {
  if (asks) return 'talep'
  return chosen === 'talep' ? 'link' : chosen
}

/** Whether a row stands in the basket already. */
export function isInBasket(row: PhoneRow, lines: readonly DraftLine[], { baslangic }: Wanted): boolean {
  return lines.some(
    ({ istek }) =>
      istek.opsiyon_k_no === row.opsiyon_k_no && istek.baslangic === baslangic && (istek.kalkis ?? null) === row.kalkis,
  )
}

/** As the contract wants a guest; undefined while something is missing or makes no sense. */
export function guestOf({ ad, soyad, telefon, e_mail }: CallerDraft): Guest | undefined {
  const guest = { ad: ad.trim(), soyad: soyad.trim(), telefon: plainPhone(telefon), e_mail: e_mail.trim() }
  const read = z.safeParse(Guest, guest)
  return read.success ? read.data : undefined
}

/** `00` and spaces are how people say it; E.164 is how it is kept. */
export function plainPhone(typed: string): string {
  const text = typed.replaceAll(/[^\d+]/g, '')
  return text.startsWith('00') ? `+${text.slice(2)}` : text
}

/** Whether all of it may be asked for at once: on the day and in a request nothing is asked for yet. */
export function asksForMoney(closing: Closing): boolean {
  return closing !== 'gunu' && closing !== 'talep'
}

/** What is paid first. */
export function paymentOf({ closing, whole = false }: Ending): PaymentType {
  return whole && asksForMoney(closing) ? 'tamami' : 'on_odeme'
}

/** A code is at least three letters long; what is being typed is none yet. */
export function couponOf(typed: string): string | undefined {
  const code = typed.trim()
  return code.length >= 3 ? code : undefined
}

/** What the chosen way of ending the call takes with it: money, hours, or nothing. */
export function termsOf({ closing, hours, method }: Ending, tutar: number) {
  if (closing === 'nakit') return { tahsilat: { tutar, odeme_yontemi: method } }
  return closing === 'link' || closing === 'opsiyon' ? { sure_saat: hours } : {}
}
