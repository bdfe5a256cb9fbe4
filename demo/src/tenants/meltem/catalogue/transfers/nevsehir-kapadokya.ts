import { transferRoute } from '../transfer-recipe.ts'

export const nevsehirKapadokya = transferRoute({
  anahtar: 'nevsehir-kapadokya',
  nereden: 'nav',
  nereye: 'goreme',
  mesafe_km: 42,
  sure_dk: 40,
  bolge: 'kapadokya',
  van: 48,
  sedan: 40,
  vanlar: { kaynak: 'van-kapadokya', birim: 5, mesgul_dk: 110 },
  agirlik: 60,
  gorseller: [
    ['transfer-hotel', 'golden-saffron', true],
    ['hotel-cave', 'dawn-shell'],
    ['transfer-airport', 'golden-amber'],
  ],
  metin: {
    tr: {
      baslik: 'Nevşehir Havalimanı – Kapadokya',
      slug: 'nevsehir-havalimani-kapadokya-transfer',
      ozet: 'Kapadokya’ya en yakın havalimanından Göreme, Uçhisar ve Ürgüp’e 40 dakikada. Özel araç, sabit fiyat.',
      anlat: [
        'Nevşehir Kapadokya Havalimanı küçük ve sakindir: uçaktan araca on dakikada geçilir. Gülşehir üzerinden gelen yol Uçhisar kalesini karşıdan gösterir. Göreme, Uçhisar, Çavuşin ve Avanos kırk, Ürgüp elli dakika sürer.',
        'Sefer sayısı azdır ve kışın sis olabilir. Uçağınız Kayseri’ye yönlendirilirse şoförü oraya göndeririz; yalnız yol farkı alınır.',
      ],
      one: ['42 km, yaklaşık 40 dakika', 'Yönlendirilen uçuşta yedek plan', 'Otel kapısına kadar valiz'],
      sss: [
        [
          'Uçağım Kayseri’ye inerse ne olur?',
          'Haber alır almaz aracı yönlendiririz. Fiyat farkı iki hattın arasındaki kadardır.',
        ],
        [
          'Balon pilotunun verdiği saate uyar mısınız?',
          'Dönüşü iniş saatinize göre ayarlarız, yeter ki uçuşunuz öğleden sonra olsun.',
        ],
      ],
      ara: ['nevşehir göreme transfer', 'kapadokya havalimanı', 'uçhisar transfer', 'nav'],
    },
    en: {
      baslik: 'Nevşehir Airport – Cappadocia',
      slug: 'nevsehir-airport-cappadocia-transfer',
      ozet: 'From Cappadocia’s nearest airport to Göreme, Uçhisar and Ürgüp in 40 minutes. Private vehicles at a fixed price.',
      anlat: [
        'Nevşehir Cappadocia Airport is small and calm: ten minutes from the plane to the car. The road by Gülşehir shows you the rock castle of Uçhisar from afar. Göreme, Uçhisar, Çavuşin and Avanos take forty minutes, Ürgüp fifty.',
        'Flights are few and there can be fog in winter. If yours is diverted to Kayseri, we send the driver there and charge only the difference.',
      ],
      one: ['42 km, about 40 minutes', 'A plan for diverted flights', 'Luggage to the hotel door'],
      sss: [
        [
          'What if I land in Kayseri instead?',
          'We redirect the car as soon as we know. You pay the difference between the two routes.',
        ],
        [
          'Can you wait for my balloon flight?',
          'We set the return by your landing, as long as your flight leaves after noon.',
        ],
      ],
      ara: ['nevsehir goreme transfer', 'cappadocia airport', 'uchisar transfer', 'nav'],
    },
    de: {
      baslik: 'Flughafen Nevşehir – Kappadokien',
      slug: 'flughafen-nevsehir-kappadokien-transfer',
      ozet: 'Vom nächsten Flughafen nach Göreme, Uçhisar und Ürgüp in 40 Minuten. Private Fahrzeuge zum Festpreis.',
      anlat: [
        'Der Flughafen Nevşehir Kappadokien ist klein und ruhig: Vom Flugzeug zum Wagen vergehen zehn Minuten. Über Gülşehir sieht man die Felsburg von Uçhisar schon von Weitem. Göreme, Uçhisar, Çavuşin und Avanos dauern vierzig Minuten, Ürgüp fünfzig.',
        'Es gibt wenige Flüge, im Winter manchmal Nebel. Wird Ihrer nach Kayseri umgeleitet, schicken wir den Fahrer dorthin und berechnen nur den Unterschied.',
      ],
      one: ['42 km, etwa 40 Minuten', 'Vorsorge bei umgeleiteten Flügen', 'Gepäck bis zur Hoteltür'],
      sss: [
        [
          'Was, wenn ich in Kayseri lande?',
          'Wir leiten den Wagen um, sobald wir es wissen. Sie zahlen die Differenz der beiden Strecken.',
        ],
        [
          'Richten Sie sich nach der Ballonfahrt?',
          'Die Rückfahrt folgt Ihrer Landung, solange Ihr Flug nach Mittag geht.',
        ],
      ],
      ara: ['Nevşehir Göreme Transfer', 'Flughafen Kappadokien', 'Transfer Uçhisar', 'NAV'],
    },
    ru: {
      baslik: 'Аэропорт Невшехир — Каппадокия',
      slug: 'aeroport-nevshehir-kappadokiya-transfer',
      ozet: 'Из ближайшего аэропорта в Гёреме, Учхисар и Ургюп за 40 минут. Отдельные машины по фиксированной цене.',
      anlat: [
        'Аэропорт Невшехир Каппадокия маленький и спокойный: от самолёта до машины десять минут. Дорога через Гюльшехир издалека показывает скалу-крепость Учхисар. Гёреме, Учхисар, Чавушин и Аванос — сорок минут, Ургюп — пятьдесят.',
        'Рейсов немного, зимой бывает туман. Если ваш самолёт уйдёт в Кайсери, отправим водителя туда и возьмём только разницу.',
      ],
      one: ['42 км, около 40 минут', 'План на случай смены аэропорта', 'Багаж до двери отеля'],
      sss: [
        [
          'А если я приземлюсь в Кайсери?',
          'Перенаправим машину, как только узнаем. Вы доплатите разницу между маршрутами.',
        ],
        ['Подстроитесь под полёт на шаре?', 'Да, обратный выезд — по вашей посадке, лишь бы рейс был после полудня.'],
      ],
      ara: ['невшехир гёреме трансфер', 'аэропорт каппадокия', 'трансфер учхисар', 'nav'],
    },
  },
  yorumlar: [
    ['Mehmet Ali R.', 'tr', 5, 38, 'Sis yüzünden Kayseri’ye indik, araç yarım saat sonra oradaydı.'],
    ['Claudia F.', 'de', 5, 80, 'Zehn Minuten nach der Landung saßen wir im Wagen. Besser geht es nicht.'],
  ],
})
