import { randomUUID } from 'node:crypto'
import type { BankLine } from '@meltem/contract/payment/bank-office'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { addBankAccount, bankCsv, type FileLine, uploadFile } from '../../../testing/test-money.ts'

let shop: TestBooking
let tour: Tour
let staff: Record<string, string>
let account: string
beforeAll(async () => {
  shop = await openTestBooking()
  tour = await addTour(shop.place, 500)
  staff = await shop.logIn()
  account = await addBankAccount(shop)
})
afterAll(() => shop.close())

let day = 0
beforeEach(() => {
  day += 1
})

interface Booked {
  readonly k_no: string
  readonly kayit_no: string
}

/** Two seats for 200, of which 50 are due now by transfer. */
async function book(): Promise<Booked> {
  const body = placement([seats(tour, addDays(FIRST_DAY, day), 2)], { method: 'havale' })
  const { data } = (await shop.post('/rezervasyon-olustur-post', body)).json()
  return { k_no: body.k_no, kayit_no: data.kayit_no }
}

let number = 0
const line = (aciklama: string, tutar: number): FileLine => {
  number += 1
  return { tarih: '10.08.2026', aciklama, tutar, no: `D${number}` }
}

async function read(...lines: FileLine[]) {
  const answer = await uploadFile(shop, bankCsv(lines), { headers: staff })
  expect(answer.json()).toMatchObject({ success: 1 })
  return answer.json()
}

async function list(query = ''): Promise<{ data: BankLine[]; kesinler: string[]; toplam: number }> {
  return (await shop.app.get(`/api/yonetim/banka-hareket-listele${query}`, staff)).json()
}

async function findLine(words: string): Promise<BankLine> {
  const found = (await list()).data.find(({ aciklama }) => aciklama === words)
  if (!found) throw new Error(`no line says ${words}`)
  return found
}

const post = async (path: string, body: object) => (await shop.post(`/yonetim/${path}`, body, staff)).json()

async function stateOf(k_no: string) {
  const { data } = (await shop.app.get(`/api/yonetim/rezervasyon-getir?k_no=${k_no}`, staff)).json()
  return { durum: data.rezervasyon?.durum ?? data.durum, alinan: data.rezervasyon?.hesap?.alinan ?? data.hesap?.alinan }
}

async function money(k_no: string) {
  return await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
    trx
      .selectFrom('tahsilat')
      .select(['tur', 'tutar', 'odeme_yontemi'])
      .where('rezervasyon_k_no', '=', k_no)
      .orderBy('olusturma_zamani')
      .execute(),
  )
}

