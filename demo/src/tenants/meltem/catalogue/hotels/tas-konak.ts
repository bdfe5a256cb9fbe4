import { HOTEL_TERMS } from '../../../../product-terms.ts'
import type { DemoShowcase } from '../../../../showcase-data.ts'
import { BED_WISH, HOTEL_ARRIVAL } from '../guest-questions.ts'
import { HOTEL_LINES } from '../hotel-lines.ts'
import { shots } from '../scene-captions.ts'
import { type HotelFacts, hotelFilters } from '../stay-filters.ts'
import { atReception, extra, hotelRoom } from '../stay-parts.ts'
import { written } from '../written-text.ts'

const bilgi: HotelFacts = {
  urun_tipi: 'otel',
  yildiz: 0,
  oda_sayisi: 12,
  pansiyon: 'oda_kahvalti',
  denize_m: 2400,
  merkeze_m: 120,
  havalimani_km: 82,
  giris_saati: '14:00',
  cikis_saati: '12:00',
  belge_no: 'DEMO-35-0012',
  ozellikler: ['klima', 'wifi', 'kahvalti', 'bar', 'somine', 'otopark', 'tv'],
}

export const tasKonak: DemoShowcase = {
  urun: {
    anahtar: 'tas-konak',
    urun_tipi: 'otel',
    ad: { tr: 'Sakız Konak', en: 'Sakız Konak', de: 'Sakız Konak', ru: 'Отель «Сакыз Конак»' },
    ...HOTEL_TERMS,
    en_cok_kisi: 3,
    secenekler: [
      hotelRoom('lane', {
        ad: { tr: 'Sokak odası', en: 'Lane room', de: 'Gassenzimmer', ru: 'Номер на улицу' },
        kaynak: 'sakiz-sokak',
        birim: 5,
        gece: [70, 110, 165],
        arti_kisi: 30,
        en_cok: 2,
        en_az_gece: [1, 2, 2],
      }),
      hotelRoom('courtyard', {
        ad: { tr: 'Avlu odası', en: 'Courtyard room', de: 'Hofzimmer', ru: 'Номер во двор' },
        kaynak: 'sakiz-avlu',
        birim: 5,
        gece: [80, 125, 190],
        arti_kisi: 30,
        en_cok: 2,
        en_az_gece: [1, 2, 2],
      }),
      hotelRoom('attic', {
        ad: {
          tr: 'Teraslı çatı odası',
          en: 'Attic room with terrace',
          de: 'Dachzimmer mit Terrasse',
          ru: 'Мансарда с террасой',
        },
        kaynak: 'sakiz-cati',
        birim: 2,
        gece: [100, 160, 245],
        arti_kisi: 35,
        en_cok: 2,
        en_az_gece: [1, 2, 3],
      }),
    ],
    ekstralar: [extra('airport-transfer', 95), extra('bicycle', 40), extra('massage', 55)],
  },
  bolge: 'alacati',
  enlem: 38.2818,
  boylam: 26.3755,
  bilgi,
  agirlik: 872,
  secenek_bilgi: {
    lane: { kapasite: 2, alan_m2: 18, yataklar: '1+0' },
    courtyard: { kapasite: 2, alan_m2: 21, yataklar: '1+0' },
    attic: { kapasite: 3, alan_m2: 30, yataklar: '1+1' },
  },
  filtreler: hotelFilters(bilgi, 'balayi', 'merkez'),
  koleksiyonlar: ['yetiskin', 'balayi', 'lezzet'],
  bulusma: atReception(38.2818, 26.3755),
  sorular: [HOTEL_ARRIVAL, BED_WISH],
  gorseller: shots(
    'tas-konak',
    ['villa-courtyard', 'golden-amber'],
    ['bedroom', 'dawn-apricot'],
    ['bathroom', 'golden-amber'],
    ['villa-courtyard', 'noon-azure'],
    ['villa-courtyard', 'night-pine'],
  ),
  metin: written(HOTEL_LINES, {
    tr: {
      baslik: 'Sakız Konak',
      slug: 'sakiz-konak-alacati',
      ozet: 'Alaçatı’da on altı yaş üstü misafirlere on iki odalı taş konak. Sakız ağaçlı avlu, on ikiye kadar kahvaltı, iki adımda çarşı.',
      aciklama: [
        'Konak 1880’lerden kalma, kalın taş duvarlı ve yalnız on iki odalı. Adını avludaki sakız ağacından alır; ağustosta gövdesini çizer, damlayan reçineyi kahvaltıdaki muhallebiye koyarız.',
        'Kahvaltının saati yok sayılır: on ikiye kadar masanız hazır, otlar o sabah pazardan gelir. Sokak odaları çarşıya bakar ve canlıdır, avlu odaları sessizdir, iki çatı odasının terasından değirmenler görünür.',
        'On altı yaşından küçük misafir kabul etmiyoruz; bu yüzden avluda sayfa çevirme sesi duyulur. Ilıca’ya dolmuş beş dakika ötede, bisikletlerimizle zeytinliklere çıkılır.',
      ],
      one_cikanlar: [
        'On altı yaş üstüne, on iki oda',
        'On ikiye kadar ot kahvaltısı',
        'Sakız ağaçlı sessiz avlu',
        'Çarşının içinde',
        'Kışın şömine başında şarap',
      ],
      dahil: ['Serpme ot kahvaltısı', 'İkindi çayı ve sakızlı kurabiye', 'Otopark'],
      haric: ['Akşam yemeği', 'Bisiklet'],
      kurallar: ['16 yaşından küçük misafir kabul edilmez', 'Evcil hayvan kabul edilmez'],
      erisilebilirlik: ['Bir avlu odası zemin katta, kapıda bir basamak', 'Asansör yok; çatı odalarına 28 basamak'],
      sss: [
        [
          'Sokak odası gürültülü mü?',
          'Temmuz–ağustosta gece yarısına kadar canlıdır; camlar çift. Sessizlik için avlu odası.',
        ],
        ['Denize nasıl gidilir?', 'Ilıca plajı dolmuşla on, sörf koyu on beş dakika. Havlu ve şemsiye veriyoruz.'],
        ['Ot Festivali’nde yer var mı?', 'Nisan için yılbaşından önce ayırtın; iki gece kural.'],
      ],
      ara: ['alaçatı butik otel', 'yetişkin oteli', 'taş otel', 'çeşme otel'],
      bulusma:
        'Kemalpaşa Caddesi’nin kilise yönünde, mor kapı. Otoparkımız arkada; sabah dokuzdan önce ve akşam altıdan sonra girilir.',
    },
    en: {
      baslik: 'Sakız Konak',
      slug: 'sakiz-konak-alacati',
      ozet: 'A stone mansion of twelve rooms in Alaçatı for guests over sixteen. A mastic tree in the courtyard, breakfast until noon, the lanes at the door.',
      aciklama: [
        'The mansion dates from the 1880s, has thick stone walls and only twelve rooms. Its name comes from the mastic tree in the courtyard: in August we score the bark, and the resin ends up in the breakfast pudding.',
        'Nobody minds the hour: your table waits until noon and the herbs come from that morning’s market. Lane rooms look on the street and are lively, courtyard rooms are silent, and from the two attic terraces you see the windmills.',
        'We take no guests under sixteen, so what you hear in the courtyard is pages turning. The minibus to Ilıca stops five minutes away, and on our bicycles you reach the olive groves.',
      ],
      one_cikanlar: [
        'Twelve rooms, guests over sixteen',
        'Breakfast of local herbs until noon',
        'Quiet courtyard with a mastic tree',
        'In the middle of the old lanes',
        'Wine by the fire in winter',
      ],
      dahil: ['Breakfast of herbs and small plates', 'Afternoon tea with mastic biscuits', 'Parking'],
      haric: ['Dinner', 'Bicycles'],
      kurallar: ['No guests under 16', 'No pets'],
      erisilebilirlik: [
        'One courtyard room on the ground floor, one step at the door',
        'No lift; 28 steps to the attic rooms',
      ],
      sss: [
        [
          'Are lane rooms noisy?',
          'Lively until midnight in July and August, with double glazing. For silence take the courtyard.',
        ],
        [
          'How do we get to the sea?',
          'Ilıca beach is ten minutes by minibus, the surf bay fifteen. We lend towels and parasols.',
        ],
        ['Is there room at the herb festival?', 'Book April before New Year; two nights is the minimum.'],
      ],
      ara: ['alacati boutique hotel', 'adults only', 'stone hotel', 'cesme hotel'],
      bulusma:
        'Purple door towards the church end of Kemalpaşa Street. Our car park is behind; drive in before nine or after six.',
    },
    de: {
      baslik: 'Sakız Konak',
      slug: 'sakiz-konak-alacati',
      ozet: 'Steinernes Herrenhaus mit zwölf Zimmern in Alaçatı für Gäste ab sechzehn. Mastixbaum im Hof, Frühstück bis zwölf, die Gassen vor der Tür.',
      aciklama: [
        'Das Haus stammt aus den 1880ern, hat dicke Mauern und nur zwölf Zimmer. Den Namen gibt der Mastixbaum im Hof: Im August ritzen wir die Rinde, und das Harz landet im Frühstückspudding.',
        'Auf die Uhr schaut niemand: Bis zwölf ist Ihr Tisch gedeckt, die Kräuter kommen vom Markt desselben Morgens. Die Gassenzimmer sind lebendig, die Hofzimmer still, und von den zwei Dachterrassen sieht man die Mühlen.',
        'Wir nehmen Gäste ab sechzehn Jahren; im Hof hören Sie darum vor allem Seiten, die umgeblättert werden. Der Kleinbus nach Ilıca hält fünf Minuten entfernt, mit unseren Rädern sind Sie schnell in den Olivenhainen.',
      ],
      one_cikanlar: [
        'Zwölf Zimmer, Gäste ab sechzehn',
        'Kräuterfrühstück bis zwölf',
        'Stiller Hof mit Mastixbaum',
        'Mitten in den alten Gassen',
        'Im Winter Wein am Kamin',
      ],
      dahil: ['Kräuterfrühstück in vielen Schälchen', 'Nachmittagstee mit Mastixgebäck', 'Parkplatz'],
      haric: ['Abendessen', 'Fahrräder'],
      kurallar: ['Keine Gäste unter 16', 'Keine Haustiere'],
      erisilebilirlik: [
        'Ein Hofzimmer im Erdgeschoss, eine Stufe an der Tür',
        'Kein Aufzug; 28 Stufen zu den Dachzimmern',
      ],
      sss: [
        [
          'Sind die Gassenzimmer laut?',
          'Im Juli und August bis Mitternacht belebt, mit Doppelglas. Für Ruhe nehmen Sie den Hof.',
        ],
        [
          'Wie kommen wir ans Meer?',
          'Zum Strand Ilıca zehn Minuten mit dem Kleinbus, zur Surfbucht fünfzehn. Tücher und Schirme leihen wir.',
        ],
        ['Ist zum Kräuterfest Platz?', 'Buchen Sie den April vor Neujahr; mindestens zwei Nächte.'],
      ],
      ara: ['Boutiquehotel Alaçatı', 'Erwachsenenhotel', 'Steinhotel', 'Hotel Çeşme'],
      bulusma:
        'Lila Tür am Kirchenende der Kemalpaşa-Straße. Unser Parkplatz liegt dahinter; Zufahrt vor neun oder nach achtzehn Uhr.',
    },
    ru: {
      baslik: 'Отель «Сакыз Конак»',
      slug: 'otel-sakyz-konak-alachaty',
      ozet: 'Каменный особняк на двенадцать номеров в Алачаты для гостей от шестнадцати лет. Мастиковое дерево во дворе, завтрак до полудня, улочки у двери.',
      aciklama: [
        'Особняку сто сорок лет, стены толстые, номеров всего двенадцать. Имя дало мастиковое дерево во дворе: в августе надрезаем кору, и смола попадает в пудинг к завтраку.',
        'На часы никто не смотрит: стол накрыт до полудня, травы с утреннего рынка. Номера на улицу живые, во двор тихие, а с террас двух мансард видны мельницы.',
        'Гостей младше шестнадцати не принимаем, поэтому во дворе слышно, как переворачивают страницы. Маршрутка на Ылыджу в пяти минутах, на наших велосипедах легко доехать до оливковых рощ.',
      ],
      one_cikanlar: [
        'Двенадцать номеров, гости от шестнадцати',
        'Завтрак с травами до полудня',
        'Тихий двор с мастиковым деревом',
        'Среди старых улочек',
        'Зимой вино у камина',
      ],
      dahil: ['Завтрак из множества закусок', 'Чай с мастиковым печеньем днём', 'Парковка'],
      haric: ['Ужин', 'Велосипеды'],
      kurallar: ['Гости от 16 лет', 'Без животных'],
      erisilebilirlik: ['Один номер во двор на первом этаже, у двери ступень', 'Лифта нет, к мансардам 28 ступеней'],
      sss: [
        [
          'Шумно ли в номерах на улицу?',
          'В июле и августе оживлённо до полуночи, стёкла двойные. За тишиной — во двор.',
        ],
        [
          'Как добраться до моря?',
          'До пляжа Ылыджа десять минут на маршрутке, до бухты сёрферов пятнадцать. Полотенца и зонты дадим.',
        ],
        ['Есть ли места на фестиваль трав?', 'Бронируйте апрель до Нового года, минимум две ночи.'],
      ],
      ara: ['бутик-отель алачаты', 'отель для взрослых', 'каменный отель', 'отель чешме'],
      bulusma: 'Фиолетовая дверь в конце улицы Кемальпаша у церкви. Парковка сзади, заезд до девяти или после шести.',
    },
  }),
  yorumlar: [
    {
      ad: 'Nazlı',
      dil: 'tr',
      puan: 5,
      gun_once: 35,
      metin: 'On ikiye kadar kahvaltı diye bir şey varmış. Kabak çiçeği dolmasını rüyamda görüyorum.',
    },
    {
      ad: 'Petra & Jan',
      dil: 'de',
      puan: 5,
      gun_once: 70,
      metin: 'Herrlich still im Hof, obwohl draußen das ganze Dorf flaniert. Dachzimmer unbedingt.',
    },
    {
      ad: 'Rosie',
      dil: 'en',
      puan: 4,
      gun_once: 108,
      metin: 'Lane room in August is for night owls. We moved to the courtyard for the last two nights and slept.',
    },
    {
      ad: 'Юрий',
      dil: 'ru',
      puan: 4,
      gun_once: 142,
      metin: 'Отличный завтрак и люди. До моря надо ехать, но это Алачаты.',
    },
  ],
}
