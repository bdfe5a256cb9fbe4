import { createPublicKey } from 'node:crypto'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { readVoucherCode } from '../../../platform/sessions/voucher-seal.ts'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { Browser, forgetLimits, newMember, PASSWORD } from '../../../testing/test-member.ts'
import { writeSearchable } from '../../reservation/office/searchable.queries.ts'
import { voucherState } from './voucher.queries.ts'

let shop: TestBooking
let member: Browser
let other: Browser
beforeAll(async () => {
  shop = await openTestBooking()
  member = await newMember(shop.app, 'area@example.com')
  other = await newMember(shop.app, 'other@example.com')
})
afterAll(() => shop.close())
beforeEach(() => forgetLimits(shop.app))

const keyOf = async (browser: Browser) => String((await browser.get('/uye-bilgileri-get')).json().data.k_no)

async function book(browser: Browser, day = FIRST_DAY): Promise<string> {
  const body = placement([seats(shop.tour, day, 1)])
  const answer = await browser.post('/rezervasyon-olustur-post', body)
  expect(answer.json()).toMatchObject({ success: 1 })
  return body.k_no
}

describe('everything of a member', () => {
  test('shows the own bookings with what was paid and what is left', async () => {
    const k_no = await book(member)
    await shop.pay(k_no, 25)
    const data = (await member.get('/uye-tum-veriler-get')).json()
    expect(data.rezervasyonlar).toMatchObject([
      {
        k_no,
        durum: 'confirmed',
        rezervasyon_durum: 'aktif',
        tahsilat_durum: 1,
        genel_toplam: 100,
        odenen: 25,
        kalan: 75,
        kisi: 1,
        baslangic: FIRST_DAY,
        baslangic_saat: '09:30',
        yorum_yazilabilir: false,
      },
    ])
    expect(data.tahsilatlar).toMatchObject([{ rezervasyon_k_no: k_no, tutar: 25, tur: 'tahsilat' }])
    expect((await other.get('/uye-tum-veriler-get')).json()).toMatchObject({ rezervasyonlar: [], tahsilatlar: [] })
  })

  test("another's key answers as if it did not exist, the own one is no more than a hint", async () => {
    const [own, foreign] = [await keyOf(member), await keyOf(other)]
    expect((await member.get(`/uye-tum-veriler-get?uye_k_no=${own}`)).statusCode).toBe(200)
    expect((await member.get(`/uye-tum-veriler-get?uye_k_no=${foreign}`)).statusCode).toBe(404)
  })

  test('the member opens the own booking without a guest key, nobody else does', async () => {
    const k_no = await book(member, addDays(FIRST_DAY, 1))
    expect((await member.get(`/rezervasyon-getir?k_no=${k_no}`)).json().data.uye.e_mail).toBe('area@example.com')
    expect((await other.get(`/rezervasyon-getir?k_no=${k_no}`)).statusCode).toBe(404)
    expect((await new Browser(shop.app).get(`/rezervasyon-getir?k_no=${k_no}`)).statusCode).toBe(404)
  })
})

describe('the list of trips', () => {
  test('the last day is that of all lines, the hour the earliest, and the next trip stands first', async () => {
    const guest = await newMember(shop.app, 'trips@example.com')
    const [first, last] = [addDays(FIRST_DAY, 10), addDays(FIRST_DAY, 12)]
    const tours = placement([seats(shop.tour, last, 1), seats(shop.tour, first, 1)])
    expect((await guest.post('/rezervasyon-olustur-post', tours)).json()).toMatchObject({ success: 1 })
    const later = await book(guest, addDays(FIRST_DAY, 14))
    const underWay = await book(guest, addDays(FIRST_DAY, 16))
    const over = await book(guest, addDays(FIRST_DAY, 18))
    await moveLine(underWay, { baslangic: addDays(today(), -3), bitis: addDays(today(), 3) })
    await moveLine(over, { baslangic: addDays(today(), -9), bitis: null })
    const { rezervasyonlar } = (await guest.get('/uye-tum-veriler-get')).json()
    expect(rezervasyonlar.map((one: { k_no: string }) => one.k_no)).toEqual([underWay, tours.k_no, later, over])
    expect(rezervasyonlar[1]).toMatchObject({ baslangic: first, bitis_gunu: last, baslangic_saat: '09:30' })
    expect(rezervasyonlar[2].bitis_gunu).toBeNull()
  })
})

