import { randomUUID } from 'node:crypto'
import type { Product, ProductCard, SearchHit } from '@meltem/contract/catalog/catalog'
import type { Listing } from '@meltem/contract/catalog/listing'
import type { BasketQuote, CalendarDayAnswer, ProductCalendar } from '@meltem/contract/reservation/basket'
import type { CancellationQuote } from '@meltem/contract/reservation/booking'
import { type CartLineRequest, CONTRACT_KINDS, type Reservation } from '@meltem/contract/reservation/reservation'
import { percentOf, toAmount, toMinor } from '@meltem/domain/money'
import { contractDocument } from '../features/reservation/documents/accepted-contracts.ts'
import { voucherDocument } from '../features/reservation/documents/voucher.ts'
import { SYSTEM } from '../features/reservation/person.ts'
import { contractText } from '../features/reservation/place/contract-texts.ts'
import { getTenantSettings } from '../features/settings/settings.service.ts'
import { withTenant } from '../platform/db/connection.ts'
import { startCatalogApp } from './catalog-app.ts'
import { TENANTS } from './demo-tenants.ts'
import { openPostOffice, type PostOffice } from './doubles/post-office.ts'
import { FIXTURE_PASSWORD } from './fixture.ts'
import { stranger } from './hammer/hammer-basket.ts'
import type { TestApp } from './test-app.ts'

const HEADERS = { company: 'meltem' }
/** Amounts as English readers see them: sign, thousands with commas, two decimals. */
const MONEY = /([-−]?)[₺€$£]\s?(\d[\d,]*(?:\.\d+)?)/g

/** Every amount in a text; one without exactly two decimals is a fault of its own. */
export function moneyIn(text: string): number[] {
  return [...text.matchAll(MONEY)].map(([whole, minus, figures = '']) => {
    if (!/\.\d\d$/.test(figures)) throw new Error(`not two decimals: ${whole}`)
    return Number(figures.replaceAll(',', '')) * (minus ? -1 : 1)
  })
}

export function moneyOf(text: string): number {
  const [amount, ...more] = moneyIn(text)
  if (amount === undefined || more.length > 0) throw new Error(`not one amount: ${text}`)
  return amount
}

/** What one costs by the receipt of a quote, and how many are paid: its first price less the campaign of the product. */
export function unitOnReceipt({ fis }: BasketQuote): { fiyat: number; adet: number; hafta: boolean } {
  const step = found(fis.adimlar.find(({ asama }) => asama === 'satir'))
  const rate = fis.adimlar.find(({ kod }) => kod === 'urun_kampanya')?.oran ?? 0
  const price = toMinor(found(step.birim_fiyat))
  return { fiyat: toAmount(price - percentOf(price, rate)), adet: step.adet, hafta: step.kod === 'hafta' }
}

export interface Booked {
  readonly k_no: string
  readonly anahtar: string
  readonly e_mail: string
}

/** Everything that says a price to a guest, called as their browser would call it, in English. */
export interface Surfaces {
  readonly app: TestApp
  card(k_no: string, kur: string): Promise<ProductCard>
  product(k_no: string, kur: string): Promise<Product>
  /** What is suggested while the title is typed. */
  suggested(card: ProductCard, kur: string): Promise<SearchHit | undefined>
  list(card: ProductCard, kur: string): Promise<Listing>
  calendarDay(line: Asked, kur: string): Promise<CalendarDayAnswer>
  quote(line: CartLineRequest, kur: string): Promise<BasketQuote>
  book(line: CartLineRequest, quote: BasketQuote): Promise<Booked>
  reservation(booked: Booked): Promise<Reservation>
  pay(booked: Booked, tutar: number): Promise<void>
  /** Amounts of the mails that have arrived since the last look, mail by mail. */
  mails(booked: Booked): Promise<number[][]>
  voucher(booked: Booked): ReturnType<typeof voucherDocument>
  contract(booked: Booked): ReturnType<typeof contractDocument>
  refund(booked: Booked): Promise<CancellationQuote>
  cancel(booked: Booked, iade: number): Promise<void>
  close(): Promise<void>
}

type Asked = Pick<CartLineRequest, 'urun_k_no' | 'opsiyon_k_no' | 'baslangic'>

export async function openSurfaces(): Promise<Surfaces> {
  const app = await startCatalogApp({
    environment: { RATE_LIMIT: '1000000', TRUST_PROXY: '127.0.0.1' },
    guestsBook: true,
  })
  // Papers are read for themselves; drawing them for every mail would take most of the time.
  const office = await openPostOffice(app)
  const tenant = app.tenants.byKod('meltem')
  if (!tenant) throw new Error('there is no demo tenant')
  const act = { services: app.services, tenant, person: SYSTEM }
  const english = (booked: Booked) => ({ ...booked, lang: 'en' as const })
  return {
    app,
    ...shopSurfaces(app),
    ...(await bookingSurfaces(app)),
    mails: (booked) => readMails(app, office, booked),
    voucher: (booked) => voucherDocument(act, english(booked), 'https://a.b'),
    contract: (booked) => contractDocument(act, english(booked), 'https://a.b'),
    close: async () => {
      await office.close()
      await app.close()
    },
  }
}

async function get<T>(app: TestApp, path: string, query: Record<string, string>): Promise<T> {
  const answer = await app.get(`/api${path}?${new URLSearchParams(query)}`, HEADERS)
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.payload}`)
  return answer.json<T>()
}

async function post<T>(
  app: TestApp,
  path: string,
  body: object,
  headers: Record<string, string> = HEADERS,
): Promise<T> {
  const answer = await app.post(`/api${path}`, body, headers)
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.payload}`)
  return answer.json<T>()
}

