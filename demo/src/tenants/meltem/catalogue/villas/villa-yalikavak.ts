import type { DemoShowcase } from '../../../../showcase-data.ts'
import { ARRIVAL_TIME, FLIGHT } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { type VillaFacts, villaFilters } from '../stay-filters.ts'
import { atTheDoor, bedroom, childrensRoom, extra, villaProduct } from '../stay-parts.ts'
import { VILLA_LINES } from '../villa-lines.ts'
import { written } from '../written-text.ts'

const bilgi: VillaFacts = {
  urun_tipi: 'villa',
  izin_no: '48-0000-0415',
  oda: 5,
  yatak: 7,
  banyo: 6,
  alan_m2: 340,
  havuz: { en: 5, boy: 15 },
  denize_m: 1800,
  merkeze_m: 2600,
  havalimani_km: 48,
  giris_saati: '16:00',
  cikis_saati: '10:00',
  odalar: [bedroom(1, 0), bedroom(1, 0), bedroom(1, 0), bedroom(0, 2), childrensRoom(2, true)],
  ozellikler: [
    'klima',
    'wifi',
    'mutfak',
    'bulasik_makinesi',
    'camasir_makinesi',
    'mangal',
    'otopark',
    'isitmali_havuz',
    'sauna',
    'spor_salonu',
    'tv',
    'calisma_alani',
    'sarj_istasyonu',
    'bebek_yatagi',
    'mama_sandalyesi',
  ],
}