const today = () => Temporal.Now.plainDateISO('Europe/Istanbul').toString()

/** As if the line had been sold for other days, or as something else. */
/** As acts do, it says that the booking has changed: what counts bookings may have read it already. */
async function moveLine(k_no: string, { baslangic, bitis, ...more }: Record<string, string | null>): Promise<void> {
  const satir = JSON.stringify({ baslangic, bitis, ...more })
  await shop.app.owner.pool.query(
    `with line as (update rezervasyon_satiri set baslangic = $2, bitis = $3, satir = satir || $4::jsonb
       where rezervasyon_k_no = $1)
     update rezervasyon set guncelleme_zamani = clock_timestamp() where k_no = $1`,
    [k_no, baslangic, bitis, satir],
  )
}

describe('names of what was booked', () => {
  test('follow the language of who reads, and stay as written where there is none in it', async () => {
    const guest = await newMember(shop.app, 'names@example.com')
    const k_no = await book(guest, addDays(FIRST_DAY, 18))
    await shop.pay(k_no, 100)
    await moveLine(k_no, {
      baslangic: addDays(FIRST_DAY, 18),
      bitis: null,
      urun_tipi: 'transfer',
      baslik: 'Zwölf Inseln',
    })
    const named = async (ad: object, language: string) => {
      await shop.app.owner.pool.query('update urun set ad = $2 where k_no = $1', [shop.tour.urun_k_no, ad])
      const headers = { 'accept-language': language }
      const { rezervasyonlar } = (await guest.get('/uye-tum-veriler-get', headers)).json()
      const vouchers = (await guest.get('/uye-voucher-listele', headers)).json().data
      const rides = (await guest.get('/uye-transfer-listele', headers)).json().data
      return [rezervasyonlar[0].basliklar[0], vouchers[0].baslik, rides[0].baslik]
    }
    const name = { tr: 'On İki Ada', en: 'Twelve islands' }
    expect(await named(name, 'en')).toEqual(['Twelve islands', 'Twelve islands', 'Twelve islands'])
    expect(await named(name, 'tr')).toEqual(['On İki Ada', 'On İki Ada', 'On İki Ada'])
    expect(await named({ tr: 'On İki Ada' }, 'en')).toEqual(['Zwölf Inseln', 'Zwölf Inseln', 'Zwölf Inseln'])
  })
})

describe('rides', () => {
  const drive = { ad: 'Mehmet Yıldırım', telefon: '+905320000000', arac: 'Vito', plaka: '48 ABC 123' }

  test('the next one first, there and back apart, with the driver of each; what is over comes last', async () => {
    const guest = await newMember(shop.app, 'rides@example.com')
    const [holiday, past, cancelled] = [
      await book(guest, addDays(FIRST_DAY, 20)),
      await book(guest, addDays(FIRST_DAY, 21)),
      await book(guest, addDays(FIRST_DAY, 22)),
    ]
    expect((await guest.post('/rezervasyon-iptal-post', { k_no: cancelled, iade: 0 })).json().success).toBe(1)
    const ride = { urun_tipi: 'transfer', baslangic_saat: '14:30', bitis_saat: '09:15' }
    await moveLine(holiday, { ...ride, baslangic: addDays(today(), -2), bitis: addDays(today(), 5) })
    await moveLine(past, { ...ride, baslangic: addDays(today(), -9), bitis: null, bitis_saat: null })
    await moveLine(cancelled, { ...ride, baslangic: addDays(today(), 2), bitis: null, bitis_saat: null })
    await shop.app.owner.pool.query(
      `insert into transfer_surucu (tenant_id, rezervasyon_k_no, sira, donus, ad, telefon, arac, plaka)
       select tenant_id, k_no, 0, true, $2, $3, $4, $5 from rezervasyon where k_no = $1`,
      [holiday, ...Object.values(drive)],
    )
    const { data } = (await guest.get('/uye-transfer-listele')).json()
    expect(data).toMatchObject([
      { rezervasyon_k_no: holiday, donus: true, saat: '09:15', durum: 'planlandi', surucu: drive },
      { rezervasyon_k_no: past, donus: false, durum: 'tamamlandi', surucu: null },
      { rezervasyon_k_no: holiday, donus: false, saat: '14:30', durum: 'tamamlandi', surucu: null },
      { rezervasyon_k_no: cancelled, durum: 'iptal' },
    ])
    expect((await other.get('/uye-transfer-listele')).json().data).toEqual([])
    const vouchers = (await guest.get('/uye-voucher-listele')).json().data
    expect(vouchers.map(({ durum }: { durum: string }) => durum)).toEqual(['islemde', 'pasif', 'kullanildi'])
  })
})

