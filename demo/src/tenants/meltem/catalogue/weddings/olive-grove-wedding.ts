import { WEDDING_TERMS } from '../../../../product-terms.ts'
import type { DemoShowcase } from '../../../../showcase-data.ts'
import { WEDDING_QUESTIONS } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { WEDDING_LINES, WEDDING_PATH, weddingExtra, weddingPackage } from '../wedding-lines.ts'
import { written } from '../written-text.ts'

export const oliveGroveWedding: DemoShowcase = {
  urun: {
    anahtar: 'olive-grove-wedding',
    urun_tipi: 'dugun',
    ad: {
      tr: 'Zeytinlikte düğün',
      en: 'Wedding in the olive grove',
      de: 'Hochzeit im Olivenhain',
      ru: 'Свадьба в оливковой роще',
    },
    ...WEDDING_TERMS,
    en_cok_kisi: 80,
    secenekler: [
      ...weddingPackage('family', 40, { fiyat: 3600, arti_kisi: 45, en_cok: 40 }),
      ...weddingPackage('village', 80, { fiyat: 5900, arti_kisi: 45, en_cok: 80 }),
    ],
    ekstralar: [
      weddingExtra('menu', 46),
      weddingExtra('child-menu', 22),
      weddingExtra('music', 480),
      weddingExtra('dj', 550),
      weddingExtra('minibus', 160),
      weddingExtra('tent', 900),
    ],
  },
  bolge: 'kalkan',
  enlem: 36.3109,
  boylam: 29.4188,
  agirlik: 838,
  bilgi: {
    urun_tipi: 'dugun',
    mekan: 'bahce',
    en_cok_davetli: 80,
    sure_dk: 540,
    resmi_nikah: true,
    diller: ['tr', 'en', 'de', 'ru'],
    ozellikler: ['otopark', 'bar', 'engelli_erisimi', 'jenerator', 'mangal'],
  },
  secenek_bilgi: {
    family: { kapasite: 40 },
    'family-legal': { kapasite: 40 },
    village: { kapasite: 80 },
    'village-legal': { kapasite: 80 },
  },
  filtreler: { mekan: ['bahce'], davetli: ['orta', 'buyuk'], rehber_dili: ['tr', 'en', 'de', 'ru'] },
  koleksiyonlar: ['kalabalik_grup', 'lezzet'],
  sorular: WEDDING_QUESTIONS,
  bulusma: {
    enlem: 36.3109,
    boylam: 29.4188,
    ad: {
      tr: 'İslamlar, eski değirmen',
      en: 'İslamlar, the old mill',
      de: 'İslamlar, alte Mühle',
      ru: 'Исламлар, старая мельница',
    },
  },
  gorseller: shots(
    'olive-grove-wedding',
    ['wedding-dinner', 'dusk-rose'],
    ['wedding-dinner', 'golden-saffron'],
    ['chef', 'golden-saffron'],
    ['photo-shoot', 'golden-saffron'],
    ['wedding-dinner', 'night-pine'],
  ),
  metin: written(WEDDING_LINES, {
    tr: {
      baslik: 'Zeytinlikte düğün',
      slug: 'zeytinlikte-dugun-islamlar',
      ozet: 'Kalkan’ın üstünde, İslamlar’da asırlık zeytinlerin altında tek bir uzun masa. Seksen kişiye kadar, basamaksız, gece yarısına dek.',
      aciklama: [
        'İslamlar’ın eski değirmeninin yanında, gövdesine iki kişinin sarılamadığı zeytinler var. Aralarına tek bir masa kurarız: seksen kişi bile olsanız bir masa, çünkü düğün yan yana oturmaktır. Işıklar ağaçtan ağaca gerilir, yaylanın serinliği ceket ister.',
        'Yemek köyün: tandır, alabalık, otlu börek, kadınların o sabah açtığı yufka. Şarap Kaş’ın üstündeki bağlardan. Menüyü 90 gün kala Kalkan’da birlikte tadarsınız.',
        'Alan düzdür; park yerinden masaya, tuvalete ve dans pistine basamak yoktur. Değirmenin üst katı gelin odasıdır, aynası denize bakar.',
      ],
      one_cikanlar: [
        'Asırlık zeytinlerin altında tek masa',
        'Baştan sona basamaksız',
        'Köy mutfağı ve yerel şarap',
        'Kalkan’dan 15 dakika, akşamları serin',
        'Menü tadımı dahil',
      ],
      dahil: [
        'Alan, sabah ondan gece bire',
        'Masa, sandalye, ışık ve çiçek',
        'İki kişilik menü tadımı',
        'Fotoğrafçı, altı saat',
      ],
      haric: ['DJ ya da orkestra', 'Yağmur çadırı'],
      kurallar: ['Ağaçlara çivi çakılmaz, ip bağlanır', 'Havai fişek ve dilek feneri yok, yangın riski var'],
      erisilebilirlik: [
        'Park, masa, pist ve tuvalet arası düz ve sert zemin',
        'Engelli tuvaleti var; gelin odası üst katta',
      ],
      sss: [
        [
          'Cuma ve pazar daha ucuz mu?',
          'Mevsime göre değişir; planlayıcının teklifinde her gün için fiyat ayrı yazar.',
        ],
        ['Kendi müzisyenimizi getirebilir miyiz?', 'Elbette; ses sistemi hazır, elektrik iki hattan gelir.'],
        ['Davetliler nerede kalır?', 'Kalkan ve İslamlar’daki villalarımızda; grup için tek listede ayırırız.'],
      ],
      ara: ['kır düğünü', 'kalkan düğün', 'zeytinlik', 'bahçe düğünü', 'islamlar'],
      bulusma: 'Kalkan–İslamlar yolunda değirmen tabelasından sağa; keşifte Derya orada bekler.',
      program: [
        ...WEDDING_PATH.tr,
        [{ saat: '17:00' }, 'Karşılama', 'Nar şerbeti, gölgede oturma, çocuklara oyun köşesi.'],
        [{ saat: '18:30' }, 'Tören', 'En yaşlı zeytinin altında.'],
        [{ saat: '20:00' }, 'Uzun masa', 'Beş servis, konuşmalar ve dans.'],
      ],
    },
    en: {
      baslik: 'Wedding in the olive grove',
      slug: 'wedding-in-the-olive-grove-kalkan',
      ozet: 'One long table beneath ancient olives at İslamlar above Kalkan. Up to eighty guests, no steps, until midnight.',
      aciklama: [
        'By the old mill of İslamlar stand olive trees that two people cannot reach around. Between them we set a single table, even for eighty, because a wedding means sitting side by side. Lights run from tree to tree, and the upland evening asks for a jacket.',
        'The food is the village’s own: lamb from the pit, trout, herb pastries, dough the women rolled that morning. The wine grows above Kaş. Ninety days before, you taste the menu with us in Kalkan.',
        'The ground is level: from the car to table, toilets and dance floor there is not a step. The upper floor of the mill is the bride’s room, with a mirror that looks to the sea.',
      ],
      one_cikanlar: [
        'A single table under ancient olives',
        'Step-free throughout',
        'Village cooking and local wine',
        '15 minutes from Kalkan, cool in the evening',
        'Menu tasting included',
      ],
      dahil: [
        'The grove from ten in the morning to one at night',
        'Table, chairs, lights and flowers',
        'Menu tasting for two',
        'Photographer for six hours',
      ],
      haric: ['DJ or band', 'Rain tent'],
      kurallar: ['Nothing is nailed to the trees, only tied', 'No fireworks or sky lanterns: danger of fire'],
      erisilebilirlik: [
        'Level, firm ground between parking, table, dance floor and toilets',
        'Accessible toilet; the bride’s room is upstairs',
      ],
      sss: [
        [
          'Are Fridays and Sundays cheaper?',
          'That depends on the season; the planner’s offer gives the price for each day.',
        ],
        ['May we bring our own musicians?', 'Of course. The sound system is there and power comes from two lines.'],
        [
          'Where do our guests stay?',
          'In our villas in Kalkan and İslamlar; we reserve them for your group on one list.',
        ],
      ],
      ara: ['garden wedding', 'kalkan wedding', 'olive grove', 'rustic wedding', 'long table'],
      bulusma: 'Right at the mill sign on the road from Kalkan to İslamlar. Derya waits there for your visit.',
      program: [
        ...WEDDING_PATH.en,
        [{ saat: '17:00' }, 'Welcome', 'Pomegranate sherbet in the shade and a corner for children to play.'],
        [{ saat: '18:30' }, 'Ceremony', 'Under the oldest olive.'],
        [{ saat: '20:00' }, 'The long table', 'Five courses, speeches and dancing.'],
      ],
    },
    de: {
      baslik: 'Hochzeit im Olivenhain',
      slug: 'hochzeit-im-olivenhain-kalkan',
      ozet: 'Eine einzige lange Tafel unter uralten Oliven in İslamlar über Kalkan. Bis achtzig Gäste, ohne Stufen, bis Mitternacht.',
      aciklama: [
        'Bei der alten Mühle von İslamlar stehen Olivenbäume, die zwei Menschen nicht umfassen können. Dazwischen decken wir eine einzige Tafel, auch für achtzig, denn heiraten heißt nebeneinander sitzen. Lichter hängen von Baum zu Baum, und der Abend auf der Höhe verlangt eine Jacke.',
        'Gekocht wird, was das Dorf kocht: Lamm aus dem Erdofen, Forelle, Kräutergebäck, Teig, den die Frauen am Morgen ausgerollt haben. Der Wein wächst über Kaş. Neunzig Tage vorher probieren Sie das Menü mit uns in Kalkan.',
        'Das Gelände ist eben: vom Auto zu Tafel, Toiletten und Tanzfläche keine Stufe. Das Obergeschoss der Mühle ist das Brautzimmer, der Spiegel blickt aufs Meer.',
      ],
      one_cikanlar: [
        'Eine einzige Tafel unter alten Oliven',
        'Durchgehend stufenlos',
        'Dorfküche und Wein der Gegend',
        '15 Minuten ab Kalkan, abends kühl',
        'Probeessen inklusive',
      ],
      dahil: [
        'Der Hain von zehn Uhr bis ein Uhr nachts',
        'Tafel, Stühle, Licht und Blumen',
        'Probeessen für zwei',
        'Fotograf für sechs Stunden',
      ],
      haric: ['DJ oder Band', 'Regenzelt'],
      kurallar: [
        'An den Bäumen wird nichts genagelt, nur gebunden',
        'Kein Feuerwerk, keine Himmelslaternen: Brandgefahr',
      ],
      erisilebilirlik: [
        'Ebener, fester Boden zwischen Parkplatz, Tafel, Tanzfläche und Toiletten',
        'Behindertengerechte Toilette; das Brautzimmer liegt oben',
      ],
      sss: [
        [
          'Sind Freitag und Sonntag günstiger?',
          'Das hängt von der Saison ab; das Angebot der Planerin nennt den Preis für jeden Tag.',
        ],
        ['Dürfen wir eigene Musiker mitbringen?', 'Natürlich. Die Anlage steht, der Strom kommt aus zwei Leitungen.'],
        ['Wo wohnen unsere Gäste?', 'In unseren Villen in Kalkan und İslamlar; wir reservieren sie als Gruppe.'],
      ],
      ara: ['Gartenhochzeit', 'Hochzeit Kalkan', 'Olivenhain', 'rustikale Hochzeit', 'lange Tafel'],
      bulusma: 'Auf der Straße von Kalkan nach İslamlar am Mühlenschild rechts. Dort wartet Derya zur Besichtigung.',
      program: [
        ...WEDDING_PATH.de,
        [{ saat: '17:00' }, 'Empfang', 'Granatapfelsorbet im Schatten, eine Spielecke für Kinder.'],
        [{ saat: '18:30' }, 'Trauung', 'Unter dem ältesten Olivenbaum.'],
        [{ saat: '20:00' }, 'Die lange Tafel', 'Fünf Gänge, Reden und Tanz.'],
      ],
    },
    ru: {
      baslik: 'Свадьба в оливковой роще',
      slug: 'svadba-v-olivkovoy-roshche-kalkan',
      ozet: 'Один длинный стол под вековыми оливами в Исламларе над Калканом. До восьмидесяти гостей, без ступеней, до полуночи.',
      aciklama: [
        'У старой мельницы Исламлара растут оливы, которые не обхватить вдвоём. Между ними ставим один стол, даже на восемьдесят человек: свадьба — это когда сидят рядом. Гирлянды тянутся от дерева к дереву, вечером в горах нужен пиджак.',
        'Еда деревенская: баранина из тандыра, форель, пироги с травами, тесто, раскатанное утром. Вино с виноградников над Кашем. За девяносто дней вы пробуете меню вместе с нами в Калкане.',
        'Площадка ровная: от машины до стола, туалетов и танцпола ни одной ступени. Верх мельницы — комната невесты, зеркало смотрит на море.',
      ],
      one_cikanlar: [
        'Один стол под вековыми оливами',
        'Полностью без ступеней',
        'Деревенская кухня и местное вино',
        '15 минут от Калкана, вечером прохладно',
        'Дегустация меню включена',
      ],
      dahil: [
        'Роща с десяти утра до часа ночи',
        'Стол, стулья, свет и цветы',
        'Дегустация для двоих',
        'Фотограф на шесть часов',
      ],
      haric: ['Диджей или группа', 'Шатёр от дождя'],
      kurallar: [
        'К деревьям ничего не прибивают, только привязывают',
        'Без фейерверков и небесных фонариков: пожароопасно',
      ],
      erisilebilirlik: [
        'Ровное твёрдое покрытие от парковки до стола, танцпола и туалетов',
        'Туалет для колясок; комната невесты на втором этаже',
      ],
      sss: [
        [
          'Дешевле ли в пятницу и воскресенье?',
          'Зависит от сезона; в предложении организатора указана цена для каждого дня.',
        ],
        ['Можно ли своих музыкантов?', 'Конечно. Звук есть, электричество по двум линиям.'],
        ['Где жить гостям?', 'На наших виллах в Калкане и Исламларе; забронируем одним списком.'],
      ],
      ara: ['свадьба в саду', 'свадьба калкан', 'оливковая роща', 'рустикальная свадьба'],
      bulusma: 'По дороге из Калкана в Исламлар у указателя мельницы направо. Дерья ждёт там на осмотр.',
      program: [
        ...WEDDING_PATH.ru,
        [{ saat: '17:00' }, 'Встреча гостей', 'Гранатовый шербет в тени, уголок для детей.'],
        [{ saat: '18:30' }, 'Церемония', 'Под самой старой оливой.'],
        [{ saat: '20:00' }, 'Длинный стол', 'Пять подач, тосты и танцы.'],
      ],
    },
  }),
  yorumlar: [
    {
      ad: 'Zuzana & Petr',
      dil: 'en',
      puan: 5,
      gun_once: 60,
      metin: 'Sixty-four people at one table. My great-aunt in her wheelchair danced more than I did.',
    },
    {
      ad: 'Irmak',
      dil: 'tr',
      puan: 5,
      gun_once: 155,
      metin: 'Yemekler konuşuldu, hâlâ konuşuluyor. Haziran gecesi ceket gerekti, uyarmışlardı.',
    },
    {
      ad: 'Sandra',
      dil: 'de',
      puan: 4,
      gun_once: 69,
      metin: 'Wunderschön organisiert. Die Straße hinauf ist nichts für den großen Reisebus, nehmen Sie Kleinbusse.',
    },
    {
      ad: 'Лилия',
      dil: 'ru',
      puan: 3,
      gun_once: 190,
      metin: 'В начале мая вечером было холодно.',
      yanit: 'Лилия, спасибо. Для апреля и мая мы теперь включаем в предложение пледы и обогреватели.',
    },
  ],
}
