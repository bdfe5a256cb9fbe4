import { PALETTES, type Time } from '../../../illustrations/palettes.ts'
import type { SceneName } from '../../../illustrations/scene-table.ts'
import type { DemoShot } from '../../../showcase-data.ts'
import { type InFour, inFour } from '../four-languages.ts'

const LIGHT: Readonly<Record<Time, InFour<string>>> = {
  dawn: { tr: 'sabahın ilk ışığında', en: 'in early morning light', de: 'im frühen Morgenlicht', ru: 'ранним утром' },
  noon: { tr: 'parlak gün ışığında', en: 'in bright sunshine', de: 'bei strahlender Sonne', ru: 'ярким днём' },
  golden: {
    tr: 'ikindi güneşinde',
    en: 'in the late sun',
    de: 'in der Nachmittagssonne',
    ru: 'в лучах низкого солнца',
  },
  dusk: { tr: 'gün batarken', en: 'at sunset', de: 'bei Sonnenuntergang', ru: 'на закате' },
  night: { tr: 'gece', en: 'by night', de: 'bei Nacht', ru: 'ночью' },
}

/** What boats, roads and services are shown with. */
const SUBJECTS = {
  gulet: {
    tr: 'Çamların indiği koyda demirli iki direkli ahşap gulet',
    en: 'Two-masted wooden gulet at anchor where the pines meet the water',
    de: 'Zweimastige Holzgulet vor Anker, wo die Kiefern bis ans Wasser reichen',
    ru: 'Двухмачтовая деревянная гулета на якоре у соснового берега',
  },
  yacht: {
    tr: 'Sakin koydan süzülerek geçen beyaz motoryat',
    en: 'White motor yacht gliding through a calm cove',
    de: 'Weiße Motoryacht gleitet durch eine stille Bucht',
    ru: 'Белая моторная яхта скользит по тихой бухте',
  },
  catamaran: {
    tr: 'Beyaz yelkeni dolu, çift gövdeli katamaran',
    en: 'Twin-hulled catamaran under a full white sail',
    de: 'Katamaran mit prallem weißem Segel',
    ru: 'Двухкорпусный катамаран под полным белым парусом',
  },
  'yacht-aerial': {
    tr: 'Turkuaz kıyının önünde iz bırakan motoryat, kuş bakışı',
    en: 'Motor yacht and its wake off a turquoise shore, seen from above',
    de: 'Motoryacht mit Kielwasser vor türkisfarbenem Ufer, von oben',
    ru: 'Моторная яхта и её след у бирюзового берега, вид сверху',
  },
  'yacht-stern': {
    tr: 'Kıç platformu, yüzme merdiveni ve suyun altında şnorkelle dalanlar',
    en: 'Bathing platform, swim ladder and snorkellers below the surface',
    de: 'Badeplattform mit Leiter, unter Wasser die Schnorchler',
    ru: 'Купальная платформа с трапом и пловцы с маской под водой',
  },
  'deck-lounge': {
    tr: 'Baş güvertede minderler, limonata ve meyve tabağı',
    en: 'Foredeck with cushions, lemonade and a plate of fruit',
    de: 'Vordeck mit Polstern, Limonade und Obstteller',
    ru: 'Носовая палуба с подушками, лимонадом и фруктами',
  },
  'yacht-cabin': {
    tr: 'Su seviyesindeki pencereleriyle ahşap kaplı çift kişilik kamara',
    en: 'Wood-panelled double cabin with windows at the waterline',
    de: 'Holzgetäfelte Doppelkabine mit Fenstern knapp über der Wasserlinie',
    ru: 'Двухместная каюта в дереве с окнами у самой воды',
  },
  reef: {
    tr: 'Resif üzerinde dalgıçlar ve bir deniz kaplumbağası',
    en: 'Divers and a sea turtle above a reef',
    de: 'Taucher und eine Meeresschildkröte über dem Riff',
    ru: 'Дайверы и морская черепаха над рифом',
  },
  table: {
    tr: 'Deniz kenarında kilim örtülü meze sofrası, simit ve çay',
    en: 'Meze table by the sea with a woven runner, simit and tea',
    de: 'Tisch mit Meze, Simit und Tee am Meer',
    ru: 'Стол с мезе, симитами и чаем у моря',
  },
  chef: {
    tr: 'Terasta iki kişilik masanın yanında ateş başında çalışan şef',
    en: 'Chef at the flame beside a table for two on a terrace',
    de: 'Koch am Feuer neben einem Tisch für zwei auf der Terrasse',
    ru: 'Повар у огня рядом со столиком на двоих на террасе',
  },
  transfer: {
    tr: 'Sahil yolunda siyah transfer aracı, aşağıda yelkenliler',
    en: 'Black transfer van on the coast road above the sails',
    de: 'Schwarzer Transfervan auf der Küstenstraße, unten Segelboote',
    ru: 'Чёрный минивэн на прибрежной дороге, внизу паруса',
  },
  'transfer-airport': {
    tr: 'Havalimanı önünde bekleyen otomobil, arkada inen uçak',
    en: 'Car waiting outside the airport as a plane lands',
    de: 'Wagen vor dem Flughafen, dahinter landet ein Flugzeug',
    ru: 'Автомобиль у аэропорта, позади садится самолёт',
  },
  'transfer-hotel': {
    tr: 'Otel girişinde minibüs, valiz arabası ve karşılayan görevli',
    en: 'Minibus at a hotel entrance with a luggage trolley and porter',
    de: 'Kleinbus vor dem Hoteleingang, Gepäckwagen und Portier',
    ru: 'Микроавтобус у входа в отель, тележка с багажом и портье',
  },
  'transfer-night': {
    tr: 'Villanın ışıklı kapısında gece gelen araç',
    en: 'Van arriving by night at the lit gate of a villa',
    de: 'Nächtliche Ankunft am beleuchteten Tor einer Villa',
    ru: 'Ночной приезд к освещённым воротам виллы',
  },
  lounge: {
    tr: 'Pencerenin ardında uçağın beklediği havalimanı salonu',
    en: 'Airport lounge with an aircraft behind the window',
    de: 'Flughafenlounge, hinter dem Fenster ein Flugzeug',
    ru: 'Зал аэропорта, за окном самолёт',
  },
  'car-economy': {
    tr: 'Eski kasabanın taş sokağında küçük hatchback',
    en: 'Small hatchback on the cobbles of an old town',
    de: 'Kleinwagen auf dem Pflaster einer Altstadt',
    ru: 'Небольшой хэтчбек на мостовой старого города',
  },
  'car-suv': {
    tr: 'Karlı dağların altındaki geçitte tavanı valizli SUV',
    en: 'SUV with cases on its roof on a pass below snowy peaks',
    de: 'SUV mit Dachgepäck auf einem Pass unter verschneiten Gipfeln',
    ru: 'Внедорожник с багажом на крыше на горном перевале',
  },
  'car-estate': {
    tr: 'Zeytinliğin kıyısında tavanında sörf tahtası olan station',
    en: 'Estate car with a surfboard on its roof beside an olive grove',
    de: 'Kombi mit Surfbrett auf dem Dach am Olivenhain',
    ru: 'Универсал с доской на крыше у оливковой рощи',
  },
  'car-minivan': {
    tr: 'Kumsalda duran minivan, şemsiye altında aile',
    en: 'Minivan on the beach, a family under the parasol',
    de: 'Van am Strand, daneben eine Familie unter dem Sonnenschirm',
    ru: 'Минивэн на пляже и семья под зонтом',
  },
  'car-rental': {
    tr: 'Deniz kıyısı yolunda üstü açık otomobil',
    en: 'Convertible on the road along the sea',
    de: 'Cabrio auf der Straße am Meer',
    ru: 'Кабриолет на дороге вдоль моря',
  },
  'map-table': {
    tr: 'Ahşap masada kıyı haritası, pusula ve çay bardağı',
    en: 'Map of the coast, compass and a glass of tea on a wooden table',
    de: 'Küstenkarte, Kompass und ein Glas Tee auf dem Holztisch',
    ru: 'Карта побережья, компас и стакан чая на деревянном столе',
  },
  'photo-shoot': {
    tr: 'Güneşin önünde duran çift ve diz çökmüş fotoğrafçı',
    en: 'Couple before the sun and a photographer on one knee',
    de: 'Paar vor der Sonne, davor kniet der Fotograf',
    ru: 'Пара на фоне солнца и фотограф на колене',
  },
  kites: {
    tr: 'Kumsalda uçurtma uçuran çocuklar ve kumdan kale',
    en: 'Children flying kites on the beach beside a sandcastle',
    de: 'Kinder mit Drachen am Strand neben einer Sandburg',
    ru: 'Дети с воздушными змеями на пляже у песочного замка',
  },
  bikes: {
    tr: 'Sahil yolunda sepetli bisikletler',
    en: 'Bicycles with baskets on the seaside promenade',
    de: 'Fahrräder mit Körben an der Uferpromenade',
    ru: 'Велосипеды с корзинами на набережной',
  },
  picnic: {
    tr: 'Zeytin ağacının altında kareli örtüde piknik sepeti',
    en: 'Picnic basket on a checked cloth under an olive tree',
    de: 'Picknickkorb auf karierter Decke unter einem Olivenbaum',
    ru: 'Корзина для пикника на клетчатом пледе под оливой',
  },
  yoga: {
    tr: 'Denize bakan ahşap güvertede esneyen konuklar',
    en: 'Guests stretching on a wooden deck above the sea',
    de: 'Gäste beim Dehnen auf einem Holzdeck über dem Meer',
    ru: 'Гости на растяжке на деревянном настиле над морем',
  },
  hammam: {
    tr: 'Kubbeden ışık alan hamamda sıcak göbek taşı',
    en: 'Warm marble slab of a hammam lit through the dome',
    de: 'Der warme Nabelstein eines Hamams im Licht der Kuppel',
    ru: 'Тёплый мраморный камень хамама в лучах из купола',
  },
  windsurf: {
    tr: 'Yel değirmenlerinin önünde rüzgâr sörfü yapanlar',
    en: 'Windsurfers off a hill with windmills',
    de: 'Windsurfer vor einem Hügel mit Windmühlen',
    ru: 'Виндсёрферы у холма с мельницами',
  },
  kekova: {
    tr: 'Batık kentin üzerinden geçen kanolar',
    en: 'Kayaks above a sunken city',
    de: 'Kajaks über einer versunkenen Stadt',
    ru: 'Каяки над затонувшим городом',
  },
  dalyan: {
    tr: 'Kaya mezarlarının altından geçen nehir teknesi',
    en: 'River boat below rock tombs',
    de: 'Flussboot unter den Felsgräbern',
    ru: 'Речная лодка под скальными гробницами',
  },
  'old-town': {
    tr: 'Begonvilli, cumbalı evlerin dar sokağı',
    en: 'Narrow lane of bay-windowed houses and bougainvillea',
    de: 'Schmale Gasse mit Erkerhäusern und Bougainvilleen',
    ru: 'Узкая улочка с эркерами и бугенвиллеей',
  },
  bedroom: {
    tr: 'Kemerli pencereleri denize açılan yatak odası',
    en: 'Bedroom with arched windows onto the sea',
    de: 'Schlafzimmer mit Bogenfenstern zum Meer',
    ru: 'Спальня с арочными окнами на море',
  },
  kitchen: {
    tr: 'Tezgâhında meyve duran geniş mutfak',
    en: 'Wide kitchen with fruit on the counter',
    de: 'Geräumige Küche mit Obst auf der Theke',
    ru: 'Просторная кухня с фруктами на столешнице',
  },
  'night-terrace': {
    tr: 'Fenerlerle aydınlanan teras',
    en: 'Terrace lit by lanterns',
    de: 'Von Laternen beleuchtete Terrasse',
    ru: 'Терраса при свете фонариков',
  },
  'wedding-dinner': {
    tr: 'Bahçede ışık dizileri altında uzun sofra',
    en: 'Long garden table under strings of light',
    de: 'Lange Tafel im Garten unter Lichterketten',
    ru: 'Длинный стол в саду под гирляндами',
  },
  'wedding-beach': {
    tr: 'Kumsalda çiçekli kemere uzanan yol',
    en: 'Aisle across the sand to a flowered arch',
    de: 'Weg über den Sand zum Blumenbogen',
    ru: 'Дорожка по песку к цветочной арке',
  },
  tulips: {
    tr: 'Lale tarhları ve arkada cami',
    en: 'Beds of tulips with a mosque behind',
    de: 'Tulpenbeete, dahinter eine Moschee',
    ru: 'Клумбы тюльпанов, за ними мечеть',
  },
  bazaar: {
    tr: 'Baharat tezgâhlarıyla kapalı çarşı',
    en: 'Covered bazaar with stalls of spices',
    de: 'Überdachter Basar mit Gewürzständen',
    ru: 'Крытый базар с прилавками специй',
  },
  theatre: {
    tr: 'Denize bakan antik tiyatro',
    en: 'Ancient theatre facing the sea',
    de: 'Antikes Theater über dem Meer',
    ru: 'Античный театр над морем',
  },
  ephesus: {
    tr: 'Celsus Kütüphanesi’ne uzanan mermer cadde',
    en: 'Marble street to the Library of Celsus',
    de: 'Marmorstraße zur Celsus-Bibliothek',
    ru: 'Мраморная улица к библиотеке Цельса',
  },
  paragliding: {
    tr: 'Lagünün üzerinde süzülen yamaç paraşütü',
    en: 'Paraglider above a lagoon',
    de: 'Gleitschirm über einer Lagune',
    ru: 'Параплан над лагуной',
  },
  cappadocia: {
    tr: 'Peribacalarının üzerinde balonlar',
    en: 'Balloons above fairy chimneys',
    de: 'Ballons über Feenkaminen',
    ru: 'Воздушные шары над каменными столбами',
  },
  istanbul: {
    tr: 'Tarihî yarımadanın önünden geçen vapur',
    en: 'Ferry before the old city',
    de: 'Fähre vor der Altstadt',
    ru: 'Паром на фоне старого города',
  },
  'beach-hotel': {
    tr: 'Teraslı otelin önünde şemsiyeli uzun kumsal',
    en: 'Long beach with parasols below a terraced hotel',
    de: 'Langer Strand mit Sonnenschirmen vor einem Terrassenhotel',
    ru: 'Длинный пляж с зонтиками перед отелем',
  },
  'hotel-cave': {
    tr: 'Vadiye açılan mağara oda',
    en: 'Cave room opening on the valley',
    de: 'Höhlenzimmer mit Blick ins Tal',
    ru: 'Пещерный номер с видом на долину',
  },
  'villa-stone': {
    tr: 'Sonsuzluk havuzlu taş villa',
    en: 'Stone villa with an infinity pool',
    de: 'Steinvilla mit Infinity-Pool',
    ru: 'Каменная вилла с бассейном над морем',
  },
  'villa-terraces': {
    tr: 'Yamaçta beyaz evler ve havuz',
    en: 'White hillside houses and a pool',
    de: 'Weiße Häuser am Hang mit Pool',
    ru: 'Белые дома на склоне и бассейн',
  },
} satisfies Partial<Record<SceneName, InFour<string>>>

export type Take = readonly [scene: keyof typeof SUBJECTS, palette: string, flip?: boolean]

/** Pictures of one product, each described by its subject and its light. */
export function takes(seed: string, list: readonly Take[]): DemoShot[] {
  return list.map(([scene, palette, flip = false]) => {
    const hour = PALETTES.find(({ id }) => id === palette)?.time
    if (!hour) throw new Error(`There is no palette ${palette}.`)
    return {
      scene,
      options: { seed: `${seed}-${scene}`, palette, flip },
      aciklama: inFour((dil) => `${SUBJECTS[scene][dil]}, ${LIGHT[hour][dil]}`),
    }
  })
}