describe('favourites', () => {
  test('are marked once, remember the dates of the last look, and are removed twice without an error', async () => {
    const { urun_k_no } = shop.tour
    await member.post('/uye-favori-ekle-post', { urun_k_no })
    const again = await member.post('/uye-favori-ekle-post', { urun_k_no, baslangic: FIRST_DAY, yetiskin: 3 })
    expect(again.json().data).toMatchObject({ urun_k_no, baslangic: FIRST_DAY, yetiskin: 3 })
    expect((await member.get('/uye-tum-veriler-get')).json().favoriler).toHaveLength(1)
    const remove = async () => (await member.post('/uye-favori-sil-post', { urun_k_no })).statusCode
    expect([await remove(), await remove()]).toEqual([200, 200])
    expect((await member.get('/uye-tum-veriler-get')).json().favoriler).toEqual([])
  })

  test('a product that does not exist is refused', async () => {
    const answer = await member.post('/uye-favori-ekle-post', { urun_k_no: '00000000-0000-4000-8000-000000000000' })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'urun_yok'])
  })
})

describe('a payment notification', () => {
  const claim = { banka: 'Ziraat', gonderen: 'Şule Işık', tutar: 25, kur: 'TRY', tarih: '2026-05-01' }

  test('waits for the operator and changes no status; the member sees it until money arrives', async () => {
    const k_no = await book(member, addDays(FIRST_DAY, 2))
    expect((await member.post('/uye-odeme-bildirim-post', { ...claim, rezervasyon_k_no: k_no })).statusCode).toBe(200)
    const { data } = (await member.get(`/rezervasyon-getir?k_no=${k_no}`)).json()
    expect(data.tahsilat_durum).toBe(0)
    const told = async () =>
      (await member.get('/uye-tum-veriler-get'))
        .json()
        .rezervasyonlar.find((one: { k_no: string }) => one.k_no === k_no).bildirilen
    expect(await told()).toEqual({ tutar: 25, kur: 'TRY', tarih: '2026-05-01' })
    await shop.pay(k_no, 25)
    expect(await told()).toBeNull()
    expect((await other.post('/uye-odeme-bildirim-post', { ...claim, rezervasyon_k_no: k_no })).statusCode).toBe(404)
  })
})

describe('vouchers', () => {
  test('one per line, with a code that can be checked without the network', async () => {
    await book(member, addDays(FIRST_DAY, 3))
    const { data } = (await member.get('/uye-voucher-listele')).json()
    expect(data.length).toBeGreaterThan(0)
    const published = (await shop.app.get('/api/voucher-anahtar-get')).json().data
    const key = createPublicKey({ key: published, format: 'jwk' })
    for (const { kod, durum, bilet_no, sira, tarih } of data) {
      expect(durum).toBe('aktif')
      expect(readVoucherCode(key, kod)).toMatchObject({ bilet_no, sira, baslangic: tarih })
      expect(readVoucherCode(key, kod.replace(/^./, 'Z'))).toBeUndefined()
    }
  })

  test.each([
    ['confirmed', false, '2026-08-14T12:00', 'aktif'],
    ['confirmed', false, '2026-08-15T12:00', 'islemde'],
    ['confirmed', false, '2026-08-16T12:00', 'kullanildi'],
    ['confirmed', true, '2026-08-14T12:00', 'kullanildi'],
    ['completed', false, '2026-08-14T12:00', 'kullanildi'],
    ['cancelled', false, '2026-08-14T12:00', 'pasif'],
  ] as const)('%s, used %s, at %s is %s', (durum, kullanildi, wall, expected) => {
    const times = { durum, kullanildi, basla: '2026-08-15T10:00', bit: '2026-08-15T23:59' }
    expect(voucherState(times, wall)).toBe(expected)
  })
})

