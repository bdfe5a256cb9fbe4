import { carClass } from '../car-recipe.ts'

export const suvElectric = carClass({
  anahtar: 'suv-electric',
  bilgi: {
    sinif: 'suv',
    ornek: 'Togg T10X',
    vites: 'otomatik',
    yakit: 'elektrik',
    koltuk: 5,
    kapi: 5,
    buyuk_bavul: 3,
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
      'sarj_istasyonu',
    ],
  },
  cizim: 'suv',
  bolge: 'bodrum',
  secenekler: [
    {
      anahtar: 'automatic',
      ad: { tr: 'Uzun menzil', en: 'Long range', de: 'Große Reichweite', ru: 'Увеличенный запас хода' },
      bantlar: [
        [48, 58, 76],
        [43, 52, 68],
        [38, 46, 61],
        [34, 41, 54],
      ],
      kaynak: 'suv-elektrik',
      adet: 3,
    },
  ],
  kapsam: { muafiyet: [1000, 350], depozito: 400 },
  tam_kasko: 18,
  kampanya_yuzde: 15,
  koleksiyonlar: ['son_dakika', 'kis_gunesi'],
  agirlik: 80,
  gorseller: [
    ['car-suv', 'golden-amber'],
    ['map-table', 'golden-saffron', true],
    ['car-suv', 'dusk-rose', true],
  ],
  metin: {
    tr: {
      baslik: 'Elektrikli SUV',
      slug: 'elektrikli-suv-kiralama',
      ozet: 'Togg T10X ya da benzeri: 480 kilometre menzil, sessiz ve yüksek. Şarj kartı araçta, ilk dolum bizden.',
      anlat: [
        'Kıyıda artık her kırk kilometrede bir hızlı şarj var; Bodrum’dan Kaş’a tek molayla gidilir, mola da zaten balık yemeye denk gelir. Araç dolu teslim edilir, dolu dönmesi gerekmez: yüzde yirminin üstünde olması yeter.',
        'Şarj kartı torpidoda, ödemesi kilovat saat üzerinden dönüşte alınır. Otelinizde priz varsa taşınabilir kablo bagajdadır. Yüksek oturuş ve geniş cam dağ yollarında güven verir.',
      ],
      one: ['Yaklaşık 480 km menzil', 'Yüzde 20 şarjla iade', 'Şarj kartı ve kablo araçta'],
      dahil: ['İlk tam şarj', 'Şarj kartı ve ev tipi kablo'],
      haric: ['Yol boyu şarj (tarifeden)', 'Depozito 400 € (bloke)'],
      sss: [['Yolda şarjım biterse?', 'Uygulama en yakın istasyonu gösterir; biterse yol yardımı ücretsiz çeker.']],
      ara: ['togg kiralama', 'elektrikli araç', 'suv kiralama', 'çevreci araç'],
    },
    en: {
      baslik: 'Electric SUV',
      slug: 'electric-suv-hire',
      ozet: 'A Togg T10X or similar: 480 kilometres of range, quiet and high. Charging card on board, the first charge is ours.',
      anlat: [
        'There is now a fast charger every forty kilometres on this coast: Bodrum to Kaş takes one stop, and the stop is a fish lunch. You get the car full and need not return it full; anything above twenty per cent is fine.',
        'The charging card is in the glove box and billed by the kilowatt hour on return. If your hotel has a socket, the portable cable is in the boot. The high seat and wide glass feel safe on mountain roads.',
      ],
      one: ['About 480 km of range', 'Return with 20 per cent', 'Charging card and cable on board'],
      dahil: ['First full charge', 'Charging card and household cable'],
      haric: ['Charging on the way (at the tariff)', 'Deposit €400 (blocked)'],
      sss: [
        [
          'What if the battery runs out?',
          'The app shows the nearest charger; should it still happen, roadside help tows you free of charge.',
        ],
      ],
      ara: ['togg', 'electric car hire', 'ev rental', 'suv', 'crossover'],
    },
    de: {
      baslik: 'Elektro-SUV',
      slug: 'elektro-suv-mieten',
      ozet: 'Togg T10X oder ähnlich: 480 Kilometer Reichweite, leise und hoch. Ladekarte an Bord, die erste Ladung schenken wir Ihnen.',
      anlat: [
        'An dieser Küste steht inzwischen alle vierzig Kilometer ein Schnelllader: Von Bodrum nach Kaş genügt ein Halt, und der fällt auf ein Fischessen. Sie übernehmen den Wagen voll und müssen ihn nicht voll zurückgeben; mehr als zwanzig Prozent genügen.',
        'Die Ladekarte liegt im Handschuhfach, abgerechnet wird nach Kilowattstunden bei der Rückgabe. Hat Ihr Hotel eine Steckdose, liegt das Kabel im Kofferraum. Die hohe Sitzposition gibt auf Bergstraßen Sicherheit.',
      ],
      one: ['Etwa 480 km Reichweite', 'Rückgabe mit 20 Prozent', 'Ladekarte und Kabel an Bord'],
      dahil: ['Erste volle Ladung', 'Ladekarte und Haushaltskabel'],
      haric: ['Laden unterwegs (nach Tarif)', 'Kaution 400 € (geblockt)'],
      sss: [
        [
          'Was, wenn der Akku leer ist?',
          'Die App zeigt den nächsten Lader; passiert es doch, schleppt Sie die Pannenhilfe kostenlos ab.',
        ],
      ],
      ara: ['Togg', 'Elektroauto mieten', 'E-Auto', 'SUV', 'Crossover'],
    },
    ru: {
      baslik: 'Электрический кроссовер',
      slug: 'elektricheskiy-krossover-naprokat',
      ozet: 'Togg T10X или похожий: 480 километров хода, тихий и высокий. Карта для зарядки в машине, первая зарядка за нами.',
      anlat: [
        'На побережье теперь быстрая зарядка каждые сорок километров: из Бодрума в Каш хватает одной остановки, и она как раз на рыбный обед. Машину выдаём полной, возвращать полной не нужно: достаточно двадцати процентов.',
        'Карта лежит в бардачке, расчёт по киловатт-часам при возврате. Если в отеле есть розетка, кабель в багажнике. Высокая посадка придаёт уверенности на горных дорогах.',
      ],
      one: ['Запас хода около 480 км', 'Возврат с 20 процентами', 'Карта и кабель в машине'],
      dahil: ['Первая полная зарядка', 'Карта и кабель для розетки'],
      haric: ['Зарядка в пути (по тарифу)', 'Залог 400 € (блокируется)'],
      sss: [
        ['А если батарея сядет?', 'Приложение покажет ближайшую станцию; если всё же не хватит, эвакуатор бесплатно.'],
      ],
      ara: ['тогг', 'электромобиль напрокат', 'кроссовер', 'джип'],
    },
  },
  yorumlar: [
    ['Ömer F.', 'tr', 5, 20, 'Bodrum–Kaş bir molada tamam. Sessizliği bağımlılık yapıyor.'],
    ['Ingrid S.', 'de', 5, 49, 'Erst Skepsis, dann Begeisterung. Laden war einfacher als zu Hause.'],
    ['Callum D.', 'en', 4, 90, 'Excellent car; one charger near Kalkan was out of order.'],
  ],
})
