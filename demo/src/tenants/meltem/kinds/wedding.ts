import { kindPage } from '../page-recipes.ts'

export const weddingPage = kindPage('dugun', {
  tr: {
    baslik: 'Deniz kenarında düğün',
    ozet: 'Teknede iki kişilik nikâhtan zeytinlikte uzun sofraya. Mekân, resmî işlemler, yemek ve müzik için tek bir koordinatör.',
    seo_baslik: 'Deniz kenarında düğün organizasyonu | Meltem',
    giris: [
      'Bazıları iki tanıkla bir guletin güvertesinde evlenir, bazıları yüz elli misafiri zeytin ağaçlarının altındaki tek bir masaya oturtur. İkisini de yaparız; ikisinde de aynı soruyla başlarız: o günden aklınızda ne kalsın?',
      'Göcek, Kaş, Bodrum, Alaçatı ve Kapadokya’da çalıştığımız mekânlar var. Resmî nikâh belediye memuruyla kıyılır; yabancı çiftler için gereken belgeleri sıraya koyar, tercüme ve randevuları takip ederiz.',
    ],
    rezervasyon:
      'Düğün sepete atılmaz; önce konuşulur. Tarih, misafir sayısı ve bütçenizi yazın; bir koordinatör size döner. Kalem kalem bir teklif hazırlarız, kabul ettiğinizde ödeme takvimini birlikte belirleriz. Tarih yazılı onayla ayrılır.',
    dahil: [
      'İlk görüşmeden son dansa kadar aynı koordinatör',
      'Mekânın kullanımı, masa düzeni ve kurulum',
      'Resmî işlemlerin takibi',
      'Yemek, çiçek, müzik ve fotoğraf teklifte ayrı satırlardır; istemediğinizi çıkarırsınız',
    ],
    sorular: [
      [
        'Yabancılar Türkiye’de evlenebilir mi?',
        'Evet. Pasaport, bekârlık belgesi ve doğum kaydı gibi belgeler istenir; hangisinin nereden alınacağını ülkenize göre listeleriz.',
      ],
      [
        'Yağmur yağarsa?',
        'Her açık alan için baştan kapalı bir yedek plan yazılır. Haziran–eylül arası kıyıda yağmur seyrektir.',
      ],
      [
        'Misafirlerin konaklamasını da ayarlar mısınız?',
        'Evet: otel, villa ve havalimanı transferlerini misafirleriniz kendi ödeyecek biçimde açabiliriz.',
      ],
    ],
    cagri: { baslik: 'Hayalinizi anlatın', metin: 'Bir tarih aralığı ve misafir sayısı başlamak için yeter.' },
  },
  en: {
    baslik: 'Weddings by the sea',
    ozet: 'From a ceremony for two on a boat to one long table in an olive grove. One coordinator for venue, paperwork, food and music.',
    seo_baslik: 'Weddings by the sea in Turkey | Meltem',
    giris: [
      'Some couples marry on the deck of a gulet with two witnesses; others seat a hundred and fifty guests at one table under olive trees. We do both, and we begin both with the same question: what would you like to remember of that day?',
      'We work with venues in Göcek, Kaş, Bodrum, Alaçatı and Cappadocia. The civil ceremony is held by a municipal registrar; for couples from abroad we put the papers in order and look after translations and appointments.',
    ],
    rezervasyon:
      'A wedding does not go into a basket: we talk first. Tell us the date, the number of guests and your budget, and a coordinator will come back to you with an itemised proposal. Once you accept it, we agree on a payment plan together. The date is yours when we have confirmed it in writing.',
    dahil: [
      'The same coordinator from the first call to the last dance',
      'Use of the venue, seating and set-up',
      'Help with the official formalities',
      'Food, flowers, music and photography as separate lines; you strike out what you do not want',
    ],
    sorular: [
      [
        'Can foreigners marry in Turkey?',
        'Yes. You will need papers such as passports, a certificate of no impediment and birth certificates; we list what to obtain and where for your country.',
      ],
      [
        'What if it rains?',
        'Every open-air venue comes with an indoor plan, written down from the start. Between June and September rain is rare on the coast.',
      ],
      [
        'Can you arrange rooms for our guests?',
        'Yes: hotels, villas and airport transfers, which your guests can book and pay for themselves.',
      ],
    ],
    cagri: { baslik: 'Tell us what you imagine', metin: 'A rough date and the number of guests are enough to begin.' },
  },
  de: {
    baslik: 'Heiraten am Meer',
    ozet: 'Von der Trauung zu zweit an Bord bis zur langen Tafel im Olivenhain. Location, Papiere, Essen und Musik in einer Hand.',
    seo_baslik: 'Hochzeit am Meer in der Türkei | Meltem',
    giris: [
      'Die einen heiraten mit zwei Trauzeugen an Deck einer Gulet, die anderen setzen hundertfünfzig Gäste an eine einzige Tafel unter Olivenbäumen. Wir richten beides aus und beginnen immer mit derselben Frage: Woran möchten Sie sich später erinnern?',
      'Wir arbeiten mit Häusern und Gärten in Göcek, Kaş, Bodrum, Alaçatı und Kappadokien. Die standesamtliche Trauung hält ein Beamter der Gemeinde; für Paare aus dem Ausland bringen wir die Unterlagen in Ordnung und kümmern uns um Übersetzungen und Termine.',
    ],
    rezervasyon:
      'Eine Hochzeit legt man nicht in den Warenkorb, man bespricht sie. Schreiben Sie uns Datum, Gästezahl und Budget; eine Koordinatorin meldet sich mit einem Angebot, in dem jeder Posten einzeln steht. Sagen Sie zu, vereinbaren wir gemeinsam den Zahlungsplan. Fest ist der Termin mit unserer schriftlichen Bestätigung.',
    dahil: [
      'Dieselbe Ansprechpartnerin vom ersten Gespräch bis zum letzten Tanz',
      'Nutzung der Location, Tischordnung und Aufbau',
      'Begleitung bei den Formalitäten',
      'Essen, Blumen, Musik und Fotografie als einzelne Posten; was Sie nicht möchten, streichen Sie',
    ],
    sorular: [
      [
        'Können Ausländer in der Türkei heiraten?',
        'Ja. Nötig sind unter anderem Reisepässe, Ehefähigkeitszeugnis und Geburtsurkunden; wir stellen zusammen, was Sie in Ihrem Land wo erhalten.',
      ],
      [
        'Und wenn es regnet?',
        'Für jeden Ort im Freien gibt es von Anfang an einen schriftlichen Plan unter Dach. Zwischen Juni und September regnet es an der Küste selten.',
      ],
      [
        'Kümmern Sie sich auch um Zimmer für die Gäste?',
        'Ja, um Hotels, Villen und Flughafentransfers; Ihre Gäste können selbst buchen und bezahlen.',
      ],
    ],
    cagri: {
      baslik: 'Erzählen Sie uns von Ihrem Fest',
      metin: 'Ein ungefährer Termin und die Zahl der Gäste genügen für den Anfang.',
    },
  },
  ru: {
    baslik: 'Свадьба у моря',
    ozet: 'От церемонии для двоих на борту до длинного стола в оливковой роще. Площадка, документы, угощение и музыка в руках одного координатора.',
    seo_baslik: 'Свадьба у моря в Турции | Meltem',
    giris: [
      'Одни пары женятся на палубе гулеты при двух свидетелях, другие собирают полторы сотни гостей за одним столом под оливами. Мы устраиваем и то и другое и всегда начинаем с одного вопроса: что вы хотите запомнить об этом дне?',
      'У нас есть площадки в Гёджеке, Каше, Бодруме, Алачаты и Каппадокии. Официальную церемонию проводит сотрудник муниципалитета; парам из-за рубежа мы помогаем собрать документы, заказываем переводы и записываем на приём.',
    ],
    rezervasyon:
      'Свадьбу не кладут в корзину, сначала её обсуждают. Напишите дату, число гостей и бюджет: координатор свяжется с вами и пришлёт предложение, расписанное по статьям. Когда вы его примете, мы вместе составим график платежей. Дата закрепляется письменным подтверждением.',
    dahil: [
      'Один и тот же координатор от первого звонка до последнего танца',
      'Площадка, рассадка и монтаж',
      'Сопровождение официальных формальностей',
      'Угощение, цветы, музыка и фотосъёмка отдельными строками: лишнее можно вычеркнуть',
    ],
    sorular: [
      [
        'Могут ли иностранцы пожениться в Турции?',
        'Да. Понадобятся загранпаспорта, справка о семейном положении, свидетельства о рождении; мы составим список с учётом вашей страны.',
      ],
      [
        'А если пойдёт дождь?',
        'Для каждой открытой площадки с самого начала расписан запасной план под крышей. С июня по сентябрь дожди на побережье редки.',
      ],
      [
        'Поможете разместить гостей?',
        'Да: отели, виллы и трансферы, которые гости могут забронировать и оплатить сами.',
      ],
    ],
    cagri: { baslik: 'Расскажите, о чём мечтаете', metin: 'Для начала хватит примерной даты и числа гостей.' },
  },
})
