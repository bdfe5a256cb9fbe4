import { EXTRA_TERMS } from '../../../../product-terms.ts'
import { extraService } from '../extra-recipe.ts'
import { WISHES } from '../journey-questions.ts'

const STOCK = { tur: 'saat', kaynak: 'masoz', birim: 2, devir: 45 } as const

export const massage = extraService({
  anahtar: 'massage',
  satis: {
    ...EXTRA_TERMS,
    en_cok_kisi: 4,
    secenekler: [
      {
        anahtar: 'sixty',
        ad: { tr: '60 dakika', en: '60 minutes', de: '60 Minuten', ru: '60 минут' },
        tarife: { tur: 'birim', fiyat: 65, olcu: 'sure' },
        stok: STOCK,
        sure_dk: 60,
        calisma: { acilis: '09:00', kapanis: '20:00', adim_dk: 30 },
      },
      {
        anahtar: 'ninety',
        ad: { tr: '90 dakika', en: '90 minutes', de: '90 Minuten', ru: '90 минут' },
        tarife: { tur: 'birim', fiyat: 90 },
        stok: STOCK,
        sure_dk: 90,
        calisma: { acilis: '09:00', kapanis: '20:00', adim_dk: 30 },
      },
    ],
  },
  bilgi: { hizmet: 'masaj', sure_dk: 60, diller: ['tr', 'en', 'de'], ozellikler: [] },
  bolge: 'fethiye',
  koleksiyonlar: ['balayi', 'yetiskin', 'kis_gunesi'],
  sorular: [WISHES],
  kampanya_yuzde: 10,
  agirlik: 80,
  gorseller: [
    ['yoga', 'dawn-shell'],
    ['hammam', 'golden-amber'],
    ['bedroom', 'dusk-rose'],
  ],
  metin: {
    tr: {
      baslik: 'Villada masaj',
      slug: 'villada-masaj',
      ozet: 'Sertifikalı terapist masasıyla gelir; bahçede, güvertede ya da odada 60 ya da 90 dakika.',
      anlat: [
        'Masayı, çarşafı ve yağı biz getiririz; sizden bir gölge ve iki metre yer yeter. Terapistlerimiz Sevgi ve Anja klasik, derin doku ve aroma masajı yapar; uçuş sonrası sırtı, yürüyüş sonrası bacağı ayrı ayrı bilirler.',
        'İki kişi yan yana isterseniz aynı saate iki rezervasyon yapın, iki terapist birlikte gelir. Hamileliğin ilk üç ayında, ateşte ve yeni ameliyatlarda masaj yapmayız.',
      ],
      one: ['Masa, çarşaf ve yağ bizden', 'Çift masajı mümkün', 'Sertifikalı iki terapist'],
      dahil: ['Taşınabilir masa, çarşaf ve havlu', 'Organik zeytinyağlı ya da kokusuz yağ'],
      haric: ['Bahşiş'],
      sss: [
        ['Teknede olur mu?', 'Bağlı ya da demirdeki teknede evet; seyir halinde hayır.'],
        ['Kadın terapist isteyebilir miyim?', 'İkisi de kadındır.'],
      ],
      ara: ['evde masaj', 'masöz', 'aroma terapi', 'çift masajı', 'spa'],
    },
    en: {
      baslik: 'Massage at your villa',
      slug: 'massage-at-your-villa',
      ozet: 'A certified therapist comes with her table: 60 or 90 minutes in the garden, on deck or in your room.',
      anlat: [
        'We bring table, sheets and oil; all we need is some shade and two metres of space. Our therapists Sevgi and Anja offer classic, deep tissue and aroma massage, and they know a back after a flight from legs after a long walk.',
        'For two side by side, make two bookings for the same hour and both will come. We do not massage in the first three months of pregnancy, with a fever or soon after surgery.',
      ],
      one: ['Table, sheets and oil come with us', 'Couple’s massage possible', 'Two certified therapists'],
      dahil: ['Portable table, sheets and towels', 'Organic olive or scent-free oil'],
      haric: ['Gratuity'],
      sss: [
        ['Does it work on a boat?', 'At anchor or in port, yes; not under way.'],
        ['Can I ask for a female therapist?', 'Both are women.'],
      ],
      ara: ['home massage', 'masseuse', 'aromatherapy', 'couples massage', 'spa'],
    },
    de: {
      baslik: 'Massage in Ihrer Villa',
      slug: 'massage-in-der-villa',
      ozet: 'Eine zertifizierte Therapeutin kommt mit ihrer Liege: 60 oder 90 Minuten im Garten, an Deck oder im Zimmer.',
      anlat: [
        'Liege, Laken und Öl bringen wir mit; wir brauchen nur etwas Schatten und zwei Meter Platz. Sevgi und Anja beherrschen klassische Massage, Tiefengewebe und Aroma, und sie unterscheiden den Rücken nach dem Flug von den Beinen nach der Wanderung.',
        'Für zwei nebeneinander buchen Sie zweimal dieselbe Stunde, dann kommen beide. In den ersten drei Schwangerschaftsmonaten, bei Fieber und kurz nach Operationen massieren wir nicht.',
      ],
      one: ['Liege, Laken und Öl bringen wir mit', 'Paarmassage möglich', 'Zwei zertifizierte Therapeutinnen'],
      dahil: ['Tragbare Liege, Laken und Handtücher', 'Bio-Olivenöl oder duftfreies Öl'],
      haric: ['Trinkgeld'],
      sss: [
        ['Geht das auf dem Schiff?', 'Vor Anker oder im Hafen ja, während der Fahrt nicht.'],
        ['Kann ich eine Therapeutin wünschen?', 'Beide sind Frauen.'],
      ],
      ara: ['mobile Massage', 'Masseurin', 'Aromamassage', 'Paarmassage', 'Wellness'],
    },
    ru: {
      baslik: 'Массаж на вилле',
      slug: 'massazh-na-ville',
      ozet: 'Сертифицированный терапевт приедет со своим столом: 60 или 90 минут в саду, на палубе или в комнате.',
      anlat: [
        'Стол, простыни и масло привезём; нужны лишь тень и два метра места. Севги и Аня делают классический, глубокий и аромамассаж и отличают спину после перелёта от ног после долгой тропы.',
        'Хотите рядом вдвоём — забронируйте два раза на один час, приедут обе. Не массируем в первые три месяца беременности, при температуре и вскоре после операций.',
      ],
      one: ['Стол, бельё и масло с собой', 'Можно для двоих рядом', 'Два сертифицированных терапевта'],
      dahil: ['Переносной стол, простыни и полотенца', 'Органическое оливковое масло или масло без запаха'],
      haric: ['Чаевые'],
      sss: [
        ['Можно на яхте?', 'На якоре или в порту да, на ходу нет.'],
        ['Можно попросить женщину?', 'Оба терапевта — женщины.'],
      ],
      ara: ['массаж на дом', 'массажистка', 'аромамассаж', 'массаж для двоих', 'спа'],
    },
  },
  yorumlar: [
    ['Monika F.', 'de', 5, 8, 'Nach sechs Stunden Flug genau richtig. Anja spricht ausgezeichnet Deutsch.'],
    ['Didem A.', 'tr', 5, 42, 'Bahçede, kuş sesiyle. Annem uyuyakaldı.'],
    ['Harriet Y.', 'en', 4, 81, 'Wonderful hands. The table is a bit narrow for my husband.'],
  ],
})
