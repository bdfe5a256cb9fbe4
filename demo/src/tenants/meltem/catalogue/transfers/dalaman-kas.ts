import { transferRoute } from '../transfer-recipe.ts'

export const dalamanKas = transferRoute({
  anahtar: 'dalaman-kas',
  nereden: 'dlm',
  nereye: 'kas',
  mesafe_km: 150,
  sure_dk: 150,
  bolge: 'kas',
  van: 125,
  sedan: 105,
  minibus: 210,
  vanlar: { kaynak: 'vito', birim: 8, mesgul_dk: 330 },
  sor_sat_saat: 12,
  agirlik: 83,
  gorseller: [
    ['transfer', 'golden-saffron'],
    ['theatre', 'dusk-rose'],
    ['transfer-night', 'night-lapis'],
  ],
  metin: {
    tr: {
      baslik: 'Dalaman Havalimanı – Kaş',
      slug: 'dalaman-havalimani-kas-transfer',
      ozet: 'Dalaman’dan Kaş’a iki buçuk saat, son yarısı deniz kenarından. Mola dahil, araç başı fiyat.',
      anlat: [
        'Uzun ama güzel bir yol: Fethiye ve Eşen ovasından sonra Kalkan’da denize iner, Kaputaş’ın üstünden kıvrıla kıvrıla Kaş’a varır. Yarı yolda on beş dakikalık çay ve tuvalet molası fiyata dahildir. Gündüz geliyorsanız sağ tarafa oturun.',
        'Çukurbağ yarımadasındaki villalar için adresi açık yazın; kapı numaraları kolay bulunmaz. Geç uçuşlarda Kaş’a varış gece yarısını geçer, oteliniz ya da ev sahibiniz haberdar olsun. Dönüşte uçuştan dört buçuk saat önce yola çıkılır.',
      ],
      one: ['150 km, yaklaşık 2 saat 30 dakika', 'Yarı yolda mola dahil', 'Kalkan–Kaş arası deniz manzarası'],
      sss: [
        [
          'Kaputaş’ta durabilir miyiz?',
          'Beş dakikalık fotoğraf molası ücretsizdir. Denize girmek isterseniz ek durak seçin.',
        ],
        [
          'Antalya’dan gelmek daha mı kısa?',
          'Hayır, Antalya üç saatten uzun sürer. Kaş için en yakın havalimanı Dalaman’dır.',
        ],
      ],
      ara: ['dalaman kaş taksi', 'kaş transfer', 'çukurbağ transfer', 'dlm kas'],
    },
    en: {
      baslik: 'Dalaman Airport – Kaş',
      slug: 'dalaman-airport-kas-transfer',
      ozet: 'Two and a half hours from Dalaman to Kaş, half of them along the sea. Priced per vehicle, with a break on the way.',
      anlat: [
        'A long road but a fine one: past Fethiye and the Eşen plain it drops to the sea at Kalkan and winds above Kaputaş to Kaş. A quarter of an hour for tea and toilets half-way is included. If you come by day, sit on the right.',
        'For villas on the Çukurbağ peninsula please give the full address, as house numbers are hard to find. With late flights you reach Kaş after midnight, so let your host know. On the return we leave four and a half hours before take-off.',
      ],
      one: ['150 km, about 2 hours 30 minutes', 'A break half-way included', 'Sea views from Kalkan to Kaş'],
      sss: [
        ['Can we stop at Kaputaş?', 'Five minutes for photos are free. If you want to swim, add an extra stop.'],
        ['Is Antalya nearer?', 'No, Antalya takes more than three hours. Dalaman is the nearest airport to Kaş.'],
      ],
      ara: ['dalaman kas taxi', 'kas transfer', 'cukurbag transfer', 'dlm to kas'],
    },
    de: {
      baslik: 'Flughafen Dalaman – Kaş',
      slug: 'flughafen-dalaman-kas-transfer',
      ozet: 'Zweieinhalb Stunden von Dalaman nach Kaş, die Hälfte am Meer entlang. Preis pro Fahrzeug, Pause inklusive.',
      anlat: [
        'Ein langer, aber schöner Weg: Nach Fethiye und der Ebene von Eşen geht es bei Kalkan ans Meer hinab und oberhalb von Kaputaş in Kurven nach Kaş. Auf halber Strecke ist eine Viertelstunde für Tee und Toilette enthalten. Sitzen Sie tagsüber rechts.',
        'Für Villen auf der Halbinsel Çukurbağ nennen Sie bitte die genaue Adresse, Hausnummern sind schwer zu finden. Bei späten Flügen kommen Sie nach Mitternacht an; informieren Sie Ihren Gastgeber. Zurück starten wir viereinhalb Stunden vor Abflug.',
      ],
      one: ['150 km, etwa 2 Stunden 30 Minuten', 'Pause auf halber Strecke enthalten', 'Meerblick von Kalkan bis Kaş'],
      sss: [
        [
          'Können wir in Kaputaş halten?',
          'Fünf Minuten zum Fotografieren sind frei. Zum Baden buchen Sie einen weiteren Halt.',
        ],
        ['Ist Antalya näher?', 'Nein, von dort dauert es über drei Stunden. Dalaman liegt am nächsten.'],
      ],
      ara: ['Dalaman Kaş Taxi', 'Transfer Kaş', 'Transfer Çukurbağ', 'DLM Kas'],
    },
    ru: {
      baslik: 'Аэропорт Даламан — Каш',
      slug: 'aeroport-dalaman-kash-transfer',
      ozet: 'Два с половиной часа из Даламана в Каш, половина пути вдоль моря. Цена за машину, остановка в дороге включена.',
      anlat: [
        'Дорога долгая, но красивая: за Фетхие и равниной Эшен она спускается к морю у Калкана и вьётся над Капуташем до Каша. На полпути — пятнадцать минут на чай и туалет, это входит в цену. Днём садитесь справа.',
        'Для вилл на полуострове Чукурбаг укажите точный адрес: номера домов найти нелегко. С поздним рейсом вы приедете после полуночи, предупредите хозяев. Обратно выезжаем за четыре с половиной часа до вылета.',
      ],
      one: ['150 км, около 2 часов 30 минут', 'Остановка на полпути включена', 'Вид на море от Калкана до Каша'],
      sss: [
        ['Можно остановиться у Капуташа?', 'Пять минут на фото бесплатно. Чтобы искупаться, добавьте остановку.'],
        ['Анталья не ближе?', 'Нет, оттуда больше трёх часов. Ближайший к Кашу аэропорт — Даламан.'],
      ],
      ara: ['такси даламан каш', 'трансфер каш', 'чукурбаг', 'dlm каш'],
    },
  },
  yorumlar: [
    [
      'Laura M.',
      'en',
      5,
      31,
      'Long drive, lovely driver, and the tea stop was a real village café, not a tourist trap.',
    ],
    ['Tuğba İ.', 'tr', 5, 60, 'Gece üçte Çukurbağ’daki evi şoför buldu, biz bulamazdık.'],
    [
      'Rolf H.',
      'de',
      3,
      126,
      'Gute Fahrt, aber der bestellte Kindersitz war zu klein für unseren Sohn.',
      'Das tut uns leid. Wir fragen nun bei jeder Buchung nach Alter und Größe und haben Ihnen den Sitz erstattet.',
    ],
  ],
})
