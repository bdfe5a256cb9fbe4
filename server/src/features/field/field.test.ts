import { randomUUID } from 'node:crypto'
import type { getDeparture } from '@meltem/contract/departure/office'
import type { FieldAct, FieldOutcome, getDayPack, settleFieldActs } from '@meltem/contract/field/field'
import { placeReservation } from '@meltem/contract/reservation/booking'
import type { getOfficeReservation } from '@meltem/contract/reservation/office-detail'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import { judgeTicket } from '@meltem/domain/field/judge-ticket'
import { parseVoucherCode, voucherText } from '@meltem/domain/field/voucher-code'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import { voucherSeal } from '../../platform/sessions/voucher-seal.ts'
import { placement, seats } from '../../testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY } from '../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../testing/test-booking.ts'
import { type Crewman, departureKey, newCrewman, sailWith } from '../../testing/test-crew.ts'

let shop: TestBooking
let kaan: Crewman
let ayse: Crewman
let office: Record<string, string>
let day = addDays(FIRST_DAY, 3)

beforeAll(async () => {
  shop = await openTestBooking()
  kaan = await newCrewman(shop, 'Kaan')
  ayse = await newCrewman(shop, 'Ayşe')
  office = await shop.logIn()
})
afterAll(() => shop.close())
afterEach(() => shop.app.clock.set())

/** The wall clock of the operator on the day of the trip. */
const at = (clock: string, of = day) => new Date(`${of}T${clock}:00+03:00`)
const nowIs = (clock: string, of = day) => shop.app.clock.set(() => at(clock, of))

interface Trip {
  readonly k_no: string
  readonly kalkis: string
  readonly gun: string
}

/** A seat for two: 200.00, of which so much has come; on a departure that these people sail with. */
async function trip(crew: readonly Crewman[], paid = 50): Promise<Trip> {
  day = addDays(day, 1)
  const body = placement([seats(shop.tour, day, 2)], { method: 'havale' })
  expect((await shop.post(placeReservation.path, body)).json()).toMatchObject({ success: 1 })
  if (paid > 0) await shop.pay(body.k_no, paid)
  const kalkis = await departureKey(shop, shop.tour, day)
  await sailWith(shop, kalkis, crew)
  return { k_no: body.k_no, kalkis, gun: day }
}

type Sent = { readonly tur: FieldAct['tur'] } & Record<string, unknown>

const actOf = ({ k_no, kalkis }: Trip, clock: string, sent: Sent) => ({
  k_no: randomUUID() as string,
  rezervasyon_k_no: k_no,
  sira: 0,
  donus: false,
  kalkis_k_no: kalkis as string | null,
  zaman: at(clock).toISOString(),
  ...(sent.tur === 'bindi' ? { kisi: 2 } : {}),
  ...sent,
})

async function send(who: Crewman, acts: readonly object[], clock?: Date): Promise<FieldOutcome[]> {
  const saat = (clock ?? shop.app.services.clock.now()).toISOString()
  const body = { cihaz: who.cihaz, personel_k_no: who.k_no, saat, islemler: acts }
  const answer = (await shop.app.post('/api/yonetim/saha-esitle-post', body, who.headers)).json()
  expect(answer).toMatchObject({ success: 1 })
  return (answer as OutputOf<typeof settleFieldActs>).sonuclar
}

const verdicts = async (who: Crewman, acts: readonly object[], clock?: Date) =>
  (await send(who, acts, clock)).map(({ karar }) => karar)

async function packOf(who: Pick<Crewman, 'headers' | 'cihaz'>): Promise<OutputOf<typeof getDayPack>> {
  const answer = await shop.app.get(`/api/yonetim/saha-paket-get?cihaz=${who.cihaz}`, who.headers)
  expect(answer.json()).toMatchObject({ success: 1 })
  return answer.json()
}

async function manifest(kalkis: string) {
  const answer = await shop.app.get(`/api/yonetim/kalkis-getir?k_no=${kalkis}`, office)
  return answer.json<OutputOf<typeof getDeparture>>().data.misafirler
}

const detail = async (k_no: string): Promise<OutputOf<typeof getOfficeReservation>> =>
  (await shop.app.get(`/api/yonetim/rezervasyon-getir?k_no=${k_no}`, office)).json()

