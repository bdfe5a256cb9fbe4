import { EXTRA_TERMS } from '../../../../product-terms.ts'
import { extraService } from '../extra-recipe.ts'
import { CHILD_AGES, WISHES } from '../journey-questions.ts'

export const babysitter = extraService({
  anahtar: 'babysitter',
  satis: {
    ...EXTRA_TERMS,
    en_cok_kisi: 4,
    secenekler: [
      {
        anahtar: 'hour',
        ad: { tr: 'Saatlik', en: 'By the hour', de: 'Stundenweise', ru: 'По часам' },
        tarife: { tur: 'birim', fiyat: 18 },
        stok: { tur: 'saat', kaynak: 'bakici', birim: 4, devir: 60 },
        sure_dk: 60,
        calisma: { acilis: '08:00', kapanis: '02:00', adim_dk: 30 },
      },
    ],
    ekstralar: [
      {
        anahtar: 'craft-box',
        ad: {
          tr: 'Oyun ve boya kutusu',
          en: 'Box of games and paints',
          de: 'Spiel- und Malkiste',
          ru: 'Набор игр и красок',
        },
        birim: 'adet',
        fiyat: 12,
      },
    ],
  },
  bilgi: { hizmet: 'bebek_bakimi', sure_dk: 60, diller: ['tr', 'en', 'de', 'ru'], ozellikler: [] },
  bolge: 'oludeniz',
  koleksiyonlar: ['aile'],
  sorular: [{ ...CHILD_AGES, zorunlu: true }, WISHES],
  agirlik: 74,
  gorseller: [
    ['kites', 'noon-azure'],
    ['picnic', 'golden-amber'],
    ['kites', 'golden-saffron', true],
  ],
  metin: {
    tr: {
      baslik: 'Çocuk bakıcısı (saat)',
      slug: 'cocuk-bakicisi',
      ozet: 'Sabıka kaydı ve ilk yardım belgesi olan bakıcılar. Akşam yemeğine çıkarken ya da tüm gün, saati 18 €.',
      anlat: [
        'Dört bakıcımızın hepsi okul öncesi öğretmeni ya da hemşiredir; sabıka kaydını ve ilk yardım belgesini her yıl yeniden isteriz. İlk geldiklerinde yarım saati sizinle geçirir, uyku saatini, alerjiyi ve sevilen kitabı öğrenirler.',
        'En az üç saat öneririz. Bakıcı çocukla havuza girmez, yalnız kenarında oynar; deniz ve havuz anne babanın yanında kalır. Gece yarısından sonra dönüş ücretini biz öderiz.',
      ],
      one: ['İlk yardım belgeli, referanslı', 'Dört dil konuşulur', 'Üç çocuğa kadar aynı fiyat'],
      dahil: ['Üç çocuğa kadar bakım', 'Akşam sonunda kısa bir not'],
      haric: ['Yemek', 'Oyun kutusu'],
      kural: ['Bakıcı çocukla havuza ve denize girmez.'],
      sss: [
        ['Bebeğimiz beş aylık, olur mu?', 'Olur; altı aydan küçükler için hemşire bakıcımız gelir. Yaşını yazın.'],
        ['Önceden tanışabilir miyiz?', 'Evet, görüntülü bir görüşme ayarlarız.'],
      ],
      ara: ['dadı', 'bebek bakıcısı', 'otelde çocuk bakımı', 'nanny'],
    },
    en: {
      baslik: 'Babysitter (hour)',
      slug: 'babysitter',
      ozet: 'Sitters with police clearance and first aid training. For a dinner out or the whole day, €18 an hour.',
      anlat: [
        'All four of our sitters are nursery teachers or nurses; police clearance and first aid certificates are renewed every year. On their first visit they spend half an hour with you, learning about bedtime, allergies and the favourite book.',
        'We suggest three hours or more. Sitters do not go into the pool with children but play beside it; pool and sea stay with the parents. After midnight we pay for the sitter’s way home.',
      ],
      one: ['First aid trained, with references', 'Four languages spoken', 'Up to three children at the same price'],
      dahil: ['Care for up to three children', 'A short note at the end of the evening'],
      haric: ['Meals', 'Box of games'],
      kural: ['Sitters do not enter pool or sea with children.'],
      sss: [
        [
          'Our baby is five months old. Is that all right?',
          'Yes. For babies under six months our nurse comes; please give the age.',
        ],
        ['Can we meet beforehand?', 'Yes, we arrange a video call.'],
      ],
      ara: ['nanny', 'childcare', 'child minder', 'baby sitting'],
    },
    de: {
      baslik: 'Babysitter (Stunde)',
      slug: 'babysitter-kinderbetreuung',
      ozet: 'Betreuung mit Führungszeugnis und Erste-Hilfe-Schein. Für einen Abend zu zweit oder den ganzen Tag, 18 € pro Stunde.',
      anlat: [
        'Unsere vier Betreuerinnen sind Erzieherinnen oder Krankenschwestern; Führungszeugnis und Erste-Hilfe-Schein lassen wir uns jedes Jahr neu zeigen. Beim ersten Mal verbringen sie eine halbe Stunde mit Ihnen und lernen Schlafenszeit, Allergien und Lieblingsbuch kennen.',
        'Wir empfehlen mindestens drei Stunden. Ins Wasser gehen die Betreuerinnen mit Kindern nicht, sie spielen daneben; Pool und Meer bleiben Sache der Eltern. Nach Mitternacht zahlen wir den Heimweg.',
      ],
      one: ['Erste Hilfe und Referenzen', 'Vier Sprachen', 'Bis drei Kinder zum gleichen Preis'],
      dahil: ['Betreuung von bis zu drei Kindern', 'Eine kurze Notiz am Ende des Abends'],
      haric: ['Mahlzeiten', 'Spielkiste'],
      kural: ['Die Betreuerin geht mit Kindern nicht in Pool oder Meer.'],
      sss: [
        [
          'Unser Baby ist fünf Monate alt. Geht das?',
          'Ja. Für Babys unter sechs Monaten kommt unsere Krankenschwester; nennen Sie das Alter.',
        ],
        ['Können wir uns vorher kennenlernen?', 'Ja, wir vereinbaren ein Videogespräch.'],
      ],
      ara: ['Nanny', 'Kinderbetreuung', 'Kindermädchen', 'Babysitting'],
    },
    ru: {
      baslik: 'Няня (час)',
      slug: 'nyanya',
      ozet: 'Няни со справкой о несудимости и курсами первой помощи. На вечер или на целый день, 18 € в час.',
      anlat: [
        'Все четыре наши няни — воспитатели или медсёстры; справку и сертификат первой помощи мы проверяем каждый год. В первый раз они проводят с вами полчаса: узнают про сон, аллергию и любимую книжку.',
        'Советуем от трёх часов. В воду с детьми няня не заходит, играет рядом; бассейн и море остаются за родителями. После полуночи дорогу домой оплачиваем мы.',
      ],
      one: ['Первая помощь и рекомендации', 'Есть русскоязычная няня', 'До трёх детей по одной цене'],
      dahil: ['Присмотр до трёх детей', 'Короткая записка в конце вечера'],
      haric: ['Еда', 'Набор игр'],
      kural: ['Няня не заходит с детьми в бассейн и море.'],
      sss: [
        ['Малышу пять месяцев, можно?', 'Да, к малышам до полугода приезжает медсестра; укажите возраст.'],
        ['Можно познакомиться заранее?', 'Да, устроим видеозвонок.'],
      ],
      ara: ['бебиситтер', 'няня для ребёнка', 'присмотр за детьми', 'русская няня'],
    },
  },
  yorumlar: [
    [
      'Claire D.',
      'en',
      5,
      18,
      'Our first dinner alone in two years. The note about the evening made us laugh and cry.',
    ],
    ['Оксана М.', 'ru', 5, 63, 'Няня говорит по-русски, сын спрашивал, придёт ли она завтра.'],
    [
      'Sinem T.',
      'tr',
      3,
      117,
      'Bakıcı çok iyiydi ama yirmi dakika geç geldi.',
      'Haklısınız, yolda kaza vardı; o akşamın bir saatini iade ettik ve artık yirmi dakika erken yola çıkıyorlar.',
    ],
  ],
})
