import type { DemoShowcase } from '../../../../showcase-data.ts'
import { ARRIVAL_TIME } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { type VillaFacts, villaFilters } from '../stay-filters.ts'
import { atTheDoor, bedroom, extra, villaProduct } from '../stay-parts.ts'
import { VILLA_LINES } from '../villa-lines.ts'
import { written } from '../written-text.ts'

const bilgi: VillaFacts = {
  urun_tipi: 'villa',
  izin_no: '35-0000-0304',
  oda: 4,
  yatak: 6,
  banyo: 4,
  alan_m2: 200,
  havuz: { en: 4, boy: 10 },
  denize_m: 900,
  merkeze_m: 3200,
  havalimani_km: 85,
  giris_saati: '16:00',
  cikis_saati: '10:00',
  odalar: [bedroom(1, 0), bedroom(1, 0), bedroom(0, 2), bedroom(0, 2, false)],
  ozellikler: [
    'klima',
    'wifi',
    'mutfak',
    'bulasik_makinesi',
    'camasir_makinesi',
    'mangal',
    'otopark',
    'deniz_manzarasi',
    'isitmali_havuz',
    'tv',
    'bebek_yatagi',
  ],
}

export const villaDegirmen: DemoShowcase = {
  urun: villaProduct({
    anahtar: 'villa-degirmen',
    ad: { tr: 'Villa Değirmen', en: 'Villa Değirmen', de: 'Villa Değirmen', ru: 'Вилла «Деирмен»' },
    en_cok_kisi: 8,
    gece: [170, 280, 460],
    hafta: [1120, 1850, 3050],
    en_az_gece: [2, 3, 5],
    yaz_giris_gunleri: [6, 7],
    ucretler: [
      { tur: 'temizlik', fiyat: 90 },
      { tur: 'ek_yatak', fiyat: 25, en_cok: 2 },
      { tur: 'hasar_depozitosu', fiyat: 600 },
    ],
    ekstralar: [
      extra('pool-heating', 35),
      extra('airport-transfer', 140),
      extra('breakfast', 15),
      extra('bicycle', 45),
      extra('mid-clean', 70),
    ],
  }),
  bolge: 'alacati',
  enlem: 38.2553,
  boylam: 26.3862,
  bilgi,
  agirlik: 750,
  kampanya_yuzde: 15,
  filtreler: villaFilters(bilgi, 'aile', 'kalabalik'),
  koleksiyonlar: ['macera', 'son_dakika'],
  bulusma: atTheDoor(38.2553, 26.3862),
  sorular: [ARRIVAL_TIME],
  gorseller: shots(
    'villa-degirmen',
    ['villa-stone', 'golden-saffron'],
    ['living', 'golden-saffron'],
    ['bedroom', 'noon-azure'],
    ['kitchen', 'dawn-shell'],
    ['villa-stone', 'dusk-rose'],
    ['table', 'dusk-rose'],
  ),
  metin: written(VILLA_LINES, {
    tr: {
      baslik: 'Villa Değirmen',
      slug: 'villa-degirmen-alacati',
      ozet: 'Alaçatı sörf koyunun üstünde, rüzgârı bahçe duvarıyla kesilmiş dört odalı taş villa. Board dolabı, tahta yıkama yeri ve ısıtılabilen havuz.',
      aciklama: [
        'Sabah perdeyi açıp rüzgâra bakarsınız: koy beyazlandıysa sörfe, düzse Ilıca’ya. Ev ikisinin ortasında, yel değirmenlerinin sırtındadır. Mimar rüzgârı bildiği için havuzu evin arkasına, taş duvarın dibine koymuş; dışarıda otuz knot eserken mum sönmez.',
        'Dört oda, dört banyo; girişte tahtaları yıkayıp asacağınız kapalı bir yer, kurutma odası ve yelken dolabı var. Üst terasta koyun tamamı, akşamları Sakız Adası görünür.',
        'Sörf okulları 900 metre, Alaçatı çarşısı arabayla altı dakika. Rüzgârsız gün için bisikletleri, zeytinlik yollarını ve Urla bağlarını öneririz.',
      ],
      one_cikanlar: [
        'Sörf koyuna 900 metre',
        'Rüzgâr almayan, ısıtılabilen havuz',
        'Board dolabı, yıkama ve kurutma yeri',
        'Sakız manzaralı üst teras',
        'Dört odada sekiz kişi',
      ],
      dahil: ['Board dolabı ve kurutma odası', 'Havuz ve bahçe bakımı'],
      haric: ['Havuz ısıtma', 'Sörf malzemesi', 'Çıkış temizliği (90 €)'],
      kurallar: ['Evcil hayvan kabul edilmez', 'Islak elbiseler kurutma odasına asılır'],
      erisilebilirlik: ['Garajdan salona üç basamak', 'Zemin katta bir banyolu oda'],
      sss: [
        ['Sörf dersi ayarlar mısınız?', 'Evet, koydaki okullarla çalışıyoruz; rezervasyon notuna seviyenizi yazın.'],
        [
          'En iyi rüzgâr ne zaman?',
          'Haziran sonundan eylül ortasına kadar öğleden sonraları. Nisan ve ekim sakin ama güvenilmezdir.',
        ],
        ['Küçük çocukla olur mu?', 'Olur; koyun ilk 200 metresi bel boyudur, havuz kenarına kapı takarız.'],
      ],
      ara: ['alaçatı villa', 'sörf', 'çeşme kiralık villa', 'rüzgâr sörfü', 'ısıtmalı havuz'],
      bulusma:
        'Alaçatı’dan sörf koyu yoluna girin, değirmenlerden sonra ilk sağ. Cem karşılar; bordlarınız varsa garaj kapısı yüksektir.',
    },
    en: {
      baslik: 'Villa Değirmen',
      slug: 'villa-degirmen-alacati',
      ozet: 'A four-bedroom stone villa above Alaçatı’s surf bay, its pool sheltered by the garden wall. Board store, rinsing place and a pool that can be heated.',
      aciklama: [
        'In the morning you draw the curtain and read the wind: if the bay is white you surf, if it is flat you drive to Ilıca. The house stands between the two on the ridge of the windmills. Its architect knew the wind and put the pool behind the house at the foot of a stone wall, where a candle burns while it blows thirty knots outside.',
        'Four bedrooms, four bathrooms, and at the entrance a covered place to rinse and hang boards, a drying room and a store for sails. From the upper terrace you see the whole bay and in the evening Chios.',
        'The surf schools are 900 metres away, the lanes of Alaçatı six minutes by car. For calm days we suggest bicycles, olive tracks and the vineyards of Urla.',
      ],
      one_cikanlar: [
        '900 metres from the surf bay',
        'Wind-sheltered pool that can be heated',
        'Board store with rinsing and drying',
        'Upper terrace with a view of Chios',
        'Eight people in four bedrooms',
      ],
      dahil: ['Board store and drying room', 'Care of pool and garden'],
      haric: ['Pool heating', 'Surf equipment', 'Final cleaning (€90)'],
      kurallar: ['No pets', 'Wet suits hang in the drying room, not on the railing'],
      erisilebilirlik: [
        'Three steps from the garage to the living room',
        'One bedroom with bathroom on the ground floor',
      ],
      sss: [
        [
          'Can you arrange lessons?',
          'Yes, we work with the schools in the bay. Tell us your level in the booking note.',
        ],
        [
          'When is the wind best?',
          'In the afternoons from late June to mid-September. April and October are gentler and less reliable.',
        ],
        [
          'Is it fine with small children?',
          'Yes. The first 200 metres of the bay are waist-deep, and we fit a gate at the pool.',
        ],
      ],
      ara: ['alacati villa', 'windsurf', 'surf house', 'cesme villa', 'heated pool'],
      bulusma:
        'Take the surf-bay road from Alaçatı and the first right after the windmills. Cem meets you; the garage door is high enough for boards on the roof.',
    },
    de: {
      baslik: 'Villa Değirmen',
      slug: 'villa-degirmen-alacati',
      ozet: 'Steinvilla mit vier Schlafzimmern über der Surfbucht von Alaçatı, der Pool im Windschatten der Gartenmauer. Mit Boardlager, Waschplatz und Poolheizung.',
      aciklama: [
        'Morgens ziehen Sie den Vorhang auf und lesen den Wind: Ist die Bucht weiß, wird gesurft, ist sie glatt, geht es nach Ilıca. Das Haus steht genau dazwischen auf dem Rücken der Windmühlen. Der Architekt kannte den Wind und legte den Pool hinter das Haus an eine Steinmauer; dort brennt die Kerze, während draußen dreißig Knoten wehen.',
        'Vier Schlafzimmer, vier Bäder, am Eingang ein überdachter Platz zum Abspülen der Boards, Trockenraum und Segellager. Von der oberen Terrasse sehen Sie die ganze Bucht und abends Chios.',
        'Die Surfschulen sind 900 Meter entfernt, die Gassen von Alaçatı sechs Autominuten. Für Flautentage empfehlen wir Räder, Olivenwege und die Weingüter von Urla.',
      ],
      one_cikanlar: [
        '900 Meter zur Surfbucht',
        'Windgeschützter, beheizbarer Pool',
        'Boardlager mit Wasch- und Trockenplatz',
        'Obere Terrasse mit Blick auf Chios',
        'Acht Personen in vier Schlafzimmern',
      ],
      dahil: ['Boardlager und Trockenraum', 'Pool- und Gartenpflege'],
      haric: ['Poolheizung', 'Surfmaterial', 'Endreinigung (90 €)'],
      kurallar: ['Keine Haustiere', 'Nasse Anzüge hängen im Trockenraum, nicht am Geländer'],
      erisilebilirlik: ['Drei Stufen von der Garage zum Wohnraum', 'Ein Schlafzimmer mit Bad im Erdgeschoss'],
      sss: [
        [
          'Vermitteln Sie Surfkurse?',
          'Ja, wir arbeiten mit den Schulen der Bucht. Nennen Sie in der Buchungsnotiz Ihr Niveau.',
        ],
        [
          'Wann weht es am besten?',
          'Nachmittags von Ende Juni bis Mitte September. April und Oktober sind sanfter, aber unzuverlässig.',
        ],
        [
          'Geht es mit kleinen Kindern?',
          'Ja. Die ersten 200 Meter der Bucht sind hüfttief, und am Pool bringen wir ein Tor an.',
        ],
      ],
      ara: ['Villa Alaçatı', 'Windsurfen', 'Surferhaus', 'Villa Çeşme', 'beheizter Pool'],
      bulusma:
        'Von Alaçatı Richtung Surfbucht, nach den Windmühlen die erste rechts. Cem erwartet Sie; das Garagentor ist hoch genug für Boards auf dem Dach.',
    },
    ru: {
      baslik: 'Вилла «Деирмен»',
      slug: 'villa-deirmen-alachaty',
      ozet: 'Каменная вилла с четырьмя спальнями над бухтой сёрферов в Алачаты; бассейн с подогревом укрыт от ветра стеной. Есть место для досок и сушилка.',
      aciklama: [
        'Утром отодвигаете штору и смотрите на ветер: бухта в барашках — на доску, гладкая — на Ылыджу. Дом стоит между ними, на гребне с мельницами. Архитектор знал ветер и спрятал бассейн за домом у каменной стены: снаружи тридцать узлов, а здесь горит свеча.',
        'Четыре спальни, четыре ванные; у входа крытое место, где моют и вешают доски, сушилка и шкаф для парусов. С верхней террасы видна вся бухта, а вечером Хиос.',
        'До школ сёрфинга 900 метров, до улочек Алачаты шесть минут на машине. В штиль советуем велосипеды, оливковые дорожки и виноградники Урлы.',
      ],
      one_cikanlar: [
        '900 метров до бухты сёрферов',
        'Укрытый от ветра бассейн с подогревом',
        'Хранение, мойка и сушка досок',
        'Верхняя терраса с видом на Хиос',
        'Восемь гостей в четырёх спальнях',
      ],
      dahil: ['Место для досок и сушилка', 'Уход за бассейном и садом'],
      haric: ['Подогрев бассейна', 'Снаряжение', 'Финальная уборка (90 €)'],
      kurallar: ['Без животных', 'Мокрые костюмы сушим в сушилке, не на перилах'],
      erisilebilirlik: ['Из гаража в гостиную три ступени', 'На первом этаже спальня с ванной'],
      sss: [
        ['Организуете ли уроки?', 'Да, работаем со школами бухты. Напишите свой уровень в примечании.'],
        [
          'Когда лучший ветер?',
          'После полудня с конца июня до середины сентября. Апрель и октябрь мягче, но капризнее.',
        ],
        ['Можно ли с малышами?', 'Да. Первые 200 метров бухты по пояс, у бассейна поставим калитку.'],
      ],
      ara: ['вилла алачаты', 'виндсёрфинг', 'вилла чешме', 'бассейн с подогревом'],
      bulusma:
        'Из Алачаты по дороге к бухте, после мельниц первый поворот направо. Встретит Джем; ворота гаража высокие, доски на крыше пройдут.',
    },
  }),
  yorumlar: [
    {
      ad: 'Nils',
      dil: 'de',
      puan: 5,
      gun_once: 84,
      metin: 'Sieben von sieben Tagen Wind, jeden Abend heiß geduscht, Material im Trockenraum. Für Surfer gebaut.',
    },
    {
      ad: 'Kaan B.',
      dil: 'tr',
      puan: 4,
      gun_once: 102,
      metin: 'Havuz gerçekten rüzgâr almıyor. Çarşıya taksi ağustosta zor bulunuyor.',
    },
    {
      ad: 'Harriet',
      dil: 'en',
      puan: 5,
      gun_once: 119,
      metin: 'Half of us surfed, half read by the pool. Everyone thought they had the better holiday.',
    },
    {
      ad: 'Артём',
      dil: 'ru',
      puan: 4,
      gun_once: 134,
      metin: 'Отличная база для сёрферов. Одна ванная в коридоре, остальное супер.',
    },
  ],
}
