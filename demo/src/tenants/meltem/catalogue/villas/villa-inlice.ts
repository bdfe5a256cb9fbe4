import type { DemoShowcase } from '../../../../showcase-data.ts'
import { ARRIVAL_TIME, FLIGHT } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { type VillaFacts, villaFilters } from '../stay-filters.ts'
import { atTheDoor, bedroom, extra, SATURDAY, villaProduct } from '../stay-parts.ts'
import { VILLA_LINES } from '../villa-lines.ts'
import { written } from '../written-text.ts'

const bilgi: VillaFacts = {
  urun_tipi: 'villa',
  izin_no: '48-0000-0119',
  oda: 6,
  yatak: 8,
  banyo: 7,
  alan_m2: 460,
  havuz: { en: 7, boy: 18 },
  denize_m: 900,
  merkeze_m: 6000,
  havalimani_km: 31,
  giris_saati: '17:00',
  cikis_saati: '10:00',
  odalar: [bedroom(1, 0), bedroom(1, 0), bedroom(1, 0), bedroom(1, 0), bedroom(0, 2), bedroom(0, 2)],
  ozellikler: [
    'klima',
    'wifi',
    'mutfak',
    'bulasik_makinesi',
    'camasir_makinesi',
    'mangal',
    'otopark',
    'isitmali_havuz',
    'cocuk_havuzu',
    'korunakli_havuz',
    'hamam',
    'sauna',
    'spor_salonu',
    'asansor',
    'engelli_erisimi',
    'tv',
    'bebek_yatagi',
    'mama_sandalyesi',
    'sarj_istasyonu',
    'kahvalti',
  ],
}

