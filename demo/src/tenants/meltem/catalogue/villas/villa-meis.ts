import type { DemoShowcase } from '../../../../showcase-data.ts'
import { ARRIVAL_TIME } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { type VillaFacts, villaFilters } from '../stay-filters.ts'
import { AT_ONCE, atTheDoor, bedroom, extra, villaProduct } from '../stay-parts.ts'
import { VILLA_LINES } from '../villa-lines.ts'
import { written } from '../written-text.ts'

const bilgi: VillaFacts = {
  urun_tipi: 'villa',
  izin_no: '07-0000-0256',
  oda: 2,
  yatak: 2,
  banyo: 2,
  alan_m2: 105,
  havuz: { en: 3, boy: 7 },
  denize_m: 1100,
  merkeze_m: 900,
  havalimani_km: 155,
  giris_saati: '15:00',
  cikis_saati: '10:00',
  odalar: [bedroom(1, 0), bedroom(1, 0)],
  ozellikler: [
    'klima',
    'wifi',
    'mutfak',
    'bulasik_makinesi',
    'camasir_makinesi',
    'mangal',
    'deniz_manzarasi',
    'calisma_alani',
    'tv',
  ],
}

export const villaMeis: DemoShowcase = {
  urun: villaProduct({
    anahtar: 'villa-meis',
    ad: { tr: 'Meis Manzara Evi', en: 'Meis view house', de: 'Haus Meisblick', ru: 'Дом с видом на Мейс' },
    en_cok_kisi: 4,
    terms: AT_ONCE,
    gece: [110, 175, 260],
    hafta: [720, 1150, 1720],
    en_az_gece: [2, 3, 4],
    ucretler: [
      { tur: 'temizlik', fiyat: 50, esik_gece: 6 },
      { tur: 'hasar_depozitosu', fiyat: 300 },
    ],
    ekstralar: [
      extra('breakfast', 13),
      extra('airport-transfer', 185),
      extra('groceries', 20),
      extra('late-checkout', 50),
      extra('baby-set', 12),
    ],
  }),
  bolge: 'kas',
  enlem: 36.2042,
  boylam: 29.6459,
  bilgi,
  agirlik: 780,
  filtreler: villaFilters(bilgi, 'balayi', 'merkez'),
  koleksiyonlar: ['balayi', 'kis_gunesi'],
  bulusma: atTheDoor(36.2042, 29.6459),
  sorular: [ARRIVAL_TIME],
  gorseller: shots(
    'villa-meis',
    ['villa-terraces', 'golden-saffron'],
    ['bedroom', 'dusk-rose'],
    ['kitchen', 'noon-mint'],
    ['table', 'golden-saffron'],
    ['villa-terraces', 'night-lapis'],
    ['night-terrace', 'dusk-rose'],
  ),
  metin: written(VILLA_LINES, {
    tr: {
      baslik: 'Meis Manzara Evi',
      slug: 'meis-manzara-evi-kas',
      ozet: 'Kaş’ın üst mahallesinde iki odalı beyaz ev: terastan liman, Meis ve açık deniz görünür. Çarşıya on iki dakika inersiniz, çıkarken on sekiz.',
      aciklama: [
        'Kaş’ın amfisini bilirsiniz, bu ev onun en üst sırasındadır. Terasta otururken limana giren tekneleri, karşıda Meis’in ışıklarını, arkada Uyuyan Dev’i görürsünüz. Havuz yedi metredir; kenarındaki taş oturma, gün batımında dolar.',
        'İki oda da banyolu ve manzaralı. Mutfak iki çift için kuruldu; geniş masada 150 Mbit internetle çalışılır, kışın kalanlar hep bunu över.',
        'Çarşıya merdivenli sokaktan on iki dakikada inilir. Dönüş yokuştur; taksi beş dakikada gelir. Akçagerme plajına dolmuş, Limanağzı’na tekne var.',
      ],
      one_cikanlar: [
        'Liman, Meis ve gün batımı bir arada',
        'Çarşıya yürüyerek 12 dakika',
        'İki odanın ikisi de banyolu',
        '150 Mbit internet, uzun kalanlara uygun',
        'Hemen onaylanır',
      ],
      dahil: ['Havuz bakımı', 'Altı gece ve üzeri konaklamada temizlik'],
      haric: ['Altı geceden kısa konaklamada temizlik (50 €)', 'Havuz ısıtılmaz'],
      kurallar: ['Evcil hayvan kabul edilmez', 'Terasta mangal rüzgârlı günde yakılmaz'],
      erisilebilirlik: ['Sokaktan eve 22 basamak', 'Ev içi tek kat, basamaksız'],
      sss: [
        ['Arabayı nereye bırakırız?', 'Sokakta ücretsiz; ağustosta akşam yer bulmak için altıdan önce dönün.'],
        [
          'Uzun kalana indirim var mı?',
          'Evet, uzun kalışta fiyat düşer; tarihlerinizi seçtiğinizde kendiliğinden hesaplanır.',
        ],
        ['Ezan ve gece sesi duyulur mu?', 'Ezan uzaktan duyulur; çarşının müziği bu yüksekliğe çıkmaz.'],
      ],
      ara: ['kaş kiralık ev', 'kaş villa', 'meis manzaralı', 'iki odalı villa', 'uzun dönem'],
      bulusma:
        'Kaş girişindeki seyir terasının altındaki sokak, 14 numara. Şifre giriş sabahı gelir; Orhan Bey aynı gün uğrar.',
    },
    en: {
      baslik: 'Meis view house',
      slug: 'meis-view-house-kas',
      ozet: 'A white two-bedroom house in upper Kaş with harbour, island and open sea below the terrace. Twelve minutes down to town, eighteen back up.',
      aciklama: [
        'Kaş is built like a theatre and this house has a seat in the top row. From the terrace you see boats come in, the lights of Meis opposite and the ridge of the Sleeping Giant behind. The pool is seven metres long, and its stone bench fills up at sunset.',
        'Both bedrooms have a bathroom and the view. The kitchen was planned for two couples; at the big table you can work on a 150 Mbit line, which winter guests always mention.',
        'A stepped lane takes you to the shops in twelve minutes. The way back is steep, but a taxi comes in five. Minibuses run to Akçagerme beach and boats to Limanağzı.',
      ],
      one_cikanlar: [
        'Harbour, Meis and sunset in one view',
        '12 minutes’ walk to town',
        'Two bedrooms, two bathrooms',
        '150 Mbit internet, good for long stays',
        'Confirmed at once',
      ],
      dahil: ['Care of the pool', 'Cleaning for stays of six nights or more'],
      haric: ['Cleaning for stays under six nights (€50)', 'The pool cannot be heated'],
      kurallar: ['No pets', 'No barbecue on the terrace on windy days'],
      erisilebilirlik: ['22 steps from the street to the house', 'Inside, all on one level'],
      sss: [
        ['Where do we park?', 'In the street, free of charge. In August come back before six to find a space.'],
        [
          'Is there a discount for long stays?',
          'Yes, longer stays cost less; choose your dates and it is worked out for you.',
        ],
        ['Is it quiet?', 'You hear the call to prayer from afar. Music from town does not reach this height.'],
      ],
      ara: ['kas house', 'kas villa for 4', 'sea view', 'long stay', 'remote work'],
      bulusma:
        'Street below the viewing terrace at the entrance to Kaş, number 14. The code comes on the morning of arrival; Orhan drops by the same day.',
    },
    de: {
      baslik: 'Haus Meisblick',
      slug: 'haus-meisblick-kas',
      ozet: 'Weißes Haus mit zwei Schlafzimmern im oberen Kaş, unter der Terrasse Hafen, Insel und offenes Meer. Zwölf Minuten hinunter, achtzehn hinauf.',
      aciklama: [
        'Kaş ist gebaut wie ein Theater, und dieses Haus sitzt in der obersten Reihe. Von der Terrasse sehen Sie einlaufende Boote, gegenüber die Lichter von Meis, dahinter den Schlafenden Riesen. Der Pool ist sieben Meter lang; die Steinbank daneben füllt sich zum Sonnenuntergang.',
        'Beide Schlafzimmer haben Bad und Aussicht. Die Küche ist für zwei Paare gedacht, am großen Tisch lässt sich mit 150 Mbit/s arbeiten, was Wintergäste immer loben.',
        'Über eine Treppengasse sind Sie in zwölf Minuten im Ort. Zurück ist es steil, ein Taxi kommt in fünf Minuten. Kleinbusse fahren zum Strand Akçagerme, Boote nach Limanağzı.',
      ],
      one_cikanlar: [
        'Hafen, Meis und Sonnenuntergang in einem Blick',
        '12 Gehminuten in den Ort',
        'Zwei Schlafzimmer, zwei Bäder',
        '150 Mbit/s, gut für lange Aufenthalte',
        'Sofort bestätigt',
      ],
      dahil: ['Poolpflege', 'Reinigung ab sechs Nächten'],
      haric: ['Reinigung bei weniger als sechs Nächten (50 €)', 'Der Pool ist nicht beheizbar'],
      kurallar: ['Keine Haustiere', 'Bei Wind kein Grill auf der Terrasse'],
      erisilebilirlik: ['22 Stufen von der Straße zum Haus', 'Innen alles auf einer Ebene'],
      sss: [
        ['Wo parken wir?', 'Kostenlos in der Straße. Im August sind Sie am besten vor sechs zurück.'],
        [
          'Gibt es Rabatt für lange Aufenthalte?',
          'Ja, längere Aufenthalte sind günstiger; wählen Sie Ihre Daten, gerechnet wird von selbst.',
        ],
        ['Ist es ruhig?', 'Den Gebetsruf hört man von fern. Die Musik aus dem Ort kommt nicht bis hier herauf.'],
      ],
      ara: ['Ferienhaus Kaş', 'Villa für 4', 'Meerblick', 'Langzeitmiete', 'Homeoffice'],
      bulusma:
        'Straße unterhalb der Aussichtsterrasse am Ortseingang von Kaş, Nummer 14. Den Code erhalten Sie am Anreisemorgen; Orhan schaut am selben Tag vorbei.',
    },
    ru: {
      baslik: 'Дом с видом на Мейс',
      slug: 'dom-s-vidom-na-meis-kash',
      ozet: 'Белый дом с двумя спальнями в верхнем Каше: под террасой гавань, остров и открытое море. В город двенадцать минут вниз, восемнадцать обратно.',
      aciklama: [
        'Каш построен как театр, и этот дом сидит в верхнем ряду. С террасы видно, как в гавань входят лодки, напротив огни Мейса, сзади гора Спящий великан. Бассейн семь метров, а каменная скамья у воды на закате не пустует.',
        'У обеих спален ванная и вид. Кухня рассчитана на две пары, за большим столом удобно работать: 150 Мбит/с, зимние гости это всегда хвалят.',
        'По улочке-лестнице до лавок двенадцать минут. Обратно круто, но такси приезжает за пять. На пляж Акчагерме ходит маршрутка, в Лиманагзы лодка.',
      ],
      one_cikanlar: [
        'Гавань, Мейс и закат в одном виде',
        '12 минут пешком до центра',
        'Две спальни, две ванные',
        '150 Мбит/с, удобно надолго',
        'Подтверждается сразу',
      ],
      dahil: ['Уход за бассейном', 'Уборка при проживании от шести ночей'],
      haric: ['Уборка при проживании менее шести ночей (50 €)', 'Бассейн не подогревается'],
      kurallar: ['Без животных', 'В ветер мангал на террасе не разжигают'],
      erisilebilirlik: ['От улицы до дома 22 ступени', 'Внутри всё на одном уровне'],
      sss: [
        ['Где оставить машину?', 'На улице бесплатно. В августе лучше вернуться до шести.'],
        ['Есть ли скидка надолго?', 'Да, долгое проживание дешевле; выберите даты, и всё посчитается само.'],
        ['Тихо ли?', 'Азан слышен издалека. Музыка из центра сюда не доходит.'],
      ],
      ara: ['дом каш', 'вилла на 4', 'вид на море', 'надолго', 'удалённая работа'],
      bulusma:
        'Улица под смотровой площадкой на въезде в Каш, дом 14. Код придёт утром в день заезда, Орхан заглянет в тот же день.',
    },
  }),
  yorumlar: [
    {
      ad: 'Julia H.',
      dil: 'de',
      puan: 5,
      gun_once: 20,
      metin:
        'Vier Wochen im Oktober gearbeitet, jeden Abend derselbe Sonnenuntergang und nie langweilig. Internet tadellos.',
    },
    {
      ad: 'Onur S.',
      dil: 'tr',
      puan: 4,
      gun_once: 87,
      metin: 'Manzara on numara. Dönüş yokuşunu hafife almayın, taksi numarasını kaydedin.',
    },
    {
      ad: 'Mia & Josh',
      dil: 'en',
      puan: 5,
      gun_once: 122,
      metin: 'Booked at midnight, code in the morning, wine on the terrace by four.',
    },
    {
      ad: 'Роман',
      dil: 'ru',
      puan: 5,
      gun_once: 290,
      metin: 'Жили в январе, днём +17, завтракали на террасе. Тишина.',
    },
    {
      ad: 'Hülya D.',
      dil: 'tr',
      puan: 3,
      gun_once: 108,
      metin: 'Ağustosta park yeri bulmak çile.',
      yanit: 'Hülya Hanım, haklısınız. Ağustos misafirlerimize artık 300 metre aşağıdaki otoparkta yer ayırıyoruz.',
    },
  ],
}
