import type { listProviders, Trial } from '@meltem/contract/payment/account-office'
import type { getSetup } from '@meltem/contract/setup-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { openTestPayment, type TestPayment } from '../../../testing/test-payment.ts'

let shop: TestPayment
let ada: Record<string, string>
beforeAll(async () => {
  shop = await openTestPayment()
  await shop.app.owner.pool.query('update tenant set ikinci_adim = false')
  ada = await staffHeaders(shop.app)
})
afterAll(() => shop.close())

type Providers = OutputOf<typeof listProviders>
const trialIn = ({ data }: Providers) => data.find(({ ad }) => ad === 'test')?.prova
const trial = async () => trialIn((await shop.app.get('/api/yonetim/odeme-saglayici-listele', ada)).json<Providers>())
const begin = async (): Promise<Trial & { url: string }> => {
  const headers = { ...ada, host: new URL(shop.origin).host }
  const answer = await shop.app.post('/api/yonetim/odeme-saglayici-dene-post', { ad: 'test' }, headers)
  const begun = trialIn(answer.json<Providers>())
  if (!begun?.url) throw new Error(`the trial has no page: ${answer.body}`)
  return { ...begun, url: begun.url }
}
const isTicked = async () => {
  const { adimlar } = (await shop.app.get('/api/yonetim/kurulum-getir', ada)).json<OutputOf<typeof getSetup>>()
  return adimlar.find(({ ad }) => ad === 'odeme')?.tamam
}
const untick = () => shop.app.owner.pool.query('delete from odeme_provasi')
/** What the bank says of it. */
const atBank = async ({ k_no }: Trial) => {
  const { rows } = await shop.app.owner.pool.query('select siparis_no from odeme_provasi where k_no = $1', [k_no])
  return shop.bank.ledger.find(rows[0]?.siparis_no)
}
/** The clock comes to what is due. */
const pollDue = async () => {
  await shop.app.owner.pool.query('update odeme_provasi set sonraki_sorgu = now() where sonraki_sorgu is not null')
  await shop.poll()
}

describe('a payment of 1.00 (PAY-17)', () => {
  test('is paid by the operator, captured, given back by itself, and only then ticks the step', async () => {
    const begun = await begin()
    expect(begun).toMatchObject({
      durum: 'acik',
      tutar: 1,
      kim: expect.stringContaining('Ada'),
      neden: null,
      hata: null,
    })
    expect(await isTicked()).toBe(false)
    const back = await shop.typeCard(begun.url)
    expect(back).toContain(`${shop.origin}/odeme/donus?firma=alfa&prova=`)
    expect(await shop.comeBack(back)).toBe('/yonetim/ayarlar/odeme')
    await shop.bank.settled()
    await expect.poll(async () => (await trial())?.durum).toBe('tamam')
    expect(await trial()).toMatchObject({ url: null, hata: null, sonuc_zamani: expect.any(String) })
    expect(await isTicked()).toBe(true)
    expect(await atBank(begun)).toMatchObject({ alinan: 100, iade: 100 })
    const { rows } = await shop.app.owner.pool.query('select count(*)::int as n from tahsilat')
    expect(rows).toEqual([{ n: 0 }])
  })

  test('goes back once, however often browser, notice and clock come', async () => {
    const begun = await begin()
    const back = await shop.typeCard(begun.url)
    await Promise.all([shop.comeBack(back), shop.comeBack(back), shop.poll(), shop.comeBack(back)])
    await shop.bank.settled()
    await expect.poll(async () => (await trial())?.durum).toBe('tamam')
    await shop.comeBack(back)
    expect(await trial()).toMatchObject({ durum: 'tamam', hata: null })
    expect(await atBank(begun)).toMatchObject({ alinan: 100, iade: 100 })
  })

  test('is settled by the clock where nobody came back, and by a second try where an answer was lost', async () => {
    await untick()
    shop.bank.faults.notices = () => 0
    shop.bank.faults.cutRefunds = true
    const begun = await begin()
    await shop.typeCard(begun.url)
    await pollDue()
    expect(await trial()).toMatchObject({ durum: 'alindi', url: null })
    expect(await isTicked()).toBe(false)
    shop.bank.faults.cutRefunds = false
    await pollDue()
    expect(await trial()).toMatchObject({ durum: 'tamam' })
    expect(await atBank(begun)).toMatchObject({ alinan: 100, iade: 100 })
    expect(await isTicked()).toBe(true)
  })

  test('that the bank does not give back is told in its words, and asked for again by a person', async () => {
    await untick()
    shop.bank.faults.refundsFail = true
    const begun = await begin()
    await shop.comeBack(await shop.typeCard(begun.url))
    const told = await trial()
    expect(told).toMatchObject({ durum: 'iade_olmadi', hata: expect.stringMatching(/./) })
    expect(await isTicked()).toBe(false)
    shop.bank.faults.refundsFail = false
    const again = (k_no: string) => shop.app.post('/api/yonetim/odeme-provasi-iade-post', { k_no }, ada)
    expect(trialIn((await again(begun.k_no)).json<Providers>())).toMatchObject({ durum: 'tamam', hata: null })
    expect(await isTicked()).toBe(true)
    expect((await again(begun.k_no)).json().code).toBe('bulunamadi')
    expect((await again(crypto.randomUUID())).json().code).toBe('bulunamadi')
  })

  test('of another sum than was asked for passes nothing', async () => {
    await untick()
    const begun = await begin()
    await shop.comeBack(await shop.typeCard(begun.url, 'yanlis_tutar'))
    expect(await trial()).toMatchObject({ durum: 'iade_olmadi', hata: expect.stringMatching(/0\.01 [A-Z]{3}/) })
    expect(await isTicked()).toBe(false)
  })

  test('that the bank declines is told with its reason, and ticks nothing', async () => {
    await untick()
    const begun = await begin()
    expect(await shop.comeBack(await shop.typeCard(begun.url, 'bakiye'))).toBe('/yonetim/ayarlar/odeme')
    await expect.poll(async () => (await trial())?.durum).toBe('odenmedi')
    expect(await trial()).toMatchObject({ neden: 'bakiye', url: null })
    expect(await isTicked()).toBe(false)
  })
})
