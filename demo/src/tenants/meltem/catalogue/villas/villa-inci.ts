import type { DemoShowcase } from '../../../../showcase-data.ts'
import { ARRIVAL_TIME } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { type VillaFacts, villaFilters } from '../stay-filters.ts'
import { AT_ONCE, atTheDoor, bedroom, extra, villaProduct } from '../stay-parts.ts'
import { VILLA_LINES } from '../villa-lines.ts'
import { written } from '../written-text.ts'

const bilgi: VillaFacts = {
  urun_tipi: 'villa',
  izin_no: '07-0000-0291',
  oda: 1,
  yatak: 1,
  banyo: 1,
  alan_m2: 70,
  havuz: { en: 3, boy: 7 },
  denize_m: 7500,
  merkeze_m: 8000,
  havalimani_km: 112,
  giris_saati: '16:00',
  cikis_saati: '11:00',
  odalar: [bedroom(1, 0)],
  ozellikler: [
    'klima',
    'wifi',
    'mutfak',
    'camasir_makinesi',
    'mangal',
    'otopark',
    'korunakli_havuz',
    'isitmali_havuz',
    'jakuzi',
    'deniz_manzarasi',
    'tv',
  ],
}

export const villaInci: DemoShowcase = {
  urun: villaProduct({
    anahtar: 'villa-inci',
    ad: { tr: 'İnci Balayı Evi', en: 'İnci house for two', de: 'Haus İnci für zwei', ru: 'Дом «Инджи» для двоих' },
    en_cok_kisi: 2,
    terms: AT_ONCE,
    gece: [95, 150, 210],
    hafta: [620, 990, 1390],
    en_az_gece: [2, 3, 4],
    ucretler: [
      { tur: 'temizlik', fiyat: 40, esik_gece: 5 },
      { tur: 'hasar_depozitosu', fiyat: 250 },
    ],
    ekstralar: [
      extra('pool-heating', 18),
      extra('breakfast', 14),
      extra('chef-dinner', 40),
      extra('airport-transfer', 145),
      extra('massage', 55),
    ],
  }),
  bolge: 'kalkan',
  enlem: 36.3136,
  boylam: 29.4151,
  bilgi,
  agirlik: 825,
  filtreler: villaFilters(bilgi, 'balayi', 'doga'),
  koleksiyonlar: ['balayi', 'yetiskin', 'kis_gunesi'],
  bulusma: atTheDoor(36.3136, 29.4151),
  sorular: [ARRIVAL_TIME],
  gorseller: shots(
    'villa-inci',
    ['villa-stone', 'dusk-rose'],
    ['bedroom', 'dawn-apricot'],
    ['bathroom', 'dusk-rose'],
    ['chef', 'golden-saffron'],
    ['villa-stone', 'noon-mint'],
    ['night-terrace', 'night-pine'],
  ),
  metin: written(VILLA_LINES, {
    tr: {
      baslik: 'İnci Balayı Evi',
      slug: 'inci-balayi-evi-kalkan',
      ozet: 'İslamlar’da yalnız iki kişilik, hiçbir yerden görünmeyen havuzlu taş ev. Uzakta deniz, yakında alabalık lokantaları ve serin yayla havası.',
      aciklama: [
        'İslamlar köyü Kalkan’ın 600 metre üstündedir; su değirmenleri, alabalık havuzları ve akşam serinliğiyle bilinir. Evin bahçesi üç metrelik taş duvarla çevrili: havuza, jakuziye ve yataktan kalkıp çıktığınız terasa kimse bakmaz.',
        'Tek oda, cam duvarlı; yatak denize, küvet gökyüzüne bakar. Mutfakta iki kişilik her şey vardır. Kutlamanız varsa not düşün: çiçek ve meyve tabağı bizden.',
        'Kahvaltıyı komşu Hatice Hanım getirir, saatini siz söylersiniz. Kalkan arabayla on beş dakika, Patara yirmi beş. Araba şart.',
      ],
      one_cikanlar: [
        'Yalnız iki kişi için',
        'Hiçbir yerden görünmeyen havuz ve jakuzi',
        '600 metrede serin geceler',
        'Balayına çiçek ve meyve ikramı',
        'Hemen onaylanır',
      ],
      dahil: ['Karşılamada çiçek ve meyve', 'Havuz bakımı (siz yokken)'],
      haric: ['Havuz ısıtma', 'Beş geceden kısa konaklamada temizlik (40 €)'],
      kurallar: ['Ev çocuk ve bebek için uygun değildir', 'Evcil hayvan kabul edilmez', 'Gündüz misafiri alınmaz'],
      erisilebilirlik: ['Park yerinden kapıya düz yol', 'Havuz kenarına iki basamak'],
      sss: [
        ['Havuz gerçekten görünmüyor mu?', 'Görünmüyor. Duvar üç metre, üstte ev yok; drone bile uçurulmaz.'],
        ['Evlilik cüzdanı soruluyor mu?', 'Hayır. Yasa gereği yalnız kimlik bildirimi yapılır.'],
        ['Kışın kalınır mı?', 'Evet; yerden ısıtma var, jakuzi 38 derece tutulur.'],
      ],
      ara: ['balayı villası', 'islamlar villa', 'korunaklı villa', 'jakuzili villa', '2 kişilik villa'],
      bulusma:
        'İslamlar’da değirmenden sonra sağa; “İnci” yazan taş kapı. Şifre giriş günü saat 12’de gönderilir, isterseniz Hatice Hanım karşılar.',
    },
    en: {
      baslik: 'İnci house for two',
      slug: 'inci-house-for-two-kalkan',
      ozet: 'A stone house in İslamlar for exactly two, with a pool nobody can see. The sea in the distance, trout restaurants and cool upland air close by.',
      aciklama: [
        'The village of İslamlar lies 600 metres above Kalkan and is known for watermills, trout ponds and cool evenings. A three-metre stone wall surrounds the garden: nobody looks at the pool, the jacuzzi or the terrace you step onto from bed.',
        'There is one bedroom with a wall of glass; the bed faces the sea and the bath the sky. The kitchen has everything, times two. If you are celebrating, leave a note: flowers and a fruit plate are on us.',
        'Hatice next door brings breakfast at the hour you name. Kalkan is fifteen minutes by car, Patara twenty-five. You do need the car.',
      ],
      one_cikanlar: [
        'For two people only',
        'Pool and jacuzzi completely hidden',
        'Cool nights at 600 metres',
        'Flowers and fruit for honeymooners',
        'Confirmed at once',
      ],
      dahil: ['Flowers and fruit on arrival', 'Care of the pool (while you are out)'],
      haric: ['Pool heating', 'Cleaning for stays under five nights (€40)'],
      kurallar: ['Not suitable for children or babies', 'No pets', 'No day visitors'],
      erisilebilirlik: ['Level path from the car to the door', 'Two steps to the pool deck'],
      sss: [
        [
          'Is the pool really hidden?',
          'Yes. The wall is three metres high, no house stands above, and drones are not allowed.',
        ],
        ['How private is the cleaning?', 'The gardener comes only when you tell us you are out.'],
        ['Can we stay in winter?', 'Yes. There is underfloor heating and the jacuzzi is kept at 38 °C.'],
      ],
      ara: ['honeymoon villa', 'islamlar villa', 'secluded pool', 'villa with jacuzzi', 'villa for couples'],
      bulusma:
        'In İslamlar turn right after the mill; the stone gate says “İnci”. The code is sent at noon on the day, or Hatice welcomes you if you like.',
    },
    de: {
      baslik: 'Haus İnci für zwei',
      slug: 'haus-inci-fuer-zwei-kalkan',
      ozet: 'Steinhaus in İslamlar für genau zwei, mit einem Pool, den niemand sieht. In der Ferne das Meer, nebenan Forellenlokale und kühle Höhenluft.',
      aciklama: [
        'Das Dorf İslamlar liegt 600 Meter über Kalkan und ist für Wassermühlen, Forellenteiche und kühle Abende bekannt. Eine drei Meter hohe Steinmauer umgibt den Garten: Niemand blickt auf Pool, Whirlpool und die Terrasse, auf die Sie direkt aus dem Bett treten.',
        'Es gibt ein einziges Schlafzimmer mit gläserner Wand; vom Bett sehen Sie das Meer, aus der Wanne den Himmel. In der Küche ist alles doppelt da. Wenn Sie etwas feiern, schreiben Sie es uns: Blumen und Obst gehen auf uns.',
        'Nachbarin Hatice bringt das Frühstück, wann Sie möchten. Kalkan ist fünfzehn, Patara fünfundzwanzig Autominuten entfernt; ein Auto ist nötig.',
      ],
      one_cikanlar: [
        'Nur für zwei Personen',
        'Pool und Whirlpool völlig uneinsehbar',
        'Kühle Nächte auf 600 Metern',
        'Blumen und Obst für Frischvermählte',
        'Sofort bestätigt',
      ],
      dahil: ['Blumen und Obst zur Ankunft', 'Poolpflege (wenn Sie unterwegs sind)'],
      haric: ['Poolheizung', 'Reinigung bei weniger als fünf Nächten (40 €)'],
      kurallar: ['Für Kinder und Babys nicht geeignet', 'Keine Haustiere', 'Kein Tagesbesuch'],
      erisilebilirlik: ['Ebener Weg vom Parkplatz zur Tür', 'Zwei Stufen zum Pooldeck'],
      sss: [
        [
          'Ist der Pool wirklich uneinsehbar?',
          'Ja. Die Mauer ist drei Meter hoch, darüber steht kein Haus, Drohnen sind nicht erlaubt.',
        ],
        ['Stört die Poolpflege?', 'Der Gärtner kommt nur, wenn Sie uns sagen, dass Sie unterwegs sind.'],
        ['Können wir im Winter kommen?', 'Ja. Es gibt Fußbodenheizung, und der Whirlpool hat 38 °C.'],
      ],
      ara: ['Flitterwochen Villa', 'İslamlar', 'uneinsehbarer Pool', 'Villa mit Whirlpool', 'Villa für zwei'],
      bulusma:
        'In İslamlar hinter der Mühle rechts; am Steintor steht „İnci“. Den Code schicken wir am Anreisetag um zwölf, auf Wunsch begrüßt Sie Hatice.',
    },
    ru: {
      baslik: 'Дом «Инджи» для двоих',
      slug: 'dom-indzhi-dlya-dvoih-kalkan',
      ozet: 'Каменный дом в Исламларе ровно на двоих, с бассейном, которого никто не видит. Вдали море, рядом форелевые рестораны и прохлада гор.',
      aciklama: [
        'Деревня Исламлар лежит в 600 метрах над Калканом; её знают по водяным мельницам, форели и прохладным вечерам. Сад окружён трёхметровой стеной: никто не видит ни бассейна, ни джакузи, ни террасы, куда вы выходите прямо с кровати.',
        'Спальня одна, со стеклянной стеной: с кровати видно море, из ванны небо. На кухне всё есть на двоих. Если у вас праздник, напишите: цветы и фрукты за наш счёт.',
        'Завтрак приносит соседка Хатидже, время назначаете вы. До Калкана пятнадцать минут, до Патары двадцать пять; машина нужна.',
      ],
      one_cikanlar: [
        'Только для двоих',
        'Полностью скрытые бассейн и джакузи',
        'Прохладные ночи на высоте 600 м',
        'Цветы и фрукты молодожёнам',
        'Подтверждается сразу',
      ],
      dahil: ['Цветы и фрукты к приезду', 'Уход за бассейном (пока вас нет)'],
      haric: ['Подогрев бассейна', 'Уборка при проживании менее пяти ночей (40 €)'],
      kurallar: ['Не подходит для детей и младенцев', 'Без животных', 'Без дневных гостей'],
      erisilebilirlik: ['От парковки к двери ровная дорожка', 'К бассейну две ступени'],
      sss: [
        ['Бассейн правда не видно?', 'Да. Стена три метра, выше домов нет, дроны запрещены.'],
        ['Не помешает ли садовник?', 'Он приходит, только когда вы сообщите, что уехали.'],
        ['Можно ли приехать зимой?', 'Да. Тёплые полы, а в джакузи 38 °C.'],
      ],
      ara: ['вилла для молодожёнов', 'исламлар', 'закрытый бассейн', 'вилла с джакузи', 'вилла на двоих'],
      bulusma:
        'В Исламларе после мельницы направо, каменные ворота с надписью İnci. Код пришлём в полдень в день заезда, по желанию встретит Хатидже.',
    },
  }),
  yorumlar: [
    {
      ad: 'Büşra & Emre',
      dil: 'tr',
      puan: 5,
      gun_once: 55,
      metin: 'Balayımız için seçtik, tek kişiyle karşılaşmadık. Hatice Hanım’ın menemeni ayrı bir olay.',
    },
    {
      ad: 'Sophie',
      dil: 'en',
      puan: 5,
      gun_once: 90,
      metin: 'Total privacy, cool nights, stars from the bath. We forgot which day it was.',
    },
    {
      ad: 'Tobias K.',
      dil: 'de',
      puan: 4,
      gun_once: 149,
      metin: 'Wunderschön. Wer jeden Tag ans Meer will, fährt viel Serpentinen.',
    },
    {
      ad: 'Алина и Макс',
      dil: 'ru',
      puan: 5,
      gun_once: 178,
      metin: 'В мае вечером прохладно, джакузи спасает. Цветы в номере — очень приятно.',
    },
    {
      ad: 'Merve T.',
      dil: 'tr',
      puan: 2,
      gun_once: 290,
      metin: 'Şubatta internet iki gün kesildi.',
      yanit:
        'Merve Hanım, fırtına köyün hattını kopardı; ücretin bir bölümünü iade ettik ve eve yedek mobil bağlantı koyduk.',
    },
  ],
}
