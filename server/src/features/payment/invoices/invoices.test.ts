import { API } from '@meltem/contract/api'
import type { InvoiceRow } from '@meltem/contract/payment/invoice-office'
import { addDays } from '@meltem/domain/calendar-day'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nights, type PricedLine, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { type Books, openBooks, saySettings } from '../../../testing/test-invoices.ts'

let shop: TestBooking
let books: Books
let tour: Tour
let year: number
beforeAll(async () => {
  shop = await openTestBooking()
  tour = await addTour(shop.place, 500)
  await saySettings(shop)
  books = await openBooks(shop)
  year = Number(shop.app.clock.now().toISOString().slice(0, 4))
})
afterAll(() => shop.close())

let day = FIRST_DAY
const trip = (): [PricedLine, PricedLine] => {
  day = addDays(day, 5)
  return [nights(shop.villa, day, 3), seats(tour, day, 2)]
}
const number = (place: number) => `ALF${year}${String(place).padStart(9, '0')}`
const own = async (k_no: string, gorunum = 'hazir'): Promise<InvoiceRow[]> =>
  (await books.list({ gorunum, rezervasyon: k_no })).data

/** What the receipt of a booking says, read where it is kept. */
async function receiptOf(k_no: string) {
  const { rows } = await shop.app.owner.pool.query(
    `select genel_toplam, (fis #>> '{toplam,kdv_dahil}')::numeric + (fis #>> '{toplam,kdv_toplam}')::numeric as kdv
     from rezervasyon where k_no = $1`,
    [k_no],
  )
  return { toplam: Number(rows[0].genel_toplam) / 100, kdv: Number(rows[0].kdv) }
}

describe('what is invoiced (PAY-40)', () => {
  test('is paid in full, with the sums of its receipt, and waits for what the settings do not say', async () => {
    const [villa, boat] = trip()
    const k_no = await books.sell([boat])
    const [row] = await own(k_no)
    const receipt = await receiptOf(k_no)
    // 200.00 with 20 % inside: 166.67 and 33.33.
    expect(row).toMatchObject({ tur: 'satis', fatura_no: null, matrah: 166.67, kdv: 33.33, konaklama: 0, toplam: 200 })
    expect({ toplam: row?.toplam, kdv: row?.kdv }).toEqual(receipt)
    const both = await books.sell([villa])
    // 3 000.00 with 20 % and 2 % inside: 2 459.02, 491.80 and 49.18.
    expect((await own(both))[0]).toMatchObject({ matrah: 2459.02, kdv: 491.8, konaklama: 49.18, toplam: 3000 })
    await saySettings(shop, { seri: '', konaklama_oran: null })
    expect((await books.list()).eksikler).toEqual(['seri'])
    expect((await own(both))[0]?.eksikler).toEqual(['seri', 'konaklama_oran'])
    const refused = await books.prepare(await own(both))
    expect(refused).toMatchObject({ data: [], atlanan: [{ rezervasyon_k_no: both, neden: 'eksik' }] })
    await saySettings(shop)
  })

  test('is not what waits for its money, nor what an agency pays through its account', async () => {
    const k_no = await books.sell([seats(tour, day, 1)])
    expect(await own(k_no)).toHaveLength(1)
    const set = (column: string, value: unknown) =>
      shop.app.owner.pool.query(
        `update rezervasyon set ${column} = $2, guncelleme_zamani = clock_timestamp() where k_no = $1`,
        [k_no, value],
      )
    await set('odeme_yontemi', null)
    expect(await own(k_no)).toEqual([])
    await set('odeme_yontemi', 'tur_gunu')
    await set('genel_toplam', 10_001)
    await books.find(k_no)
    expect(await own(k_no)).toEqual([])
    await set('genel_toplam', 10_000)
    await books.find(k_no)
    expect(await own(k_no)).toHaveLength(1)
  })

  test('without VAT needs a code of exemption, and carries it', async () => {
    const free = await addTour(shop.place, 10)
    await shop.app.owner.pool.query('update urun set kdv_oran = 0 where k_no = $1', [free.urun_k_no])
    const k_no = await books.sell([seats(free, day, 1)])
    expect((await own(k_no))[0]).toMatchObject({ kdv: 0, matrah: 100, eksikler: ['istisna'] })
    await saySettings(shop, { istisna_kodu: '351', istisna_nedeni: 'Sağlık turizmi' })
    const { data } = await books.prepare(await own(k_no))
    const xml = (await books.take({ bicim: 'xml', k_nolar: data[0]?.k_no ?? '' })).body
    expect(xml).toContain('<cbc:InvoiceTypeCode>ISTISNA</cbc:InvoiceTypeCode>')
    expect(xml.match(/<cbc:TaxExemptionReasonCode>351<\/cbc:TaxExemptionReasonCode>/g)).toHaveLength(2)
    await saySettings(shop)
  })

  test('is found by the guest, the booking, and the days; page by page, each once', async () => {
    const name = `Ayşegül${day.replaceAll('-', '')}`
    const k_no = await books.sell([seats(tour, addDays(day, 1), 1)], { ad: name })
    const [row] = await own(k_no)
    expect((await books.list({ ara: name.toLowerCase() })).data.map((one) => one.rezervasyon_k_no)).toEqual([k_no])
    expect((await books.list({ ara: row?.kayit_no ?? '' })).data).toHaveLength(1)
    const gun = addDays(day, 1)
    expect((await books.list({ ara: name, ilk: gun, son: gun })).data).toHaveLength(1)
    expect((await books.list({ ara: name, ilk: addDays(gun, 1) })).data).toEqual([])
    for (let place = 0; place < 51; place += 1) await books.sell([seats(tour, addDays(day, 9), 1)], { ad: 'Sayfa' })
    const first = await books.list({ ara: 'sayfa' })
    const second = await books.list({ ara: 'sayfa', sonra: first.sonraki ?? '' })
    const keys = [...first.data, ...second.data].map((one) => one.rezervasyon_k_no)
    expect([first.data.length, second.data.length, second.sonraki]).toEqual([50, 1, null])
    expect(new Set(keys).size).toBe(51)
  })
})