describe('travellers', () => {
  const save = (body: object) => member.post('/uye-yolcu-kaydet-post', body)

  test('a passport is stored sealed and shown by its end', async () => {
    const answer = await save({ ad: 'Юлия', soyad: 'Ёлкина', belge_turu: 'pasaport', belge_no: 'u 1234 5678' })
    expect(answer.json().data).toMatchObject({ belge_turu: 'pasaport', belge_sonu: '5678' })
    expect(answer.body).not.toContain('U12345678')
    const { rows } = await shop.app.owner.pool.query<{ text: string }>(
      "select json_agg(y)::text || encode(max(belge), 'escape') as text from yolcu y",
    )
    expect(rows[0]?.text).not.toContain('12345678')
    const { data } = (await member.post('/uye-veri-indir-post', { sifre: PASSWORD })).json()
    expect(data.yolcular[0].belge_no).toBe('U12345678')
    const renamed = await save({ k_no: answer.json().data.k_no, ad: 'Юля', soyad: 'Ёлкина', belge_turu: 'pasaport' })
    expect(renamed.json().data).toMatchObject({ ad: 'Юля', belge_sonu: '5678' })
  })

  test.each([
    ['a wrong identity number', { belge_turu: 'tc', belge_no: '12345678901' }],
    ['a passport of two letters', { belge_turu: 'pasaport', belge_no: 'AB' }],
  ])('%s is refused at its field', async (_name, document) => {
    const answer = await save({ ad: 'A', soyad: 'B', ...document })
    expect([answer.statusCode, answer.json().alanlar[0].alan]).toEqual([422, 'belge_no'])
  })

  test("another's traveller cannot be changed or removed", async () => {
    const { k_no } = (await save({ ad: 'Own', soyad: 'One' })).json().data
    const changed = await other.post('/uye-yolcu-kaydet-post', { k_no, ad: 'X', soyad: 'Y' })
    expect(changed.statusCode).toBe(404)
    await other.post('/uye-yolcu-sil-post', { k_no })
    const { data } = (await member.get('/uye-yolcu-listele')).json()
    expect(data.map((one: { k_no: string }) => one.k_no)).toContain(k_no)
  })
})

