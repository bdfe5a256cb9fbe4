import type { DemoPage, DemoTenant } from '../../tenant-data.ts'
import { balloonArticle } from './articles/balloon.ts'
import { blueVoyageArticle } from './articles/blue-voyage.ts'
import { ferryArticle } from './articles/ferry.ts'
import { kasArticle } from './articles/kas.ts'
import { tableArticle } from './articles/table.ts'
import { DESTINATION_NAMES, DESTINATION_ORDER } from './destination-names.ts'
import { alacatiPage } from './destinations/alacati.ts'
import { bodrumPage } from './destinations/bodrum.ts'
import { cappadociaPage } from './destinations/cappadocia.ts'
import { dalyanPage } from './destinations/dalyan.ts'
import { ephesusPage } from './destinations/ephesus.ts'
import { fethiyePage } from './destinations/fethiye.ts'
import { gocekPage } from './destinations/gocek.ts'
import { istanbulPage } from './destinations/istanbul.ts'
import { kaleiciPage } from './destinations/kaleici.ts'
import { kalkanPage } from './destinations/kalkan.ts'
import { kasPage } from './destinations/kas.ts'
import { marmarisPage } from './destinations/marmaris.ts'
import { oludenizPage } from './destinations/oludeniz.ts'
import { pamukkalePage } from './destinations/pamukkale.ts'
import { FILTERS } from './filters.ts'
import { FOUR } from './four-languages.ts'
import { homePage } from './home.ts'
import { KIND_NAMES, KIND_ORDER } from './kind-names.ts'
import { carPage } from './kinds/car.ts'
import { extraPage } from './kinds/extra.ts'
import { healthPage } from './kinds/health.ts'
import { hotelPage } from './kinds/hotel.ts'
import { tourPage } from './kinds/tour.ts'
import { transferPage } from './kinds/transfer.ts'
import { villaPage } from './kinds/villa.ts'
import { weddingPage } from './kinds/wedding.ts'
import { yachtPage } from './kinds/yacht.ts'
import { MENU } from './menu.ts'
import { aboutPage } from './pages/about.ts'
import { agenciesPage } from './pages/agencies.ts'
import { bookingPage } from './pages/booking.ts'
import { cancellationPage } from './pages/cancellation.ts'
import { cookiesPage } from './pages/cookies.ts'
import { dalamanPage } from './pages/dalaman.ts'
import { distanceSalePage } from './pages/distance-sale.ts'
import { faqPage } from './pages/faq.ts'
import { helpPage } from './pages/help.ts'
import { membershipPage } from './pages/membership.ts'
import { offersPage } from './pages/offers.ts'
import { paymentPage } from './pages/payment.ts'
import { privacyPage } from './pages/privacy.ts'
import { CAMPAIGNS, COUPONS, PRODUCTS } from './products.ts'
import { SETTINGS } from './settings.ts'

const KINDS: readonly DemoPage[] = [
  villaPage,
  yachtPage,
  tourPage,
  hotelPage,
  transferPage,
  carPage,
  weddingPage,
  healthPage,
  extraPage,
]

const DESTINATIONS: readonly DemoPage[] = [
  gocekPage,
  cappadociaPage,
  oludenizPage,
  istanbulPage,
  pamukkalePage,
  kasPage,
  kaleiciPage,
  ephesusPage,
  bodrumPage,
  alacatiPage,
  fethiyePage,
  dalyanPage,
  marmarisPage,
  kalkanPage,
]

const ARTICLES: readonly DemoPage[] = [kasArticle, ferryArticle, tableArticle, blueVoyageArticle, balloonArticle]

const SERVICE_PAGES: readonly DemoPage[] = [
  aboutPage,
  agenciesPage,
  bookingPage,
  paymentPage,
  cancellationPage,
  privacyPage,
  cookiesPage,
  membershipPage,
  distanceSalePage,
  faqPage,
  helpPage,
  dalamanPage,
  offersPage,
]

export const meltem: DemoTenant = {
  kod: 'meltem',
  alan_adlari: ['meltem.localhost'],
  diller: FOUR,
  varsayilan_dil: 'tr',
  para_birimleri: ['TRY', 'EUR', 'USD', 'GBP'],
  varsayilan_kur: 'EUR',
  ayarlar: SETTINGS,
  logo: 'logo/meltem',
  favicon: 'favicon/meltem',
  gorseller: [
    'logo/meltem',
    'favicon/meltem',
    'splash/hero-meltem',
    'splash/hero-meltem-dar',
    'splash/not-found',
    'splash/empty',
    'urun/no-image',
    ...KIND_ORDER.map((kind) => KIND_NAMES[kind].gorsel),
    ...DESTINATION_ORDER.map((key) => DESTINATION_NAMES[key].gorsel),
    'icerik/yazi-kas',
    'icerik/yazi-vapur',
    'icerik/yazi-sofra',
    'icerik/yazi-mavi-yolculuk',
    'icerik/yazi-balon',
    'icerik/hakkimizda',
    'icerik/ofis',
    'icerik/acente',
    'icerik/iletisim',
  ],
  menu: MENU,
  sayfalar: [homePage, ...KINDS, ...DESTINATIONS, ...ARTICLES, ...SERVICE_PAGES],
  filtreler: FILTERS,
  urunler: PRODUCTS,
  kuponlar: COUPONS,
  kampanyalar: CAMPAIGNS,
  personel: [
    {
      ad: 'Deniz',
      soyad: 'Aksoy',
      e_mail: 'deniz@meltem.example',
      sifre: 'meltem-demo-2026',
      rol: 'yonetici',
      dil: 'tr',
    },
    {
      ad: 'Elif',
      soyad: 'Kaya',
      e_mail: 'elif@meltem.example',
      sifre: 'meltem-satis-2026',
      rol: 'satis',
      dil: 'tr',
    },
  ],
}
