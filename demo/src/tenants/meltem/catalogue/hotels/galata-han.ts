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
  yildiz: 4,
  oda_sayisi: 32,
  pansiyon: 'oda_kahvalti',
  denize_m: 250,
  merkeze_m: 300,
  havalimani_km: 42,
  giris_saati: '14:00',
  cikis_saati: '12:00',
  belge_no: 'DEMO-34-0032',
  ozellikler: [
    'klima',
    'wifi',
    'kahvalti',
    'restoran',
    'bar',
    'hamam',
    'spa',
    'asansor',
    'engelli_erisimi',
    'oda_servisi',
    'calisma_alani',
    'tv',
    'bebek_yatagi',
  ],
}

export const galataHan: DemoShowcase = {
  urun: {
    anahtar: 'galata-han',
    urun_tipi: 'otel',
    ad: { tr: 'Galata Han', en: 'Galata Han', de: 'Galata Han', ru: 'Отель «Галата Хан»' },
    ...HOTEL_TERMS,
    en_cok_kisi: 4,
    iptal: [{ gun: 2, iade_oran: 100 }],
    secenekler: [
      hotelRoom('courtyard', {
        ad: { tr: 'Avlu odası', en: 'Courtyard room', de: 'Hofzimmer', ru: 'Номер во двор' },
        kaynak: 'galata-avlu',
        birim: 16,
        gece: [95, 140, 130],
        arti_kisi: 30,
        en_cok: 2,
        en_az_gece: [1, 1, 1],
      }),
      hotelRoom('golden-horn', {
        ad: {
          tr: 'Haliç manzaralı oda',
          en: 'Golden Horn view room',
          de: 'Zimmer mit Blick aufs Goldene Horn',
          ru: 'Номер с видом на Золотой Рог',
        },
        kaynak: 'galata-halic',
        birim: 10,
        gece: [130, 195, 180],
        arti_kisi: 35,
        en_cok: 2,
        en_az_gece: [1, 2, 1],
      }),
      hotelRoom('loft', {
        ad: {
          tr: 'Kubbeli çatı dairesi',
          en: 'Loft under the dome',
          de: 'Loft unter der Kuppel',
          ru: 'Лофт под куполом',
        },
        kaynak: 'galata-loft',
        birim: 4,
        gece: [190, 280, 260],
        arti_kisi: 40,
        en_cok: 3,
        en_az_gece: [1, 2, 2],
      }),
      hotelRoom('accessible', {
        ad: { tr: 'Engelsiz oda', en: 'Accessible room', de: 'Barrierefreies Zimmer', ru: 'Безбарьерный номер' },
        kaynak: 'galata-engelsiz',
        birim: 2,
        gece: [95, 140, 130],
        arti_kisi: 30,
        en_cok: 2,
        en_az_gece: [1, 1, 1],
      }),
    ],
    ekstralar: [extra('airport-transfer', 75), extra('hammam', 48), extra('baby-cot', 8), extra('massage', 70)],
  },
  bolge: 'istanbul',
  enlem: 41.0236,
  boylam: 28.9737,
  bilgi,
  agirlik: 896,
  secenek_bilgi: {
    courtyard: { kapasite: 2, alan_m2: 20, yataklar: '1+0' },
    'golden-horn': { kapasite: 3, alan_m2: 26, yataklar: '1+1' },
    loft: { kapasite: 4, alan_m2: 48, yataklar: '1+2' },
    accessible: { kapasite: 2, alan_m2: 27, yataklar: '1+0' },
  },
  filtreler: hotelFilters(bilgi, 'merkez', 'balayi'),
  koleksiyonlar: ['tarih', 'lezzet', 'kis_gunesi'],
  bulusma: atReception(41.0236, 28.9737),
  sorular: [HOTEL_ARRIVAL, BED_WISH],
  gorseller: shots(
    'galata-han',
    ['hotel-courtyard', 'dusk-rose'],
    ['bedroom', 'golden-saffron'],
    ['bathroom', 'noon-azure'],
    ['hotel-courtyard', 'noon-azure'],
    ['hotel-courtyard', 'night-lapis'],
  ),
  metin: written(HOTEL_LINES, {
    tr: {
      baslik: 'Galata Han',
      slug: 'galata-han-istanbul',
      ozet: 'Karaköy’de 1886’dan kalma bir ticaret hanında 32 odalı otel. Avluda narenciye ağaçları, çatıda Haliç, altta vapur iskelesi.',
      aciklama: [
        'Han, 1886’da tuz ve pamuk tüccarları için yapıldı; odalar o zamanki yazıhanelerdir, bu yüzden tavanlar dört metre, kapılar ağırdır. Ortadaki avlu şehrin sesini keser: dışarıda tramvay, içeride fıskiye.',
        'Avlu odaları sessiz, Haliç odaları manzaralıdır; akşam ezanında karşı kıyının ışıkları tek tek yanar. Kubbenin altındaki dört daire, iki katlı ve ailelere uygundur.',
        'Vapur iskelesi dört, Galata Kulesi altı dakika yürüyüş. Eminönü’ne köprüden on beş dakikada geçilir. Bodrumda restore edilmiş küçük bir hamam var; akşam sekizden sonra yalnız sizin için ayrılabilir.',
      ],
      one_cikanlar: [
        '1886’dan bir ticaret hanı',
        'Sessiz narenciye avlusu',
        'Çatıda Haliç manzaralı kahvaltı',
        'Vapura dört dakika',
        'Asansör ve iki engelsiz oda',
      ],
      dahil: ['Çatıda açık büfe kahvaltı', 'Odalarda çay ve Türk kahvesi'],
      haric: ['Hamam', 'Otopark (100 m’de özel otopark)'],
      kurallar: ['Evcil hayvan kabul edilmez', 'Çatı 00.00’da kapanır'],
      erisilebilirlik: ['Girişte rampa, asansör 90 cm', 'İki odada tutunma barları, eşiksiz duş ve alçak yatak'],
      sss: [
        [
          'Avlu odası karanlık mı?',
          'Avluya bakar, gün ışığı alır; sokağı görmez. Manzara isterseniz Haliç odasını seçin.',
        ],
        ['Havalimanından nasıl gelinir?', 'Metro ve tramvayla yetmiş, araçla trafiğe göre kırk beş–seksen dakika.'],
        ['Erken gelirsek?', 'Bavulunuzu alır, çatıda kahve ikram ederiz; oda 14.00’te hazırdır.'],
      ],
      ara: ['istanbul otel', 'galata otel', 'karaköy', 'haliç manzaralı', 'tarihi otel'],
      bulusma:
        'Karaköy iskelesinden Bankalar Caddesi’ne, ikinci sokak sağ. Taksiye “Galata Han” deyin, kapıya kadar gelir.',
    },
    en: {
      baslik: 'Galata Han',
      slug: 'galata-han-istanbul',
      ozet: 'Thirty-two rooms in a merchants’ han of 1886 in Karaköy. Citrus trees in the courtyard, the Golden Horn from the roof, ferries at the foot of the hill.',
      aciklama: [
        'Salt and cotton merchants built the han in 1886 and the bedrooms were their offices: ceilings four metres high, doors that take a push. The courtyard swallows the city. Outside there is a tram, inside a fountain.',
        'Courtyard rooms have the silence, Golden Horn rooms the view; at the evening call to prayer the far shore lights up lamp by lamp. Four lofts under the dome are on two levels and suit families.',
        'The ferry pier is four minutes on foot, Galata Tower six, Eminönü fifteen across the bridge. In the basement is a small restored hammam, which can be yours alone after eight.',
      ],
      one_cikanlar: [
        'A merchants’ han of 1886',
        'Silent courtyard with citrus trees',
        'Rooftop breakfast above the Golden Horn',
        'Four minutes to the ferry',
        'Lift and two accessible rooms',
      ],
      dahil: ['Breakfast buffet on the roof', 'Tea and Turkish coffee in the room'],
      haric: ['Hammam', 'Parking (private car park 100 m away)'],
      kurallar: ['No pets', 'The roof closes at midnight'],
      erisilebilirlik: ['Ramp at the entrance, lift door 90 cm', 'Two rooms with grab rails, level shower and low bed'],
      sss: [
        [
          'Are courtyard rooms dark?',
          'They have daylight from the courtyard but no street view. For a view choose the Golden Horn.',
        ],
        [
          'How do we get here from the airport?',
          'Seventy minutes by metro and tram, forty-five to eighty by car depending on traffic.',
        ],
        ['What if we arrive early?', 'We take your bags and serve coffee on the roof. Rooms are ready at 14:00.'],
      ],
      ara: ['istanbul hotel', 'galata hotel', 'karakoy', 'golden horn view', 'historic hotel'],
      bulusma:
        'From Karaköy pier to Bankalar Street, second lane on the right. Taxis know “Galata Han” and come to the door.',
    },
    de: {
      baslik: 'Galata Han',
      slug: 'galata-han-istanbul',
      ozet: 'Zweiunddreißig Zimmer in einem Handelshof von 1886 in Karaköy. Zitrusbäume im Hof, das Goldene Horn vom Dach, unten die Fähren.',
      aciklama: [
        'Salz- und Baumwollhändler bauten den Han 1886; die Zimmer waren ihre Kontore, daher die vier Meter hohen Decken und die schweren Türen. Der Hof schluckt die Stadt: draußen die Straßenbahn, drinnen der Brunnen.',
        'Hofzimmer haben die Ruhe, Zimmer zum Goldenen Horn die Aussicht; beim Abendruf gehen drüben die Lichter an, eines nach dem anderen. Die vier Lofts unter der Kuppel haben zwei Ebenen und passen für Familien.',
        'Zum Fähranleger gehen Sie vier Minuten, zum Galataturm sechs, über die Brücke nach Eminönü fünfzehn. Im Keller liegt ein kleiner restaurierter Hamam, der nach acht Uhr Ihnen allein gehören kann.',
      ],
      one_cikanlar: [
        'Handelshof von 1886',
        'Stiller Hof mit Zitrusbäumen',
        'Frühstück auf dem Dach über dem Goldenen Horn',
        'Vier Minuten zur Fähre',
        'Aufzug und zwei barrierefreie Zimmer',
      ],
      dahil: ['Frühstücksbuffet auf dem Dach', 'Tee und türkischer Kaffee im Zimmer'],
      haric: ['Hamam', 'Parken (Parkhaus in 100 m)'],
      kurallar: ['Keine Haustiere', 'Das Dach schließt um Mitternacht'],
      erisilebilirlik: [
        'Rampe am Eingang, Aufzugtür 90 cm',
        'Zwei Zimmer mit Haltegriffen, ebener Dusche und niedrigem Bett',
      ],
      sss: [
        [
          'Sind die Hofzimmer dunkel?',
          'Sie haben Tageslicht vom Hof, aber keinen Blick auf die Straße. Für Aussicht wählen Sie das Goldene Horn.',
        ],
        [
          'Wie kommen wir vom Flughafen her?',
          'Mit Metro und Straßenbahn siebzig Minuten, mit dem Auto je nach Verkehr 45 bis 80.',
        ],
        [
          'Und wenn wir früher kommen?',
          'Wir nehmen das Gepäck und servieren Kaffee auf dem Dach. Die Zimmer sind um 14 Uhr fertig.',
        ],
      ],
      ara: ['Hotel Istanbul', 'Hotel Galata', 'Karaköy', 'Goldenes Horn', 'historisches Hotel'],
      bulusma:
        'Vom Anleger Karaköy zur Bankalar-Straße, zweite Gasse rechts. Taxis kennen „Galata Han“ und halten vor der Tür.',
    },
    ru: {
      baslik: 'Отель «Галата Хан»',
      slug: 'otel-galata-han-stambul',
      ozet: 'Тридцать два номера в торговом хане 1886 года в Каракёе. Во дворе цитрусы, с крыши Золотой Рог, внизу паромы.',
      aciklama: [
        'Хан построили в 1886 году торговцы солью и хлопком, номера были их конторами: потолки четыре метра, двери тяжёлые. Двор гасит город: снаружи трамвай, внутри фонтан.',
        'Номера во двор тихие, номера на Золотой Рог с видом: во время вечернего азана на том берегу по одному зажигаются огни. Четыре лофта под куполом двухуровневые, удобны семьям.',
        'До парома четыре минуты пешком, до Галатской башни шесть, через мост в Эминёню пятнадцать. В подвале маленький отреставрированный хаммам, после восьми его можно взять целиком.',
      ],
      one_cikanlar: [
        'Торговый хан 1886 года',
        'Тихий двор с цитрусами',
        'Завтрак на крыше над Золотым Рогом',
        'Четыре минуты до парома',
        'Лифт и два безбарьерных номера',
      ],
      dahil: ['Завтрак-буфет на крыше', 'Чай и турецкий кофе в номере'],
      haric: ['Хаммам', 'Парковка (частная в 100 м)'],
      kurallar: ['Без животных', 'Крыша закрывается в полночь'],
      erisilebilirlik: ['Пандус у входа, лифт 90 см', 'В двух номерах поручни, душ без порога и низкая кровать'],
      sss: [
        ['Темно ли в номерах во двор?', 'Свет со двора есть, улицы не видно. Если нужен вид, берите Золотой Рог.'],
        [
          'Как добраться из аэропорта?',
          'На метро и трамвае семьдесят минут, на машине от сорока пяти до восьмидесяти.',
        ],
        ['А если приедем рано?', 'Примем чемоданы и угостим кофе на крыше. Номера готовы в 14:00.'],
      ],
      ara: ['отель стамбул', 'отель галата', 'каракёй', 'вид на золотой рог', 'исторический отель'],
      bulusma:
        'От пристани Каракёй на улицу Банкалар, второй переулок направо. Такси знают «Галата Хан» и подъезжают к двери.',
    },
  }),
  yorumlar: [
    {
      ad: 'Alice N.',
      dil: 'en',
      puan: 5,
      gun_once: 9,
      metin:
        'Out of the tram noise, through the door, and suddenly oranges and a fountain. Breakfast view made me late for everything.',
    },
    {
      ad: 'Holger',
      dil: 'de',
      puan: 4,
      gun_once: 33,
      metin: 'Großartiges Gebäude, freundlich, sauber. Der Aufzug ist so alt wie das Haus, gefühlt.',
    },
    {
      ad: 'Надежда',
      dil: 'ru',
      puan: 5,
      gun_once: 64,
      metin: 'Брали хаммам на двоих вечером: лучшее, что было в Стамбуле.',
    },
    {
      ad: 'Volkan',
      dil: 'tr',
      puan: 4,
      gun_once: 120,
      metin: 'İş için kaldım, çalışma masası ve internet iyi. Bankalar Caddesi sabah yokuşu spor niyetine.',
    },
    {
      ad: 'Chloe',
      dil: 'en',
      puan: 3,
      gun_once: 177,
      metin: 'Scaffolding on the street side all week.',
      yanit:
        'Chloe, the municipality restored the façade in May; it is finished now. We should have told you before you came and have refunded one night.',
    },
  ],
}
