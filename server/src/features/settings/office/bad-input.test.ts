import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { saveMailText } from '@meltem/contract/mail-text-office'
import { ERROR_STATUS, type ErrorCode } from '@meltem/contract/wire/errors'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { addDays } from '@meltem/domain/calendar-day'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { enterInstallation } from '../../../testing/installation-login.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { newMember } from '../../../testing/test-member.ts'

const FORMULA = '=HYPERLINK("http://evil.example";"all names")'

let provider: Server
let shop: TestBooking
let staff: Record<string, string>
let installation: Record<string, string>
let manager: { readonly k_no: string; readonly surum: number }
let traveller: string
beforeAll(async () => {
  // A provider that knows no key.
  provider = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ status: 'failure', errorCode: '1001', errorMessage: 'api bilgileri bulunamadı' }))
  })
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
  const { port } = provider.address() as AddressInfo
  shop = await openTestBooking({ IYZICO_URL: `http://127.0.0.1:${port}` })
  const { app } = shop
  await app.owner.pool.query('update tenant set ikinci_adim = false')
  ;({ headers: installation } = await enterInstallation(app))
  await app.owner.db
    .insertInto('tenant')
    .values({ kod: 'komsu', alan_adlari: ['komsu.example'] })
    .execute()
  await app.tenants.refresh()
  staff = await shop.logIn()
  const { data } = (await app.get('/api/yonetim/personel-listele', staff)).json<{
    data: { k_no: string; surum: number; rol: string }[]
  }>()
  const found = data.find(({ rol }) => rol === 'yonetici')
  if (!found) throw new Error('no manager')
  manager = { k_no: found.k_no, surum: found.surum }
  const browser = await newMember(app, 'travels@example.com', staff.company ?? '')
  await browser.post('/rezervasyon-olustur-post', placement([seats(shop.tour, addDays(FIRST_DAY, 3), 1)]))
  traveller = await keyOf('travels@example.com')
  await newMember(app, 'formula@example.com', staff.company ?? '')
  await app.owner.pool.query("update uye set ad = $1, soyad = '@SUM(A1)' where e_mail = 'formula@example.com'", [
    FORMULA,
  ])
  const keys = { apiKey: 'sandbox-wrong-key-1234567890', secretKey: 'sandbox-wrong-secret-1234567890' }
  await post('odeme-saglayici-kaydet-post', {
    ad: 'iyzico',
    surum: 0,
    deneme_ortami: true,
    anahtarlar: keys,
  })
})
afterAll(async () => {
  await shop.close()
  provider.close()
})
beforeEach(() => shop.app.owner.pool.query('delete from hiz_siniri'))

async function keyOf(e_mail: string): Promise<string> {
  const { rows } = await shop.app.owner.pool.query<{ k_no: string }>('select k_no from uye where e_mail = $1', [e_mail])
  return rows[0]?.k_no ?? ''
}

const post = (path: string, body: object, language: Language = 'en', headers = staff) =>
  shop.app.post(`/api/yonetim/${path}`, body, { ...headers, 'accept-language': language })

/** What a refused call must leave as it was, row by row. */
const KEPT = [
  'tenant',
  'ayar',
  'banka_hesabi',
  'gorsel',
  'eposta_metni',
  'personel',
  'personel_hak',
  'uye',
  'rezervasyon',
  'tutma',
  'tahsilat',
  'eposta',
  'sayfa',
  'denetim',
  'kurum_denetim',
] as const

async function rowsOf(tables: readonly string[]): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {}
  for (const name of tables) {
    const { rows } = await sql<{ row: unknown }>`select md5(string_agg(t::text, '' order by t::text)) as row
      from ${sql.table(name)} t`.execute(shop.app.owner.db)
    all[name] = rows[0]?.row
  }
  // The keys themselves; that they were tried is noted beside them.
  const { rows } = await shop.app.owner.pool.query(
    'select ad, surum, gizli::text, acik::text from gizli_ayar order by ad',
  )
  return { ...all, gizli_ayar: rows }
}

interface Refused {
  readonly code: ErrorCode
  /** Where the sentence stands, for a field. */
  readonly alan?: string
  /** A try is an act, also one that goes wrong. */
  readonly leaves?: 'denetim'
  readonly send: (language: Language) => Promise<{ statusCode: number; json: () => unknown }>
}

