import type { ProductKind } from '@meltem/contract/content'
import type { ProductFacts } from '@meltem/contract/product-facts'
import type { InFour } from './four-languages.ts'
import { KIND_NAMES, KIND_ORDER } from './kind-names.ts'

type TourSort = Extract<ProductFacts, { urun_tipi: 'tur' }>['tur_tipi']

export interface DemoCategory {
  readonly anahtar: string
  readonly urun_tipi: ProductKind
  /** A part of the tours; null for a whole kind. */
  readonly tur_tipi: TourSort | null
  readonly baslik: InFour<string>
  readonly slug: InFour<string>
  readonly metin: InFour<string>
}

const TOUR_SORTS: Readonly<Record<TourSort, Pick<DemoCategory, 'baslik' | 'slug' | 'metin'>>> = {
  tekne: {
    baslik: { tr: 'Tekne turları', en: 'Boat trips', de: 'Bootsausflüge', ru: 'Морские прогулки' },
    slug: { tr: 'tekne-turlari', en: 'boat-trips', de: 'bootsausfluege', ru: 'morskie-progulki' },
    metin: {
      tr: 'Koylar, adalar ve yüzme molaları; öğle yemeği teknede pişer. Sabah çıkılır, akşamüstü dönülür.',
      en: 'Coves, islands and swimming stops, with lunch cooked on board. Out in the morning, back before sunset.',
      de: 'Buchten, Inseln und Badestopps, das Mittagessen kommt aus der Bordküche. Morgens hinaus, vor Sonnenuntergang zurück.',
      ru: 'Бухты, острова и остановки для купания, обед готовят на борту. Утром в море, к закату обратно.',
    },
  },
  doga: {
    baslik: { tr: 'Doğa turları', en: 'Nature tours', de: 'Naturausflüge', ru: 'На природе' },
    slug: { tr: 'doga-turlari', en: 'nature-tours', de: 'naturausfluege', ru: 'priroda' },
    metin: {
      tr: 'Kanyonlar, nehirler, çam ormanları ve Likya Yolu’ndan parçalar. Yürüyüşler herkese göre ayrı ayrı derecelendirildi.',
      en: 'Gorges, rivers, pine woods and stretches of the Lycian Way. Each walk is graded so that you can choose well.',
      de: 'Schluchten, Flüsse, Kiefernwälder und Abschnitte des Lykischen Wegs. Jede Tour ist nach Anspruch eingestuft.',
      ru: 'Каньоны, реки, сосновые леса и участки Ликийской тропы. Для каждого маршрута указана сложность.',
    },
  },
  kultur: {
    baslik: { tr: 'Kültür turları', en: 'Culture tours', de: 'Kulturausflüge', ru: 'Культура и история' },
    slug: { tr: 'kultur-turlari', en: 'culture-tours', de: 'kulturausfluege', ru: 'kultura-i-istoriya' },
    metin: {
      tr: 'Antik kentler, çarşılar ve hâlâ yaşayan zanaatlar. Giriş biletleri dahilse ilanda yazar, sırada beklemezsiniz.',
      en: 'Ancient cities, bazaars and crafts that are still alive. Where tickets are included the listing says so, and you skip the queue.',
      de: 'Antike Städte, Basare und lebendiges Handwerk. Sind Eintritte enthalten, steht es dabei, und Sie umgehen die Schlange.',
      ru: 'Античные города, базары и живые ремёсла. Если билеты включены, это указано, и очереди вам не грозят.',
    },
  },
  dalis: {
    baslik: { tr: 'Dalış', en: 'Diving', de: 'Tauchen', ru: 'Дайвинг' },
    slug: { tr: 'dalis', en: 'diving', de: 'tauchen', ru: 'dayving' },
    metin: {
      tr: 'İlk nefesten batıklara: deneme dalışı, kurs ve sertifikalılar için tüplü dalış. Eğitmen başına en çok dört kişi.',
      en: 'From the first breath to wrecks: try dives, courses and guided dives for the certified. Four guests to an instructor at most.',
      de: 'Vom ersten Atemzug bis zum Wrack: Schnuppertauchen, Kurse und geführte Tauchgänge. Höchstens vier Gäste pro Tauchlehrer.',
      ru: 'От первого вдоха до затонувших кораблей: пробные погружения, курсы и дайвинг для сертифицированных. Не больше четырёх гостей на инструктора.',
    },
  },
  lezzet: {
    baslik: { tr: 'Lezzet turları', en: 'Food tours', de: 'Kulinarische Touren', ru: 'Гастрономия' },
    slug: { tr: 'lezzet-turlari', en: 'food-tours', de: 'kulinarische-touren', ru: 'gastronomiya' },
    metin: {
      tr: 'Pazarlar, bağlar, zeytinyağı ve esnaf lokantaları. Kahvaltıyı atlayın; tadımlar dahildir.',
      en: 'Markets, vineyards, olive oil and tradesmen’s kitchens. Skip breakfast: tastings are included.',
      de: 'Märkte, Weingüter, Olivenöl und Handwerkerlokale. Lassen Sie das Frühstück aus, die Kostproben sind dabei.',
      ru: 'Базары, виноградники, оливковое масло и простые кухни. Не завтракайте: дегустации включены.',
    },
  },
  macera: {
    baslik: { tr: 'Macera', en: 'Adventure', de: 'Abenteuer', ru: 'Приключения' },
    slug: { tr: 'macera', en: 'adventure', de: 'abenteuer', ru: 'priklyucheniya' },
    metin: {
      tr: 'Yamaç paraşütü, rafting, jeep ve kanyon. Ekipman ve sigorta fiyata dahildir.',
      en: 'Paragliding, rafting, jeeps and canyons. Equipment and insurance are part of the price.',
      de: 'Gleitschirm, Rafting, Jeep und Canyoning. Ausrüstung und Versicherung sind im Preis enthalten.',
      ru: 'Параплан, рафтинг, джипы и каньоны. Снаряжение и страховка входят в цену.',
    },
  },
  balon: {
    baslik: { tr: 'Balon uçuşları', en: 'Balloon flights', de: 'Ballonfahrten', ru: 'Полёты на шаре' },
    slug: { tr: 'balon-ucuslari', en: 'balloon-flights', de: 'ballonfahrten', ru: 'polety-na-share' },
    metin: {
      tr: 'Gün doğarken vadilerin üzerinde bir saat. Rüzgâr izin vermezse para iadesi ya da ertesi sabah.',
      en: 'An hour above the valleys as the sun comes up. If the wind says no, you get your money back or the next morning.',
      de: 'Eine Stunde über den Tälern, während die Sonne aufgeht. Erlaubt es der Wind nicht, gibt es Geld zurück oder den nächsten Morgen.',
      ru: 'Час над долинами на рассвете. Если ветер не пускает — вернём деньги или перенесём на следующее утро.',
    },
  },
  gece: {
    baslik: { tr: 'Gece turları', en: 'Evening tours', de: 'Abendausflüge', ru: 'Вечерние прогулки' },
    slug: { tr: 'gece-turlari', en: 'evening-tours', de: 'abendausfluege', ru: 'vechernie-progulki' },
    metin: {
      tr: 'Boğaz’da akşam yemeği, sema, yıldız altında yürüyüş. Dönüş servisi otelinizin kapısına bırakır.',
      en: 'Dinner on the Bosphorus, the whirling ceremony, walks under the stars. The return service drops you at your hotel.',
      de: 'Abendessen auf dem Bosporus, die Sema-Zeremonie, Wege unter Sternen. Der Rücktransport bringt Sie bis ans Hotel.',
      ru: 'Ужин на Босфоре, церемония сема, прогулки под звёздами. На обратном пути довезём до отеля.',
    },
  },
}

/** Kinds carry the slugs of their landing pages; tours are divided once more. */
export const CATEGORIES: readonly DemoCategory[] = [
  ...KIND_ORDER.map((kind) => ({
    anahtar: kind,
    urun_tipi: kind,
    tur_tipi: null,
    baslik: KIND_NAMES[kind].ad,
    slug: KIND_NAMES[kind].slug,
    metin: KIND_NAMES[kind].hakkinda,
  })),
  ...(Object.keys(TOUR_SORTS) as TourSort[]).map((sort) => ({
    anahtar: `tur_${sort}`,
    urun_tipi: 'tur' as const,
    tur_tipi: sort,
    ...TOUR_SORTS[sort],
  })),
]
