import { transferRoute } from '../transfer-recipe.ts'

export const izmirAlacati = transferRoute({
  anahtar: 'izmir-alacati',
  nereden: 'adb',
  nereye: 'alacati',
  mesafe_km: 88,
  sure_dk: 65,
  bolge: 'alacati',
  van: 74,
  sedan: 62,
  minibus: 128,
  vanlar: { kaynak: 'van-izmir', birim: 5, mesgul_dk: 160 },
  agirlik: 71,
  gorseller: [
    ['transfer', 'golden-amber', true],
    ['windsurf', 'noon-azure'],
    ['transfer-airport', 'dusk-coral'],
  ],
  metin: {
    tr: {
      baslik: 'İzmir Havalimanı – Alaçatı',
      slug: 'izmir-havalimani-alacati-transfer',
      ozet: 'Adnan Menderes’ten Alaçatı, Ilıca ve Çeşme’ye otoyoldan 65 dakikada. Sörf ekipmanına yer var.',
      anlat: [
        'Otoyol şehri hiç görmeden yarımadaya çıkarır; ücret fiyata dahildir. Alaçatı, Ilıca, Çeşme merkez ve Dalyanköy aynı fiyattır. Çarşı içi yaz akşamları araca kapanır: şoför sizi Hacımemiş ya da pazar yeri girişinde bırakır, oteliniz arabasıyla karşılar.',
        'Sörf tahtası, yelken torbası ve bisiklet minibüste ücretsiz taşınır; uzunluğu yazın, tavan rafı takalım. Cuma akşamları İzmir’den çıkış yoğundur, yirmi dakika ekleyin.',
      ],
      one: ['88 km, yaklaşık 65 dakika', 'Otoyol ücreti dahil', 'Sörf tahtası ücretsiz'],
      sss: [
        [
          'Sakız feribotuna yetişir miyim?',
          'Çeşme limanına 70 dakikada varılır; pasaport işlemleri için bir saat daha ayırın.',
        ],
        ['Efes’e de gidiyor musunuz?', 'Selçuk ve Kuşadası’na özel araç ayarlarız; adresi yazın.'],
      ],
      ara: ['izmir alaçatı taksi', 'çeşme transfer', 'ılıca transfer', 'adb'],
    },
    en: {
      baslik: 'İzmir Airport – Alaçatı',
      slug: 'izmir-airport-alacati-transfer',
      ozet: 'From Adnan Menderes Airport to Alaçatı, Ilıca and Çeşme by motorway in 65 minutes. Room for your boards.',
      anlat: [
        'The motorway takes you out onto the peninsula without touching the city; the toll is included. Alaçatı, Ilıca, Çeşme and Dalyanköy cost the same. On summer evenings the old centre is closed to cars: the driver drops you at Hacımemiş or the market square, where the hotel’s cart is waiting.',
        'Surfboards, sail bags and bicycles travel free in the van; tell us the length and we fit a roof rack. On Friday evenings traffic out of İzmir is heavy, so add twenty minutes.',
      ],
      one: ['88 km, about 65 minutes', 'Motorway toll included', 'Surfboards free of charge'],
      sss: [
        ['Will I make the ferry to Chios?', 'The port of Çeşme is 70 minutes away; allow another hour for passports.'],
        ['Do you also go to Ephesus?', 'We arrange cars to Selçuk and Kuşadası; send us the address.'],
      ],
      ara: ['izmir alacati taxi', 'cesme transfer', 'ilica transfer', 'adb'],
    },
    de: {
      baslik: 'Flughafen İzmir – Alaçatı',
      slug: 'flughafen-izmir-alacati-transfer',
      ozet: 'Vom Flughafen Adnan Menderes nach Alaçatı, Ilıca und Çeşme auf der Autobahn in 65 Minuten. Platz für Surfbretter.',
      anlat: [
        'Die Autobahn bringt Sie auf die Halbinsel, ohne die Stadt zu berühren; die Maut ist enthalten. Alaçatı, Ilıca, Çeşme und Dalyanköy kosten gleich viel. An Sommerabenden ist der alte Ort autofrei: Der Fahrer hält in Hacımemiş oder am Marktplatz, wo der Wagen Ihres Hotels wartet.',
        'Surfbretter, Segelsäcke und Fahrräder reisen im Kleinbus kostenlos; nennen Sie die Länge, wir montieren den Dachträger. Freitagabends ist der Verkehr dicht, rechnen Sie zwanzig Minuten mehr.',
      ],
      one: ['88 km, etwa 65 Minuten', 'Autobahnmaut enthalten', 'Surfbretter kostenlos'],
      sss: [
        [
          'Erreiche ich die Fähre nach Chios?',
          'Bis zum Hafen Çeşme sind es 70 Minuten; für die Passkontrolle planen Sie eine Stunde ein.',
        ],
        [
          'Fahren Sie auch nach Ephesos?',
          'Wir organisieren Wagen nach Selçuk und Kuşadası; nennen Sie uns die Adresse.',
        ],
      ],
      ara: ['İzmir Alaçatı Taxi', 'Transfer Çeşme', 'Transfer Ilıca', 'ADB'],
    },
    ru: {
      baslik: 'Аэропорт Измира — Алачаты',
      slug: 'aeroport-izmira-alachaty-transfer',
      ozet: 'Из аэропорта Аднана Мендереса в Алачаты, Ылыджу и Чешме по автостраде за 65 минут. Есть место для досок.',
      anlat: [
        'Автострада выводит на полуостров, минуя город; проезд включён. Алачаты, Ылыджа, Чешме и Дальянкёй — одна цена. Летними вечерами старый центр закрыт для машин: водитель остановится в Хаджимемише или у рынка, где ждёт электрокар отеля.',
        'Доски, паруса и велосипеды в минивэне бесплатно; укажите длину, поставим багажник на крышу. В пятницу вечером на выезде из Измира плотно, прибавьте двадцать минут.',
      ],
      one: ['88 км, около 65 минут', 'Проезд по автостраде включён', 'Доски для сёрфинга бесплатно'],
      sss: [
        ['Успею ли на паром на Хиос?', 'До порта Чешме 70 минут; ещё час оставьте на паспортный контроль.'],
        ['Возите ли в Эфес?', 'Организуем машину в Сельчук и Кушадасы, пришлите адрес.'],
      ],
      ara: ['такси измир алачаты', 'трансфер чешме', 'трансфер ылыджа', 'adb'],
    },
  },
  yorumlar: [
    ['Lars O.', 'en', 5, 25, 'Two boards, three sails, no fuss, no surcharge.'],
    ['Ece M.', 'tr', 5, 58, 'Otelin arabası bizi bekliyordu, aktarma iki dakika sürdü.'],
    ['Tanja V.', 'de', 4, 103, 'Freitagabend im Stau, wie angekündigt. Der Fahrer blieb heiter.'],
  ],
})