describe('the day pack', () => {
  test('holds own departures of today and tomorrow, tickets of the others without names, and no identity numbers', async () => {
    const first = await trip([kaan])
    const today = day
    const own = await trip([kaan])
    const other = await addTour(shop.place, 4)
    const body = placement([seats(other, today, 1)], { method: 'havale' })
    await shop.post(placeReservation.path, body)
    await shop.pay(body.k_no, 25)
    nowIs('08:00', today)
    const pack = await packOf(kaan)
    expect(pack.geziler.map(({ kalkis_k_no, tarih }) => [kalkis_k_no, tarih])).toEqual([
      [first.kalkis, today],
      [own.kalkis, addDays(today, 1)],
    ])
    expect(pack.geziler[0]?.misafirler).toMatchObject([{ rezervasyon_k_no: first.k_no, kalan: 150, hal: null }])
    expect(pack.digerleri).toHaveLength(1)
    expect(pack.digerleri[0]?.biletler[0]).toMatch(/^[A-Z]+-[A-Z0-9]+\.1$/)
    expect(pack.son).toBe(new Date(at('08:00', today).getTime() + 48 * 3_600_000).toISOString())
    expect(pack.anahtar).toMatchObject({ crv: 'Ed25519' })
    expect(JSON.stringify(pack)).not.toMatch(/tc_pasaport|dogum|e_mail|pasaport/)
    const strangers = await packOf(ayse)
    expect(strangers.geziler).toEqual([])
    expect(strangers.digerleri.length).toBeGreaterThanOrEqual(2)
    const manager = await packOf({ headers: office, cihaz: randomUUID() })
    expect(manager.geziler.length).toBeGreaterThanOrEqual(3)
  })
})

describe('a ticket of exactly tomorrow', () => {
  test('is told as one from the pack, by its number and by its code; the next morning it is valid', async () => {
    const one = await trip([kaan])
    const shown = async (today: string) => {
      nowIs('23:59', addDays(day, -1))
      const pack = await packOf(kaan)
      const { bilet_no } = (await detail(one.k_no)).data
      const service = { sira: 0, baslangic: one.gun, bitis: null, pax: { yetiskin: 2, cocuk: 0, bebek: 0 } }
      const code = parseVoucherCode(`${voucherText({ bilet_no: bilet_no ?? '', ...service })}.${'A'.repeat(86)}`)
      if (!code) throw new Error('the code of a ticket can be read')
      const book = { ...pack, bugun: today, isAboard: () => false }
      return [{ typed: bilet_no ?? '' }, { code, sealed: true }].map((seen) => judgeTicket(book, undefined, seen).tur)
    }
    expect(await shown(addDays(one.gun, -1))).toEqual(['yarin', 'yarin'])
    expect(await shown(one.gun)).toEqual(['gecerli', 'gecerli'])
  })
})

