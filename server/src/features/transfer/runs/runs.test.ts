import type { listRuns } from '@meltem/contract/transfer/office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { ride } from '../../../testing/hammer/hammer-basket.ts'
import { addTransfer, FIRST_DAY, type Sold } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment } from '../../../testing/test-payment.ts'

let shop: TestPayment
let van: Sold
let staff: Record<string, string>
let small: string
let big: string
beforeAll(async () => {
  shop = await openTestPayment()
  van = await addTransfer(shop.place, 5)
  staff = await shop.logIn()
  const people = await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
    trx
      .insertInto('ekip')
      .values(
        ['Can', 'Ece'].map((ad) => ({
          tenant_id: shop.place.tenantId,
          ad,
          soyad: 'Sürer',
          gorev: 'surucu' as const,
          diller: ['tr' as const],
          telefon: '+905003001010',
        })),
      )
      .returning(['k_no', 'ad'])
      .execute(),
  )
  small = people.find(({ ad }) => ad === 'Can')?.k_no ?? ''
  big = people.find(({ ad }) => ad === 'Ece')?.k_no ?? ''
})
afterAll(() => shop.close())

let day = addDays(FIRST_DAY, 10)
const nextDay = () => {
  day = addDays(day, 1)
  return day
}

const act = async (path: string, body: object) => (await shop.post(`/yonetim/${path}`, body, staff)).json()
const list = async (gun: string): Promise<OutputOf<typeof listRuns>> =>
  (await shop.app.get(`/api/yonetim/sefer-listele?gun=${gun}`, staff)).json()

async function booked(gun: string, ...clocks: string[]) {
  for (const clock of clocks) await shop.payWith(await shop.book(ride(van, gun, clock)))
  return (await list(gun)).seferler
}
const keyOf = ({ rezervasyon_k_no, sira, donus }: { rezervasyon_k_no: string; sira: number; donus: boolean }) => ({
  rezervasyon_k_no,
  sira,
  donus,
})

test('a run is given to a driver, the guest reads who and which plate, and it can be taken back', async () => {
  const gun = nextDay()
  expect(await act('surucu-arac-post', { k_no: big, arac: 'Sprinter', plaka: '48 AB 001', koltuk: 16 })).toMatchObject({
    data: { plaka: '48 AB 001', koltuk: 16 },
  })
  const [run] = await booked(gun, '10:00')
  if (!run) throw new Error('no run')
  expect(run).toMatchObject({ saat: '10:00', bas: 600, surucu_k_no: null, surum: 0 })
  const given = await act('sefer-surucu-post', { ...keyOf(run), surum: 0, surucu_k_no: big })
  expect(given).toMatchObject({ success: 1, surum: 1 })
  const told = () =>
    withTenant(shop.place.db, shop.place.tenantId, (trx) =>
      trx
        .selectFrom('transfer_surucu')
        .select(['ad', 'plaka', 'arac'])
        .where('rezervasyon_k_no', '=', run.rezervasyon_k_no)
        .execute(),
    )
  expect(await told()).toEqual([{ ad: 'Ece Sürer', plaka: '48 AB 001', arac: 'Sprinter' }])
  // The second of two clerks is told who was first, and nothing is overwritten.
  expect(await act('sefer-surucu-post', { ...keyOf(run), surum: 0, surucu_k_no: small })).toMatchObject({
    code: 'cakisma',
    ayrinti: { surum: 1 },
  })
  expect(await act('sefer-surucu-post', { ...keyOf(run), surum: 1, surucu_k_no: null })).toMatchObject({ surum: 2 })
  expect(await told()).toEqual([])
})

test('a late flight shifts the run and the next one says how many minutes are missing', async () => {
  const gun = nextDay()
  const runs = await booked(gun, '10:00', '12:00')
  for (const run of runs) await act('sefer-surucu-post', { ...keyOf(run), surum: 0, surucu_k_no: big })
  const [first] = (await list(gun)).seferler
  if (!first) throw new Error('no run')
  const before = (await list(gun)).seferler[1]?.cakisma?.eksik_dk ?? 0
  expect(await act('sefer-gecikme-post', { ...keyOf(first), surum: 1, gecikme_dk: 55 })).toMatchObject({ surum: 2 })
  const [late, next] = (await list(gun)).seferler
  expect(late).toMatchObject({ bas: 655, gecikme_dk: 55 })
  const gap = 720 - 655 - (late?.sure ?? 0)
  expect(next?.cakisma?.eksik_dk ?? 0).toBeGreaterThanOrEqual(before)
  if (gap < 0) expect(next?.cakisma).toMatchObject({ once: late?.anahtar })
})

test('a vehicle that is too small, a stranger, another thing and a cancelled ride are refused', async () => {
  const gun = nextDay()
  const [run] = await booked(gun, '09:00')
  if (!run) throw new Error('no run')
  const body = { ...keyOf(run), surum: 0, surucu_k_no: big }
  expect((await shop.post('/yonetim/sefer-surucu-post', body)).statusCode).toBe(401)
  const nobody = '11111111-1111-4111-8111-111111111111'
  expect(await act('sefer-surucu-post', { ...body, surucu_k_no: nobody })).toMatchObject({ code: 'bulunamadi' })
  expect(await act('sefer-surucu-post', { ...body, rezervasyon_k_no: nobody })).toMatchObject({ code: 'bulunamadi' })
  expect(await act('sefer-surucu-post', { ...body, donus: true })).toMatchObject({ code: 'bulunamadi' })
  expect(await act('sefer-gecikme-post', { ...keyOf(run), surum: 0, gecikme_dk: -5 })).toMatchObject({
    code: 'alan_hatasi',
  })
  expect(await act('surucu-arac-post', { k_no: nobody, arac: 'A', plaka: 'B', koltuk: 3 })).toMatchObject({
    code: 'bulunamadi',
  })
  await act('surucu-arac-post', { k_no: small, arac: 'Egea', plaka: '48 AD 021', koltuk: 1 })
  const people = run.pax.yetiskin + run.pax.cocuk + run.pax.bebek
  const answer = await act('sefer-surucu-post', { ...body, surucu_k_no: small })
  expect(answer).toMatchObject(people > 1 ? { code: 'yer_yetmez' } : { success: 1 })
  const quote = (
    await shop.post('/yonetim/rezervasyon-iptal-hesapla-post', { k_no: run.rezervasyon_k_no }, staff)
  ).json()
  const cancel = { k_no: run.rezervasyon_k_no, iade: quote.data.iade }
  expect((await shop.post('/yonetim/rezervasyon-iptal-post', cancel, staff)).json()).toMatchObject({ success: 1 })
  expect((await list(gun)).seferler).toEqual([])
  expect(await act('sefer-surucu-post', { ...body, surum: 1 })).toMatchObject({ code: 'bulunamadi' })
})
