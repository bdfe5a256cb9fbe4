import type { DemoFilter } from '../../tenant-data.ts'
import { DESTINATION_NAMES, DESTINATION_ORDER } from './destination-names.ts'

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
]
