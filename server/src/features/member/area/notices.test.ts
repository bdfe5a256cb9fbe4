import { NOTICE_KINDS, type NoticeKind } from '@meltem/contract/member/member'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { openPostOffice, type PostOffice } from '../../../testing/doubles/post-office.ts'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { type Browser, forgetLimits, newMember } from '../../../testing/test-member.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { tellCoupons } from './tell-coupons.ts'

let shop: TestBooking
let office: PostOffice
let member: Browser
let address: string
let count = 0
beforeAll(async () => {
  shop = await openTestBooking()
  office = await openPostOffice(shop.app)
})
afterAll(async () => {
  await office.close()
  await shop.close()
})
beforeEach(async () => {
  count += 1
  address = `notices-${count}@example.com`
  member = await newMember(shop.app, address)
  await forgetLimits(shop.app)
})

/** Sends what waits in the outbox, each mail by its own job, as the queue does. */
async function deliver(): Promise<void> {
  const waiting = await shop.app.owner.db.selectFrom('eposta').select('k_no').where('durum', '=', 'bekliyor').execute()
  for (const { k_no } of waiting) await office.send(shop.place.tenantId, k_no)
}

const notices = async () => (await member.get('/uye-bildirim-listele')).json()
async function switchOff(kind: NoticeKind, places: object): Promise<void> {
  const on = { ekran: true, e_posta: true }
  const all = Object.fromEntries(NOTICE_KINDS.map((one) => [one, on]))
  const answer = await member.post('/uye-guncelle-post', { bildirimler: { ...all, [kind]: { ...on, ...places } } })
  expect(answer.json()).toMatchObject({ success: 1 })
}
const mailed = () => office.smtp.received.filter(({ to }) => to?.some((one) => one.address === address))

/** A mail about a product the member watches. */
async function tellOfWatch(): Promise<void> {
  const { db, queue } = shop.app.services
  await withTenant(db, shop.place.tenantId, (trx) =>
    putInOutbox(trx, queue, shop.place.tenantId, {
      tur: 'waiting_free',
      alici: address,
      dil: 'en',
      veri: { ad: 'Ada', urun: 'Gulet', baslangic: FIRST_DAY },
    }),
  )
}

const confirmAddress = () =>
  shop.app.owner.db.updateTable('uye').set({ e_mail_dogrulama: new Date() }).where('e_mail', '=', address).execute()

async function giveCoupon(kod: string, bitis: Date | null): Promise<void> {
  const { data } = (await member.get('/uye-bilgileri-get')).json()
  await withTenant(shop.app.services.db, shop.place.tenantId, (trx) =>
    trx
      .insertInto('kupon')
      .values({
        tenant_id: shop.place.tenantId,
        kod,
        indirim_turu: 'yuzde',
        indirim_tutari: 10,
        kur: 'EUR',
        bitis,
        uye_k_no: data.k_no,
      })
      .execute(),
  )
}

test('a booking is told on screen and by mail, once, however often the mail is tried', async () => {
  const body = placement([seats(shop.tour, FIRST_DAY, 1)])
  expect((await member.post('/rezervasyon-olustur-post', body)).json()).toMatchObject({ success: 1 })
  await deliver()
  await shop.app.owner.db.updateTable('eposta').set({ durum: 'bekliyor' }).execute()
  await deliver()
  const { data, okunmamis } = await notices()
  expect(okunmamis).toBe(data.length)
  const told = data.filter(({ url }: { url: string }) => url === `/user/reservations/${body.k_no}`)
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({ tur: 'rezervasyon', okundu: false, degerler: { no: expect.any(String) } })
})

test('another member hears nothing of it', async () => {
  await member.post('/rezervasyon-olustur-post', placement([seats(shop.tour, FIRST_DAY, 1)]))
  const other = await newMember(shop.app, `other-${count}@example.com`)
  await deliver()
  const { data } = (await other.get('/uye-bildirim-listele')).json()
  expect(data.filter(({ tur }: { tur: string }) => tur !== 'guvenlik')).toEqual([])
})

test('a kind that is switched off by mail is on screen only, one that is switched off on screen is mailed only', async () => {
  await confirmAddress()
  await switchOff('izleme', { e_posta: false })
  await deliver()
  const before = mailed().length
  await tellOfWatch()
  await deliver()
  expect(mailed()).toHaveLength(before)
  expect((await notices()).data).toMatchObject([{ tur: 'izleme', olay: 'watch_free', degerler: { urun: 'Gulet' } }])
  const kept = await shop.app.owner.db.selectFrom('eposta').select('durum').where('alici', '=', address).execute()
  expect(kept.map(({ durum }) => durum)).toContain('istenmedi')
  await switchOff('izleme', { ekran: false })
  await tellOfWatch()
  await deliver()
  expect(mailed()).toHaveLength(before + 1)
  expect((await notices()).data).toHaveLength(1)
})

test('papers of a contract come by mail whatever is switched off', async () => {
  await switchOff('rezervasyon', { ekran: false, e_posta: false })
  const body = placement([seats(shop.tour, FIRST_DAY, 1)], { mail: address })
  await member.post('/rezervasyon-olustur-post', body)
  await shop.pay(body.k_no, 25)
  await deliver()
  const events = await shop.app.owner.db
    .selectFrom('eposta')
    .select(['durum', 'veri'])
    .where('tur', '=', 'reservation_guest')
    .where('alici', '=', address)
    .execute()
  const states = new Map(events.map(({ durum, veri }) => [veri.olay, durum]))
  expect(states.get('confirmed')).toBe('gonderildi')
  // A change is news, not a paper.
  const change = { k_no: body.k_no, olay: 'changed', kayit_no: 'X', satirlar: [] }
  await shop.app.owner.db
    .insertInto('eposta')
    .values({
      tenant_id: shop.place.tenantId,
      alici: address,
      dil: 'en',
      tur: 'reservation_guest',
      veri: JSON.stringify(change),
    })
    .execute()
  await deliver()
  const unwanted = await shop.app.owner.db
    .selectFrom('eposta')
    .select('veri')
    .where('alici', '=', address)
    .where('durum', '=', 'istenmedi')
    .execute()
  expect(unwanted.map(({ veri }) => veri.olay)).toContain('changed')
  expect((await notices()).data.filter(({ tur }: { tur: string }) => tur === 'rezervasyon')).toEqual([])
})

test('an address that was never confirmed tells nobody who it is', async () => {
  await tellOfWatch()
  await deliver()
  expect((await notices()).data).toEqual([])
})

test('a coupon is told when it comes and a week before it ends, each once', async () => {
  await confirmAddress()
  const tenant = shop.app.tenants.byKod('alfa')
  if (!tenant) throw new Error('no tenant alfa')
  await giveCoupon(`YENI${count}`, new Date(Date.now() + 30 * 86_400_000))
  await giveCoupon(`SON${count}`, new Date(Date.now() + 3 * 86_400_000))
  expect(await tellCoupons(shop.app.services, tenant)).toBe(3)
  expect(await tellCoupons(shop.app.services, tenant)).toBe(0)
  await deliver()
  const { data } = await notices()
  const said = data.map(({ olay, degerler }: { olay: string; degerler: { kod: string } }) => `${olay} ${degerler.kod}`)
  expect(said.toSorted()).toEqual([`coupon_ending SON${count}`, `coupon_new SON${count}`, `coupon_new YENI${count}`])
  expect(mailed().some(({ subject, text }) => `${subject}${text}`.includes(`YENI${count}`))).toBe(true)
})
