import type { InFour } from './four-languages.ts'

export interface DemoCollection {
  readonly anahtar: string
  /** Key of a picture the tenant has. */
  readonly gorsel: string
  readonly baslik: InFour<string>
  readonly slug: InFour<string>
  readonly metin: InFour<string>
}

/** Products of different kinds that suit one wish; a product names the keys it belongs to. */
export const COLLECTIONS = [
  {
    anahtar: 'balayi',
    gorsel: 'bolge/kalkan',
    baslik: { tr: 'Balayı', en: 'Honeymoon', de: 'Flitterwochen', ru: 'Свадебное путешествие' },
    slug: { tr: 'balayi', en: 'honeymoon', de: 'flitterwochen', ru: 'svadebnoe-puteshestvie' },
    metin: {
      tr: 'İki kişilik villalar, gün batımında tekneler ve sessiz akşam sofraları. Kutlama yaptığınızı yazarsanız odanıza küçük bir hazırlık yaparız.',
      en: 'Villas for two, boats at sunset and quiet tables by the water. Tell us what you are celebrating and we prepare a small surprise.',
      de: 'Villen für zwei, Boote im Abendlicht und stille Tische am Wasser. Verraten Sie uns den Anlass, wir bereiten eine kleine Überraschung vor.',
      ru: 'Виллы для двоих, яхты на закате и тихие столики у воды. Расскажите, что вы празднуете, и мы приготовим небольшой сюрприз.',
    },
  },
  {
    anahtar: 'aile',
    gorsel: 'bolge/marmaris',
    baslik: { tr: 'Çocuklu aileler', en: 'Families', de: 'Familien', ru: 'Семьям с детьми' },
    slug: { tr: 'cocuklu-aileler', en: 'families', de: 'familien', ru: 'semyam-s-detmi' },
    metin: {
      tr: 'Sığ sular, çocuk havuzu, bebek yatağı ve kısa yollar. Çocuklarla kendimiz de denediğimiz turlar ve evler.',
      en: 'Shallow water, children’s pools, cots and short drives. Trips and houses we have tried with children of our own.',
      de: 'Flaches Wasser, Kinderbecken, Babybett und kurze Wege. Ausflüge und Häuser, die wir mit eigenen Kindern erprobt haben.',
      ru: 'Мелкое море, детские бассейны, кроватки и короткие переезды. Экскурсии и дома, которые мы проверили на собственных детях.',
    },
  },
  {
    anahtar: 'yetiskin',
    gorsel: 'bolge/alacati',
    baslik: { tr: 'Yetişkinlere özel', en: 'Adults only', de: 'Nur für Erwachsene', ru: 'Только для взрослых' },
    slug: { tr: 'yetiskinlere-ozel', en: 'adults-only', de: 'nur-fuer-erwachsene', ru: 'tolko-dlya-vzroslyh' },
    metin: {
      tr: 'Küçük oteller, korunaklı havuzlar ve geç başlayan kahvaltılar. On altı yaşından küçük konuk alınmaz, akşamlar gerçekten sessizdir.',
      en: 'Small hotels, secluded pools and breakfast that starts late. No guests under sixteen, so evenings are truly quiet.',
      de: 'Kleine Hotels, uneinsehbare Pools und spätes Frühstück. Gäste ab sechzehn Jahren, die Abende sind wirklich ruhig.',
      ru: 'Небольшие отели, укромные бассейны и поздние завтраки. Гости от шестнадцати лет, вечера по-настоящему тихие.',
    },
  },
  {
    anahtar: 'mavi_yolculuk',
    gorsel: 'bolge/gocek',
    baslik: { tr: 'Mavi yolculuk', en: 'Blue voyage', de: 'Blaue Reise', ru: 'Голубое путешествие' },
    slug: { tr: 'mavi-yolculuk', en: 'blue-voyage', de: 'blaue-reise', ru: 'goluboe-puteshestvie' },
    metin: {
      tr: 'Koydan koya bir hafta: gulet, yelkenli ya da katamaran, ister tamamı ister tek kamara. Sabah denize girilir, öğlen yelken açılır, gece yıldız sayılır.',
      en: 'A week from cove to cove by gulet, yacht or catamaran, the whole boat or one cabin. Swim in the morning, sail at noon, count stars at night.',
      de: 'Eine Woche von Bucht zu Bucht mit Gulet, Yacht oder Katamaran, das ganze Schiff oder nur eine Kabine. Morgens schwimmen, mittags segeln, nachts Sterne zählen.',
      ru: 'Неделя от бухты к бухте на гулете, яхте или катамаране: целиком или в одной каюте. Утром купание, днём паруса, ночью звёзды.',
    },
  },
  {
    anahtar: 'son_dakika',
    gorsel: 'bolge/bodrum',
    baslik: { tr: 'Son dakika', en: 'Last minute', de: 'Last Minute', ru: 'Горящие предложения' },
    slug: { tr: 'son-dakika', en: 'last-minute', de: 'last-minute', ru: 'goryashchie-predlozheniya' },
    metin: {
      tr: 'Önümüzdeki haftalarda boş kalan günler, indirimli fiyatla. Aynı gün onaylanır, çoğu ertesi gün başlar.',
      en: 'Days left open in the coming weeks at a reduced price. Confirmed the same day, and most can start tomorrow.',
      de: 'Freie Tage der kommenden Wochen zum ermäßigten Preis. Am selben Tag bestätigt, meist schon morgen möglich.',
      ru: 'Свободные даты ближайших недель по сниженной цене. Подтверждаем в тот же день, многое можно начать уже завтра.',
    },
  },
  {
    anahtar: 'kis_gunesi',
    gorsel: 'bolge/kaleici',
    baslik: { tr: 'Kış güneşi', en: 'Winter sun', de: 'Wintersonne', ru: 'Зимнее солнце' },
    slug: { tr: 'kis-gunesi', en: 'winter-sun', de: 'wintersonne', ru: 'zimnee-solnce' },
    metin: {
      tr: 'Kasımdan marta: ısıtmalı havuzlar, boş antik kentler, portakal kokan sokaklar. Fiyatlar düşer, kıyı size kalır.',
      en: 'November to March: heated pools, empty ruins and lanes that smell of oranges. Prices drop and the coast is yours.',
      de: 'November bis März: beheizte Pools, leere Ruinen und Gassen, die nach Orangen duften. Die Preise sinken, die Küste gehört Ihnen.',
      ru: 'С ноября по март: бассейны с подогревом, безлюдные руины и улочки с запахом апельсинов. Цены ниже, а берег — ваш.',
    },
  },
  {
    anahtar: 'tarih',
    gorsel: 'bolge/efes',
    baslik: { tr: 'Antik kentler', en: 'Ancient cities', de: 'Antike Städte', ru: 'Античные города' },
    slug: { tr: 'antik-kentler', en: 'ancient-cities', de: 'antike-staedte', ru: 'antichnye-goroda' },
    metin: {
      tr: 'Mermer caddeler, denize bakan tiyatrolar, kayaya oyulmuş mezarlar. Rehberlerimiz arkeolog ya da kırk yıldır buralı.',
      en: 'Marble streets, theatres facing the sea, tombs cut into cliffs. Our guides are archaeologists, or have lived here for forty years.',
      de: 'Marmorstraßen, Theater mit Meerblick, in den Fels gehauene Gräber. Unsere Guides sind Archäologen oder seit vierzig Jahren hier zu Hause.',
      ru: 'Мраморные улицы, театры с видом на море, гробницы в скалах. Наши гиды — археологи или местные жители с сорокалетним стажем.',
    },
  },
  {
    anahtar: 'lezzet',
    gorsel: 'bolge/fethiye',
    baslik: { tr: 'Sofra ve lezzet', en: 'Food and wine', de: 'Essen und Wein', ru: 'Кухня и вино' },
    slug: { tr: 'sofra-ve-lezzet', en: 'food-and-wine', de: 'essen-und-wein', ru: 'kuhnya-i-vino' },
    metin: {
      tr: 'Pazar gezileri, bağ yolları, villaya gelen şefler ve teknede tutulan balık. Aç gelin.',
      en: 'Market walks, vineyard roads, chefs who come to your villa and fish caught from the boat. Come hungry.',
      de: 'Marktbummel, Weinstraßen, Köche, die in Ihre Villa kommen, und Fisch vom eigenen Haken. Kommen Sie hungrig.',
      ru: 'Прогулки по базару, винные дороги, повара на вашей вилле и рыба, пойманная с борта. Приезжайте голодными.',
    },
  },
  {
    anahtar: 'macera',
    gorsel: 'bolge/oludeniz',
    baslik: { tr: 'Macera', en: 'Adventure', de: 'Abenteuer', ru: 'Приключения' },
    slug: { tr: 'macera-tatili', en: 'adventure-holidays', de: 'abenteuerurlaub', ru: 'aktivnyy-otdyh' },
    metin: {
      tr: 'Yamaç paraşütü, dalış, rafting ve uzun yürüyüşler. Sigortası ve ehliyetli eğitmeni olmayan hiçbir şeyi satmayız.',
      en: 'Paragliding, diving, rafting and long walks. We sell nothing without insurance and a licensed instructor.',
      de: 'Gleitschirm, Tauchen, Rafting und lange Wanderungen. Ohne Versicherung und lizenzierte Begleitung verkaufen wir nichts.',
      ru: 'Параплан, дайвинг, рафтинг и долгие тропы. Мы не продаём ничего без страховки и лицензированного инструктора.',
    },
  },
  {
    anahtar: 'kalabalik_grup',
    gorsel: 'bolge/dalyan',
    baslik: { tr: 'Büyük gruplar', en: 'Large groups', de: 'Große Gruppen', ru: 'Большие компании' },
    slug: { tr: 'buyuk-gruplar', en: 'large-groups', de: 'grosse-gruppen', ru: 'bolshie-kompanii' },
    metin: {
      tr: 'On kişiden kalabalık aileler ve arkadaşlar için geniş evler, büyük guletler ve minibüsler. Tek rezervasyon, tek fatura.',
      en: 'Wide houses, large gulets and minibuses for families and friends of ten and more. One booking, one invoice.',
      de: 'Weitläufige Häuser, große Gulets und Kleinbusse für Familien und Freunde ab zehn Personen. Eine Buchung, eine Rechnung.',
      ru: 'Просторные дома, большие гулеты и микроавтобусы для компаний от десяти человек. Одно бронирование, один счёт.',
    },
  },
] as const satisfies readonly DemoCollection[]

export type CollectionKey = (typeof COLLECTIONS)[number]['anahtar']
