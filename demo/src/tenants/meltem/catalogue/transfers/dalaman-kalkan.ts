import { transferRoute } from '../transfer-recipe.ts'

export const dalamanKalkan = transferRoute({
  anahtar: 'dalaman-kalkan',
  nereden: 'dlm',
  nereye: 'kalkan',
  mesafe_km: 122,
  sure_dk: 120,
  bolge: 'kalkan',
  van: 105,
  sedan: 88,
  minibus: 180,
  vanlar: { kaynak: 'vito', birim: 8, mesgul_dk: 270 },
  sor_sat_saat: 12,
  agirlik: 77,
  gorseller: [
    ['transfer-night', 'night-lapis', true],
    ['transfer', 'noon-mint', true],
    ['villa-stone', 'golden-amber'],
  ],
  metin: {
    tr: {
      baslik: 'Dalaman Havalimanı – Kalkan',
      slug: 'dalaman-havalimani-kalkan-transfer',
      ozet: 'Dalaman’dan Kalkan’daki villanızın kapısına iki saatte. Market molası eklenebilir, anahtar teslim saatine göre gelinir.',
      anlat: [
        'Kalkan’a gelenlerin çoğu villada kalır ve buzdolabı boştur. Rezervasyona market molasını ekleyin: şoför Fethiye çıkışındaki büyük markette yarım saat bekler, poşetleri araca yerleştirir. Uzakta kalan Kışla, Kalamar ve Ortaalan mahalleleri aynı fiyattır.',
        'Yamaç yolları dar ve diktir; on dört kişilik araç her kapıya çıkamaz, gerekirse son bölümde daha küçük bir araca geçilir. Gece gelişlerde ev sahibinin telefonunu yanınızda bulundurun.',
      ],
      one: ['122 km, yaklaşık 2 saat', 'Villanın kapısına kadar', 'Yarım saatlik market molası eklenebilir'],
      sss: [
        [
          'Villayı bulabilecek misiniz?',
          'Adres ve mümkünse konum gönderin. Şoförlerimiz Kalkan’ın villa adlarını ezbere bilir.',
        ],
        ['İslamlar’a çıkar mısınız?', 'Çıkarız; on beş dakika uzar, fiyat değişmez.'],
      ],
      ara: ['dalaman kalkan taksi', 'kalkan villa transfer', 'islamlar transfer', 'dlm kalkan'],
    },
    en: {
      baslik: 'Dalaman Airport – Kalkan',
      slug: 'dalaman-airport-kalkan-transfer',
      ozet: 'From Dalaman to the door of your villa in Kalkan in two hours. Add a supermarket stop; we keep to your check-in time.',
      anlat: [
        'Most guests in Kalkan stay in a villa, and the fridge is empty. Add the supermarket stop: the driver waits half an hour at a large shop outside Fethiye and loads the bags. The outlying quarters of Kışla, Kalamar and Ortaalan cost the same.',
        'The hillside roads are narrow and steep, and the fourteen-seater cannot reach every gate; if need be you change to a smaller car for the last bit. When arriving at night, keep your host’s number at hand.',
      ],
      one: ['122 km, about 2 hours', 'To the gate of your villa', 'Half-hour supermarket stop available'],
      sss: [
        [
          'Will you find the villa?',
          'Send us the address and, if possible, a pin. Our drivers know Kalkan’s villas by name.',
        ],
        ['Do you go up to İslamlar?', 'We do. It takes fifteen minutes more at the same price.'],
      ],
      ara: ['dalaman kalkan taxi', 'kalkan villa transfer', 'islamlar transfer', 'dlm to kalkan'],
    },
    de: {
      baslik: 'Flughafen Dalaman – Kalkan',
      slug: 'flughafen-dalaman-kalkan-transfer',
      ozet: 'Von Dalaman bis vor Ihre Villa in Kalkan in zwei Stunden. Supermarkthalt zubuchbar, abgestimmt auf die Schlüsselübergabe.',
      anlat: [
        'Die meisten Gäste in Kalkan wohnen in einer Villa, und der Kühlschrank ist leer. Buchen Sie den Supermarkthalt dazu: Der Fahrer wartet bei Fethiye eine halbe Stunde und verstaut die Tüten. Die Außenviertel Kışla, Kalamar und Ortaalan kosten dasselbe.',
        'Die Straßen am Hang sind schmal und steil; der Vierzehnsitzer kommt nicht an jedes Tor, notfalls wechseln Sie für das letzte Stück. Bei nächtlicher Ankunft halten Sie die Nummer des Gastgebers bereit.',
      ],
      one: ['122 km, etwa 2 Stunden', 'Bis vor das Tor der Villa', 'Halbstündiger Einkaufsstopp möglich'],
      sss: [
        [
          'Finden Sie die Villa?',
          'Schicken Sie Adresse und möglichst den Standort. Unsere Fahrer kennen die Häuser beim Namen.',
        ],
        ['Fahren Sie nach İslamlar hinauf?', 'Ja, fünfzehn Minuten länger zum gleichen Preis.'],
      ],
      ara: ['Dalaman Kalkan Taxi', 'Villa Transfer Kalkan', 'Transfer İslamlar', 'DLM Kalkan'],
    },
    ru: {
      baslik: 'Аэропорт Даламан — Калкан',
      slug: 'aeroport-dalaman-kalkan-transfer',
      ozet: 'Из Даламана до ворот вашей виллы в Калкане за два часа. Можно добавить магазин, подстроимся под время заселения.',
      anlat: [
        'В Калкане чаще всего живут на вилле, и холодильник там пуст. Добавьте остановку у супермаркета: у Фетхие водитель подождёт полчаса и погрузит пакеты. Дальние районы Кышла, Каламар и Ортаалан — по той же цене.',
        'Дороги на склоне узкие и крутые; автобус на четырнадцать мест пройдёт не к каждым воротам, при необходимости последний участок проедете на машине поменьше. Ночью держите под рукой телефон хозяев.',
      ],
      one: ['122 км, около 2 часов', 'До ворот виллы', 'Можно добавить полчаса в супермаркете'],
      sss: [
        ['Вы найдёте виллу?', 'Пришлите адрес и, если можно, точку на карте. Наши водители знают виллы по именам.'],
        ['Поедете в Исламлар?', 'Да, на пятнадцать минут дольше, цена та же.'],
      ],
      ara: ['такси даламан калкан', 'трансфер вилла калкан', 'исламлар', 'dlm калкан'],
    },
  },
  yorumlar: [
    ['Joanne E.', 'en', 5, 28, 'The supermarket stop saved our first evening. He even found us oat milk.'],
    ['Serkan D.', 'tr', 5, 72, 'Kışla’daki villaya gece birde tık diye geldik.'],
    [
      'Karin P.',
      'de',
      4,
      115,
      'Guter Fahrer, steile Straße. Einmal umsteigen in den kleineren Wagen, war angekündigt.',
    ],
  ],
})
