import type { DemoShowcase } from '../../../../showcase-data.ts'
import { ARRIVAL_TIME, FLIGHT } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { type VillaFacts, villaFilters } from '../stay-filters.ts'
import { AT_ONCE, atTheDoor, bedroom, childrensRoom, extra, villaProduct } from '../stay-parts.ts'
import { VILLA_LINES } from '../villa-lines.ts'
import { written } from '../written-text.ts'

const bilgi: VillaFacts = {
  urun_tipi: 'villa',
  izin_no: '48-0000-0158',
  oda: 4,
  yatak: 6,
  banyo: 4,
  alan_m2: 190,
  havuz: { en: 4, boy: 8 },
  denize_m: 3800,
  merkeze_m: 700,
  havalimani_km: 62,
  giris_saati: '16:00',
  cikis_saati: '10:00',
  odalar: [bedroom(1, 0), bedroom(1, 0), bedroom(0, 2), childrensRoom(2)],
  ozellikler: [
    'klima',
    'wifi',
    'mutfak',
    'bulasik_makinesi',
    'camasir_makinesi',
    'mangal',
    'otopark',
    'cocuk_havuzu',
    'korunakli_havuz',
    'bebek_yatagi',
    'mama_sandalyesi',
    'tv',
  ],
}

export const villaBelcekiz: DemoShowcase = {
  urun: villaProduct({
    anahtar: 'villa-belcekiz',
    ad: { tr: 'Villa Belcekız', en: 'Villa Belcekız', de: 'Villa Belcekız', ru: 'Вилла «Бельджекыз»' },
    en_cok_kisi: 8,
    terms: AT_ONCE,
    gece: [110, 190, 310],
    hafta: [720, 1250, 2050],
    en_az_gece: [3, 4, 5],
    ucretler: [
      { tur: 'temizlik', fiyat: 60, esik_gece: 7 },
      { tur: 'ek_yatak', fiyat: 20, en_cok: 2 },
      { tur: 'hasar_depozitosu', fiyat: 300 },
    ],
    ekstralar: [extra('airport-transfer', 95), extra('groceries', 20), extra('mid-clean', 50), extra('breakfast', 10)],
  }),
  bolge: 'oludeniz',
  enlem: 36.5731,
  boylam: 29.1477,
  bilgi,
  agirlik: 855,
  kampanya_yuzde: 10,
  sor_sat_saat: 48,
  filtreler: villaFilters(bilgi, 'aile', 'merkez'),
  koleksiyonlar: ['aile', 'son_dakika'],
  bulusma: atTheDoor(36.5731, 29.1477),
  sorular: [ARRIVAL_TIME, FLIGHT],
  gorseller: shots(
    'villa-belcekiz',
    ['villa-stone', 'noon-azure'],
    ['kitchen', 'noon-azure'],
    ['living', 'golden-amber'],
    ['picnic', 'noon-azure'],
    ['villa-stone', 'golden-amber'],
    ['villa-stone', 'night-lapis'],
  ),
  metin: written(VILLA_LINES, {
    tr: {
      baslik: 'Villa Belcekız',
      slug: 'villa-belcekiz-oludeniz',
      ozet: 'Ovacık’ta çocuklar için düşünülmüş dört odalı villa: ayrı çocuk havuzu, çevrili bahçe, ranzasız çocuk odası. Ölüdeniz’e dolmuşla on dakika.',
      aciklama: [
        'Bu evi üç çocuklu bir aile kendisi için yaptı, sonra kiraya verdi; fark her yerde görünür. Büyük havuzun yanında 40 santimlik çocuk havuzu, ikisinin arasında kilitli çit, prizlerde kapak, merdivende kapı var.',
        'Dört odanın biri çocuk odası: iki yatak, oyuncak sandığı, karartma perdesi. Mutfakta biberon ısıtıcısı ve plastik takım bulunur; bebek yatağı ücretsizdir. Bahçe dört yandan çitlidir, dışarıdan görünmez.',
        'Ovacık çarşısı 700 metre: market, eczane, pide. Ölüdeniz dolmuşu köşeden on dakikada bir geçer. Babadağ hemen tepenizde; paraşütler kahvaltıdan itibaren başlar.',
      ],
      one_cikanlar: [
        'Çitle ayrılmış çocuk havuzu',
        'Ücretsiz bebek yatağı ve mama sandalyesi',
        'Dışarıdan görünmeyen çevrili bahçe',
        'Dolmuş köşede, plaja 10 dakika',
        'Hemen onaylanır',
      ],
      dahil: [
        'Havuz bakımı',
        'Bebek yatağı, mama sandalyesi, biberon ısıtıcısı',
        'Yedi gece ve üzeri konaklamada temizlik',
      ],
      haric: ['Yedi geceden kısa konaklamada temizlik (60 €)'],
      kurallar: ['Evcil hayvan kabul edilmez', 'Havuz çiti daima kapalı tutulur'],
      erisilebilirlik: ['Bahçe kapısından eve düz yol', 'Zemin katta bir oda ve duş; kapılar 80 cm'],
      sss: [
        ['Çocuk havuzu ne kadar derin?', '40 santim. Büyük havuz 1,20’den 1,60’a iner.'],
        [
          'Plaja bebek arabasıyla gidilir mi?',
          'Dolmuşa katlanır arabalar alınır. Belcekız çakıllıdır, lagün daha sığ ve kumludur.',
        ],
        ['Rezervasyon hemen kesinleşir mi?', 'Evet; yalnız girişe 48 saatten az kaldıysa önce evi sorarız.'],
      ],
      ara: ['ovacık villa', 'çocuk havuzlu villa', 'ölüdeniz kiralık', 'aile villası', 'korunaklı villa'],
      bulusma:
        'Ovacık ana caddesinde eczanenin karşısındaki sokak, soldaki üçüncü kapı. Gündüz görevlimiz açar, 21.00’den sonra şifre gönderilir.',
    },
    en: {
      baslik: 'Villa Belcekız',
      slug: 'villa-belcekiz-oludeniz',
      ozet: 'A four-bedroom villa in Ovacık planned for children: a pool of their own, a fenced garden and a proper children’s room. Ten minutes by minibus to Ölüdeniz.',
      aciklama: [
        'A family with three children built this house for themselves before they let it, and it shows. Beside the big pool lies one 40 centimetres deep, with a locking fence between; sockets have covers and the stairs a gate.',
        'One of the four bedrooms is for children: two beds, a chest of toys, blackout curtains. The kitchen has a bottle warmer and plastic plates, and the cot costs nothing. The garden is fenced on all sides and cannot be seen into.',
        'Ovacık’s main street with grocer, chemist and pide oven is 700 metres away, and minibuses to Ölüdeniz pass the corner every ten minutes. Babadağ rises right behind you; the paragliders start at breakfast.',
      ],
      one_cikanlar: [
        'Children’s pool behind a fence',
        'Cot and high chair free of charge',
        'Enclosed garden, not overlooked',
        'Minibus at the corner, beach in 10 minutes',
        'Confirmed at once',
      ],
      dahil: ['Care of the pool', 'Cot, high chair and bottle warmer', 'Cleaning for stays of seven nights or more'],
      haric: ['Cleaning for stays under seven nights (€60)'],
      kurallar: ['No pets', 'The pool fence stays closed at all times'],
      erisilebilirlik: [
        'Level path from the garden gate',
        'One bedroom and a shower on the ground floor; doors 80 cm wide',
      ],
      sss: [
        ['How deep is the children’s pool?', '40 centimetres. The large one goes from 1.20 to 1.60 m.'],
        [
          'Can we get to the beach with a buggy?',
          'Folding buggies are fine on the minibus. Belcekız beach is pebbles; the lagoon is shallower and sandier.',
        ],
        ['Is the booking certain at once?', 'Yes. Only within 48 hours of arrival do we ask the house first.'],
      ],
      ara: ['ovacik villa', 'villa with children’s pool', 'oludeniz family villa', 'fenced pool'],
      bulusma:
        'Street opposite the chemist on Ovacık’s main road, third gate on the left. We open in person by day; after 21:00 you get a code.',
    },
    de: {
      baslik: 'Villa Belcekız',
      slug: 'villa-belcekiz-oeluedeniz',
      ozet: 'Villa mit vier Schlafzimmern in Ovacık, von Eltern geplant: eigenes Kinderbecken, umzäunter Garten, richtiges Kinderzimmer. Mit dem Kleinbus zehn Minuten nach Ölüdeniz.',
      aciklama: [
        'Eine Familie mit drei Kindern hat das Haus für sich gebaut, bevor sie es vermietete, und das merkt man. Neben dem großen Pool liegt ein 40 Zentimeter tiefes Becken, dazwischen ein abschließbarer Zaun; Steckdosen sind gesichert, die Treppe hat ein Gitter.',
        'Eines der vier Schlafzimmer gehört den Kindern: zwei Betten, Spielzeugtruhe, Verdunkelung. In der Küche stehen Flaschenwärmer und Plastikgeschirr, das Babybett kostet nichts. Der Garten ist rundum eingezäunt und nicht einsehbar.',
        'Bis zur Hauptstraße von Ovacık mit Laden, Apotheke und Pide-Ofen sind es 700 Meter; an der Ecke fährt alle zehn Minuten der Bus nach Ölüdeniz. Gleich hinter Ihnen der Babadağ, die Gleitschirme starten zum Frühstück.',
      ],
      one_cikanlar: [
        'Kinderbecken hinter dem Zaun',
        'Babybett und Hochstuhl kostenlos',
        'Umzäunter, uneinsehbarer Garten',
        'Bus an der Ecke, zum Strand 10 Minuten',
        'Sofort bestätigt',
      ],
      dahil: ['Poolpflege', 'Babybett, Hochstuhl und Flaschenwärmer', 'Reinigung ab sieben Nächten'],
      haric: ['Reinigung bei weniger als sieben Nächten (60 €)'],
      kurallar: ['Keine Haustiere', 'Der Poolzaun bleibt immer geschlossen'],
      erisilebilirlik: [
        'Ebener Weg vom Gartentor',
        'Ein Schlafzimmer und eine Dusche im Erdgeschoss, Türen 80 cm breit',
      ],
      sss: [
        ['Wie tief ist das Kinderbecken?', '40 Zentimeter. Der große Pool ist 1,20 bis 1,60 m tief.'],
        [
          'Kommen wir mit dem Kinderwagen an den Strand?',
          'Klappbare Wagen nimmt der Kleinbus mit. Belcekız ist Kies, die Lagune flacher und sandiger.',
        ],
        [
          'Ist die Buchung sofort fest?',
          'Ja. Nur wenn die Anreise in weniger als 48 Stunden ist, fragen wir erst nach.',
        ],
      ],
      ara: ['Villa Ovacık', 'Villa mit Kinderbecken', 'Ferienhaus Ölüdeniz', 'Familienvilla', 'Pool mit Zaun'],
      bulusma:
        'Straße gegenüber der Apotheke an der Hauptstraße von Ovacık, drittes Tor links. Tagsüber öffnen wir persönlich, nach 21 Uhr erhalten Sie einen Code.',
    },
    ru: {
      baslik: 'Вилла «Бельджекыз»',
      slug: 'villa-beldzhekyz-olyudeniz',
      ozet: 'Вилла в Оваджыке, придуманная для детей: четыре спальни, отдельный детский бассейн и закрытый сад. До Олюдениза десять минут на маршрутке.',
      aciklama: [
        'Семья с тремя детьми построила дом для себя, а потом стала сдавать, и это видно. Рядом с большим бассейном детский глубиной 40 сантиметров, между ними запирающийся заборчик; на розетках заглушки, на лестнице калитка.',
        'Одна из четырёх спален детская: две кровати, сундук с игрушками, плотные шторы. На кухне подогреватель бутылочек и пластиковая посуда, кроватка бесплатно. Сад огорожен со всех сторон и не просматривается.',
        'До главной улицы Оваджыка с магазином, аптекой и пиде 700 метров, маршрутка в Олюдениз проходит у угла каждые десять минут. Над вами Бабадаг, и парапланы летают с завтрака.',
      ],
      one_cikanlar: [
        'Детский бассейн за ограждением',
        'Кроватка и стульчик бесплатно',
        'Закрытый сад, снаружи не видно',
        'Маршрутка у угла, до пляжа 10 минут',
        'Подтверждается сразу',
      ],
      dahil: [
        'Уход за бассейном',
        'Кроватка, стульчик, подогреватель бутылочек',
        'Уборка при проживании от семи ночей',
      ],
      haric: ['Уборка при проживании менее семи ночей (60 €)'],
      kurallar: ['Без животных', 'Калитка бассейна всегда закрыта'],
      erisilebilirlik: ['От калитки ровная дорожка', 'На первом этаже спальня и душ, двери 80 см'],
      sss: [
        ['Какова глубина детского бассейна?', '40 сантиметров. В большом от 1,20 до 1,60 м.'],
        [
          'Можно ли на пляж с коляской?',
          'Складные коляски в маршрутку берут. На Бельджекызе галька, в лагуне мельче и песок.',
        ],
        ['Бронь сразу окончательная?', 'Да. Только если до заезда меньше 48 часов, мы сначала уточняем.'],
      ],
      ara: ['вилла оваджик', 'вилла с детским бассейном', 'олюдениз аренда', 'вилла для семьи'],
      bulusma:
        'Улица напротив аптеки на главной дороге Оваджыка, третьи ворота слева. Днём открываем лично, после 21:00 пришлём код.',
    },
  }),
  yorumlar: [
    {
      ad: 'Kerstin M.',
      dil: 'de',
      puan: 5,
      gun_once: 80,
      metin:
        'Endlich ein Ferienhaus, in dem man nicht die erste Stunde alles hochstellt. Unsere Zweijährige hat im kleinen Becken quasi gewohnt.',
    },
    {
      ad: 'Laura P.',
      dil: 'en',
      puan: 5,
      gun_once: 94,
      metin:
        'Toys, gates, blackout blinds: somebody has thought about it. Garden a bit small for football but we coped.',
    },
    {
      ad: 'Fatih Ç.',
      dil: 'tr',
      puan: 4,
      gun_once: 107,
      metin: 'Mahremiyet açısından çok rahat, bahçe hiç görünmüyor. Ölüdeniz dolmuşu ağustosta çok dolu oluyor.',
    },
    {
      ad: 'Екатерина',
      dil: 'ru',
      puan: 5,
      gun_once: 125,
      metin: 'С двумя малышами лучший вариант. Заборчик у бассейна спас мои нервы.',
    },
    {
      ad: 'Hakan & Dilek',
      dil: 'tr',
      puan: 3,
      gun_once: 146,
      metin: 'Salonun kliması zayıf kaldı.',
      yanit: 'Teşekkürler Hakan Bey. Temmuzda salona ikinci klima takıldı.',
    },
    {
      ad: 'Sven',
      dil: 'de',
      puan: 4,
      gun_once: 188,
      metin: 'Im Mai war der Pool noch frisch, den Kindern egal. Sehr freundliche Übergabe.',
    },
  ],
}