describe('a file of the bank', () => {
  test('is read once, however often it comes, and files that overlap add what is new', async () => {
    const [one, two, three] = [line('bir', 10), line('iki', 20), line('üç', -5)]
    expect(await read(one, two)).toMatchObject({ data: { satir: 2, yeni: 2 }, tekrar: false })
    expect(await read(one, two)).toMatchObject({ data: { satir: 2, yeni: 2 }, tekrar: true })
    expect(await read(two, three)).toMatchObject({ data: { satir: 2, yeni: 1 }, tekrar: false })
    expect((await list()).data.filter(({ aciklama }) => aciklama === 'iki')).toHaveLength(1)
    expect((await list('?gorunum=giden')).data.map(({ tutar }) => tutar)).toEqual([-5])
  })

  test('has two lines that are the same twice, and knows both again', async () => {
    const twin = line('ikiz', 7)
    await read(twin, twin)
    await read(twin, twin, line('ikizden sonra', 8))
    expect((await list()).data.filter(({ aciklama }) => aciklama === 'ikiz')).toHaveLength(2)
  })

  test('in halves leaves nothing behind', async () => {
    const whole = bankCsv([line('yarım', 10), line('yarım kalan', 20)])
    const before = (await list()).toplam
    const answer = await uploadFile(shop, whole.subarray(0, whole.length - 9), { headers: staff })
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'dosya_kesik'])
    expect((await list()).toplam).toBe(before)
  })

  test('of nobody’s account, of no account, of another currency or of a foreign key is refused', async () => {
    const text = bankCsv([line('x', 1)]).toString()
    const send = async (words: string, query = '') =>
      (await uploadFile(shop, Buffer.from(words), { headers: staff, query })).json().code
    expect(await send(text.replace('TR33', 'TR34'))).toBe('dosya_hesabi')
    expect(await send(text.replace(/IBAN.*\n/, ''))).toBe('dosya_hesabi_gerekli')
    expect(await send(text.replace(/IBAN.*\n/, ''), `&hesap_k_no=${randomUUID()}`)).toBe('bulunamadi')
    expect(await send(text, `&hesap_k_no=${randomUUID()}`)).toBe('bulunamadi')
    expect(await send(text.replaceAll(';TL', ';EUR'))).toBe('dosya_kuru')
    expect(await send('merhaba')).toBe('dosya_taninmadi')
    const chosen = await uploadFile(shop, Buffer.from(text.replace(/IBAN.*\n/, '')), {
      headers: staff,
      query: `&hesap_k_no=${account}`,
    })
    expect(chosen.json().success).toBe(1)
  })

  test('of days that were read in another format is refused', async () => {
    await read(line('csv', 3))
    const mt940 =
      ':20:A\n:25:TR330006100519786457841326\n:28C:1/1\n:60F:C260810TRY0,00\n:61:2608100810CR3,00NTRFNONREF//X1\n:86:csv\n:62F:C260810TRY3,00\n-'
    expect((await uploadFile(shop, Buffer.from(mt940), { headers: staff })).json().code).toBe('dosya_bicimi')
  })

  test('is never changed, nor are its lines', async () => {
    await read(line('taş', 1))
    await expect(shop.app.owner.pool.query('update banka_hareketi set tutar = 5')).rejects.toThrow('stays as it is')
    await expect(shop.app.owner.pool.query('delete from banka_hareketi')).rejects.toThrow('stays as it is')
  })
})

