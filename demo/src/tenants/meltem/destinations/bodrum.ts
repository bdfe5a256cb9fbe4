import { destinationPage } from '../page-recipes.ts'

export const bodrumPage = destinationPage('bodrum', ['yat', 'villa', 'otel', 'tur', 'transfer', 'dugun'], {
  tr: {
    baslik: 'Bodrum',
    ozet: 'Beyaz evler, şövalyelerin kalesi ve guletin doğduğu liman. Yarımadanın her koyunda başka bir tatil var.',
    seo_baslik: 'Bodrum gezi rehberi: kale, koylar, gulet | Meltem',
    giris:
      'Halikarnas Balıkçısı 1920’lerde buraya sürgün gelmiş ve gitmek istememişti. Mavi yolculuk fikri onun ve arkadaşlarının sünger tekneleriyle çıktığı seferlerden doğdu; tersanelerde bugün de ahşap gulet yapılır.',
    gor: 'Saint Peter Kalesi’ndeki Sualtı Arkeoloji Müzesi’nde Uluburun batığını görün. Dünyanın yedi harikasından Mausoleion’un temelleri birkaç sokak arkada. Akşamüstü Gümüşlük’e gidin, antik Myndos suyun altındadır.',
    zaman:
      'Mayıs–ekim. Gece hayatı temmuz ve ağustosta, sakin koylar haziran ve eylülde. Ekimde ahşap tekneler The Bodrum Cup’ta yarışır.',
    ulasim: 'Milas–Bodrum Havalimanı merkeze yaklaşık kırk dakika. Kos’tan feribot vardır.',
    sunulan: 'Gökova’ya haftalık gulet, günlük koy turları, Yalıkavak’tan Akyarlar’a villalar ve oteller.',
  },
  en: {
    baslik: 'Bodrum',
    ozet: 'White houses, a castle of the knights and the harbour where the gulet was born. Every cove of the peninsula is a different holiday.',
    seo_baslik: 'Bodrum travel guide: castle, coves, gulets | Meltem',
    giris:
      'The writer known as the Fisherman of Halicarnassus was exiled here in the 1920s and did not want to leave. The idea of the blue voyage grew out of the trips he and his friends made on sponge boats, and wooden gulets are still built in the yards.',
    gor: 'See the Uluburun wreck in the Museum of Underwater Archaeology inside the Castle of St Peter. A few streets back lie the foundations of the Mausoleum, one of the seven wonders of the ancient world. Towards evening go to Gümüşlük, where ancient Myndos lies under water.',
    zaman:
      'May to October: nightlife in July and August, quiet coves in June and September. In October wooden boats race in The Bodrum Cup.',
    ulasim: 'Milas–Bodrum Airport is about forty minutes from town. Ferries cross from Kos.',
    sunulan:
      'Week-long gulet cruises in the Gulf of Gökova, day trips to the coves, villas and hotels from Yalıkavak to Akyarlar.',
  },
  de: {
    baslik: 'Bodrum',
    ozet: 'Weiße Häuser, eine Burg der Ritter und der Hafen, in dem die Gulet entstand. Jede Bucht der Halbinsel ist ein anderer Urlaub.',
    seo_baslik: 'Bodrum: Kastell, Buchten und Gulets | Meltem',
    giris:
      'In den 1920er-Jahren wurde der Schriftsteller, den man den Fischer von Halikarnassos nennt, hierher verbannt und wollte nicht mehr fort. Aus seinen Fahrten mit Freunden auf Schwammtaucherbooten entstand die Blaue Reise; in den Werften werden bis heute Gulets aus Holz gebaut.',
    gor: 'Im Kastell St. Peter zeigt das Museum für Unterwasserarchäologie das Wrack von Uluburun. Ein paar Straßen dahinter liegen die Fundamente des Mausoleums, eines der sieben Weltwunder. Gegen Abend fahren Sie nach Gümüşlük, wo das antike Myndos unter Wasser liegt.',
    zaman:
      'Mai bis Oktober: Nachtleben im Juli und August, ruhige Buchten im Juni und September. Im Oktober segeln Holzschiffe um den Bodrum Cup.',
    ulasim: 'Vom Flughafen Milas-Bodrum sind es etwa vierzig Minuten ins Zentrum. Von Kos setzen Fähren über.',
    sunulan:
      'Wöchentliche Gulettörns im Golf von Gökova, Tagesfahrten in die Buchten, Villen und Hotels von Yalıkavak bis Akyarlar.',
  },
  ru: {
    baslik: 'Бодрум',
    ozet: 'Белые дома, рыцарский замок и гавань, где родилась гулета. В каждой бухте полуострова свой отдых.',
    seo_baslik: 'Бодрум: замок, бухты и гулеты | Meltem',
    giris:
      'В 1920-е годы сюда сослали писателя, прозванного Рыбаком из Галикарнаса, и уезжать он не захотел. Из его путешествий с друзьями на лодках ловцов губок родилось «голубое путешествие», а деревянные гулеты строят на здешних верфях до сих пор.',
    gor: 'В замке Святого Петра, в Музее подводной археологии, хранится Улубурунский корабль. В нескольких улицах оттуда лежит основание Мавзолея, одного из семи чудес света. К вечеру поезжайте в Гюмюшлюк, где под водой скрыт древний Минд.',
    zaman:
      'С мая по октябрь: ночная жизнь в июле и августе, тихие бухты в июне и сентябре. В октябре деревянные суда соревнуются в регате Bodrum Cup.',
    ulasim: 'Аэропорт Милас-Бодрум в сорока минутах от центра. С Коса ходят паромы.',
    sunulan:
      'Недельные круизы на гулете по заливу Гёкова, прогулки по бухтам, виллы и отели от Ялыкавака до Акъярлара.',
  },
})
