import type { PaymentRule } from '@meltem/contract/payment/plan'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { nights, type PricedLine, placement, stranger } from '../../testing/hammer/hammer-basket.ts'
import { addHouse, type House } from '../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment, type Waiting } from '../../testing/test-payment.ts'
import { sweepTenant } from '../reservation/hold/expire-holds.job.ts'
import { advanceTenant } from './remind/remind.ts'

const rule = (tetik: PaymentRule['tetik'], oran: number | null, rest: Partial<PaymentRule> = {}): PaymentRule => ({
  tetik,
  olay: tetik === 'olay' ? 'gorusme' : null,
  bekleme_gun: 0,
  gun: 0,
  saat: 24,
  oran,
  ...rest,
})
const HEALTH = [rule('olay', 20, { bekleme_gun: 14, saat: 168 }), rule('gun', null)]
const WEDDING = [rule('kabul', 20, { saat: 336 }), rule('once', 30, { gun: 30 }), rule('once', null, { gun: 14 })]

const TODAY = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
const LEAD_DAYS = 42

let shop: TestPayment
let clinic: House
let venue: House
beforeAll(async () => {
  shop = await openTestPayment()
  clinic = await addHouse(shop.place, { request: { optionHours: 0 } })
  venue = await addHouse(shop.place, { request: { optionHours: 0 } })
  await withTenant(shop.place.db, shop.place.tenantId, async (trx) => {
    const terms = (k_no: string, rules: PaymentRule[]) =>
      trx
        .updateTable('urun')
        .set({ odeme_adimlari: JSON.stringify(rules) })
        .where('k_no', '=', k_no)
        .execute()
    await terms(clinic.urun_k_no, HEALTH)
    await terms(venue.urun_k_no, WEDDING)
    const satis_penceresi = JSON.stringify({ son_satis_dk: LEAD_DAYS * 1440 })
    await trx.updateTable('opsiyon').set({ satis_penceresi }).where('k_no', '=', clinic.opsiyon_k_no).execute()
  })
})
afterAll(() => shop.close())
afterEach(() => {
  shop.app.clock.set()
})

const DAY = 24
const travel = (hours: number) => {
  shop.app.clock.set(() => new Date(Date.now() + hours * 3_600_000))
}
const advance = () => advanceTenant(shop.app.services, shop.tenant)

async function quote(...lines: PricedLine[]) {
  const sepet_urunler = lines.map(({ line }) => line)
  return (await shop.post('/sepet-hesapla-post', { lang: 'en', secilen_kur: 'TRY', sepet_urunler })).json().data
}

async function ask(...lines: PricedLine[]): Promise<Waiting> {
  const { genel_toplam, on_odeme_toplam } = (await quote(...lines)).kur_rezervasyon_toplam
  const body = placement(lines, { mode: 'sor_sat', method: 'kredi_karti' })
  const sent = { ...body, kur_rezervasyon_toplam: { genel_toplam, on_odeme_toplam } }
  const answer = (await shop.post('/rezervasyon-istek-post', sent)).json()
  expect(answer).toMatchObject({ success: 1 })
  return { k_no: body.k_no, anahtar: String(answer.misafir_anahtari) }
}

const staffPost = async (path: string, body: object) => (await shop.post(path, body, await shop.logIn())).json()
const accept = ({ k_no }: Waiting) => staffPost('/yonetim/rezervasyon-kabul-post', { k_no })
const talk = ({ k_no }: Waiting) => staffPost('/yonetim/rezervasyon-olay-post', { k_no, olay: 'gorusme' })
async function read({ k_no, anahtar }: Waiting): Promise<Reservation> {
  return (await shop.app.get(`/api/rezervasyon-getir?k_no=${k_no}&anahtar=${anahtar}`, stranger())).json().data
}
const states = ({ odeme_plani }: Reservation) => odeme_plani.map(({ durum }) => durum)
const tellingsOf = async ({ k_no }: Waiting) => (await shop.mails(k_no)).filter((mail) => mail.startsWith('payment'))
const free = (start: IsoDay) => nights(clinic, start, 2)

