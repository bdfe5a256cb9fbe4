import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@meltem/contract/staff/rights'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { nights, placement } from '../../../testing/hammer/hammer-basket.ts'
import { addHouse, FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { forgetLimits } from '../../../testing/test-member.ts'

const LIMIT = 500

let shop: TestBooking
const people = new Map<string, Record<string, string>>()

async function hire(name: string, rol: StaffRole): Promise<void> {
  const { tenantId } = shop.place
  await shop.app.owner.pool.query(
    `insert into personel (tenant_id, ad, soyad, e_mail, sifre_ozeti, rol, dil)
     select tenant_id, $1, 'alfa', $2, sifre_ozeti, $3, 'en' from personel where tenant_id = $4 and e_mail like 'ada@%'`,
    [name, `${name}@alfa.example.com`, rol, tenantId],
  )
  people.set(name, await staffHeaders(shop.app, 'alfa', `${name}@alfa.example.com`))
}

beforeAll(async () => {
  shop = await openTestBooking()
  people.set('ada', await shop.logIn())
  await hire('mert', 'muhasebe')
  await hire('nil', 'yonetici')
  await hire('sema', 'satis')
  await hire('okan', 'operasyon')
  await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
    trx
      .insertInto('ayar')
      .values({
        tenant_id: shop.place.tenantId,
        anahtar: 'odeme',
        deger: JSON.stringify({ iki_kisi_siniri: LIMIT }),
      })
      .execute(),
  )
  shop.app.services.cache.dropAll()
})
afterAll(() => shop.close())
beforeEach(() => forgetLimits(shop.app))

const post = (who: string, path: string, body: object) => shop.app.post(`/api/yonetim/${path}`, body, people.get(who))
const read = async (k_no: string) =>
  (await shop.app.get(`/api/yonetim/rezervasyon-getir?k_no=${k_no}`, people.get('ada'))).json()

/** A stay that was paid at the bank in full. */
async function paidStay(): Promise<{ k_no: string; paid: number }> {
  const house = await addHouse(shop.place)
  const iptal_kosullari = JSON.stringify([
    { gun: 30, iade_oran: 100 },
    { gun: 1, iade_oran: 50 },
  ])
  await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
    trx.updateTable('urun').set({ iptal_kosullari }).execute(),
  )
  const body = placement([nights(house, FIRST_DAY, 3)], { method: 'havale' })
  expect((await shop.post('/rezervasyon-olustur-post', body)).json()).toMatchObject({ success: 1 })
  const paid = body.kur_rezervasyon_toplam.genel_toplam
  await shop.pay(body.k_no, paid)
  return { k_no: body.k_no, paid }
}

const byHand = (k_no: string, tutar: number) => {
  return { k_no, istek_k_no: randomUUID(), tutar, odeme_yontemi: 'havale', neden: 'Storm' }
}
const wishOf = (rezervasyon_k_no: string, tutar: number) => ({
  istek_k_no: randomUUID(),
  rezervasyon_k_no,
  neden: 'Storm',
  eylem: { is: 'iade_elden', tutar, odeme_yontemi: 'havale' },
})
const given = async (k_no: string): Promise<number> =>
  (await read(k_no)).tahsilatlar
    .filter(({ tur }: { tur: string }) => tur === 'iade')
    .reduce((sum: number, { tutar }: { tutar: number }) => sum + tutar, 0)

