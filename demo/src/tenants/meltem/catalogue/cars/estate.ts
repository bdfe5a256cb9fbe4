import { carClass } from '../car-recipe.ts'

export const estate = carClass({
  anahtar: 'estate',
  bilgi: {
    sinif: 'orta',
    ornek: 'Skoda Octavia Combi',
    vites: 'otomatik',
    yakit: 'dizel',
    koltuk: 5,
    kapi: 5,
    buyuk_bavul: 4,
    kucuk_bavul: 2,
    en_az_yas: 23,
    ehliyet_yil: 2,
    ozellikler: [
      'klima',
      'bluetooth',
      'navigasyon',
      'hiz_sabitleyici',
      'geri_gorus_kamerasi',
      'cocuk_koltugu',
      'bagaj_rafi',
    ],
  },
  cizim: 'hatchback',
  bolge: 'alacati',
  secenekler: [
    {
      anahtar: 'automatic',
      ad: { tr: 'Otomatik dizel', en: 'Automatic diesel', de: 'Diesel mit Automatik', ru: 'Дизель, автомат' },
      bantlar: [
        [40, 49, 64],
        [35, 43, 57],
        [31, 38, 51],
        [28, 34, 46],
      ],
      kaynak: 'station',
      adet: 3,
    },
  ],
  kapsam: { muafiyet: [900, 300], depozito: 300 },
  tam_kasko: 16,
  koleksiyonlar: ['aile'],
  agirlik: 72,
  gorseller: [
    ['car-estate', 'golden-amber'],
    ['windsurf', 'noon-mint'],
    ['car-estate', 'dawn-shell', true],
  ],
  metin: {
    tr: {
      baslik: 'Station, orta sınıf',
      slug: 'station-orta-sinif-arac-kiralama',
      ozet: 'Skoda Octavia Combi ya da benzeri: 640 litre bagaj, tavan rafı, tek depoda Alaçatı’dan Kaş’a.',
      anlat: [
        'Bebek arabası, sörf çantası, dört bavul: hangisi varsa bu araç alır. 640 litrelik bagajın ağzı alçaktır, arka koltuk yatınca iki metreye yakın düz zemin olur. Tavan rafı ücretsiz takılır.',
        'Dizel motor yüz kilometrede beş litre yakar; tek depo dokuz yüz kilometreyi görür. Uzun rota planlayanlara, örneğin Efes–Pamukkale–Kaş üçgenine, ilk bunu öneririz.',
      ],
      one: ['640 litre bagaj', 'Tek depoda 900 km', 'Tavan rafı ücretsiz'],
      dahil: ['Tavan rafı'],
      haric: ['Depozito 300 € (bloke)'],
      sss: [
        [
          'Aracı başka şehirde bırakabilir miyim?',
          'İzmir, Dalaman ve Antalya arasında tek yön kiralama olur; ücreti mesafeye göre bildiririz.',
        ],
      ],
      ara: ['station wagon', 'octavia kiralama', 'sörf arabası', 'geniş bagajlı araç'],
    },
    en: {
      baslik: 'Mid-size estate',
      slug: 'mid-size-estate-car-hire',
      ozet: 'A Skoda Octavia Combi or similar: 640 litres of boot, a roof rack, and Alaçatı to Kaş on half a tank.',
      anlat: [
        'Pushchair, board bag, four suitcases: this car takes whichever you bring. The 640-litre boot has a low sill, and with the seats folded there are almost two metres of flat floor. The roof rack is fitted free of charge.',
        'The diesel uses five litres per hundred kilometres, so one tank lasts nine hundred. For long routes such as Ephesus, Pamukkale and Kaş it is our first suggestion.',
      ],
      one: ['640 litres of boot', '900 km on one tank', 'Roof rack free of charge'],
      dahil: ['Roof rack'],
      haric: ['Deposit €300 (blocked)'],
      sss: [
        [
          'Can I drop it in another city?',
          'One-way hire works between İzmir, Dalaman and Antalya; we quote by distance.',
        ],
      ],
      ara: ['station wagon', 'skoda octavia', 'estate car', 'large boot'],
    },
    de: {
      baslik: 'Kombi der Mittelklasse',
      slug: 'kombi-mittelklasse-mieten',
      ozet: 'Skoda Octavia Combi oder ähnlich: 640 Liter Kofferraum, Dachträger, mit einem halben Tank von Alaçatı nach Kaş.',
      anlat: [
        'Kinderwagen, Brettertasche, vier Koffer: Dieser Wagen nimmt alles mit. Der Kofferraum mit 640 Litern hat eine niedrige Ladekante, bei umgelegter Bank entstehen fast zwei Meter ebene Fläche. Der Dachträger ist kostenlos.',
        'Der Diesel braucht fünf Liter auf hundert Kilometer, eine Tankfüllung reicht für neunhundert. Für lange Routen wie Ephesos, Pamukkale und Kaş ist er unsere erste Empfehlung.',
      ],
      one: ['640 Liter Kofferraum', '900 km mit einem Tank', 'Dachträger kostenlos'],
      dahil: ['Dachträger'],
      haric: ['Kaution 300 € (geblockt)'],
      sss: [
        [
          'Kann ich den Wagen anderswo abgeben?',
          'Einwegmieten gehen zwischen İzmir, Dalaman und Antalya; der Preis richtet sich nach der Strecke.',
        ],
      ],
      ara: ['Kombi mieten', 'Skoda Octavia', 'großer Kofferraum', 'Mittelklasse'],
    },
    ru: {
      baslik: 'Универсал среднего класса',
      slug: 'universal-srednego-klassa',
      ozet: 'Skoda Octavia Combi или похожий: багажник 640 литров, рейлинги, от Алачаты до Каша на половине бака.',
      anlat: [
        'Коляска, чехол с доской, четыре чемодана — всё это войдёт. У багажника на 640 литров низкий порог, а со сложенными сиденьями получается почти два метра ровного пола. Багажник на крышу ставим бесплатно.',
        'Дизель расходует пять литров на сто километров, бака хватает на девятьсот. Для длинных маршрутов вроде Эфеса, Памуккале и Каша советуем его первым.',
      ],
      one: ['Багажник 640 литров', '900 км на одном баке', 'Багажник на крышу бесплатно'],
      dahil: ['Багажник на крышу'],
      haric: ['Залог 300 € (блокируется)'],
      sss: [['Можно сдать в другом городе?', 'Да, между Измиром, Даламаном и Антальей; цена зависит от расстояния.']],
      ara: ['универсал напрокат', 'шкода октавия', 'большой багажник', 'средний класс'],
    },
  },
  yorumlar: [
    ['Arne B.', 'de', 5, 24, 'Zwei Surfbretter, Zelt, zwei Kinder. Alles passte, und 5,1 Liter Verbrauch.'],
    ['Tülay C.', 'tr', 5, 70, 'Efes, Pamukkale, Kaş turunu tek depoyla bitirdik sayılır.'],
    ['Gareth W.', 'en', 4, 113, 'Ideal touring car. The sat nav maps were a little old.'],
  ],
})
