import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPayment, type TestPayment } from '../../testing/test-payment.ts'

let shop: TestPayment
beforeAll(async () => {
  shop = await openTestPayment()
})
afterAll(() => shop.close())

const form = {
  tur: 'dugun',
  yetiskin: 40,
  cocuk: 5,
  bebek: 0,
  istekler: 'Sunset, please.',
  ad: 'Ada',
  soyad: 'Deniz',
  e_mail: 'ada@example.com',
  lang: 'de',
  gizlilik_politikasi: true,
}

test('enquiries are stored, mailed both ways, listed and answered', async () => {
  const sent = (
    await shop.post('/rezervasyon-talep-post', { ...form, baslangic: '2027-06-01', butce: 5000, kur: 'EUR' })
  ).json()
  expect(sent.talep_no).toMatch(/^T\d{6}-[A-Z3479]{5}$/)
  const staff = await shop.logIn()
  const { data } = (await shop.app.get('/api/yonetim/talep-listele', staff)).json()
  expect(data).toMatchObject([{ talep_no: sent.talep_no, tur: 'dugun', butce: 5000, durum: 'yeni' }])
  const answered = await shop.post('/yonetim/talep-guncelle-post', { k_no: data[0].k_no, yanit: 'Gladly!' }, staff)
  expect(answered.json()).toMatchObject({ data: { durum: 'yanitlandi', yanit: 'Gladly!' } })
  const mails = await shop.app.owner.db
    .selectFrom('eposta')
    .select(['tur', 'dil'])
    .where('tur', 'like', 'enquiry%')
    .execute()
  expect(mails.map(({ tur, dil }) => `${tur} ${dil}`).toSorted()).toEqual([
    'enquiry_answer de',
    'enquiry_operator tr',
    'enquiry_sender de',
  ])
  expect(
    (await shop.post('/rezervasyon-talep-post', { ...form, bitis: '2027-01-01', baslangic: '2027-02-01' })).json().code,
  ).toBe('tarih_sirasi')
  const robot = (await shop.post('/rezervasyon-talep-post', { ...form, web_sitesi: 'x' })).json()
  expect(robot.success).toBe(1)
  expect((await shop.app.get('/api/yonetim/talep-listele', staff)).json().toplam).toBe(1)
})
