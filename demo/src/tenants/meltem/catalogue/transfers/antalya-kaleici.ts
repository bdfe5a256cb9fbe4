import { transferRoute } from '../transfer-recipe.ts'

export const antalyaKaleici = transferRoute({
  anahtar: 'antalya-kaleici',
  nereden: 'ayt',
  nereye: 'kaleici',
  mesafe_km: 14,
  sure_dk: 25,
  bolge: 'kaleici',
  van: 32,
  sedan: 25,
  minibus: 70,
  vanlar: { kaynak: 'van-antalya', birim: 6, mesgul_dk: 75 },
  koleksiyonlar: ['kis_gunesi'],
  agirlik: 85,
  gorseller: [
    ['transfer-hotel', 'dusk-rose'],
    ['transfer-airport', 'noon-mint', true],
    ['old-town', 'golden-amber'],
  ],
  metin: {
    tr: {
      baslik: 'Antalya Havalimanı – Kaleiçi',
      slug: 'antalya-havalimani-kaleici-transfer',
      ozet: 'Antalya Havalimanı’ndan Kaleiçi, Lara ve Konyaaltı’na 25 dakikada. Dar sokakları bilen şoför, taksimetresiz fiyat.',
      anlat: [
        'Kaleiçi’nin sokakları aracınızdan dardır ve çoğu gündüz trafiğe kapalıdır. Şoförlerimiz hangi kapıdan girileceğini bilir: küçük oteller için Hadrianus Kapısı’nda, marina tarafı için İskele Caddesi’nde durur, valizlerinizi otele kadar taşır.',
        'Terminal 1 ve 2 için buluşma yeri ayrıdır; uçuş numaranızdan biz anlarız. Konyaaltı otelleri aynı fiyata, Lara ve Kundu için van önerilir. Sabah yedi ile dokuz arasında şehir içi on dakika uzar.',
      ],
      one: ['14 km, yaklaşık 25 dakika', 'Valizler otelin kapısına kadar', 'Konyaaltı aynı fiyat'],
      sss: [
        [
          'Araç otelin önüne kadar girebilir mi?',
          'Çoğu sokakta giremez. En yakın kapıda durur, şoför valizlerinizle birlikte yürür.',
        ],
        ['Belek ya da Side’ye de gider misiniz?', 'Gideriz; adresi yazın, fiyatı aynı gün bildirelim.'],
      ],
      ara: ['antalya havalimanı taksi', 'kaleiçi transfer', 'konyaaltı transfer', 'ayt'],
    },
    en: {
      baslik: 'Antalya Airport – old town',
      slug: 'antalya-airport-old-town-transfer',
      ozet: 'From Antalya Airport to Kaleiçi, Konyaaltı and Lara in 25 minutes. Drivers who know the narrow lanes, no meter.',
      anlat: [
        'The lanes of Kaleiçi are narrower than the car, and most are closed to traffic by day. Our drivers know which gate to use: Hadrian’s Gate for the small hotels, the harbour road for the marina side, and they carry your bags to the door.',
        'Terminals 1 and 2 have different meeting points; your flight number tells us which. Konyaaltı costs the same, for Lara and Kundu take the van. Between seven and nine in the morning allow ten minutes more.',
      ],
      one: ['14 km, about 25 minutes', 'Bags carried to the hotel door', 'Same price for Konyaaltı'],
      sss: [
        [
          'Can the car drive up to my hotel?',
          'In most lanes it cannot. It stops at the nearest gate and the driver walks with your luggage.',
        ],
        ['Do you also go to Belek or Side?', 'We do. Send us the address and you have the price the same day.'],
      ],
      ara: ['antalya airport taxi', 'kaleici transfer', 'konyaalti transfer', 'ayt'],
    },
    de: {
      baslik: 'Flughafen Antalya – Altstadt',
      slug: 'flughafen-antalya-altstadt-transfer',
      ozet: 'Vom Flughafen Antalya nach Kaleiçi, Konyaaltı und Lara in 25 Minuten. Fahrer, die die engen Gassen kennen, ohne Taxameter.',
      anlat: [
        'Die Gassen von Kaleiçi sind schmaler als das Auto und tagsüber meist gesperrt. Unsere Fahrer wissen, welches Tor das richtige ist: das Hadrianstor für die kleinen Hotels, die Hafenstraße für die Marinaseite. Ihr Gepäck tragen sie bis zur Tür.',
        'Für Terminal 1 und 2 gelten verschiedene Treffpunkte; wir erkennen sie an Ihrer Flugnummer. Konyaaltı kostet dasselbe, nach Lara und Kundu empfehlen wir den Kleinbus. Zwischen sieben und neun Uhr rechnen Sie zehn Minuten mehr.',
      ],
      one: ['14 km, etwa 25 Minuten', 'Gepäck bis zur Hoteltür', 'Konyaaltı zum gleichen Preis'],
      sss: [
        [
          'Kommt der Wagen bis ans Hotel?',
          'Meist nicht. Er hält am nächsten Tor, der Fahrer begleitet Sie mit dem Gepäck.',
        ],
        [
          'Fahren Sie auch nach Belek oder Side?',
          'Ja. Nennen Sie uns die Adresse, den Preis erhalten Sie am selben Tag.',
        ],
      ],
      ara: ['Antalya Flughafen Taxi', 'Transfer Kaleiçi', 'Transfer Konyaaltı', 'AYT'],
    },
    ru: {
      baslik: 'Аэропорт Антальи — старый город',
      slug: 'aeroport-antalii-staryy-gorod-transfer',
      ozet: 'Из аэропорта Антальи в Калеичи, Коньяалты и Лару за 25 минут. Водители знают узкие улочки, цена без счётчика.',
      anlat: [
        'Улочки Калеичи уже машины и днём почти все закрыты для проезда. Наши водители знают, к каким воротам подъехать: к воротам Адриана — для маленьких отелей, по портовой дороге — для стороны марины. Багаж донесут до двери.',
        'У терминалов 1 и 2 разные места встречи; мы определяем их по номеру рейса. Коньяалты — по той же цене, в Лару и Кунду советуем минивэн. С семи до девяти утра прибавьте десять минут.',
      ],
      one: ['14 км, около 25 минут', 'Багаж до двери отеля', 'Коньяалты по той же цене'],
      sss: [
        [
          'Машина подъедет к отелю?',
          'Чаще всего нет. Она остановится у ближайших ворот, водитель пройдёт с вами и багажом.',
        ],
        ['Возите ли в Белек и Сиде?', 'Да. Пришлите адрес, цену сообщим в тот же день.'],
      ],
      ara: ['такси аэропорт анталья', 'трансфер калеичи', 'трансфер коньяалты', 'ayt'],
    },
  },
  yorumlar: [
    ['Ирина Б.', 'ru', 5, 12, 'Сами бы мы эти улочки не нашли. Водитель донёс чемоданы до самой стойки.'],
    [
      'Michael T.',
      'en',
      4,
      41,
      'Smooth ride. The meeting point in Terminal 2 was crowded, a call would have helped.',
      'Thank you, Michael. Drivers now send a message with their photo as soon as you land.',
    ],
    ['Ute S.', 'de', 5, 77, 'Pünktlich, freundlich, fester Preis. So beginnt man gern.'],
  ],
})
