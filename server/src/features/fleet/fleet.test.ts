import { randomUUID } from 'node:crypto'
import type { addService, getFleet } from '@meltem/contract/fleet/office'
import type { getFares, listPlaces } from '@meltem/contract/transfer/network-office'
import type { AnswerOf, Endpoint, OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBrokenRules } from '../../oracle/run-oracle.ts'
import { withTenant } from '../../platform/db/connection.ts'
import { hashPassword } from '../../platform/sessions/password.ts'
import { startCatalogApp } from '../../testing/catalog-app.ts'
import { FIXTURE_PASSWORD } from '../../testing/fixture.ts'
import { staffHeaders } from '../../testing/staff-login.ts'
import type { TestApp } from '../../testing/test-app.ts'

const TODAY = Temporal.Now.plainDateISO('Europe/Istanbul').toString()

let app: TestApp
let ada: Record<string, string>
let eva: Record<string, string>

beforeAll(async () => {
  app = await startCatalogApp()
  const sifre_ozeti = await hashPassword(FIXTURE_PASSWORD)
  for (const kod of ['meltem', 'poyraz']) {
    const tenant_id = app.tenants.byKod(kod)?.id ?? 0
    const person = { ad: 'Ada', soyad: kod, e_mail: 'ada@t.example', rol: 'yonetici', dil: 'tr', sifre_ozeti } as const
    await withTenant(app.services.db, tenant_id, (trx) =>
      trx
        .insertInto('personel')
        .values({ tenant_id, ...person })
        .execute(),
    )
  }
  ada = await staffHeaders(app, 'meltem', 'ada@t.example')
  eva = await staffHeaders(app, 'poyraz', 'ada@t.example')
})
afterAll(() => app.close())

async function ask<E extends Endpoint>(path: string, body?: object, headers = ada): Promise<AnswerOf<E>> {
  const answer = body
    ? await app.post(`/api/yonetim/${path}`, body, headers)
    : await app.get(`/api/yonetim/${path}`, headers)
  return answer.json<AnswerOf<E>>()
}

async function get<E extends Endpoint>(path: string, body?: object): Promise<OutputOf<E>> {
  const answer = await ask<E>(path, body)
  if (answer.success !== 1) throw new Error(JSON.stringify(answer))
  return answer
}

describe('vehicles', () => {
  const van = { plaka: '48 ABC 12', ad: 'Mercedes Vito', sinif: 'van', koltuk: 7 }
  const save = (k_no: string, yeni: object, gorulen = {}, surum = 0) => ({ k_no, surum, gorulen, yeni, bilinen: 0 })
  const vehicleOf = async (k_no: string, fleet?: OutputOf<typeof getFleet>) =>
    (fleet ?? (await get<typeof getFleet>('filo-getir'))).araclar.find((one) => one.k_no === k_no)

  test('a plate takes over a unit that has none, stands once, and comes back with its blanks', async () => {
    const { havuzlar } = await get<typeof getFleet>('filo-getir')
    const pool = havuzlar.find(({ bos }) => bos > 1)
    const k_no = randomUUID()
    const fleet = await get<typeof getFleet>('arac-kaydet-post', save(k_no, { ...van, kaynak_k_no: pool?.k_no }))
    const made = await vehicleOf(k_no, fleet)
    expect(made).toMatchObject({ plaka: '48 ABC 12', kaynak_k_no: pool?.k_no, aktif: true, surum: 1 })
    expect(fleet.havuzlar.find((one) => one.k_no === pool?.k_no)?.bos).toBe((pool?.bos ?? 0) - 1)
    const twin = save(randomUUID(), { ...van, plaka: '48abc  12' })
    expect(await ask('arac-kaydet-post', twin)).toMatchObject({ code: 'plaka_kayitli' })
    expect(await ask('arac-kaydet-post', save(randomUUID(), { ad: 'x' }))).toMatchObject({ code: 'alan_hatasi' })
    const nowhere = save(randomUUID(), { ...van, plaka: 'X 1', kaynak_k_no: randomUUID() })
    expect(await ask('arac-kaydet-post', nowhere)).toMatchObject({ code: 'bulunamadi' })
    expect(await ask('arac-kaydet-post', save(k_no, { ad: 'y' }, { ad: van.ad }, 1), eva)).toMatchObject({
      code: 'bulunamadi',
    })
    // Out of service its plate may stand on another car.
    await get<typeof getFleet>('arac-kaydet-post', save(k_no, { aktif: false }, { aktif: true }, 1))
    await get<typeof getFleet>('arac-kaydet-post', twin)
    const again = save(k_no, { aktif: true }, { aktif: false }, 2)
    expect(await ask('arac-kaydet-post', again)).toMatchObject({ code: 'plaka_kayitli' })
  })

  test('days in service are closed in the calendar and open again with it', async () => {
    const { havuzlar } = await get<typeof getFleet>('filo-getir')
    const pool = havuzlar.find(({ bos }) => bos > 0)
    const k_no = randomUUID()
    await get<typeof getFleet>('arac-kaydet-post', save(k_no, { ...van, plaka: '48 S 7', kaynak_k_no: pool?.k_no }))
    const unit = (await vehicleOf(k_no))?.birim_k_no ?? ''
    const first = addDays(TODAY, 400)
    const service = {
      k_no: randomUUID(),
      arac_k_no: k_no,
      ilk_gun: first,
      son_gun: addDays(first, 2),
      neden: 'Muayene',
    }
    const added = await get<typeof addService>('arac-servis-post', service)
    expect(added.atlanan).toBe(0)
    expect((await vehicleOf(k_no, added))?.servisler).toEqual([
      { k_no: service.k_no, ilk_gun: first, son_gun: service.son_gun, neden: 'Muayene', kapali: 3 },
    ])
    const blocks = async () =>
      await app.owner.db
        .selectFrom('tutma')
        .select('aciklama')
        .where('birim_k_no', '=', unit)
        .where('durum', '=', 'blocked')
        .execute()
    expect(await blocks()).toEqual([{ aciklama: 'Muayene' }])
    const over = { ...service, k_no: randomUUID() }
    expect((await get<typeof addService>('arac-servis-post', over)).atlanan).toBe(3)
    const past = { ...over, k_no: randomUUID(), ilk_gun: '2020-01-01', son_gun: '2020-01-02' }
    expect(await ask('arac-servis-post', past)).toMatchObject({ code: 'gecmis_tarih' })
    const turned = { ...over, k_no: randomUUID(), son_gun: addDays(first, -1) }
    expect(await ask('arac-servis-post', turned)).toMatchObject({ code: 'tarih_sirasi' })
    expect(await ask('arac-servis-sil-post', { k_no: service.k_no }, eva)).toMatchObject({ code: 'bulunamadi' })
    await get<typeof getFleet>('arac-servis-sil-post', { k_no: service.k_no })
    expect(await blocks()).toEqual([])
    expect(await findBrokenRules(app.services.db, app.tenants.byKod('meltem')?.id ?? 0)).toEqual([])
  })
})