describe('the own data', () => {
  test('needs the password, holds everything and no hash', async () => {
    expect((await member.post('/uye-veri-indir-post', { sifre: 'wrong' })).json().code).toBe('sifre_hatali')
    const answer = await member.post('/uye-veri-indir-post', { sifre: PASSWORD })
    const { data } = answer.json()
    expect(data.uye.e_mail).toBe('area@example.com')
    expect(data.rezervasyonlar.length).toBeGreaterThan(0)
    expect(answer.body).not.toMatch(/argon2|_ozeti|onceki_ozet/)
  })

  const CANARY = {
    e_mail: 'leaving@example.com',
    soyad: 'Canarysoyad',
    adres: 'Canary Sokak 5',
    telefon: '+905550001122',
  }

  /** Everything a person leaves behind, with words that stand nowhere else. */
  async function leaveTraces(leaving: Browser, k_no: string): Promise<void> {
    const { e_mail, soyad, adres, telefon } = CANARY
    const person = { ad: 'Ela', soyad, e_mail, telefon, lang: 'tr', gizlilik_politikasi: true }
    const party = { tur: 'villa', yetiskin: 2, cocuk: 0, bebek: 0, istekler: `Denize yakın, ${soyad}` }
    const claim = { banka: 'Ziraat', gonderen: `Ela ${soyad}`, tutar: 25, kur: 'TRY', tarih: '2026-05-01' }
    const answers = [
      await leaving.post('/uye-guncelle-post', { soyad, adres, telefon }),
      await leaving.post('/uye-yolcu-kaydet-post', { ad: 'Can', soyad, belge_turu: 'pasaport', belge_no: 'U7654321' }),
      await leaving.post('/uye-odeme-bildirim-post', { ...claim, rezervasyon_k_no: k_no, not: adres }),
      await leaving.post('/rezervasyon-talep-post', { ...person, ...party }),
      await leaving.post('/iletisim-post', { ...person, konu: 'diger', mesaj: `Merhaba, ben ${soyad}` }),
      await leaving.post('/abone-ol-post', { e_mail, lang: 'tr' }),
    ]
    expect(answers.map(({ body }) => body).filter((body) => !body.startsWith('{"success":1'))).toEqual([])
    const misafir = { ...person, tc_pasaport: 'U7654321', adres }
    await shop.app.owner.pool.query(
      `update rezervasyon set misafir = $2, rezervasyon_notu = $3, durum = 'completed',
         guncelleme_zamani = clock_timestamp() where k_no = $1`,
      [k_no, JSON.stringify(misafir), `Not: ${soyad}`],
    )
    await shop.app.owner.pool.query(
      `insert into rezervasyon_ic_not (tenant_id, rezervasyon_k_no, personel_k_no, metin)
        select r.tenant_id, r.k_no, p.k_no, $2 from rezervasyon r join personel p on p.tenant_id = r.tenant_id
        where r.k_no = $1 limit 1`,
      [k_no, `${soyad} aradı, ${telefon}`],
    )
  }

  async function countWaiting(): Promise<number> {
    const { rows } = await shop.app.owner.pool.query<{ count: number }>(
      `select count(*)::int from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    )
    return rows[0]?.count ?? 0
  }

  test('an account with an open trip stays; without one all traces go and the books remain', async () => {
    const leaving = await newMember(shop.app, CANARY.e_mail)
    const k_no = await book(leaving, addDays(FIRST_DAY, 4))
    expect((await leaving.post('/uye-hesap-sil-post', { sifre: PASSWORD })).json().code).toBe('hesap_acik_is')
    await leaveTraces(leaving, k_no)
    const taken = (await leaving.post('/uye-veri-indir-post', { sifre: PASSWORD })).json().data
    expect([taken.talepler.length, taken.mesajlar.length, taken.abonelikler.length]).toEqual([1, 1, 1])
    // In the same moment the booking is being made findable for the office, under the name that goes.
    const [read, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const filling = withTenant(shop.place.db, shop.place.tenantId, async (trx) => {
      await writeSearchable(trx, [k_no])
      read.resolve()
      await written.promise
    })
    await read.promise
    const erasing = leaving.post('/uye-hesap-sil-post', { sifre: PASSWORD })
    await expect.poll(() => countWaiting()).toBe(1)
    written.resolve()
    await filling
    expect((await erasing).statusCode).toBe(200)
    expect((await leaving.get('/uye-bilgileri-get')).statusCode).toBe(401)
    expect((await leaving.post('/uye-yenile-post')).statusCode).toBe(401)
    const { rows } = await shop.app.owner.pool.query<{ name: string; text: string | null }>(`
      select table_name as name, query_to_xml('select * from ' || quote_ident(table_name), true, false, '')::text as text
      from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
    const traces = rows.flatMap(({ name, text }) =>
      [...Object.values(CANARY), 'U7654321'].filter((word) => text?.includes(word)).map((word) => `${name}: ${word}`),
    )
    expect(traces).toEqual([])
    const kept = await shop.app.owner.pool.query('select genel_toplam from rezervasyon where k_no = $1', [k_no])
    expect(kept.rows).toEqual([{ genel_toplam: 10_000 }])
  })
})
