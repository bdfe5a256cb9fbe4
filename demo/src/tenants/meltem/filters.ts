import type { DemoFilter } from '../../tenant-data.ts'
import { DESTINATION_NAMES, DESTINATION_ORDER } from './destination-names.ts'
import { STAY_FILTERS } from './stay-filter-variants.ts'

export const FILTERS: readonly DemoFilter[] = [
  {
    kod: 'bolge',
    baslik: { tr: 'Bölge', en: 'Destination', de: 'Reiseziel', ru: 'Направление' },
    secenekler: DESTINATION_ORDER.map((kod) => ({ kod, baslik: DESTINATION_NAMES[kod].ad })),
  },
  {
    kod: 'sure',
    baslik: { tr: 'Süre', en: 'Duration', de: 'Dauer', ru: 'Продолжительность' },
    secenekler: [
      { kod: 'yarim_gun', baslik: { tr: 'Yarım gün', en: 'Half a day', de: 'Halber Tag', ru: 'Полдня' } },
      { kod: 'tam_gun', baslik: { tr: 'Tam gün', en: 'Full day', de: 'Ganzer Tag', ru: 'Целый день' } },
      { kod: 'cok_gun', baslik: { tr: 'Birkaç gün', en: 'Several days', de: 'Mehrere Tage', ru: 'Несколько дней' } },
    ],
  },
  {
    kod: 'tur_tipi',
    baslik: { tr: 'Tur türü', en: 'Type of tour', de: 'Art der Tour', ru: 'Вид экскурсии' },
    secenekler: [
      { kod: 'tekne', baslik: { tr: 'Tekne', en: 'Boat', de: 'Boot', ru: 'Морская прогулка' } },
      { kod: 'doga', baslik: { tr: 'Doğa', en: 'Nature', de: 'Natur', ru: 'Природа' } },
      { kod: 'kultur', baslik: { tr: 'Kültür', en: 'Culture', de: 'Kultur', ru: 'Культура' } },
      { kod: 'dalis', baslik: { tr: 'Dalış', en: 'Diving', de: 'Tauchen', ru: 'Дайвинг' } },
      { kod: 'lezzet', baslik: { tr: 'Lezzet', en: 'Food and wine', de: 'Genuss', ru: 'Гастрономия' } },
      { kod: 'macera', baslik: { tr: 'Macera', en: 'Adventure', de: 'Abenteuer', ru: 'Приключения' } },
      { kod: 'balon', baslik: { tr: 'Balon', en: 'Balloon', de: 'Ballon', ru: 'Воздушный шар' } },
      { kod: 'gece', baslik: { tr: 'Akşam ve gece', en: 'Evening', de: 'Abend', ru: 'Вечер' } },
    ],
  },
  {
    kod: 'tekne_tipi',
    baslik: { tr: 'Tekne tipi', en: 'Type of boat', de: 'Schiffstyp', ru: 'Тип судна' },
    secenekler: [
      { kod: 'gulet', baslik: { tr: 'Gulet', en: 'Gulet', de: 'Gulet', ru: 'Гулета' } },
      { kod: 'yelkenli', baslik: { tr: 'Yelkenli', en: 'Sailing yacht', de: 'Segelyacht', ru: 'Парусная яхта' } },
      { kod: 'katamaran', baslik: { tr: 'Katamaran', en: 'Catamaran', de: 'Katamaran', ru: 'Катамаран' } },
      { kod: 'motoryat', baslik: { tr: 'Motoryat', en: 'Motor yacht', de: 'Motoryacht', ru: 'Моторная яхта' } },
      { kod: 'kabin', baslik: { tr: 'Kabin', en: 'Cabin', de: 'Kabine', ru: 'Каюта' } },
    ],
  },
  {
    kod: 'havuz',
    baslik: { tr: 'Havuz', en: 'Pool', de: 'Schwimmbad', ru: 'Бассейн' },
    secenekler: [
      { kod: 'ozel', baslik: { tr: 'Özel havuz', en: 'Private pool', de: 'Eigener Pool', ru: 'Собственный бассейн' } },
      {
        kod: 'korunakli',
        baslik: {
          tr: 'Dışarıdan görünmeyen',
          en: 'Not overlooked',
          de: 'Uneinsehbar',
          ru: 'Закрытый от посторонних глаз',
        },
      },
      { kod: 'isitmali', baslik: { tr: 'Isıtmalı', en: 'Heated', de: 'Beheizt', ru: 'С подогревом' } },
      {
        kod: 'cocuk',
        baslik: { tr: 'Çocuk havuzu', en: 'Children’s pool', de: 'Kinderbecken', ru: 'Детский бассейн' },
      },
    ],
  },
  {
    kod: 'grup',
    baslik: { tr: 'Grup büyüklüğü', en: 'Group size', de: 'Gruppengröße', ru: 'Размер группы' },
    secenekler: [
      { kod: 'ozel', baslik: { tr: 'Yalnız siz', en: 'Just you', de: 'Nur Sie', ru: 'Только вы' } },
      { kod: 'kucuk', baslik: { tr: 'Küçük grup', en: 'Small group', de: 'Kleine Gruppe', ru: 'Малая группа' } },
      { kod: 'kalabalik', baslik: { tr: 'Büyük grup', en: 'Large group', de: 'Große Gruppe', ru: 'Большая группа' } },
    ],
  },
  {
    kod: 'rehber_dili',
    baslik: { tr: 'Rehberin dili', en: 'Guide’s language', de: 'Sprache der Führung', ru: 'Язык гида' },
    secenekler: [
      { kod: 'tr', baslik: { tr: 'Türkçe', en: 'Turkish', de: 'Türkisch', ru: 'Турецкий' } },
      { kod: 'en', baslik: { tr: 'İngilizce', en: 'English', de: 'Englisch', ru: 'Английский' } },
      { kod: 'de', baslik: { tr: 'Almanca', en: 'German', de: 'Deutsch', ru: 'Немецкий' } },
      { kod: 'ru', baslik: { tr: 'Rusça', en: 'Russian', de: 'Russisch', ru: 'Русский' } },
    ],
  },
  {
    kod: 'kabin_sayisi',
    baslik: { tr: 'Kamara sayısı', en: 'Cabins', de: 'Kabinen', ru: 'Число кают' },
    secenekler: [
      { kod: 'gunluk', baslik: { tr: 'Günlük tekne', en: 'Day boat', de: 'Tagesboot', ru: 'Дневное судно' } },
      { kod: '1_3', baslik: { tr: '1–3 kamara', en: '1–3 cabins', de: '1–3 Kabinen', ru: '1–3 каюты' } },
      { kod: '4_5', baslik: { tr: '4–5 kamara', en: '4–5 cabins', de: '4–5 Kabinen', ru: '4–5 кают' } },
      { kod: '6_ustu', baslik: { tr: '6 ve üstü', en: '6 and more', de: 'Ab 6 Kabinen', ru: '6 кают и больше' } },
    ],
  },
  {
    kod: 'kiralama',
    baslik: { tr: 'Kiralama biçimi', en: 'Charter', de: 'Charter', ru: 'Аренда' },
    secenekler: [
      { kod: 'saatlik', baslik: { tr: 'Saatlik', en: 'By the hour', de: 'Stundenweise', ru: 'По часам' } },
      { kod: 'gunluk', baslik: { tr: 'Günlük', en: 'By the day', de: 'Tageweise', ru: 'На день' } },
      { kod: 'haftalik', baslik: { tr: 'Haftalık', en: 'By the week', de: 'Wochenweise', ru: 'На неделю' } },
      { kod: 'kaptansiz', baslik: { tr: 'Kaptansız', en: 'Bareboat', de: 'Ohne Skipper', ru: 'Без шкипера' } },
      { kod: 'kamara', baslik: { tr: 'Kamara kamara', en: 'By the cabin', de: 'Kabinenweise', ru: 'По каютам' } },
    ],
  },
  {
    kod: 'arac',
    baslik: { tr: 'Araç', en: 'Vehicle', de: 'Fahrzeug', ru: 'Автомобиль' },
    secenekler: [
      {
        kod: 'sedan',
        baslik: { tr: 'Özel otomobil', en: 'Private car', de: 'Privatwagen', ru: 'Легковой автомобиль' },
      },
      { kod: 'van', baslik: { tr: 'Vito tipi araç', en: 'Minivan', de: 'Kleinbus (Van)', ru: 'Минивэн' } },
      { kod: 'minibus', baslik: { tr: 'Minibüs', en: 'Minibus', de: 'Kleinbus', ru: 'Микроавтобус' } },
      {
        kod: 'servis',
        baslik: { tr: 'Paylaşımlı servis', en: 'Shared shuttle', de: 'Sammeltransfer', ru: 'Общий шаттл' },
      },
    ],
  },
  {
    kod: 'sinif',
    baslik: { tr: 'Araç sınıfı', en: 'Car class', de: 'Fahrzeugklasse', ru: 'Класс автомобиля' },
    secenekler: [
      { kod: 'ekonomi', baslik: { tr: 'Ekonomi', en: 'Economy', de: 'Kleinwagen', ru: 'Эконом' } },
      { kod: 'kompakt', baslik: { tr: 'Kompakt', en: 'Compact', de: 'Kompaktklasse', ru: 'Компакт' } },
      { kod: 'orta', baslik: { tr: 'Orta sınıf', en: 'Mid-size', de: 'Mittelklasse', ru: 'Средний класс' } },
      { kod: 'suv', baslik: { tr: 'Küçük SUV', en: 'Compact SUV', de: 'Kompakt-SUV', ru: 'Кроссовер' } },
      { kod: 'buyuk_suv', baslik: { tr: 'Büyük SUV', en: 'Full-size SUV', de: 'Großer SUV', ru: 'Внедорожник' } },
      {
        kod: 'minivan',
        baslik: { tr: 'Minivan (7–9 kişi)', en: 'People carrier', de: 'Van (7–9 Sitze)', ru: 'Минивэн' },
      },
      { kod: 'ust', baslik: { tr: 'Üst sınıf', en: 'Premium', de: 'Oberklasse', ru: 'Премиум' } },
      { kod: 'cabrio', baslik: { tr: 'Üstü açık', en: 'Convertible', de: 'Cabrio', ru: 'Кабриолет' } },
    ],
  },
  {
    kod: 'vites',
    baslik: { tr: 'Vites', en: 'Gearbox', de: 'Getriebe', ru: 'Коробка передач' },
    secenekler: [
      { kod: 'manuel', baslik: { tr: 'Manuel', en: 'Manual', de: 'Schaltgetriebe', ru: 'Механика' } },
      { kod: 'otomatik', baslik: { tr: 'Otomatik', en: 'Automatic', de: 'Automatik', ru: 'Автомат' } },
    ],
  },
  {
    kod: 'yakit',
    baslik: { tr: 'Yakıt', en: 'Fuel', de: 'Antrieb', ru: 'Топливо' },
    secenekler: [
      { kod: 'benzin', baslik: { tr: 'Benzin', en: 'Petrol', de: 'Benziner', ru: 'Бензин' } },
      { kod: 'dizel', baslik: { tr: 'Dizel', en: 'Diesel', de: 'Dieselmotor', ru: 'Дизель' } },
      { kod: 'hibrit', baslik: { tr: 'Hibrit', en: 'Hybrid', de: 'Hybridantrieb', ru: 'Гибрид' } },
      { kod: 'elektrik', baslik: { tr: 'Elektrikli', en: 'Electric', de: 'Elektro', ru: 'Электро' } },
    ],
  },
  {
    kod: 'hizmet',
    baslik: { tr: 'Hizmet', en: 'Service', de: 'Leistung', ru: 'Услуга' },
    secenekler: [
      { kod: 'fotograf', baslik: { tr: 'Fotoğraf', en: 'Photography', de: 'Fotografie', ru: 'Фотосъёмка' } },
      { kod: 'sef', baslik: { tr: 'Özel şef', en: 'Private chef', de: 'Privatkoch', ru: 'Личный повар' } },
      { kod: 'bebek_bakimi', baslik: { tr: 'Çocuk bakımı', en: 'Childcare', de: 'Kinderbetreuung', ru: 'Няня' } },
      { kod: 'market', baslik: { tr: 'Market alışverişi', en: 'Groceries', de: 'Einkaufsservice', ru: 'Продукты' } },
      { kod: 'masaj', baslik: { tr: 'Masaj', en: 'Massage at your place', de: 'Massage', ru: 'Массаж' } },
      { kod: 'cicek', baslik: { tr: 'Çiçek ve süsleme', en: 'Flowers', de: 'Blumen', ru: 'Цветы' } },
      { kod: 'rehber', baslik: { tr: 'Özel rehber', en: 'Private guide', de: 'Privater Guide', ru: 'Личный гид' } },
      { kod: 'ekipman', baslik: { tr: 'Ekipman', en: 'Equipment', de: 'Ausrüstung', ru: 'Снаряжение' } },
    ],
  },
  ...STAY_FILTERS,
]