describe('a treatment', () => {
  test('says in the quote what is paid when, and that the deposit waits for the talk', async () => {
    const { odeme_plani, kur_rezervasyon_toplam } = await quote(free(addDays(TODAY, 46)))
    expect(odeme_plani).toMatchObject([
      { tetik: 'olay', olaylar: ['gorusme'], bekleme_gun: 14, saat: 168, tutar: 400 },
      { tetik: 'gun', tutar: 1600 },
    ])
    expect(kur_rezervasyon_toplam).toMatchObject({ genel_toplam: 2000, on_odeme_toplam: 400 })
  })

  test('accepted, asks for nothing until the talk was held and 14 days are over; paid then, it is booked', async () => {
    const asked = await ask(free(addDays(TODAY, 60)))
    expect((await accept(asked)).data).toMatchObject({ durum: 'accepted', bitis: null })
    expect(states(await read(asked))).toEqual(['bekliyor', 'bekliyor'])
    for (const tutar of ['on_odeme', 'tamami']) {
      const early = await shop.post('/odeme-baslat-post', { ...asked, tutar, lang: 'de' })
      expect([early.statusCode, early.json().code]).toEqual([409, 'odeme_acilmadi'])
    }
    travel(5 * DAY)
    await sweepTenant(shop.app.services, shop.tenant)
    expect(await advance()).toBe(0)
    expect((await talk(asked)).data).toMatchObject({ durum: 'accepted', bitis: null })
    travel(18 * DAY)
    await advance()
    expect(await shop.post('/odeme-baslat-post', { ...asked, tutar: 'on_odeme', lang: 'en' })).toMatchObject({
      statusCode: 409,
    })
    travel(19.1 * DAY)
    expect(await advance()).toBe(1)
    const open = await read(asked)
    expect(states(open)).toEqual(['acik', 'bekliyor'])
    expect(Date.parse(String(open.bitis))).toBeCloseTo(Date.now() + 26 * DAY * 3_600_000, -6)
    expect(await shop.payWith(asked)).toMatchObject({ sonuc: 'odendi', rezervasyon: { durum: 'confirmed' } })
    expect(await shop.money(asked.k_no)).toEqual([{ tur: 'tahsilat', tutar: 40_000 }])
    expect(states(await read(asked))).toEqual(['odendi', 'bekliyor'])
    expect(await shop.mails(asked.k_no)).toEqual(
      expect.arrayContaining([
        'reservation_guest accepted_later',
        'payment_guest bekleme',
        'payment_guest adim',
        'reservation_guest confirmed',
      ]),
    )
  })

  test('tells the office which event a payment waits for, and when it was recorded', async () => {
    const asked = await ask(free(addDays(TODAY, 80)))
    await accept(asked)
    const eventsOf = async () =>
      (await shop.app.get(`/api/yonetim/rezervasyon-getir?k_no=${asked.k_no}`, await shop.logIn())).json()
    expect((await eventsOf()).olaylar).toEqual([{ olay: 'gorusme', zaman: null }])
    await talk(asked)
    const after = await eventsOf()
    expect(after.olaylar).toEqual([{ olay: 'gorusme', zaman: expect.stringMatching(/^\d{4}-/) }])
    expect(after.gecmis.map(({ olay }: { olay: string }) => olay)).toContain('olay_gorusme')
  })

  test('does not shorten the time to think when the talk is confirmed twice', async () => {
    const asked = await ask(free(addDays(TODAY, 64)))
    await accept(asked)
    const [first] = (await talk(asked)).data.odeme_plani
    travel(3 * DAY)
    const [again] = (await talk(asked)).data.odeme_plani
    expect([again.acilis, again.vade]).toEqual([first.acilis, first.vade])
    expect(await tellingsOf(asked)).toEqual(['payment_guest bekleme'])
  })

  test('runs out like every other request when it is not paid in its week, and when nobody talked until the day', async () => {
    const unpaid = await ask(free(addDays(TODAY, 68)))
    const silent = await ask(free(addDays(TODAY, 72)))
    await accept(unpaid)
    await accept(silent)
    await talk(unpaid)
    travel(14.1 * DAY)
    await advance()
    travel(21.2 * DAY)
    await sweepTenant(shop.app.services, shop.tenant)
    expect((await read(unpaid)).durum).toBe('expired')
    expect((await read(silent)).durum).toBe('accepted')
    travel(73 * DAY)
    await advance()
    await sweepTenant(shop.app.services, shop.tenant)
    expect((await read(silent)).durum).toBe('expired')
  })

  test('keeps its days while it waits for the talk', async () => {
    const asked = await ask(free(addDays(TODAY, 76)))
    await accept(asked)
    expect(await shop.claims(asked.k_no)).toMatchObject([{ durum: 'confirmed', tutma_bitis: null }])
    const rival = placement([free(addDays(TODAY, 77))], { mode: 'sor_sat' })
    expect((await shop.post('/rezervasyon-istek-post', rival)).json().code).toMatch(/dolu|fiyat_degisti/)
  })

  test('refuses an event that nothing waits for, and the call of somebody who is no staff', async () => {
    const wedding = await ask(nights(venue, addDays(TODAY, 90), 1))
    await accept(wedding)
    expect((await talk(wedding)).code).toBe('olay_yok')
    const body = { k_no: wedding.k_no, olay: 'gorusme' }
    expect((await shop.post('/yonetim/rezervasyon-olay-post', body)).statusCode).toBe(401)
  })
})

