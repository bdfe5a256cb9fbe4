import type { DemoShowcase } from '../../../../showcase-data.ts'
import { ARRIVAL_TIME, FLIGHT, PET } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { type VillaFacts, villaFilters } from '../stay-filters.ts'
import { atTheDoor, bedroom, extra, SATURDAY, villaProduct } from '../stay-parts.ts'
import { VILLA_LINES } from '../villa-lines.ts'
import { written } from '../written-text.ts'

const bilgi: VillaFacts = {
  urun_tipi: 'villa',
  izin_no: '07-0000-0124',
  oda: 4,
  yatak: 6,
  banyo: 4,
  alan_m2: 210,
  havuz: { en: 4, boy: 12 },
  denize_m: 850,
  merkeze_m: 900,
  havalimani_km: 118,
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
    'isitmali_havuz',
    'deniz_manzarasi',
    'somine',
    'bebek_yatagi',
    'mama_sandalyesi',
    'evcil_hayvan',
    'tv',
  ],
}

export const villaZeytin: DemoShowcase = {
  urun: villaProduct({
    anahtar: 'villa-zeytin',
    ad: { tr: 'Villa Zeytin', en: 'Villa Zeytin', de: 'Villa Zeytin', ru: 'Вилла «Зейтин»' },
    en_cok_kisi: 8,
    en_cok: 6,
    arti_kisi: 15,
    gece: [150, 290, 420],
    hafta: [980, 1900, 2800],
    en_az_gece: [3, 4, 5],
    yaz_giris_gunleri: SATURDAY,
    ucretler: [
      { tur: 'temizlik', fiyat: 60, esik_gece: 5 },
      { tur: 'evcil_hayvan', fiyat: 5, gecelik: true, en_cok: 2 },
      { tur: 'ek_yatak', fiyat: 25, en_cok: 2 },
      { tur: 'hasar_depozitosu', fiyat: 500 },
    ],
    ekstralar: [
      extra('pool-heating', 20),
      extra('airport-transfer', 150),
      extra('chef-dinner', 45),
      extra('mid-clean', 60),
      extra('baby-set', 20),
    ],
  }),
  bolge: 'kalkan',
  enlem: 36.2671,
  boylam: 29.4102,
  bilgi,
  agirlik: 980,
  filtreler: villaFilters(bilgi, 'aile', 'kalabalik'),
  bulusma: atTheDoor(36.2671, 29.4102),
  sorular: [ARRIVAL_TIME, FLIGHT, PET],
  gorseller: shots(
    'villa-zeytin',
    ['villa-stone', 'golden-amber'],
    ['bedroom', 'dawn-apricot'],
    ['kitchen', 'noon-azure'],
    ['living', 'golden-amber'],
    ['table', 'golden-amber'],
    ['villa-stone', 'dusk-coral'],
    ['night-terrace', 'night-lapis'],
  ),
  metin: written(VILLA_LINES, {
    tr: {
      baslik: 'Villa Zeytin',
      slug: 'villa-zeytin-kalkan',
      ozet: 'Kalkan’da 1924’ten kalma taş ev: dört oda, zeytinlik ve denize akıyormuş gibi duran 12 metrelik havuz. Liman yürüyerek on iki dakika.',
      aciklama: [
        'Ev 1924’te bir zeytin tüccarı için yapılmış, 2023’te duvarlarına dokunmadan yenilendi. Kalın taş, ağustosta bile odaları serin tutar; klimayı çoğu gece açmazsınız.',
        'Arkadaki on yedi zeytin ağacı evin. Kahvaltı on bire kadar gölgede kalan pergolanın altında edilir, akşam güneşi en son havuzun kenarından çekilir. Havuz 12 × 4 metredir, en derin yeri 1,60.',
        'Limana inen yol 900 metredir ve dönüşte yokuştur; market 300 metre uzaktadır. Bahçıvan Hasan Bey salı ve cuma sabahları gelir, istemezseniz söylemeniz yeter.',
      ],
      one_cikanlar: [
        'Denize bakan 12 × 4 m sonsuzluk havuzu',
        'Bahçede on yedi zeytin ağacı',
        'Limana 900 m, markete 300 m',
        'Üç odanın kendi banyosu var',
        'Taş mangal ve gölgeli pergola',
      ],
      dahil: ['Havuz ve bahçe bakımı', 'Beş gece ve üzeri konaklamada çıkış temizliği'],
      haric: ['Havuz ısıtma', 'Beş geceden kısa konaklamada temizlik (60 €)'],
      kurallar: ['Evcil hayvan kabul edilir, havuza girmez', 'Zeytinlikte ateş yakılmaz, mangal yalnız taş ocakta'],
      erisilebilirlik: ['Kapıdan terasa dört basamak', 'Zemin katta bir yatak odası ve basamaksız duş'],
      sss: [
        ['Havuz dışarıdan görünür mü?', 'Yoldan görünmez; üst komşunun terasından bir köşesi görünür.'],
        [
          'Arabasız kalınır mı?',
          'Evet. Liman ve market yürünür, plajlara dolmuş limandan kalkar. Patara ve Kaputaş için araba rahattır.',
        ],
        [
          'Havuz hangi aylarda ısıtılmalı?',
          'Nisan, mayıs başı ve ekim sonunda öneririz; su o zaman 27 dereceye çıkar.',
        ],
      ],
      ara: ['kalkan villa', 'taş ev', 'sonsuzluk havuzu', 'zeytinlik'],
      bulusma:
        'Kalkan girişindeki benzinlikten sonra ikinci sola dönün; mavi kapının önünde Hasan Bey bekler, anahtarı o verir.',
    },
    en: {
      baslik: 'Villa Zeytin',
      slug: 'villa-zeytin-kalkan',
      ozet: 'A stone house of 1924 in Kalkan with four bedrooms, an olive grove and a twelve-metre pool that seems to spill into the bay. Twelve minutes’ walk to the harbour.',
      aciklama: [
        'The house was built in 1924 for an olive merchant and restored in 2023 without touching its walls. The stone is so thick that on most August nights you will leave the air conditioning off.',
        'The seventeen olive trees behind it belong to the house. Breakfast is under the pergola, which stays in the shade until eleven; the last sun of the day leaves from the edge of the pool. The pool is 12 by 4 metres and 1.60 m at its deepest.',
        'It is 900 metres down to the harbour, and uphill on the way back; the grocer is 300 metres away. Hasan, the gardener, comes on Tuesday and Friday mornings. If you would rather he didn’t, just say so.',
      ],
      one_cikanlar: [
        'Infinity pool of 12 × 4 m facing the bay',
        'Seventeen olive trees in the garden',
        'Harbour 900 m, grocer 300 m',
        'Three of the bedrooms have their own bathroom',
        'Stone barbecue and a shady pergola',
      ],
      dahil: ['Care of pool and garden', 'Final cleaning for stays of five nights or more'],
      haric: ['Pool heating', 'Cleaning for stays under five nights (€60)'],
      kurallar: ['Pets are welcome, though not in the pool', 'No open fire in the grove; the stone barbecue only'],
      erisilebilirlik: [
        'Four steps from the gate to the terrace',
        'One bedroom with a level-entry shower on the ground floor',
      ],
      sss: [
        [
          'Is the pool overlooked?',
          'Not from the road. The neighbour above can see one corner of it from his terrace.',
        ],
        [
          'Can we manage without a car?',
          'Yes. Harbour and shop are in walking distance and minibuses to the beaches leave from the harbour. A car is handy for Patara and Kaputaş.',
        ],
        ['When is pool heating worth it?', 'In April, early May and late October. It brings the water to about 27 °C.'],
      ],
      ara: ['kalkan villa', 'stone house', 'infinity pool', 'olive grove'],
      bulusma:
        'Take the second left after the petrol station at the entrance to Kalkan. Hasan waits at the blue gate with the key.',
    },
    de: {
      baslik: 'Villa Zeytin',
      slug: 'villa-zeytin-kalkan',
      ozet: 'Steinhaus von 1924 in Kalkan mit vier Schlafzimmern, eigenem Olivenhain und einem zwölf Meter langen Pool, der in die Bucht zu laufen scheint. Zum Hafen zwölf Minuten zu Fuß.',
      aciklama: [
        'Ein Olivenhändler ließ das Haus 1924 bauen; 2023 wurde es behutsam erneuert, die Mauern blieben, wie sie waren. Sie sind so dick, dass Sie die Klimaanlage selbst im August in den meisten Nächten nicht brauchen.',
        'Die siebzehn Olivenbäume dahinter gehören dazu. Gefrühstückt wird unter der Pergola, die bis elf im Schatten liegt; die letzte Sonne des Tages verschwindet am Beckenrand. Der Pool misst 12 × 4 Meter und ist höchstens 1,60 m tief.',
        'Bis zum Hafen sind es 900 Meter, zurück geht es bergauf; der Laden liegt 300 Meter entfernt. Gärtner Hasan kommt dienstags und freitags am Morgen. Möchten Sie das nicht, sagen Sie einfach Bescheid.',
      ],
      one_cikanlar: [
        'Infinitypool 12 × 4 m mit Blick auf die Bucht',
        'Siebzehn Olivenbäume im Garten',
        'Hafen 900 m, Laden 300 m',
        'Drei Schlafzimmer mit eigenem Bad',
        'Gemauerter Grill und schattige Pergola',
      ],
      dahil: ['Pool- und Gartenpflege', 'Endreinigung ab fünf Nächten'],
      haric: ['Poolheizung', 'Reinigung bei weniger als fünf Nächten (60 €)'],
      kurallar: [
        'Haustiere sind willkommen, nur nicht im Pool',
        'Kein offenes Feuer im Olivenhain, gegrillt wird am gemauerten Grill',
      ],
      erisilebilirlik: ['Vier Stufen vom Tor zur Terrasse', 'Ein Schlafzimmer mit ebenerdiger Dusche im Erdgeschoss'],
      sss: [
        ['Ist der Pool einsehbar?', 'Von der Straße nicht. Der obere Nachbar sieht von seiner Terrasse eine Ecke.'],
        [
          'Kommen wir ohne Auto zurecht?',
          'Ja. Hafen und Laden sind zu Fuß erreichbar, Sammelbusse zu den Stränden fahren am Hafen ab. Für Patara und Kaputaş ist ein Auto bequemer.',
        ],
        [
          'Wann lohnt sich die Poolheizung?',
          'Im April, Anfang Mai und Ende Oktober. Das Wasser erreicht dann etwa 27 °C.',
        ],
      ],
      ara: ['Villa Kalkan', 'Steinhaus', 'Infinitypool', 'Olivenhain'],
      bulusma:
        'Hinter der Tankstelle am Ortseingang von Kalkan die zweite Straße links. Am blauen Tor wartet Hasan mit dem Schlüssel.',
    },
    ru: {
      baslik: 'Вилла «Зейтин»',
      slug: 'villa-zeytin-kalkan',
      ozet: 'Каменный дом 1924 года в Калкане: четыре спальни, своя оливковая роща и двенадцатиметровый бассейн, будто переходящий в залив. До гавани двенадцать минут пешком.',
      aciklama: [
        'Дом построил в 1924 году торговец оливками; в 2023-м его обновили, не тронув стен. Камень такой толстый, что даже в августе кондиционер ночью чаще всего не нужен.',
        'Семнадцать олив за домом принадлежат ему же. Завтракают под перголой, где до одиннадцати тень, а последнее солнце уходит с края бассейна. Размер бассейна 12 × 4 метра, наибольшая глубина 1,60 м.',
        'До гавани 900 метров, обратно в гору; магазин в 300 метрах. Садовник Хасан приходит утром по вторникам и пятницам. Если вам это мешает, просто скажите.',
      ],
      one_cikanlar: [
        'Панорамный бассейн 12 × 4 м с видом на залив',
        'Семнадцать олив в саду',
        'Гавань в 900 м, магазин в 300 м',
        'У трёх спален своя ванная',
        'Каменный мангал и тенистая пергола',
      ],
      dahil: ['Уход за бассейном и садом', 'Финальная уборка при проживании от пяти ночей'],
      haric: ['Подогрев бассейна', 'Уборка при проживании менее пяти ночей (60 €)'],
      kurallar: ['С животными можно, но не в бассейн', 'Никакого открытого огня в роще, только каменный мангал'],
      erisilebilirlik: ['От ворот до террасы четыре ступени', 'На первом этаже спальня и душ без порога'],
      sss: [
        ['Виден ли бассейн снаружи?', 'С дороги нет. Соседу сверху с террасы виден один угол.'],
        [
          'Можно ли обойтись без машины?',
          'Да. До гавани и магазина пешком, от гавани на пляжи ходят маршрутки. Для Патары и Капуташа удобнее машина.',
        ],
        ['Когда нужен подогрев?', 'В апреле, начале мая и конце октября: вода прогревается примерно до 27 °C.'],
      ],
      ara: ['вилла калкан', 'каменный дом', 'панорамный бассейн', 'оливковая роща'],
      bulusma: 'После заправки на въезде в Калкан второй поворот налево. У синих ворот с ключами ждёт Хасан.',
    },
  }),
  yorumlar: [
    {
      ad: 'Sabine W.',
      dil: 'de',
      puan: 5,
      gun_once: 71,
      metin:
        'Zehn Tage mit drei Generationen. Morgens saß immer schon jemand unter der Pergola. Die Fotos übertreiben nicht, und Hasan hat unserem Enkel gezeigt, wie man Oliven erntet.',
    },
    {
      ad: 'Elif T.',
      dil: 'tr',
      puan: 5,
      gun_once: 96,
      metin:
        'Ev gerçekten serin, ağustosta klima açmadan uyuduk. Limandan dönüş yokuşu nefes kesiyor ama manzara değer.',
    },
    {
      ad: 'James & Priya',
      dil: 'en',
      puan: 4,
      gun_once: 118,
      metin:
        'Gorgeous house, proper kitchen, sharp knives for once. Lost a star only because the fourth bedroom shares a bathroom across the hall.',
    },
    {
      ad: 'Ольга С.',
      dil: 'ru',
      puan: 5,
      gun_once: 143,
      metin:
        'Были с двумя детьми и бабушкой. Бабушке досталась комната на первом этаже, очень удобно. Бассейн чистили, пока мы были на пляже.',
    },
    {
      ad: 'Mehmet A.',
      dil: 'tr',
      puan: 3,
      gun_once: 194,
      metin: 'Ev güzel ama mayıs başında havuz soğuktu, ısıtma ücretli.',
      yanit:
        'Mehmet Bey, haklısınız; mayıs başında ısıtmayı rezervasyon sırasında daha açık önermeliydik. Artık takvimde o haftalarda uyarı çıkıyor.',
    },
  ],
}
