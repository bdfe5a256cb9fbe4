import { pictureKey } from '../../showcase-pictures.ts'
import type { DemoFilter, DemoMenuItem, DemoTenant } from '../../tenant-data.ts'
import { firstSailArticle } from './articles/first-sail.ts'
import { windArticle } from './articles/wind.ts'
import { CATEGORIES, REGIONS } from './groups.ts'
import { homePage } from './home.ts'
import { aboutPage } from './pages/about.ts'
import { alacatiPage } from './pages/alacati-and-cesme.ts'
import { membershipPage, packagePage, preInformationPage, rentalPage, salePage } from './pages/contracts.ts'
import { cancellationPage, faqPage, paymentPage, refundGuaranteePage } from './pages/help.ts'
import { privacyPage } from './pages/privacy.ts'
import { sailingPage } from './pages/sailing.ts'
import { stoneHousesPage } from './pages/stone-houses.ts'
import { windsurfingPage } from './pages/windsurfing.ts'
import { CAMPAIGNS, COUPONS, PRODUCTS } from './products.ts'
import { SETTINGS } from './settings.ts'
import { SHOWCASES } from './showcases.ts'

const MENU: readonly DemoMenuItem[] = [
  { konum: 'category', baslik: { en: 'Sailing' }, sayfa: 'c-sailing' },
  { konum: 'category', baslik: { en: 'Windsurfing' }, sayfa: 'c-windsurfing' },
  { konum: 'category', baslik: { en: 'Stone houses' }, sayfa: 'c-stone-houses' },
  {
    konum: 'top',
    baslik: { en: 'On the water' },
    alt: [
      { konum: 'top', baslik: { en: 'Sailing weeks and courses' }, sayfa: 'c-sailing' },
      { konum: 'top', baslik: { en: 'Windsurf courses and board hire' }, sayfa: 'c-windsurfing' },
      { konum: 'top', baslik: { en: 'How to read the wind' }, sayfa: 'b-wind' },
    ],
  },
  { konum: 'top', baslik: { en: 'Stone houses' }, sayfa: 'c-stone-houses' },
  { konum: 'top', baslik: { en: 'Alaçatı and Çeşme' }, sayfa: 'u-alacati-and-cesme' },
  { konum: 'top', baslik: { en: 'Stories' }, turu: 'b' },
  { konum: 'top', baslik: { en: 'About' }, sayfa: 'p-about' },
  {
    konum: 'bottom',
    baslik: { en: 'Explore' },
    alt: [
      { konum: 'bottom', baslik: { en: 'Sailing' }, sayfa: 'c-sailing' },
      { konum: 'bottom', baslik: { en: 'Windsurfing' }, sayfa: 'c-windsurfing' },
      { konum: 'bottom', baslik: { en: 'Stone houses' }, sayfa: 'c-stone-houses' },
      { konum: 'bottom', baslik: { en: 'Alaçatı and Çeşme' }, sayfa: 'u-alacati-and-cesme' },
    ],
  },
  {
    konum: 'bottom',
    baslik: { en: 'Poyraz' },
    alt: [
      { konum: 'bottom', baslik: { en: 'About us' }, sayfa: 'p-about' },
      { konum: 'bottom', baslik: { en: 'Stories' }, turu: 'b' },
      { konum: 'bottom', baslik: { en: 'Contact' }, url: '/contact' },
      { konum: 'bottom', baslik: { en: 'Questions and help' }, sayfa: 'p-faq' },
      { konum: 'bottom', baslik: { en: 'Payment' }, sayfa: 'p-payment' },
      { konum: 'bottom', baslik: { en: 'Cancellation and refund' }, sayfa: 'p-cancellation' },
      { konum: 'bottom', baslik: { en: '30-day refund guarantee' }, sayfa: 'p-refund-guarantee' },
    ],
  },
  {
    konum: 'bottom',
    baslik: { en: 'Contracts' },
    alt: [
      { konum: 'bottom', baslik: { en: 'Pre-information form' }, sayfa: 'p-pre-information' },
      { konum: 'bottom', baslik: { en: 'Distance-sale contract' }, sayfa: 'p-distance-sale' },
      { konum: 'bottom', baslik: { en: 'Rental contract' }, sayfa: 'p-rental' },
      { konum: 'bottom', baslik: { en: 'Package-tour contract' }, sayfa: 'p-package-tour' },
      { konum: 'bottom', baslik: { en: 'Membership agreement' }, sayfa: 'p-membership' },
      { konum: 'bottom', baslik: { en: 'Privacy and cookies' }, sayfa: 'p-privacy' },
    ],
  },
]

const FILTERS: readonly DemoFilter[] = [
  {
    kod: 'seviye',
    baslik: { en: 'Level' },
    secenekler: [
      { kod: 'baslangic', baslik: { en: 'First time' } },
      { kod: 'orta', baslik: { en: 'Improver' } },
      { kod: 'ileri', baslik: { en: 'Advanced' } },
    ],
  },
  {
    kod: 'sure',
    baslik: { en: 'Duration' },
    secenekler: [
      { kod: 'saat', baslik: { en: 'A few hours' } },
      { kod: 'gun', baslik: { en: 'A day' } },
      { kod: 'hafta', baslik: { en: 'A week' } },
    ],
  },
]

export const poyraz: DemoTenant = {
  kod: 'poyraz',
  alan_adlari: ['poyraz.localhost'],
  diller: ['en'],
  varsayilan_dil: 'en',
  para_birimleri: ['EUR'],
  varsayilan_kur: 'EUR',
  ayarlar: SETTINGS,
  logo: 'logo/poyraz',
  favicon: 'favicon/poyraz',
  gorseller: [
    'logo/poyraz',
    'favicon/poyraz',
    'splash/hero-poyraz',
    'splash/hero-poyraz-dar',
    'splash/not-found',
    'splash/empty',
    'urun/no-image',
    'bolge/alacati',
    'icerik/poyraz-yelken',
    'icerik/poyraz-surf',
    'icerik/poyraz-tas-ev',
    ...SHOWCASES.map(({ urun }) => pictureKey(urun.anahtar, 0)),
  ],
  menu: MENU,
  sayfalar: [
    homePage,
    sailingPage,
    windsurfingPage,
    stoneHousesPage,
    alacatiPage,
    windArticle,
    firstSailArticle,
    aboutPage,
    privacyPage,
    faqPage,
    paymentPage,
    cancellationPage,
    refundGuaranteePage,
    preInformationPage,
    salePage,
    rentalPage,
    packagePage,
    membershipPage,
  ],
  filtreler: FILTERS,
  urunler: PRODUCTS,
  vitrinler: SHOWCASES,
  kategoriler: CATEGORIES,
  koleksiyonlar: [],
  bolgeler: REGIONS,
  transfer_yerleri: [],
  kuponlar: COUPONS,
  kampanyalar: CAMPAIGNS,
  banka_hesaplari: [
    {
      banka: 'Deneme Bankası',
      sube: null,
      hesap_sahibi: 'Poyraz Yelken ve Sörf Turizm Ltd. Şti.',
      iban: 'TR880099900000000000000003',
      swift: 'DENETRXX',
      kur: 'EUR',
    },
  ],
  personel: [
    {
      ad: 'Ada',
      soyad: 'Yıldız',
      e_mail: 'ada@poyraz.example',
      sifre: 'poyraz-demo-2026',
      rol: 'yonetici',
      dil: 'en',
    },
  ],
}