export const villaYalikavak: DemoShowcase = {
  urun: villaProduct({
    anahtar: 'villa-yalikavak',
    ad: { tr: 'Villa Gökçebel', en: 'Villa Gökçebel', de: 'Villa Gökçebel', ru: 'Вилла «Гёкчебель»' },
    en_cok_kisi: 10,
    gece: [350, 640, 980],
    hafta: [2300, 4250, 6500],
    en_az_gece: [3, 5, 7],
    yaz_giris_gunleri: [6, 7],
    ucretler: [
      { tur: 'temizlik', fiyat: 160 },
      { tur: 'ek_yatak', fiyat: 40, en_cok: 2 },
      { tur: 'hasar_depozitosu', fiyat: 1500 },
    ],
    ekstralar: [
      extra('pool-heating', 50),
      extra('airport-transfer', 130),
      extra('chef-dinner', 70),
      extra('mid-clean', 100),
      extra('massage', 65),
      extra('groceries', 30),
    ],
  }),
  bolge: 'bodrum',
  enlem: 37.1012,
  boylam: 27.3103,
  bilgi,
  agirlik: 900,
  filtreler: villaFilters(bilgi, 'kalabalik', 'aile'),
  koleksiyonlar: ['kalabalik_grup', 'aile'],
  bulusma: atTheDoor(37.1012, 27.3103),
  sorular: [ARRIVAL_TIME, FLIGHT],
  gorseller: shots(
    'villa-yalikavak',
    ['villa-modern', 'dusk-rose'],
    ['living', 'dusk-rose'],
    ['kitchen', 'golden-saffron'],
    ['bedroom', 'golden-saffron'],
    ['bathroom', 'noon-azure'],
    ['villa-modern', 'noon-azure'],
    ['villa-modern', 'night-lapis'],
  ),
  metin: written(VILLA_LINES, {
    tr: {
      baslik: 'Villa Gökçebel',
      slug: 'villa-gokcebel-yalikavak',
      ozet: 'Yalıkavak’ın üstünde, çamların kenarında beş odalı modern ev: 15 metrelik yüzme havuzu, sauna, spor odası ve kalabalığa yeten bir mutfak.',
      aciklama: [
        'Gökçebel, Yalıkavak’ın rüzgârı en düzenli mahallesidir; ağustosta aşağısı kavrulurken burada akşam hırka istersiniz. Ev uzun bir teras boyunca uzanır, havuzu da öyle: 15 metre, kulaç atmaya uygun.',
        'Ana binada dört, bahçedeki küçük evde bir oda var; iki aile rahatça ayrı yaşar. Bodrum katta sauna, koşu bandı ve ağırlıklar, üst katta kapısı kapanan bir çalışma odası bulunur.',
        'Marinaya arabayla yedi, Geriş plajına beş dakikada inilir. Evde haftada iki gün Sevgi Hanım temizlik yapar; ütü ya da kurulmuş bir sofra isterseniz bir gün önceden söyleyin.',
      ],
      one_cikanlar: [
        '15 × 5 m yüzme havuzu',
        'Bahçede ayrı girişli beşinci oda',
        'Sauna ve spor odası',
        'Marinaya 7 dakika',
        'Haftada iki gün temizlik dahil',
      ],
      dahil: ['Haftada iki gün temizlik', 'Havuz ve bahçe bakımı'],
      haric: ['Havuz ısıtma', 'Çıkış temizliği (160 €)'],
      kurallar: ['Evcil hayvan kabul edilmez', 'On kişiden fazla misafir önceden bildirilir', 'Drone uçurulmaz'],
      erisilebilirlik: ['Park yerinden girişe iki basamak, taşınır rampa var', 'Zemin katta geniş banyolu bir oda'],
      sss: [
        [
          'Doğum günü kutlayabilir miyiz?',
          'Yirmi kişiye kadar evet; dışarıda müzik 23.00’te susar. Şef ve pastayı ayarlarız.',
        ],
        ['Araba şart mı?', 'Evet, yokuş dik. Taksi durağı 900 metre; çağırınca beş dakikada gelir.'],
        ['Havuz çocuklara uygun mu?', 'Bir ucu 90 cm, öteki 1,80. İsterseniz portatif çit kuruyoruz.'],
      ],
      ara: ['yalıkavak villa', 'bodrum lüks villa', 'saunalı villa', '10 kişilik'],
      bulusma:
        'Gökçebel camisinden sonra sağda, siyah metal kapı. Plakanızı yazarsanız kapı kendiliğinden açılır; Sevgi Hanım içeride bekler.',
    },
    en: {
      baslik: 'Villa Gökçebel',
      slug: 'villa-gokcebel-yalikavak',
      ozet: 'A modern five-bedroom house at the edge of the pines above Yalıkavak, with a fifteen-metre lap pool, sauna, gym and a kitchen made for a crowd.',
      aciklama: [
        'Gökçebel catches the steadiest breeze around Yalıkavak. When the shore bakes in August you may want a cardigan up here. The house lies along one long terrace and so does the pool: fifteen metres, good for proper lengths.',
        'Four bedrooms are in the main house and one in the garden lodge, so two families can keep their distance. Downstairs there is a sauna, a treadmill and weights; upstairs a study with a door.',
        'The marina is seven minutes by car, the beach at Geriş five. Sevgi cleans twice a week. If you would like ironing done or a table laid, tell her the day before.',
      ],
      one_cikanlar: [
        'Lap pool of 15 × 5 m',
        'Fifth bedroom in a separate lodge',
        'Sauna and gym',
        'Seven minutes to the marina',
        'Cleaning twice a week is included',
      ],
      dahil: ['Cleaning twice a week', 'Care of pool and garden'],
      haric: ['Pool heating', 'Final cleaning (€160)'],
      kurallar: ['No pets', 'Tell us in advance if more than ten people visit', 'No drones'],
      erisilebilirlik: [
        'Two steps from the parking space; a portable ramp is available',
        'One bedroom with a spacious bathroom on the ground floor',
      ],
      sss: [
        [
          'May we celebrate a birthday?',
          'Yes, with up to twenty people. Music outdoors stops at 23:00. We can arrange the chef and the cake.',
        ],
        [
          'Do we need a car?',
          'Yes, the hill is steep. The taxi stand is 900 metres away and a taxi comes within five minutes.',
        ],
        ['Is the pool safe for children?', 'One end is 90 cm deep, the other 1.80 m. On request we put up a fence.'],
      ],
      ara: ['yalikavak villa', 'bodrum luxury villa', 'villa with sauna', 'sleeps 10'],
      bulusma:
        'Black metal gate on the right after Gökçebel mosque. Send us your number plate and it opens by itself; Sevgi waits inside.',
    },
    de: {
      baslik: 'Villa Gökçebel',
      slug: 'villa-goekcebel-yalikavak',
      ozet: 'Modernes Haus mit fünf Schlafzimmern am Kiefernrand über Yalıkavak: Sportbecken von 15 Metern, Sauna, Fitnessraum und eine Küche für viele.',
      aciklama: [
        'In Gökçebel weht der beständigste Wind um Yalıkavak. Wenn es im August unten glüht, greifen Sie hier abends zur Strickjacke. Das Haus liegt an einer langen Terrasse, der Pool ebenso: fünfzehn Meter, gut für richtige Bahnen.',
        'Vier Schlafzimmer sind im Haupthaus, eines im Gartenhaus, so haben zwei Familien Abstand. Unten gibt es Sauna, Laufband und Gewichte, oben ein Arbeitszimmer mit Tür.',
        'Zur Marina fahren Sie sieben Minuten, zum Strand von Geriş fünf. Zweimal in der Woche putzt Sevgi. Soll sie bügeln oder den Tisch decken, sagen Sie es am Vortag.',
      ],
      one_cikanlar: [
        'Schwimmbecken 15 × 5 m',
        'Fünftes Schlafzimmer im eigenen Gartenhaus',
        'Sauna und Fitnessraum',
        'Sieben Minuten zur Marina',
        'Reinigung zweimal pro Woche inklusive',
      ],
      dahil: ['Reinigung zweimal pro Woche', 'Pool- und Gartenpflege'],
      haric: ['Poolheizung', 'Endreinigung (160 €)'],
      kurallar: ['Keine Haustiere', 'Mehr als zehn Besucher bitte vorher anmelden', 'Keine Drohnen'],
      erisilebilirlik: [
        'Zwei Stufen vom Parkplatz, eine mobile Rampe ist da',
        'Ein Schlafzimmer mit großem Bad im Erdgeschoss',
      ],
      sss: [
        [
          'Dürfen wir Geburtstag feiern?',
          'Ja, mit bis zu zwanzig Personen. Draußen endet die Musik um 23 Uhr. Koch und Torte organisieren wir gern.',
        ],
        [
          'Brauchen wir ein Auto?',
          'Ja, der Berg ist steil. Der Taxistand ist 900 Meter entfernt, ein Wagen kommt in fünf Minuten.',
        ],
        [
          'Ist der Pool für Kinder geeignet?',
          'Auf einer Seite 90 cm, auf der anderen 1,80 m tief. Auf Wunsch stellen wir einen Zaun auf.',
        ],
      ],
      ara: ['Villa Yalıkavak', 'Luxusvilla Bodrum', 'Villa mit Sauna', '10 Personen'],
      bulusma:
        'Schwarzes Metalltor rechts hinter der Moschee von Gökçebel. Mit Ihrem Kennzeichen öffnet es von selbst; drinnen wartet Sevgi.',
    },
    ru: {
      baslik: 'Вилла «Гёкчебель»',
      slug: 'villa-gekchebel-yalykavak',
      ozet: 'Современный дом с пятью спальнями у сосен над Ялыкаваком: бассейн 15 метров, сауна, спортзал и кухня на большую компанию.',
      aciklama: [
        'В Гёкчебеле самый ровный ветер в окрестностях Ялыкавака: когда в августе внизу печёт, здесь вечером просится кофта. Дом вытянут вдоль длинной террасы, и бассейн тоже: пятнадцать метров, можно плавать по-настоящему.',
        'Четыре спальни в главном доме, пятая в садовом домике, так что две семьи живут, не мешая друг другу. Внизу сауна, дорожка и гантели, наверху кабинет с дверью.',
        'До марины семь минут на машине, до пляжа Гериш пять. Два раза в неделю убирает Севги; если нужно погладить или накрыть стол, скажите накануне.',
      ],
      one_cikanlar: [
        'Бассейн для плавания 15 × 5 м',
        'Пятая спальня в отдельном домике',
        'Сауна и спортзал',
        'Семь минут до марины',
        'Уборка дважды в неделю включена',
      ],
      dahil: ['Уборка дважды в неделю', 'Уход за бассейном и садом'],
      haric: ['Подогрев бассейна', 'Финальная уборка (160 €)'],
      kurallar: ['Без животных', 'О гостях сверх десяти человек предупреждайте', 'Без дронов'],
      erisilebilirlik: [
        'От парковки две ступени, есть переносной пандус',
        'На первом этаже спальня с просторной ванной',
      ],
      sss: [
        [
          'Можно отметить день рождения?',
          'Да, до двадцати человек. На улице музыка до 23:00. Повара и торт организуем.',
        ],
        ['Нужна ли машина?', 'Да, подъём крутой. Стоянка такси в 900 метрах, машина приходит за пять минут.'],
        ['Подходит ли бассейн детям?', 'С одного края 90 см, с другого 1,80 м. По просьбе ставим ограждение.'],
      ],
      ara: ['вилла ялыкавак', 'вилла бодрум люкс', 'вилла с сауной', 'на 10 человек'],
      bulusma:
        'Чёрные металлические ворота справа после мечети Гёкчебель. Пришлите номер машины, и они откроются сами; внутри ждёт Севги.',
    },
  }),
  yorumlar: [
    {
      ad: 'Aylin & Mert',
      dil: 'tr',
      puan: 5,
      gun_once: 74,
      metin: 'İki aile geldik, bahçedeki oda kayınvalidem için biçilmiş kaftan oldu. Havuzda gerçekten yüzülüyor.',
    },
    {
      ad: 'Christoph L.',
      dil: 'de',
      puan: 5,
      gun_once: 30,
      metin: 'Morgens fünfzig Bahnen, abends Sauna bei 20 Grad Außentemperatur im Oktober. Sevgi ist ein Schatz.',
    },
    {
      ad: 'Виктория',
      dil: 'ru',
      puan: 4,
      gun_once: 121,
      metin: 'Дом большой и ухоженный. Без машины никак, учтите. Дети были в восторге от бассейна.',
    },
    {
      ad: 'Oliver H.',
      dil: 'en',
      puan: 3,
      gun_once: 128,
      metin: 'Lovely villa, but building work next door started at eight.',
      yanit:
        'Oliver, the neighbour began without notice. We asked the municipality, and since August work may only start at ten. We have sent you a voucher for your next stay.',
    },
    {
      ad: 'Selin A.',
      dil: 'tr',
      puan: 5,
      gun_once: 312,
      metin: 'Yılbaşında gittik; ısıtılmış havuzdan çıkıp saunaya girmek çocuklara şenlik oldu.',
    },
  ],
}