describe('a line', () => {
  test('with number and sum is certain, and confirmed in bulk it books once', async () => {
    const { k_no, kayit_no } = await book()
    await read(line(`ADA DENIZ ${kayit_no}`, 50))
    const found = await findLine(`ADA DENIZ ${kayit_no}`)
    expect(found.oneri).toMatchObject({ sinif: 'kesin', paylar: [{ kayit_no, tutar: 50 }] })
    expect((await list()).kesinler).toContain(found.k_no)
    const first = await post('banka-onayla-post', { hareketler: [found.k_no] })
    expect(first.data).toEqual([{ k_no: found.k_no, sonuc: 'eslesti' }])
    const again = await post('banka-onayla-post', { hareketler: [found.k_no] })
    expect(again.data).toEqual([{ k_no: found.k_no, sonuc: 'islenmis' }])
    expect(await money(k_no)).toEqual([{ tur: 'tahsilat', tutar: 5000, odeme_yontemi: 'havale' }])
    expect(await shop.mails(k_no)).toContain('reservation_guest confirmed')
  })

  test('that pays the same a second time is not certain', async () => {
    const { k_no, kayit_no } = await book()
    await read(line(`${kayit_no} bir`, 50), line(`${kayit_no} iki`, 50))
    const keys = [await findLine(`${kayit_no} bir`), await findLine(`${kayit_no} iki`)].map((one) => one.k_no)
    const { data } = await post('banka-onayla-post', { hareketler: keys })
    expect(data.map(({ sonuc }: { sonuc: string }) => sonuc).toSorted()).toEqual(['degisti', 'eslesti'])
    expect(await money(k_no)).toHaveLength(1)
  })

  test('that is only likely, or unknown, is not confirmed in bulk', async () => {
    const { k_no } = await book()
    await read(line('DENIZ ADA havale', 50))
    const found = await findLine('DENIZ ADA havale')
    expect(found.oneri?.sinif).toBe('olasi')
    const { data } = await post('banka-onayla-post', { hareketler: [found.k_no] })
    expect(data[0].sonuc).toBe('degisti')
    expect((await shop.post('/yonetim/banka-onayla-post', { hareketler: [randomUUID()] }, staff)).statusCode).toBe(404)
    expect(await money(k_no)).toEqual([])
  })

  test('goes to several bookings, exactly', async () => {
    const [a, b] = [await book(), await book()]
    await read(line('GRUP ödemesi', 100))
    const { k_no } = await findLine('GRUP ödemesi')
    const share = (one: Booked, tutar: number) => ({ rezervasyon_k_no: one.k_no, tutar })
    expect((await post('banka-eslestir-post', { k_no, paylar: [share(a, 50), share(b, 49)] })).code).toBe('pay_toplami')
    expect((await post('banka-eslestir-post', { k_no, paylar: [share(a, 50), share(a, 50)] })).code).toBe('alan_hatasi')
    const done = await post('banka-eslestir-post', { k_no, paylar: [share(a, 50), share(b, 50)] })
    expect(done).toMatchObject({ success: 1, inceleme: false })
    expect(done.data.kararlar).toHaveLength(2)
    expect([...(await money(a.k_no)), ...(await money(b.k_no))].map(({ tutar }) => tutar)).toEqual([5000, 5000])
    expect((await post('banka-eslestir-post', { k_no, paylar: [share(a, 100)] })).code).toBe('hareket_islenmis')
  })

  test('that is short is written off within the limit, with a reason, and never comes back', async () => {
    const { k_no, kayit_no } = await book()
    await read(line(`${kayit_no} eksik`, 48))
    const found = await findLine(`${kayit_no} eksik`)
    expect(found.oneri).toMatchObject({ sinif: 'eksik', fark: -2 })
    const paylar = [{ rezervasyon_k_no: k_no, tutar: 48 }]
    const short = (tutar: number) => ({ k_no: found.k_no, paylar, silinen: { tutar, neden: 'Banka masrafı' } })
    expect((await post('banka-eslestir-post', short(1))).code).toBe('pay_toplami')
    await read(line(`${kayit_no} çok eksik`, 40))
    const far = await findLine(`${kayit_no} çok eksik`)
    const wide = { k_no: far.k_no, paylar: [{ rezervasyon_k_no: k_no, tutar: 40 }], silinen: { tutar: 10, neden: 'x' } }
    expect((await post('banka-eslestir-post', wide)).code).toBe('sinir_asildi')
    expect(await post('banka-eslestir-post', short(2))).toMatchObject({ success: 1 })
    expect((await money(k_no)).map(({ tutar, odeme_yontemi }) => [tutar, odeme_yontemi])).toEqual([
      [4800, 'havale'],
      [200, 'silinen'],
    ])
    const quoted = await post('rezervasyon-iptal-hesapla-post', { k_no })
    expect(quoted.data.odenen).toBe(48)
    expect(
      (
        await post('iade-elden-post', {
          k_no,
          istek_k_no: randomUUID(),
          tutar: 48.01,
          odeme_yontemi: 'havale',
          neden: 'x',
        })
      ).code,
    ).toBe('iade_fazla')
  })

  test('that is too much confirms the booking and leaves the rest in review', async () => {
    const { k_no, kayit_no } = await book()
    await read(line(`${kayit_no} fazla`, 230))
    const found = await findLine(`${kayit_no} fazla`)
    expect(found.oneri).toMatchObject({ sinif: 'fazla', fark: 30 })
    const done = await post('banka-eslestir-post', {
      k_no: found.k_no,
      paylar: [{ rezervasyon_k_no: k_no, tutar: 230 }],
    })
    expect(done.inceleme).toBe(true)
    const reviews = await list0('inceleme-listele?durum=acik&konu=iade')
    expect(reviews.find((one) => one.rezervasyon_k_no === k_no)).toMatchObject({
      tutar: 30,
      kur: 'TRY',
      misafir: 'Ada Deniz',
      kararlar: ['iade', 'kapat'],
    })
  })

  test('for a booking that was cancelled lies in review and revives nothing', async () => {
    const { k_no, kayit_no } = await book()
    await post('rezervasyon-iptal-post', { k_no, iade: 0 })
    await read(line(`${kayit_no} geç`, 50))
    const found = await findLine(`${kayit_no} geç`)
    expect(found.oneri).toMatchObject({ sinif: 'olasi', paylar: [{ durum: 'cancelled' }] })
    expect((await list()).kesinler).not.toContain(found.k_no)
    const done = await post('banka-eslestir-post', {
      k_no: found.k_no,
      paylar: [{ rezervasyon_k_no: k_no, tutar: 50 }],
    })
    expect(done.inceleme).toBe(true)
    expect((await stateOf(k_no)).durum).toBe('review')
  })

  test('of money that was booked by hand before is linked, not booked again', async () => {
    const { k_no, kayit_no } = await book()
    await shop.pay(k_no, 50)
    await read(line(`${kayit_no} elle`, 50))
    const found = await findLine(`${kayit_no} elle`)
    expect(found.oneri?.sinif).toBe('kayitli')
    const paylar = [{ rezervasyon_k_no: k_no, tutar: 50 }]
    const foreign = { k_no: found.k_no, paylar, tahsilat_k_no: randomUUID() }
    expect((await post('banka-eslestir-post', foreign)).code).toBe('bulunamadi')
    const linked = { ...foreign, tahsilat_k_no: found.oneri?.tahsilat_k_no }
    expect((await post('banka-eslestir-post', linked)).data.kararlar).toMatchObject([{ tur: 'kayitli' }])
    expect(await money(k_no)).toHaveLength(1)
  })

  test('that is nobody’s is set aside with a word, and waits again when that is taken back', async () => {
    await read(line('KIRA', 900))
    const { k_no } = await findLine('KIRA')
    expect((await post('banka-ayir-post', { k_no, ayir: true })).code).toBe('alan_hatasi')
    expect((await post('banka-ayir-post', { k_no, ayir: true, neden: 'Depo kirası' })).data.kararlar).toMatchObject([
      { tur: 'ayrildi', metin: 'Depo kirası' },
    ])
    expect((await post('banka-ayir-post', { k_no, ayir: true, neden: 'x' })).code).toBe('hareket_islenmis')
    expect((await list('?gorunum=ayrilan')).data.map((one) => one.k_no)).toContain(k_no)
    await post('banka-ayir-post', { k_no, ayir: false })
    expect((await post('banka-ayir-post', { k_no, ayir: false })).code).toBe('hareket_islenmis')
    expect((await findLine('KIRA')).kararlar).toEqual([])
  })

  test('and a booking of another tenant are not there', async () => {
    const { k_no } = await book()
    await read(line('yabancı', 50))
    const found = await findLine('yabancı')
    const paylar = [{ rezervasyon_k_no: randomUUID(), tutar: 50 }]
    expect((await post('banka-eslestir-post', { k_no: found.k_no, paylar })).code).toBe('bulunamadi')
    const own = [{ rezervasyon_k_no: k_no, tutar: 50 }]
    expect((await post('banka-eslestir-post', { k_no: randomUUID(), paylar: own })).code).toBe('bulunamadi')
    expect((await list(`?hesap_k_no=${randomUUID()}`)) as object).toMatchObject({ code: 'bulunamadi' })
  })
})

async function list0(path: string): Promise<{ rezervasyon_k_no: string }[]> {
  return (await shop.app.get(`/api/yonetim/${path}`, staff)).json().data
}
