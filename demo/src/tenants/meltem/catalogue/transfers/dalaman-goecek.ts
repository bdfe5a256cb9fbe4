import { transferRoute } from '../transfer-recipe.ts'

export const dalamanGoecek = transferRoute({
  anahtar: 'dalaman-goecek',
  nereden: 'dlm',
  nereye: 'gocek',
  mesafe_km: 23,
  sure_dk: 30,
  bolge: 'gocek',
  van: 46,
  servis: {
    kaynak: 'servis-dalaman',
    koltuk: 16,
    yetiskin: 12,
    cocuk: 6,
    saatler: ['09:00', '13:00', '17:00', '21:00'],
  },
  sedan: 38,
  minibus: 85,
  vanlar: { kaynak: 'vito', birim: 8, mesgul_dk: 90 },
  agirlik: 92,
  gorseller: [
    ['transfer', 'dusk-coral'],
    ['transfer-airport', 'noon-azure'],
    ['gulet', 'golden-amber'],
  ],
  metin: {
    tr: {
      baslik: 'Dalaman Havalimanı – Göcek',
      slug: 'dalaman-havalimani-gocek-transfer',
      ozet: 'Dalaman’dan Göcek marinalarına ve villalarına 30 dakikada. Araç başı sabit fiyat ya da günde dört kez servis.',
      anlat: [
        'Göcek, Dalaman’a en yakın tatil kasabasıdır: 23 kilometre, trafiksiz yarım saat. Yol Göcek tünelinden geçer; geçiş ücreti fiyata dahildir. Teknenize gidiyorsanız marinanın adını yazın, sizi iskelenin başında bırakalım; valizleri el arabasıyla tayfa alır.',
        'Dönüşte iç hatlar için uçuştan iki, dış hatlar için iki buçuk saat önce Göcek’ten ayrılmanızı öneririz. Cumartesi günleri tekne değişimi olduğundan marina önleri kalabalıktır; on dakika erken hazır olun.',
      ],
      one: ['23 km, yaklaşık 30 dakika', 'Tünel ücreti dahil', 'Marina iskelesine kadar', 'Servis kişi başı 12 €'],
      sss: [
        [
          'Servis beni otele bırakır mı?',
          'Servis Göcek merkezde üç durakta durur: belediye marinası, çarşı ve D-Marin. Kapıya kadar gitmek için özel araç seçin.',
        ],
        ['Gece inen uçakta da bulunur mu?', 'Özel araçlar 24 saat çalışır. Servisin son seferi 21.00’dedir.'],
      ],
      ara: ['dalaman göcek taksi', 'göcek marina transfer', 'dlm gocek'],
    },
    en: {
      baslik: 'Dalaman Airport – Göcek',
      slug: 'dalaman-airport-gocek-transfer',
      ozet: 'From Dalaman to the marinas and villas of Göcek in 30 minutes. A fixed price per vehicle, or a shuttle four times a day.',
      anlat: [
        'Göcek is the holiday town nearest to Dalaman: 23 kilometres, half an hour without traffic. The road runs through the Göcek tunnel, whose toll is in our price. If you are joining a boat, tell us the marina and we stop at the head of the pier; a deckhand brings a trolley for the bags.',
        'On the way back we suggest leaving Göcek two hours before a domestic and two and a half before an international flight. Saturdays are changeover days and the marina gates are busy, so please be ready ten minutes early.',
      ],
      one: ['23 km, about 30 minutes', 'Tunnel toll included', 'Right up to the pier', 'Shuttle from €12 a person'],
      sss: [
        [
          'Does the shuttle go to my hotel?',
          'It stops at three points in Göcek: the municipal marina, the market and D-Marin. For your door, choose a private vehicle.',
        ],
        ['Can I be met late at night?', 'Private vehicles work around the clock. The last shuttle leaves at 9 pm.'],
      ],
      ara: ['dalaman gocek taxi', 'gocek marina transfer', 'dlm to gocek'],
    },
    de: {
      baslik: 'Flughafen Dalaman – Göcek',
      slug: 'flughafen-dalaman-goecek-transfer',
      ozet: 'Von Dalaman zu Marinas und Villen in Göcek in 30 Minuten. Festpreis pro Fahrzeug oder viermal täglich Sammeltransfer.',
      anlat: [
        'Göcek ist der nächste Ferienort am Flughafen Dalaman: 23 Kilometer, ohne Verkehr eine halbe Stunde. Die Strecke führt durch den Göcek-Tunnel, die Maut ist enthalten. Gehen Sie an Bord, nennen Sie uns die Marina: Wir halten am Steg, die Crew bringt einen Wagen für das Gepäck.',
        'Für die Rückfahrt empfehlen wir, zwei Stunden vor Inlands- und zweieinhalb vor Auslandsflügen aufzubrechen. Samstags ist Schiffswechsel und vor den Marinas viel Betrieb; seien Sie bitte zehn Minuten früher bereit.',
      ],
      one: ['23 km, etwa 30 Minuten', 'Tunnelmaut enthalten', 'Bis an den Steg', 'Sammeltransfer ab 12 € pro Person'],
      sss: [
        [
          'Bringt mich der Sammeltransfer zum Hotel?',
          'Er hält in Göcek an Stadtmarina, Markt und D-Marin. Bis zur Tür fährt das private Fahrzeug.',
        ],
        [
          'Werde ich auch nachts abgeholt?',
          'Private Fahrzeuge sind rund um die Uhr im Einsatz. Der letzte Sammeltransfer fährt um 21 Uhr.',
        ],
      ],
      ara: ['Dalaman Göcek Taxi', 'Transfer Marina Göcek', 'DLM Göcek'],
    },
    ru: {
      baslik: 'Аэропорт Даламан — Гёджек',
      slug: 'aeroport-dalaman-gedzhek-transfer',
      ozet: 'Из Даламана к маринам и виллам Гёджека за 30 минут. Фиксированная цена за машину или шаттл четыре раза в день.',
      anlat: [
        'Гёджек — ближайший к Даламану курорт: 23 километра, полчаса без пробок. Дорога идёт через туннель Гёджек, проезд уже в цене. Если вы садитесь на яхту, укажите марину: остановимся у пирса, матрос возьмёт багаж на тележку.',
        'На обратном пути советуем выезжать за два часа до внутреннего и за два с половиной до международного рейса. По субботам пересменка яхт и у марин людно, будьте готовы на десять минут раньше.',
      ],
      one: ['23 км, около 30 минут', 'Проезд по туннелю включён', 'До самого пирса', 'Шаттл от 12 € с человека'],
      sss: [
        [
          'Шаттл довезёт до отеля?',
          'Он останавливается у городской марины, рынка и D-Marin. До двери поедет отдельная машина.',
        ],
        ['Встретите ли ночью?', 'Отдельные машины работают круглосуточно. Последний шаттл — в 21:00.'],
      ],
      ara: ['такси даламан гёджек', 'трансфер марина гёджек', 'dlm гёджек'],
    },
  },
  yorumlar: [
    [
      'Klaus W.',
      'de',
      5,
      14,
      'Landung 40 Minuten verspätet, der Fahrer stand da und lächelte. Bis an den Steg gebracht.',
    ],
    ['Merve Y.', 'tr', 5, 37, 'Gece ikide indik, araç hazırdı, çocuk koltuğu takılıydı.'],
    ['Alan G.', 'en', 4, 69, 'Shuttle was fine and cheap, but it waited twenty minutes for another flight.'],
    ['Вера Т.', 'ru', 5, 101, 'Быстро, чисто, вода в машине. Водитель помог с сумками до самой яхты.'],
  ],
})