describe('a second person above the limit (PEOPLE-22)', () => {
  test('up to the limit one person gives back alone; above it nothing happens and the limit is told', async () => {
    const { k_no } = await paidStay()
    expect((await post('ada', 'iade-elden-post', byHand(k_no, LIMIT))).statusCode).toBe(200)
    const refused = await post('ada', 'iade-elden-post', byHand(k_no, LIMIT + 0.01))
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'ikinci_kisi', ayrinti: { sinir: LIMIT, kur: 'TRY', tutar: LIMIT + 0.01 } },
    ])
    expect(await given(k_no)).toBe(LIMIT)
  })

  test('waits where everybody who may sees it, and is done once a colleague has said the sum again', async () => {
    const { k_no } = await paidStay()
    const wish = wishOf(k_no, 1500)
    const asked = (await post('ada', 'onay-iste-post', wish)).json().data
    expect(asked).toMatchObject({
      durum: 'bekliyor',
      tutar: 1500,
      isteyen: 'Ada alfa',
      neden: 'Storm',
      is: 'iade_elden',
    })
    expect((await post('ada', 'onay-iste-post', wish)).json().data.k_no).toBe(asked.k_no)
    const { bekleyen } = (await shop.app.get('/api/yonetim/onay-listele', people.get('mert'))).json()
    expect(bekleyen.filter((one: { k_no: string }) => one.k_no === asked.k_no)).toHaveLength(1)
    expect((await shop.app.get('/api/yonetim/bugun-getir', people.get('mert'))).json().onaylar).toBe(bekleyen.length)
    expect((await shop.app.get('/api/yonetim/sayac-get', people.get('mert'))).json().data.onaylar).toBe(bekleyen.length)
    expect((await read(k_no)).onaylar).toMatchObject([{ k_no: asked.k_no, tutar: 1500, isteyen: 'Ada alfa' }])
    const decision = { k_no: asked.k_no, karar: 'onay', tutar: 1500 }
    expect((await post('mert', 'onay-karar-post', { ...decision, tutar: 1499 })).json().code).toBe('fiyat_degisti')
    expect(await given(k_no)).toBe(0)
    const done = await post('mert', 'onay-karar-post', decision)
    expect(done.json().data).toMatchObject({ durum: 'onaylandi', karar_veren: 'mert alfa' })
    expect(await given(k_no)).toBe(1500)
    const answer = await read(k_no)
    expect(answer.onaylar).toEqual([])
    expect(answer.notlar).toMatchObject([{ konu: 'iade', metin: 'Storm', yazan: 'Ada alfa' }])
    expect((await post('nil', 'onay-karar-post', decision)).json().code).toBe('durum_uygun_degil')
    expect(await given(k_no)).toBe(1500)
  })

  test('nobody decides on their own wish, nobody without the right, and the database knows it too', async () => {
    const { k_no } = await paidStay()
    const { data } = (await post('ada', 'onay-iste-post', wishOf(k_no, 900))).json()
    const decision = { k_no: data.k_no, karar: 'onay', tutar: 900 }
    expect((await post('ada', 'onay-karar-post', decision)).json().code).toBe('ayni_kisi')
    expect((await post('sema', 'onay-karar-post', decision)).json()).toMatchObject({
      code: 'yetki_yok',
      ayrinti: { hak: 'odeme.iade' },
    })
    expect((await post('okan', 'onay-iste-post', wishOf(k_no, 10))).json().code).toBe('yetki_yok')
    await expect(
      shop.app.owner.pool.query(`update onay_istegi set durum = 'onaylandi', karar_veren_k_no = isteyen_k_no`),
    ).rejects.toMatchObject({ code: '23514' })
    expect(await given(k_no)).toBe(0)
  })

  test('sales asks for what it may not give', async () => {
    const { k_no } = await paidStay()
    expect((await post('sema', 'iade-elden-post', byHand(k_no, 10))).json().code).toBe('yetki_yok')
    const { data } = (await post('sema', 'onay-iste-post', wishOf(k_no, 10))).json()
    await post('ada', 'onay-karar-post', { k_no: data.k_no, karar: 'onay', tutar: 10 })
    expect(await given(k_no)).toBe(10)
  })

  test('a no gives nothing back and says why; what was asked can be taken back by the one who asked', async () => {
    const { k_no } = await paidStay()
    const { data } = (await post('ada', 'onay-iste-post', wishOf(k_no, 800))).json()
    const no = await post('mert', 'onay-karar-post', {
      k_no: data.k_no,
      karar: 'ret',
      tutar: 800,
      not: 'Not our fault',
    })
    expect(no.json().data).toMatchObject({ durum: 'reddedildi', karar_notu: 'Not our fault' })
    const again = (await post('ada', 'onay-iste-post', wishOf(k_no, 800))).json().data
    expect((await post('mert', 'onay-geri-al-post', { k_no: again.k_no })).statusCode).toBe(404)
    expect((await post('ada', 'onay-geri-al-post', { k_no: again.k_no })).statusCode).toBe(200)
    const late = await post('mert', 'onay-karar-post', { k_no: again.k_no, karar: 'onay', tutar: 800 })
    expect(late.json().code).toBe('durum_uygun_degil')
    expect(await given(k_no)).toBe(0)
  })

  test('runs out', async () => {
    const { k_no } = await paidStay()
    const { data } = (await post('ada', 'onay-iste-post', wishOf(k_no, 700))).json()
    await shop.app.owner.pool.query(`update onay_istegi set bitis = now() - interval '1 minute' where k_no = $1`, [
      data.k_no,
    ])
    const late = await post('mert', 'onay-karar-post', { k_no: data.k_no, karar: 'onay', tutar: 700 })
    expect(late.json().code).toBe('durum_uygun_degil')
    const { kapanan } = (await shop.app.get('/api/yonetim/onay-listele', people.get('mert'))).json()
    expect(kapanan).toContainEqual(expect.objectContaining({ k_no: data.k_no, durum: 'bitti' }))
  })

  test('what the books no longer allow is refused to the colleague, and waits on', async () => {
    const { k_no, paid } = await paidStay()
    const { data } = (await post('ada', 'onay-iste-post', wishOf(k_no, paid))).json()
    await post('ada', 'iade-elden-post', byHand(k_no, 100))
    const refused = await post('mert', 'onay-karar-post', { k_no: data.k_no, karar: 'onay', tutar: paid })
    expect(refused.json().code).toBe('iade_fazla')
    expect((await read(k_no)).onaylar).toHaveLength(1)
    expect(await given(k_no)).toBe(100)
  })

  test('a waived fee above the limit waits, too, and the cancellation with it', async () => {
    const { k_no } = await paidStay()
    shop.app.clock.set(() => new Date(Date.parse(`${FIRST_DAY}T09:00:00Z`) - 10 * 86_400_000))
    const quote = (await post('ada', 'rezervasyon-iptal-hesapla-post', { k_no })).json().data
    expect(quote.kesinti).toBeGreaterThan(LIMIT)
    const iade = quote.iade + quote.kesinti
    const act = { k_no, iade, feragat: quote.kesinti, neden: 'Storm' }
    expect((await post('ada', 'rezervasyon-iptal-post', act)).json().code).toBe('ikinci_kisi')
    expect((await read(k_no)).data.durum).toBe('confirmed')
    const eylem = { is: 'iptal', iade, feragat: quote.kesinti }
    const wish = { istek_k_no: randomUUID(), rezervasyon_k_no: k_no, neden: 'Storm', eylem }
    const { data } = (await post('ada', 'onay-iste-post', wish)).json()
    await post('mert', 'onay-karar-post', { k_no: data.k_no, karar: 'onay', tutar: quote.kesinti })
    const answer = await read(k_no)
    expect(answer.data.durum).toBe('cancelled')
    expect(answer.iade_sozleri).toMatchObject([{ tutar: iade }])
    shop.app.clock.set()
  })

  test('two colleagues who approve at once: the money goes back once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { k_no, paid } = await paidStay()
      const { data } = (await post('ada', 'onay-iste-post', wishOf(k_no, paid / 2))).json()
      const decision = { k_no: data.k_no, karar: 'onay', tutar: paid / 2 }
      const answers = await Promise.all(['mert', 'nil'].map((who) => post(who, 'onay-karar-post', decision)))
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(await given(k_no)).toBe(paid / 2)
    }
  })
})
