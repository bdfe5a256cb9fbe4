import { carClass } from '../car-recipe.ts'

export const economy = carClass({
  anahtar: 'economy',
  bilgi: {
    sinif: 'ekonomi',
    ornek: 'Renault Clio',
    vites: 'manuel',
    yakit: 'benzin',
    koltuk: 5,
    kapi: 5,
    buyuk_bavul: 1,
    kucuk_bavul: 2,
    en_az_yas: 21,
    ehliyet_yil: 1,
    ozellikler: ['klima', 'bluetooth', 'cocuk_koltugu'],
  },
  cizim: 'hatchback',
  bolge: 'fethiye',
  secenekler: [
    {
      anahtar: 'manual',
      ad: { tr: 'Manuel', en: 'Manual', de: 'Schaltgetriebe', ru: 'Механика' },
      bantlar: [
        [24, 30, 42],
        [21, 26, 37],
        [18, 23, 33],
        [16, 20, 29],
      ],
      kaynak: 'ekonomi-manuel',
      adet: 8,
    },
    {
      anahtar: 'automatic',
      ad: { tr: 'Otomatik', en: 'Automatic', de: 'Automatik', ru: 'Автомат' },
      bantlar: [
        [28, 35, 47],
        [25, 31, 42],
        [22, 27, 37],
        [19, 24, 33],
      ],
      kaynak: 'ekonomi-otomatik',
      adet: 5,
    },
  ],
  kapsam: { muafiyet: [600, 200], depozito: 200 },
  tam_kasko: 13,
  koleksiyonlar: ['son_dakika'],
  agirlik: 89,
  gorseller: [
    ['car-economy', 'noon-mint'],
    ['old-town', 'golden-amber'],
    ['map-table', 'golden-amber'],
  ],
  metin: {
    tr: {
      baslik: 'Ekonomik araç',
      slug: 'ekonomik-arac-kiralama',
      ozet: 'Dar sokaklara ve az yakıta göre: Renault Clio ya da benzeri. Manuel veya otomatik, beş kapı, klima.',
      anlat: [
        'Kıyı kasabalarının sokakları büyük araba için yapılmadı. Bu sınıf park yeri bulur, yüz kilometrede altı litre yakar ve iki kişiyle bir haftalık bagajı alır. Dört yetişkin gün boyu gezer, ama dört bavul sığmaz.',
        'Rampası bol yerlerde (Kalkan, Ölüdeniz) otomatiği öneririz. Araçlarımız en çok üç yaşındadır, teslimden önce yıkanır ve lastik basıncı ölçülür.',
      ],
      one: ['Yüz kilometrede yaklaşık 6 litre', 'Manuel ya da otomatik', 'Depozito yalnızca 200 €'],
      dahil: [],
      haric: ['Depozito 200 € (bloke)'],
      sss: [
        [
          'Dört kişi ve bavullarla olur mu?',
          'Dört kişi rahat, ancak bir büyük iki küçük bavul sığar. Daha fazlası için orta sınıfa bakın.',
        ],
      ],
      ara: ['ucuz araba', 'clio kiralama', 'küçük araba', 'ekonomi sınıfı'],
    },
    en: {
      baslik: 'Economy car',
      slug: 'economy-car-hire',
      ozet: 'Made for narrow lanes and small bills: a Renault Clio or similar. Manual or automatic, five doors, air conditioning.',
      anlat: [
        'The lanes of the coastal towns were not built for big cars. This class finds a parking space, uses six litres per hundred kilometres and takes a week’s luggage for two. Four adults can tour all day, but four suitcases will not fit.',
        'Where hills are steep (Kalkan, Ölüdeniz) we suggest the automatic. Our cars are three years old at most, washed before handover and checked for tyre pressure.',
      ],
      one: ['About 6 litres per 100 km', 'Manual or automatic', 'Deposit of only €200'],
      dahil: [],
      haric: ['Deposit €200 (blocked)'],
      sss: [
        [
          'Will four people and bags fit?',
          'Four people yes, but only one large and two small cases. For more, look at the estate.',
        ],
      ],
      ara: ['cheap car hire', 'renault clio', 'small car', 'hatchback'],
    },
    de: {
      baslik: 'Kleinwagen',
      slug: 'kleinwagen-mieten',
      ozet: 'Für enge Gassen und kleine Rechnungen: Renault Clio oder ähnlich. Schaltung oder Automatik, fünf Türen, Klimaanlage.',
      anlat: [
        'Die Gassen der Küstenorte sind nicht für große Autos gemacht. Diese Klasse findet einen Parkplatz, braucht sechs Liter auf hundert Kilometer und nimmt das Gepäck einer Woche zu zweit auf. Vier Erwachsene sitzen gut, vier Koffer passen nicht.',
        'Wo es steil ist (Kalkan, Ölüdeniz), empfehlen wir die Automatik. Unsere Wagen sind höchstens drei Jahre alt, vor der Übergabe gewaschen und mit geprüftem Reifendruck.',
      ],
      one: ['Etwa 6 Liter auf 100 km', 'Schaltung oder Automatik', 'Kaution nur 200 €'],
      dahil: [],
      haric: ['Kaution 200 € (geblockt)'],
      sss: [
        [
          'Passen vier Personen mit Gepäck hinein?',
          'Vier Personen ja, aber nur ein großer und zwei kleine Koffer. Für mehr nehmen Sie den Kombi.',
        ],
      ],
      ara: ['billiger Mietwagen', 'Renault Clio', 'kleines Auto', 'Economy'],
    },
    ru: {
      baslik: 'Автомобиль эконом-класса',
      slug: 'avto-ekonom-klassa',
      ozet: 'Для узких улиц и скромных расходов: Renault Clio или похожий. Механика или автомат, пять дверей, кондиционер.',
      anlat: [
        'Улочки прибрежных городков не для больших машин. Этот класс найдёт место для парковки, расходует шесть литров на сто километров и вмещает багаж на неделю для двоих. Четверо взрослых ездят с удобством, но четыре чемодана не войдут.',
        'Там, где круто (Калкан, Олюдениз), советуем автомат. Машинам не больше трёх лет, перед выдачей их моют и проверяют давление в шинах.',
      ],
      one: ['Около 6 литров на 100 км', 'Механика или автомат', 'Залог всего 200 €'],
      dahil: [],
      haric: ['Залог 200 € (блокируется)'],
      sss: [
        [
          'Поместятся четверо с багажом?',
          'Четверо — да, но войдут один большой и два маленьких чемодана. Нужно больше — смотрите универсал.',
        ],
      ],
      ara: ['дешёвая аренда авто', 'рено клио', 'маленькая машина', 'хэтчбек'],
    },
  },
  yorumlar: [
    ['Natalie C.', 'en', 5, 11, 'Nearly new Clio, handover in ten minutes, deposit back in two days.'],
    ['Ferhat K.', 'tr', 4, 40, 'Araç temiz, yakıtı az. Teslim yerinde on beş dakika bekledim.'],
    ['Sven A.', 'de', 5, 83, 'Passt in jede Lücke in Fethiye. Faire Abrechnung der Maut.'],
  ],
})
