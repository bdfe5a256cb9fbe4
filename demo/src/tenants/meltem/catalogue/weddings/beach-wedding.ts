import { WEDDING_TERMS } from '../../../../product-terms.ts'
import type { DemoShowcase } from '../../../../showcase-data.ts'
import { WEDDING_QUESTIONS } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { WEDDING_LINES, WEDDING_PATH, weddingExtra, weddingPackage } from '../wedding-lines.ts'
import { written } from '../written-text.ts'

export const beachWedding: DemoShowcase = {
  urun: {
    anahtar: 'beach-wedding',
    urun_tipi: 'dugun',
    ad: { tr: 'Kumsalda düğün', en: 'Wedding on the beach', de: 'Hochzeit am Strand', ru: 'Свадьба на берегу' },
    ...WEDDING_TERMS,
    en_cok_kisi: 99,
    secenekler: [
      ...weddingPackage('family', 90, { fiyat: 3900, arti_kisi: 55, en_cok: 40 }),
      ...weddingPackage('two', 12, { fiyat: 1480, arti_kisi: 60, en_cok: 6 }),
    ],
    ekstralar: [
      weddingExtra('menu', 46),
      weddingExtra('child-menu', 22),
      weddingExtra('music', 480),
      weddingExtra('film', 650),
      weddingExtra('minibus', 180),
    ],
  },
  bolge: 'oludeniz',
  enlem: 36.5297,
  boylam: 29.1304,
  agirlik: 890,
  bilgi: {
    urun_tipi: 'dugun',
    mekan: 'plaj',
    en_cok_davetli: 90,
    sure_dk: 480,
    resmi_nikah: true,
    diller: ['tr', 'en', 'de', 'ru'],
    ozellikler: ['plaj', 'otopark', 'bar', 'jenerator'],
  },
  secenek_bilgi: {
    family: { kapasite: 90 },
    'family-legal': { kapasite: 90 },
    two: { kapasite: 12 },
    'two-legal': { kapasite: 12 },
  },
  filtreler: { mekan: ['plaj'], davetli: ['kucuk', 'orta', 'buyuk'], rehber_dili: ['tr', 'en', 'de', 'ru'] },
  koleksiyonlar: ['balayi'],
  sorular: WEDDING_QUESTIONS,
  bulusma: {
    enlem: 36.5297,
    boylam: 29.1304,
    ad: {
      tr: 'Kıdrak koyu, üst kapı',
      en: 'Kıdrak cove, upper gate',
      de: 'Bucht Kıdrak, oberes Tor',
      ru: 'Бухта Кыдрак, верхние ворота',
    },
  },
  gorseller: shots(
    'beach-wedding',
    ['wedding-beach', 'dusk-coral'],
    ['photo-shoot', 'dusk-coral'],
    ['wedding-beach', 'golden-amber'],
    ['chef', 'dusk-coral'],
    ['wedding-dinner', 'night-lapis'],
  ),
  metin: written(WEDDING_LINES, {
    tr: {
      baslik: 'Kumsalda düğün',
      slug: 'kumsalda-dugun-oludeniz',
      ozet: 'Ölüdeniz Kıdrak’ta saat 17’den sonra size kapanan bir koyda nikâh: sürüklenmiş dallardan kemer, kumda masa, gün batımında dans.',
      aciklama: [
        'Kıdrak’ın küçük yanı akşam beşte günübirlikçilere kapanır ve o saatten sonra sizindir. Kemeri, kışın kıyıya vuran dallardan kurarız; çiçekleri o sabah Fethiye pazarından gelir. Nikâh saati güneşe göre seçilir: yüzünüz denize, güneş davetlilerin arkasında.',
        'Törenden sonra masalar kumun üstüne, suya on adım kurulur. Ayakkabı isteğe bağlıdır. Gece yarısına kadar müzik, sonra dalga sesi.',
        'İki paket var: altı kişiye kadar sade bir tören, ya da kırk kişiye kadar planlayıcılı, çiçekli, fotoğraflı tam gün. Daha kalabalıksanız doksan kişiye kadar sığarız.',
      ],
      one_cikanlar: [
        'Saat 17’den sonra yalnız size ait koy',
        'Resmî ya da sembolik nikâh',
        'Sürüklenmiş dallardan kemer, yerel çiçek',
        'Gece yarısına kadar müzik',
        'Yağmur için B planı aynı koyda',
      ],
      dahil: [
        'Koyun kapatılması ve izinler',
        'Kemer, yol ve sandalyeler',
        'Fotoğrafçı (İkimiz: 2 saat, Yakın aile: 6 saat)',
      ],
      haric: ['Resmî nikâh evrakı (resmî nikâhlı paketlerde dahil)', 'Canlı müzik'],
      kurallar: ['Caretta yuvaları işaretlidir, ışık denize dönük olmaz', 'Kumda cam bardak yok'],
      erisilebilirlik: [
        'Üst kapıdan kuma 40 basamak; alt kapıdan araçla inilir',
        'Kumda ahşap yol ve tekerlekli sandalye için platform',
      ],
      sss: [
        ['Yağmur yağarsa?', 'Koyun lokantasının üstü kapalı terası 48 saat öncesine kadar bizde tutulur.'],
        [
          'Hangi aylar güzel?',
          'Mayıs ortası–haziran ve eylül–ekim. Temmuz ve ağustosta törenin 19.00’dan önce başlamasını önermeyiz.',
        ],
        [
          'Davetliler nasıl gelir?',
          'Ölüdeniz otellerinden minibüsle on dakika; gidiş dönüş saatlerini biz düzenleriz.',
        ],
      ],
      ara: ['plajda düğün', 'ölüdeniz düğün', 'kumsal düğünü', 'deniz kenarı nikâh'],
      bulusma: 'Keşif için planlayıcınız Derya ile üst kapıda buluşulur; koya birlikte inilir.',
      program: [
        ...WEDDING_PATH.tr,
        [{ saat: '16:30' }, 'Hazırlık', 'Çiçekler, ses ve masa kurulur; gelin odası koyun lokantasında.'],
        [{ saat: '18:30' }, 'Nikâh', 'Memur ya da sunucu eşliğinde, yaklaşık otuz dakika.'],
        [{ saat: '19:30' }, 'Sofra', 'Kumda uzun masa, gün batımı ve ilk dans.'],
      ],
    },
    en: {
      baslik: 'Wedding on the beach',
      slug: 'wedding-on-the-beach-oludeniz',
      ozet: 'A ceremony in a cove at Kıdrak near Ölüdeniz that is closed for you from 17:00: an arch of driftwood, a table on the sand, dancing at sunset.',
      aciklama: [
        'The small end of Kıdrak closes to day visitors at five, and from then on it is yours. We build the arch from branches the winter sea throws up; the flowers come from Fethiye market that morning. The hour follows the sun, so that you face the sea and your guests do not squint.',
        'Afterwards the tables stand on the sand ten steps from the water. Shoes are optional. There is music until midnight, then waves.',
        'Two packages: a simple ceremony for up to six, or a full day with planner, flowers and photographer for up to forty. If you are more, the cove holds ninety.',
      ],
      one_cikanlar: [
        'A cove of your own from 17:00',
        'Legal or symbolic ceremony',
        'Driftwood arch and local flowers',
        'Music until midnight',
        'Plan B for rain in the same cove',
      ],
      dahil: [
        'Closing the cove and all permits',
        'Arch, aisle and chairs',
        'Photographer (Two of us: 2 hours, Close family: 6 hours)',
      ],
      haric: ['Papers for a legal ceremony (included in the legal packages)', 'Live music'],
      kurallar: ['Turtle nests are marked; no lights towards the sea', 'No glass on the sand'],
      erisilebilirlik: [
        '40 steps from the upper gate; cars can drive down from the lower one',
        'Boardwalk on the sand and a platform for wheelchairs',
      ],
      sss: [
        ['What if it rains?', 'The covered terrace of the cove’s restaurant is held for us until 48 hours before.'],
        [
          'Which months are best?',
          'Mid-May to June and September to October. In July and August we advise against starting before 19:00.',
        ],
        [
          'How do guests get there?',
          'Ten minutes by minibus from the hotels in Ölüdeniz; we arrange the runs both ways.',
        ],
      ],
      ara: ['beach wedding', 'oludeniz wedding', 'barefoot wedding', 'seaside ceremony'],
      bulusma: 'For your visit you meet Derya, the planner, at the upper gate and walk down together.',
      program: [
        ...WEDDING_PATH.en,
        [{ saat: '16:30' }, 'Setting up', 'Flowers, sound and table; the bride’s room is in the cove’s restaurant.'],
        [{ saat: '18:30' }, 'Ceremony', 'With registrar or celebrant, about thirty minutes.'],
        [{ saat: '19:30' }, 'Dinner', 'A long table on the sand, sunset and the first dance.'],
      ],
    },
    de: {
      baslik: 'Hochzeit am Strand',
      slug: 'hochzeit-am-strand-oeluedeniz',
      ozet: 'Trauung in einer Bucht bei Kıdrak nahe Ölüdeniz, die ab 17 Uhr nur für Sie geschlossen ist: Bogen aus Treibholz, Tafel im Sand, Tanz zum Sonnenuntergang.',
      aciklama: [
        'Das kleine Ende von Kıdrak schließt um fünf für Tagesgäste, ab da gehört es Ihnen. Den Bogen bauen wir aus Ästen, die das Wintermeer anspült; die Blumen kommen am selben Morgen vom Markt in Fethiye. Die Stunde richtet sich nach der Sonne: Sie blicken aufs Meer, und niemand muss blinzeln.',
        'Danach stehen die Tische im Sand, zehn Schritte vom Wasser. Schuhe sind freiwillig. Musik gibt es bis Mitternacht, danach Wellen.',
        'Zwei Pakete: eine schlichte Trauung für bis zu sechs, oder der ganze Tag mit Planerin, Blumen und Fotograf für bis zu vierzig. Sind Sie mehr, fasst die Bucht neunzig.',
      ],
      one_cikanlar: [
        'Eine Bucht für Sie allein ab 17 Uhr',
        'Standesamtlich oder symbolisch',
        'Bogen aus Treibholz, Blumen aus der Gegend',
        'Musik bis Mitternacht',
        'Plan B bei Regen in derselben Bucht',
      ],
      dahil: [
        'Sperrung der Bucht und alle Genehmigungen',
        'Bogen, Gang und Stühle',
        'Fotograf (Nur wir zwei: 2 Stunden, Engste Familie: 6 Stunden)',
      ],
      haric: ['Papiere für das Standesamt (in den Paketen mit Standesamt enthalten)', 'Live-Musik'],
      kurallar: ['Schildkrötennester sind markiert; kein Licht aufs Meer', 'Kein Glas im Sand'],
      erisilebilirlik: [
        '40 Stufen vom oberen Tor; am unteren fahren Autos bis zum Strand',
        'Holzweg im Sand und Podest für Rollstühle',
      ],
      sss: [
        ['Und wenn es regnet?', 'Die überdachte Terrasse des Lokals ist bis 48 Stunden vorher für uns reserviert.'],
        [
          'Welche Monate sind am schönsten?',
          'Mitte Mai bis Juni und September bis Oktober. Im Juli und August raten wir von einem Beginn vor 19 Uhr ab.',
        ],
        [
          'Wie kommen die Gäste hin?',
          'Mit dem Kleinbus zehn Minuten ab den Hotels in Ölüdeniz; wir planen Hin- und Rückfahrten.',
        ],
      ],
      ara: ['Strandhochzeit', 'Hochzeit Ölüdeniz', 'barfuß heiraten', 'Trauung am Meer'],
      bulusma: 'Zur Besichtigung treffen Sie Planerin Derya am oberen Tor und gehen gemeinsam hinunter.',
      program: [
        ...WEDDING_PATH.de,
        [{ saat: '16:30' }, 'Aufbau', 'Blumen, Ton und Tafel; das Brautzimmer ist im Lokal der Bucht.'],
        [{ saat: '18:30' }, 'Trauung', 'Mit Standesbeamtem oder Rednerin, etwa dreißig Minuten.'],
        [{ saat: '19:30' }, 'Abendessen', 'Lange Tafel im Sand, Sonnenuntergang und erster Tanz.'],
      ],
    },
    ru: {
      baslik: 'Свадьба на берегу',
      slug: 'svadba-na-beregu-olyudeniz',
      ozet: 'Церемония в бухте Кыдрак у Олюдениза, которую после 17:00 закрывают для вас: арка из плавника, стол на песке, танцы на закате.',
      aciklama: [
        'Малый край Кыдрака в пять закрывается для посетителей и становится вашим. Арку собираем из веток, которые выбросило зимнее море, цветы приезжают утром с рынка Фетхие. Час подбираем по солнцу: вы смотрите на море, гости не щурятся.',
        'Потом столы стоят на песке в десяти шагах от воды. Обувь по желанию. До полуночи музыка, потом волны.',
        'Два варианта: простая церемония до шести человек или целый день с организатором, цветами и фотографом до сорока. Если вас больше, бухта вместит девяносто.',
      ],
      one_cikanlar: [
        'Бухта только ваша с 17:00',
        'Официальная или символическая церемония',
        'Арка из плавника, местные цветы',
        'Музыка до полуночи',
        'Запасной план на дождь в той же бухте',
      ],
      dahil: [
        'Закрытие бухты и разрешения',
        'Арка, дорожка и стулья',
        'Фотограф («Только мы» 2 часа, «Самые близкие» 6 часов)',
      ],
      haric: ['Документы для регистрации (включены в пакеты с регистрацией)', 'Живая музыка'],
      kurallar: ['Гнёзда черепах отмечены, свет не направляем на море', 'Никакого стекла на песке'],
      erisilebilirlik: [
        'От верхних ворот 40 ступеней, к нижним подъезжает машина',
        'На песке настил и площадка для колясок',
      ],
      sss: [
        ['А если дождь?', 'Крытая терраса ресторана в бухте держится за нами до 48 часов до свадьбы.'],
        [
          'Когда лучше?',
          'С середины мая по июнь и в сентябре–октябре. В июле и августе не советуем начинать раньше 19:00.',
        ],
        ['Как доберутся гости?', 'Десять минут на микроавтобусе из отелей Олюдениза, рейсы туда и обратно организуем.'],
      ],
      ara: ['свадьба на пляже', 'свадьба олюдениз', 'церемония у моря'],
      bulusma: 'На осмотр вас встретит организатор Дерья у верхних ворот, вниз спуститесь вместе.',
      program: [
        ...WEDDING_PATH.ru,
        [{ saat: '16:30' }, 'Подготовка', 'Цветы, звук и столы; комната невесты в ресторане бухты.'],
        [{ saat: '18:30' }, 'Церемония', 'С регистратором или ведущим, около тридцати минут.'],
        [{ saat: '19:30' }, 'Ужин', 'Длинный стол на песке, закат и первый танец.'],
      ],
    },
  }),
  yorumlar: [
    {
      ad: 'Hannah & Luke',
      dil: 'en',
      puan: 5,
      gun_once: 62,
      metin:
        'My grandmother was carried down in the beach wheelchair like a queen. Derya thought of everything, including spare flip-flops.',
    },
    {
      ad: 'Ayşe & Cem',
      dil: 'tr',
      puan: 5,
      gun_once: 148,
      metin: 'Haziran sonu, otuz iki kişi. Kemer muhteşemdi, yağmur tehdidini bile sakin yönettiler.',
    },
    {
      ad: 'Мария и Олег',
      dil: 'ru',
      puan: 4,
      gun_once: 57,
      metin: 'Очень красиво. Ветер к вечеру унёс салфетки, но об этом теперь смешно вспоминать.',
    },
    {
      ad: 'Franziska',
      dil: 'de',
      puan: 5,
      gun_once: 410,
      metin: 'Zu sechst, barfuß, mit Fotografen im Wasser. Genau so klein sollte es sein.',
    },
  ],
}
