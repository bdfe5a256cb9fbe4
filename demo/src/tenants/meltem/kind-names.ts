import type { ProductKind } from '@meltem/contract/content'
import type { InFour } from './four-languages.ts'

interface KindName {
  readonly gorsel: string
  readonly ad: InFour<string>
  /** Short line beside the tile; no counts, the catalogue decides those. */
  readonly not: InFour<string>
  readonly slug: InFour<string>
  /** Over its list. */
  readonly hakkinda: InFour<string>
}

/** In the order of the tiles on the home page. */
export const KIND_NAMES: Readonly<Record<ProductKind, KindName>> = {
  villa: {
    gorsel: 'icerik/tur-villa',
    ad: { tr: 'Villa', en: 'Villas', de: 'Ferienvillen', ru: 'Виллы' },
    not: {
      tr: 'havuzlu, denize yakın',
      en: 'with a pool, near the sea',
      de: 'mit Pool, nah am Meer',
      ru: 'с бассейном, у моря',
    },
    slug: { tr: 'villa-kiralama', en: 'villas', de: 'ferienvillen', ru: 'villy' },
    hakkinda: {
      tr: 'Lisanslı, özel havuzlu villalar; her ilanda izin numarası, gerçek mesafeler ve günlük fiyat yazar. Evi gezip anahtarı teslim eden biziz.',
      en: 'Licensed villas with private pools; every listing shows its permit number, true distances and the price per night. We have seen each house and hand over the key ourselves.',
      de: 'Lizenzierte Villen mit eigenem Pool; jedes Angebot nennt Genehmigungsnummer, echte Entfernungen und den Preis pro Nacht. Wir kennen jedes Haus und übergeben den Schlüssel selbst.',
      ru: 'Виллы с лицензией и собственным бассейном: в каждом описании номер разрешения, честные расстояния и цена за ночь. Каждый дом мы видели сами и сами передаём ключ.',
    },
  },
  yat: {
    gorsel: 'icerik/tur-yat',
    ad: { tr: 'Yat ve gulet', en: 'Yachts and gulets', de: 'Yachten und Gulets', ru: 'Яхты и гулеты' },
    not: {
      tr: 'kaptanlı ya da kaptansız',
      en: 'crewed or bareboat',
      de: 'mit Crew oder Bareboat',
      ru: 'с экипажем и без',
    },
    slug: { tr: 'yat-ve-gulet', en: 'yachts-and-gulets', de: 'yachten-und-gulets', ru: 'yahty-i-gulety' },
    hakkinda: {
      tr: 'Haftalık gulet, yelkenli ve katamaran, saatlik motoryat, tek kişilik kamara. Yakıt, liman ve yemeğin fiyata girip girmediği her teknede tek tek yazar.',
      en: 'Gulets, sailing yachts and catamarans by the week, motor yachts by the hour, single cabins. Each boat says item by item whether fuel, harbour fees and food are included.',
      de: 'Gulets, Segelyachten und Katamarane für die Woche, Motoryachten für Stunden, einzelne Kabinen. Bei jedem Schiff steht, ob Treibstoff, Hafengebühren und Verpflegung enthalten sind.',
      ru: 'Гулеты, парусные яхты и катамараны на неделю, моторные яхты по часам, отдельные каюты. У каждого судна указано, входят ли топливо, стоянки и питание.',
    },
  },
  tur: {
    gorsel: 'icerik/tur-tur',
    ad: { tr: 'Tur', en: 'Tours', de: 'Ausflüge', ru: 'Экскурсии' },
    not: {
      tr: 'tekne, balon, antik kent',
      en: 'boats, balloons, ruins',
      de: 'Boot, Ballon, Antike',
      ru: 'море, шары, античность',
    },
    slug: { tr: 'turlar', en: 'tours', de: 'ausfluege', ru: 'ekskursii' },
    hakkinda: {
      tr: 'Bir günlük tekne turlarından balona ve antik kentlere. Küçük gruplar, ne gördüğünü bilen rehberler.',
      en: 'From a day on the water to balloons and ancient cities. Small groups, and guides who know what they are looking at.',
      de: 'Vom Tag auf dem Wasser bis zu Ballon und antiken Städten. Kleine Gruppen und Guides, die wissen, wovon sie sprechen.',
      ru: 'От дня на воде до воздушных шаров и античных городов. Малые группы и гиды, которые знают, о чём говорят.',
    },
  },
  otel: {
    gorsel: 'icerik/tur-otel',
    ad: { tr: 'Otel', en: 'Hotels', de: 'Hotels', ru: 'Отели' },
    not: {
      tr: 'küçük, gezip gördüğümüz',
      en: 'small ones we have visited',
      de: 'klein und von uns besucht',
      ru: 'небольшие, проверены лично',
    },
    slug: { tr: 'oteller', en: 'hotels', de: 'hotels', ru: 'oteli' },
    hakkinda: {
      tr: 'Çoğu yirmi odanın altında, sahibi kapıda duran oteller. Her birinde kaldık; hangi odayı isteyeceğinizi söyleriz.',
      en: 'Hotels of mostly fewer than twenty rooms, with the owner at the door. We have slept in each and can tell you which room to ask for.',
      de: 'Häuser mit meist weniger als zwanzig Zimmern und dem Inhaber an der Tür. Wir haben in jedem geschlafen und sagen Ihnen, welches Zimmer Sie nehmen sollten.',
      ru: 'Отели, где чаще всего меньше двадцати номеров, а хозяин встречает у двери. Мы жили в каждом и подскажем, какой номер просить.',
    },
  },
  transfer: {
    gorsel: 'icerik/tur-transfer',
    ad: { tr: 'Transfer', en: 'Transfers', de: 'Transfers', ru: 'Трансферы' },
    not: {
      tr: 'havalimanından kapıya',
      en: 'airport to door',
      de: 'vom Flughafen zur Tür',
      ru: 'от аэропорта до двери',
    },
    slug: { tr: 'transfer', en: 'transfers', de: 'transfers', ru: 'transfery' },
    hakkinda: {
      tr: 'Havalimanından kapınıza araç başı sabit fiyat, uçuşunuzu izleyen şoför. Çocuk koltuğu takılı gelir.',
      en: 'A fixed price per vehicle from the airport to your door, with a driver who follows your flight. Child seats come fitted.',
      de: 'Festpreis pro Fahrzeug vom Flughafen bis zur Tür, der Fahrer verfolgt Ihren Flug. Kindersitze sind bereits eingebaut.',
      ru: 'Фиксированная цена за машину от аэропорта до двери, водитель следит за рейсом. Детское кресло уже установлено.',
    },
  },
  arac_kira: {
    gorsel: 'icerik/tur-arac',
    ad: { tr: 'Araç kiralama', en: 'Car hire', de: 'Mietwagen', ru: 'Аренда авто' },
    not: {
      tr: 'otele teslim',
      en: 'brought to your door',
      de: 'Übergabe an der Unterkunft',
      ru: 'с доставкой к отелю',
    },
    slug: { tr: 'arac-kiralama', en: 'car-hire', de: 'mietwagen', ru: 'arenda-avto' },
    hakkinda: {
      tr: 'Havalimanına ya da otele teslim, sınırsız kilometre, gün sayısı arttıkça düşen fiyat. Kredi kartından gizli kesinti yapılmaz.',
      en: 'Delivered to the airport or your hotel, unlimited kilometres, a daily price that falls with every week. Nothing is taken from your card behind your back.',
      de: 'Übergabe am Flughafen oder Hotel, ohne Kilometerlimit, mit sinkendem Tagespreis bei längerer Miete. Keine verdeckten Abbuchungen.',
      ru: 'Подача в аэропорт или к отелю, без лимита километров, чем дольше — тем дешевле день. Никаких скрытых списаний с карты.',
    },
  },
  dugun: {
    gorsel: 'icerik/tur-dugun',
    ad: { tr: 'Düğün', en: 'Weddings', de: 'Hochzeiten', ru: 'Свадьбы' },
    not: { tr: 'deniz kenarında', en: 'beside the sea', de: 'direkt am Meer', ru: 'на берегу моря' },
    slug: { tr: 'dugun', en: 'weddings', de: 'hochzeiten', ru: 'svadby' },
    hakkinda: {
      tr: 'Kumsalda, teknede ya da zeytin bahçesinde törenler; evrak, müzik ve masa düzeni bizde. Önce konuşur, sonra teklif veririz.',
      en: 'Ceremonies on the beach, on board or in an olive garden; papers, music and tables are our job. We talk first and quote afterwards.',
      de: 'Trauungen am Strand, an Bord oder im Olivengarten; Papiere, Musik und Tische übernehmen wir. Erst sprechen wir, dann folgt das Angebot.',
      ru: 'Церемонии на пляже, на борту или в оливковом саду; документы, музыка и столы — на нас. Сначала разговор, потом смета.',
    },
  },
  saglik: {
    gorsel: 'icerik/tur-saglik',
    ad: { tr: 'Sağlık', en: 'Health', de: 'Gesundheit', ru: 'Здоровье' },
    not: {
      tr: 'hamam, termal, check-up',
      en: 'hammam, springs, check-ups',
      de: 'Hamam, Thermen, Check-up',
      ru: 'хамам, термы, чекап',
    },
    slug: { tr: 'saglik', en: 'health', de: 'gesundheit', ru: 'zdorove' },
    hakkinda: {
      tr: 'Yetki belgeli klinikler, kaplıcalar ve check-up programları; konaklama ve transferle birlikte. Belge numarası ve beklenen süre her ilanda yazar.',
      en: 'Licensed clinics, thermal springs and check-ups, with stay and transfers arranged. Every listing shows the licence number and the days to plan.',
      de: 'Zugelassene Kliniken, Thermen und Check-ups samt Unterkunft und Transfers. Jedes Angebot nennt die Zulassungsnummer und die nötigen Tage.',
      ru: 'Клиники с лицензией, термальные источники и чекап вместе с проживанием и трансфером. В каждом описании номер лицензии и нужное число дней.',
    },
  },
  ekstra: {
    gorsel: 'icerik/tur-ekstra',
    ad: { tr: 'Ekstra hizmet', en: 'Extras', de: 'Zusatzleistungen', ru: 'Доп. услуги' },
    not: {
      tr: 'aşçı, dadı, fotoğrafçı',
      en: 'cook, sitter, photographer',
      de: 'Koch, Nanny, Fotograf',
      ru: 'повар, няня, фотограф',
    },
    slug: { tr: 'ekstra-hizmetler', en: 'extras', de: 'zusatzleistungen', ru: 'dop-uslugi' },
    hakkinda: {
      tr: 'Villaya şef, çocuklara bakıcı, gün batımına fotoğrafçı. Tatilin geri kalanını bozmadan eklenir, ertesi güne yetişir.',
      en: 'A chef at the villa, a sitter for the children, a photographer at sunset. Added without disturbing the rest of the holiday, often by tomorrow.',
      de: 'Ein Koch für die Villa, Betreuung für die Kinder, ein Fotograf zum Sonnenuntergang. Leicht dazugebucht, oft schon für morgen.',
      ru: 'Повар на виллу, няня детям, фотограф к закату. Легко добавить к отпуску, часто уже на завтра.',
    },
  },
}

export const KIND_ORDER = Object.keys(KIND_NAMES) as ProductKind[]
