import type { crewDeparture, getDeparture, listDepartures } from '@meltem/contract/departure/office'
import type { getOfficeReservation } from '@meltem/contract/reservation/office-detail'
import type { getToday } from '@meltem/contract/today/office'
import type { AnswerOf, Endpoint, OutputOf } from '@meltem/contract/wire/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../platform/db/connection.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import { hashPassword } from '../../platform/sessions/password.ts'
import { loadSeason } from '../../seed/season/load-season.ts'
import { startCatalogApp } from '../../testing/catalog-app.ts'
import { FIXTURE_PASSWORD } from '../../testing/fixture.ts'
import { staffHeaders } from '../../testing/staff-login.ts'
import type { TestApp } from '../../testing/test-app.ts'

const ROLES = ['yonetici', 'satis', 'operasyon', 'muhasebe', 'icerik'] as const

let app: TestApp
let tenant: Tenant
const people = new Map<string, Record<string, string>>()

beforeAll(async () => {
  app = await startCatalogApp()
  tenant = app.tenants.byKod('meltem') as Tenant
  await loadSeason(app.services, tenant)
  const sifre_ozeti = await hashPassword(FIXTURE_PASSWORD)
  for (const kod of ['meltem', 'poyraz']) {
    const id = app.tenants.byKod(kod)?.id ?? 0
    const rows = ROLES.map((rol) => ({
      tenant_id: id,
      ad: rol,
      soyad: 'T',
      e_mail: `${rol}@t.example`,
      rol,
      dil: 'tr' as const,
      sifre_ozeti,
    }))
    await withTenant(app.services.db, id, (trx) => trx.insertInto('personel').values(rows).execute())
  }
  for (const rol of ROLES) people.set(rol, await staffHeaders(app, 'meltem', `${rol}@t.example`))
})
afterAll(() => app.close())

const of = (rol: (typeof ROLES)[number]) => people.get(rol) ?? {}

async function ask<E extends Endpoint>(path: string, headers: Record<string, string>, body?: object) {
  const answer = body
    ? await app.post(`/api/yonetim/${path}`, body, headers)
    : await app.get(`/api/yonetim/${path}`, headers)
  return answer.json<AnswerOf<E>>()
}

