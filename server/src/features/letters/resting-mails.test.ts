import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostOffice, type PostOffice } from '../../testing/doubles/post-office.ts'
import { placement, seats } from '../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../testing/test-booking.ts'

let shop: TestBooking
let office: PostOffice
let staff: Record<string, string>
let k_no: string
beforeAll(async () => {
  shop = await openTestBooking()
  office = await openPostOffice(shop.app)
  staff = await shop.logIn()
  const body = placement([seats(shop.tour, FIRST_DAY, 1)])
  await shop.post('/rezervasyon-olustur-post', body)
  k_no = body.k_no
})
afterAll(async () => {
  await office.close()
  await shop.close()
})

const mails = async () =>
  (await shop.app.get(`/api/yonetim/rezervasyon-getir?k_no=${k_no}`, staff)).json().postalar as {
    k_no: string
    durum: string
    gider: string | null
  }[]
const post = (path: string, body: object) => shop.app.post(`/api/yonetim/${path}`, { k_no, ...body }, staff)
const run = (mail: string) =>
  office.job.run({ tenant_id: shop.place.tenantId, k_no: mail }, { retries: 0, isLast: false })

async function resend(): Promise<string> {
  const [first] = await mails()
  return (await post('rezervasyon-gonder-post', { posta_k_no: first?.k_no })).json().posta_k_no
}

test('what a guest causes goes out at once; what staff causes rests, and its job waits with it', async () => {
  const [own] = await mails()
  expect(own?.gider).toBeNull()
  const again = await resend()
  expect((await mails()).find((one) => one.k_no === again)).toMatchObject({
    durum: 'bekliyor',
    gider: expect.any(String),
  })
  await expect(run(again)).rejects.toThrow('rests')
  await expect
    .poll(async () => {
      const { rows } = await shop.app.owner.pool.query(
        `select start_after > created_on + interval '15 seconds' as later from pgboss.job where id = $1`,
        [again],
      )
      return rows
    })
    .toEqual([{ later: true }])
  await office.send(shop.place.tenantId, again)
  expect((await mails()).find((one) => one.k_no === again)).toMatchObject({ durum: 'gonderildi', gider: null })
})

test('can be taken back while it rests, and is then never sent; afterwards it cannot', async () => {
  const again = await resend()
  const sent = office.smtp.received.length
  expect((await post('posta-geri-al-post', { posta_k_no: again })).statusCode).toBe(200)
  expect((await mails()).find((one) => one.k_no === again)?.durum).toBe('geri_alindi')
  await office.send(shop.place.tenantId, again)
  expect(office.smtp.received).toHaveLength(sent)
  const late = await resend()
  await shop.app.owner.pool.query('update eposta set dinlenme_bitis = now() where k_no = $1', [late])
  expect((await post('posta-geri-al-post', { posta_k_no: late })).json().code).toBe('durum_uygun_degil')
})

test('sent or taken back, never both, however close they come', async () => {
  for (let round = 0; round < 10; round += 1) {
    const again = await resend()
    await shop.app.owner.pool.query(
      `update eposta set dinlenme_bitis = clock_timestamp() + interval '3 milliseconds' where k_no = $1`,
      [again],
    )
    const before = office.smtp.received.length
    const [taken, ran] = await Promise.allSettled([post('posta-geri-al-post', { posta_k_no: again }), run(again)])
    const isTaken = taken.status === 'fulfilled' && taken.value.statusCode === 200
    const isSent = office.smtp.received.length > before
    expect(isTaken && isSent).toBe(false)
    if (isSent) expect(ran.status).toBe('fulfilled')
  }
})

test('a note of one’s own is taken back within a minute, later it stays', async () => {
  const { data } = (await post('rezervasyon-not-post', { metin: 'Typo' })).json()
  expect((await post('rezervasyon-not-sil-post', { not_k_no: data.k_no })).statusCode).toBe(200)
  const second = (await post('rezervasyon-not-post', { metin: 'Stays' })).json().data
  await shop.app.owner.pool.query(
    `update rezervasyon_ic_not set olusturma_zamani = now() - interval '2 minutes' where k_no = $1`,
    [second.k_no],
  )
  expect((await post('rezervasyon-not-sil-post', { not_k_no: second.k_no })).json().code).toBe('durum_uygun_degil')
})
