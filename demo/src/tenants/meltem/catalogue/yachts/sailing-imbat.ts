import { YACHT_TERMS } from '../../../../product-terms.ts'
import { CHILD_AGES } from '../journey-questions.ts'
import { yacht } from '../yacht-recipe.ts'

const STOCK = { tur: 'saat', kaynak: 'yelkenli-imbat', birim: 1, devir: 60 } as const

export const sailingImbat = yacht({
  anahtar: 'sailing-imbat',
  satis: {
    ...YACHT_TERMS,
    kiralama_sozlesmesi: false,
    son_satis_saat: 12,
    on_odeme: 50,
    iptal: [
      { gun: 3, iade_oran: 100 },
      { gun: 1, iade_oran: 50 },
    ],
    en_cok_kisi: 8,
    secenekler: [
      { anahtar: 'half-day', ad: { tr: 'Yarım gün (4 saat)', en: 'Half a day (4 hours)', de: 'Halber Tag (4 Stunden)', ru: 'Полдня (4 часа)' }, tarife: { tur: 'birim', fiyat: 290 }, stok: STOCK, sure_dk: 240 },
      { anahtar: 'day', ad: { tr: 'Tam gün (8 saat)', en: 'Full day (8 hours)', de: 'Ganzer Tag (8 Stunden)', ru: 'Целый день (8 часов)' }, tarife: { tur: 'birim', fiyat: 480 }, stok: STOCK, sure_dk: 480 },
    ],
    ekstralar: [
      { anahtar: 'lesson', ad: { tr: 'Yelken dersi ve katılım belgesi', en: 'Sailing lesson with certificate', de: 'Segelstunde mit Urkunde', ru: 'Урок паруса с грамотой' }, birim: 'kisi', fiyat: 30 },
      { anahtar: 'lunch', ad: { tr: 'Sandviç ve meyve paketi', en: 'Sandwiches and fruit', de: 'Sandwiches und Obst', ru: 'Сэндвичи и фрукты' }, birim: 'kisi', fiyat: 14 },
    ],
  },
  bilgi: { tekne_tipi: 'yelkenli', boy_m: 12.2, en_m: 4, kabin: 0, wc: 1, gece_kisi: 0, gunduz_kisi: 8, murettebat: 1, yapim_yili: 2012, yenileme_yili: 2022, liman: 'Alaçatı', ozellikler: ['snorkel', 'bluetooth', 'su_ikrami', 'mutfak'] },
  secenek_bilgi: { 'half-day': { kapasite: 8 }, day: { kapasite: 8 } },
  bolge: 'alacati',
  liman: { enlem: 38.2581, boylam: 26.3791, ad: { tr: 'Alaçatı Marina', en: 'Alaçatı Marina', de: 'Marina Alaçatı', ru: 'Марина Алачаты' } },
  kiralama: ['gunluk', 'saatlik'],
  koleksiyonlar: ['macera', 'aile'],
  sorular: [CHILD_AGES],
  sor_sat_saat: 24,
  agirlik: 68,
  gorseller: [['deck-lounge', 'golden-amber', true], ['windsurf', 'noon-azure'], ['yacht-stern', 'dawn-shell'], ['table', 'golden-saffron'], ['deck-lounge', 'dusk-coral']],
  metin: {
    tr: {
      baslik: 'İmbat ile yelken günü, Alaçatı',
      slug: 'imbat-ile-yelken-gunu-alacati',
      ozet: 'Kaptanlı 40 ayak yelkenliyle Alaçatı’dan Eşek Adası’na. Dümene siz geçin; yarım ya da tam gün, sekiz kişiye kadar.',
      anlat: [
        'Alaçatı’nın rüzgârı sörfçüler için anlatılır, oysa en çok yelkenliye yakışır. İmbat düz, sağlam bir okul teknesidir; Kaptan Ozan size halat verir, ıskotayı ne zaman boşlayacağınızı söyler ve çoğunlukla susar.',
        'Yarım günde körfezden çıkar, Eşek Adası’nın kumsalına demirler, yüzer ve döneriz. Tam günde rota Çeşme burnuna ya da Delikli Koy’a uzar. Rüzgâr yirmi beş knotu geçerse yelken küçülür, keyif küçülmez.',
        'Hiç yelken yapmamış olmanız sorun değil; çoğu konuk ilk kez gelir, bir saat sonra tramola komutunu kendi verir.',
      ],
      one: ['Dümende siz, yanınızda kaptan', 'Yarım ya da tam gün, yalnız sizin grubunuz', 'Eşek Adası’nda yüzme molası', 'İsteyene ders ve belge'],
      dahil: ['Kaptan', 'Yakıt ve marina ücreti', 'Can yelekleri ve şnorkel', 'Su ve meyve'],
      haric: ['Yemek', 'Alkollü içecekler', 'Yelken dersi belgesi'],
      yanina_al: ['Kaymaz tabanlı ayakkabı', 'Rüzgârlık', 'Gözlük ipi: rüzgâr şakaya gelmez'],
      kural: ['Seyirde herkes can yeleği takar.'],
      erisim: ['Tekne yatar; bel ve denge sorunu olanlara önermeyiz.'],
      sss: [
        ['Rüzgâr çok sertse ne olur?', 'Kaptan otuz knotun üzerinde çıkmaz. Günü değiştirir ya da parayı iade ederiz.'],
        ['Çocuklar gelebilir mi?', 'Beş yaşından itibaren; küçük boy can yeleği var.'],
      ],
      ara: ['alaçatı yelken', 'çeşme tekne kiralama', 'yelken dersi', 'eşek adası', 'günlük yelkenli'],
      bulusma: 'Marina kapısından girince solda, yakıt iskelesinin yanı.',
    },
    en: {
      baslik: 'A day under sail with İmbat, Alaçatı',
      slug: 'day-sailing-imbat-alacati',
      ozet: 'A skippered 40-foot yacht from Alaçatı to Eşek Island. Take the helm yourself: half or full day, up to eight guests.',
      anlat: [
        'Alaçatı’s wind is famous among surfers, yet it suits a sailing yacht best of all. İmbat is a straight, sturdy training boat; Ozan, the skipper, hands you a line, tells you when to ease the sheet and otherwise keeps quiet.',
        'In half a day we leave the bay, anchor off the sand of Eşek Island, swim and sail home. A full day takes us towards the cape of Çeşme or Delikli Bay. Above twenty-five knots the sail gets smaller, the fun does not.',
        'Never sailed before? Neither have most of our guests, and an hour later they call the tack themselves.',
      ],
      one: ['You at the helm, the skipper beside you', 'Half or full day, only your group', 'Swimming stop at Eşek Island', 'Lesson and certificate if you like'],
      dahil: ['Skipper', 'Fuel and marina fee', 'Life jackets and snorkels', 'Water and fruit'],
      haric: ['Food', 'Alcoholic drinks', 'Certificate of the sailing lesson'],
      yanina_al: ['Non-slip shoes', 'A windproof jacket', 'A strap for your glasses: the wind means it'],
      kural: ['Life jackets are worn under way.'],
      erisim: ['The boat heels; we do not advise it with back or balance problems.'],
      sss: [
        ['What if there is too much wind?', 'Above thirty knots we stay in port and change the day or refund you.'],
        ['Can children come?', 'From the age of five; there are small life jackets.'],
      ],
      ara: ['sailing alacati', 'boat hire cesme', 'sailing lesson', 'donkey island', 'sailboat day trip'],
      bulusma: 'Through the marina gate and left, beside the fuel dock.',
    },
    de: {
      baslik: 'Segeltag mit der İmbat, Alaçatı',
      slug: 'segeltag-imbat-alacati',
      ozet: 'Yacht von 40 Fuß mit Skipper von Alaçatı zur Insel Eşek. Sie steuern: halber oder ganzer Tag, bis acht Gäste.',
      anlat: [
        'Der Wind von Alaçatı ist unter Surfern berühmt, am besten steht er aber einer Segelyacht. Die İmbat ist ein gerades, robustes Schulschiff; Skipper Ozan gibt Ihnen eine Leine in die Hand, sagt, wann Sie fieren sollen, und schweigt ansonsten.',
        'An einem halben Tag verlassen wir die Bucht, ankern vor dem Sand der Insel Eşek, baden und segeln zurück. Der ganze Tag führt Richtung Kap Çeşme oder in die Delikli-Bucht. Über fünfundzwanzig Knoten wird das Segel kleiner, der Spaß nicht.',
        'Noch nie gesegelt? Das gilt für die meisten unserer Gäste, und nach einer Stunde geben sie selbst das Kommando zur Wende.',
      ],
      one: ['Sie am Ruder, der Skipper daneben', 'Halber oder ganzer Tag, nur Ihre Gruppe', 'Badestopp an der Insel Eşek', 'Auf Wunsch Unterricht mit Urkunde'],
      dahil: ['Skipper', 'Treibstoff und Liegegebühr', 'Schwimmwesten und Schnorchel', 'Wasser und Obst'],
      haric: ['Essen', 'Alkoholische Getränke', 'Urkunde der Segelstunde'],
      yanina_al: ['Rutschfeste Schuhe', 'Eine Windjacke', 'Ein Brillenband: Der Wind meint es ernst'],
      kural: ['Während der Fahrt tragen alle eine Schwimmweste.'],
      erisim: ['Das Boot legt sich auf die Seite; bei Rücken- oder Gleichgewichtsproblemen raten wir ab.'],
      sss: [
        ['Was bei zu viel Wind?', 'Über dreißig Knoten bleiben wir im Hafen, verlegen den Tag oder erstatten den Preis.'],
        ['Dürfen Kinder mit?', 'Ab fünf Jahren; kleine Schwimmwesten sind da.'],
      ],
      ara: ['Segeln Alaçatı', 'Boot mieten Çeşme', 'Segelkurs', 'Eselinsel', 'Tagestörn'],
      bulusma: 'Durch das Tor der Marina, dann links neben der Tankstelle.',
    },
    ru: {
      baslik: 'День под парусом на «Имбате», Алачаты',
      slug: 'den-pod-parusom-imbat-alachaty',
      ozet: 'Яхта 40 футов со шкипером из Алачаты к острову Эшек. За штурвалом — вы: полдня или день, до восьми гостей.',
      anlat: [
        'Ветер Алачаты прославили сёрферы, но больше всего он идёт парусной яхте. «Имбат» — крепкое учебное судно; шкипер Озан даёт вам конец, подсказывает, когда потравить шкот, а в остальное время молчит.',
        'За полдня мы выходим из бухты, встаём на якорь у песка острова Эшек, купаемся и возвращаемся. За целый день доходим до мыса Чешме или бухты Деликли. Если ветер сильнее двадцати пяти узлов, парус становится меньше, а радость — нет.',
        'Никогда не ходили под парусом? Как и большинство наших гостей, а через час они сами командуют «поворот».',
      ],
      one: ['Вы за штурвалом, шкипер рядом', 'Полдня или день, только ваша компания', 'Купание у острова Эшек', 'По желанию урок с грамотой'],
      dahil: ['Шкипер', 'Топливо и стоянка', 'Жилеты и маски', 'Вода и фрукты'],
      haric: ['Еда', 'Алкоголь', 'Грамота за урок паруса'],
      yanina_al: ['Нескользящая обувь', 'Ветровка', 'Шнурок для очков: ветер не шутит'],
      kural: ['На ходу все надевают жилеты.'],
      erisim: ['Яхта кренится; при болях в спине и нарушении равновесия не советуем.'],
      sss: [
        ['А если ветер слишком сильный?', 'Свыше тридцати узлов мы остаёмся в порту, переносим день или возвращаем деньги.'],
        ['Можно с детьми?', 'С пяти лет; маленькие жилеты есть.'],
      ],
      ara: ['яхтинг алачаты', 'аренда яхты чешме', 'урок паруса', 'ослиный остров', 'парусная прогулка'],
      bulusma: 'За воротами марины налево, рядом с заправкой.',
    },
  },
  yorumlar: [
    ['Onur B.', 'tr', 5, 22, 'İlk kez dümen tuttum, bırakasım gelmedi. Ozan Kaptan sabırlı ve net.'],
    ['Nina H.', 'de', 5, 64, 'Halber Tag, ganzer Spaß. Unsere Kinder (7 und 10) reden nur noch vom Wenden.'],
    ['Robert C.', 'en', 3, 175, 'Good sailing, but we were moved from morning to afternoon with short notice.', 'We moved you because of a gale warning, Robert, but the call came late. We now send the decision the evening before.'],
  ],
})
