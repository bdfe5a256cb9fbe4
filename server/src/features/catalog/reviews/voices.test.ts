import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { stableKey } from '../../../platform/db/stable-key.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import { openPostOffice } from '../../../testing/doubles/post-office.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { shownName } from './reviews.ts'
import { watchKey } from './watch-key.ts'
import { tellWatchers } from './watches.ts'

const TODAY = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
const VILLA = stableKey('meltem', 'urun', 'villa-zeytin')
const UNIT = stableKey('meltem', 'birim', 'villa-zeytin', '0')
const company = { company: 'meltem' }

let app: TestApp
let id: number
beforeAll(async () => {
  app = await startCatalogApp({ environment: { RATE_LIMIT: '100000' } })
  id = app.tenants.byKod('meltem')?.id ?? 0
  await app.owner.pool.query('analyze')
})
afterAll(() => app.close())

const inTenant: <T>(work: Parameters<typeof withTenant<T>>[2]) => Promise<T> = (work) =>
  withTenant(app.services.db, id, work)

async function allowGuests(allowed: boolean): Promise<void> {
  await inTenant(async (trx) => {
    const { deger } = await trx
      .selectFrom('ayar')
      .select('deger')
      .where('anahtar', '=', 'other')
      .executeTakeFirstOrThrow()
    const changed = JSON.stringify({ ...deger, uye_olmadan_yorum_yapma: allowed })
    await trx.updateTable('ayar').set({ deger: changed }).where('anahtar', '=', 'other').execute()
  })
  app.services.cache.dropAll()
}

const REVIEW = {
  lang: 'en',
  urun_k_no: VILLA,
  puan: 5,
  metin: 'A quiet house.',
  ad: 'Ada Lovelace',
  e_mail: 'ada@x.example',
}
const write = (changes: object) => app.post('/api/urun-yorum-post', { ...REVIEW, ...changes }, company)
const read = async () => (await app.get(`/api/urun-yorum-listele?urun_k_no=${VILLA}`, company)).json()

describe('a review', () => {
  test('of a visitor is refused where only members write', async () => {
    await allowGuests(false)
    expect((await write({})).statusCode).toBe(401)
  })

  test('waits for the operator, as plain text, with links marked', async () => {
    await allowGuests(true)
    const before = await read()
    const script = '<script>alert(1)</script> see https://spam.example \u202eabc'
    const { k_no } = (await write({ metin: script })).json()
    expect((await read()).toplam).toBe(before.toplam)
    const row = await inTenant((trx) =>
      trx.selectFrom('yorum').selectAll().where('k_no', '=', k_no).executeTakeFirstOrThrow(),
    )
    expect(row).toMatchObject({ durum: 'bekliyor', baglanti_var: true, ad: 'Ada L.', dogrulanmis: false })
    expect(row.metin).toBe('<script>alert(1)</script> see https://spam.example abc')
    await inTenant((trx) => trx.updateTable('yorum').set({ durum: 'yayinda' }).where('k_no', '=', k_no).execute())
    // As the listener does when the database tells of the change.
    app.services.cache.dropAll()
    const after = await read()
    expect(after.toplam).toBe(before.toplam + 1)
    expect(after.dagilim[4]).toBe(before.dagilim[4] + 1)
    expect(JSON.stringify(after)).not.toContain('ada@x.example')
  })

  test('is for staff to moderate', async () => {
    expect((await app.get('/api/yonetim/yorum-listele', company)).statusCode).toBe(401)
    const body = { k_no: VILLA, durum: 'yayinda' }
    expect((await app.post('/api/yonetim/yorum-guncelle-post', body, company)).statusCode).toBe(401)
  })

  test.each([
    ['six stars', { puan: 6 }],
    ['no words', { metin: '   ' }],
    ['another field', { durum: 'yayinda' }],
  ])('with %s is refused', async (_, changes) => {
    expect((await write(changes)).statusCode).toBe(422)
  })

  test.each([
    ['Ayşe Yılmaz', 'Ayşe Y.'],
    ['Иван', 'Иван'],
    ['Ali ışık', 'Ali I.'],
  ])('of %s is shown as %s', (name, shown) => {
    expect(shownName(name)).toBe(shown)
  })
})