/** Another invoice that is all the same, but leaves numbers out. */
const NEXT: Readonly<Record<string, string>> = {
  k_no: 'gen_random_uuid()',
  ettn: 'gen_random_uuid()',
  sira: 'sira + 500',
}

async function writtenColumns(): Promise<string[]> {
  const { rows } = await shop.app.owner.pool.query<{ ad: string }>(
    `select attname as ad from pg_attribute
      where attrelid = 'fatura'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
  )
  return rows.map(({ ad }) => ad)
}

describe('preparing', () => {
  test('gives the next numbers, once, and never changes', async () => {
    const first = await books.sell([seats(tour, day, 1)])
    const second = await books.sell(trip())
    const rows = [...(await own(first)), ...(await own(second))]
    const { data } = await books.prepare(rows)
    const from = Number(data[0]?.fatura_no.slice(7))
    expect(data.map(({ fatura_no }) => fatura_no)).toEqual([number(from), number(from + 1)])
    expect(await own(first)).toEqual([])
    expect(await books.prepare(rows)).toMatchObject({
      data: [],
      atlanan: [{ neden: 'faturali' }, { neden: 'faturali' }],
    })
    expect((await own(second, 'kesilen'))[0]).toMatchObject({ fatura_no: number(from + 1), toplam: 3200 })
    const columns = await writtenColumns()
    for (const change of [
      'update fatura set toplam = toplam + 1, matrah = matrah + 1',
      'delete from fatura_satiri',
      `insert into fatura_satiri select tenant_id, fatura_k_no, 9, sira, tur, ad, kdv_oran, konaklama_oran, null, null,
        1, 0, 0, 1 from fatura_satiri limit 1`,
      `insert into fatura (${columns.join()}) select ${columns.map((column) => NEXT[column] ?? column).join()} from fatura limit 1`,
    ]) {
      await expect(shop.app.owner.pool.query(change)).rejects.toThrow(/invoice/)
    }
  })

  test('a sum that is not the one that was seen, and a booking that is not there, are left out', async () => {
    const k_no = await books.sell([seats(tour, day, 1)])
    const [row] = await own(k_no)
    if (!row) throw new Error('no row')
    const stranger = { ...row, rezervasyon_k_no: crypto.randomUUID() }
    expect(await books.prepare([{ ...row, toplam: 99.99 }, stranger])).toMatchObject({
      data: [],
      atlanan: [
        { rezervasyon_k_no: k_no, neden: 'degisti' },
        { rezervasyon_k_no: stranger.rezervasyon_k_no, kayit_no: null, neden: 'yok' },
      ],
    })
  })

  test('two clerks who prepare the same bookings: each is invoiced once, numbers without gaps', async () => {
    const keys: string[] = []
    for (let place = 0; place < 20; place += 1) keys.push(await books.sell([seats(tour, addDays(day, place), 1)]))
    const rows = (await Promise.all(keys.map((key) => own(key)))).flat()
    const answers = await Promise.all([
      books.prepare(rows),
      books.prepare(rows.toReversed()),
      books.prepare(rows.slice(0, 10)),
      books.prepare(rows.slice(10)),
    ])
    const made = answers.flatMap(({ data }) => data)
    expect(made.map((one) => one.rezervasyon_k_no).toSorted()).toEqual(keys.toSorted())
    const { rows: all } = await shop.app.owner.pool.query('select sira from fatura order by sira')
    expect(all.map(({ sira }) => sira)).toEqual(all.map((_, place) => place + 1))
    const written = await shop.app.owner.pool.query(
      `select count(*)::int as adet from fatura f join rezervasyon r on r.k_no = f.rezervasyon_k_no
       where f.rezervasyon_k_no = any($1) and f.toplam = r.genel_toplam`,
      [keys],
    )
    expect(written.rows[0].adet).toBe(20)
  })
})

describe('refunds (PAY-42)', () => {
  test('of a service that was cancelled, then of all that is left; never more than was invoiced', async () => {
    const [villa, boat] = trip()
    const k_no = await books.sell([villa, boat])
    await books.prepare(await own(k_no))
    expect(await own(k_no, 'iade')).toEqual([])
    await books.cancel(k_no, boat.line.k_no)
    const [part] = await own(k_no, 'iade')
    const { toplam } = await receiptOf(k_no)
    expect(part).toMatchObject({ tur: 'iade', toplam: 3200 - toplam, konaklama: 0 })
    const { data } = await books.prepare(part ? [part] : [])
    expect(data[0]).toMatchObject({ tur: 'iade', toplam: 3200 - toplam })
    expect(await own(k_no, 'iade')).toEqual([])
    await books.cancel(k_no)
    const [rest] = await own(k_no, 'iade')
    const { rows } = await shop.app.owner.pool.query(
      `select sum(case tur when 'satis' then toplam else -toplam end)::int as duran from fatura where rezervasyon_k_no = $1`,
      [k_no],
    )
    const kept = (await keptOf(k_no)) / 100
    expect(rest?.toplam).toBe(rows[0].duran / 100 - kept)
    await books.prepare(rest ? [rest] : [])
    const lists = [await own(k_no, 'iade'), await own(k_no, 'hazir')]
    expect(lists).toEqual([[], []])
    const xml = (await books.take({ bicim: 'xml', k_nolar: data[0]?.k_no ?? '' })).body
    const [sale] = (await own(k_no, 'kesilen')).filter(({ tur }) => tur === 'satis')
    expect(xml).toMatch(new RegExp(`<cac:InvoiceDocumentReference>\\s*<cbc:ID>${sale?.fatura_no}</cbc:ID>`))
    expect(xml).toContain('<cbc:InvoiceTypeCode>IADE</cbc:InvoiceTypeCode>')
  })

  /** Money that stays with the operator, in minor units, counted from the payments and the promises of refunds. */
  async function keptOf(k_no: string): Promise<number> {
    const { rows } = await shop.app.owner.pool.query(
      `select coalesce(sum(case tur when 'tahsilat' then tutar else -tutar end), 0)
         - coalesce((select sum((ayrinti ->> 'iade')::bigint) from inceleme where rezervasyon_k_no = $1
             and konu = 'iade' and durum = 'acik'), 0) as kalan from tahsilat where rezervasyon_k_no = $1`,
      [k_no],
    )
    return Number(rows[0].kalan)
  }

  test('of a booking that asks for more than was invoiced takes all back, and it is invoiced anew', async () => {
    const k_no = await books.sell([seats(tour, day, 2)])
    await books.prepare(await own(k_no))
    const detail = await shop.app.get(`/api/yonetim/rezervasyon-getir?k_no=${k_no}`, books.staff)
    const [line] = detail.json().data.istekler
    const wish = {
      k_no,
      istek_k_no: crypto.randomUUID(),
      sepet_urunler: [{ ...line, pax: { yetiskin: 3, cocuk: 0, bebek: 0 } }],
      kur_rezervasyon_toplam: { genel_toplam: 300, on_odeme_toplam: 75 },
    }
    const changed = await shop.post('/yonetim/rezervasyon-degistir-post', wish, books.staff)
    expect(changed.statusCode, changed.body).toBe(200)
    await books.find(k_no)
    expect(await own(k_no)).toEqual([])
    expect(await own(k_no, 'iade')).toMatchObject([{ toplam: 200 }])
    await books.prepare(await own(k_no, 'iade'))
    expect(await own(k_no)).toEqual([])
    await shop.pay(k_no, 100)
    await books.find(k_no)
    const [anew] = await own(k_no)
    expect(anew).toMatchObject({ toplam: 300, kdv: 50 })
    expect((await books.prepare(anew ? [anew] : [])).data).toMatchObject([{ tur: 'satis', toplam: 300 }])
  })
})

describe('files', () => {
  test('a ZIP has one XML for each, the XLSX a row for each; nothing in it is a formula', async () => {
    const k_no = await books.sell(trip(), { ad: '=1+1', soyad: '<b>&"Öz"', adres: '@SUM(A1)' })
    const other = await books.sell([seats(tour, day, 1)])
    const { data } = await books.prepare([...(await own(k_no)), ...(await own(other))])
    const k_nolar = data.map((one) => one.k_no).join()
    const zip = unzipSync((await books.take({ bicim: 'zip', k_nolar })).rawPayload)
    expect(Object.keys(zip)).toEqual(data.map(({ fatura_no }) => `${fatura_no}.xml`))
    const xlsx = await books.take({ bicim: 'xlsx', k_nolar, dil: 'en' })
    expect(xlsx.headers['content-disposition']).toContain('.xlsx')
    const sheets = unzipSync(xlsx.rawPayload)
    const text = Object.entries(sheets)
      .filter(([name]) => /sheet1|sharedStrings/.test(name))
      .map(([, bytes]) => strFromU8(bytes))
      .join('')
    expect(text).toContain("'=1+1 &lt;b&gt;")
    expect(text).not.toMatch(/<f[ >]/)
    expect(text).toContain('VAT 20%')
    const today = shop.app.clock.now().toISOString().slice(0, 10)
    const period = await books.take({ bicim: 'zip', ilk: addDays(today, -1), son: addDays(today, 1) })
    expect(Object.keys(unzipSync(period.rawPayload)).length).toBeGreaterThan(20)
    expect((await books.take({ bicim: 'xlsx', ilk: '2001-01-01', son: '2001-01-02' })).json().code).toBe('bulunamadi')
    expect((await books.take({ bicim: 'xml', k_nolar })).statusCode).toBe(422)
    const taken = await shop.app.owner.pool.query(
      `select ayrinti from denetim where olay = 'fatura-dosya-get' order by no desc limit 1`,
    )
    expect(taken.rows[0].ayrinti).toMatchObject({ bicim: 'zip', ilk: addDays(today, -1) })
  })

  test('nobody but managers and accounting; a fresh code for whatever leaves as a file', async () => {
    const calls = API.filter(({ hak }) => hak === 'fatura.oku' || hak === 'fatura.yaz' || hak === 'bildirim.dosya')
    expect(calls).toHaveLength(5)
    expect(calls.filter(({ taze }) => taze).map(({ path }) => path)).toEqual([
      '/yonetim/bildirim-dosya-get',
      '/yonetim/fatura-dosya-get',
    ])
    for (const [rol, allowed] of [
      ['satis', false],
      ['operasyon', false],
      ['icerik', false],
      ['muhasebe', true],
    ] as const) {
      await shop.app.owner.pool.query('update personel set rol = $1', [rol])
      for (const { path, method } of calls) {
        const answer = await (method === 'GET'
          ? shop.app.get(`/api${path}`, books.staff)
          : shop.app.post(`/api${path}`, {}, books.staff))
        expect([rol, path, answer.json().code === 'yetki_yok']).toEqual([rol, path, !allowed])
      }
    }
    await shop.app.owner.pool.query(`update personel set rol = 'yonetici'`)
  })

  test('identity numbers do not get into the audit', async () => {
    const k_no = await books.sell([seats(tour, day, 1)], { tc_pasaport: '10000000146' })
    await books.prepare(await own(k_no))
    const { rows } = await shop.app.owner.pool.query(
      `select count(*) filter (where sonra::text like '%10000000146%')::int as open,
        count(*) filter (where tablo = 'fatura')::int as seen from denetim_degisim`,
    )
    expect(rows[0].open).toBe(0)
    expect(rows[0].seen).toBeGreaterThan(0)
  })
})
