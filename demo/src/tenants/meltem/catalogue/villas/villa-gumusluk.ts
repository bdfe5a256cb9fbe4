import type { DemoShowcase } from '../../../../showcase-data.ts'
import { ARRIVAL_TIME, PET } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { type VillaFacts, villaFilters } from '../stay-filters.ts'
import { atTheDoor, bedroom, extra, villaProduct } from '../stay-parts.ts'
import { VILLA_LINES } from '../villa-lines.ts'
import { written } from '../written-text.ts'

const bilgi: VillaFacts = {
  urun_tipi: 'villa',
  izin_no: '48-0000-0433',
  oda: 3,
  yatak: 4,
  banyo: 2,
  alan_m2: 150,
  havuz: { en: 3.5, boy: 8 },
  denize_m: 450,
  merkeze_m: 700,
  havalimani_km: 61,
  giris_saati: '16:00',
  cikis_saati: '11:00',
  odalar: [bedroom(1, 0), bedroom(1, 0, false), bedroom(0, 2, false)],
  ozellikler: [
    'klima',
    'wifi',
    'mutfak',
    'bulasik_makinesi',
    'camasir_makinesi',
    'mangal',
    'otopark',
    'evcil_hayvan',
    'somine',
    'calisma_alani',
  ],
}

export const villaGumusluk: DemoShowcase = {
  urun: villaProduct({
    anahtar: 'villa-gumusluk',
    ad: { tr: 'Mandalina Evi', en: 'The mandarin house', de: 'Mandarinenhaus', ru: 'Мандариновый дом' },
    en_cok_kisi: 6,
    gece: [180, 300, 450],
    hafta: [1180, 2000, 2990],
    en_az_gece: [3, 4, 5],
    ucretler: [
      { tur: 'temizlik', fiyat: 75 },
      { tur: 'evcil_hayvan', fiyat: 8, gecelik: true, en_cok: 2 },
      { tur: 'ek_yatak', fiyat: 25, en_cok: 2 },
      { tur: 'hasar_depozitosu', fiyat: 500 },
    ],
    ekstralar: [
      extra('airport-transfer', 140),
      extra('breakfast', 14),
      extra('bicycle', 45),
      extra('chef-dinner', 48),
      extra('firewood', 15),
    ],
  }),
  bolge: 'bodrum',
  enlem: 37.0571,
  boylam: 27.2378,
  bilgi,
  agirlik: 795,
  filtreler: villaFilters(bilgi, 'aile', 'merkez'),
  koleksiyonlar: ['lezzet'],
  bulusma: atTheDoor(37.0571, 27.2378),
  sorular: [ARRIVAL_TIME, PET],
  gorseller: shots(
    'villa-gumusluk',
    ['villa-courtyard', 'dusk-coral'],
    ['kitchen', 'golden-amber'],
    ['living', 'dusk-coral'],
    ['picnic', 'golden-saffron'],
    ['villa-courtyard', 'noon-azure'],
    ['villa-courtyard', 'night-lapis'],
  ),
  metin: written(VILLA_LINES, {
    tr: {
      baslik: 'Mandalina Evi',
      slug: 'mandalina-evi-gumusluk',
      ozet: 'Gümüşlük’te mandalina bahçesinin içinde üç odalı taş ev. Balıkçılara sekiz dakika yürüyüş, köpeklere yer, Tavşan Adası’na manzara köşesi.',
      aciklama: [
        'Ev, otuz mandalina ağacının ortasında. Kasımda dalından yersiniz, nisanda çiçek kokusundan pencere kapatılmaz. Bahçe sahibi Nermin Hanım seramikçidir; mutfaktaki her tabak onun elinden çıkmıştır.',
        'İç avluya bakan üç oda, iki banyo ve sekiz metrelik havuz. Salonda kitap dolu bir duvar ve kışa hazır bir ocak var. Bahçe çitle kapalıdır, köpeğiniz serbest dolaşır.',
        'Köyün kıyısına portakal ağaçlı bir yoldan sekiz dakikada inilir. Sığ sudan yürüyerek Tavşan Adası’nın önüne kadar gidersiniz; akşamları masalar suyun içine kurulur.',
      ],
      one_cikanlar: [
        'Otuz mandalina ağaçlı çitli bahçe',
        'Gümüşlük kıyısına 450 metre',
        'Köpek dostu',
        'El yapımı seramiklerle donatılmış mutfak',
        'Kışın ocak, yazın avlu serinliği',
      ],
      dahil: ['Mevsiminde bahçeden mandalina', 'Havuz ve bahçe bakımı'],
      haric: ['Çıkış temizliği (75 €)', 'Havuz ısıtılmaz'],
      kurallar: ['Evcil hayvan en çok iki tane', 'Kırılan seramik söylenir, ücret alınmaz'],
      erisilebilirlik: [
        'Bahçe yolu sıkıştırılmış toprak, basamaksız',
        'Bir oda ve banyo zemin katta, kapıda bir basamak',
      ],
      sss: [
        ['Araba parkı var mı?', 'Bahçenin içinde iki araba sığar. Gümüşlük’ün içi yazın araca kapalıdır.'],
        ['Deniz kumlu mu?', 'Kıyı sığ ve çakıllı, adaya doğru kumdur. Deniz ayakkabısı rahat ettirir.'],
        ['Seramik atölyesi gezilir mi?', 'Çarşamba öğleden sonraları Nermin Hanım misafirlere kapısını açar.'],
      ],
      ara: ['gümüşlük villa', 'bodrum taş ev', 'evcil hayvan kabul eden villa', 'mandalina bahçesi'],
      bulusma:
        'Gümüşlük girişindeki otoparkın karşısındaki toprak yol; sonunda mavi çeşme. Nermin Hanım bahçededir, seslenin.',
    },
    en: {
      baslik: 'The mandarin house',
      slug: 'mandarin-house-gumusluk',
      ozet: 'A three-bedroom stone house in a mandarin orchard in Gümüşlük. Eight minutes’ walk to the fish restaurants and room for dogs to run.',
      aciklama: [
        'It stands among thirty mandarin trees. In November you eat from the branch; in April the blossom makes it hard to close a window. Nermin, who owns the garden, is a potter, and every plate in the kitchen is hers.',
        'Three bedrooms and two bathrooms open on a courtyard with an eight-metre pool. The living room has a wall of books and a hearth for winter. The orchard is fenced, so your dog can roam.',
        'A lane under orange trees takes you down to the shore in eight minutes. You can wade through shallow water almost to Rabbit Island, and in the evening the tables stand in the sea.',
      ],
      one_cikanlar: [
        'Fenced orchard of thirty mandarin trees',
        '450 metres to the shore of Gümüşlük',
        'Dogs welcome',
        'Kitchen stocked with handmade ceramics',
        'A hearth in winter, a cool courtyard in summer',
      ],
      dahil: ['Mandarins from the garden in season', 'Care of pool and garden'],
      haric: ['Final cleaning (€75)', 'The pool cannot be heated'],
      kurallar: ['Two pets at most', 'If a plate breaks, tell us; we do not charge for it'],
      erisilebilirlik: [
        'Garden path of packed earth without steps',
        'One bedroom and bathroom on the ground floor, one step at the door',
      ],
      sss: [
        ['Can we park?', 'Two cars fit in the garden. The centre of Gümüşlük is closed to traffic in summer.'],
        ['Is the beach sandy?', 'The shore is shallow and pebbly, with sand towards the island. Swimming shoes help.'],
        ['Can we see the pottery?', 'On Wednesday afternoons Nermin opens her studio to guests.'],
      ],
      ara: ['gumusluk villa', 'bodrum stone house', 'dog friendly villa', 'orchard'],
      bulusma:
        'Track opposite the car park at the entrance to Gümüşlük, with a blue fountain at its end. Nermin is in the garden: just call.',
    },
    de: {
      baslik: 'Mandarinenhaus',
      slug: 'mandarinenhaus-guemuesluek',
      ozet: 'Steinhaus mit drei Schlafzimmern in einem Mandarinengarten in Gümüşlük. Acht Gehminuten zu den Fischlokalen, Auslauf für Hunde.',
      aciklama: [
        'Das Haus steht zwischen dreißig Mandarinenbäumen. Im November essen Sie vom Ast, im April mag man vor Blütenduft kein Fenster schließen. Nermin, der der Garten gehört, ist Töpferin; jeder Teller in der Küche stammt von ihr.',
        'Drei Schlafzimmer und zwei Bäder liegen an einem Hof mit acht Meter langem Pool. Im Wohnraum gibt es eine Bücherwand und einen Kamin für den Winter. Der Garten ist eingezäunt, Ihr Hund läuft frei.',
        'Unter Orangenbäumen gehen Sie in acht Minuten ans Ufer. Durch flaches Wasser watet man fast bis zur Haseninsel, und abends stehen die Tische im Meer.',
      ],
      one_cikanlar: [
        'Eingezäunter Garten mit dreißig Mandarinenbäumen',
        '450 Meter zum Ufer von Gümüşlük',
        'Hunde willkommen',
        'Küche mit handgemachter Keramik',
        'Kamin im Winter, kühler Hof im Sommer',
      ],
      dahil: ['Mandarinen aus dem Garten zur Saison', 'Pool- und Gartenpflege'],
      haric: ['Endreinigung (75 €)', 'Der Pool ist nicht beheizbar'],
      kurallar: ['Höchstens zwei Haustiere', 'Zerbricht ein Teller, sagen Sie es; wir berechnen nichts'],
      erisilebilirlik: [
        'Gartenweg aus festem Lehm ohne Stufen',
        'Ein Schlafzimmer mit Bad ebenerdig, eine Stufe an der Tür',
      ],
      sss: [
        ['Können wir parken?', 'Im Garten stehen zwei Autos. Der Ortskern ist im Sommer autofrei.'],
        ['Ist der Strand sandig?', 'Am Ufer flach und kiesig, zur Insel hin Sand. Badeschuhe helfen.'],
        ['Dürfen wir in die Töpferei?', 'Mittwochnachmittags öffnet Nermin ihre Werkstatt für Gäste.'],
      ],
      ara: ['Villa Gümüşlük', 'Steinhaus Bodrum', 'Ferienhaus mit Hund', 'Obstgarten'],
      bulusma:
        'Feldweg gegenüber dem Parkplatz am Ortseingang, am Ende ein blauer Brunnen. Nermin ist im Garten, rufen Sie einfach.',
    },
    ru: {
      baslik: 'Мандариновый дом',
      slug: 'mandarinovyy-dom-gyumyushlyuk',
      ozet: 'Каменный дом с тремя спальнями в мандариновом саду Гюмюшлюка. До рыбных ресторанов восемь минут пешком, собакам есть где бегать.',
      aciklama: [
        'Дом стоит среди тридцати мандариновых деревьев. В ноябре плоды едят с ветки, в апреле от аромата не хочется закрывать окна. Хозяйка сада Нермин — керамист, и каждая тарелка на кухне её работы.',
        'Три спальни и две ванные выходят во двор с восьмиметровым бассейном. В гостиной стена книг и очаг для зимы. Сад огорожен, собака может гулять свободно.',
        'До берега восемь минут по дорожке под апельсинами. По мелкой воде можно дойти почти до Кроличьего острова, а вечером столики стоят прямо в море.',
      ],
      one_cikanlar: [
        'Огороженный сад, тридцать мандаринов',
        '450 метров до берега Гюмюшлюка',
        'Можно с собаками',
        'Кухня с посудой ручной работы',
        'Зимой очаг, летом прохладный двор',
      ],
      dahil: ['Мандарины из сада в сезон', 'Уход за бассейном и садом'],
      haric: ['Финальная уборка (75 €)', 'Бассейн не подогревается'],
      kurallar: ['Не больше двух питомцев', 'Если разбилась тарелка, скажите: платить не нужно'],
      erisilebilirlik: [
        'Дорожка в саду ровная, без ступеней',
        'Спальня и ванная на первом этаже, у двери одна ступень',
      ],
      sss: [
        ['Есть ли парковка?', 'В саду место для двух машин. Центр Гюмюшлюка летом закрыт для машин.'],
        ['Песок ли на пляже?', 'У берега мелко и галька, к острову песок. Пригодится обувь для моря.'],
        ['Можно ли в мастерскую?', 'По средам после обеда Нермин открывает её для гостей.'],
      ],
      ara: ['вилла гюмюшлюк', 'дом бодрум', 'вилла с собакой', 'мандариновый сад'],
      bulusma:
        'Грунтовая дорожка напротив парковки на въезде, в конце голубой фонтан. Нермин в саду, просто окликните.',
    },
  }),
  yorumlar: [
    {
      ad: 'Pelin K.',
      dil: 'tr',
      puan: 5,
      gun_once: 12,
      metin: 'Tam mandalina zamanı geldik, sepetle topladık. Köpeğimiz eve dönmek istemedi.',
    },
    {
      ad: 'Martin S.',
      dil: 'de',
      puan: 5,
      gun_once: 73,
      metin: 'Ein Haus mit Büchern, das ist selten. Abends zu Fuß zum Fisch, Füße im Wasser, Hund unterm Tisch.',
    },
    {
      ad: 'Emma J.',
      dil: 'en',
      puan: 4,
      gun_once: 110,
      metin: 'Characterful rather than slick. Two of the bedrooms share a bathroom, which with teenagers means queues.',
    },
    {
      ad: 'Татьяна',
      dil: 'ru',
      puan: 4,
      gun_once: 151,
      metin: 'Душевное место, сад чудесный. Бассейн в июне прохладный.',
    },
  ],
}
