import { randomUUID } from 'node:crypto'
import type { NewsletterFields } from '@meltem/contract/audience/newsletter-office'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPostOffice, type PostOffice } from '../../../testing/doubles/post-office.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'
import { mailExtras } from '../../letters/mail-extras.ts'
import { BATCH, sendNewsletters } from './send-newsletters.job.ts'

let shop: TestBooking
let office: PostOffice
let staff: Record<string, string>
beforeAll(async () => {
  shop = await openTestBooking()
  office = await openPostOffice(shop.app, mailExtras(shop.app.services))
  staff = await shop.logIn()
})
afterAll(async () => {
  await office.close()
  await shop.close()
})
beforeEach(async () => {
  await owner('delete from bulten_alici; delete from bulten; delete from eposta; delete from abone')
  await owner("delete from pgboss.job where name in ('send-mail', 'send-newsletters')")
  office.smtp.received.length = 0
})

const owner = async (text: string) => (await shop.app.owner.pool.query(text)).rows
const post = (path: string, body: object, headers = staff) => shop.app.post(`/api/yonetim/${path}`, body, headers)
const get = (path: string, headers = staff) => shop.app.get(`/api/yonetim/${path}`, headers)
const tick = () => sendNewsletters(shop.app.services, shop.app.tenants).run({}, { retries: 0, isLast: false })

const both = (en: string, de: string) => ({ en, de })
const words = (more: Partial<NewsletterFields> = {}): NewsletterFields => ({
  konu: both('Autumn on the coast', 'Herbst an der Küste'),
  onizleme: both('Four quiet weeks', 'Vier stille Wochen'),
  bloklar: [
    { tip: 'baslik', metin: both('The sea is warm', 'Das Meer ist warm') },
    { tip: 'metin', metin: both('First.\n\nSecond of {marka}.', 'Erstens.\n\nZweitens.') },
    { tip: 'urunler', urunler: [shop.tour.urun_k_no] },
    { tip: 'dugme', etiket: both('See all', 'Alles ansehen'), url: '/d/tours' },
  ],
  diller: [],
  segment: 'hepsi',
  eksik_dil: 'disarida',
  ...more,
})

async function write(more: Partial<NewsletterFields> = {}, headers = staff): Promise<string> {
  const k_no = randomUUID()
  const answer = await post('bulten-kaydet-post', { k_no, surum: 0, gorulen: {}, yeni: words(more) }, headers)
  expect(answer.json()).toMatchObject({ success: 1 })
  return k_no
}

async function subscribers(count: number, dil = 'en', name = dil): Promise<void> {
  await owner(`insert into abone (tenant_id, e_mail, dil, durum, kaynak, riza_metni, onay_zamani)
    select ${shop.place.tenantId}, '${name}' || n || '@example.com', '${dil}', 'onayli', 'altbilgi', 'yes',
      now() - interval '1 day' from generate_series(1, ${count}) n`)
}

async function send(k_no: string, zaman: string | null = null) {
  const { surum, toplam } = (await post('bulten-hesapla-post', { k_no })).json().data
  return (await post('bulten-gonder-post', { k_no, surum, toplam, zaman })).json()
}

const stand = async (k_no: string) => (await get(`bulten-getir?k_no=${k_no}`)).json().data

/** Everything that waits in the outbox, as its jobs do it. */
async function deliver(): Promise<void> {
  const rows = await owner("select k_no from eposta where durum = 'bekliyor'")
  for (const { k_no } of rows)
    await office.job.run({ tenant_id: shop.place.tenantId, k_no }, { retries: 0, isLast: false })
}

const receivers = () => office.smtp.received.map((mail) => mail.to?.[0]?.address ?? '').toSorted()