async function get<E extends Endpoint>(
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<OutputOf<E>> {
  const answer = await ask<E>(path, headers, body)
  if (answer.success !== 1) throw new Error(JSON.stringify(answer))
  return answer
}

test('the departures of today have their guests: as many as there are seats taken', async () => {
  const { data } = await get<typeof listDepartures>('kalkis-listele', of('operasyon'))
  expect(data.length).toBeGreaterThan(5)
  expect(data.some(({ rehbersiz }) => rehbersiz)).toBe(true)
  for (const { k_no, kisi } of data.slice(0, 4)) {
    const { data: one } = await get<typeof getDeparture>(`kalkis-getir?k_no=${k_no}`, of('operasyon'))
    const seats = one.misafirler.reduce((sum, { pax }) => sum + pax.yetiskin + pax.cocuk, 0)
    expect(seats).toBeLessThanOrEqual(kisi)
    expect(seats + one.misafirler.reduce((sum, { pax }) => sum + pax.bebek, 0)).toBeGreaterThanOrEqual(kisi)
  }
})

test('a manifest is taken along as a file: a line for each party, in the reader’s language, with a row in the audit', async () => {
  const { data } = await get<typeof listDepartures>('kalkis-listele', of('operasyon'))
  const k_no = data.find(({ rezervasyon }) => rezervasyon > 1)?.k_no
  const { data: one } = await get<typeof getDeparture>(`kalkis-getir?k_no=${k_no}`, of('operasyon'))
  const take = (words: string, rol: (typeof ROLES)[number] = 'operasyon') =>
    app.get(`/api/yonetim/kalkis-dosya-get?k_no=${k_no}&${words}`, of(rol))

  const csv = await take('bicim=csv&dil=en')
  const name = `kalkis-${one.tarih}-${one.saat.replace(':', '')}`
  expect(csv.headers['content-disposition']).toBe(`attachment; filename="${name}.csv"`)
  const [head, ...lines] = csv.body.trimEnd().split(/\r\n/)
  expect(head).toMatch(/^\uFEFFDay,Time,Departure,Pick-up,Guest,Phone,/)
  expect(lines).toHaveLength(one.misafirler.length)
  for (const [place, { ad, soyad, kayit_no }] of one.misafirler.entries()) {
    expect(lines[place]).toContain(`${ad} ${soyad}`)
    expect(lines[place]).toContain(kayit_no)
  }
  const audit = await app.owner.db
    .selectFrom('denetim')
    .select(['konu_k_no', 'ayrinti'])
    .where('istek_no', '=', String(csv.headers['x-request-id']))
    .execute()
  expect(audit).toEqual([{ konu_k_no: k_no, ayrinti: { bicim: 'csv', satir: one.misafirler.length } }])

  expect((await take('bicim=csv&dil=ru')).body).toContain('День,Время,Отправление')
  expect((await take('bicim=xlsx&dil=tr')).rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect((await take('bicim=csv&dil=en', 'muhasebe')).json()).toMatchObject({ code: 'yetki_yok' })
  const foreign = await staffHeaders(app, 'poyraz', 'yonetici@t.example')
  const elsewhere = await app.get(`/api/yonetim/kalkis-dosya-get?k_no=${k_no}&bicim=csv&dil=en`, foreign)
  expect(elsewhere.json()).toMatchObject({ code: 'bulunamadi' })
})

test('answers of the guests are on the manifest and in its file for those who look after guests; numbers are not (BOOK-66)', async () => {
  const { data } = await get<typeof listDepartures>('kalkis-listele', of('operasyon'))
  const k_no = data.find(({ rezervasyon }) => rezervasyon > 1)?.k_no
  const read = async (rol: (typeof ROLES)[number]) =>
    (await get<typeof getDeparture>(`kalkis-getir?k_no=${k_no}`, of(rol))).data.misafirler
  const party = (await read('operasyon'))[0]
  const reservation = party?.rezervasyon_k_no ?? ''
  const { tenant_id, urun_k_no } = await app.owner.db
    .selectFrom('rezervasyon_satiri as s')
    .innerJoin('tutma as t', (join) =>
      join
        .onRef('t.tenant_id', '=', 's.tenant_id')
        .onRef('t.rezervasyon_k_no', '=', 's.rezervasyon_k_no')
        .onRef('t.sira', '=', 's.sira'),
    )
    .select(['s.tenant_id', 's.urun_k_no'])
    .where('t.kalkis_k_no', '=', String(k_no))
    .where('s.rezervasyon_k_no', '=', reservation)
    .executeTakeFirstOrThrow()
  const question = (kod: string, tip: string) => ({
    kod,
    tip,
    kapsam: 'rezervasyon',
    ipucu: {},
    zorunlu: true,
    kosul: null,
    baslik: { tr: `${kod}?`, en: `${kod} in English?` },
    secenekler: tip === 'secim' ? [{ kod: 'vegan', baslik: { en: 'Vegan food' } }] : [],
  })
  const asked = [question('yemek', 'secim'), question('yuzme', 'evet_hayir'), question('pasaport_no', 'metin')]
  const rows = asked.map((soru, place) => {
    return { tenant_id, urun_k_no, kod: soru.kod, sira: 90 + place, soru: JSON.stringify(soru) }
  })
  await app.owner.db.insertInto('urun_soru').values(rows).execute()
  const yanitlar = [
    { soru: 'yemek', kisi: null, deger: 'vegan' },
    { soru: 'yuzme', kisi: null, deger: 'hayir' },
    { soru: 'pasaport_no', kisi: null, deger: 'C01X00T47' },
  ]
  const edit = { k_no: reservation, gorulen: {}, yeni: { yanitlar } }
  await get('rezervasyon-misafir-post', of('operasyon'), edit)

  const own = (guests: Awaited<ReturnType<typeof read>>) =>
    guests.find(({ rezervasyon_k_no }) => rezervasyon_k_no === reservation)
  const seen = own(await read('operasyon'))?.yanitlar ?? []
  expect(seen.map(({ deger }) => deger)).toEqual(expect.arrayContaining(['Vegan food']))
  expect(JSON.stringify(seen)).not.toContain('T47')
  expect(own(await read('muhasebe'))?.yanitlar).toBeNull()
  const file = await app.get(`/api/yonetim/kalkis-dosya-get?k_no=${k_no}&bicim=csv&dil=en`, of('operasyon'))
  expect(file.body).toContain('yemek in English: Vegan food; yuzme in English: No')
  expect(file.body).not.toContain('T47')

  const whole = await get<typeof getOfficeReservation>(`rezervasyon-getir?k_no=${reservation}`, of('operasyon'))
  expect(whole.sorular.map(({ soru }) => soru)).toEqual(expect.arrayContaining(['yemek', 'yuzme', 'pasaport_no']))
  const less = await get<typeof getOfficeReservation>(`rezervasyon-getir?k_no=${reservation}`, of('muhasebe'))
  expect(less.sorular).toEqual([])
  expect(less.data.misafir.yanitlar).toBeUndefined()
})

test('crew and boat are saved over the version that was seen; the second clerk is told who was first', async () => {
  const { data } = await get<typeof listDepartures>('kalkis-listele', of('operasyon'))
  const open = data.find(({ rehbersiz }) => rehbersiz)
  const { ekip_secenekleri, data: before } = await get<typeof getDeparture>(
    `kalkis-getir?k_no=${open?.k_no}`,
    of('operasyon'),
  )
  const guide = ekip_secenekleri.find(({ gorev }) => gorev === 'rehber')
  const body = {
    k_no: open?.k_no,
    surum: before.surum,
    arac: 'Gulet Rüzgâr',
    aciklama: '',
    ekip: [{ k_no: guide?.k_no, gorev: 'rehber' }],
  }
  const both = await Promise.all(
    [of('operasyon'), of('satis')].map((headers) => ask<typeof crewDeparture>('kalkis-ekip-post', headers, body)),
  )
  expect(both.filter(({ success }) => success === 1)).toHaveLength(1)
  expect(both.find(({ success }) => success === 0)).toMatchObject({
    code: 'cakisma',
    ayrinti: { kim: expect.stringMatching(/T$/) },
  })
  const after = await get<typeof getDeparture>(`kalkis-getir?k_no=${open?.k_no}`, of('operasyon'))
  expect(after.data).toMatchObject({ rehbersiz: false, arac: 'Gulet Rüzgâr', surum: before.surum + 1 })
})

test('accounting reads and may not assign; a foreign tenant finds nothing; a stranger is no crew', async () => {
  const { data } = await get<typeof listDepartures>('kalkis-listele', of('muhasebe'))
  const k_no = data[0]?.k_no
  const body = { k_no, surum: 0, arac: '', aciklama: '', ekip: [] }
  expect(await ask('kalkis-ekip-post', of('muhasebe'), body)).toMatchObject({ code: 'yetki_yok' })
  expect(await ask('kalkis-listele', of('icerik'))).toMatchObject({ code: 'yetki_yok' })
  const foreign = await staffHeaders(app, 'poyraz', 'yonetici@t.example')
  expect(await ask(`kalkis-getir?k_no=${k_no}`, foreign)).toMatchObject({ code: 'bulunamadi' })
  expect(await ask('kalkis-ekip-post', foreign, body)).toMatchObject({ code: 'bulunamadi' })
  const { data: seen } = await get<typeof getDeparture>(`kalkis-getir?k_no=${k_no}`, of('operasyon'))
  const stranger = [{ k_no: '11111111-1111-4111-8111-111111111111', gorev: 'rehber' }]
  expect(await ask('kalkis-ekip-post', of('operasyon'), { ...body, surum: seen.surum, ekip: stranger })).toMatchObject({
    code: 'bulunamadi',
  })
  const twice = [...stranger, ...stranger]
  for (const bad of [
    { ...body, surum: -1 },
    { ...body, ekip: twice },
    { ...body, arac: 'x'.repeat(81) },
  ]) {
    expect((await app.post('/api/yonetim/kalkis-ekip-post', bad, of('operasyon'))).statusCode).toBe(422)
  }
})

test('the overview sends each role its parts and nothing else', async () => {
  const parts = async (rol: (typeof ROLES)[number]) => await get<typeof getToday>('bugun-getir', of(rol))
  const all = await parts('yonetici')
  expect(all.istekler?.adet).toBeGreaterThan(4)
  expect(all.kalkislar?.length).toBeGreaterThan(5)
  expect(all.bildirimler?.adet).toBeGreaterThan(3)
  expect(all.bitenler?.adet).toBeGreaterThan(3)
  expect(all.doluluk?.gunler).toHaveLength(14)
  expect(all.doluluk?.oran).toBeGreaterThan(0)
  expect(all.yeniler).toHaveLength(8)
  for (const row of all.doluluk?.data ?? [])
    for (const { dolu, toplam } of row.gunler) expect(dolu).toBeLessThanOrEqual(toplam)
  expect(await parts('operasyon')).toMatchObject({ satis: null, bildirimler: null, bitenler: null })
  expect(await parts('icerik')).toMatchObject({
    istekler: null,
    kalkislar: null,
    satis: null,
    yeniler: null,
    doluluk: null,
  })
})
