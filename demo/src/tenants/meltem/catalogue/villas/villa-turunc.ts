import type { DemoShowcase } from '../../../../showcase-data.ts'
import { ARRIVAL_TIME, FLIGHT } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { type VillaFacts, villaFilters } from '../stay-filters.ts'
import { atTheDoor, bedroom, extra, villaProduct } from '../stay-parts.ts'
import { VILLA_LINES } from '../villa-lines.ts'
import { written } from '../written-text.ts'

const bilgi: VillaFacts = {
  urun_tipi: 'villa',
  izin_no: '48-0000-0351',
  oda: 3,
  yatak: 4,
  banyo: 3,
  alan_m2: 135,
  havuz: { en: 3.5, boy: 8 },
  denize_m: 600,
  merkeze_m: 750,
  havalimani_km: 118,
  giris_saati: '16:00',
  cikis_saati: '10:00',
  odalar: [bedroom(1, 0), bedroom(1, 0), bedroom(0, 2)],
  ozellikler: [
    'klima',
    'wifi',
    'mutfak',
    'bulasik_makinesi',
    'camasir_makinesi',
    'mangal',
    'otopark',
    'deniz_manzarasi',
    'tv',
    'bebek_yatagi',
    'mama_sandalyesi',
  ],
}

export const villaTurunc: DemoShowcase = {
  urun: villaProduct({
    anahtar: 'villa-turunc',
    ad: { tr: 'Villa Turunç', en: 'Villa Turunç', de: 'Villa Turunç', ru: 'Вилла «Турунч»' },
    en_cok_kisi: 6,
    gece: [120, 200, 320],
    hafta: [780, 1320, 2120],
    en_az_gece: [3, 3, 5],
    yaz_giris_gunleri: [6, 7],
    ucretler: [
      { tur: 'temizlik', fiyat: 60 },
      { tur: 'ek_yatak', fiyat: 20, en_cok: 2 },
      { tur: 'hasar_depozitosu', fiyat: 350 },
    ],
    ekstralar: [
      extra('airport-transfer', 150),
      extra('boat-day', 240),
      extra('groceries', 20),
      extra('baby-set', 12),
      extra('chef-dinner', 38),
    ],
  }),
  bolge: 'marmaris',
  enlem: 36.7772,
  boylam: 28.2489,
  bilgi,
  agirlik: 735,
  kampanya_yuzde: 12,
  filtreler: villaFilters(bilgi, 'aile', 'merkez'),
  koleksiyonlar: ['aile', 'son_dakika'],
  bulusma: atTheDoor(36.7772, 28.2489),
  sorular: [ARRIVAL_TIME, FLIGHT],
  gorseller: shots(
    'villa-turunc',
    ['villa-terraces', 'dusk-rose'],
    ['bedroom', 'dawn-shell'],
    ['bathroom', 'golden-saffron'],
    ['picnic', 'noon-mint'],
    ['villa-terraces', 'noon-azure'],
    ['night-terrace', 'night-pine'],
  ),
  metin: written(VILLA_LINES, {
    tr: {
      baslik: 'Villa Turunç',
      slug: 'villa-turunc-marmaris',
      ozet: 'Marmaris’in Turunç koyunda, mavi bayraklı kumsala on dakika yürünen üç odalı teraslı ev. Marmaris’e deniz dolmuşuyla gidilir.',
      aciklama: [
        'Turunç, Marmaris’ten bir dağla ayrılır; gürültü de o dağın arkasında kalır. Ev koyun kuzey yamacında, turunç ve çam ağaçlarının arasında üç teras hâlinde iner. En üstte park, ortada oturma, altta havuz.',
        'Odaların üçü de banyolu, ikisi balkonlu. Havuz sekiz metredir ve öğlene kadar güneş alır. Mutfakta sahibinden kalan iyi bir fırın vardır; çarşamba pazarından patlıcan alıp deneyin.',
        'Kumsal yürüyerek on dakika. Deniz dolmuşu saat başı Marmaris’e gider, kırk beş dakika sürer ve günün en güzel kısmıdır. Amos antik kenti sırtın öbür yanında.',
      ],
      one_cikanlar: [
        'Mavi bayraklı kumsala 600 metre',
        'Üç terasta koy manzarası',
        'Marmaris’e deniz dolmuşu',
        'Üç odanın üçü de banyolu',
      ],
      dahil: ['Havuz bakımı', 'Plaj havluları ve şemsiye'],
      haric: ['Çıkış temizliği (60 €)', 'Havuz ısıtılmaz'],
      kurallar: ['Evcil hayvan kabul edilmez', 'Teraslarda çıplak ateş yakılmaz'],
      erisilebilirlik: ['Parktan salona 14, salondan havuza 20 basamak', 'Yürümekte zorlananlara uygun değildir'],
      sss: [
        [
          'Yol çok mu virajlı?',
          'Marmaris’ten yirmi dakika, asfalt ve geniş. Gece ilk gelişte gündüz varmayı öneririz.',
        ],
        ['Turunç’ta market var mı?', 'Üç market, eczane ve sağlık ocağı kıyıda.'],
        ['Dalaman’dan transfer ne kadar sürer?', 'Yaklaşık iki saat. Ek hizmetlerden seçebilirsiniz.'],
      ],
      ara: ['turunç villa', 'marmaris kiralık villa', 'koy manzaralı', 'uygun fiyatlı villa'],
      bulusma:
        'Turunç inişinde ikinci seyir cebinden sonra sol; taş direkte “Turunç” yazar. Sultan Hanım anahtarla bekler.',
    },
    en: {
      baslik: 'Villa Turunç',
      slug: 'villa-turunc-marmaris',
      ozet: 'A terraced three-bedroom house in Turunç near Marmaris, ten minutes’ walk from a Blue Flag beach. You go to town by water taxi.',
      aciklama: [
        'A mountain separates Turunç from Marmaris, and the noise stays behind it. The house comes down the north side of the bay in three terraces among bitter orange and pine: parking on top, living in the middle, pool below.',
        'All three bedrooms have a bathroom and two have balconies. The pool is eight metres long and in the sun until noon. The owner left a good oven in the kitchen; buy aubergines at the Wednesday market and try it.',
        'The beach is ten minutes on foot. The water taxi to Marmaris leaves on the hour, takes forty-five minutes and is the best part of the day. Ancient Amos lies across the ridge.',
      ],
      one_cikanlar: [
        '600 metres from a Blue Flag beach',
        'Three terraces facing the bay',
        'Water taxi to Marmaris',
        'Three bedrooms, three bathrooms',
      ],
      dahil: ['Care of the pool', 'Beach towels and a parasol'],
      haric: ['Final cleaning (€60)', 'The pool cannot be heated'],
      kurallar: ['No pets', 'No open fire on the terraces'],
      erisilebilirlik: [
        '14 steps from the car to the living room, 20 more to the pool',
        'Not suitable for guests who find walking hard',
      ],
      sss: [
        [
          'Is the road very winding?',
          'Twenty minutes from Marmaris, paved and wide. The first time, try to arrive by daylight.',
        ],
        ['Are there shops in Turunç?', 'Three grocers, a chemist and a health centre by the shore.'],
        ['How long is the transfer from Dalaman?', 'About two hours. You can add it among the extras.'],
      ],
      ara: ['turunc villa', 'marmaris villa', 'bay view', 'affordable villa'],
      bulusma:
        'Left after the second viewpoint on the way down to Turunç; the stone post says “Turunç”. Sultan waits with the key.',
    },
    de: {
      baslik: 'Villa Turunç',
      slug: 'villa-turunc-marmaris',
      ozet: 'Terrassenhaus mit drei Schlafzimmern in Turunç bei Marmaris, zehn Gehminuten vom Strand mit Blauer Flagge. In die Stadt fährt das Wassertaxi.',
      aciklama: [
        'Ein Berg trennt Turunç von Marmaris, und der Lärm bleibt dahinter. Das Haus steigt am Nordhang der Bucht in drei Terrassen zwischen Bitterorangen und Kiefern hinab: oben parken, in der Mitte wohnen, unten schwimmen.',
        'Alle drei Schlafzimmer haben ein Bad, zwei einen Balkon. Der Pool ist acht Meter lang und liegt bis mittags in der Sonne. In der Küche steht ein guter Backofen; kaufen Sie am Mittwoch auf dem Markt Auberginen und probieren Sie ihn aus.',
        'Zum Strand gehen Sie zehn Minuten. Das Wassertaxi nach Marmaris fährt stündlich, braucht fünfundvierzig Minuten und ist das Schönste am Tag. Hinter dem Rücken liegt das antike Amos.',
      ],
      one_cikanlar: [
        '600 Meter zum Strand mit Blauer Flagge',
        'Drei Terrassen zur Bucht',
        'Wassertaxi nach Marmaris',
        'Drei Schlafzimmer, drei Bäder',
      ],
      dahil: ['Poolpflege', 'Strandtücher und Sonnenschirm'],
      haric: ['Endreinigung (60 €)', 'Der Pool ist nicht beheizbar'],
      kurallar: ['Keine Haustiere', 'Kein offenes Feuer auf den Terrassen'],
      erisilebilirlik: [
        '14 Stufen vom Auto zum Wohnraum, 20 weitere zum Pool',
        'Für Gäste mit Gehbehinderung nicht geeignet',
      ],
      sss: [
        [
          'Ist die Straße sehr kurvig?',
          'Zwanzig Minuten ab Marmaris, asphaltiert und breit. Kommen Sie beim ersten Mal lieber bei Tageslicht.',
        ],
        ['Gibt es Läden in Turunç?', 'Drei Lebensmittelläden, eine Apotheke und eine Arztstation am Ufer.'],
        ['Wie lange dauert der Transfer ab Dalaman?', 'Rund zwei Stunden. Sie können ihn bei den Extras wählen.'],
      ],
      ara: ['Villa Turunç', 'Ferienhaus Marmaris', 'Blick auf die Bucht', 'günstige Villa'],
      bulusma:
        'Auf der Abfahrt nach Turunç nach der zweiten Aussichtsbucht links; am Steinpfosten steht „Turunç“. Sultan wartet mit dem Schlüssel.',
    },
    ru: {
      baslik: 'Вилла «Турунч»',
      slug: 'villa-turunch-marmaris',
      ozet: 'Террасный дом с тремя спальнями в бухте Турунч под Мармарисом, десять минут пешком до пляжа с голубым флагом. В город ходит водное такси.',
      aciklama: [
        'Турунч отделён от Мармариса горой, и шум остался за ней. Дом спускается по северному склону тремя террасами среди горьких апельсинов и сосен: наверху парковка, посередине жизнь, внизу бассейн.',
        'У всех трёх спален ванная, у двух балкон. Бассейн восемь метров, до полудня на солнце. На кухне хорошая духовка: купите в среду на рынке баклажаны и попробуйте.',
        'До пляжа десять минут. Водное такси в Мармарис уходит каждый час, идёт сорок пять минут, и это лучшая часть дня. За хребтом античный Амос.',
      ],
      one_cikanlar: [
        '600 метров до пляжа с голубым флагом',
        'Три террасы с видом на бухту',
        'Водное такси до Мармариса',
        'Три спальни, три ванные',
      ],
      dahil: ['Уход за бассейном', 'Пляжные полотенца и зонт'],
      haric: ['Финальная уборка (60 €)', 'Бассейн не подогревается'],
      kurallar: ['Без животных', 'Никакого открытого огня на террасах'],
      erisilebilirlik: ['От машины до гостиной 14 ступеней, до бассейна ещё 20', 'Не подходит тем, кому трудно ходить'],
      sss: [
        [
          'Дорога очень извилистая?',
          'Двадцать минут от Мармариса, асфальт, широкая. В первый раз лучше приехать засветло.',
        ],
        ['Есть ли магазины?', 'Три магазина, аптека и медпункт у берега.'],
        ['Сколько ехать из Даламана?', 'Около двух часов. Трансфер есть в дополнениях.'],
      ],
      ara: ['вилла турунч', 'вилла мармарис', 'вид на бухту', 'недорогая вилла'],
      bulusma:
        'На спуске в Турунч после второй смотровой налево; на каменном столбе написано Turunç. Султан ждёт с ключами.',
    },
  }),
  yorumlar: [
    {
      ad: 'Emily C.',
      dil: 'en',
      puan: 5,
      gun_once: 79,
      metin: 'The water taxi is a holiday in itself. House spotless, oven as promised.',
    },
    {
      ad: 'Bernd',
      dil: 'de',
      puan: 4,
      gun_once: 111,
      metin: 'Gutes Haus zum fairen Preis. Viele Stufen, dafür abends der Blick.',
    },
    {
      ad: 'Songül A.',
      dil: 'tr',
      puan: 4,
      gun_once: 123,
      metin: 'Koy sakin, ev temiz. Havuz küçük ama çocuklara yetti.',
    },
    {
      ad: 'Ирина Л.',
      dil: 'ru',
      puan: 2,
      gun_once: 160,
      metin: 'Приехали ночью, долго искали поворот.',
      yanit:
        'Ирина, простите за неудобство. Мы поставили светящийся указатель и теперь присылаем точку на карте с фото поворота.',
    },
    { ad: 'Owen', dil: 'en', puan: 5, gun_once: 182, metin: 'Quiet in May, sea already swimmable for Welsh people.' },
  ],
}