test('a person of the crew: added, changed by two clerks, with a login that belongs to nobody else', async () => {
  const k_no = randomUUID()
  const { girisler } = await get<typeof getFleet>('filo-getir')
  const login = girisler.find(({ ad }) => ad.startsWith('Ada'))?.k_no
  const person = { ad: 'Kemal', soyad: 'Deniz', gorev: 'surucu', diller: ['tr', 'en'], personel_k_no: login }
  const save = (key: string, yeni: object, gorulen = {}, surum = 0) => ({ k_no: key, surum, gorulen, yeni })
  const { ekip } = await get<typeof getFleet>('ekip-kaydet-post', save(k_no, person))
  expect(ekip.find((one) => one.k_no === k_no)).toMatchObject({ ad: 'Kemal', aktif: true, telefon: null, gelecek: 0 })
  const second = save(randomUUID(), { ...person, ad: 'Ali' })
  expect(await ask('ekip-kaydet-post', second)).toMatchObject({ code: 'personel_bagli' })
  const stranger = save(randomUUID(), { ...person, personel_k_no: randomUUID() })
  expect(await ask('ekip-kaydet-post', stranger)).toMatchObject({ code: 'bulunamadi' })
  await get<typeof getFleet>('ekip-kaydet-post', save(k_no, { telefon: '+90 532 000 00 01' }, { telefon: null }, 1))
  const late = save(k_no, { telefon: '+90 532 000 00 02' }, { telefon: null }, 1)
  expect(await ask('ekip-kaydet-post', late)).toMatchObject({
    code: 'surum_degisti',
    ayrinti: { kim: 'Ada meltem', alanlar: { telefon: '+90 532 000 00 01' } },
  })
  expect(await ask('ekip-kaydet-post', late, eva)).toMatchObject({ code: 'bulunamadi' })
})

