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

test('of two clerks who answer the same enquiry one is heard, the other is told, and one mail goes (BOOK-65)', async () => {
  const { talep_no } = (await shop.post('/rezervasyon-talep-post', { ...form, e_mail: 'two@example.com' })).json()
  const staff = await shop.logIn()
  const [row] = (await shop.app.get('/api/yonetim/talep-listele?durum=yeni', staff)).json().data
  expect(row.talep_no).toBe(talep_no)
  const answers = await Promise.all(
    ['First', 'Second'].map((yanit) =>
      shop.post('/yonetim/talep-guncelle-post', { k_no: row.k_no, gorulen: 'yeni', yanit }, staff),
    ),
  )
  const codes = answers.map((one) => String(one.json().code ?? 'ok'))
  expect(codes.toSorted()).toEqual(['durum_uygun_degil', 'ok'])
  const mails = await shop.app.owner.db
    .selectFrom('eposta')
    .select('tur')
    .where('tur', '=', 'enquiry_answer')
    .where('alici', '=', 'two@example.com')
    .execute()
  expect(mails).toHaveLength(1)
  const gone = { k_no: crypto.randomUUID(), gorulen: 'yeni', yanit: 'x' }
  expect((await shop.post('/yonetim/talep-guncelle-post', gone, staff)).json().code).toBe('bulunamadi')
  await shop.post('/yonetim/talep-guncelle-post', { k_no: row.k_no, gorulen: 'yanitlandi', durum: 'kapandi' }, staff)
  expect((await shop.app.get('/api/yonetim/talep-listele?durum=yeni', staff)).json().toplam).toBe(0)
})

test('enquiries are stored, mailed both ways, listed and answered', async () => {
  const sent = (
    await shop.post('/rezervasyon-talep-post', { ...form, baslangic: '2027-06-01', butce: 5000, kur: 'EUR' })
  ).json()
  expect(sent.talep_no).toMatch(/^T\d{6}-[A-Z3479]{5}$/)
  const staff = await shop.logIn()
  const { data } = (await shop.app.get('/api/yonetim/talep-listele?durum=yeni', staff)).json()
  expect((await shop.app.get('/api/yonetim/sayac-get', staff)).json().data.talepler).toBe(1)
  expect((await shop.app.get('/api/yonetim/bugun-getir', staff)).json().talepler).toBe(1)
  expect(data).toMatchObject([{ talep_no: sent.talep_no, tur: 'dugun', butce: 5000, durum: 'yeni' }])
  const answered = await shop.post('/yonetim/talep-guncelle-post', { k_no: data[0].k_no, yanit: 'Gladly!' }, staff)
  expect(answered.json()).toMatchObject({ data: { durum: 'yanitlandi', yanit: 'Gladly!' } })
  const mails = await shop.app.owner.db
    .selectFrom('eposta')
    .select(['tur', 'dil'])
    .where('tur', 'like', 'enquiry%')
    .where((row) => row.or([row('alici', '=', 'ada@example.com'), row('yanit_adresi', '=', 'ada@example.com')]))
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
  expect((await shop.app.get('/api/yonetim/talep-listele', staff)).json()).toMatchObject({ toplam: 2, sayfa_boyu: 25 })
})
