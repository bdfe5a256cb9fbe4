import { randomUUID } from 'node:crypto'
import type { placeReservation } from '@meltem/contract/reservation/booking'
import type { AnswerOf, InputOf } from '@meltem/contract/wire/endpoint'
import { sum, toMinor } from '@meltem/domain/money'
import { WHOLE_HOLIDAY } from '@meltem/domain/scenarios/mixed-baskets'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { openPostOffice } from '../../../testing/doubles/post-office.ts'
import { FIXTURE_PASSWORD, fixtureTenant } from '../../../testing/fixture.ts'
import { sellBasket } from '../../../testing/golden-catalog.ts'
import { acceptances } from '../../../testing/hammer/hammer-basket.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type Browser, newMember } from '../../../testing/test-member.ts'
import { storeBulletin } from '../../settings/bulletin.queries.ts'
import { contractDocument } from '../documents/accepted-contracts.ts'
import { voucherDocument } from '../documents/voucher.ts'
import { SYSTEM } from '../person.ts'

let app: TestApp
let holiday: Awaited<ReturnType<typeof sellHoliday>>
beforeAll(async () => {
  const plain = fixtureTenant('alfa', ['tr', 'en', 'de', 'ru'], { para_birimleri: ['TRY', 'EUR', 'USD', 'GBP'] })
  const rezervasyon = { taksit_oranlari: { 2: 3.5, 3: 5.75, 6: 9.9 }, bilet_on_eki: 'ALF', tutma_dk: 15 }
  const other = { ...plain.ayarlar.other, uye_olmadan_rezervasyon: true }
  const tenant = { ...plain, ayarlar: { ...plain.ayarlar, rezervasyon, other } }
  app = await startTestApp({ tenants: [tenant], environment: { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '100000' } })
  app.clock.set(() => new Date('2026-08-10T09:00:00Z'))
  holiday = await sellHoliday()
})
afterAll(() => app.close())

type Placement = InputOf<typeof placeReservation>

const guest = { ad: 'Ada', soyad: 'Deniz', telefon: '+905321112233' }

/** A member whose group has the discount of the scenario. */
async function newMemberOfGroup(): Promise<Browser> {
  const browser = await newMember(app, `${randomUUID().slice(0, 8)}@example.com`)
  const tenant_id = app.tenants.byKod('alfa')?.id ?? 0
  await withTenant(app.services.db, tenant_id, async (trx) => {
    const ad = JSON.stringify({ tr: 'Sadık misafir', en: 'Loyal guest' })
    const group = { tenant_id, ad, iskonto_oran: WHOLE_HOLIDAY.iskonto?.indirim_tutari ?? 0 }
    const { k_no } = await trx.insertInto('uye_grubu').values(group).returning('k_no').executeTakeFirstOrThrow()
    await trx.updateTable('uye').set({ uye_grup_k_no: k_no }).execute()
  })
  return browser
}

/** Puts the holiday on sale, in euros at the rates of its scenario. */
async function sellHoliday() {
  const { services, tenants } = app
  const tenantId = tenants.byKod('alfa')?.id ?? 0
  const { TRY: _base, ...rates } = WHOLE_HOLIDAY.kurlar
  await storeBulletin(services.db, {
    banka_kodu: WHOLE_HOLIDAY.banka_kodu,
    bulten_no: null,
    bulten_tarihi: '2099-01-01',
    kurlar: Object.entries(rates).map(([kod, satis]) => ({ kod, alis: satis, satis })),
  })
  services.cache.dropAll()
  return await withTenant(services.db, tenantId, (trx) => sellBasket(trx, tenantId, WHOLE_HOLIDAY))
}

/** Books it with all three discounts, extras, fees and VAT on top. */
async function bookHoliday(paying: Pick<Placement, 'odeme_yontemi' | 'odeme_tipi'>, kart_taksit: number) {
  const member = await newMemberOfGroup()
  const basket = { ...holiday, lang: 'en' as const, odeme_tipi: paying.odeme_tipi, kart_taksit }
  const { data: quote } = (await member.post('/sepet-hesapla-post', basket)).json()
  const { kart_taksit: _count, ...rest } = basket
  const { genel_toplam, on_odeme_toplam } = quote.kur_rezervasyon_toplam
  const body: Placement = {
    ...rest,
    ...paying,
    k_no: randomUUID(),
    rezervasyon_satis_durum: 'direk',
    misafir: { ...guest, e_mail: `${randomUUID().slice(0, 8)}@example.com` },
    ...(kart_taksit > 1 ? { kart_bilgileri: { kart_3d_guvenlik: true, kart_taksit } } : {}),
    mesafeli_satis_sozlesmesi: true,
    kiralama_sozlesmesi: true,
    onaylar: acceptances('en'),
    kur_rezervasyon_toplam: { genel_toplam, on_odeme_toplam },
    modul: 'web',
  }
  const answer = (await member.post('/rezervasyon-olustur-post', body)).json<AnswerOf<typeof placeReservation>>()
  if (answer.success !== 1) throw new Error(JSON.stringify(answer))
  return { k_no: body.k_no, anahtar: answer.misafir_anahtari, data: answer.data }
}

