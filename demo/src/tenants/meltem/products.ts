import type { DemoProduct } from '../../product-data.ts'
import {
  ASKED_TERMS,
  CAR_TERMS,
  dailyDepartures,
  EXTRA_TERMS,
  HOTEL_TERMS,
  TOUR_TERMS,
  TRANSFER_TERMS,
  VILLA_TERMS,
  YACHT_TERMS,
} from '../../product-terms.ts'

const PICK_UP = {
  anahtar: 'pick-up',
  ad: { tr: 'Otelden alma', en: 'Hotel pick-up', de: 'Abholung vom Hotel', ru: 'Трансфер от отеля' },
  birim: 'kisi',
  fiyat: 6,
} as const

const STANDARD = { tr: 'Standart', en: 'Standard', de: 'Standard', ru: 'Стандарт' }

export const PRODUCTS: readonly DemoProduct[] = [
  {
    anahtar: 'twelve-islands',
    urun_tipi: 'tur',
    ad: {
      tr: 'Gulet ile 12 Ada',
      en: 'Twelve Islands by gulet',
      de: 'Zwölf Inseln mit der Gulet',
      ru: 'Двенадцать островов на гулете',
    },
    ...TOUR_TERMS,
    en_cok_kisi: 24,
    secenekler: [
      {
        anahtar: 'day',
        ad: STANDARD,
        tarife: { tur: 'kisi', yetiskin: 48, cocuk: 24 },
        stok: dailyDepartures('gulet-ada', 24, '10:00'),
      },
    ],
    ekstralar: [PICK_UP],
  },
  {
    anahtar: 'paragliding',
    urun_tipi: 'tur',
    ad: {
      tr: 'Babadağ’da yamaç paraşütü',
      en: 'Paragliding from Babadağ',
      de: 'Gleitschirmflug vom Babadağ',
      ru: 'Параплан с Бабадага',
    },
    ...TOUR_TERMS,
    en_cok_kisi: 6,
    secenekler: [
      {
        anahtar: 'flight',
        ad: STANDARD,
        tarife: { tur: 'kisi', yetiskin: 110, cocuk: 110 },
        stok: dailyDepartures('babadag', 8, '09:00', '12:00', '15:00'),
      },
    ],
    ekstralar: [PICK_UP],
  },
  {
    anahtar: 'villa-zeytin',
    urun_tipi: 'villa',
    ad: { tr: 'Villa Zeytin', en: 'Villa Zeytin', de: 'Villa Zeytin', ru: 'Вилла «Зейтин»' },
    ...VILLA_TERMS,
    en_cok_kisi: 8,
    secenekler: [
      {
        anahtar: 'house',
        ad: STANDARD,
        tarife: {
          tur: 'gecelik',
          gece: [150, 290, 420],
          hafta: [980, 1900, 2800],
          arti_kisi: 15,
          en_cok: 6,
          en_az_gece: [3, 4, 5],
        },
        stok: { tur: 'gece', kaynak: 'villa-zeytin', birim: 1, devir: 0 },
      },
    ],
    ucretler: [
      { tur: 'temizlik', fiyat: 60, esik_gece: 5 },
      { tur: 'evcil_hayvan', fiyat: 5, gecelik: true },
      { tur: 'ek_yatak', fiyat: 25 },
      { tur: 'hasar_depozitosu', fiyat: 500 },
    ],
  },
  {
    anahtar: 'gulet-mavi',
    urun_tipi: 'yat',
    ad: { tr: 'Gulet Mavi', en: 'Gulet Mavi', de: 'Gulet Mavi', ru: 'Гулет «Мави»' },
    ...YACHT_TERMS,
    en_cok_kisi: 12,
    secenekler: [
      {
        anahtar: 'week',
        ad: { tr: 'Kabinli gulet', en: 'Whole gulet', de: 'Ganze Gulet', ru: 'Гулет целиком' },
        tarife: {
          tur: 'gecelik',
          gece: [700, 1050, 1200],
          hafta: [4600, 6900, 7900],
          arti_kisi: 0,
          en_cok: 12,
          en_az_gece: [3, 3, 7],
        },
        stok: { tur: 'gece', kaynak: 'gulet-mavi', birim: 1, devir: 0 },
      },
    ],
    ekstralar: [
      {
        anahtar: 'full-board',
        ad: { tr: 'Tam pansiyon', en: 'Full board', de: 'Vollpension', ru: 'Полный пансион' },
        birim: 'kisi',
        fiyat: 280,
      },
    ],
  },
  {
    anahtar: 'motor-yacht',
    urun_tipi: 'yat',
    ad: {
      tr: 'Saatlik motoryat',
      en: 'Motor yacht by the hour',
      de: 'Motoryacht stundenweise',
      ru: 'Моторная яхта по часам',
    },
    ...YACHT_TERMS,
    en_cok_kisi: 10,
    secenekler: [
      {
        anahtar: 'hour',
        ad: STANDARD,
        tarife: { tur: 'birim', fiyat: 180 },
        stok: { tur: 'saat', kaynak: 'motoryat', birim: 1, devir: 60 },
        sure_dk: 60,
      },
    ],
  },
  {
    anahtar: 'dalaman-goecek',
    urun_tipi: 'transfer',
    ad: {
      tr: 'Dalaman Havalimanı – Göcek',
      en: 'Dalaman Airport – Göcek',
      de: 'Flughafen Dalaman – Göcek',
      ru: 'Аэропорт Даламан – Гёджек',
    },
    ...TRANSFER_TERMS,
    en_cok_kisi: 48,
    secenekler: [
      {
        anahtar: 'van',
        ad: { tr: 'Özel minibüs', en: 'Private van', de: 'Privater Kleinbus', ru: 'Отдельный микроавтобус' },
        tarife: { tur: 'transfer_arac', kapasite: 6, fiyat: 46 },
        stok: { tur: 'saat', kaynak: 'vito', birim: 8, devir: 15 },
        sure_dk: 90,
      },
      {
        anahtar: 'shuttle',
        ad: { tr: 'Servis', en: 'Shuttle', de: 'Sammeltransfer', ru: 'Шаттл' },
        tarife: { tur: 'transfer_kisi', yetiskin: 12, cocuk: 6 },
        stok: dailyDepartures('servis-dalaman', 16, '09:00', '13:00', '17:00', '21:00'),
      },
    ],
  },
  {
    anahtar: 'compact',
    urun_tipi: 'arac_kira',
    ad: { tr: 'Kompakt sedan', en: 'Compact saloon', de: 'Kompaktlimousine', ru: 'Компактный седан' },
    ...CAR_TERMS,
    en_cok_kisi: 5,
    secenekler: [
      {
        anahtar: 'automatic',
        ad: { tr: 'Otomatik', en: 'Automatic', de: 'Automatik', ru: 'Автомат' },
        tarife: {
          tur: 'arac',
          bantlar: [
            { en_az_gun: 1, gun: [31, 38, 49] },
            { en_az_gun: 3, gun: [27, 33, 43] },
            { en_az_gun: 7, gun: [24, 29, 38] },
            { en_az_gun: 14, gun: [21, 26, 33] },
          ],
        },
        stok: { tur: 'saat', kaynak: 'sedan', birim: 3, devir: 120 },
      },
    ],
    ekstralar: [
      {
        anahtar: 'cover',
        ad: { tr: 'Orta kasko', en: 'Medium cover', de: 'Mittlerer Schutz', ru: 'Средняя страховка' },
        birim: 'gun',
        fiyat: 9,
      },
      {
        anahtar: 'child-seat',
        ad: { tr: 'Çocuk koltuğu', en: 'Child seat', de: 'Kindersitz', ru: 'Детское кресло' },
        birim: 'adet',
        fiyat: 21,
      },
    ],
  },
  {
    anahtar: 'liman-hotel',
    urun_tipi: 'otel',
    ad: { tr: 'Liman Otel', en: 'Liman Hotel', de: 'Hotel Liman', ru: 'Отель «Лиман»' },
    ...HOTEL_TERMS,
    en_cok_kisi: 4,
    secenekler: [
      {
        anahtar: 'garden',
        ad: {
          tr: 'Bahçe manzaralı oda',
          en: 'Garden view room',
          de: 'Zimmer mit Gartenblick',
          ru: 'Номер с видом на сад',
        },
        tarife: { tur: 'gecelik', gece: [45, 70, 88], arti_kisi: 20, en_cok: 2, en_az_gece: [1, 1, 2] },
        stok: { tur: 'gece', kaynak: 'oda-bahce', birim: 6, devir: 0 },
      },
      {
        anahtar: 'sea',
        ad: { tr: 'Deniz manzaralı oda', en: 'Sea view room', de: 'Zimmer mit Meerblick', ru: 'Номер с видом на море' },
        tarife: { tur: 'gecelik', gece: [60, 95, 119], arti_kisi: 25, en_cok: 3, en_az_gece: [1, 1, 2] },
        stok: { tur: 'gece', kaynak: 'oda-deniz', birim: 4, devir: 0 },
      },
    ],
  },
  {
    anahtar: 'beach-wedding',
    urun_tipi: 'dugun',
    ad: { tr: 'Kumsalda düğün', en: 'Wedding on the beach', de: 'Hochzeit am Strand', ru: 'Свадьба на берегу' },
    ...ASKED_TERMS,
    en_cok_kisi: 99,
    secenekler: [
      { anahtar: 'family', ad: STANDARD, tarife: { tur: 'grup', fiyat: 3900, arti_kisi: 55, en_cok: 40 }, stok: null },
    ],
    ekstralar: [{ anahtar: 'menu', ad: { tr: 'Menü', en: 'Menu', de: 'Menü', ru: 'Меню' }, birim: 'adet', fiyat: 46 }],
  },
  {
    anahtar: 'implant',
    urun_tipi: 'saglik',
    ad: { tr: 'Diş implantı', en: 'Dental implant', de: 'Zahnimplantat', ru: 'Зубной имплант' },
    ...ASKED_TERMS,
    kdv_oran: 10,
    en_cok_kisi: 2,
    gun_sayisi: 5,
    secenekler: [{ anahtar: 'unit', ad: STANDARD, tarife: { tur: 'birim', fiyat: 640 }, stok: null }],
  },
  {
    anahtar: 'photographer',
    urun_tipi: 'ekstra',
    ad: { tr: 'Fotoğrafçı (saat)', en: 'Photographer (hour)', de: 'Fotograf (Stunde)', ru: 'Фотограф (час)' },
    ...EXTRA_TERMS,
    en_cok_kisi: 30,
    secenekler: [{ anahtar: 'hour', ad: STANDARD, tarife: { tur: 'birim', fiyat: 75 }, stok: null }],
  },
]
