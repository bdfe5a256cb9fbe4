import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { type Browser, newMember } from '../../../testing/test-member.ts'

let shop: TestBooking
let staff: Record<string, string>
beforeAll(async () => {
  shop = await openTestBooking()
  staff = await shop.logIn()
})
afterAll(() => shop.close())

const company = () => staff.company ?? ''
const get = (path: string, query: Record<string, string> = {}) =>
  shop.app.get(`/api/yonetim/${path}?${new URLSearchParams(query)}`, staff)
const post = (path: string, body: object) => shop.app.post(`/api/yonetim/${path}`, body, staff)

async function keyOf(e_mail: string): Promise<string> {
  const { rows } = await shop.app.owner.pool.query<{ k_no: string }>('select k_no from uye where e_mail = $1', [e_mail])
  return rows[0]?.k_no ?? ''
}

let day = 0
/** A booking of the member, for a day of its own. */
async function book(browser: Browser, guest: object = {}): Promise<string> {
  const body = placement([seats(shop.tour, addDays(FIRST_DAY, day++), 1)])
  const answer = await browser.post('/rezervasyon-olustur-post', { ...body, misafir: { ...body.misafir, ...guest } })
  expect(answer.json()).toMatchObject({ success: 1 })
  return body.k_no
}

const MARKS = {
  e_mail: 'mark-erased@example.com',
  ad: 'Erasedmark',
  soyad: 'Goneforgood',
  telefon: '+905321239876',
}

