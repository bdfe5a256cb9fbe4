import { randomUUID } from 'node:crypto'
import { sampleOf } from '@meltem/contract/testing/sample-input'
import type { Endpoint } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import { giveTerms, saleOf } from '../agency-sale.ts'
import { placement, seats } from '../hammer/hammer-basket.ts'
import { addTour, FIRST_DAY } from '../hammer/hammer-catalog.ts'
import { enterInstallation } from '../installation-login.ts'
import { agencyHeaders, application, newAgency, taxNumber } from '../test-agency.ts'
import type { TestApp } from '../test-app.ts'
import { openTestBooking, type TestBooking } from '../test-booking.ts'
import { newMember } from '../test-member.ts'
import { endsLogin } from './hostile-calls.ts'

type Input = Record<string, unknown>
type Headers = Record<string, string>

/** A tenant with a person of each realm and things of each person, and for each call an input that is accepted. */
export interface HostileWorld {
  readonly app: TestApp
  /** Headers of a person who may make the call. */
  readonly headersFor: (endpoint: Endpoint) => Headers
  /** An input the contract accepts, with keys of things that are there; new keys each time where a call makes something. */
  inputFor(endpoint: Endpoint): Input
  close(): Promise<void>
}

/** Refusals for asking too often would hide what is tried. */
export function withoutLimits({ services }: TestApp): void {
  const never = { take: async () => undefined, mayTake: async () => true, guess: async () => undefined }
  Object.assign(services.throttles, never)
}

/** Wrong on purpose: no sample deletes an account. */
const PASSWORD = 'a long enough password'

export async function openHostileWorld(): Promise<HostileWorld> {
  const shop = await openTestBooking({ RATE_LIMIT: '1000000' })
  const { app, place } = shop
  withoutLimits(app)
  const tour = await addTour(place, 100_000)
  const people = await makePeople(shop)
  const day = addDays(FIRST_DAY, 10)
  const things = await makeThings(shop, people.headers, () => [seats(tour, day)])
  const known = {
    lang: 'en',
    dil: 'en',
    kur: 'TRY',
    secilen_kur: 'TRY',
    baslangic: day,
    bitis: addDays(day, 3),
    tarih: day,
    donus_tarih: day,
    urun_k_no: tour.urun_k_no,
    opsiyon_k_no: tour.opsiyon_k_no,
    kaynak_k_no: shop.villa.kaynak_k_no,
    birim_k_no: shop.villa.units[0],
    kalkis: tour.departure(day),
    rezervasyon_k_no: things.own,
    acente_k_no: people.other,
    ust_acente_k_no: people.seller,
    personel_k_no: people.clerk,
    pax: { yetiskin: 1, cocuk: 0, bebek: 0 },
    anahtar: things.key,
    sifre: PASSWORD,
    sifre_onay: PASSWORD,
    menu_k_no: null,
    web_sitesi: '',
    uye_grup_k_no: null,
    kategori_k_no: null,
    k_no: things.guest,
  }
  const fresh = new Map<string, () => Input>(Object.entries(newInputs({ things, lines: () => [seats(tour, day)] })))
  return {
    app,
    headersFor: ({ access, path }) => (endsLogin(path) ? people.leaving : people.headers[access]),
    inputFor: ({ path, input }) => {
      const own = fresh.get(path)?.() ?? {}
      const sample = sampleOf(input, { ...known, ...own }) as Input
      const left = Object.keys(own).filter((name) => own[name] === undefined)
      return Object.fromEntries(Object.entries(sample).filter(([name]) => !left.includes(name)))
    },
    close: () => shop.close(),
  }
}

async function makePeople(shop: TestBooking) {
  const { app, place } = shop
  const browser = await newMember(app, 'hostile@example.com')
  const seller = await newAgency(app, { kur: 'TRY' })
  const other = await newAgency(app)
  await giveTerms(place, seller.k_no, { akis: 'net_fiyat', kredi: 1_000_000 })
  const member: Headers = { company: 'alfa', authorization: `Bearer ${browser.token ?? ''}` }
  const staff = await shop.logIn()
  const { headers: installation } = await enterInstallation(app)
  const headers = { member, staff, installation, agency: await agencyHeaders(app, seller), public: member }
  const { personel } = (await app.get('/api/yonetim/bilgiler-get', staff)).json<{ personel: { k_no: string } }>()
  return { headers, leaving: await shop.logIn(), seller: seller.k_no, other: other.k_no, clerk: personel.k_no }
}

type People = Awaited<ReturnType<typeof makePeople>>
type Lines = () => Parameters<typeof placement>[0]

/** Bookings of a guest, a member and an agency, as a start. */
async function makeThings(shop: TestBooking, { member, agency }: People['headers'], lines: Lines) {
  const guest = placement(lines())
  const own = placement(lines())
  const sold = saleOf(lines(), 20)
  const { misafir: _nobodyYet, ...optioned } = saleOf(lines(), 20)
  const placed = await shop.post('/rezervasyon-olustur-post', guest)
  const answers = [
    placed,
    await shop.post('/rezervasyon-olustur-post', own, member),
    await shop.post('/acente-rezervasyon-post', sold, agency),
    await shop.post('/acente-opsiyon-post', optioned, agency),
  ]
  for (const { statusCode, body } of answers) if (statusCode !== 200) throw new Error(`nothing to begin with: ${body}`)
  const { misafir_anahtari: key } = placed.json<{ misafir_anahtari: string }>()
  return {
    guest: guest.k_no,
    own: own.k_no,
    sold: sold.k_no,
    optioned: optioned.k_no,
    key,
    guestLines: guest.sepet_urunler,
    soldLines: sold.sepet_urunler,
  }
}