const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

const REFUSED: readonly (readonly [string, Refused])[] = [
  [
    'a logo as SVG with a script',
    {
      code: 'gorsel_cizim',
      send: (language) =>
        shop.app.server.inject({
          method: 'POST',
          url: '/api/yonetim/gorsel-yukle-post?ad=logo.png&bolum=logo',
          headers: { ...staff, 'accept-language': language, 'content-type': 'application/octet-stream' },
          payload: Buffer.from(svg),
        }),
    },
  ],
  [
    'a colour without contrast',
    {
      code: 'alan_hatasi',
      alan: 'ana',
      send: (language) =>
        post('ayar-renk-kaydet-post', { surum: 1, gorulen: { ana: '#0a5f75' }, yeni: { ana: '#8fd3ff' } }, language),
    },
  ],
  [
    'a host of another tenant',
    {
      code: 'alan_adi_alinmis',
      send: (language) =>
        shop.app.post(
          '/api/kurum/alan-adi-ekle-post',
          { firma: 'alfa', alan_adi: 'komsu.example' },
          { ...installation, 'accept-language': language },
        ),
    },
  ],
  [
    'a mail with a variable that it does not know',
    {
      code: 'alan_hatasi',
      alan: 'metin',
      send: (language) => {
        const kendi = { konu: 'Thank you', metin: 'Dear {kredi_karti_no}, we have read it.' }
        const path = saveMailText.path.replace('/yonetim/', '')
        return post(path, { tur: 'contact_sender', dil: 'en', surum: 0, kendi }, language)
      },
    },
  ],
  [
    'a key that the provider does not know',
    {
      code: 'saglayici_anahtar',
      leaves: 'denetim',
      send: (language) => post('odeme-saglayici-dene-post', { ad: 'iyzico' }, language),
    },
  ],
  [
    'the last manager who takes the right from themselves',
    {
      code: 'son_yonetici',
      send: (language) => {
        const person = { ad: 'Ada', soyad: 'Deniz', rol: 'satis', dil: 'tr', aktif: true }
        return post('personel-guncelle-post', { ...manager, ...person }, language)
      },
    },
  ],
  [
    'a member with an open booking, to be erased',
    { code: 'uye_acik_is', send: (language) => post('uye-sil-post', { k_no: traveller }, language) },
  ],
]

describe('bad input of the office is refused in four languages and nothing is changed', () => {
  test.each(REFUSED)('%s', async (_, { code, alan, leaves, send }) => {
    const kept = KEPT.filter((table) => table !== leaves)
    const before = await rowsOf(kept)
    const sentences = new Set<string>()
    for (const language of LANGUAGES) {
      const answer = await send(language)
      const told = answer.json() as { code: string; message: string; alanlar?: { alan: string; mesaj: string }[] }
      expect([told.code, answer.statusCode]).toEqual([code, ERROR_STATUS[code]])
      if (alan) expect(told.alanlar?.map((one) => one.alan)).toContain(alan)
      sentences.add(told.alanlar?.find((one) => one.alan === alan)?.mesaj ?? told.message)
    }
    expect(sentences.size).toBe(LANGUAGES.length)
    expect(await rowsOf(kept)).toEqual(before)
  })

  test('a cell that begins like a formula is text in the file, in whatever language it is taken', async () => {
    // Taking a file along is an act: it leaves its row in the audit, and no other.
    const kept = KEPT.filter((table) => table !== 'denetim')
    const before = await rowsOf(kept)
    for (const dil of LANGUAGES) {
      const answer = await shop.app.get(`/api/yonetim/uye-dosya-get?bicim=csv&dil=${dil}`, staff)
      expect([dil, answer.statusCode]).toEqual([dil, 200])
      const rows: string[][] = parse(answer.body, { relax_column_count: true, bom: true })
      const cells = rows.flat()
      expect(cells.some((cell) => cell.includes(`'${FORMULA}`))).toBe(true)
      expect(cells.filter((cell) => /^[=@\t\r]/.test(cell))).toEqual([])
    }
    expect(await rowsOf(kept)).toEqual(before)
  })
})