describe('writing (PEOPLE-60, PEOPLE-61)', () => {
  test('what two write into different fields stands, the same field is told', async () => {
    const k_no = await write()
    const { surum, konu, segment } = await stand(k_no)
    const edit = (gorulen: object, yeni: object) => post('bulten-kaydet-post', { k_no, surum, gorulen, yeni })
    expect((await edit({ segment }, { segment: 'uye' })).json().data).toMatchObject({ segment: 'uye' })
    const other = await edit({ konu }, { konu: both('Other', 'Anders') })
    expect(other.json().data).toMatchObject({ segment: 'uye', konu: both('Other', 'Anders') })
    const late = await edit({ konu }, { konu: both('Late', 'Spät') })
    expect([late.statusCode, late.json().ayrinti.alanlar]).toEqual([409, { konu: both('Other', 'Anders') }])
  })

  test.each([
    ['a script', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['a header', 'Hi\r\nBcc: everybody@example.com'],
  ])('%s in the words is shown as words and nothing else', async (_name, evil) => {
    const bloklar = [{ tip: 'metin' as const, metin: { en: evil } }]
    const k_no = await write({ konu: { en: evil }, onizleme: { en: evil.split('\r')[0] ?? '' }, bloklar })
    expect((await post('bulten-dene-post', { k_no, dil: 'en' })).json()).toMatchObject({ success: 1 })
    await deliver()
    const [mail] = office.smtp.received
    expect(mail?.html).not.toMatch(/<script|<img src=x/)
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.subject).toContain(evil.replaceAll(/[\r\n]+/g, ' '))
    expect(receivers()).toHaveLength(1)
  })

  test('braces around what is no variable, addresses that run something and unknown pictures are refused', async () => {
    const refused = async (more: object) => {
      const yeni = { ...words(), ...more }
      return (await post('bulten-kaydet-post', { k_no: randomUUID(), surum: 0, gorulen: {}, yeni })).json()
    }
    expect(await refused({ konu: { en: 'Dear {ad}' } })).toMatchObject({
      code: 'degisken_bilinmiyor',
      ayrinti: { degisken: 'ad' },
    })
    const button = { tip: 'dugme', etiket: { en: 'Go' }, url: 'javascript:alert(1)' }
    expect(await refused({ bloklar: [button] })).toMatchObject({ code: 'alan_hatasi' })
    expect(await refused({ bloklar: [{ tip: 'html', html: '<b>' }] })).toMatchObject({ code: 'alan_hatasi' })
  })

  test('content writes and tries, and sending is the manager’s', async () => {
    const k_no = await write()
    await owner(`update personel set rol = 'icerik' where tenant_id = ${shop.place.tenantId}`)
    const refusal = await post('bulten-gonder-post', { k_no, surum: 1, toplam: 1, zaman: null })
    const took = await get('abone-dosya-get?bicim=csv&lang=en')
    await owner(`update personel set rol = 'yonetici' where tenant_id = ${shop.place.tenantId}`)
    expect([refusal.json().code, refusal.json().ayrinti]).toEqual(['yetki_yok', { hak: 'bulten.gonder' }])
    expect(took.statusCode).toBe(403)
  })
})

describe('whom it goes to (PEOPLE-62)', () => {
  test('is confirmed, of the languages and the part chosen; who has no words is left out or reads the main language', async () => {
    await subscribers(3, 'en')
    await subscribers(2, 'ru')
    await owner("update abone set durum = 'bekliyor', onay_zamani = null where e_mail = 'en3@example.com'")
    const quote = async (more: Partial<NewsletterFields>) =>
      (await post('bulten-hesapla-post', { k_no: await write(more) })).json().data
    expect(await quote({})).toMatchObject({
      toplam: 2,
      disarida: 2,
      diller: [
        { dil: 'en', sayi: 2, metin: 'en' },
        { dil: 'ru', sayi: 2, metin: null },
      ],
      engeller: [],
    })
    const turkish = {
      konu: { tr: 'Güz' },
      bloklar: [{ tip: 'metin' as const, metin: { tr: 'Merhaba' } }],
      onizleme: {},
    }
    expect(await quote({ ...turkish, eksik_dil: 'varsayilan' })).toMatchObject({ toplam: 4, disarida: 0 })
    expect(await quote({ diller: ['ru'], ...turkish })).toMatchObject({ toplam: 0, engeller: [{ neden: 'alici_yok' }] })
    expect(await quote({ segment: 'uye' })).toMatchObject({ toplam: 0 })
    expect(await quote({ segment: 'misafir_degil' })).toMatchObject({ toplam: 2 })
  })

  test('a half-written language, an empty block and a count that is not the one of the quote stand in the way', async () => {
    await subscribers(2)
    const bloklar = [
      { tip: 'metin' as const, metin: { en: 'Only English' } },
      { tip: 'gorsel' as const, gorsel: null, url: null },
      { tip: 'urunler' as const, urunler: [] },
      { tip: 'dugme' as const, etiket: both('Go', 'Los'), url: null },
    ]
    const k_no = await write({ bloklar })
    const { engeller } = (await post('bulten-hesapla-post', { k_no })).json().data
    expect(engeller.map(({ neden }: { neden: string }) => neden)).toEqual([
      'dil_eksik',
      'gorsel_yok',
      'urun_yok',
      'adres_yok',
    ])
    expect((await send(k_no)).code).toBe('bulten_eksik')
    const whole = await write()
    const { surum } = await stand(whole)
    const body = { k_no: whole, surum, zaman: null }
    expect((await post('bulten-gonder-post', { ...body, toplam: 9 })).json()).toMatchObject({
      code: 'alici_degisti',
      ayrinti: { toplam: 2 },
    })
    expect((await post('bulten-gonder-post', { ...body, toplam: 2, surum: surum + 1 })).json().code).toBe(
      'surum_degisti',
    )
    const past = { ...body, toplam: 2, zaman: '2020-01-01T00:00:00Z' }
    expect((await post('bulten-gonder-post', past)).json().code).toBe('gecmis_tarih')
    expect(await owner('select 1 from bulten_alici')).toEqual([])
  })
})

