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
  oda_sayisi: 14,
  pansiyon: 'oda_kahvalti',
  denize_m: 350,
  merkeze_m: 200,
  havalimani_km: 13,
  giris_saati: '14:00',
  cikis_saati: '12:00',
  belge_no: 'DEMO-07-0014',
  ozellikler: ['klima', 'wifi', 'kahvalti', 'restoran', 'bar', 'deniz_manzarasi', 'tv', 'evcil_hayvan', 'bebek_yatagi'],
}

export const limanHotel: DemoShowcase = {
  urun: {
    anahtar: 'liman-hotel',
    urun_tipi: 'otel',
    ad: { tr: 'Liman Otel', en: 'Liman Hotel', de: 'Hotel Liman', ru: 'Отель «Лиман»' },
    ...HOTEL_TERMS,
    en_cok_kisi: 4,
    secenekler: [
      hotelRoom('garden', {
        ad: {
          tr: 'Bahçe manzaralı oda',
          en: 'Garden view room',
          de: 'Zimmer mit Gartenblick',
          ru: 'Номер с видом на сад',
        },
        kaynak: 'oda-bahce',
        birim: 6,
        gece: [45, 70, 88],
        arti_kisi: 20,
        en_cok: 2,
        en_az_gece: [1, 1, 2],
      }),
      hotelRoom('sea', {
        ad: { tr: 'Deniz manzaralı oda', en: 'Sea view room', de: 'Zimmer mit Meerblick', ru: 'Номер с видом на море' },
        kaynak: 'oda-deniz',
        birim: 4,
        gece: [60, 95, 119],
        arti_kisi: 25,
        en_cok: 3,
        en_az_gece: [1, 1, 2],
      }),
      hotelRoom('family', {
        ad: {
          tr: 'Aile odası, iki oda',
          en: 'Family room, two bedrooms',
          de: 'Familienzimmer mit zwei Räumen',
          ru: 'Семейный номер, две комнаты',
        },
        kaynak: 'liman-aile',
        birim: 2,
        gece: [85, 130, 165],
        arti_kisi: 0,
        en_cok: 4,
        en_az_gece: [1, 2, 2],
      }),
    ],
    ucretler: [{ tur: 'evcil_hayvan', fiyat: 0, en_cok: 1 }],
    ekstralar: [extra('baby-cot', 5), extra('airport-transfer', 50), extra('half-board', 22), extra('parking', 6)],
  },
  bolge: 'kaleici',
  enlem: 36.8838,
  boylam: 30.7036,
  bilgi,
  agirlik: 922,
  secenek_bilgi: {
    garden: { kapasite: 3, alan_m2: 19, yataklar: '1+0' },
    sea: { kapasite: 3, alan_m2: 24, yataklar: '1+1' },
    family: { kapasite: 4, alan_m2: 34, yataklar: '1+2' },
  },
  filtreler: hotelFilters(bilgi, 'merkez'),
  koleksiyonlar: ['tarih', 'kis_gunesi'],
  bulusma: atReception(36.8838, 30.7036),
  sorular: [HOTEL_ARRIVAL, BED_WISH],
  gorseller: shots(
    'liman-hotel',
    ['hotel-courtyard', 'golden-amber'],
    ['bedroom', 'dawn-shell'],
    ['bathroom', 'dawn-shell'],
    ['villa-courtyard', 'noon-mint'],
    ['night-terrace', 'dusk-coral'],
  ),
  metin: written(HOTEL_LINES, {
    tr: {
      baslik: 'Liman Otel',
      slug: 'liman-otel-kaleici',
      ozet: 'Kaleiçi’nde üç Osmanlı evinin birleşmesinden doğan 14 odalı otel: portakal ağaçlı avlu, kahvaltıda ev reçeli, eski liman üç dakika.',
      aciklama: [
        'Üç evin duvarları yıkılmadan birbirine kapıyla bağlandı; bu yüzden koridorlar biraz şaşırtır, her oda ayrı çıkar. Avluda beş portakal ağacı ve bir fıskiye var; yazın kahvaltı orada, kışın çini sobalı salonda edilir.',
        'Bahçe odaları serin ve sessizdir. Deniz odaları ikinci kattadır; pencereden eski limanı ve Beydağları’nı görürsünüz. Aile odasında kapıyla ayrılmış iki yatak odası bulunur.',
        'Yat limanı, Hadrian Kapısı ve tramvay beş dakika yürüme mesafesinde. Mermerli plajı merdivenin dibinde; çakıl ister misiniz, kum mu, Konyaaltı ile Lara’yı tarif ederiz.',
      ],
      one_cikanlar: [
        'Kaleiçi’nin ortasında, sessiz sokakta',
        'Portakal ağaçlı avluda kahvaltı',
        'Eski limana üç dakika',
        'Küçük köpek ve kediler kabul edilir',
      ],
      dahil: ['Serpme kahvaltı'],
      haric: ['Otopark (günlük 6 €)', 'Akşam yemeği'],
      kurallar: ['Evcil hayvan 8 kiloya kadar', 'Avluda 23.00’ten sonra sessizlik'],
      erisilebilirlik: [
        'Asansör yok; zemin katta iki bahçe odası',
        'Sokak parke taşı, araç kapıya kadar gelmez (80 m)',
      ],
      sss: [
        ['Arabayla gelinir mi?', 'Kaleiçi araca kapalı. Otopark 150 metre; bavullarınızı görevli taşır.'],
        ['Geç gelirsek kapı açık mı?', 'Resepsiyon 24 saat açık, zile basmanız yeter.'],
        ['Denize nerede girilir?', 'Mermerli plajı üç dakika; girişi ücretli, otel misafirine indirimli.'],
      ],
      ara: ['kaleiçi otel', 'antalya butik otel', 'eski şehir', 'yat limanı'],
      bulusma:
        'Saat Kulesi’nden limana inen sokak, hamamı geçince sağda kırmızı kapı. Otoparktan arayın, bavullar için geliriz.',
    },
    en: {
      baslik: 'Liman Hotel',
      slug: 'liman-hotel-antalya',
      ozet: 'Fourteen rooms in three Ottoman houses joined together in Antalya’s old town: an orange-tree courtyard, home-made jam at breakfast, the old harbour three minutes away.',
      aciklama: [
        'The three houses were linked by doors rather than knocked into one, so corridors surprise you and no two rooms are alike. Five orange trees and a fountain stand in the courtyard; breakfast is there in summer and by the tiled stove in winter.',
        'Garden rooms are cool and silent. Sea rooms are on the second floor with the harbour and the Bey mountains in the window. The family room has two bedrooms with a door between.',
        'Marina, Hadrian’s Gate and the tram are five minutes on foot. Mermerli beach lies at the bottom of the steps; for sand or long shingle we send you to Lara or Konyaaltı.',
      ],
      one_cikanlar: [
        'In the middle of the old town, on a quiet lane',
        'Breakfast under orange trees',
        'Three minutes to the old harbour',
        'Small dogs and cats welcome',
      ],
      dahil: ['Turkish breakfast'],
      haric: ['Parking (€6 a day)', 'Dinner'],
      kurallar: ['Pets up to 8 kg', 'Quiet in the courtyard after 23:00'],
      erisilebilirlik: ['No lift; two garden rooms on the ground floor', 'Cobbled lane, cars stop 80 m away'],
      sss: [
        [
          'Can we come by car?',
          'The old town is closed to traffic. The car park is 150 metres away and we carry your bags.',
        ],
        ['Is the door open late?', 'Reception is staffed round the clock; just ring.'],
        [
          'Where do we swim?',
          'At Mermerli beach, three minutes away. It charges an entrance fee, reduced for our guests.',
        ],
      ],
      ara: ['antalya old town hotel', 'kaleici boutique hotel', 'harbour hotel'],
      bulusma:
        'From the Clock Tower down towards the harbour, red door on the right after the hammam. Call from the car park and we come for your bags.',
    },
    de: {
      baslik: 'Hotel Liman',
      slug: 'hotel-liman-antalya',
      ozet: 'Vierzehn Zimmer in drei verbundenen osmanischen Häusern in der Altstadt von Antalya: Hof mit Orangenbäumen, hausgemachte Marmelade, drei Minuten zum alten Hafen.',
      aciklama: [
        'Die drei Häuser wurden mit Türen verbunden statt zusammengelegt; darum überraschen die Flure, und kein Zimmer gleicht dem anderen. Im Hof stehen fünf Orangenbäume und ein Brunnen; dort gibt es im Sommer Frühstück, im Winter am Kachelofen.',
        'Die Gartenzimmer sind kühl und still. Die Meerzimmer liegen im zweiten Stock, im Fenster der Hafen und das Bey-Gebirge. Das Familienzimmer hat zwei Schlafräume mit einer Tür dazwischen.',
        'Jachthafen, Hadrianstor und Straßenbahn erreichen Sie in fünf Minuten zu Fuß. Unten an der Treppe liegt der Strand Mermerli; für Sand oder langen Kies schicken wir Sie nach Lara oder Konyaaltı.',
      ],
      one_cikanlar: [
        'Mitten in der Altstadt, in ruhiger Gasse',
        'Frühstück unter Orangenbäumen',
        'Drei Minuten zum alten Hafen',
        'Kleine Hunde und Katzen willkommen',
      ],
      dahil: ['Türkisches Frühstück'],
      haric: ['Parkplatz (6 € am Tag)', 'Abendessen'],
      kurallar: ['Haustiere bis 8 kg', 'Ab 23 Uhr Ruhe im Hof'],
      erisilebilirlik: [
        'Kein Aufzug; zwei Gartenzimmer im Erdgeschoss',
        'Kopfsteinpflaster, Autos halten 80 m entfernt',
      ],
      sss: [
        [
          'Können wir mit dem Auto kommen?',
          'Die Altstadt ist autofrei. Der Parkplatz liegt 150 Meter entfernt, wir tragen das Gepäck.',
        ],
        ['Ist spät abends offen?', 'Die Rezeption ist rund um die Uhr besetzt, bitte klingeln.'],
        [
          'Wo kann man baden?',
          'Am Strand Mermerli, drei Minuten entfernt; er kostet Eintritt, für unsere Gäste ermäßigt.',
        ],
      ],
      ara: ['Hotel Altstadt Antalya', 'Boutiquehotel Kaleiçi', 'Hotel am Hafen'],
      bulusma:
        'Vom Uhrturm Richtung Hafen, nach dem Hamam rechts die rote Tür. Rufen Sie vom Parkplatz an, wir holen das Gepäck.',
    },
    ru: {
      baslik: 'Отель «Лиман»',
      slug: 'otel-liman-kaleichi',
      ozet: 'Четырнадцать номеров в трёх соединённых османских домах старой Антальи: двор с апельсинами, домашнее варенье на завтрак, до старой гавани три минуты.',
      aciklama: [
        'Дома соединили дверями, не ломая стен, поэтому коридоры полны сюрпризов и двух одинаковых номеров нет. Во дворе пять апельсиновых деревьев и фонтан; летом завтракают там, зимой у изразцовой печи.',
        'Номера в сад прохладные и тихие. Номера с видом на море на втором этаже: в окне гавань и горы Бейдаглары. В семейном две спальни с дверью между ними.',
        'До марины, ворот Адриана и трамвая пять минут пешком. Под лестницей пляж Мермерли; за песком или длинной галькой подскажем Лару и Коньяалты.',
      ],
      one_cikanlar: [
        'В центре Калеичи, на тихой улице',
        'Завтрак под апельсинами',
        'Три минуты до старой гавани',
        'Можно с небольшими собаками и кошками',
      ],
      dahil: ['Турецкий завтрак'],
      haric: ['Парковка (6 € в день)', 'Ужин'],
      kurallar: ['Питомцы до 8 кг', 'После 23:00 во дворе тихо'],
      erisilebilirlik: ['Лифта нет, два номера в сад на первом этаже', 'Улица мощёная, машина останавливается в 80 м'],
      sss: [
        ['Можно ли на машине?', 'Калеичи закрыт для машин. Парковка в 150 метрах, чемоданы поднесём.'],
        ['А если приедем поздно?', 'Стойка работает круглосуточно, просто позвоните.'],
        ['Где купаться?', 'Пляж Мермерли в трёх минутах; вход платный, нашим гостям скидка.'],
      ],
      ara: ['отель калеичи', 'анталья старый город', 'бутик-отель'],
      bulusma:
        'От Часовой башни вниз к гавани, после хаммама справа красная дверь. Позвоните с парковки, мы придём за чемоданами.',
    },
  }),
  yorumlar: [
    {
      ad: 'Claudia R.',
      dil: 'de',
      puan: 5,
      gun_once: 18,
      metin: 'November, zwanzig Grad, Frühstück im Hof. Das Personal merkt sich, wer Tee und wer Kaffee trinkt.',
    },
    {
      ad: 'Serkan U.',
      dil: 'tr',
      puan: 4,
      gun_once: 59,
      metin: 'Konum harika, reçeller efsane. Otopark biraz uzak ama bavulları taşıdılar.',
    },
    {
      ad: 'Алексей',
      dil: 'ru',
      puan: 5,
      gun_once: 76,
      metin: 'Взяли номер с видом на море: гавань прямо под окном. Тихо, хотя центр.',
    },
    {
      ad: 'Fiona',
      dil: 'en',
      puan: 4,
      gun_once: 115,
      metin: 'Charming and a bit of a maze. We got lost twice on the way to breakfast, happily.',
    },
    {
      ad: 'Daniel B.',
      dil: 'en',
      puan: 3,
      gun_once: 138,
      metin: 'The garden room was dark.',
      yanit:
        'Thank you, Daniel. Garden rooms are cool because they are shaded; we now say so on the room itself and offer a change where one is free.',
    },
  ],
}
