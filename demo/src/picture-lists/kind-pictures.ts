import { type DemoPicture, illustration } from './demo-picture.ts'

/** One picture for every kind of product; the first four are shown square, the others 4:3. */
export const KIND_PICTURES: readonly DemoPicture[] = [
  {
    key: 'icerik/tur-villa',
    scene: 'villa-stone',
    options: { seed: 'a', palette: 'golden-amber', ratio: '1:1' },
    en: 1200,
    aciklama: illustration({
      tr: 'gün batımında denize bakan havuzlu taş villa',
      en: 'a stone villa with a pool above the sea at sunset',
      de: 'eine Steinvilla mit Pool über dem Meer bei Sonnenuntergang',
      ru: 'каменная вилла с бассейном над морем на закате',
    }),
  },
  {
    key: 'icerik/tur-yat',
    scene: 'yacht',
    options: { seed: 'y3', palette: 'noon-azure', ratio: '1:1' },
    en: 1200,
    aciklama: illustration({
      tr: 'yeşil tepelerin arasındaki koyda motoryat',
      en: 'a motor yacht in a cove between green hills',
      de: 'eine Motoryacht in einer Bucht zwischen grünen Hügeln',
      ru: 'моторная яхта в бухте среди зелёных холмов',
    }),
  },
  {
    key: 'icerik/tur-tur',
    scene: 'cappadocia',
    options: { seed: 'b', palette: 'dawn-apricot', ratio: '1:1' },
    en: 1200,
    aciklama: illustration({
      tr: 'gün doğarken peribacalarının üzerinde sıcak hava balonları',
      en: 'hot-air balloons over fairy chimneys at sunrise',
      de: 'Heißluftballons über Feenkaminen bei Sonnenaufgang',
      ru: 'воздушные шары над каменными столбами на рассвете',
    }),
  },
  {
    key: 'icerik/tur-otel',
    scene: 'beach-hotel',
    options: { seed: 'a', palette: 'noon-mint', ratio: '1:1' },
    en: 1200,
    aciklama: illustration({
      tr: 'şemsiyelerle dolu kumsalın üzerinde beyaz otel',
      en: 'a white hotel above a beach full of parasols',
      de: 'ein weißes Hotel über einem Strand voller Sonnenschirme',
      ru: 'белый отель над пляжем, полным зонтов',
    }),
  },
  {
    key: 'icerik/tur-transfer',
    scene: 'transfer-airport',
    options: { seed: 't', palette: 'noon-azure', ratio: '4:3' },
    en: 1600,
    aciklama: illustration({
      tr: 'havalimanında bekleyen otomobil, üzerinden inen uçak',
      en: 'a car waiting at the airport as a plane comes in',
      de: 'ein wartendes Auto am Flughafen, darüber ein landendes Flugzeug',
      ru: 'автомобиль у аэропорта, над ним заходит на посадку самолёт',
    }),
  },
  {
    key: 'icerik/tur-arac',
    scene: 'car-rental',
    options: { seed: 'd', palette: 'noon-mint', ratio: '4:3' },
    en: 1600,
    aciklama: illustration({
      tr: 'deniz kıyısındaki yolda üstü açık otomobil',
      en: 'a convertible on a road by the sea',
      de: 'ein Cabrio auf einer Straße am Meer',
      ru: 'кабриолет на дороге у моря',
    }),
  },
  {
    key: 'icerik/tur-dugun',
    scene: 'wedding',
    options: { seed: 'b', palette: 'dusk-rose', ratio: '4:3' },
    en: 1600,
    aciklama: illustration({
      tr: 'akşam kızıllığında, çiçekli takın altında gelin ve damat',
      en: 'bride and groom under an arch of flowers at dusk',
      de: 'Brautpaar unter einem Blumenbogen in der Abenddämmerung',
      ru: 'жених и невеста под цветочной аркой в сумерках',
    }),
  },
  {
    key: 'icerik/tur-saglik',
    scene: 'hammam',
    options: { seed: 'b', palette: 'golden-amber', ratio: '4:3' },
    en: 1600,
    aciklama: illustration({
      tr: 'kubbeden ışık süzülen mermer hamam',
      en: 'a marble hammam with light falling through the dome',
      de: 'ein Hamam aus Marmor, Licht fällt durch die Kuppel',
      ru: 'мраморный хаммам, свет падает сквозь купол',
    }),
  },
  {
    key: 'icerik/tur-ekstra',
    scene: 'table',
    options: { seed: 'a', palette: 'golden-amber', ratio: '4:3' },
    en: 1600,
    aciklama: illustration({
      tr: 'deniz kenarında mezelerle donatılmış sofra',
      en: 'a table laid with mezes by the sea',
      de: 'ein mit Meze gedeckter Tisch am Meer',
      ru: 'стол с мезе у моря',
    }),
  },
]
