import { kindPage } from '../page-recipes.ts'

export const hotelPage = kindPage('otel', {
  tr: {
    baslik: 'Gezip gördüğümüz oteller',
    ozet: 'Kaleiçi’nde konak, Kapadokya’da kaya oda, kıyıda küçük oteller. Oda tipi, pansiyon ve iptal koşulu ödemeden önce önünüzde.',
    seo_baslik: 'Otel ve konak rezervasyonu: kıyıdan Kapadokya’ya | Meltem',
    giris: [
      'Otel listemiz uzun değil, çünkü kalmadığımız yeri önermiyoruz. Antalya’nın eski kentinde avlulu konaklar, Kapadokya’da kayaya oyulmuş odalar, İstanbul’da vapur iskelesine yürünen oteller ve kıyıda çocuklu ailelere göre yerler bulursunuz.',
      'Her otel için odanın metrekaresini, yatak düzenini ve pencerenin nereye baktığını yazarız. “Deniz manzarası” ile “yandan deniz” aynı şey değildir; biz de aynı şeymiş gibi davranmayız.',
    ],
    rezervasyon:
      'Geceleri, kişi sayısını ve oda tipini seçin; sistem boş odayı adınıza ayırır. Çoğu otel hemen onaylanır, birkaçı için önce sorarız. Odayı, turunuzu ve transferinizi tek ödemeyle tamamlayabilirsiniz.',
    dahil: [
      'Seçtiğiniz oda ve pansiyon (yalnız oda, kahvaltı, yarım pansiyon)',
      'Konaklama vergisi ve KDV; fiyatın içinde olup olmadığı dökümde görünür',
      'Giriş gününde sorun çıkarsa sizin yerinize oteli arayan bir danışman',
    ],
    sorular: [
      ['Geç giriş yapabilir miyim?', 'Evet, uçuşunuzu rezervasyona yazın; resepsiyona biz haber veririz.'],
      [
        'Bebek yatağı var mı?',
        'Çoğu otelde ücretsiz verilir ama sayısı azdır. Rezervasyonda isteyin, yazılı onayını iletelim.',
      ],
      [
        'Faturayı kim keser?',
        'Ödemeyi bize yaptığınızda fatura bizden gelir; otelde yaptığınız harcamalar otelin faturasındadır.',
      ],
    ],
    cagri: {
      baslik: 'Kararsız mı kaldınız?',
      metin: 'İki otelin arasında kaldıysanız adlarını yazın, farkı dürüstçe anlatalım.',
    },
  },
  en: {
    baslik: 'Hotels we have stayed in',
    ozet: 'Town houses in Antalya, rock-cut rooms in Cappadocia, small hotels by the sea. Room type, board and cancellation terms are in front of you before you pay.',
    seo_baslik: 'Hotels from the coast to Cappadocia | Meltem',
    giris: [
      'Our list of hotels is not long, because we do not recommend places where we have not stayed. You will find courtyard houses in the old town of Antalya, rooms cut into the rock in Cappadocia, Istanbul hotels within a walk of the ferry pier and places by the sea that suit families with children.',
      'For every hotel we give the size of the room, the beds and what the window looks out on. “Sea view” and “sea glimpse” are not the same thing, and we do not pretend they are.',
    ],
    rezervasyon:
      'Choose your nights, the number of guests and the room type, and a free room is set aside in your name. Most hotels confirm at once; a few we ask first. Room, tours and transfer can be settled in a single payment.',
    dahil: [
      'The room and board you chose: room only, breakfast or half board',
      'Accommodation tax and VAT; the breakdown shows whether they are part of the price',
      'A person at our desk who rings the hotel for you if something goes wrong on arrival',
    ],
    sorular: [
      ['Can I check in late?', 'Yes. Add your flight to the booking and we will let reception know.'],
      [
        'Is there a cot?',
        'Most hotels provide one free of charge, but they have few. Ask when you book and we will send you their confirmation.',
      ],
      [
        'Who issues the invoice?',
        'If you pay us, the invoice comes from us. What you spend at the hotel is on the hotel’s own bill.',
      ],
    ],
    cagri: {
      baslik: 'Cannot decide?',
      metin: 'If you are torn between two hotels, send us their names and we will tell you the difference, honestly.',
    },
  },
  de: {
    baslik: 'Hotels, in denen wir selbst waren',
    ozet: 'Stadthäuser in Antalya, Felszimmer in Kappadokien, kleine Hotels am Meer. Zimmertyp, Verpflegung und Stornobedingungen sehen Sie vor dem Bezahlen.',
    seo_baslik: 'Hotels zwischen Küste und Kappadokien | Meltem',
    giris: [
      'Unsere Hotelliste ist nicht lang, denn wir empfehlen nichts, was wir nicht kennen. Sie finden Häuser mit Innenhof in der Altstadt von Antalya, in den Fels gehauene Zimmer in Kappadokien, Hotels in Istanbul in Gehweite zum Fähranleger und Unterkünfte am Meer, in denen sich Familien wohlfühlen.',
      'Zu jedem Hotel nennen wir Zimmergröße, Betten und den Ausblick. „Meerblick“ und „seitlicher Meerblick“ sind zweierlei, und wir tun nicht so, als wäre es dasselbe.',
    ],
    rezervasyon:
      'Wählen Sie Nächte, Personenzahl und Zimmertyp, dann wird ein freies Zimmer für Sie reserviert. Die meisten Hotels bestätigen sofort, bei einigen fragen wir vorher nach. Zimmer, Ausflüge und Transfer bezahlen Sie auf Wunsch zusammen.',
    dahil: [
      'Zimmer und Verpflegung nach Wahl: ohne Mahlzeiten, mit Frühstück oder Halbpension',
      'Übernachtungssteuer und Mehrwertsteuer; die Aufstellung zeigt, ob sie im Preis stecken',
      'Ein Ansprechpartner bei uns, der das Hotel anruft, falls bei der Ankunft etwas nicht stimmt',
    ],
    sorular: [
      ['Kann ich spät anreisen?', 'Ja. Tragen Sie Ihren Flug in die Buchung ein, wir geben der Rezeption Bescheid.'],
      [
        'Gibt es ein Babybett?',
        'Meist kostenlos, aber nur in kleiner Zahl. Wünschen Sie es bei der Buchung, wir leiten Ihnen die Zusage weiter.',
      ],
      [
        'Von wem kommt die Rechnung?',
        'Zahlen Sie bei uns, stellen wir die Rechnung aus. Ausgaben im Hotel rechnet das Hotel ab.',
      ],
    ],
    cagri: {
      baslik: 'Noch unentschlossen?',
      metin:
        'Sie schwanken zwischen zwei Hotels? Nennen Sie uns die Namen, wir erklären Ihnen ehrlich den Unterschied.',
    },
  },
  ru: {
    baslik: 'Отели, в которых мы жили сами',
    ozet: 'Особняки в Анталье, номера в скалах Каппадокии, небольшие отели у моря. Тип номера, питание и условия отмены вы видите до оплаты.',
    seo_baslik: 'Отели от побережья до Каппадокии | Meltem',
    giris: [
      'Наш список отелей невелик: мы не советуем места, где не были сами. Здесь есть особняки с двориками в старом городе Антальи, номера, вырубленные в скалах Каппадокии, стамбульские отели в шаге от паромной пристани и семейные отели у моря.',
      'Для каждого отеля мы указываем площадь номера, кровати и то, куда выходят окна. «Вид на море» и «боковой вид на море» — разные вещи, и мы не делаем вид, что это одно и то же.',
    ],
    rezervasyon:
      'Выберите ночи, число гостей и тип номера, и свободный номер закрепится за вами. Большинство отелей подтверждает сразу, в некоторых мы сначала уточняем. Номер, экскурсии и трансфер можно оплатить одним платежом.',
    dahil: [
      'Выбранный номер и питание: без питания, завтрак или полупансион',
      'Туристический налог и НДС; в расчёте видно, входят ли они в цену',
      'Наш сотрудник, который сам позвонит в отель, если при заселении что-то пойдёт не так',
    ],
    sorular: [
      ['Можно ли заселиться поздно?', 'Да. Укажите рейс в заказе, и мы предупредим стойку регистрации.'],
      [
        'Есть ли детская кроватка?',
        'Обычно её дают бесплатно, но кроваток немного. Попросите при бронировании, и мы перешлём подтверждение отеля.',
      ],
      [
        'Кто выставляет счёт?',
        'Если вы платите нам, счёт выставляем мы. Расходы в самом отеле оплачиваются по счёту отеля.',
      ],
    ],
    cagri: {
      baslik: 'Не можете выбрать?',
      metin: 'Сомневаетесь между двумя отелями? Пришлите названия, и мы честно расскажем, в чём разница.',
    },
  },
})
