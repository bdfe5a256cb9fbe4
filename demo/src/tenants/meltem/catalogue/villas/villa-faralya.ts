import type { DemoShowcase } from '../../../../showcase-data.ts'
import { ARRIVAL_TIME, PET } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { type VillaFacts, villaFilters } from '../stay-filters.ts'
import { AT_ONCE, atTheDoor, bedroom, extra, sofaBed, villaProduct } from '../stay-parts.ts'
import { VILLA_LINES } from '../villa-lines.ts'
import { written } from '../written-text.ts'

const bilgi: VillaFacts = {
  urun_tipi: 'villa',
  izin_no: '48-0000-0366',
  oda: 1,
  yatak: 2,
  banyo: 1,
  alan_m2: 48,
  havuz: null,
  denize_m: 3200,
  merkeze_m: 900,
  havalimani_km: 78,
  giris_saati: '15:00',
  cikis_saati: '11:00',
  odalar: [bedroom(1, 0), sofaBed(1)],
  ozellikler: ['wifi', 'mutfak', 'otopark', 'deniz_manzarasi', 'somine', 'kahvalti', 'evcil_hayvan', 'mangal'],
}

export const villaFaralya: DemoShowcase = {
  urun: villaProduct({
    anahtar: 'villa-faralya',
    ad: { tr: 'Faralya Orman Evi', en: 'Faralya forest cabin', de: 'Waldhütte Faralya', ru: 'Лесной дом в Фаралье' },
    en_cok_kisi: 4,
    en_cok: 2,
    arti_kisi: 20,
    terms: AT_ONCE,
    gece: [70, 110, 160],
    hafta: [460, 720, 1050],
    en_az_gece: [2, 2, 3],
    ucretler: [
      { tur: 'evcil_hayvan', fiyat: 5, gecelik: true, en_cok: 2 },
      { tur: 'hasar_depozitosu', fiyat: 150 },
    ],
    ekstralar: [
      extra('firewood', 12),
      extra('airport-transfer', 140),
      extra('chef-dinner', 28),
      extra('late-checkout', 40),
    ],
  }),
  bolge: 'fethiye',
  enlem: 36.4869,
  boylam: 29.1362,
  bilgi,
  agirlik: 870,
  filtreler: villaFilters(bilgi, 'balayi', 'doga'),
  koleksiyonlar: ['balayi', 'macera', 'kis_gunesi'],
  bulusma: atTheDoor(36.4869, 29.1362),
  sorular: [ARRIVAL_TIME, PET],
  gorseller: shots(
    'villa-faralya',
    ['cabin', 'dusk-rose'],
    ['living', 'night-pine'],
    ['cabin', 'dawn-apricot'],
    ['picnic', 'dawn-apricot'],
    ['cabin', 'night-pine'],
  ),
  metin: written(VILLA_LINES, {
    tr: {
      baslik: 'Faralya Orman Evi',
      slug: 'faralya-orman-evi',
      ozet: 'Kelebekler Vadisi’nin üstündeki çam ormanında üçgen çatılı ahşap ev. İki kişi rahat, dört kişi sıkışarak; kahvaltı dahil.',
      aciklama: [
        'Yol Ölüdeniz’den yirmi beş dakika tırmanır, sonra telefon bir çizgiye düşer ve çam kokusu başlar. Ev üçgen bir çatıdan ibarettir: altta salon, küçük mutfak ve duş, üstte camdan yıldızlara bakan yatak.',
        'Klima yok, 600 metre yükseklikte gerek de yok; temmuzda bile gece yorgan örtülür. Kışın döküm soba yarım saatte ısıtır. Kahvaltıyı aşağıdaki evden Emine Hanım getirir: yumurta, bal, kendi zeytini.',
        'Likya Yolu on dakika ötede. Kabak Koyu’na yürüyerek iki saatte, dolmuşla yirmi dakikada inilir. Yüzmek için denize inip çıkmayı göze almalısınız.',
      ],
      one_cikanlar: [
        '600 metrede, çamların içinde',
        'Yataktan yıldız görünen cam çatı',
        'Köy kahvaltısı her sabah kapıda',
        'Likya Yolu’na 10 dakika',
        'Köpekler hoş gelir',
      ],
      dahil: ['Köy kahvaltısı', 'Temizlik', 'Bir sandık odun (kasım–mart)'],
      haric: ['İlk sandıktan sonra odun'],
      kurallar: ['Ormanda ateş yakmak yasaktır; mangal yalnız taş ocakta', 'Sıcak su güneşten: uzun duşlar akşama'],
      erisilebilirlik: ['Yatağa dik bir ahşap merdivenle çıkılır', 'Park yerinden eve 60 metre patika'],
      sss: [
        [
          'Yol her arabaya uygun mu?',
          'Asfalt köye kadar gelir, son 300 metre stabilizedir. Alçak spor arabayla gelmeyin.',
        ],
        ['İnternet çeker mi?', 'Evde kablosuz var, 20 Mbit. Telefon ormanda zayıf çeker.'],
        ['Havuz var mı?', 'Yok. Kabak ve Kelebekler Vadisi koyları var, ikisi de emek ister.'],
      ],
      ara: ['faralya bungalov', 'kabak koyu', 'kelebekler vadisi', 'a frame ev', 'orman evi'],
      bulusma: 'Faralya köy fırınının önünde durup Emine Hanım’ı arayın; motosikletle önünüze düşer.',
    },
    en: {
      baslik: 'Faralya forest cabin',
      slug: 'faralya-forest-cabin',
      ozet: 'An A-frame in the pines above Butterfly Valley. Comfortable for two, snug for four, breakfast included.',
      aciklama: [
        'The road climbs for twenty-five minutes from Ölüdeniz, then your phone drops to one bar and the smell of pine begins. The cabin is all roof: living room, kitchenette and shower below, a bed under glass above.',
        'There is no air conditioning, and at 600 metres nobody misses it; even in July you pull up the duvet. In winter the cast-iron stove warms the room in half an hour. Emine brings breakfast from the house below: eggs, honey, olives of her own.',
        'The Lycian Way is ten minutes off. Kabak Bay is two hours on foot or twenty minutes by minibus. If you want to swim, you earn it.',
      ],
      one_cikanlar: [
        '600 metres up among the pines',
        'Stars above the bed through a glass roof',
        'Village breakfast at the door every morning',
        'Ten minutes from the Lycian Way',
        'Dogs welcome',
      ],
      dahil: ['Village breakfast', 'Cleaning', 'One crate of firewood (November to March)'],
      haric: ['Firewood after the first crate'],
      kurallar: [
        'Fires in the forest are forbidden; barbecue in the stone hearth only',
        'Hot water comes from the sun: take long showers in the evening',
      ],
      erisilebilirlik: [
        'The bed is reached by a steep wooden ladder-stair',
        '60 metres of footpath from the parking place',
      ],
      sss: [
        [
          'Is the road fine for any car?',
          'Tarmac as far as the village, gravel for the last 300 metres. Do not bring a low sports car.',
        ],
        ['Is there internet?', 'Wi-Fi in the cabin, 20 Mbit. Mobile reception in the forest is weak.'],
        ['Is there a pool?', 'No. There are the coves of Kabak and Butterfly Valley, and both take some effort.'],
      ],
      ara: ['faralya cabin', 'a-frame', 'kabak', 'butterfly valley', 'treehouse'],
      bulusma: 'Stop at the bakery in Faralya and call Emine; she rides ahead of you on her motorbike.',
    },
    de: {
      baslik: 'Waldhütte Faralya',
      slug: 'waldhuette-faralya',
      ozet: 'Nurdachhaus in den Kiefern über dem Schmetterlingstal. Bequem für zwei, gemütlich eng für vier, Frühstück inklusive.',
      aciklama: [
        'Fünfundzwanzig Minuten klettert die Straße von Ölüdeniz, dann hat das Telefon nur noch einen Balken und es riecht nach Harz. Die Hütte ist ganz Dach: unten Wohnraum, Kochnische und Dusche, oben das Bett unter Glas.',
        'Eine Klimaanlage gibt es nicht, und auf 600 Metern vermisst sie keiner; selbst im Juli ziehen Sie die Decke hoch. Im Winter wärmt der Gusseisenofen in einer halben Stunde. Das Frühstück bringt Emine aus dem Haus weiter unten: Eier, Honig, eigene Oliven.',
        'Zum Lykischen Weg sind es zehn Minuten, nach Kabak zu Fuß zwei Stunden oder zwanzig Minuten mit dem Kleinbus. Das Bad im Meer will verdient sein.',
      ],
      one_cikanlar: [
        'Auf 600 Metern mitten in den Kiefern',
        'Glasdach über dem Bett, Sterne inklusive',
        'Dorffrühstück jeden Morgen an der Tür',
        'Zehn Minuten zum Lykischen Weg',
        'Hunde willkommen',
      ],
      dahil: ['Dorffrühstück', 'Reinigung', 'Eine Kiste Holz (November bis März)'],
      haric: ['Weiteres Brennholz'],
      kurallar: [
        'Feuer im Wald ist verboten, gegrillt wird nur an der Feuerstelle aus Stein',
        'Warmwasser kommt von der Sonne: lange duschen besser abends',
      ],
      erisilebilirlik: ['Zum Bett führt eine steile Holztreppe', '60 Meter Fußweg vom Parkplatz'],
      sss: [
        [
          'Ist die Straße für jedes Auto geeignet?',
          'Bis ins Dorf Asphalt, die letzten 300 Meter Schotter. Mit tiefergelegten Wagen lieber nicht.',
        ],
        ['Gibt es Internet?', 'WLAN in der Hütte mit 20 Mbit/s. Mobilfunk ist im Wald schwach.'],
        [
          'Gibt es einen Pool?',
          'Nein. Es gibt die Buchten von Kabak und im Schmetterlingstal; beide verlangen etwas Mühe.',
        ],
      ],
      ara: ['Hütte Faralya', 'Nurdachhaus', 'Kabak', 'Schmetterlingstal', 'Waldhaus'],
      bulusma: 'Halten Sie an der Bäckerei in Faralya und rufen Sie Emine an; sie fährt mit dem Motorrad voraus.',
    },
    ru: {
      baslik: 'Лесной дом в Фаралье',
      slug: 'lesnoy-dom-faralya',
      ozet: 'Дом-шалаш в соснах над Долиной бабочек. Вдвоём просторно, вчетвером уютно и тесно; завтрак включён.',
      aciklama: [
        'Дорога из Олюдениза двадцать пять минут идёт вверх, потом связь падает до одной полоски и начинает пахнуть хвоей. Дом — это одна крыша: внизу гостиная, кухонька и душ, наверху кровать под стеклом.',
        'Кондиционера нет, и на высоте 600 метров он не нужен: даже в июле ночью берёшь одеяло. Зимой чугунная печь нагревает дом за полчаса. Завтрак приносит Эмине из дома ниже: яйца, мёд, свои оливки.',
        'До Ликийской тропы десять минут. До Кабака два часа пешком или двадцать минут на маршрутке. Море здесь надо заслужить.',
      ],
      one_cikanlar: [
        '600 метров над морем, среди сосен',
        'Стеклянная крыша над кроватью',
        'Деревенский завтрак каждое утро',
        'Десять минут до Ликийской тропы',
        'Можно с собакой',
      ],
      dahil: ['Деревенский завтрак', 'Уборка', 'Ящик дров (ноябрь–март)'],
      haric: ['Дрова сверх первого ящика'],
      kurallar: [
        'Костры в лесу запрещены, мангал только в каменном очаге',
        'Вода греется солнцем: долгий душ лучше вечером',
      ],
      erisilebilirlik: ['К кровати ведёт крутая деревянная лестница', 'От парковки 60 метров по тропинке'],
      sss: [
        ['Проедет ли любая машина?', 'До деревни асфальт, последние 300 метров гравий. На низкой спортивной не стоит.'],
        ['Есть ли интернет?', 'В доме Wi-Fi 20 Мбит/с. Мобильная связь в лесу слабая.'],
        ['Есть ли бассейн?', 'Нет. Есть бухты Кабак и Долина бабочек, к обеим надо спуститься.'],
      ],
      ara: ['дом фаралья', 'а-фрейм', 'кабак', 'долина бабочек', 'дом в лесу'],
      bulusma: 'Остановитесь у пекарни в Фаралье и позвоните Эмине: она поедет впереди на мотоцикле.',
    },
  }),
  yorumlar: [
    {
      ad: 'Ece B.',
      dil: 'tr',
      puan: 5,
      gun_once: 25,
      metin:
        'Yağmurlu bir ekim gecesi sobanın başında oturduk, en güzel gecemizdi. Emine Hanım’ın reçelinden iki kavanoz aldık.',
    },
    {
      ad: 'Moritz',
      dil: 'de',
      puan: 5,
      gun_once: 48,
      metin: 'Drei Etappen Lykischer Weg von hier aus gemacht. Frühstück auf der Stufe, Ziegenglocken als Wecker.',
    },
    {
      ad: 'Sarah & Finn',
      dil: 'en',
      puan: 4,
      gun_once: 103,
      metin: 'The stars! The ladder to the bed is steep if you need the bathroom at night, so pack a head torch.',
    },
    {
      ad: 'Юлия М.',
      dil: 'ru',
      puan: 3,
      gun_once: 137,
      metin: 'Красиво, но днём в доме жарко, кондиционера нет.',
      yanit: 'Юлия, спасибо. В жаркие недели закрывайте ставни до полудня; мы также поставили второй вентилятор.',
    },
    {
      ad: 'Ben W.',
      dil: 'en',
      puan: 5,
      gun_once: 221,
      metin: 'April, wild orchids everywhere and the dog never happier.',
    },
  ],
}