describe('a wedding', () => {
  test('has 14 days to pay a fifth, is asked for the next payments at their time, and shown to the operator when late', async () => {
    const asked = await ask(nights(venue, addDays(TODAY, 100), 1))
    const { data } = await accept(asked)
    expect(Date.parse(data.bitis)).toBeCloseTo(Date.now() + 14 * DAY * 3_600_000, -6)
    await shop.payWith(asked)
    expect(await shop.money(asked.k_no)).toEqual([{ tur: 'tahsilat', tutar: 20_000 }])
    await advance()
    expect(await tellingsOf(asked)).toEqual([])

    travel(64 * DAY)
    await advance()
    await advance()
    expect(await tellingsOf(asked)).toEqual(['payment_guest adim'])
    expect(states(await read(asked))).toEqual(['odendi', 'acik', 'bekliyor'])
    await shop.payWith(asked)
    expect((await shop.money(asked.k_no)).map(({ tutar }) => tutar)).toEqual([20_000, 30_000])

    travel(80 * DAY)
    await advance()
    travel(88 * DAY)
    await advance()
    expect((await shop.mails(asked.k_no)).filter((mail) => mail.endsWith('overdue'))).toHaveLength(1)
    const late = await read(asked)
    expect([late.durum, late.tahsilat_durum]).toEqual(['confirmed', 3])
    expect(states(late)).toEqual(['odendi', 'odendi', 'gecikti'])
    const reviews = async () =>
      (await shop.app.get('/api/yonetim/inceleme-listele?durum=acik', await shop.logIn())).json().data
    expect(await reviews()).toMatchObject([{ konu: 'odeme_gecikti', rezervasyon_k_no: asked.k_no }])
    await shop.payWith(asked)
    await advance()
    expect(await reviews()).toEqual([])
    expect(await read(asked)).toMatchObject({ durum: 'confirmed', tahsilat_durum: 2 })
  })

  test('asked for together with a treatment, asks first for its own deposit alone', async () => {
    const lines = [nights(venue, addDays(TODAY, 110), 1), free(addDays(TODAY, 112))]
    const asked = await ask(...lines)
    expect((await accept(asked)).data.odeme_plani.map(({ tutar }: { tutar: number }) => tutar)).toEqual([
      200, 400, 300, 500, 1600,
    ])
    expect(await shop.payWith(asked, 'basarili', 'tamami')).toMatchObject({ rezervasyon: { durum: 'confirmed' } })
    expect(await shop.money(asked.k_no)).toEqual([{ tur: 'tahsilat', tutar: 20_000 }])
    expect((await talk(asked)).data.odeme_plani[1]).toMatchObject({ durum: 'bekliyor', tutar: 400 })
    travel(14.1 * DAY)
    await advance()
    expect(await tellingsOf(asked)).toEqual(['payment_guest adim'])
  })
})

describe('another way to pay', () => {
  const choose = async (asked: Waiting, sums: object, odeme_yontemi = 'havale') => {
    const choice = { ...asked, odeme_yontemi, odeme_tipi: 'on_odeme', kur_rezervasyon_toplam: sums }
    return (await shop.post('/odeme-sec-post', choice)).json()
  }

  test('is offered for the deposit of a wedding, and never payment on the day', async () => {
    const asked = await ask(nights(venue, addDays(TODAY, 130), 1))
    const { data } = await accept(asked)
    const { genel_toplam, on_odeme_toplam } = data.secim_toplam
    expect([genel_toplam, on_odeme_toplam]).toEqual([1000, 200])
    expect((await choose(asked, { genel_toplam, on_odeme_toplam }, 'tur_gunu')).code).toBe('yontem_kapali')
    const chosen = await choose(asked, { genel_toplam, on_odeme_toplam })
    expect(chosen.data).toMatchObject({ odeme_yontemi: 'havale', hesap: { simdi: 200, kalan: 800 } })
    expect((await shop.pay(asked.k_no, 200)).data).toMatchObject({ durum: 'confirmed', hesap: { simdi: 0 } })
  })

  test('is offered neither while the talk is waited for nor where lines are first paid at different times', async () => {
    const waiting = await ask(free(addDays(TODAY, 132)))
    expect((await accept(waiting)).data).toMatchObject({ secim_toplam: null, hesap: { simdi: 0, kalan: 2000 } })
    const mixed = await ask(nights(venue, addDays(TODAY, 135), 1), free(addDays(TODAY, 136)))
    expect((await accept(mixed)).data).toMatchObject({ secim_toplam: null, hesap: { simdi: 200 } })
    const refused = await choose(mixed, { genel_toplam: 3000, on_odeme_toplam: 600 })
    expect(refused.code).toBe('odeme_acilmadi')
  })
})

