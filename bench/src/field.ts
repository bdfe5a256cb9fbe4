import { webcrypto } from 'node:crypto'
import type { FieldGuest, FieldTrip } from '@meltem/contract/field/field'
import { judgeTicket, type TicketBook } from '@meltem/domain/field/judge-ticket'
import { parseVoucherCode } from '@meltem/domain/field/voucher-code'
import { VoucherSeal } from '../../server/src/platform/sessions/voucher-seal.ts'
import { median, type Verdict } from './instruments/verdict.ts'

const TRIPS = 60
const GUESTS = 20
const ROUNDS = 200
const DAY = '2026-08-14'

function guestOf(trip: number, place: number): FieldGuest {
  return {
    rezervasyon_k_no: `11111111-1111-4111-8111-${String(trip * 100 + place).padStart(12, '0')}`,
    sira: 0,
    donus: false,
    bilet_no: `MLT-T${trip}G${place}`,
    kayit_no: `K${trip}${place}`,
    durum: 'confirmed',
    ad: 'Ada Lovelace',
    telefon: '+905000000000',
    lang: 'en',
    secenek: null,
    pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
    alinis: 'Hotel',
    not: null,
    kalan: 0,
    toplam: 100,
    kur: 'EUR',
    hal: null,
  }
}

function tripOf(trip: number): FieldTrip {
  const misafirler = Array.from({ length: GUESTS }, (_, place) => guestOf(trip, place))
  const rest = { tur: 'kalkis' as const, saat: '09:30', ad: 'Boat', arac: null, aciklama: null, iptal: false }
  return { anahtar: String(trip), kalkis_k_no: null, tarih: DAY, misafirler, ...rest }
}

async function wall(act: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await act()
  return performance.now() - before
}

/** From the letters of a code to its verdict, on a day with 1,200 bookings; beside the seal alone. */
export async function benchField(): Promise<Verdict[]> {
  const seal = new VoucherSeal('a secret that is long enough for a bench', 1)
  const { x = '' } = seal.publicKey.export({ format: 'jwk' })
  const key = await webcrypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, { name: 'Ed25519' }, false, [
    'verify',
  ])
  const geziler = Array.from({ length: TRIPS }, (_, trip) => tripOf(trip))
  const book: TicketBook = { bugun: DAY, on_ek: 'MLT', geziler, digerleri: [], iptaller: [], isAboard: () => false }
  const { bilet_no, sira, pax } = guestOf(TRIPS - 1, GUESTS - 1)
  const kod = seal.codeFor({ bilet_no: bilet_no ?? '', sira, baslangic: DAY, bitis: null, pax })
  const judge = async () => {
    const code = parseVoucherCode(kod)
    if (!code) throw new Error('the code has no shape')
    const signature = Buffer.from(code.signature, 'base64url')
    const sealed = await webcrypto.subtle.verify({ name: 'Ed25519' }, key, signature, Buffer.from(code.text))
    const { tur } = judgeTicket(book, String(TRIPS - 1), { code, sealed })
    if (tur !== 'gecerli') throw new Error(`the verdict was ${tur}`)
  }
  const verify = async () => {
    const { text, signature } = parseVoucherCode(kod) ?? { text: '', signature: '' }
    await webcrypto.subtle.verify({ name: 'Ed25519' }, key, Buffer.from(signature, 'base64url'), Buffer.from(text))
  }
  const [verdicts, seals]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    verdicts.push(await wall(judge))
    seals.push(await wall(verify))
  }
  const reference = { what: 'the seal alone', value: median(seals) }
  const figure = { what: 'code to verdict, 60 departures with 1,200 bookings', measured: median(verdicts), unit: 'ms' }
  return [
    { ...figure, judged: 'measured', bar: { at: 'most', value: 300 } },
    { ...figure, reference, judged: 'ratio', bar: { at: 'most', value: 5 } },
    {
      what: 'day pack of 60 departures with 8 bookings each',
      measured:
        JSON.stringify(geziler.map((trip) => ({ ...trip, misafirler: trip.misafirler.slice(0, 8) }))).length / 1000,
      unit: 'kB',
      judged: 'measured',
      bar: { at: 'most', value: 300 },
    },
  ]
}
