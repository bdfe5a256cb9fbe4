import { kindPage } from '../page-recipes.ts'

export const yachtPage = kindPage('yat', {
  tr: {
    baslik: 'Yat ve gulet kiralama',
    ozet: 'Göcek ve Bodrum’dan haftalık gulet, yelkenli, katamaran ve motoryat. Kaptanlı, mürettebatlı ya da belgeniz varsa kaptansız.',
    seo_baslik: 'Yat ve gulet kiralama: Göcek, Fethiye, Bodrum | Meltem',
    giris: [
      'Gulet bu kıyının kendi teknesidir: geniş kıçlı, ahşap, yavaş ve rahat. Altı kişiyle de kiralanır, kalabalık bir aileyle de; mutfağında aşçı, dümeninde bu koyları çocukluğundan bilen bir kaptan olur. Yelkenin peşindeyseniz yelkenli ve katamaranlarımız, vaktiniz azsa motoryatlarımız var.',
      'Teknelerimizin çoğu Göcek, Fethiye ve Bodrum’dan kalkar. Göcek’ten bir saat içinde ilk koyda demir atarsınız; Bodrum’dan Gökova’nın çamlarına gidilir. Rotayı kaptanla birlikte çizersiniz, son sözü hava söyler.',
    ],
    rezervasyon:
      'Tekneyi, haftayı ve kişi sayısını seçin. Haftalık kiralamalar çoğu teknede cumartesi başlar. Ön ödemeyle tekne sizin adınıza ayrılır; kalan tutarın ne zaman ödeneceği ilanda yazar. Kaptansız kiralamada belgelerinizi rezervasyon sırasında isteriz.',
    dahil: [
      'Tekne, mürettebatlı teknelerde kaptan ve tayfa',
      'Kamaralarda nevresim ve havlu',
      'Şişme bot ve şnorkel takımı',
      'Yakıt, liman ücreti ve yemeğin fiyata girip girmediği her ilanda ayrı ayrı belirtilir',
    ],
    sorular: [
      [
        'Kaptansız tekne için hangi belge gerekir?',
        'Geçerli bir denizcilik ehliyeti (örneğin amatör denizci belgesi ya da ICC) ve telsiz belgesi istenir. Belgenizi gönderin, kabul edilip edilmediğini önceden söyleyelim.',
      ],
      [
        'Deniz tutar mı?',
        'Göcek koyları kapalı sulardır, geceler demirde geçer. Yine de dokunuyorsa guleti ve haziran ya da eylülü seçin.',
      ],
      [
        'Tek kamara kiralayabilir miyiz?',
        'Bazı guletler haftalık kabin turu yapar. Filtreden “kabin” seçeneğine bakın ya da bize sorun.',
      ],
    ],
    cagri: {
      baslik: 'Rotanızı konuşalım',
      metin: 'Kaç kişisiniz, hangi hafta, yelken mi motor mu? Yazın, boş tekneleri toplayalım.',
    },
  },
  en: {
    baslik: 'Yacht and gulet charter',
    ozet: 'Gulets, sailing yachts, catamarans and motor yachts by the week from Göcek and Bodrum. Crewed, skippered or, if you hold a licence, bareboat.',
    seo_baslik: 'Yacht and gulet charter in Göcek, Fethiye and Bodrum | Meltem',
    giris: [
      'The gulet is this coast’s own boat: wooden, broad in the stern, unhurried and very comfortable. You can charter one for six or for a whole clan, with a cook in the galley and a captain who has known these coves since childhood. If you want to sail, we have yachts and catamarans; if you are short of time, motor yachts.',
      'Most of our boats leave from Göcek, Fethiye and Bodrum. From Göcek you drop anchor in the first cove within the hour; from Bodrum the course is set for the pines of the Gulf of Gökova. You plan the route with the captain, and the weather has the last word.',
    ],
    rezervasyon:
      'Choose the boat, the week and the number of guests. On most boats weekly charters start on a Saturday. Your deposit secures the boat; the listing says when the balance is due. For bareboat charters we ask for your licences when you book.',
    dahil: [
      'The boat and, on crewed charters, captain and crew',
      'Bed linen and towels in the cabins',
      'Dinghy and snorkelling gear',
      'Whether fuel, harbour fees and meals are part of the price is stated item by item on every listing',
    ],
    sorular: [
      [
        'Which licence do I need for a bareboat charter?',
        'A recognised skipper’s certificate, such as the ICC, and a radio licence. Send us yours and we will tell you in advance whether it is accepted.',
      ],
      [
        'Will we get seasick?',
        'The coves around Göcek are sheltered and nights are spent at anchor. If you are sensitive, choose a gulet, and June or September.',
      ],
      [
        'Can we book a single cabin?',
        'Some gulets run weekly cabin cruises. Look for “cabin” in the filters or ask us.',
      ],
    ],
    cagri: {
      baslik: 'Let us talk about your route',
      metin: 'How many of you, which week, sail or engine? Write to us and we will gather the boats that are free.',
    },
  },
  de: {
    baslik: 'Yacht- und Guletcharter',
    ozet: 'Gulets, Segelyachten, Katamarane und Motoryachten wochenweise ab Göcek und Bodrum. Mit Crew, mit Skipper oder mit Ihrem Schein auch ohne.',
    seo_baslik: 'Yacht- und Guletcharter in Göcek, Fethiye und Bodrum | Meltem',
    giris: [
      'Die Gulet ist das Schiff dieser Küste: aus Holz, mit breitem Heck, gemächlich und bequem. Man chartert sie zu sechst oder mit der ganzen Großfamilie; in der Kombüse steht ein Koch, am Ruder jemand, der die Buchten seit seiner Kindheit kennt. Wer segeln will, findet bei uns Yachten und Katamarane, wer wenig Zeit hat, Motoryachten.',
      'Die meisten unserer Schiffe liegen in Göcek, Fethiye und Bodrum. Von Göcek aus fällt der Anker keine Stunde später in der ersten Bucht; von Bodrum geht es zu den Kiefernwäldern im Golf von Gökova. Die Route besprechen Sie mit dem Kapitän, das letzte Wort hat das Wetter.',
    ],
    rezervasyon:
      'Wählen Sie Schiff, Woche und Personenzahl. Wochencharter beginnen meist samstags. Mit der Anzahlung ist das Schiff für Sie reserviert; wann der Rest fällig ist, steht im Angebot. Für Bareboat-Charter bitten wir bei der Buchung um Ihre Scheine.',
    dahil: [
      'Das Schiff, bei Charter mit Crew auch Kapitän und Mannschaft',
      'Bettwäsche und Handtücher in den Kabinen',
      'Beiboot und Schnorchelausrüstung',
      'Ob Treibstoff, Hafengebühren und Verpflegung im Preis enthalten sind, steht Punkt für Punkt in jedem Angebot',
    ],
    sorular: [
      [
        'Welchen Schein brauche ich ohne Skipper?',
        'Einen anerkannten Führerschein wie den SBF See oder das ICC sowie ein Funkzeugnis. Schicken Sie uns eine Kopie, wir sagen Ihnen vorab, ob er genügt.',
      ],
      [
        'Werden wir seekrank?',
        'Die Buchten um Göcek sind geschützt, nachts liegt das Schiff vor Anker. Wer empfindlich ist, nimmt eine Gulet und reist im Juni oder September.',
      ],
      [
        'Können wir eine einzelne Kabine buchen?',
        'Einige Gulets fahren wöchentliche Kabinentörns. Achten Sie im Filter auf „Kabine“ oder fragen Sie uns.',
      ],
    ],
    cagri: {
      baslik: 'Sprechen wir über Ihre Route',
      metin:
        'Wie viele Personen, welche Woche, Segel oder Motor? Schreiben Sie uns, wir stellen die freien Schiffe zusammen.',
    },
  },
  ru: {
    baslik: 'Аренда яхт и гулет',
    ozet: 'Гулеты, парусные яхты, катамараны и моторные яхты на неделю из Гёджека и Бодрума. С экипажем, со шкипером, а при наличии прав и без него.',
    seo_baslik: 'Аренда яхт и гулет: Гёджек, Фетхие, Бодрум | Meltem',
    giris: [
      'Гулета — родное судно этих берегов: деревянная, с широкой кормой, неторопливая и уютная. Её арендуют и вшестером, и большой семьёй; на камбузе хозяйничает повар, а у штурвала стоит капитан, знающий здешние бухты с детства. Для тех, кто хочет ходить под парусом, есть яхты и катамараны, а для тех, кому дорого время, — моторные яхты.',
      'Большинство наших судов выходит из Гёджека, Фетхие и Бодрума. Из Гёджека до первой бухты меньше часа хода; из Бодрума путь лежит к соснам залива Гёкова. Маршрут вы составляете вместе с капитаном, а последнее слово остаётся за погодой.',
    ],
    rezervasyon:
      'Выберите судно, неделю и число гостей. Недельная аренда обычно начинается в субботу. После предоплаты судно закреплено за вами; срок внесения остатка указан в описании. При аренде без шкипера мы попросим документы во время бронирования.',
    dahil: [
      'Судно, а при аренде с экипажем также капитан и команда',
      'Постельное бельё и полотенца в каютах',
      'Шлюпка и снаряжение для снорклинга',
      'Входят ли в цену топливо, портовые сборы и питание, указано по пунктам в каждом описании',
    ],
    sorular: [
      [
        'Какие права нужны для аренды без шкипера?',
        'Признанное удостоверение судоводителя, например ICC или IYT, и радиосертификат. Пришлите копию, и мы заранее скажем, подойдёт ли она.',
      ],
      [
        'Будет ли укачивать?',
        'Бухты Гёджека закрыты от волн, ночуют суда на якоре. Если вы чувствительны к качке, выбирайте гулету и июнь или сентябрь.',
      ],
      [
        'Можно ли забронировать одну каюту?',
        'Некоторые гулеты ходят в недельные круизы с продажей по каютам. Отметьте «каюта» в фильтре или спросите нас.',
      ],
    ],
    cagri: {
      baslik: 'Обсудим маршрут?',
      metin: 'Сколько вас, какая неделя, парус или мотор? Напишите, и мы подберём свободные суда.',
    },
  },
})
