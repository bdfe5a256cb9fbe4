import type { Pax } from '@meltem/contract/reservation/reservation'

/** What a voucher claims; enough for the crew at a quay without the network. */
export interface VoucherClaim {
  readonly bilet_no: string
  /** Place of the service in the reservation, from 0. */
  readonly sira: number
  readonly baslangic: string
  readonly bitis: string | null
  readonly pax: Pax
}

const shortDay = (day: string) => day.slice(2).replaceAll('-', '')
const longDay = (day: string) => `20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4, 6)}`

/** What is signed. Worked: MLT-K7QM2X.1.260816.260816.2-1-0 */
export function voucherText({ bilet_no, sira, baslangic, bitis, pax }: VoucherClaim): string {
  const people = [pax.yetiskin, pax.cocuk, pax.bebek].join('-')
  return [bilet_no, sira + 1, shortDay(baslangic), shortDay(bitis ?? baslangic), people].join('.')
}

export interface ReadCode {
  readonly claim: VoucherClaim
  /** The part the signature covers. */
  readonly text: string
  /** Base64url, 64 bytes. */
  readonly signature: string
}

const CODE = /^([A-Z0-9-]{3,40})\.(\d{1,2})\.(\d{6})\.(\d{6})\.(\d{1,2})-(\d{1,2})-(\d{1,2})\.([\w-]{86})$/

/** The parts of a code that has the shape of one; says nothing about who signed it. */
export function parseVoucherCode(kod: string): ReadCode | undefined {
  const match = CODE.exec(kod)
  if (!match) return undefined
  const [, bilet_no = '', place = '', from = '', to = '', yetiskin, cocuk, bebek, signature = ''] = match
  return {
    claim: {
      bilet_no,
      sira: Number(place) - 1,
      baslangic: longDay(from),
      bitis: longDay(to),
      pax: { yetiskin: Number(yetiskin), cocuk: Number(cocuk), bebek: Number(bebek) },
    },
    text: kod.slice(0, kod.lastIndexOf('.')),
    signature,
  }
}

/** Under what a service is found on a list of tickets. */
export function ticketKey(bilet_no: string, sira: number): string {
  return `${bilet_no}.${sira + 1}`
}
