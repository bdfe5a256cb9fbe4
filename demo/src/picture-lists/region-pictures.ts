import { type DemoPicture, illustration } from './demo-picture.ts'

/** Posters of the destinations; the name is set over the sky at the top. */
export const REGION_PICTURES: readonly DemoPicture[] = [
  {
    key: 'bolge/gocek',
    scene: 'gulet',
    options: { seed: 'q', palette: 'dusk-coral', ratio: '2:3' },
    en: 1000,
    aciklama: illustration({
      tr: 'Göcek’te gün batarken koyda demirli gulet',
      en: 'a gulet in a bay near Göcek at sunset',
      de: 'ein Gulet in einer Bucht bei Göcek bei Sonnenuntergang',
      ru: 'гулет в бухте у Гёджека на закате',
    }),
  },
  {
    key: 'bolge/kapadokya',
    scene: 'cappadocia',
    options: { seed: 'p2', palette: 'dawn-apricot', ratio: '2:3' },
    en: 1000,
    aciklama: illustration({
      tr: 'Kapadokya’da peribacalarının üzerinde balonlar',
      en: 'balloons over the fairy chimneys of Cappadocia',
      de: 'Ballons über den Feenkaminen Kappadokiens',
      ru: 'воздушные шары над каменными столбами Каппадокии',
    }),
  },
  {
    key: 'bolge/oludeniz',
    scene: 'paragliding',
    options: { seed: 'a', palette: 'noon-azure', ratio: '2:3' },
    en: 1000,
    aciklama: illustration({
      tr: 'Ölüdeniz lagününün üzerinde yamaç paraşütü',
      en: 'a paraglider over the lagoon of Ölüdeniz',
      de: 'ein Gleitschirm über der Lagune von Ölüdeniz',
      ru: 'параплан над лагуной Олюдениз',
    }),
  },
  {
    key: 'bolge/istanbul',
    scene: 'istanbul',
    options: { seed: 'a', palette: 'golden-amber', ratio: '2:3' },
    en: 1000,
    aciklama: illustration({
      tr: 'İstanbul siluetinin önünden geçen vapur',
      en: 'a ferry before the skyline of Istanbul',
      de: 'eine Fähre vor der Silhouette Istanbuls',
      ru: 'паром на фоне силуэта Стамбула',
    }),
  },
  {
    key: 'bolge/pamukkale',
    scene: 'pamukkale',
    options: { seed: 'a', palette: 'dawn-shell', ratio: '2:3' },
    en: 1000,
    aciklama: illustration({
      tr: 'Pamukkale’nin su dolu beyaz travertenleri',
      en: 'the white travertine pools of Pamukkale',
      de: 'die weißen Sinterterrassen von Pamukkale',
      ru: 'белые травертиновые террасы Памуккале',
    }),
  },
  {
    key: 'bolge/kas',
    scene: 'theatre',
    options: { seed: 'k', palette: 'dusk-rose', ratio: '2:3' },
    en: 1000,
    aciklama: illustration({
      tr: 'Kaş’ta denize bakan antik tiyatro, akşamüstü',
      en: 'the ancient theatre of Kaş above the sea in the evening',
      de: 'das antike Theater von Kaş über dem Meer am Abend',
      ru: 'античный театр Каша над морем вечером',
    }),
  },
  {
    key: 'bolge/kaleici',
    scene: 'old-town',
    options: { seed: 'c', palette: 'noon-azure', ratio: '2:3' },
    en: 1000,
    aciklama: illustration({
      tr: 'Kaleiçi’nde begonvilli, cumbalı evlerin sokağı',
      en: 'a lane of bay-windowed houses and bougainvillea in Kaleiçi',
      de: 'eine Gasse mit Erkerhäusern und Bougainvillea in Kaleiçi',
      ru: 'улочка с эркерами и бугенвиллеей в Калеичи',
    }),
  },
  {
    key: 'bolge/efes',
    scene: 'ephesus',
    options: { seed: 'e', palette: 'dusk-coral', ratio: '2:3' },
    en: 1000,
    aciklama: illustration({
      tr: 'Efes’te Celsus Kütüphanesi’ne çıkan mermer cadde',
      en: 'the marble street to the Library of Celsus in Ephesus',
      de: 'die Marmorstraße zur Celsus-Bibliothek in Ephesos',
      ru: 'мраморная улица к библиотеке Цельса в Эфесе',
    }),
  },
  {
    key: 'bolge/bodrum',
    scene: 'villa-terraces',
    options: { seed: 'bo', palette: 'noon-azure', ratio: '2:3' },
    en: 1000,
    aciklama: illustration({
      tr: 'Bodrum’da yamaçta beyaz evler ve denize bakan havuz',
      en: 'white houses on a hillside in Bodrum, a pool above the sea',
      de: 'weiße Häuser am Hang in Bodrum, ein Pool über dem Meer',
      ru: 'белые дома на склоне в Бодруме и бассейн над морем',
    }),
  },
  {
    key: 'bolge/alacati',
    scene: 'windsurf',
    options: { seed: 'al4', palette: 'dawn-apricot', ratio: '2:3' },
    en: 1000,
    aciklama: illustration({
      tr: 'Alaçatı’da yel değirmenlerinin önünde rüzgâr sörfü',
      en: 'windsurfing off the windmills of Alaçatı',
      de: 'Windsurfen vor den Windmühlen von Alaçatı',
      ru: 'виндсёрфинг у ветряных мельниц Алачаты',
    }),
  },
]