interface Makers {
  readonly things: Awaited<ReturnType<typeof makeThings>>
  readonly lines: Lines
}

/** Where the sample of a field is not enough: undefined leaves a field out. */
function newInputs({ things, lines }: Makers): Record<string, () => Input> {
  let seed = 0
  const next = () => {
    seed += 1
    return seed
  }
  const sale = () => ({ ...saleOf(lines(), 20), yanitlar: [] })
  const booking = () => ({
    ...placement(lines()),
    promosyon_kodu: undefined,
    banka_k_no: undefined,
    ac_k_no: undefined,
    alt_ac_k_no: undefined,
  })
  const quote = () => ({ promosyon_kodu: undefined, sepet_urunler: placement(lines()).sepet_urunler })
  const change = () => ({ sepet_urunler: things.guestLines })
  const agencyKey = () => ({ k_no: things.sold })
  return {
    '/page-get': () => ({ turu: 'p', slug: 'about-en', url: undefined, surum: undefined, onizleme: undefined }),
    '/page-all-get': () => ({ kategori: undefined }),
    '/yonetim/sayfa-kaydet-post': () => ({ k_no: undefined, url: null, slug: `about-${next()}` }),
    '/yonetim/yazi-kategori-kaydet-post': () => ({ k_no: undefined, slug: `kind-${next()}` }),
    '/yonetim/menu-kaydet-post': () => ({ k_no: randomUUID() }),
    '/yonetim/duyuru-kaydet-post': () => ({ k_no: undefined, baslangic: null }),
    '/uye-kayit-ol-post': () => ({ e_mail: `new${next()}@example.com`, gizlilik_politikasi: true }),
    '/uye-guncelle-post': () => ({ e_mail: undefined }),
    '/uye-yolcu-kaydet-post': () => ({ k_no: undefined, belge_turu: 'pasaport', belge_no: 'U1234567' }),
    '/uye-oturum-kapat-post': () => ({ k_no: randomUUID() }),
    '/acente-oturum-kapat-post': () => ({ k_no: randomUUID() }),
    '/sepet-hesapla-post': quote,
    '/kupon-kontrol-post': () => ({ ...quote(), promosyon_kodu: 'SUMMER' }),
    '/acente-sepet-hesapla-post': quote,
    '/rezervasyon-tut-post': booking,
    '/rezervasyon-olustur-post': booking,
    '/rezervasyon-istek-post': () => ({ ...booking(), rezervasyon_satis_durum: 'sor_sat' }),
    '/rezervasyon-degistir-hesapla-post': change,
    '/rezervasyon-degistir-post': () => ({ ...change(), istek_k_no: randomUUID() }),
    '/yonetim/rezervasyon-karsi-teklif-post': change,
    '/yonetim/rezervasyon-karsi-teklif-hesapla-post': change,
    '/transfer-sorgula-post': () => ({ nereden: 'DLM', nereye: 'Kalkan' }),
    '/acente-opsiyon-post': sale,
    '/acente-rezervasyon-post': sale,
    '/acente-istek-post': sale,
    '/acente-opsiyon-onay-post': () => ({ k_no: things.optioned }),
    '/acente-opsiyon-birak-post': () => ({ k_no: randomUUID() }),
    '/acente-teklif-post': () => ({ k_no: things.optioned }),
    '/acente-rezervasyon-getir': agencyKey,
    '/acente-rezervasyon-iptal-hesapla-post': agencyKey,
    '/acente-rezervasyon-iptal-post': agencyKey,
    '/acente-voucher-get': agencyKey,
    '/acente-istek-onay-post': agencyKey,
    '/acente-rezervasyon-degistir-hesapla-post': () => ({ ...agencyKey(), sepet_urunler: things.soldLines }),
    '/acente-rezervasyon-degistir-post': () => ({
      ...agencyKey(),
      sepet_urunler: things.soldLines,
      istek_k_no: randomUUID(),
    }),
    '/yonetim/acente-sozlesme-kaydet-post': () => ({
      k_no: undefined,
      gorulen: undefined,
      kapsam: 'hepsi',
      hedef: null,
    }),
    '/yonetim/acente-odeme-post': () => ({ fatura_k_no: undefined, belge_no: `P${next()}` }),
    '/yonetim/acente-fatura-post': () => ({ fatura_no: `F${next()}`, vade: '2027-06-01' }),
    '/yonetim/tahsilat-ekle-post': () => ({ islem_no: `T${next()}` }),
    '/yonetim/odeme-bildirim-karar-post': () => ({ hareket_k_no: undefined }),
    '/acente-basvuru-post': () => application(next()),
    '/acente-kullanici-davet-post': () => ({ e_mail: `invited${next()}@example.com` }),
    '/acente-alt-acente-post': () => ({ vergi_no: taxNumber(10_000 + next()), e_mail: `sub${next()}@example.com` }),
    '/yonetim/acente-alt-acente-post': () => ({
      vergi_no: taxNumber(20_000 + next()),
      e_mail: `sub${next()}@example.com`,
    }),
    '/acente-sayfa-kaydet-post': () => ({ urunler: [] }),
    // A tenant that is there already: none is made, and the one that is there stays open.
    '/kurum/firma-ekle-post': () => ({ kod: 'alfa', alan_adlari: ['alfa.example.com'], unvan: undefined }),
    '/kurum/alan-adi-ekle-post': () => ({ firma: 'alfa', alan_adi: 'second.example.com' }),
    '/kurum/alan-adi-sil-post': () => ({ firma: 'alfa', alan_adi: 'nobody.example.com' }),
    '/kurum/davet-post': () => ({ firma: 'alfa', e_mail: undefined }),
    '/kurum/firma-durum-post': () => ({ firma: 'alfa', aktif: true, kod: '000000' }),
  }
}
