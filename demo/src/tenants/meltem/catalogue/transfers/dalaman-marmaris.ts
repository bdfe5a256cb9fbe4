import { transferRoute } from '../transfer-recipe.ts'

export const dalamanMarmaris = transferRoute({
  anahtar: 'dalaman-marmaris',
  nereden: 'dlm',
  nereye: 'marmaris',
  mesafe_km: 97,
  sure_dk: 90,
  bolge: 'marmaris',
  van: 82,
  servis: {
    kaynak: 'servis-marmaris',
    koltuk: 20,
    yetiskin: 18,
    cocuk: 9,
    saatler: ['10:00', '14:00', '18:00', '22:00'],
  },
  sedan: 70,
  minibus: 140,
  vanlar: { kaynak: 'vito', birim: 8, mesgul_dk: 210 },
  agirlik: 75,
  gorseller: [
    ['transfer', 'dawn-shell'],
    ['beach-hotel', 'noon-mint'],
    ['transfer-hotel', 'dusk-coral', true],
  ],
  metin: {
    tr: {
      baslik: 'Dalaman Havalimanı – Marmaris',
      slug: 'dalaman-havalimani-marmaris-transfer',
      ozet: 'Dalaman’dan Marmaris ve İçmeler’e 90 dakikada; yolun yarısı çam ormanı. Özel araç ya da günde dört servis.',
      anlat: [
        'Köyceğiz gölünün kıyısından geçen yol, Gökova kavşağından sonra ormana girer ve Marmaris’e yukarıdan iner. Siteler, İçmeler ve Netsel Marina aynı fiyattır; Turunç, Selimiye ve Bozburun için adres yazın, süre kırk dakikayı bulabilir.',
        'Rodos feribotu için gümrük işlemleri bir saat önce başlar; inişinizle feribot arasında dört saat bırakın. Servis İçmeler’e de uğrar ve son durağı otogardır.',
      ],
      one: ['97 km, yaklaşık 90 dakika', 'İçmeler ve marina aynı fiyat', 'Günde dört servis'],
      sss: [
        [
          'Datça’ya gider misiniz?',
          'Gideriz; Marmaris’ten sonra bir saat on beş dakika daha. Fiyatı aynı gün bildiririz.',
        ],
        ['Tekneye eşya götürüyorum, yer var mı?', 'Minibüs altı büyük çanta alır; yelken torbası için yazın.'],
      ],
      ara: ['dalaman marmaris taksi', 'içmeler transfer', 'netsel marina', 'dlm marmaris'],
    },
    en: {
      baslik: 'Dalaman Airport – Marmaris',
      slug: 'dalaman-airport-marmaris-transfer',
      ozet: 'From Dalaman to Marmaris and İçmeler in 90 minutes, half of it through pine forest. Private or four shuttles a day.',
      anlat: [
        'The road skirts Lake Köyceğiz, enters the forest after the Gökova junction and comes down on Marmaris from above. Siteler, İçmeler and Netsel Marina cost the same; for Turunç, Selimiye and Bozburun send the address, as it can take forty minutes more.',
        'Check-in for the Rhodes ferry opens an hour before, so leave four hours between landing and sailing. The shuttle calls at İçmeler and ends at the coach station.',
      ],
      one: ['97 km, about 90 minutes', 'Same price for İçmeler and the marina', 'Four shuttles a day'],
      sss: [
        ['Do you go to Datça?', 'We do: an hour and a quarter beyond Marmaris. You have the price the same day.'],
        ['I am bringing gear for a boat. Is there room?', 'The van takes six large bags; tell us about sail bags.'],
      ],
      ara: ['dalaman marmaris taxi', 'icmeler transfer', 'netsel marina', 'dlm to marmaris'],
    },
    de: {
      baslik: 'Flughafen Dalaman – Marmaris',
      slug: 'flughafen-dalaman-marmaris-transfer',
      ozet: 'Von Dalaman nach Marmaris und İçmeler in 90 Minuten, zur Hälfte durch Kiefernwald. Privat oder viermal täglich als Sammeltransfer.',
      anlat: [
        'Die Straße streift den Köyceğiz-See, taucht hinter der Kreuzung Gökova in den Wald ein und fällt von oben auf Marmaris. Siteler, İçmeler und die Netsel-Marina kosten gleich viel; für Turunç, Selimiye und Bozburun nennen Sie die Adresse, es können vierzig Minuten mehr sein.',
        'Die Abfertigung der Rhodos-Fähre beginnt eine Stunde vorher; lassen Sie zwischen Landung und Abfahrt vier Stunden. Der Sammeltransfer hält auch in İçmeler und endet am Busbahnhof.',
      ],
      one: ['97 km, etwa 90 Minuten', 'İçmeler und Marina zum gleichen Preis', 'Vier Sammeltransfers täglich'],
      sss: [
        ['Fahren Sie nach Datça?', 'Ja, ab Marmaris noch eineinviertel Stunden. Den Preis nennen wir am selben Tag.'],
        [
          'Ich bringe Ausrüstung fürs Schiff mit. Ist Platz?',
          'Der Kleinbus fasst sechs große Taschen; Segelsäcke bitte anmelden.',
        ],
      ],
      ara: ['Dalaman Marmaris Taxi', 'Transfer İçmeler', 'Netsel-Marina', 'DLM Marmaris'],
    },
    ru: {
      baslik: 'Аэропорт Даламан — Мармарис',
      slug: 'aeroport-dalaman-marmaris-transfer',
      ozet: 'Из Даламана в Мармарис и Ичмелер за 90 минут, половина пути сосновым лесом. Отдельная машина или шаттл четыре раза в день.',
      anlat: [
        'Дорога идёт вдоль озера Кёйджегиз, после развязки Гёкова ныряет в лес и спускается к Мармарису сверху. Сителер, Ичмелер и марина Нетсель — одна цена; для Турунча, Селимие и Бозбуруна укажите адрес: это до сорока минут дольше.',
        'Регистрация на паром до Родоса начинается за час, между посадкой и паромом оставьте четыре часа. Шаттл заезжает в Ичмелер, конечная — автовокзал.',
      ],
      one: ['97 км, около 90 минут', 'Ичмелер и марина по той же цене', 'Четыре шаттла в день'],
      sss: [
        ['Возите ли в Датчу?', 'Да, от Мармариса ещё час с четвертью. Цену сообщим в тот же день.'],
        ['Везу снаряжение на яхту, поместится?', 'В минивэн входит шесть больших сумок; о парусах напишите отдельно.'],
      ],
      ara: ['такси даламан мармарис', 'трансфер ичмелер', 'марина нетсель', 'dlm мармарис'],
    },
  },
  yorumlar: [
    ['Nigel F.', 'en', 4, 21, 'Good value shuttle, clean bus. It dropped us a short walk from the hotel in İçmeler.'],
    ['Людмила К.', 'ru', 5, 57, 'Дорога через лес прекрасна. Водитель вежливый, ехал спокойно.'],
  ],
})
