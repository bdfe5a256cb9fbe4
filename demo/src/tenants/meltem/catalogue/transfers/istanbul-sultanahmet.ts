import { transferRoute } from '../transfer-recipe.ts'

export const istanbulSultanahmet = transferRoute({
  anahtar: 'istanbul-sultanahmet',
  nereden: 'ist',
  nereye: 'sultanahmet',
  mesafe_km: 50,
  sure_dk: 60,
  bolge: 'istanbul',
  van: 55,
  sedan: 46,
  minibus: 110,
  vanlar: { kaynak: 'van-istanbul', birim: 10, mesgul_dk: 150 },
  agirlik: 79,
  gorseller: [
    ['transfer-hotel', 'noon-azure'],
    ['istanbul', 'dusk-coral'],
    ['lounge', 'dusk-rose'],
  ],
  metin: {
    tr: {
      baslik: 'İstanbul Havalimanı – Sultanahmet ve Taksim',
      slug: 'istanbul-havalimani-sultanahmet-taksim-transfer',
      ozet: 'İstanbul Havalimanı’ndan tarihî yarımada ve Beyoğlu otellerine yaklaşık bir saatte. Köprü ve otoyol dahil, sabit fiyat.',
      anlat: [
        'Yeni havalimanı şehrin kuzeyindedir; sakin saatte elli dakika, iş çıkışında doksan dakika sürer. Fiyat trafikle değişmez: taksimetre yok, otoyol ve tünel ücretleri içindedir. Sultanahmet, Sirkeci, Karaköy, Taksim ve Nişantaşı aynı fiyattır.',
        'Şoför 13 numaralı kapının karşısında bekler. Dönüşte akşam uçuşları için otelden dört saat önce çıkmanızı öneririz; hafta içi 17 ile 20 arası en yoğun zamandır.',
      ],
      one: ['50 km, 50–90 dakika', 'Trafik olsa da aynı fiyat', 'Sultanahmet ve Taksim tek fiyat'],
      sss: [
        [
          'Kadıköy ya da Sabiha Gökçen’e gider misiniz?',
          'Gideriz, fiyatı farklıdır. Adresi yazın, aynı gün bildirelim.',
        ],
        ['Aktarma arasında şehir turu olur mu?', 'Sekiz saatten uzun aktarmalarda aracı şoförüyle saatlik ayarlarız.'],
      ],
      ara: ['istanbul havalimanı taksi', 'ist transfer', 'taksim transfer', 'sultanahmet otel transfer'],
    },
    en: {
      baslik: 'Istanbul Airport – Sultanahmet and Taksim',
      slug: 'istanbul-airport-sultanahmet-taksim-transfer',
      ozet: 'From Istanbul Airport to the old city and Beyoğlu in about an hour. Fixed price with bridges and tolls.',
      anlat: [
        'The new airport lies north of the city: fifty minutes at quiet hours, ninety in the evening rush. The price does not follow the traffic; there is no meter, and tolls and tunnel are included. Sultanahmet, Sirkeci, Karaköy, Taksim and Nişantaşı cost the same.',
        'Your driver waits opposite gate 13. For evening flights we suggest leaving the hotel four hours ahead; weekdays between five and eight are the worst.',
      ],
      one: ['50 km, 50 to 90 minutes', 'The same price in any traffic', 'One price for Sultanahmet and Taksim'],
      sss: [
        [
          'Do you go to Kadıköy or Sabiha Gökçen?',
          'We do, at another price. Send us the address and we answer the same day.',
        ],
        ['Can we see the city between flights?', 'With eight hours or more we arrange the car and driver by the hour.'],
      ],
      ara: ['istanbul airport taxi', 'ist transfer', 'taksim transfer', 'sultanahmet hotel transfer'],
    },
    de: {
      baslik: 'Flughafen Istanbul – Sultanahmet und Taksim',
      slug: 'flughafen-istanbul-sultanahmet-taksim-transfer',
      ozet: 'Vom Flughafen Istanbul in die Altstadt und nach Beyoğlu in etwa einer Stunde. Festpreis mit Brücken und Maut.',
      anlat: [
        'Der neue Flughafen liegt nördlich der Stadt: in ruhigen Stunden fünfzig Minuten, im Feierabendverkehr neunzig. Der Preis bleibt gleich, es gibt kein Taxameter, Maut und Tunnel sind enthalten. Sultanahmet, Sirkeci, Karaköy, Taksim und Nişantaşı kosten dasselbe.',
        'Ihr Fahrer wartet gegenüber von Tor 13. Für Abendflüge empfehlen wir, vier Stunden vorher aufzubrechen; werktags zwischen 17 und 20 Uhr ist es am vollsten.',
      ],
      one: ['50 km, 50 bis 90 Minuten', 'Gleicher Preis bei jedem Verkehr', 'Ein Preis für Sultanahmet und Taksim'],
      sss: [
        [
          'Fahren Sie nach Kadıköy oder Sabiha Gökçen?',
          'Ja, zu einem anderen Preis. Schreiben Sie uns die Adresse, wir antworten am selben Tag.',
        ],
        [
          'Geht eine Stadtrundfahrt zwischen zwei Flügen?',
          'Ab acht Stunden Aufenthalt stellen wir Wagen und Fahrer stundenweise.',
        ],
      ],
      ara: ['Flughafen Istanbul Taxi', 'IST Transfer', 'Transfer Taksim', 'Hoteltransfer Sultanahmet'],
    },
    ru: {
      baslik: 'Аэропорт Стамбул — Султанахмет и Таксим',
      slug: 'aeroport-stambul-sultanahmet-taksim-transfer',
      ozet: 'Из аэропорта Стамбула в старый город и Бейоглу примерно за час. Фиксированная цена, мосты и дороги включены.',
      anlat: [
        'Новый аэропорт к северу от города: пятьдесят минут в спокойное время, девяносто в час пик. Цена от пробок не зависит: счётчика нет, платные дороги и туннель включены. Султанахмет, Сиркеджи, Каракёй, Таксим и Нишанташи — одинаково.',
        'Водитель ждёт напротив выхода 13. На вечерний рейс выезжайте за четыре часа; в будни труднее всего с пяти до восьми.',
      ],
      one: ['50 км, 50–90 минут', 'Одна цена при любых пробках', 'Султанахмет и Таксим — одинаково'],
      sss: [
        ['Возите ли в Кадыкёй или Сабиху Гёкчен?', 'Да, цена другая. Пришлите адрес, ответим в тот же день.'],
        [
          'Можно посмотреть город между рейсами?',
          'Если стыковка дольше восьми часов, дадим машину с водителем по часам.',
        ],
      ],
      ara: ['такси аэропорт стамбул', 'трансфер ist', 'трансфер таксим', 'султанахмет отель'],
    },
  },
  yorumlar: [
    [
      'Francesca D.',
      'en',
      5,
      17,
      'Ninety minutes in the rain and rush hour, and the price was what we had paid online.',
    ],
    ['Антон Г.', 'ru', 4, 50, 'Всё хорошо, но найти выход 13 оказалось непросто.'],
    ['Birgit N.', 'de', 5, 88, 'Der Fahrer kannte unser kleines Hotel in Karaköy und den besten Weg dorthin.'],
  ],
})