describe('boarding', () => {
  test('counts once; the earlier of two phones wins though it sends later, and the other is told', async () => {
    const one = await trip([kaan, ayse])
    nowIs('10:00')
    const late = actOf(one, '09:15', { tur: 'bindi' })
    expect(await verdicts(ayse, [late])).toEqual(['sayildi'])
    const early = actOf(one, '09:11', { tur: 'bindi' })
    expect(await send(kaan, [early])).toMatchObject([{ karar: 'sayildi', kim: null }])
    expect((await packOf(ayse)).islemler.find(({ k_no }) => k_no === late.k_no)).toMatchObject({
      karar: 'cift',
      kim: 'Kaan Saha',
      zaman: at('09:11').toISOString(),
    })
    expect(await manifest(one.kalkis)).toMatchObject([
      { binis: { durum: 'bindi', kisi: 2, kim: 'Kaan Saha', zaman: at('09:11').toISOString() } },
    ])
    expect((await detail(one.k_no)).binisler).toMatchObject([{ sira: 0, durum: 'bindi', kim: 'Kaan Saha' }])
    expect((await detail(one.k_no)).gecmis.map(({ olay }) => olay)).toContain('bindi')
  })

  test('goes by the clock of the server: a phone that is an hour ahead was not first', async () => {
    const one = await trip([kaan, ayse])
    nowIs('10:00')
    expect(await verdicts(ayse, [actOf(one, '09:20', { tur: 'bindi' })])).toEqual(['sayildi'])
    // Its clock says 09:00 for the act and 09:30 now: half an hour behind, the act was at 09:30.
    const wrong = actOf(one, '09:00', { tur: 'bindi' })
    expect(await send(kaan, [wrong], at('09:30'))).toMatchObject([{ karar: 'cift', kim: 'Ayşe Saha' }])
    // And one that lives in another year altogether.
    const lost = { ...actOf(one, '09:00', { tur: 'bindi' }), zaman: '2031-01-01T09:00:00.000Z' }
    expect(await verdicts(kaan, [lost], new Date('2031-01-01T09:05:00.000Z'))).toEqual(['cift'])
  })

  test('a batch that is sent again, also at the same time, changes nothing', async () => {
    const one = await trip([kaan])
    nowIs('10:00')
    const acts = [
      actOf(one, '09:00', { tur: 'bindi' }),
      actOf(one, '09:01', { tur: 'tahsilat', tutar: 150, odeme_yontemi: 'nakit' }),
      actOf(one, '09:02', { tur: 'not', metin: 'Çocuk yüzme bilmiyor' }),
    ]
    const answers = await Promise.all([send(kaan, acts), send(kaan, acts), send(kaan, acts)])
    for (const answer of answers) expect(answer.map(({ karar }) => karar)).toEqual(['sayildi', 'sayildi', 'sayildi'])
    const { tahsilatlar, notlar, data } = await detail(one.k_no)
    expect(tahsilatlar.map(({ tutar, odeme_yontemi, kim }) => [tutar, odeme_yontemi, kim])).toEqual([
      [50, 'havale', null],
      [150, 'nakit', 'Kaan Saha'],
    ])
    expect(notlar.map(({ metin, yazan }) => [metin, yazan])).toEqual([['Çocuk yüzme bilmiyor', 'Kaan Saha']])
    expect(data.durum).toBe('confirmed')
    expect(await manifest(one.kalkis)).toMatchObject([{ kalan: 0, sahada: { tutar: 150, kim: 'Kaan Saha' } }])
  })

  test('is taken back, and a guest who was missing comes after all', async () => {
    const one = await trip([kaan])
    nowIs('10:00')
    const [wrong, missing, late] = [
      actOf(one, '09:00', { tur: 'bindi' }),
      actOf(one, '09:20', { tur: 'gelmedi' }),
      actOf(one, '09:25', { tur: 'bindi', kisi: 1 }),
    ]
    const back = actOf(one, '09:05', { tur: 'geri', hedef: wrong.k_no })
    expect(await verdicts(kaan, [wrong, back])).toEqual(['sayildi', 'sayildi'])
    expect(await manifest(one.kalkis)).toMatchObject([{ binis: null }])
    expect(await verdicts(kaan, [missing])).toEqual(['sayildi'])
    expect(await manifest(one.kalkis)).toMatchObject([{ binis: { durum: 'gelmedi' } }])
    expect(await verdicts(kaan, [late, actOf(one, '09:30', { tur: 'gelmedi' })])).toEqual(['sayildi', 'zaten_bindi'])
    expect(await manifest(one.kalkis)).toMatchObject([{ binis: { durum: 'bindi', kisi: 1 } }])
    expect(await verdicts(kaan, [actOf(one, '09:40', { tur: 'geri', hedef: randomUUID() })])).toEqual(['hedef_yok'])
  })

  test('looks at the seal of a code that was scanned', async () => {
    const one = await trip([kaan])
    nowIs('10:00')
    const { bilet_no } = (await packOf(kaan)).geziler[0]?.misafirler[0] ?? { bilet_no: '' }
    const claim = { bilet_no: bilet_no ?? '', sira: 0, baslangic: day, bitis: null }
    const pax = { yetiskin: 2, cocuk: 0, bebek: 0 }
    const seal = voucherSeal(shop.app.services.config.secret, shop.place.tenantId)
    const drawn = voucherSeal(shop.app.services.config.secret, shop.place.tenantId + 1)
    const scan = (kod: string) => actOf(one, '09:00', { tur: 'bindi', kod })
    expect(await verdicts(kaan, [scan(drawn.codeFor({ ...claim, pax }))])).toEqual(['sahte'])
    expect(await verdicts(kaan, [scan(seal.codeFor({ ...claim, bilet_no: 'BLT-OTHER22', pax }))])).toEqual(['sahte'])
    expect(await verdicts(kaan, [scan('nonsense')])).toEqual(['sahte'])
    expect(await verdicts(kaan, [scan(seal.codeFor({ ...claim, pax }))])).toEqual(['sayildi'])
  })
})