export const villaInlice: DemoShowcase = {
  urun: villaProduct({
    anahtar: 'villa-inlice',
    ad: { tr: 'İnlice Konağı', en: 'İnlice manor', de: 'Landsitz İnlice', ru: 'Усадьба «Инлидже»' },
    en_cok_kisi: 12,
    gece: [450, 780, 1250],
    hafta: [2950, 5200, 8300],
    en_az_gece: [3, 5, 7],
    yaz_giris_gunleri: SATURDAY,
    ucretler: [
      { tur: 'temizlik', fiyat: 200 },
      { tur: 'ek_yatak', fiyat: 50, en_cok: 2 },
      { tur: 'hasar_depozitosu', fiyat: 2000 },
    ],
    ekstralar: [
      extra('pool-heating', 70),
      extra('chef-dinner', 75),
      extra('boat-day', 690),
      extra('massage', 60),
      extra('hammam', 45),
      extra('airport-transfer', 160),
    ],
  }),
  bolge: 'gocek',
  enlem: 36.7228,
  boylam: 28.8792,
  bilgi,
  agirlik: 810,
  filtreler: villaFilters(bilgi, 'kalabalik', 'aile'),
  koleksiyonlar: ['kalabalik_grup', 'aile'],
  bulusma: atTheDoor(36.7228, 28.8792),
  sorular: [ARRIVAL_TIME, FLIGHT],
  gorseller: shots(
    'villa-inlice',
    ['villa-modern', 'golden-amber'],
    ['living', 'dusk-coral'],
    ['kitchen', 'noon-azure'],
    ['bedroom', 'dawn-shell'],
    ['bathroom', 'noon-mint'],
    ['chef', 'night-lapis'],
    ['villa-modern', 'night-pine'],
  ),
  metin: written(VILLA_LINES, {
    tr: {
      baslik: 'İnlice Konağı',
      slug: 'inlice-konagi-gocek',
      ozet: 'Göcek İnlice’de çam ormanına yaslanan altı odalı büyük ev: 18 metrelik havuz, hamam, asansör ve kahvaltıyı hazırlayan bir ekip. On iki kişi için.',
      aciklama: [
        'Üç kuşak birlikte tatil yapmak isteyenlerin evi. Altı odanın hepsi banyolu, ikisi tekerlekli sandalyeye uygun; asansör üç katı da dolaşır. 4.000 metrekarelik bahçede çocuklar kaybolur, sesleri kaybolmaz.',
        'Havuz 18 × 7 metre, yanında çocuklar için ayrı bir bölüm. Alt katta mermer hamam, sauna ve spor odası var. Kâhya Nuri Bey ile iki yardımcısı her sabah kahvaltıyı kurar, evi toplar, akşam altıda çekilir.',
        'İnlice halk plajı 900 metre; ince çakıl, temiz su. Göcek marinası on dakika. Kendi teknenizle koylara çıkmak isterseniz kaptan sabah dokuzda İnlice iskelesinden alır.',
      ],
      one_cikanlar: [
        'On iki kişiye altı banyolu oda',
        'Kâhya ve iki yardımcı, kahvaltı dahil',
        'Mermer hamam, sauna, spor odası',
        'Asansör ve iki engelsiz oda',
        '4.000 m² çam içinde bahçe',
      ],
      dahil: ['Her sabah kahvaltı', 'Günlük temizlik', 'Havuz ve bahçe bakımı'],
      haric: ['Havuz ısıtma', 'Akşam yemeği', 'Çıkış temizliği (200 €)'],
      kurallar: [
        'Evcil hayvan kabul edilmez',
        'Otuz kişiye kadar davet önceden izinle',
        'Bahçede havai fişek yok, orman yangını riski var',
      ],
      erisilebilirlik: [
        'Asansör, 90 cm kapılar, basamaksız duşlu iki oda',
        'Havuz kenarında tutunma rayı ve su sandalyesi',
      ],
      sss: [
        ['Düğün yapılır mı?', 'Otuz kişiye kadar yemek olur; daha büyüğü için düğün mekânlarımıza bakın.'],
        ['Ekip evde mi yatar?', 'Hayır, bahçe girişindeki evde. Akşam altıdan sonra yalnız çağırırsanız gelirler.'],
        ['Alışverişi kim yapar?', 'Listeyi verin, Nuri Bey pazardan alır; fişi olduğu gibi ödersiniz.'],
      ],
      ara: ['göcek lüks villa', '12 kişilik villa', 'hamamlı villa', 'engelli dostu villa', 'inlice'],
      bulusma:
        'Dalaman–Göcek yolunda İnlice kavşağından sahile; 2 km sonra sağda ahşap kapı. Nuri Bey plakanızı bekler.',
    },
    en: {
      baslik: 'İnlice manor',
      slug: 'inlice-manor-gocek',
      ozet: 'A large six-bedroom house against the pine forest at İnlice near Göcek: eighteen-metre pool, hammam, lift and a team who make breakfast. For twelve.',
      aciklama: [
        'This is the house for three generations under one roof. All six bedrooms have bathrooms, two of them suit wheelchair users, and the lift serves all three floors. In 4,000 square metres of garden children disappear, though not their voices.',
        'The pool is 18 by 7 metres with a separate part for children. On the lower floor there is a marble hammam, a sauna and a gym. Nuri, the steward, and two helpers lay breakfast and tidy the house every morning and leave at six.',
        'İnlice’s public beach, fine shingle and clear water, is 900 metres away; Göcek marina is ten minutes. If you would like a boat, the skipper picks you up at İnlice jetty at nine.',
      ],
      one_cikanlar: [
        'Six en-suite bedrooms for twelve',
        'Steward and two helpers, breakfast included',
        'Marble hammam, sauna and gym',
        'Lift and two barrier-free bedrooms',
        '4,000 m² of garden among pines',
      ],
      dahil: ['Breakfast every morning', 'Daily cleaning', 'Care of pool and garden'],
      haric: ['Pool heating', 'Dinner', 'Final cleaning (€200)'],
      kurallar: ['No pets', 'Parties of up to thirty with prior consent', 'No fireworks: danger of forest fire'],
      erisilebilirlik: [
        'Lift, doors 90 cm wide, two bedrooms with level-entry showers',
        'Handrail at the pool and a water chair',
      ],
      sss: [
        ['Can we marry here?', 'A dinner for up to thirty is possible. For more, see our wedding venues.'],
        ['Does the team live in?', 'They live in the lodge by the gate and after six come only if you call.'],
        ['Who does the shopping?', 'Give Nuri a list; he buys at the market and you pay what is on the receipt.'],
      ],
      ara: ['gocek luxury villa', 'villa for 12', 'villa with hammam', 'wheelchair accessible villa'],
      bulusma:
        'Turn to the coast at the İnlice junction between Dalaman and Göcek; timber gate on the right after 2 km. Nuri looks out for your number plate.',
    },
    de: {
      baslik: 'Landsitz İnlice',
      slug: 'landsitz-inlice-goecek',
      ozet: 'Großes Haus mit sechs Schlafzimmern am Kiefernwald von İnlice bei Göcek: 18-Meter-Pool, Hamam, Aufzug und ein Team, das Frühstück macht. Für zwölf.',
      aciklama: [
        'Das Haus für drei Generationen unter einem Dach. Alle sechs Schlafzimmer haben ein Bad, zwei sind für Rollstuhlfahrer geeignet, der Aufzug hält auf allen drei Etagen. Auf 4.000 Quadratmetern Garten verschwinden Kinder, ihre Stimmen nicht.',
        'Der Pool misst 18 × 7 Meter und hat einen eigenen Teil für Kinder. Im Untergeschoss liegen Marmorhamam, Sauna und Fitnessraum. Verwalter Nuri und zwei Helferinnen decken morgens das Frühstück, räumen auf und gehen um sechs.',
        'Zum öffentlichen Strand von İnlice mit feinem Kies sind es 900 Meter, zur Marina von Göcek zehn Minuten. Möchten Sie aufs Boot, holt der Skipper Sie um neun am Steg von İnlice ab.',
      ],
      one_cikanlar: [
        'Sechs Schlafzimmer mit Bad für zwölf',
        'Verwalter und zwei Helferinnen, Frühstück inklusive',
        'Marmorhamam, Sauna, Fitnessraum',
        'Aufzug und zwei barrierefreie Zimmer',
        '4.000 m² Garten unter Kiefern',
      ],
      dahil: ['Frühstück jeden Morgen', 'Tägliche Reinigung', 'Pool- und Gartenpflege'],
      haric: ['Poolheizung', 'Abendessen', 'Endreinigung (200 €)'],
      kurallar: [
        'Keine Haustiere',
        'Einladungen bis dreißig Personen nach Absprache',
        'Kein Feuerwerk wegen Waldbrandgefahr',
      ],
      erisilebilirlik: [
        'Aufzug, Türen 90 cm, zwei Zimmer mit ebenerdiger Dusche',
        'Handlauf am Pool und Wasserrollstuhl',
      ],
      sss: [
        [
          'Können wir hier heiraten?',
          'Ein Essen für bis zu dreißig Gäste geht. Für mehr sehen Sie sich unsere Hochzeitsorte an.',
        ],
        ['Wohnt das Team im Haus?', 'Nein, im Haus am Tor. Nach sechs kommt es nur, wenn Sie rufen.'],
        ['Wer kauft ein?', 'Geben Sie Nuri eine Liste; er kauft auf dem Markt, Sie zahlen laut Beleg.'],
      ],
      ara: ['Luxusvilla Göcek', 'Villa für 12 Personen', 'Villa mit Hamam', 'barrierefreie Villa'],
      bulusma:
        'Zwischen Dalaman und Göcek an der Kreuzung İnlice zur Küste; nach 2 km rechts das Holztor. Nuri erwartet Ihr Kennzeichen.',
    },
    ru: {
      baslik: 'Усадьба «Инлидже»',
      slug: 'usadba-inlidzhe-gedzhek',
      ozet: 'Большой дом с шестью спальнями у соснового леса в Инлидже под Гёджеком: бассейн 18 метров, хаммам, лифт и команда, которая готовит завтрак. На двенадцать человек.',
      aciklama: [
        'Дом для трёх поколений сразу. У всех шести спален своя ванная, две подходят для кресла-коляски, лифт ходит на все три этажа. В саду на 4000 квадратных метров дети теряются из виду, но не из слуха.',
        'Бассейн 18 × 7 метров с отдельной детской частью. Внизу мраморный хаммам, сауна и спортзал. Управляющий Нури и две помощницы каждое утро накрывают завтрак, убирают и в шесть уходят.',
        'До пляжа Инлидже с мелкой галькой 900 метров, до марины Гёджека десять минут. Если захотите в море, капитан заберёт вас в девять с пирса Инлидже.',
      ],
      one_cikanlar: [
        'Шесть спален с ванными на двенадцать гостей',
        'Управляющий и две помощницы, завтрак включён',
        'Мраморный хаммам, сауна, спортзал',
        'Лифт и две безбарьерные спальни',
        'Сад 4000 м² среди сосен',
      ],
      dahil: ['Завтрак каждое утро', 'Ежедневная уборка', 'Уход за бассейном и садом'],
      haric: ['Подогрев бассейна', 'Ужины', 'Финальная уборка (200 €)'],
      kurallar: ['Без животных', 'Праздники до тридцати человек по согласованию', 'Без фейерверков: опасность пожара'],
      erisilebilirlik: ['Лифт, двери 90 см, две спальни с душем без порога', 'Поручень у бассейна и кресло для воды'],
      sss: [
        [
          'Можно ли сыграть свадьбу?',
          'Ужин до тридцати гостей возможен. Для больших смотрите наши свадебные площадки.',
        ],
        ['Команда живёт в доме?', 'Нет, в домике у ворот. После шести приходят, только если позвать.'],
        ['Кто закупает продукты?', 'Дайте Нури список: он купит на рынке, вы оплатите по чеку.'],
      ],
      ara: ['вилла гёджек люкс', 'вилла на 12 человек', 'вилла с хаммамом', 'вилла для инвалидов'],
      bulusma:
        'Между Даламаном и Гёджеком на развилке Инлидже к морю; через 2 км справа деревянные ворота. Нури ждёт вашу машину по номеру.',
    },
  }),
  yorumlar: [
    {
      ad: 'Familie Schuster',
      dil: 'de',
      puan: 5,
      gun_once: 68,
      metin:
        'Mit Oma im Rollstuhl und vier Enkeln. Der Wasserrollstuhl war für sie das Ereignis des Jahres. Danke an Nuri.',
    },
    {
      ad: 'Павел Г.',
      dil: 'ru',
      puan: 5,
      gun_once: 105,
      metin:
        'Три семьи, двенадцать человек, никто не поссорился. Завтраки как в хорошем отеле, хаммам топили каждый вечер.',
    },
    {
      ad: 'Rachel D.',
      dil: 'en',
      puan: 4,
      gun_once: 130,
      metin:
        'A serious house with a serious price. Worth it split six ways. Wi-Fi struggled at the far end of the garden.',
      yanit: 'Thank you, Rachel. Two more access points now cover the garden and the pool house.',
    },
    {
      ad: 'Yıldız ailesi',
      dil: 'tr',
      puan: 5,
      gun_once: 205,
      metin: 'Bayramda geldik, ekip hiç aksatmadı. Çocuk bölümü sığ ve güvenli.',
    },
  ],
}
