import type { Time } from '../../../illustrations/palettes.ts'
import type { SceneName } from '../../../illustrations/scene-table.ts'
import { type InFour, inFour } from '../four-languages.ts'

const HOURS: Readonly<Record<Time, InFour<string>>> = {
  dawn: { tr: 'gün doğarken', en: 'at daybreak', de: 'im Morgenlicht', ru: 'на рассвете' },
  noon: { tr: 'gün ortasında', en: 'in bright daylight', de: 'bei hellem Tageslicht', ru: 'ясным днём' },
  golden: {
    tr: 'ikindi ışığında',
    en: 'in late afternoon light',
    de: 'im Licht des späten Nachmittags',
    ru: 'в предвечернем свете',
  },
  dusk: { tr: 'gün batımında', en: 'at sunset', de: 'bei Sonnenuntergang', ru: 'на закате' },
  night: { tr: 'gece', en: 'at night', de: 'bei Nacht', ru: 'ночью' },
}

/** Under water and indoors the hour is not what one sees. */
const WITHOUT_HOUR: ReadonlySet<SceneName> = new Set(['reef', 'hammam', 'sema', 'bazaar'])

const WORDS: Partial<Record<SceneName, InFour<string>>> = {
  gulet: {
    tr: 'Çamlarla çevrili bir koyda demirlemiş ahşap gulet',
    en: 'A wooden gulet at anchor in a cove ringed with pines',
    de: 'Eine hölzerne Gulet vor Anker in einer von Kiefern gesäumten Bucht',
    ru: 'Деревянная гулета на якоре в бухте среди сосен',
  },
  'deck-lounge': {
    tr: 'Guletin baş güvertesinde minderler, meyve tabağı ve koy manzarası',
    en: 'Cushions and a plate of fruit on the foredeck, the cove ahead',
    de: 'Polster und ein Obstteller auf dem Vordeck, davor die Bucht',
    ru: 'Подушки и тарелка фруктов на носовой палубе, впереди бухта',
  },
  reef: {
    tr: 'Mercanların ve bir deniz kaplumbağasının üzerinde süzülen iki dalgıç',
    en: 'Two divers gliding over a reef with a sea turtle',
    de: 'Zwei Taucher über einem Riff mit einer Meeresschildkröte',
    ru: 'Два дайвера над рифом рядом с морской черепахой',
  },
  table: {
    tr: 'Deniz kıyısında mezeler, simit ve çayla kurulmuş sofra',
    en: 'A table by the sea laid with meze, simit and glasses of tea',
    de: 'Ein Tisch am Meer mit Meze, Sesamkringeln und Teegläsern',
    ru: 'Стол у моря с мезе, симитами и чаем в стаканчиках',
  },
  'yacht-stern': {
    tr: 'Teknenin kıçında merdiven, suyun altında şnorkelle yüzenler',
    en: 'The swim ladder at the stern and snorkellers below the surface',
    de: 'Badeleiter am Heck und Schnorchler unter der Wasseroberfläche',
    ru: 'Трап на корме и пловцы с масками под водой',
  },
  'yacht-aerial': {
    tr: 'Ağaçlı bir koyun ve şemsiyeli kumsalın önünden geçen tekne, kuş bakışı',
    en: 'A boat passing a wooded cove with parasols on the sand, seen from above',
    de: 'Ein Boot vor einer bewaldeten Bucht mit Sonnenschirmen, von oben gesehen',
    ru: 'Катер у лесистой бухты с зонтиками на песке, вид сверху',
  },
  yacht: {
    tr: 'Çamlı koya giren beyaz motoryat',
    en: 'A white motor yacht entering a pine-clad cove',
    de: 'Eine weiße Motoryacht in einer Bucht mit Kiefern',
    ru: 'Белая моторная яхта входит в бухту с соснами',
  },
  catamaran: {
    tr: 'Yelkenle ilerleyen katamaran, arkada dağlar',
    en: 'A catamaran under sail with mountains behind',
    de: 'Ein Katamaran unter Segeln vor Bergen',
    ru: 'Катамаран под парусом на фоне гор',
  },
  cappadocia: {
    tr: 'Peribacalarının üzerinde yükselen sıcak hava balonları',
    en: 'Hot-air balloons rising over the fairy chimneys',
    de: 'Heißluftballons über den Feenkaminen',
    ru: 'Воздушные шары над каменными столбами Каппадокии',
  },
  'hotel-cave': {
    tr: 'Kemerli mağara odadan balonlu vadiye bakış',
    en: 'View of balloons over the valley from an arched cave room',
    de: 'Blick aus einem Höhlenzimmer auf Ballons über dem Tal',
    ru: 'Вид из пещерной комнаты на долину с воздушными шарами',
  },
  horses: {
    tr: 'Peribacaları arasında yürüyen üç atlı',
    en: 'Three riders among the fairy chimneys',
    de: 'Drei Reiter zwischen den Feenkaminen',
    ru: 'Три всадника среди каменных столбов',
  },
  sema: {
    tr: 'Fenerlerin altında sema eden beyaz tennureli semazenler',
    en: 'Whirling dervishes in white under a ring of lamps',
    de: 'Drehende Derwische in Weiß unter einem Lichterkranz',
    ru: 'Кружащиеся дервиши в белом под кругом светильников',
  },
  pamukkale: {
    tr: 'Suyla dolu beyaz travertenlerde yürüyen insanlar',
    en: 'People walking among white travertine terraces filled with water',
    de: 'Besucher auf den weißen, mit Wasser gefüllten Sinterterrassen',
    ru: 'Люди среди белых травертиновых террас с водой',
  },
  ephesus: {
    tr: 'Sütunlu mermer caddeden Celsus Kütüphanesi’ne bakış',
    en: 'The marble street leading to the Library of Celsus',
    de: 'Die Marmorstraße vor der Celsus-Bibliothek',
    ru: 'Мраморная улица, ведущая к библиотеке Цельса',
  },
  theatre: {
    tr: 'Denize bakan antik tiyatronun basamakları ve sütunları',
    en: 'Steps and columns of an ancient theatre above the sea',
    de: 'Stufen und Säulen eines antiken Theaters über dem Meer',
    ru: 'Ступени и колонны античного театра над морем',
  },
  dalyan: {
    tr: 'Kaya mezarlarının altından, sazların arasından geçen nehir teknesi',
    en: 'A river boat gliding past reeds below the rock tombs',
    de: 'Ein Flussboot im Schilf unter den Felsengräbern',
    ru: 'Речной катер среди камышей под скальными гробницами',
  },
  windsurf: {
    tr: 'Yel değirmenli tepenin önünde rüzgâr sörfü yapanlar',
    en: 'Windsurfers in the bay below a hill with windmills',
    de: 'Windsurfer in der Bucht vor einem Hügel mit Windmühlen',
    ru: 'Виндсёрферы в заливе под холмом с мельницами',
  },
  kekova: {
    tr: 'Suyun altındaki duvarların üzerinden kürek çeken kanocular, arkada kale',
    en: 'Kayakers above sunken walls with a castle behind',
    de: 'Kajakfahrer über versunkenen Mauern, dahinter eine Burg',
    ru: 'Каякеры над затонувшими стенами, вдали крепость',
  },
  paragliding: {
    tr: 'Lagünün ve kumsalın üzerinde süzülen yamaç paraşütü',
    en: 'A paraglider above the lagoon and its beach',
    de: 'Ein Gleitschirm über Lagune und Strand',
    ru: 'Параплан над лагуной и пляжем',
  },
  canyon: {
    tr: 'Yüksek kayaların arasında, köpüklü suda rafting botu',
    en: 'A raft in white water between high canyon walls',
    de: 'Ein Raftingboot im Wildwasser zwischen hohen Felswänden',
    ru: 'Рафт в бурной воде между высокими скалами каньона',
  },
  safari: {
    tr: 'Dağların eteğinde toprak yolda ilerleyen arazi aracı',
    en: 'An off-road car on a dirt track below the mountains',
    de: 'Ein Geländewagen auf einer Piste am Fuß der Berge',
    ru: 'Внедорожник на грунтовой дороге у подножия гор',
  },
  istanbul: {
    tr: 'Eski kentin kubbe ve minareleri önünden geçen vapur',
    en: 'A ferry passing the domes and minarets of the old city',
    de: 'Eine Fähre vor den Kuppeln und Minaretten der Altstadt',
    ru: 'Паром на фоне куполов и минаретов старого города',
  },
  tulips: {
    tr: 'Caminin önünde renk renk lale tarhları',
    en: 'Colourful tulip beds in front of a mosque',
    de: 'Bunte Tulpenbeete vor einer Moschee',
    ru: 'Разноцветные клумбы тюльпанов перед мечетью',
  },
  bosphorus: {
    tr: 'Işıklı köprünün altından geçen yemekli Boğaz gemisi',
    en: 'A dinner boat passing under the lit Bosphorus bridge',
    de: 'Ein Dinnerschiff unter der beleuchteten Bosporusbrücke',
    ru: 'Теплоход с ужином под освещённым мостом через Босфор',
  },
  bazaar: {
    tr: 'Tonozlu çarşıda baharat çuvalları ve renkli fenerler',
    en: 'Heaps of spices and coloured lamps in a vaulted bazaar',
    de: 'Gewürzberge und bunte Lampen in einem überwölbten Basar',
    ru: 'Горы специй и цветные фонари под сводами базара',
  },
  ski: {
    tr: 'Telesiyejin altında karlı pistten inen kayakçılar',
    en: 'Skiers on a snowy slope beneath the chairlift',
    de: 'Skifahrer auf verschneiter Piste unter dem Sessellift',
    ru: 'Лыжники на заснеженном склоне под подъёмником',
  },
  'old-town': {
    tr: 'Begonvilli, cumbalı evler arasında denize inen taş sokak',
    en: 'A stone lane between old houses and bougainvillea, the sea at its end',
    de: 'Eine Gasse mit alten Häusern und Bougainvillea, am Ende das Meer',
    ru: 'Улочка со старыми домами и бугенвиллеей, в конце море',
  },
  hammam: {
    tr: 'Kubbesinden ışık süzülen hamamda mermer göbektaşı',
    en: 'The marble slab of a hammam under a star-lit dome',
    de: 'Der Marmorstein eines Hamams unter der lichtdurchbrochenen Kuppel',
    ru: 'Мраморный камень хаммама под куполом с лучами света',
  },
  chef: {
    tr: 'Terasta, mum ışığında sofra ve ateş başında aşçı',
    en: 'A candlelit terrace table and a chef at the flames',
    de: 'Ein Tisch bei Kerzenlicht auf der Terrasse, der Koch am Feuer',
    ru: 'Стол при свечах на террасе и повар у огня',
  },
  'photo-shoot': {
    tr: 'Deniz kıyısında bir çift ve onları çeken fotoğrafçı',
    en: 'A couple by the sea and their photographer',
    de: 'Ein Paar am Meer und sein Fotograf',
    ru: 'Пара у моря и снимающий её фотограф',
  },
  bikes: {
    tr: 'Sahil yolunda, korkuluğa dayalı çiçekli bisikletler',
    en: 'Bicycles with flower baskets on the promenade',
    de: 'Fahrräder mit Blumenkörben an der Uferpromenade',
    ru: 'Велосипеды с цветами в корзинах на набережной',
  },
  picnic: {
    tr: 'Zeytin ağacının altında serili piknik örtüsü ve sepet',
    en: 'A picnic cloth and basket under an olive tree',
    de: 'Picknickdecke und Korb unter einem Olivenbaum',
    ru: 'Плед и корзина для пикника под оливой',
  },
  'map-table': {
    tr: 'Ahşap masada rota çizili harita, pusula ve bir bardak çay',
    en: 'A map with a route, a compass and a glass of tea on a wooden table',
    de: 'Karte mit Route, Kompass und ein Glas Tee auf einem Holztisch',
    ru: 'Карта с маршрутом, компас и стакан чая на деревянном столе',
  },
  thermal: {
    tr: 'Buharı tüten açık termal havuzda yüzenler, arkada dağlar',
    en: 'Bathers in a steaming open-air thermal pool, mountains behind',
    de: 'Badende im dampfenden Thermalbecken vor Bergen',
    ru: 'Купающиеся в термальном бассейне под паром, вдали горы',
  },
  kites: {
    tr: 'Kumsalda uçurtma uçuran aileler',
    en: 'Families flying kites on the beach',
    de: 'Familien mit Drachen am Strand',
    ru: 'Семьи с воздушными змеями на пляже',
  },
  'transfer-hotel': {
    tr: 'Otelin kapısında bekleyen minibüs ve misafirler',
    en: 'A minibus and guests at a hotel entrance',
    de: 'Ein Kleinbus und Gäste vor dem Hoteleingang',
    ru: 'Микроавтобус и гости у входа в отель',
  },
  transfer: {
    tr: 'Deniz kıyısındaki virajlı yolda koyu renk minibüs',
    en: 'A dark van on the winding coast road',
    de: 'Ein dunkler Kleinbus auf der Küstenstraße',
    ru: 'Тёмный минивэн на дороге вдоль моря',
  },
  'hotel-courtyard': {
    tr: 'Revaklı taş avluda fıskiye ve portakal ağaçları arasında masalar',
    en: 'Tables around a fountain and orange trees in an arcaded stone courtyard',
    de: 'Tische um einen Brunnen und Orangenbäume in einem Arkadenhof',
    ru: 'Столики у фонтана и апельсиновых деревьев в каменном дворе с аркадами',
  },
  'night-terrace': {
    tr: 'Fenerli terasta alçak sedirler, karşıda deniz',
    en: 'Low cushioned benches and lanterns on a terrace by the sea',
    de: 'Sitzpolster und Laternen auf einer Terrasse am Meer',
    ru: 'Низкие диваны и фонари на террасе у моря',
  },
  bungalow: {
    tr: 'İskelenin ucunda kamış çatılı ev ve kıyıda bir sandal',
    en: 'A thatched house at a jetty with a rowing boat',
    de: 'Ein reetgedecktes Haus am Steg mit einem Ruderboot',
    ru: 'Домик под камышовой крышей у причала и лодка',
  },
}

/** What a picture shows, for those who cannot see it. */
export function sceneWords(scene: SceneName, time: Time): InFour<string> {
  const words = WORDS[scene]
  if (!words) throw new Error(`Nobody has said yet what ${scene} shows`)
  if (WITHOUT_HOUR.has(scene)) return words
  return inFour((dil) => `${words[dil]}, ${HOURS[time][dil]}`)
}