describe('transfer network', () => {
  const routes = async () => {
    const answer = (await app.get('/api/transfer-tarife-listele?dil=tr', { company: 'meltem' })).json()
    return answer.guzergahlar as { urun_k_no: string; nereden: string; nereye: string; araclar: { fiyat: unknown }[] }[]
  }
  /** Another process would hear of it by the database; this one drops its memory when it does. */
  const forget = () => app.services.cache.dropTenant(app.tenants.byKod('meltem')?.id ?? 0)

  test('a place is added, renamed, ordered; used by a route it is retired, never deleted', async () => {
    const yeni = { tur: 'liman', baslik: { tr: 'Deneme limanı' }, enlem: 36.7, boylam: 28.9 }
    const added = await get<typeof listPlaces>('transfer-yeri-kaydet-post', {
      kod: 'deneme',
      surum: 0,
      gorulen: {},
      yeni,
    })
    expect(added.data.at(-1)).toMatchObject({ kod: 'deneme', guzergah: 0, aktif: true })
    const twice = { kod: 'deneme', surum: 0, gorulen: {}, yeni }
    expect(await ask('transfer-yeri-kaydet-post', twice)).toMatchObject({ code: 'ad_kullaniliyor' })
    expect(await ask('transfer-yeri-kaydet-post', { ...twice, kod: 'x', yeni: { ...yeni, enlem: 91 } })).toMatchObject({
      code: 'alan_hatasi',
    })
    const gorulen = added.data.map(({ kod }) => kod)
    const order = { gorulen, yeni: gorulen.toReversed() }
    const ordered = await get<typeof listPlaces>('transfer-yeri-sirala-post', order)
    expect(ordered.data.map(({ kod }) => kod)).toEqual(order.yeni)
    expect(await ask('transfer-yeri-sirala-post', order)).toMatchObject({ code: 'surum_degisti' })
    const fresh = ordered.data.find(({ kod }) => kod === 'deneme')
    await get<typeof listPlaces>('transfer-yeri-sil-post', { kod: 'deneme', surum: fresh?.surum })
    const used = ordered.data.find(({ guzergah }) => guzergah > 0)
    expect(await ask('transfer-yeri-sil-post', { kod: used?.kod, surum: used?.surum })).toMatchObject({
      code: 'kullanimda',
    })
    const retire = { kod: used?.kod, surum: 1, gorulen: { aktif: true }, yeni: { aktif: false } }
    await get<typeof listPlaces>('transfer-yeri-kaydet-post', retire)
    forget()
    const left = await routes()
    expect(left.some(({ nereden, nereye }) => [nereden, nereye].includes(used?.kod ?? ''))).toBe(false)
    await get<typeof listPlaces>('transfer-yeri-kaydet-post', {
      ...retire,
      gorulen: { aktif: false },
      yeni: { aktif: true },
    })
    forget()
    expect((await routes()).length).toBeGreaterThan(left.length)
  })

  test('prices of the matrix are written all or none, and shown to guests', async () => {
    const { guzergahlar, araclar } = await get<typeof getFares>('transfer-tarife-getir')
    expect(araclar.length).toBeGreaterThan(1)
    const [route] = guzergahlar.filter(({ secenekler }) => secenekler.some(({ fiyatlar }) => fiyatlar.length === 1))
    const car = route?.secenekler.find(({ fiyatlar }) => fiyatlar.length === 1)
    const gorulen = car?.fiyatlar[0]?.gidis ?? 0
    const cell = { opsiyon_k_no: car?.opsiyon_k_no, alan: 'fiyat', yon: 'gidis', gorulen, yeni: gorulen + 11.5 }
    const listed = async () =>
      JSON.stringify((await routes()).find((one) => one.urun_k_no === route?.urun_k_no)?.araclar)
    const before = await listed()
    expect(await get('transfer-tarife-kaydet-post', { hucreler: [cell] })).toMatchObject({ degisen: 1 })
    forget()
    expect(await listed()).not.toBe(before)
    const late = await ask('transfer-tarife-kaydet-post', { hucreler: [{ ...cell, yeni: 1 }] })
    expect(late).toMatchObject({ code: 'surum_degisti', ayrinti: { kim: 'Ada meltem' } })
    const stored = async () =>
      (await get<typeof getFares>('transfer-tarife-getir')).guzergahlar
        .flatMap(({ secenekler }) => secenekler)
        .find(({ opsiyon_k_no }) => opsiyon_k_no === car?.opsiyon_k_no)?.fiyatlar[0]
    expect(await stored()).toMatchObject({ gidis: gorulen + 11.5, donus: car?.fiyatlar[0]?.donus })
    const half = [
      { ...cell, gorulen: gorulen + 11.5, yeni: 5 },
      { ...cell, alan: 'yetiskin_fiyat', gorulen: 0, yeni: 5 },
    ]
    expect(await ask('transfer-tarife-kaydet-post', { hucreler: half })).toMatchObject({ code: 'bulunamadi' })
    expect(await stored()).toMatchObject({ gidis: gorulen + 11.5 })
    for (const yeni of [0, -1, 1e12, Number.NaN]) {
      expect(await ask('transfer-tarife-kaydet-post', { hucreler: [{ ...cell, yeni }] })).toMatchObject({
        code: 'alan_hatasi',
      })
    }
    expect(await ask('transfer-tarife-kaydet-post', { hucreler: [cell] }, eva)).toMatchObject({ code: 'bulunamadi' })
  })
})
