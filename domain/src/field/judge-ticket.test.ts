import type { FieldGuest, FieldTrip } from '@meltem/contract/field/field'
import { describe, expect, test } from 'vitest'
import { judgeTicket, type TicketBook } from './judge-ticket.ts'
import { parseVoucherCode, type ReadCode, voucherText } from './voucher-code.ts'

const TODAY = '2026-08-14'

function guest(bilet_no: string, kayit_no: string, more: Partial<FieldGuest> = {}): FieldGuest {
  return {
    rezervasyon_k_no: `r-${bilet_no}`,
    sira: 0,
    donus: false,
    bilet_no,
    kayit_no,
    durum: 'confirmed',
    ad: 'Ada',
    telefon: '',
    lang: 'tr',
    secenek: null,
    pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
    alinis: null,
    not: null,
    kalan: 0,
    toplam: 100,
    kur: 'EUR',
    hal: null,
    ...more,
  }
}

function trip(anahtar: string, tarih: string, misafirler: FieldGuest[], iptal = false): FieldTrip {
  const rest = { tur: 'kalkis' as const, kalkis_k_no: anahtar, saat: '09:30', ad: anahtar, arac: null, aciklama: null }
  return { ...rest, anahtar, tarih, misafirler, iptal }
}

const book: TicketBook = {
  bugun: TODAY,
  on_ek: 'MLT',
  geziler: [
    trip('boat', TODAY, [guest('MLT-GOOD22', 'K48201'), guest('MLT-USED22', 'K48209'), guest('MLT-GONE22', 'K48300')]),
    trip('sail', TODAY, [guest('MLT-SAIL22', 'K48215')]),
    trip('off', TODAY, [guest('MLT-OFFF22', 'K48216')], true),
    trip('next', '2026-08-15', [guest('MLT-NEXT22', 'K48233')]),
    trip('past', '2026-08-13', [guest('MLT-PAST22', 'K48100')]),
  ],
  digerleri: [
    { tarih: TODAY, saat: '10:00', ad: 'Poyraz', biletler: ['MLT-ELSE22.1'] },
    { tarih: '2026-08-15', saat: '10:00', ad: 'Poyraz', biletler: ['MLT-LATE22.1'] },
  ],
  iptaller: ['MLT-GONE22.1', 'MLT-VOID22.1'],
  isAboard: ({ bilet_no }) => bilet_no === 'MLT-USED22',
}

function code(bilet_no: string, baslangic = TODAY): ReadCode {
  const text = voucherText({ bilet_no, sira: 0, baslangic, bitis: null, pax: { yetiskin: 2, cocuk: 0, bebek: 0 } })
  return parseVoucherCode(`${text}.${'A'.repeat(86)}`) as ReadCode
}

const scanned = (bilet_no: string, { sealed = true, day = TODAY } = {}) =>
  judgeTicket(book, 'boat', { code: code(bilet_no, day), sealed }).tur

describe('a scanned code', () => {
  test.each([
    ['MLT-GOOD22', 'gecerli'],
    ['MLT-USED22', 'kullanilmis'],
    ['MLT-SAIL22', 'baska_kalkis'],
    ['MLT-ELSE22', 'baska_kalkis'],
    ['MLT-OFFF22', 'iptal'],
    ['MLT-GONE22', 'iptal'],
    ['MLT-VOID22', 'iptal'],
    ['MLT-NEXT22', 'yarin'],
    ['MLT-LATE22', 'yarin'],
    ['MLT-PAST22', 'gecmis'],
    ['MLT-NONE22', 'bilinmiyor'],
    ['PYZ-GOOD22', 'yabanci'],
  ])('%s is %s', (bilet_no, tur) => {
    expect(scanned(bilet_no)).toBe(tur)
  })

  test('that was not sealed here is forged, whatever it says', () => {
    for (const bilet_no of ['MLT-GOOD22', 'MLT-USED22', 'MLT-NONE22']) {
      expect(scanned(bilet_no, { sealed: false })).toBe('sahte')
    }
  })

  test('of a day that is not on the phone goes by the day in it', () => {
    expect(scanned('MLT-NONE22', { day: '2026-09-01' })).toBe('yarin')
    expect(scanned('MLT-NONE22', { day: '2026-08-01' })).toBe('gecmis')
  })

  test('is good at whichever departure where none is open', () => {
    expect(judgeTicket(book, undefined, { code: code('MLT-SAIL22'), sealed: true }).tur).toBe('gecerli')
  })
})

describe('a number typed by hand', () => {
  test.each([
    ['k48201', 'gecerli'],
    [' K48201-1 ', 'gecerli'],
    ['mlt-good22', 'gecerli'],
    ['mlt-saıl22', 'baska_kalkis'],
    ['k48209', 'kullanilmis'],
    ['MLT-VOID22', 'iptal'],
    ['K00000', 'bilinmiyor'],
    ['', 'bilinmiyor'],
  ])('%s is %s', (typed, tur) => {
    expect(judgeTicket(book, 'boat', { typed }).tur).toBe(tur)
  })
})

test('what has not the shape of a code is none', () => {
  for (const text of ['', 'https://example.com', 'MLT-GOOD22.1.260814.260814.2-0-0', 'x'.repeat(5000)]) {
    expect(parseVoucherCode(text)).toBeUndefined()
  }
})
