import { readFileSync } from 'node:fs'
import { API } from '@meltem/contract/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seats } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { enterInstallation } from '../../../testing/installation-login.ts'
import { agencyHeaders, newAgency } from '../../../testing/test-agency.ts'
import { forgetLimits, newMember } from '../../../testing/test-member.ts'
import { openTestPayment, type TestPayment } from '../../../testing/test-payment.ts'
import { TEST_CARDS } from '../providers/test-bank/bank-cards.ts'

const [CARD] = TEST_CARDS
const NUMBER = CARD?.numara ?? ''
const inFours = (between: string) => NUMBER.replaceAll(/(\d{4})(?=\d)/g, `$1${between}`)
const SPACED = inFours(' ')
const FULL_WIDTH = Array.from(NUMBER, (digit) => String.fromCodePoint(0xff10 + Number(digit))).join('')
const ARABIC = Array.from(NUMBER, (digit) => String.fromCodePoint(0x660 + Number(digit))).join('')
const WRITTEN = [NUMBER, SPACED, inFours('.'), inFours('\u00a0'), inFours('\u200b'), FULL_WIDTH, ARABIC]

let shop: TestPayment
beforeAll(async () => {
  shop = await openTestPayment()
})
afterAll(() => shop.close())

/** All rows of all tables as text. */
async function dump(): Promise<string> {
  const { rows } = await shop.app.owner.pool.query<{ text: string | null }>(`
    select query_to_xml(format('select * from %I.%I', table_schema, table_name), true, false, '')::text as text
    from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`)
  return rows.map(({ text }) => text ?? '').join('\n')
}

/** Forms that are posted without a script, addresses of pages, and headers of all kinds. */
async function postPages(): Promise<void> {
  const form = { ad: 'Ada', soyad: 'Deniz', e_mail: 'ada@example.com', konu: 'diger', gizlilik_politikasi: 'on' }
  for (const written of WRITTEN) {
    const posted = await shop.app.server.inject({
      method: 'POST',
      url: '/en/contact',
      headers: { host: 'alfa.example.com', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...form, mesaj: `My card is ${written}.` }).toString(),
    })
    expect([posted.statusCode < 500, posted.body.includes('payment page')]).toEqual([true, true])
    const opened = await shop.app.server.inject({
      url: `/en/${encodeURIComponent(written)}?not=${encodeURIComponent(written)}`,
      headers: { host: 'alfa.example.com', 'user-agent': NUMBER, referer: `https://example.com/${NUMBER}` },
    })
    expect(opened.statusCode).toBe(404)
  }
}

test('P10: a card number is refused by every call, and is nowhere afterwards', async () => {
  const member = await newMember(shop.app, 'card@example.com')
  const staff = await shop.logIn()
  const agency = await agencyHeaders(shop.app, await newAgency(shop.app))
  const { headers: installation } = await enterInstallation(shop.app)
  // A file is stored as pixels or as a paper that is not read; its name and the rest of the query are looked at.
  for (const { path, method, access } of API.filter(({ upload }) => upload === undefined)) {
    const headers = { staff, agency, installation, member: {}, public: {} }[access]
    const texts = WRITTEN.map((written) => `card ${written}!`)
    const bodies = [{ kart_numarasi: NUMBER }, { ic: { ic: [Number(NUMBER)] } }, ...texts.map((not) => ({ not }))]
    const answers =
      method === 'POST'
        ? await Promise.all(bodies.map((body) => member.post(path, body, headers)))
        : await Promise.all(texts.map((text) => member.get(`${path}?not=${encodeURIComponent(text)}`, headers)))
    const codes = answers.map((answer) => `${path} ${answer.statusCode} ${answer.json().code}`)
    expect(new Set(codes)).toEqual(new Set([`${path} 422 kart_bilgisi_yasak`]))
    await forgetLimits(shop.app)
  }
  for (const written of WRITTEN) {
    const named = await shop.app.server.inject({
      method: 'POST',
      url: `/api/acente-belge-yukle-post?tur=diger&ad=${encodeURIComponent(written)}`,
      headers: { company: 'alfa', 'content-type': 'application/octet-stream' },
      payload: Buffer.from('%PDF-1.4'),
    })
    expect(named.json().code).toBe('kart_bilgisi_yasak')
  }
  await postPages()
  // A whole payment leaves no trace of it either: the bank keeps what it must, we keep six and four digits.
  const waiting = await shop.book(seats(shop.tour, FIRST_DAY))
  await shop.payWith(waiting)
  expect(await shop.attempts(waiting.k_no)).toMatchObject([{ durum: 'captured', kart_ilk_alti: NUMBER.slice(0, 6) }])
  for (const hiding of [
    await dump(),
    shop.app.logLines.join('\n'),
    JSON.stringify(shop.bank.ledger.listCaptured(0, Date.now() + 1)),
  ]) {
    expect(
      WRITTEN.filter((written) => hiding.includes(written) || hiding.includes(encodeURIComponent(written))),
    ).toEqual([])
  }
})

test('the bank writes no card number into its journal', async () => {
  const { BankLedger } = await import('../providers/test-bank/bank-ledger.ts')
  const file = `${shop.app.dataDir}/journal.jsonl`
  const ledger = new BankLedger(file)
  const order = {
    siparis_no: 'm1x1',
    tutar: 100,
    kur: 'TRY',
    kart_taksit: 1,
    lang: 'tr' as const,
    aciklama: 'x',
    donus_url: 'http://x',
    bildirim_url: 'http://x',
  }
  const { anahtar } = ledger.open(order)
  ledger.change('m1x1', {
    durum: 'alindi',
    alinan: 100,
    kart: { marka: 'VISA', ilk_alti: '411111', son_dort: '1129', davranis: 'basarili' },
  })
  ledger.refund({ k_no: 'r1', siparis_no: 'm1x1', tutar: 40 })
  const again = new BankLedger(file)
  expect(again.findByKey(anahtar)).toMatchObject({ durum: 'alindi', alinan: 100, iade: 40 })
  expect(again.refund({ k_no: 'r2', siparis_no: 'm1x1', tutar: 61 })).toBeUndefined()
  expect(/\d{13,}/.test(readFileSync(file, 'utf8').replaceAll(/"(?:acik_)?zaman":\d+/g, ''))).toBe(false)
})