type Shop = Pick<Surfaces, 'card' | 'product' | 'suggested' | 'list' | 'calendarDay' | 'quote'>

function shopSurfaces(app: TestApp): Shop {
  const dil = 'en'
  return {
    card: async (k_no, kur) => {
      const { data } = await get<{ data: ProductCard[] }>(app, '/urun-kart-listele', { dil, kur, k_no })
      return found(data[0])
    },
    product: async (k_no, kur) =>
      found((await get<{ data: Product | null }>(app, '/category-urun-getir', { dil, kur, k_no })).data),
    suggested: async ({ baslik }, kur) => {
      const { data } = await get<{ data: SearchHit[] }>(app, '/category-urun-arama', { dil, kur, ara: baslik })
      return data.find((hit) => hit.baslik === baslik)
    },
    list: async ({ urun_tipi }, kur) => {
      const query = { dil, kur, urun_tipi, adet: '48', harita: '1' }
      return (await get<{ data: Listing }>(app, '/category-urun-listele', query)).data
    },
    calendarDay: async ({ urun_k_no, opsiyon_k_no, baslangic }, kur) => {
      const query = { urun_k_no, kur, ay: baslangic.slice(0, 7) }
      const { takvimler } = await get<{ takvimler: ProductCalendar[] }>(app, '/urun-takvim-getir', query)
      const own = found(takvimler.find((one) => one.opsiyon_k_no === opsiyon_k_no))
      if (own.kur !== kur) throw new Error(`asked for ${kur}, answered in ${own.kur}`)
      return found(own.gunler.find(({ tarih }) => tarih === baslangic))
    },
    quote: async (line, secilen_kur) => {
      const body = { lang: 'en', secilen_kur, sepet_urunler: [line] }
      return (await post<{ data: BasketQuote }>(app, '/sepet-hesapla-post', body)).data
    },
  }
}

function found<T>(one: T | null | undefined): T {
  if (one === null || one === undefined) throw new Error('not found')
  return one
}

type Till = Pick<Surfaces, 'book' | 'reservation' | 'pay' | 'refund' | 'cancel'>

async function bookingSurfaces(app: TestApp): Promise<Till> {
  const { db, cache } = app.services
  const { company, contact } = await getTenantSettings(db, cache, found(app.tenants.byKod('meltem')))
  const onaylar = CONTRACT_KINDS.map((tur) => ({ tur, ozet: contractText(tur, 'en', { company, contact }).ozet }))
  const { e_mail: staff } = found(TENANTS.find(({ kod }) => kod === 'meltem')?.personel[0])
  const login = await app.post('/api/yonetim/giris-yap-post', { e_mail: staff, sifre: FIXTURE_PASSWORD }, HEADERS)
  const cookie = String(login.headers['set-cookie']).split(';')[0] ?? ''
  const key = ({ k_no, anahtar }: Booked) => ({ k_no, anahtar })
  return {
    book: async (line, quote) => {
      const k_no = randomUUID()
      const e_mail = `${k_no}@example.com`
      const { genel_toplam, on_odeme_toplam } = quote.kur_rezervasyon_toplam
      const { misafir_anahtari } = await post<{ misafir_anahtari: string }>(
        app,
        '/rezervasyon-olustur-post',
        {
          k_no,
          lang: 'en',
          rezervasyon_satis_durum: 'direk',
          sepet_urunler: [line],
          misafir: { ad: 'Ada', soyad: 'Deniz', telefon: '+905321112233', e_mail },
          secilen_kur: quote.fis.kur,
          odeme_yontemi: 'havale',
          odeme_tipi: 'on_odeme',
          mesafeli_satis_sozlesmesi: true,
          onaylar,
          kur_rezervasyon_toplam: { genel_toplam, on_odeme_toplam },
          modul: 'web',
        },
        { ...stranger(), ...HEADERS },
      )
      return { k_no, anahtar: misafir_anahtari, e_mail }
    },
    reservation: async (booked) => (await get<{ data: Reservation }>(app, '/rezervasyon-getir', key(booked))).data,
    pay: async ({ k_no }, tutar) => {
      await post(app, '/yonetim/tahsilat-ekle-post', { k_no, tutar, islem_no: randomUUID() }, { ...HEADERS, cookie })
    },
    refund: async (booked) =>
      (await post<{ data: CancellationQuote }>(app, '/rezervasyon-iptal-hesapla-post', key(booked))).data,
    cancel: async (booked, iade) => {
      await post(app, '/rezervasyon-iptal-post', { ...key(booked), iade })
    },
  }
}

/** Sends what waits, as the job does. */
async function readMails(app: TestApp, office: PostOffice, { e_mail }: Booked): Promise<number[][]> {
  const tenant_id = app.tenants.byKod('meltem')?.id ?? 0
  const rows = await withTenant(app.services.db, tenant_id, (trx) =>
    trx.selectFrom('eposta').select('k_no').where('durum', '<>', 'gonderildi').orderBy('olusturma_zamani').execute(),
  )
  const { received } = office.smtp
  const before = received.length
  for (const { k_no } of rows) await office.send(tenant_id, k_no)
  const own = received.slice(before).filter((mail) => mail.to?.[0]?.address === e_mail)
  return own.map(({ text = '' }) => moneyIn(text))
}
