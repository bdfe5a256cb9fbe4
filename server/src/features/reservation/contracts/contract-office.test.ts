import type { ContractWords, OfficeContract } from '@meltem/contract/payment/contract-office'
import type { ContractText } from '@meltem/contract/payment/payment'
import { CONTRACT_KINDS } from '@meltem/contract/reservation/reservation'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placement, seats, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { houseContract } from '../place/contract-texts.ts'

let shop: TestBooking
let ada: Record<string, string>
beforeAll(async () => {
  shop = await openTestBooking()
  await shop.app.owner.pool.query('update tenant set ikinci_adim = false')
  ada = await staffHeaders(shop.app)
})
afterAll(() => shop.close())

const TUR = 'mesafeli_satis'
const read = async (dil: Language = 'en') =>
  (await shop.app.get(`/api/yonetim/sozlesme-metni-getir?tur=${TUR}&dil=${dil}`, ada)).json<{ data: OfficeContract }>()
    .data
const save = async (kendi: ContractWords | null, surum?: number) =>
  await shop.app.post(
    '/api/yonetim/sozlesme-metni-kaydet-post',
    { tur: TUR, dil: 'en', kendi, surum: surum ?? (await read()).surum },
    ada,
  )
const words = (metin: string): ContractWords => ({ baslik: 'Our contract', maddeler: [{ baslik: 'Parties', metin }] })

/** What a guest reads in the checkout. */
async function shown(): Promise<ContractText[]> {
  // As the notification does it, which a process gets a moment after the commit.
  shop.app.services.cache.dropAll()
  const { urun_k_no } = seats(shop.tour, FIRST_DAY).line
  const satirlar = [{ urun_k_no, baslangic: FIRST_DAY, bitis: null }]
  return (await shop.post('/sozlesme-listele-post', { lang: 'en', satirlar })).json<{ data: ContractText[] }>().data
}
const ours = async () => (await shown()).find(({ tur }) => tur === TUR)

let day = 0
/** Books by the texts that were read. */
async function book(read_: readonly ContractText[]) {
  day += 1
  const body = placement([seats(shop.tour, addDays(FIRST_DAY, day))])
  const answer = await shop.post(
    '/rezervasyon-olustur-post',
    { ...body, lang: 'en', onaylar: read_.map(({ tur, ozet }) => ({ tur, ozet })) },
    stranger(),
  )
  return { k_no: body.k_no, ...answer.json() }
}
const acceptedBy = async (k_no: string) => {
  const { rows } = await shop.app.owner.pool.query(
    `select m.surum, m.maddeler from rezervasyon r cross join jsonb_array_elements(r.sozlesmeler) s
     join sozlesme_metni m on m.tenant_id = r.tenant_id and m.ozet = s ->> 'ozet'
     where r.k_no = $1 and s ->> 'tur' = $2`,
    [k_no, TUR],
  )
  return rows
}

describe('words of contracts (PAY-51)', () => {
  test('of the house name the company in braces, in every language, and fill it in for guests', async () => {
    for (const tur of CONTRACT_KINDS) {
      for (const dil of LANGUAGES) {
        const text = JSON.stringify(houseContract(tur, dil))
        expect(text.replaceAll(/\{(?:unvan|adres|telefon|e_mail)\}/g, '').match(/\{[^"{}]*\}/g) ?? []).toEqual([])
      }
    }
    const text = await ours()
    expect(text?.surum).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(JSON.stringify(text)).not.toContain('{unvan}')
    expect(await read()).toMatchObject({ surum: 0, kendi: null, surumler: [] })
  })

  test('are accepted as they stand at that moment, and the booking keeps them whatever comes', async () => {
    expect((await save(words('Between {unvan} and you.'))).statusCode).toBe(200)
    const first = await shown()
    expect(first.find(({ tur }) => tur === TUR)).toMatchObject({ surum: 'i1', baslik: 'Our contract' })
    const booked = await book(first)
    expect(booked).toMatchObject({ success: 1 })

    expect((await save(words('Quite another one.'))).statusCode).toBe(200)
    expect(await book(first)).toMatchObject({ code: 'sozlesme_degisti' })
    const second = await shown()
    expect(await book(second)).toMatchObject({ success: 1 })
    const [kept] = await acceptedBy(booked.k_no)
    expect(kept.surum).toBe('i1')
    expect(kept.maddeler[0].metin).toMatch(/^Between .+ and you\.$/)
    expect(kept.maddeler[0].metin).not.toContain('{')
    const { surumler } = await read()
    expect(surumler.map(({ surum, onaylandi }) => [surum, onaylandi])).toEqual([
      [2, true],
      [1, true],
    ])
    expect(surumler[0]?.kim).toContain('Ada')
  })

  test('go back to an earlier version, and to the house', async () => {
    const { surumler } = await read()
    const earlier = surumler.find(({ surum }) => surum === 1)?.kendi ?? null
    expect((await save(earlier)).json().data).toMatchObject({
      surum: 3,
      kendi: earlier,
      surumler: [{ onaylandi: false }, { onaylandi: true }, { onaylandi: true }],
    })
    expect((await save(null)).json().data).toMatchObject({ surum: 4, kendi: null })
    expect((await ours())?.surum).toMatch(/^\d{4}-/)
    expect((await save(words('Late'), 2)).json().code).toBe('surum_degisti')
  })

  test.each([
    ['kendi.maddeler', { baslik: 'Fine', maddeler: [] }],
    ['maddeler.0.metin', words('Hello {isim}')],
    ['baslik', { ...words('Fine'), baslik: '{marka}' }],
    ['kendi.baslik', { ...words('Fine'), baslik: ' ' }],
  ])('are refused at %s with a sentence', async (alan, kendi) => {
    const before = await read()
    const answer = await save(kendi)
    const [issue] = answer.json().alanlar
    expect([answer.statusCode, issue.alan]).toEqual([422, alan])
    expect(issue.mesaj.length).toBeGreaterThan(10)
    expect(await read()).toEqual(before)
  })

  test('are shown before they count, and are text: nothing in them runs', async () => {
    const kendi = words('{unvan} <script>alert(1)</script>')
    const body = { tur: TUR, dil: 'en', ...kendi }
    const { data } = (await shop.app.post('/api/yonetim/sozlesme-metni-onizleme-post', body, ada)).json()
    expect(data.maddeler[0].metin).toMatch(/^[^{]+ <script>alert\(1\)<\/script>$/)
    expect((await read()).surum).toBe(4)
  })

  test('cannot be changed in the database', async () => {
    await expect(shop.app.owner.pool.query(`update sozlesme_surumu set baslik = 'x'`)).rejects.toThrow('never changed')
  })
})
