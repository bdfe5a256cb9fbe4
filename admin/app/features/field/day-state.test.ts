import type { FieldAct, FieldGuest, FieldOutcome } from '@meltem/contract/field/field'
import { describe, expect, test } from 'vitest'
import { bookOf, dayNow, dueByCurrency, tripsNow } from './day-state.ts'
import type { DayPack, KeptAct, KeptPack } from './field-box.ts'

const DEPARTURE = '22222222-2222-4222-8222-222222222222'
const BOOKING = '33333333-3333-4333-8333-333333333333'

const guest: FieldGuest = {
  rezervasyon_k_no: BOOKING,
  sira: 0,
  donus: false,
  bilet_no: 'MLT-K7QM2X',
  kayit_no: 'K48201',
  durum: 'confirmed',
  ad: 'Ahmet Öztürk',
  telefon: '',
  lang: 'tr',
  secenek: null,
  pax: { yetiskin: 2, cocuk: 2, bebek: 0 },
  alinis: null,
  not: null,
  kalan: 144.1,
  toplam: 192,
  kur: 'EUR',
  hal: null,
}

const pack: DayPack = {
  simdi: '2026-08-14T05:00:00.000Z',
  son: '2026-08-16T05:00:00.000Z',
  bugun: '2026-08-14',
  personel: { k_no: '44444444-4444-4444-8444-444444444444', ad: 'Kaan Demir', dil: 'tr' },
  yonetim: false,
  marka: 'Meltem',
  ofis: null,
  on_ek: 'MLT',
  anahtar: { kty: 'OKP', crv: 'Ed25519', x: 'x' },
  diger_anahtarlar: [],
  cihaz: 1,
  geziler: [
    {
      anahtar: DEPARTURE,
      tur: 'kalkis',
      kalkis_k_no: DEPARTURE,
      tarih: '2026-08-14',
      saat: '09:30',
      ad: 'On İki Adalar',
      arac: null,
      aciklama: null,
      iptal: false,
      misafirler: [guest],
    },
  ],
  digerleri: [],
  iptaller: [],
  islemler: [],
}
const kept: KeptPack = { pack, sapma: 0 }

const seat = { rezervasyon_k_no: BOOKING, sira: 0, donus: false, kalkis_k_no: DEPARTURE }
let place = 0

function act(
  fields: Partial<FieldAct> & { tur: FieldAct['tur'] },
  karar?: FieldOutcome['karar'],
  told?: string,
): KeptAct {
  place += 1
  const k_no = `55555555-5555-4555-8555-${String(place).padStart(12, '0')}`
  const whole = {
    ...seat,
    k_no,
    zaman: `2026-08-14T06:${String(place).padStart(2, '0')}:00.000Z`,
    ...fields,
  } as FieldAct
  const sonuc = karar ? { k_no: whole.k_no, karar, kim: null, zaman: null, cihaz: null } : null
  return { act: whole, ad: guest.ad, kur: 'EUR', denendi: false, sonuc, sonuc_zamani: told ?? null, goruldu: false }
}

const only = (acts: readonly KeptAct[], day = kept) => tripsNow(day, acts)[0]?.seats[0]

describe('a guest as the phone knows them', () => {
  test('is aboard, missing, and taken back, before anything was sent', () => {
    const aboard = act({ tur: 'bindi', kisi: 3 })
    expect(only([aboard])).toMatchObject({ hal: { durum: 'bindi', kisi: 3, kim: 'Kaan Demir' }, bekliyor: true })
    expect(tripsNow(kept, [aboard])[0]).toMatchObject({ people: 4, aboard: 3 })
    expect(only([aboard, act({ tur: 'geri', hedef: aboard.act.k_no })])?.hal).toBeNull()
    expect(only([act({ tur: 'gelmedi' })])?.hal?.durum).toBe('gelmedi')
  })

  test('owes what the pack says, less what was taken since, to the cent', () => {
    const money = act({ tur: 'tahsilat', tutar: 44.1, odeme_yontemi: 'nakit' })
    expect(only([money])?.kalan).toBe(100)
    expect(only([money, act({ tur: 'tahsilat', tutar: 200, odeme_yontemi: 'pos' })])?.kalan).toBe(0)
    // In the books before the pack was made: the pack has counted it.
    const known = act({ tur: 'tahsilat', tutar: 44.1, odeme_yontemi: 'nakit' }, 'sayildi', '2026-08-14T04:00:00.000Z')
    expect(only([known])?.kalan).toBe(144.1)
    // Counted after it was made: not yet in the pack.
    expect(only([{ ...known, sonuc_zamani: '2026-08-14T05:30:00.000Z' }])?.kalan).toBe(100)
  })

  test('is not aboard by an act that was refused', () => {
    expect(only([act({ tur: 'bindi', kisi: 4 }, 'baskasinin', '2026-08-14T09:00:00.000Z')])?.hal).toBeNull()
  })

  test('who was scanned by another phone before stays theirs', () => {
    const hal = {
      islem_k_no: '66666666-6666-4666-8666-666666666666',
      durum: 'bindi' as const,
      kisi: 4,
      zaman: '2026-08-14T04:00:00.000Z',
      kim: 'Can Ö.',
      cihaz: 2,
    }
    const [trip] = pack.geziler
    if (!trip) throw new Error('no trip')
    const seen = { ...kept, pack: { ...pack, geziler: [{ ...trip, misafirler: [{ ...guest, hal }] }] } }
    expect(only([act({ tur: 'bindi', kisi: 4 })], seen)?.hal?.kim).toBe('Can Ö.')
  })
})

test('sums of different money are not added, and a booking owes once', () => {
  const other = { ...guest, rezervasyon_k_no: 'b', kur: 'TRY', kalan: 10.2 }
  const seats = [guest, guest, other].map((one) => ({ guest: one, hal: null, kalan: one.kalan, bekliyor: false }))
  expect(dueByCurrency(seats)).toEqual([
    { kur: 'EUR', tutar: 144.1 },
    { kur: 'TRY', tutar: 10.2 },
  ])
})

test('today is the operator’s, whatever the clock of the phone says', () => {
  const late = Date.parse('2026-08-14T20:30:00.000Z')
  expect(dayNow({ sapma: 0 }, late)).toBe('2026-08-14')
  expect(dayNow({ sapma: 3_600_000 }, late)).toBe('2026-08-15')
  const trips = tripsNow(kept, [])
  expect(bookOf(kept, trips, late).bugun).toBe('2026-08-14')
})