describe('a watch', () => {
  // A Saturday: the day of arrival in summer.
  const from = addDays(TODAY, 200 + ((13 - Temporal.PlainDate.from(TODAY).add({ days: 200 }).dayOfWeek) % 7))
  const to = addDays(from, 7)
  const wish = { lang: 'de', urun_k_no: VILLA, e_mail: 'gast@x.example', neden: 'musait', baslangic: from, bitis: to }
  const letters = () =>
    inTenant((trx) => trx.selectFrom('eposta').selectAll().where('tur', '=', 'watch_news').execute())
  const look = async () => {
    const tenant = app.tenants.byKod('meltem')
    if (!tenant) throw new Error('the tenant is gone')
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    return await tellWatchers(app.services, tenant)
  }

  test('is stored once, says nothing while the dates are taken, and mails once when they are free', async () => {
    const block = await inTenant((trx) =>
      trx
        .insertInto('tutma')
        .values({
          tenant_id: id,
          birim_k_no: UNIT,
          baslangic: new Date(`${from}T09:00:00Z`),
          bitis: new Date(`${to}T09:00:00Z`),
          durum: 'blocked',
          rezervasyon_k_no: null,
          sira: null,
          kalkis_k_no: null,
          tutma_bitis: null,
          aciklama: null,
        })
        .returning('k_no')
        .executeTakeFirstOrThrow(),
    )
    const first = (await app.post('/api/urun-haber-ver-post', wish, company)).json()
    const second = (await app.post('/api/urun-haber-ver-post', wish, company)).json()
    expect(second.k_no).toBe(first.k_no)
    expect(await look()).toBe(0)
    await inTenant((trx) =>
      trx.updateTable('tutma').set({ durum: 'cancelled' }).where('k_no', '=', block.k_no).execute(),
    )
    expect(await look()).toBe(1)
    expect(await look()).toBe(0)
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter).toMatchObject({ alici: 'gast@x.example', dil: 'de', veri: { neden: 'musait', baslangic: from } })
  })

  test('arrives by SMTP in the language of the wish, with the way to the product and out of it', async () => {
    const office = await openPostOffice(app)
    await app.services.queue.work(office.job)
    await expect.poll(() => office.smtp.received.length, { interval: 100 }).toBe(1)
    const [mail] = office.smtp.received
    expect(mail?.to?.[0]?.address).toBe('gast@x.example')
    expect(mail?.subject).toContain('Villa Zeytin')
    expect(mail?.text).toMatch(/frei/i)
    expect(mail?.html).toContain('/de/d/')
    expect(mail?.html).toContain('/haber-vazgec')
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain('/haber-vazgec?dil=de&')
    await office.close()
  })

  test('is taken back with the key of the mail only', async () => {
    const cheaper = { ...wish, neden: 'ucuz' }
    const { k_no } = (await app.post('/api/urun-haber-ver-post', cheaper, company)).json()
    const address = (key: string) => `/haber-vazgec?dil=de&k_no=${k_no}&anahtar=${key}`
    const host = { host: 'meltem.localhost' }
    const state = async () =>
      (
        await inTenant((trx) =>
          trx.selectFrom('haber_istegi').select('durum').where('k_no', '=', k_no).executeTakeFirst(),
        )
      )?.durum
    expect((await app.post(address('wrong'), '', host)).statusCode).toBe(404)
    const key = watchKey(app.services.config.secret, id, k_no)
    expect((await app.get(address(key), host)).body).toContain('<form method="post">')
    expect(await state()).toBe('bekliyor')
    expect((await app.post(address(key), '', host)).statusCode).toBe(200)
    expect(await state()).toBe('vazgecti')
  })

  test.each([
    ['dates in the past', { baslangic: '2020-01-01', bitis: '2020-01-08' }],
    ['an end before the start', { bitis: TODAY }],
    ['no address', { e_mail: 'nobody' }],
  ])('with %s is refused', async (_, changes) => {
    expect((await app.post('/api/urun-haber-ver-post', { ...wish, ...changes }, company)).statusCode).toBe(422)
  })
})
