import type { DemoFilter } from '../../tenant-data.ts'

/** Filters of houses, hotels, weddings and health journeys. */
export const STAY_FILTERS: readonly DemoFilter[] = [
  {
    kod: 'oda_sayisi',
    baslik: { tr: 'Yatak odası', en: 'Bedrooms', de: 'Schlafzimmer', ru: 'Спальни' },
    secenekler: [
      { kod: 'bir', baslik: { tr: '1 oda', en: '1 bedroom', de: '1 Schlafzimmer', ru: '1 спальня' } },
      { kod: 'iki', baslik: { tr: '2 oda', en: '2 bedrooms', de: '2 Schlafzimmer', ru: '2 спальни' } },
      { kod: 'uc', baslik: { tr: '3 oda', en: '3 bedrooms', de: '3 Schlafzimmer', ru: '3 спальни' } },
      { kod: 'dort', baslik: { tr: '4 oda', en: '4 bedrooms', de: '4 Schlafzimmer', ru: '4 спальни' } },
      { kod: 'bes_ustu', baslik: { tr: '5 ve üzeri', en: '5 or more', de: '5 und mehr', ru: '5 и больше' } },
    ],
  },
  {
    kod: 'denize_mesafe',
    baslik: { tr: 'Denize mesafe', en: 'Distance to the sea', de: 'Entfernung zum Meer', ru: 'Расстояние до моря' },
    secenekler: [
      { kod: 'kiyida', baslik: { tr: 'Kıyıda', en: 'On the waterfront', de: 'Direkt am Wasser', ru: 'У самой воды' } },
      { kod: 'yurume', baslik: { tr: '1 km’ye kadar', en: 'Up to 1 km', de: 'Bis 1 km', ru: 'До 1 км' } },
      { kod: 'yakin', baslik: { tr: '1–5 km arası', en: '1 to 5 km', de: '1 bis 5 km', ru: 'От 1 до 5 км' } },
      { kod: 'uzak', baslik: { tr: '5 km’den uzak', en: 'More than 5 km', de: 'Über 5 km', ru: 'Дальше 5 км' } },
    ],
  },
  {
    kod: 'evcil_hayvan',
    baslik: { tr: 'Evcil hayvan', en: 'Pets', de: 'Haustiere', ru: 'Домашние животные' },
    secenekler: [
      { kod: 'kabul', baslik: { tr: 'Kabul edilir', en: 'Welcome', de: 'Willkommen', ru: 'Можно с животными' } },
    ],
  },
  {
    kod: 'konsept',
    baslik: { tr: 'Kime göre', en: 'Good for', de: 'Geeignet für', ru: 'Для кого' },
    secenekler: [
      { kod: 'balayi', baslik: { tr: 'Balayı ve çiftler', en: 'Couples', de: 'Paare', ru: 'Для двоих' } },
      { kod: 'aile', baslik: { tr: 'Çocuklu aileler', en: 'Families', de: 'Familien', ru: 'Семьи с детьми' } },
      {
        kod: 'kalabalik',
        baslik: { tr: 'Kalabalık gruplar', en: 'Larger groups', de: 'Größere Gruppen', ru: 'Большие компании' },
      },
      {
        kod: 'doga',
        baslik: { tr: 'Doğa ve sessizlik', en: 'Nature and quiet', de: 'Natur und Ruhe', ru: 'Природа и тишина' },
      },
      { kod: 'merkez', baslik: { tr: 'Arabasız tatil', en: 'Without a car', de: 'Ohne Auto', ru: 'Без машины' } },
    ],
  },
  {
    kod: 'pansiyon',
    baslik: { tr: 'Pansiyon', en: 'Board', de: 'Verpflegung', ru: 'Питание' },
    secenekler: [
      { kod: 'oda', baslik: { tr: 'Yalnız oda', en: 'Room only', de: 'Ohne Verpflegung', ru: 'Без питания' } },
      { kod: 'oda_kahvalti', baslik: { tr: 'Oda kahvaltı', en: 'Breakfast', de: 'Frühstück', ru: 'Завтрак' } },
      { kod: 'yarim', baslik: { tr: 'Yarım pansiyon', en: 'Half board', de: 'Halbpension', ru: 'Полупансион' } },
      { kod: 'tam', baslik: { tr: 'Tam pansiyon', en: 'Full board', de: 'Vollpension', ru: 'Полный пансион' } },
      {
        kod: 'her_sey_dahil',
        baslik: { tr: 'Her şey dahil', en: 'All inclusive', de: 'All-inclusive', ru: 'Всё включено' },
      },
    ],
  },
  {
    kod: 'yildiz',
    baslik: { tr: 'Sınıf', en: 'Category', de: 'Kategorie', ru: 'Категория' },
    secenekler: [
      { kod: 'butik', baslik: { tr: 'Butik otel', en: 'Boutique hotel', de: 'Boutiquehotel', ru: 'Бутик-отель' } },
      { kod: 'yildiz_3', baslik: { tr: '3 yıldız', en: '3 stars', de: '3 Sterne', ru: '3 звезды' } },
      { kod: 'yildiz_4', baslik: { tr: '4 yıldız', en: '4 stars', de: '4 Sterne', ru: '4 звезды' } },
      { kod: 'yildiz_5', baslik: { tr: '5 yıldız', en: '5 stars', de: '5 Sterne', ru: '5 звёзд' } },
    ],
  },
  {
    kod: 'mekan',
    baslik: { tr: 'Düğün mekânı', en: 'Wedding venue', de: 'Ort der Feier', ru: 'Место свадьбы' },
    secenekler: [
      { kod: 'plaj', baslik: { tr: 'Kumsal', en: 'Beach', de: 'Strand', ru: 'Пляж' } },
      { kod: 'tekne', baslik: { tr: 'Tekne', en: 'Boat', de: 'Boot', ru: 'Яхта' } },
      { kod: 'bahce', baslik: { tr: 'Bahçe', en: 'Garden', de: 'Garten', ru: 'Сад' } },
      {
        kod: 'tarihi',
        baslik: { tr: 'Tarihi mekân', en: 'Historic place', de: 'Historischer Ort', ru: 'Историческое место' },
      },
    ],
  },
  {
    kod: 'davetli',
    baslik: { tr: 'Davetli sayısı', en: 'Wedding guests', de: 'Zahl der Gäste', ru: 'Число гостей' },
    secenekler: [
      { kod: 'kucuk', baslik: { tr: '20’ye kadar', en: 'Up to 20', de: 'Bis 20', ru: 'До 20' } },
      { kod: 'orta', baslik: { tr: '20–60 arası', en: '20 to 60', de: '20 bis 60', ru: 'От 20 до 60' } },
      { kod: 'buyuk', baslik: { tr: '60’tan fazla', en: 'More than 60', de: 'Mehr als 60', ru: 'Больше 60' } },
    ],
  },
  {
    kod: 'tedavi',
    baslik: { tr: 'Tedavi', en: 'Treatment', de: 'Behandlung', ru: 'Лечение' },
    secenekler: [
      { kod: 'dis', baslik: { tr: 'Diş', en: 'Dental', de: 'Zähne', ru: 'Зубы' } },
      {
        kod: 'sac',
        baslik: { tr: 'Saç ekimi', en: 'Hair transplant', de: 'Haartransplantation', ru: 'Пересадка волос' },
      },
      { kod: 'goz', baslik: { tr: 'Göz', en: 'Eyes', de: 'Augen', ru: 'Глаза' } },
      { kod: 'termal', baslik: { tr: 'Termal', en: 'Thermal springs', de: 'Thermalkur', ru: 'Термальные источники' } },
      { kod: 'check_up', baslik: { tr: 'Check-up', en: 'Health check', de: 'Gesundheitscheck', ru: 'Чекап' } },
    ],
  },
]