describe('sending (PEOPLE-63, PEOPLE-64)', () => {
  test('every subscriber gets one mail in their language, with the way out in one press', async () => {
    await subscribers(1, 'en')
    await subscribers(1, 'de')
    const k_no = await write()
    expect((await send(k_no)).data).toMatchObject({ durum: 'gonderiliyor', ilerleme: { hedef: 2 } })
    await tick()
    await deliver()
    await tick()
    expect(await stand(k_no)).toMatchObject({ durum: 'bitti', ilerleme: { gonderilen: 2, sirada: 0, basarisiz: 0 } })
    const german = office.smtp.received.find((mail) => mail.to?.[0]?.address === 'de1@example.com')
    expect(german?.subject).toBe('Herbst an der Küste')
    expect(german?.text).toMatch(/Das Meer ist warm[\s\S]*Erstens\.[\s\S]*Alles ansehen: http/)
    expect(german?.text).toContain('Newsletter abbestellen: http')
    expect(german?.html).toContain('Newsletter abbestellen')
    const header = (name: string) => german?.headers.find(({ key }) => key === name)?.value ?? ''
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const { pathname, search } = new URL(/<(.*)>/.exec(header('list-unsubscribe'))?.[1] ?? '')
    const [tenant] = await owner(`select alan_adlari from tenant where id = ${shop.place.tenantId}`)
    const payload = 'List-Unsubscribe=One-Click'
    const headers = { host: tenant.alan_adlari[0], 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await shop.app.server.inject({ method: 'POST', url: pathname + search, headers, payload })
    expect(answer.statusCode).toBe(200)
    expect(await owner("select durum from abone where e_mail = 'de1@example.com'")).toEqual([{ durum: 'ayrildi' }])
  })

  test('goes in batches, behind every mail that a person waits for', async () => {
    await subscribers(BATCH + 20)
    const k_no = await write()
    await send(k_no)
    await tick()
    expect((await stand(k_no)).ilerleme.sirada).toBe(BATCH)
    const jobs = await owner("select distinct priority from pgboss.job where name = 'send-mail'")
    expect(jobs).toEqual([{ priority: -10 }])
    await tick()
    expect((await stand(k_no)).ilerleme.sirada).toBe(BATCH)
    await owner("update eposta set durum = 'gonderildi' where durum = 'bekliyor'")
    await tick()
    expect((await stand(k_no)).ilerleme).toMatchObject({ gonderilen: BATCH, sirada: 20 })
  })

  test('a process that ends in the middle of a batch leaves nobody out and nobody twice', async () => {
    await subscribers(12)
    const k_no = await write()
    await send(k_no)
    const { queue } = shop.app.services
    const sendAll = queue.sendAll.bind(queue)
    queue.sendAll = () => Promise.reject(new Error('the process ends here'))
    await expect(tick()).rejects.toThrow('ends here')
    queue.sendAll = sendAll
    expect(await owner('select 1 from bulten_alici')).toEqual([])
    await Promise.all([tick(), tick(), tick()])
    await deliver()
    await tick()
    await deliver()
    expect(receivers()).toHaveLength(12)
    expect(new Set(receivers()).size).toBe(12)
    await expect(
      owner('insert into bulten_alici select tenant_id, bulten_k_no, abone_k_no, gen_random_uuid() from bulten_alici'),
    ).rejects.toThrow('bulten_alici_pkey')
  })

  test('who leaves while it is on its way gets none, and who comes back gets none twice', async () => {
    await subscribers(3)
    const k_no = await write()
    await send(k_no)
    await tick()
    const [{ k_no: leaver }] = await owner("select k_no from abone where e_mail = 'en2@example.com'")
    expect((await post('abone-cikar-post', { k_no: leaver })).json().data.durum).toBe('ayrildi')
    await owner("update abone set durum = 'onayli' where e_mail = 'en2@example.com'")
    await deliver()
    await tick()
    expect(receivers()).toEqual(['en1@example.com', 'en3@example.com'])
    expect(await stand(k_no)).toMatchObject({ durum: 'bitti', ilerleme: { gonderilen: 2, birakilan: 1 } })
  })

  test('held, nothing goes; on again, each goes once; ended, the rest never goes', async () => {
    await subscribers(4)
    const k_no = await write()
    await send(k_no)
    await tick()
    await post('bulten-durdur-post', { k_no, eylem: 'durdur' })
    await deliver()
    await owner("update pgboss.job set state = 'completed' where name = 'send-mail'")
    expect([receivers(), (await stand(k_no)).durum]).toEqual([[], 'durduruldu'])
    await post('bulten-durdur-post', { k_no, eylem: 'surdur' })
    await tick()
    expect(await owner("select 1 from pgboss.job where name = 'send-mail' and state = 'created'")).toHaveLength(4)
    const [first] = await owner("select k_no from eposta where durum = 'bekliyor' order by k_no limit 1")
    await office.job.run({ tenant_id: shop.place.tenantId, k_no: first.k_no }, { retries: 0, isLast: false })
    const ended = await post('bulten-durdur-post', { k_no, eylem: 'bitir' })
    expect(ended.json().data).toMatchObject({ durum: 'iptal', ilerleme: { gonderilen: 1, birakilan: 3 } })
    await deliver()
    await tick()
    expect(receivers()).toHaveLength(1)
    expect((await post('bulten-durdur-post', { k_no, eylem: 'surdur' })).json().code).toBe('durum_uygun_degil')
    expect((await post('bulten-sil-post', { k_no })).json().code).toBe('durum_uygun_degil')
  })

  test('planned, it stands still until its time, can be taken back, and begins by itself', async () => {
    await subscribers(2)
    const k_no = await write()
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    expect((await send(k_no, soon)).data).toMatchObject({ durum: 'planli', plan_zamani: soon })
    await tick()
    expect(await owner('select 1 from bulten_alici')).toEqual([])
    const { surum } = await stand(k_no)
    const edit = { k_no, surum, gorulen: { segment: 'hepsi' }, yeni: { segment: 'uye' } }
    expect((await post('bulten-kaydet-post', edit)).json().code).toBe('durum_uygun_degil')
    expect((await post('bulten-durdur-post', { k_no, eylem: 'taslak' })).json().data.durum).toBe('taslak')
    await send(k_no, soon)
    await owner("update bulten set plan_zamani = now() - interval '1 minute'")
    await tick()
    expect(await stand(k_no)).toMatchObject({ durum: 'gonderiliyor', ilerleme: { hedef: 2, sirada: 2 } })
  })

  test('what a server refuses is tried again and seen under delivery, and the others are not held up', async () => {
    await subscribers(2)
    const k_no = await write()
    await send(k_no)
    await tick()
    const [{ k_no: mail }] = await owner("select k_no from eposta where alici = 'en1@example.com'")
    office.smtp.refuse(1)
    const run = () => office.job.run({ tenant_id: shop.place.tenantId, k_no: mail }, { retries: 30, isLast: true })
    await expect(run()).rejects.toThrow('Try again later')
    await deliver()
    await tick()
    expect(await stand(k_no)).toMatchObject({ durum: 'bitti', ilerleme: { gonderilen: 1, basarisiz: 1 } })
    const failed = (await get('teslimat-listele')).json().data
    expect(failed).toMatchObject([{ tur: 'newsletter', alici: 'en1@example.com' }])
    await post('teslimat-tekrar-post', { tur: 'eposta', k_nolar: null })
    await deliver()
    expect(receivers()).toEqual(['en1@example.com', 'en2@example.com'])
  })

  test('a trial goes to the clerk alone, is marked, and says no subscriber’s key', async () => {
    await subscribers(1)
    const k_no = await write()
    const { alici } = (await post('bulten-dene-post', { k_no, dil: 'de' })).json()
    await deliver()
    expect(receivers()).toEqual([alici])
    const [mail] = office.smtp.received
    expect(mail?.subject).toBe('[Test] Herbst an der Küste')
    expect(mail?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false)
    expect(mail?.html).not.toContain('anahtar=')
    expect((await post('bulten-dene-post', { k_no, dil: 'ru' })).json().code).toBe('bulten_eksik')
  })
})

describe('subscribers (PEOPLE-65)', () => {
  test('are cut, go on by key, and come along as a file that runs no formula', async () => {
    await subscribers(30)
    await subscribers(1, 'de', '=cmd|calc')
    const first = (await get('abone-listele?ara=en')).json()
    expect([first.data.length, first.toplam]).toEqual([25, 30])
    const second = (await get(`abone-listele?ara=en&sonra=${first.sonraki}`)).json()
    expect([second.data.length, second.sonraki]).toEqual([5, null])
    expect((await get('abone-listele?dil=de')).json().toplam).toBe(1)
    expect((await get('abone-listele?ara=%25')).json().toplam).toBe(0)
    const csv = await get('abone-dosya-get?bicim=csv&lang=en&dil=de')
    expect(csv.body).toContain("'=cmd|calc1@example.com")
    const xlsx = await get('abone-dosya-get?bicim=xlsx&lang=tr')
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const notes = await owner("select ayrinti from denetim where olay = 'abone-dosya-get' order by no")
    expect(notes).toMatchObject([{ ayrinti: { dil: 'de', bicim: 'csv' } }, { ayrinti: { bicim: 'xlsx' } }])
  })
})
