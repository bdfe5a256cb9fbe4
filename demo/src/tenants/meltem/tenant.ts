import { pictureKey } from '../../showcase-pictures.ts'
import type { DemoPage, DemoTenant } from '../../tenant-data.ts'
import { AGENCIES } from './agencies.ts'
import { ANNOUNCEMENTS } from './announcements.ts'
import { balloonArticle } from './articles/balloon.ts'
import { blueVoyageArticle } from './articles/blue-voyage.ts'
import { ferryArticle } from './articles/ferry.ts'
import { kasArticle } from './articles/kas.ts'
import { tableArticle } from './articles/table.ts'
import { BANK_ACCOUNTS } from './bank-accounts.ts'
import { CATALOGUE, KIND_PAGES } from './catalogue.ts'
import { DESTINATION_NAMES, DESTINATION_ORDER } from './destination-names.ts'
import { DESTINATION_PAGES } from './destination-pages.ts'
import { FILTERS } from './filters.ts'
import { FOUR } from './four-languages.ts'
import { LISTED_CATEGORIES, LISTED_COLLECTIONS, LISTED_REGIONS } from './groups.ts'
import { homePage } from './home.ts'
import { ARTICLE_CATEGORIES } from './journal.ts'
import { KIND_NAMES, KIND_ORDER } from './kind-names.ts'
import { MENU } from './menu.ts'
import { aboutPage } from './pages/about.ts'
import { agenciesPage } from './pages/agencies.ts'
import { bankAccountsPage } from './pages/bank-accounts.ts'
import { bookingPage } from './pages/booking.ts'
import { cancellationPage } from './pages/cancellation.ts'
import { careersPage } from './pages/careers.ts'
import { cookiesPage } from './pages/cookies.ts'
import { dalamanPage } from './pages/dalaman.ts'
import { distanceSalePage } from './pages/distance-sale.ts'
import { faqPage } from './pages/faq.ts'
import { helpPage } from './pages/help.ts'
import { membershipPage } from './pages/membership.ts'
import { offersPage } from './pages/offers.ts'
import { packageTourPage } from './pages/package-tour.ts'
import { paymentPage } from './pages/payment.ts'
import { preInformationPage } from './pages/pre-information.ts'
import { pressPage } from './pages/press.ts'
import { privacyPage } from './pages/privacy.ts'
import { refundGuaranteePage } from './pages/refund-guarantee.ts'
import { rentalPage } from './pages/rental.ts'
import { CAMPAIGNS, COUPONS } from './promotions.ts'
import { SETTINGS } from './settings.ts'
import { TRANSFER_PLACES } from './transfer-places.ts'

const ARTICLES: readonly DemoPage[] = [kasArticle, ferryArticle, tableArticle, blueVoyageArticle, balloonArticle]

const SERVICE_PAGES: readonly DemoPage[] = [
  aboutPage,
  agenciesPage,
  bookingPage,
  paymentPage,
  cancellationPage,
  refundGuaranteePage,
  privacyPage,
  cookiesPage,
  membershipPage,
  preInformationPage,
  distanceSalePage,
  rentalPage,
  packageTourPage,
  bankAccountsPage,
  careersPage,
  pressPage,
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
    'splash/erken-sezon',
    'splash/erken-sezon-dar',
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
    ...AGENCIES.flatMap(({ logo }) => logo ?? []),
    ...CATALOGUE.map(({ urun }) => pictureKey(urun.anahtar, 0)),
  ],
  menu: MENU,
  yazi_kategorileri: ARTICLE_CATEGORIES,
  duyurular: ANNOUNCEMENTS,
  sayfalar: [homePage, ...KIND_PAGES, ...DESTINATION_PAGES, ...ARTICLES, ...SERVICE_PAGES],
  filtreler: FILTERS,
  urunler: CATALOGUE.map(({ urun }) => urun),
  vitrinler: CATALOGUE,
  kategoriler: LISTED_CATEGORIES,
  koleksiyonlar: LISTED_COLLECTIONS,
  bolgeler: LISTED_REGIONS,
  transfer_yerleri: TRANSFER_PLACES,
  kuponlar: COUPONS,
  kampanyalar: CAMPAIGNS,
  banka_hesaplari: BANK_ACCOUNTS,
  acenteler: AGENCIES,
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