describe('one service cancelled alone', () => {
  test('takes its payments along, and the others are asked for as before', async () => {
    const lines = [nights(venue, addDays(TODAY, 140), 1), free(addDays(TODAY, 142))] as const
    const asked = await ask(...lines)
    await accept(asked)
    await shop.payWith(asked)
    const satir = lines[1].line.k_no
    const quoted = (await shop.post('/rezervasyon-iptal-hesapla-post', { ...asked, satir })).json()
    const cancelled = (await shop.post('/rezervasyon-iptal-post', { ...asked, satir, iade: quoted.data.iade })).json()
    expect(cancelled).toMatchObject({ success: 1 })
    const left = await read(asked)
    expect(left.odeme_plani.map(({ tutar, durum }) => [tutar, durum])).toEqual([
      [200, 'odendi'],
      [300, 'bekliyor'],
      [500, 'bekliyor'],
    ])
    travel(104 * DAY)
    await advance()
    expect(await tellingsOf(asked)).toEqual(['payment_guest adim'])
    expect((await talk(asked)).code).toBe('olay_yok')
  })
})

describe('a lead time', () => {
  const first = addDays(TODAY, LEAD_DAYS)

  test('keeps the days inside it from being chosen and says the first that can be', async () => {
    const month = addDays(TODAY, LEAD_DAYS - 2).slice(0, 7)
    const answer = await shop.app.get(`/api/urun-takvim-getir?urun_k_no=${clinic.urun_k_no}&ay=${month}`, stranger())
    const days: { tarih: string; engel: { neden: string; parametreler: object } | null }[] =
      answer.json().takvimler[0].gunler
    const inside = days.find(({ tarih }) => tarih === addDays(TODAY, LEAD_DAYS - 2))
    expect(inside?.engel).toMatchObject({ neden: 'son_satis_gecti', parametreler: { sure: 6, birim: 'hafta' } })
    for (const { tarih, engel } of days) {
      if (tarih < TODAY) continue
      if (tarih < first) expect(engel?.neden).toBe('son_satis_gecti')
      if (tarih > first) expect(engel).toBeNull()
    }
  })

  test.each([
    ['en', /needs 6 weeks’ notice; the first possible day is \d\d\.\d\d\.\d{4}/],
    ['de', /6 Wochen Vorlauf; der erste mögliche Tag ist der \d\d\.\d\d\.\d{4}/],
    ['tr', /En az 6 hafta önceden istemek gerekir; ilk uygun gün \d\d\.\d\d\.\d{4}/],
    ['ru', /не меньше 6 недель на подготовку; первая возможная дата: \d\d\.\d\d\.\d{4}/],
  ])('refuses a request inside it in %s', async (lang, sentence) => {
    const line = free(addDays(TODAY, 33))
    const { genel_toplam, on_odeme_toplam } = (await quote(line)).kur_rezervasyon_toplam
    const body = placement([line], { mode: 'sor_sat' })
    const sent = { ...body, kur_rezervasyon_toplam: { genel_toplam, on_odeme_toplam } }
    const refused = await shop.post('/rezervasyon-istek-post', sent, { ...stranger(), 'accept-language': lang })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'son_satis_gecti'])
    expect(refused.json().message).toMatch(sentence)
    expect([first, addDays(first, 1)]).toContain(refused.json().ayrinti.ilk_gun)
  })

  test('counts from the day it was asked for: the operator’s answer may come later', async () => {
    const asked = await ask(free(addDays(TODAY, LEAD_DAYS + 1)))
    travel(4 * DAY)
    expect((await accept(asked)).data).toMatchObject({ durum: 'accepted' })
  })
})