describe('the list of members (PEOPLE-41)', () => {
  beforeAll(async () => {
    for (let n = 0; n < 28; n += 1) await newMember(shop.app, `listed-${n}@example.com`, company())
    await shop.app.owner.pool.query(
      "update uye set ad = '=cmd|calc', soyad = 'Çağlar', telefon = '+905457778899' where e_mail = 'listed-3@example.com'",
    )
  })

  test('goes on by key to the end, each member once', async () => {
    const first = (await get('uye-listele', { ara: 'listed' })).json()
    expect([first.data.length, first.toplam, first.daha_cok]).toEqual([25, 28, false])
    const second = (await get('uye-listele', { ara: 'listed', sonra: first.sonraki })).json()
    expect([second.data.length, second.sonraki]).toEqual([3, null])
    const keys = [...first.data, ...second.data].map(({ k_no }: { k_no: string }) => k_no)
    expect(new Set(keys).size).toBe(28)
    expect((await get('uye-listele', { sonra: 'bm9uc2Vuc2U' })).json().code).toBe('gecersiz_istek')
  })

  test('is found by any keyboard, by phone and by part of the address', async () => {
    for (const ara of ['caglar', 'ÇAĞLAR cmd', '0545 777 88 99', 'listed-3@']) {
      const { data } = (await get('uye-listele', { ara })).json()
      expect([ara, data.map(({ e_mail }: { e_mail: string }) => e_mail)]).toEqual([ara, ['listed-3@example.com']])
    }
    expect((await get('uye-listele', { ara: '%' })).json().toplam).toBe(0)
  })

  test('as a file: no formula, a row in the audit, and only for whoever may take people along', async () => {
    const answer = await get('uye-dosya-get', { ara: 'caglar', bicim: 'csv', dil: 'en' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body.split('\r\n')[1]).toMatch(/^'=cmd\|calc Çağlar,listed-3@example\.com/)
    const { rows } = await shop.app.owner.pool.query(
      "select ayrinti from denetim where olay = 'uye-dosya-get' order by no desc limit 1",
    )
    expect(rows[0].ayrinti).toEqual({ ara: 'caglar', bicim: 'csv' })
    const xlsx = await get('uye-dosya-get', { bicim: 'xlsx', dil: 'tr' })
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })
})

describe('groups', () => {
  test('are made, given, contested, and kept while somebody is in them', async () => {
    await newMember(shop.app, 'grouped@example.com', company())
    const k_no = await keyOf('grouped@example.com')
    const yeni = { ad: { tr: 'Sadık', en: 'Loyal' }, iskonto_oran: 5 }
    const group = (await post('uye-grup-kaydet-post', { gorulen: null, yeni })).json().data
    expect(group).toMatchObject({ ...yeni, uye: 0 })
    const given = await post('uye-gruba-al-post', {
      k_no,
      gorulen: { uye_grup_k_no: null },
      yeni: { uye_grup_k_no: group.k_no },
    })
    expect(given.json().data.grup).toEqual({ k_no: group.k_no, ad: yeni.ad })
    expect((await get('uye-listele', { grup: group.k_no })).json().toplam).toBe(1)
    const late = await post('uye-gruba-al-post', {
      k_no,
      gorulen: { uye_grup_k_no: crypto.randomUUID() },
      yeni: { uye_grup_k_no: null },
    })
    expect(late.json()).toMatchObject({ code: 'surum_degisti', ayrinti: { alanlar: { uye_grup_k_no: group.k_no } } })
    expect((await post('uye-grup-sil-post', { k_no: group.k_no })).json().code).toBe('uye_grubu_dolu')
    const none = { gorulen: { uye_grup_k_no: group.k_no }, yeni: { uye_grup_k_no: null } }
    expect((await post('uye-gruba-al-post', { k_no, ...none })).json()).toMatchObject({ data: { grup: null } })
    expect((await post('uye-grup-sil-post', { k_no: group.k_no })).statusCode).toBe(200)
    const strange = { gorulen: { uye_grup_k_no: null }, yeni: { uye_grup_k_no: crypto.randomUUID() } }
    expect((await post('uye-gruba-al-post', { k_no, ...strange })).json().code).toBe('bulunamadi')
  })
})

describe('what the law gives a member (PEOPLE-42)', () => {
  test('one file has everything, and the audit knows who took it', async () => {
    const browser = await newMember(shop.app, 'taken@example.com', company())
    await browser.post('/uye-yolcu-kaydet-post', {
      ad: 'Ayşe',
      soyad: 'Y',
      belge_turu: 'pasaport',
      belge_no: 'U1234567',
    })
    const booked = await book(browser)
    const k_no = await keyOf('taken@example.com')
    const answer = await get('uye-veri-dosya-get', { k_no })
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="uye-[\da-f]{8}-\d{4}-\d\d-\d\d\.json"$/,
    )
    const data = JSON.parse(answer.body)
    expect(data).toMatchObject({ uye: { e_mail: 'taken@example.com' }, yolcular: [{ belge_no: 'U1234567' }] })
    expect(data.rezervasyonlar.map((one: { k_no: string }) => one.k_no)).toEqual([booked])
    const { rows } = await shop.app.owner.pool.query(
      "select 1 from denetim where olay = 'uye-veri-dosya-get' and konu_k_no = $1",
      [k_no],
    )
    expect(rows).toHaveLength(1)
  })

  test('an open booking keeps the account, and is named', async () => {
    const browser = await newMember(shop.app, 'travels@example.com', company())
    const booked = await book(browser)
    const k_no = await keyOf('travels@example.com')
    const quote = (await post('uye-sil-hesapla-post', { k_no })).json()
    expect(quote.acik.map((one: { k_no: string }) => one.k_no)).toEqual([booked])
    const refused = await post('uye-sil-post', { k_no })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'uye_acik_is'])
    expect(await keyOf('travels@example.com')).toBe(k_no)
  })

  test('erased, nothing of the person is left in any table; the books and who did it are', async () => {
    const { e_mail, ad, soyad, telefon } = MARKS
    const browser = await newMember(shop.app, e_mail, company())
    const k_no = await keyOf(e_mail)
    await shop.app.owner.pool.query('update uye set ad = $2, soyad = $3, telefon = $4 where k_no = $1', [
      k_no,
      ad,
      soyad,
      telefon,
    ])
    await browser.post('/uye-yolcu-kaydet-post', { ad, soyad, belge_turu: 'pasaport', belge_no: 'U1234567' })
    const booked = await book(browser, { ad, soyad, telefon, e_mail })
    await post('rezervasyon-not-post', { k_no: booked, metin: `${ad} prefers the front seat` })
    await shop.app.owner.pool.query(
      "update rezervasyon set durum = 'completed', guncelleme_zamani = clock_timestamp() where k_no = $1",
      [booked],
    )
    const { kalan } = (await post('uye-sil-hesapla-post', { k_no })).json()
    expect(kalan.rezervasyon).toBe(1)
    const erased = await post('uye-sil-post', { k_no })
    expect(erased.json()).toMatchObject({ success: 1 })
    const tables = await shop.app.owner.pool.query<{ name: string; text: string | null }>(`
      select table_name as name, query_to_xml('select * from ' || quote_ident(table_name), true, false, '')::text as text
      from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
    const left = tables.rows.filter(({ text }) => Object.values(MARKS).some((mark) => text?.includes(mark)))
    expect(left.map(({ name }) => name)).toEqual([])
    const kept = await shop.app.owner.pool.query('select genel_toplam from rezervasyon where k_no = $1', [booked])
    expect(Number(kept.rows[0].genel_toplam)).toBeGreaterThan(0)
    const told = await shop.app.owner.pool.query(
      "select personel_k_no from denetim where olay = 'uye-sil-post' and konu_k_no = $1",
      [k_no],
    )
    expect(told.rows).toHaveLength(1)
    expect((await get('uye-getir', { k_no })).json().code).toBe('bulunamadi')
  })
})
