import { afterAll, beforeAll, expect, test } from 'vitest'
import { listConflicts } from '../../features/reservation/board/board.queries.ts'
import { syncUnit } from '../../features/reservation/ical/sync-unit.ts'
import { SYSTEM } from '../../features/reservation/person.ts'
import { findBrokenRules } from '../../oracle/run-oracle.ts'
import { withTenant } from '../../platform/db/connection.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import { wallOf } from '../../platform/istanbul.ts'
import { startCatalogApp } from '../../testing/catalog-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { loadSeason } from './load-season.ts'

let app: TestApp
let tenant: Tenant
let sold = 0
beforeAll(async () => {
  app = await startCatalogApp()
  tenant = app.tenants.byKod('meltem') as Tenant
  sold = await loadSeason(app.services, tenant)
})
afterAll(() => app.close())

const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(app.services.db, tenant.id, work)

test('a season is some four hundred bookings in every state, and the rules hold over it', async () => {
  const states = await inTenant((trx) =>
    trx.selectFrom('rezervasyon').select('durum').distinct().orderBy('durum').execute(),
  )
  expect(sold).toBeGreaterThan(360)
  expect(states.map(({ durum }) => durum)).toEqual([
    'accepted',
    'cancelled',
    'completed',
    'confirmed',
    'declined',
    'expired',
    'held',
    'requested',
    'review',
  ])
  expect(await findBrokenRules(app.services.db, tenant.id)).toEqual([])
})

test('the office finds work in the morning: trips with and without a guide, clocks that run, money that was announced', async () => {
  const today = wallOf(app.services.clock.now()).slice(0, 10)
  const found = await inTenant(async (trx) => ({
    trips: await trx.selectFrom('kalkis').select('k_no').where('tarih', '=', today).where('alinan', '>', 0).execute(),
    crewed: await trx
      .selectFrom('kalkis_sefer as s')
      .innerJoin('kalkis as k', (join) =>
        join.onRef('k.tenant_id', '=', 's.tenant_id').onRef('k.k_no', '=', 's.kalkis_k_no'),
      )
      .select('s.kalkis_k_no')
      .where('k.tarih', '=', today)
      .execute(),
    clocks: await trx.selectFrom('rezervasyon').select('bitis').where('durum', '=', 'requested').execute(),
    claims: await trx.selectFrom('odeme_bildirimi').select('k_no').execute(),
    drivers: await trx.selectFrom('transfer_surucu').select('plaka').execute(),
    reviews: await trx.selectFrom('yorum').select('k_no').where('durum', '=', 'bekliyor').execute(),
    messages: await trx.selectFrom('iletisim_mesaji').select('k_no').execute(),
    enquiries: await trx.selectFrom('rezervasyon_talebi').select('k_no').where('durum', '=', 'yeni').execute(),
    tongues: await trx.selectFrom('rezervasyon').select('lang').distinct().execute(),
  }))
  expect(found.trips.length).toBeGreaterThan(5)
  expect(found.crewed.length).toBeGreaterThan(2)
  expect(found.crewed.length).toBeLessThan(found.trips.length)
  expect(found.clocks.filter(({ bitis }) => bitis !== null).length).toBeGreaterThan(2)
  expect(found.claims.length).toBeGreaterThan(3)
  expect(found.drivers.length).toBeGreaterThan(3)
  expect(found.reviews.length).toBeGreaterThan(3)
  expect(found.messages.length).toBeGreaterThan(5)
  expect(found.enquiries.length).toBeGreaterThan(2)
  expect(found.tongues).toHaveLength(4)
})

test('another house has sold nights of ours: one clash stands on the board, and a failing read keeps it', async () => {
  const { services } = app
  const conflicts = () => inTenant((trx) => listConflicts(trx, 'en', services.clock.now()))
  const [clash, ...others] = await conflicts()
  expect([clash?.kaynak, others]).toEqual(['Airbnb', []])
  await syncUnit({ services, tenant, person: SYSTEM, kim: 'sistem' }, clash?.birim_k_no ?? '', { timeoutMs: 50 })
  expect(await conflicts()).toHaveLength(1)
  expect(await findBrokenRules(services.db, tenant.id)).toEqual([])
})

test('nobody is written to, and a second start adds nothing', async () => {
  expect(await inTenant((trx) => trx.selectFrom('eposta').select('alici').execute())).toEqual([])
  const reached = await inTenant((trx) =>
    trx.selectFrom('rezervasyon').select('misafir').where('misafir', 'is not', null).execute(),
  )
  for (const { misafir } of reached) expect(misafir?.e_mail).toMatch(/^[a-z.]+\d+@[a-z]+\.example$/)
  expect(await loadSeason(app.services, tenant)).toBe(0)
})

test('some of the guests are members, with their bookings, and the best of them are in a group', async () => {
  const { members, booked, grouped } = await inTenant(async (trx) => ({
    members: await trx.selectFrom('uye').select(['k_no', 'sifre_ozeti', 'uye_grup_k_no']).execute(),
    booked: await trx
      .selectFrom('rezervasyon')
      .select(['uye_k_no'])
      .where('uye_k_no', 'is not', null)
      .where('kanal', '=', 'web')
      .execute(),
    grouped: await trx.selectFrom('uye_grubu').select('k_no').execute(),
  }))
  expect(members.length).toBeGreaterThan(40)
  expect(new Set(booked.map(({ uye_k_no }) => uye_k_no)).size).toBeGreaterThan(40)
  expect(members.filter(({ sifre_ozeti }) => sifre_ozeti !== null)).toEqual([])
  expect(grouped).toHaveLength(1)
  expect(members.filter(({ uye_grup_k_no }) => uye_grup_k_no !== null).length).toBeGreaterThan(3)
})

test('most guests have answered what their trip asks, and no number of a paper is among it', async () => {
  const answers = await inTenant((trx) => trx.selectFrom('rezervasyon').select('misafir').execute())
  const given = answers.flatMap(({ misafir }) => misafir?.yanitlar ?? [])
  expect(new Set(given.map(({ soru }) => soru)).size).toBeGreaterThan(10)
  expect(given.filter(({ soru }) => /pasaport|kimlik|ehliyet_no/.test(soru))).toEqual([])
})
