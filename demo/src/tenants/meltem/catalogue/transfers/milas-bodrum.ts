import { transferRoute } from '../transfer-recipe.ts'

export const milasBodrum = transferRoute({
  anahtar: 'milas-bodrum',
  nereden: 'bjv',
  nereye: 'bodrum',
  mesafe_km: 36,
  sure_dk: 40,
  bolge: 'bodrum',
  van: 52,
  servis: {
    kaynak: 'servis-bodrum',
    koltuk: 20,
    yetiskin: 13,
    cocuk: 7,
    saatler: ['08:30', '12:30', '16:30', '20:30', '23:30'],
  },
  sedan: 44,
  minibus: 98,
  vanlar: { kaynak: 'van-bodrum', birim: 6, mesgul_dk: 110 },
  agirlik: 81,
  gorseller: [
    ['transfer-airport', 'noon-mint'],
    ['transfer', 'dusk-rose', true],
    ['villa-terraces', 'noon-azure'],
  ],
  metin: {
    tr: {
      baslik: 'Milas–Bodrum Havalimanı – Bodrum',
      slug: 'milas-bodrum-havalimani-bodrum-transfer',
      ozet: 'Havalimanından Bodrum merkez, Gümbet ve Torba’ya 40 dakikada; Yalıkavak ve Turgutreis’e de gidilir.',
      anlat: [
        'Bodrum merkez, Gümbet, Bitez ve Torba bu fiyata dahildir. Yarımadanın ucu daha uzaktır: Yalıkavak ve Türkbükü 55, Turgutreis 60 dakika; adresinizi yazınca fark varsa size söyler, onayınızı almadan almayız.',
        'Temmuz ve ağustos akşamlarında Torba kavşağı tıkanır; saat 18 ile 21 arasında yola çıkacaksanız yarım saat ekleyin. Servis otogarın yanında ve kalede durur, son sefer 23.30’dadır.',
      ],
      one: [
        '36 km, yaklaşık 40 dakika',
        'Günde beş servis, son sefer 23.30',
        'Merkez, Gümbet, Bitez ve Torba tek fiyat',
      ],
      sss: [
        ['Yalıkavak Marina’ya bırakır mısınız?', 'Evet, özel araçla. Teknenize gidiyorsanız iskele numarasını yazın.'],
        ['Kos feribotuna yetişir miyim?', 'İnişinizden feribota en az iki buçuk saat bırakın.'],
      ],
      ara: ['bodrum havalimanı taksi', 'yalıkavak transfer', 'havaş', 'bjv'],
    },
    en: {
      baslik: 'Milas–Bodrum Airport – Bodrum',
      slug: 'milas-bodrum-airport-bodrum-transfer',
      ozet: 'From the airport to Bodrum town, Gümbet and Torba in 40 minutes; Yalıkavak and Turgutreis on request.',
      anlat: [
        'The price covers Bodrum town, Gümbet, Bitez and Torba. The tip of the peninsula is further: 55 minutes to Yalıkavak and Türkbükü, 60 to Turgutreis. Give us the address and we tell you any difference before charging it.',
        'On July and August evenings the Torba junction jams; between six and nine add half an hour. The shuttle stops by the coach station and at the castle, with the last run at half past eleven.',
      ],
      one: [
        '36 km, about 40 minutes',
        'Five shuttles a day, the last at 11.30 pm',
        'One price for town, Gümbet, Bitez and Torba',
      ],
      sss: [
        [
          'Will you take me to Yalıkavak Marina?',
          'Yes, by private vehicle. If you join a boat, add the number of the pier.',
        ],
        ['Will I make the ferry to Kos?', 'Leave at least two and a half hours between landing and departure.'],
      ],
      ara: ['bodrum airport taxi', 'yalikavak transfer', 'gumbet transfer', 'bjv'],
    },
    de: {
      baslik: 'Flughafen Milas–Bodrum – Bodrum',
      slug: 'flughafen-milas-bodrum-transfer',
      ozet: 'Vom Flughafen nach Bodrum, Gümbet und Torba in 40 Minuten; auf Wunsch bis Yalıkavak und Turgutreis.',
      anlat: [
        'Im Preis liegen Bodrum, Gümbet, Bitez und Torba. Die Spitze der Halbinsel ist weiter: 55 Minuten bis Yalıkavak und Türkbükü, 60 bis Turgutreis. Nennen Sie die Adresse; einen Aufpreis berechnen wir nur nach Ihrer Zustimmung.',
        'An Sommerabenden staut es sich an der Kreuzung von Torba; zwischen 18 und 21 Uhr rechnen Sie eine halbe Stunde mehr. Der Sammeltransfer hält am Busbahnhof und am Kastell, zuletzt um 23.30 Uhr.',
      ],
      one: [
        '36 km, etwa 40 Minuten',
        'Fünf Sammeltransfers täglich, zuletzt 23.30 Uhr',
        'Ein Preis für Ort, Gümbet, Bitez und Torba',
      ],
      sss: [
        ['Fahren Sie zur Marina Yalıkavak?', 'Ja, mit dem privaten Fahrzeug. Nennen Sie bei Schiffen bitte den Steg.'],
        [
          'Erreiche ich die Fähre nach Kos?',
          'Planen Sie zwischen Landung und Abfahrt mindestens zweieinhalb Stunden ein.',
        ],
      ],
      ara: ['Bodrum Flughafen Taxi', 'Transfer Yalıkavak', 'Transfer Gümbet', 'BJV'],
    },
    ru: {
      baslik: 'Аэропорт Милас — Бодрум',
      slug: 'aeroport-milas-bodrum-transfer',
      ozet: 'Из аэропорта в Бодрум, Гюмбет и Торбу за 40 минут; едем и в Ялыкавак, и в Тургутрейс.',
      anlat: [
        'В цену входят центр Бодрума, Гюмбет, Битез и Торба. До оконечности полуострова дальше: Ялыкавак и Тюркбюкю — 55 минут, Тургутрейс — 60. Укажите адрес: если будет разница, сначала спросим вас.',
        'Июльскими и августовскими вечерами на развязке Торба пробки: с шести до девяти прибавьте полчаса. Шаттл останавливается у автовокзала и у замка, последний — в 23:30.',
      ],
      one: [
        '36 км, около 40 минут',
        'Пять шаттлов в день, последний в 23:30',
        'Одна цена: центр, Гюмбет, Битез, Торба',
      ],
      sss: [
        ['Довезёте до марины Ялыкавак?', 'Да, на отдельной машине. Если вам на яхту, укажите пирс.'],
        ['Успею ли на паром на Кос?', 'Оставьте между посадкой и паромом не меньше двух с половиной часов.'],
      ],
      ara: ['такси аэропорт бодрум', 'трансфер ялыкавак', 'трансфер гюмбет', 'bjv'],
    },
  },
  yorumlar: [
    ['Cem A.', 'tr', 4, 9, 'Torba’da trafik vardı ama şoför ara yoldan girdi.'],
    ['Olga Z.', 'ru', 5, 34, 'Ночной рейс, шаттл ждал. Дёшево и удобно.'],
    ['Steve K.', 'en', 5, 66, 'Clear message with the driver’s photo before we even left the plane.'],
  ],
})