/** What is written there, in cents: −€1,234.56 is −123456. */
function written(text: string): number {
  const amount = /(-|−)?€([\d,]+\.\d\d)/.exec(text)
  if (!amount) throw new Error(`no amount in ${text}`)
  return toMinor(Number(amount[2]?.replaceAll(',', ''))) * (amount[1] ? -1 : 1)
}

async function papersOf({ k_no, anahtar }: { k_no: string; anahtar: string }) {
  const tenant = app.tenants.byKod('alfa')
  if (!tenant) throw new Error('the fixture has lost its first tenant')
  const act = { services: app.services, tenant, person: SYSTEM }
  const contract = await contractDocument(act, { k_no, anahtar }, 'https://a.b')
  return { contract, voucher: () => voucherDocument(act, { k_no, anahtar, lang: 'en' }, 'https://a.b') }
}

async function mailOf(k_no: string): Promise<string> {
  const office = await openPostOffice(app)
  const tenantId = app.tenants.byKod('alfa')?.id ?? 0
  const rows = await withTenant(app.services.db, tenantId, (trx) =>
    trx.selectFrom('eposta').select(['k_no', 'tur', 'veri']).orderBy('olusturma_zamani', 'desc').execute(),
  )
  const row = rows.find(({ tur, veri }) => tur === 'reservation_guest' && veri.k_no === k_no)
  await office.send(tenantId, row?.k_no ?? '')
  await office.close()
  return office.smtp.received.at(-1)?.text ?? ''
}

/** The amounts between two rows of a mail, without the second one. */
function amountsBetween(text: string, from: string, to: string): number[] {
  const part = text.slice(text.indexOf(`${from}:`), text.indexOf(`${to}:`))
  return (part.match(/(?:-|−)?€[\d,]+\.\d\d/g) ?? []).map(written)
}

const CASES = [
  ['paid in six instalments', { odeme_yontemi: 'kredi_karti', odeme_tipi: 'tamami' }, 6],
  ['a deposit in three instalments', { odeme_yontemi: 'kredi_karti', odeme_tipi: 'on_odeme' }, 3],
  ['by transfer', { odeme_yontemi: 'havale', odeme_tipi: 'on_odeme' }, 1],
  ['on the day', { odeme_yontemi: 'tur_gunu', odeme_tipi: 'on_odeme' }, 1],
] as const

describe('a holiday with every discount, extras, fees and VAT on top', () => {
  test.each(CASES)('%s: the lines of contract and mail add up to the total they show', async (_, paying, taksit) => {
    const booked = await bookHoliday(paying, taksit)
    const total = toMinor(booked.data.fis.toplam.genel_toplam)
    const { contract } = await papersOf(booked)
    const steps = [...contract.satirlar.flatMap(({ adimlar }) => adimlar), ...contract.adimlar]
    expect(written(contract.toplam)).toBe(total)
    expect(sum(steps.map(({ tutar }) => written(tutar)))).toBe(total)
    expect(steps.every(({ ad }) => ad !== '' && !ad.includes('{'))).toBe(true)

    const mail = await mailOf(booked.k_no)
    expect(sum(amountsBetween(mail, 'Services', 'Total'))).toBe(total)
    expect(amountsBetween(mail, 'Total', 'Due now')).toEqual([total])
    const { hesap } = booked.data
    expect(toMinor(hesap.odenen) + toMinor(hesap.simdi) + toMinor(hesap.kalan)).toBe(total)
    const due = contract.hesap.filter(({ tutar }) => tutar.includes('€')).map(({ tutar }) => written(tutar))
    expect(sum(due)).toBe(total)
  })

  test('paid in instalments: the services of the voucher and the difference add up to its total', async () => {
    const booked = await bookHoliday({ odeme_yontemi: 'kredi_karti', odeme_tipi: 'tamami' }, 6)
    const { genel_toplam, taksit_fark } = booked.data.fis.toplam
    const login = await app.post('/api/yonetim/giris-yap-post', {
      e_mail: 'ada@alfa.example.com',
      sifre: FIXTURE_PASSWORD,
    })
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? ''
    const money = { k_no: booked.k_no, tutar: genel_toplam, islem_no: randomUUID() }
    expect(
      (await app.post('/api/yonetim/tahsilat-ekle-post', money, { company: 'alfa', cookie })).json(),
    ).toMatchObject({
      success: 1,
      data: { durum: 'confirmed', hesap: { odenen: genel_toplam, simdi: 0, kabulde: 0, kalan: 0 } },
    })
    const { voucher } = await papersOf(booked)
    const { para, taksit_farki, satirlar } = await voucher()
    expect(written(taksit_farki ?? '')).toBe(toMinor(taksit_fark))
    const totals = satirlar.map((item) => written(item.para?.toplam ?? ''))
    expect(sum(totals) + toMinor(taksit_fark)).toBe(written(para?.toplam ?? ''))
    expect(satirlar.map((item) => written(item.para?.odenen ?? ''))).toEqual(totals)
  })
})
