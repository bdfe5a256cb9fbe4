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
  yildiz: 0,
  oda_sayisi: 18,
  pansiyon: 'oda_kahvalti',
  denize_m: 270000,
  merkeze_m: 600,
  havalimani_km: 42,
  giris_saati: '14:00',
  cikis_saati: '11:00',
  belge_no: 'DEMO-50-0018',
  ozellikler: ['wifi', 'kahvalti', 'restoran', 'bar', 'somine', 'hamam', 'spa', 'jakuzi', 'otopark', 'tv'],
}

export const guvercinCave: DemoShowcase = {
  urun: {
    anahtar: 'guvercin-cave',
    urun_tipi: 'otel',
    ad: {
      tr: 'Güvercin Kaya Otel',
      en: 'Güvercin cave hotel',
      de: 'Höhlenhotel Güvercin',
      ru: 'Пещерный отель «Гюверджин»',
    },
    ...HOTEL_TERMS,
    en_cok_kisi: 4,
    secenekler: [
      hotelRoom('stone', {
        ad: { tr: 'Taş oda', en: 'Stone room', de: 'Steinzimmer', ru: 'Каменный номер' },
        kaynak: 'guvercin-tas',
        birim: 7,
        gece: [85, 120, 110],
        arti_kisi: 25,
        en_cok: 2,
        en_az_gece: [1, 1, 1],
      }),
      hotelRoom('cave', {
        ad: { tr: 'Kaya oyma oda', en: 'Cave room', de: 'Höhlenzimmer', ru: 'Пещерный номер' },
        kaynak: 'guvercin-kaya',
        birim: 8,
        gece: [120, 165, 150],
        arti_kisi: 30,
        en_cok: 2,
        en_az_gece: [1, 2, 1],
      }),
      hotelRoom('terrace', {
        ad: {
          tr: 'Vadi teraslı kaya süit',
          en: 'Cave suite with valley terrace',
          de: 'Höhlensuite mit Talterrasse',
          ru: 'Пещерный люкс с террасой',
        },
        kaynak: 'guvercin-suit',
        birim: 3,
        gece: [190, 270, 245],
        arti_kisi: 40,
        en_cok: 2,
        en_az_gece: [1, 2, 2],
      }),
    ],
    ekstralar: [extra('hammam', 35), extra('massage', 50), extra('half-board', 28), extra('airport-transfer', 60)],
  },
  bolge: 'kapadokya',
  enlem: 38.6299,
  boylam: 34.8046,
  bilgi,
  agirlik: 975,
  secenek_bilgi: {
    stone: { kapasite: 2, alan_m2: 22, yataklar: '1+0' },
    cave: { kapasite: 3, alan_m2: 28, yataklar: '1+1' },
    terrace: { kapasite: 4, alan_m2: 46, yataklar: '1+2' },
  },
  filtreler: hotelFilters(bilgi, 'balayi', 'doga'),
  koleksiyonlar: ['balayi', 'tarih'],
  bulusma: atReception(38.6299, 34.8046),
  sorular: [HOTEL_ARRIVAL, BED_WISH],
  gorseller: shots(
    'guvercin-cave',
    ['hotel-cave', 'dawn-apricot'],
    ['hotel-cave', 'golden-saffron'],
    ['hotel-courtyard', 'golden-saffron'],
    ['hotel-cave', 'night-lapis'],
    ['hotel-courtyard', 'night-lapis'],
  ),
  metin: written(HOTEL_LINES, {
    tr: {
      baslik: 'Güvercin Kaya Otel',
      slug: 'guvercin-kaya-otel-kapadokya',
      ozet: 'Uçhisar’da Güvercinlik Vadisi’ne bakan 18 odalı kaya oteli. Balonlar gün doğarken kahvaltı terasının hizasından geçer.',
      aciklama: [
        'Oteli oluşturan odaların en eskisi altı yüz yaşında: önce kiler, sonra güvercinlik, şimdi yatak odası. Tüf taşı yazın serin, kışın ılıktır; klima yoktur, yerden ısıtma vardır. Duvarlardaki küçük nişler güvercinlerden kalmadır, biz mum koyduk.',
        'Taş odalar sonradan yapılan kanattadır ve daha aydınlıktır. Kaya odaların penceresi azdır, sessizlikleri eşsizdir. Üç süitin kendi terası vadiye açılır.',
        'Gün doğumunda terasta çay hazır olur; rüzgâr uygunsa balonlar göz hizanızdan geçer. Uçhisar Kalesi altı yüz metre, Göreme vadiden yürüyerek bir buçuk saat.',
      ],
      one_cikanlar: [
        'Altı yüzyıllık oyma odalar',
        'Balonların geçtiği kahvaltı terası',
        'Küçük taş hamam',
        'Yazın klimasız serin',
        'Üç süitte özel vadi terası',
      ],
      dahil: ['Yöresel kahvaltı', 'Gün doğumunda terasta çay'],
      haric: ['Hamam ve masaj', 'Balon uçuşu'],
      kurallar: ['Evcil hayvan kabul edilmez', 'Kaya duvara çivi, bant yapıştırılmaz'],
      erisilebilirlik: ['Odalara merdivenle çıkılır; süitlere 31 basamak', 'Bir taş oda girişle aynı düzeyde'],
      sss: [
        ['Kaya oda nemli olur mu?', 'Havalandırma ve yerden ısıtma var; ilk girişte taş kokusu duyarsınız.'],
        ['Balon turu ayarlar mısınız?', 'Evet, turlarımız arasında. Uçuşa hava karar verir, bir gün yedek bırakın.'],
        ['Kışın nasıl olur?', 'Kar yağar, şömine yanar, fiyatlar düşer. Zincirli servisimiz havalimanından alır.'],
      ],
      ara: ['kapadokya mağara otel', 'uçhisar otel', 'balon manzaralı otel', 'kaya otel'],
      bulusma:
        'Uçhisar meydanından kale yönüne, çeşmenin yanındaki inişte. Araçlar meydanda kalır, bavulları elektrikli araçla alırız.',
    },
    en: {
      baslik: 'Güvercin cave hotel',
      slug: 'guvercin-cave-hotel-cappadocia',
      ozet: 'Eighteen rooms cut into the rock at Uçhisar above Pigeon Valley. At sunrise the balloons pass level with the breakfast terrace.',
      aciklama: [
        'The oldest rooms here are six hundred years old: first a cellar, then a dovecote, now a bedroom. Tuff stays cool in summer and mild in winter, so there is no air conditioning but heating under the floor. The small niches in the walls are the pigeons’; the candles are ours.',
        'Stone rooms are in the newer wing and brighter. Cave rooms have few windows and an unmatched silence. Three suites open on their own terrace above the valley.',
        'Tea is ready on the terrace before sunrise, and if the wind is right the balloons drift past at eye level. Uçhisar castle is 600 metres away; Göreme is an hour and a half on foot through the valley.',
      ],
      one_cikanlar: [
        'Rooms carved six centuries ago',
        'Breakfast terrace level with the balloons',
        'A small stone hammam',
        'Naturally cool in summer',
        'Three suites with private valley terraces',
      ],
      dahil: ['Regional breakfast', 'Tea on the terrace at sunrise'],
      haric: ['Hammam and massage', 'Balloon flight'],
      kurallar: ['No pets', 'Nothing is nailed or taped to the rock'],
      erisilebilirlik: [
        'Rooms are reached by stairs; 31 steps to the suites',
        'One stone room is level with the entrance',
      ],
      sss: [
        [
          'Are cave rooms damp?',
          'They are ventilated and heated from the floor. You notice the smell of stone when you first walk in.',
        ],
        ['Can you arrange a balloon?', 'Yes, see our tours. The weather decides, so leave a spare day.'],
        ['What is winter like?', 'Snow, fire in the hearth, lower prices. Our shuttle has chains.'],
      ],
      ara: ['cappadocia cave hotel', 'uchisar hotel', 'balloon view', 'cave suite'],
      bulusma:
        'From Uçhisar square towards the castle, down the ramp by the fountain. Cars stay on the square; we fetch your bags by electric cart.',
    },
    de: {
      baslik: 'Höhlenhotel Güvercin',
      slug: 'hoehlenhotel-guevercin-kappadokien',
      ozet: 'Achtzehn Zimmer im Fels von Uçhisar über dem Taubental. Bei Sonnenaufgang ziehen die Ballons auf Höhe der Frühstücksterrasse vorbei.',
      aciklama: [
        'Die ältesten Räume sind sechshundert Jahre alt: erst Keller, dann Taubenschlag, heute Schlafzimmer. Tuff bleibt im Sommer kühl und im Winter mild; darum gibt es keine Klimaanlage, aber Fußbodenheizung. Die kleinen Nischen sind von den Tauben, die Kerzen von uns.',
        'Die Steinzimmer im neueren Flügel sind heller. Die Höhlenzimmer haben wenige Fenster und eine Stille, die ihresgleichen sucht. Drei Suiten öffnen sich auf eine eigene Terrasse über dem Tal.',
        'Vor Sonnenaufgang steht Tee auf der Terrasse, und wenn der Wind stimmt, schweben die Ballons auf Augenhöhe vorbei. Zur Burg von Uçhisar sind es 600 Meter, nach Göreme anderthalb Stunden zu Fuß durchs Tal.',
      ],
      one_cikanlar: [
        'Vor sechs Jahrhunderten gehauene Räume',
        'Frühstücksterrasse auf Höhe der Ballons',
        'Kleiner Hamam aus Stein',
        'Im Sommer von Natur aus kühl',
        'Drei Suiten mit eigener Talterrasse',
      ],
      dahil: ['Regionales Frühstück', 'Tee auf der Terrasse bei Sonnenaufgang'],
      haric: ['Hamam und Massage', 'Ballonfahrt'],
      kurallar: ['Keine Haustiere', 'Am Fels wird nichts genagelt oder geklebt'],
      erisilebilirlik: ['Zimmer über Treppen; 31 Stufen zu den Suiten', 'Ein Steinzimmer liegt auf Höhe des Eingangs'],
      sss: [
        [
          'Sind Höhlenzimmer feucht?',
          'Sie werden belüftet und vom Boden her beheizt. Beim ersten Eintreten riechen Sie den Stein.',
        ],
        [
          'Vermitteln Sie eine Ballonfahrt?',
          'Ja, siehe unsere Touren. Das Wetter entscheidet, planen Sie einen Tag Reserve ein.',
        ],
        ['Wie ist es im Winter?', 'Schnee, Kaminfeuer, niedrigere Preise. Unser Shuttle fährt mit Ketten.'],
      ],
      ara: ['Höhlenhotel Kappadokien', 'Hotel Uçhisar', 'Ballonblick', 'Höhlensuite'],
      bulusma:
        'Vom Platz in Uçhisar Richtung Burg, am Brunnen die Rampe hinunter. Autos bleiben auf dem Platz, wir holen das Gepäck mit dem Elektrowagen.',
    },
    ru: {
      baslik: 'Пещерный отель «Гюверджин»',
      slug: 'peshchernyy-otel-gyuverdzhin-kappadokiya',
      ozet: 'Восемнадцать номеров в скале Учхисара над Голубиной долиной. На рассвете шары проходят вровень с террасой, где завтракают.',
      aciklama: [
        'Самым старым комнатам шестьсот лет: сначала погреб, потом голубятня, теперь спальня. Туф летом прохладный, зимой тёплый, поэтому кондиционеров нет, зато есть тёплый пол. Ниши в стенах остались от голубей, свечи поставили мы.',
        'Каменные номера в новом крыле, они светлее. В пещерных мало окон и редкая тишина. У трёх люксов своя терраса над долиной.',
        'До рассвета на террасе готов чай, и, если ветер правильный, шары проплывают на уровне глаз. До замка Учхисар 600 метров, до Гёреме полтора часа пешком по долине.',
      ],
      one_cikanlar: [
        'Комнаты, вырубленные шесть веков назад',
        'Терраса для завтрака вровень с шарами',
        'Маленький каменный хаммам',
        'Летом прохладно без кондиционера',
        'Три люкса с террасой над долиной',
      ],
      dahil: ['Местный завтрак', 'Чай на террасе на рассвете'],
      haric: ['Хаммам и массаж', 'Полёт на шаре'],
      kurallar: ['Без животных', 'К скале ничего не прибивают и не клеят'],
      erisilebilirlik: ['К номерам ведут лестницы, к люксам 31 ступень', 'Один каменный номер на уровне входа'],
      sss: [
        ['Не сыро ли в пещере?', 'Есть вентиляция и тёплый пол. Входя, вы почувствуете запах камня.'],
        ['Организуете ли полёт на шаре?', 'Да, смотрите наши экскурсии. Решает погода, оставьте день в запасе.'],
        ['Как зимой?', 'Снег, огонь в камине, цены ниже. Наш трансфер с цепями.'],
      ],
      ara: ['пещерный отель каппадокия', 'отель учхисар', 'вид на шары', 'пещерный люкс'],
      bulusma:
        'С площади Учхисара к замку, у фонтана вниз по спуску. Машины остаются на площади, чемоданы привезём на электрокаре.',
    },
  }),
  yorumlar: [
    {
      ad: 'Hye-jin',
      dil: 'en',
      puan: 5,
      gun_once: 24,
      metin: 'A balloon pilot waved at us while we were eating eggs. I have no further questions.',
    },
    {
      ad: 'Антон Б.',
      dil: 'ru',
      puan: 5,
      gun_once: 50,
      metin: 'Тишина в пещерном номере невероятная, проспали рассвет. На второй день поставили три будильника.',
    },
    {
      ad: 'Katrin',
      dil: 'de',
      puan: 4,
      gun_once: 92,
      metin: 'Sehr stimmungsvoll, tolles Frühstück. Handyempfang im Höhlenzimmer gleich null, WLAN geht.',
    },
    {
      ad: 'Tuğba & Ali',
      dil: 'tr',
      puan: 5,
      gun_once: 290,
      metin: 'Şubatta kar altındaydı, kartpostal gibi. Süitin terası ayrı güzel.',
    },
    {
      ad: 'Marc',
      dil: 'en',
      puan: 2,
      gun_once: 210,
      metin: 'No balloons on any of our three mornings and too many stairs.',
      yanit:
        'Marc, we are sorry about the wind; flights were stopped for five days that week. We now show the number of steps to each room before booking.',
    },
  ],
}