describe('what has changed meanwhile', () => {
  test('a booking that is cancelled: no boarding, and the money goes to a person', async () => {
    const one = await trip([kaan])
    await shop.post('/yonetim/rezervasyon-iptal-post', { k_no: one.k_no, iade: 50 }, office)
    expect((await detail(one.k_no)).data.durum).toBe('cancelled')
    nowIs('10:00')
    const money = actOf(one, '09:01', { tur: 'tahsilat', tutar: 150, odeme_yontemi: 'nakit' })
    expect(await verdicts(kaan, [actOf(one, '09:00', { tur: 'bindi' }), money])).toEqual(['iptal', 'iptal'])
    const { data, tahsilatlar } = await detail(one.k_no)
    expect(data.durum).toBe('review')
    expect(tahsilatlar.at(-1)).toMatchObject({ tutar: 150, odeme_yontemi: 'nakit', kim: 'Kaan Saha' })
  })

  test('a booking that was moved to another day', async () => {
    const one = await trip([kaan])
    const { kalkis: elsewhere } = await trip([kaan])
    day = one.gun
    const seat = (kalkis_k_no: string) =>
      withTenant(shop.place.db, shop.place.tenantId, (trx) =>
        trx.updateTable('tutma').set({ kalkis_k_no }).where('rezervasyon_k_no', '=', one.k_no).execute(),
      )
    await seat(elsewhere)
    nowIs('10:00')
    expect(await verdicts(kaan, [actOf(one, '09:00', { tur: 'bindi' })])).toEqual(['tasindi'])
    // The counters of the departures are kept by the act that moves a booking, which this is not.
    await seat(one.kalkis)
    day = addDays(day, 1)
  })

  test('money that the office has taken too: all of it is in the books, what is too much waits for a person', async () => {
    const one = await trip([kaan])
    await shop.pay(one.k_no, 150)
    nowIs('10:00')
    const money = actOf(one, '09:01', { tur: 'tahsilat', tutar: 150, odeme_yontemi: 'nakit' })
    expect(await verdicts(kaan, [money])).toEqual(['fazla'])
    const { iade_sozleri, tahsilatlar } = await detail(one.k_no)
    expect(tahsilatlar.reduce((sum, { tutar }) => sum + tutar, 0)).toBe(350)
    expect(iade_sozleri.map(({ tutar }) => tutar)).toEqual([150])
  })

  test('a booking that waits for its money is aboard once the money is there', async () => {
    const one = await trip([kaan], 0)
    nowIs('10:00')
    const { bitis } = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx.selectFrom('rezervasyon').select('bitis').where('k_no', '=', one.k_no).executeTakeFirstOrThrow(),
    )
    await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx
        .updateTable('rezervasyon')
        .set({ bitis: bitis && at('23:00') })
        .where('k_no', '=', one.k_no)
        .execute(),
    )
    const money = actOf(one, '09:01', { tur: 'tahsilat', tutar: 200, odeme_yontemi: 'pos' })
    expect(await verdicts(kaan, [actOf(one, '09:00', { tur: 'bindi' })])).toEqual(['onaysiz'])
    expect(await verdicts(kaan, [money, actOf(one, '09:02', { tur: 'bindi' })])).toEqual(['sayildi', 'sayildi'])
    expect((await detail(one.k_no)).data.durum).toBe('confirmed')
  })
})

describe('what is not theirs', () => {
  test('the departure of another crew: refused, kept, and reported money leaves a note', async () => {
    const one = await trip([ayse])
    nowIs('10:00')
    const money = actOf(one, '09:01', { tur: 'tahsilat', tutar: 150, odeme_yontemi: 'nakit' })
    const acts = [actOf(one, '09:00', { tur: 'bindi' }), money, actOf(one, '09:02', { tur: 'not', metin: 'x' })]
    expect(await verdicts(kaan, acts)).toEqual(['baskasinin', 'baskasinin', 'baskasinin'])
    const { tahsilatlar, notlar, binisler } = await detail(one.k_no)
    expect([tahsilatlar.length, binisler.length]).toEqual([1, 0])
    expect(notlar).toHaveLength(1)
    expect(notlar[0]?.metin).toMatch(/150/)
    const kept = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx.selectFrom('saha_islemi').select('istek').where('k_no', '=', money.k_no).executeTakeFirstOrThrow(),
    )
    expect(kept.istek).toMatchObject({ tutar: 150, rezervasyon_k_no: one.k_no })
    // Whoever plans departures may.
    const { personel } = (await shop.app.get('/api/yonetim/bilgiler-get', office)).json()
    const ada = personel.k_no as string
    expect(
      await verdicts({ ...kaan, k_no: ada, headers: office, cihaz: randomUUID() }, [
        actOf(one, '09:00', { tur: 'bindi' }),
      ]),
    ).toEqual(['sayildi'])
  })

  test('bookings nobody knows, departures of something else, another day', async () => {
    const one = await trip([kaan])
    nowIs('10:00')
    const foreign = { ...actOf(one, '09:00', { tur: 'bindi' }), rezervasyon_k_no: randomUUID() }
    const elsewhere = await addTour(shop.place, 4)
    shop.app.clock.set()
    await shop.post(placeReservation.path, placement([seats(elsewhere, day)], { method: 'havale' }))
    nowIs('10:00')
    const mixed = { ...actOf(one, '09:00', { tur: 'bindi' }), kalkis_k_no: await departureKey(shop, elsewhere, day) }
    const noRide = { ...actOf(one, '09:00', { tur: 'bindi' }), kalkis_k_no: null }
    const money = { ...actOf(one, '09:00', { tur: 'tahsilat', tutar: 5, odeme_yontemi: 'nakit' }), sira: 7 }
    expect(await verdicts(kaan, [foreign, mixed, noRide, money])).toEqual(Array.from({ length: 4 }, () => 'bilinmiyor'))
    nowIs('10:00', addDays(day, 3))
    expect(
      await verdicts(kaan, [
        { ...actOf(one, '09:00', { tur: 'bindi' }), zaman: at('09:00', addDays(day, 3)).toISOString() },
      ]),
    ).toEqual(['gun_disi'])
    // What was done in time counts, however late it is sent.
    expect(await verdicts(kaan, [actOf(one, '09:00', { tur: 'bindi' })])).toEqual(['sayildi'])
  })

  test('what one person did is not sent in the name of another', async () => {
    const one = await trip([kaan])
    nowIs('10:00')
    const saat = at('10:00').toISOString()
    const islemler = [actOf(one, '09:00', { tur: 'bindi' })]
    const body = { cihaz: kaan.cihaz, personel_k_no: kaan.k_no, saat, islemler }
    expect((await shop.app.post('/api/yonetim/saha-esitle-post', body, ayse.headers)).json()).toMatchObject({
      code: 'cakisma',
    })
    expect(await manifest(one.kalkis)).toMatchObject([{ binis: null }])
  })

  test('people without the right, and nobody', async () => {
    await shop.app.owner.pool.query("update personel set rol = 'icerik' where k_no = $1", [ayse.k_no])
    for (const [path, body] of [
      ['saha-paket-get', undefined],
      [
        'saha-esitle-post',
        { cihaz: ayse.cihaz, personel_k_no: ayse.k_no, saat: new Date().toISOString(), islemler: [] },
      ],
    ] as const) {
      const ask = (headers: Record<string, string>) =>
        body ? shop.app.post(`/api/yonetim/${path}`, body, headers) : shop.app.get(`/api/yonetim/${path}`, headers)
      expect((await ask(ayse.headers)).json()).toMatchObject({ code: 'yetki_yok', ayrinti: { hak: 'saha.binis' } })
      expect((await ask({ company: 'alfa' })).json()).toMatchObject({ code: 'giris_gerekli' })
    }
    await shop.app.owner.pool.query("update personel set rol = 'saha' where k_no = $1", [ayse.k_no])
  })
})
