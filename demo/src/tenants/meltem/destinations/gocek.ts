import { destinationPage } from '../page-recipes.ts'

export const gocekPage = destinationPage('gocek', ['yat', 'villa', 'tur', 'transfer', 'arac_kira', 'dugun'], {
  tr: {
    baslik: 'Göcek',
    ozet: 'Çamların denize indiği, yatların uyuduğu küçük kasaba. On İki Adalar’ın koyları buradan başlar.',
    seo_baslik: 'Göcek gezi rehberi: koylar, tekneler, villalar | Meltem',
    giris:
      'Göcek büyümemeyi başarmış bir yer: tek bir çarşı sokağı, birbirine bağlanan marinalar ve arkasında çam ormanı. İnsanlar buraya kasaba için değil, önündeki su için gelir. Ofisimiz de burada, iskeleye birkaç adım.',
    gor: 'Tekneyle Yassıca ve Tersane adalarına, duvarları suyun altına inen Hamam Koyu’na, Bedri Rahmi’nin kayaya çizdiği balığa gidin. Karadan ise sahil boyunca akşam yürüyüşü ve İnlice plajı yeter.',
    zaman:
      'Deniz mayıs sonundan ekim sonuna kadar yüzmeye uygundur. Temmuz ve ağustosta koylar dolar; en iyi aylar haziran ve eylül.',
    ulasim:
      'Dalaman Havalimanı’na kara yoluyla yaklaşık yarım saat. Fethiye’den dolmuş kalkar. Transferi önceden ayırırsanız şoför uçuşunuzu izler.',
    sunulan: 'Günlük tekne turları, haftalık gulet ve yelkenliler, yamaçta villalar ve teknede düğün.',
  },
  en: {
    baslik: 'Göcek',
    ozet: 'A small town where pines come down to the water and yachts spend the night. The coves of the Twelve Islands begin here.',
    seo_baslik: 'Göcek travel guide: coves, boats and villas | Meltem',
    giris:
      'Göcek has managed not to grow: one shopping street, a string of marinas and pine forest behind. People come less for the town than for the water in front of it. Our office is here as well, a few steps from the quay.',
    gor: 'By boat, go to the islands of Yassıca and Tersane, to Hamam Bay where old walls run down under the surface, and to the cove where the poet Bedri Rahmi painted a fish on a rock. On land, an evening stroll along the front and the beach at İnlice will do.',
    zaman:
      'The sea is warm enough for swimming from late May to the end of October. In July and August the coves fill up; June and September are the best months.',
    ulasim:
      'About half an hour by road from Dalaman Airport. Minibuses run from Fethiye. If you book a transfer ahead, the driver follows your flight.',
    sunulan: 'Day trips by boat, gulets and sailing yachts by the week, villas on the hillside and weddings on board.',
  },
  de: {
    baslik: 'Göcek',
    ozet: 'Ein kleiner Ort, in dem die Kiefern bis ans Wasser reichen und die Yachten übernachten. Hier beginnen die Buchten der Zwölf Inseln.',
    seo_baslik: 'Göcek: Buchten, Boote und Villen im Überblick | Meltem',
    giris:
      'Göcek hat es geschafft, klein zu bleiben: eine Einkaufsstraße, eine Marina neben der anderen, dahinter Kiefernwald. Man kommt weniger wegen des Orts als wegen des Wassers davor. Auch unser Büro ist hier, wenige Schritte vom Kai.',
    gor: 'Mit dem Boot zu den Inseln Yassıca und Tersane, in die Hamam-Bucht, deren alte Mauern unter Wasser weiterlaufen, und zu dem Felsen, auf den der Dichter Bedri Rahmi einen Fisch gemalt hat. An Land genügen ein Abendspaziergang am Ufer und der Strand von İnlice.',
    zaman:
      'Baden können Sie von Ende Mai bis Ende Oktober. Im Juli und August wird es in den Buchten voll; am schönsten sind Juni und September.',
    ulasim:
      'Vom Flughafen Dalaman ist es auf der Straße etwa eine halbe Stunde. Ab Fethiye fahren Kleinbusse. Bei einem vorab gebuchten Transfer verfolgt der Fahrer Ihren Flug.',
    sunulan:
      'Tagesausflüge mit dem Boot, Gulets und Segelyachten für eine Woche, Villen am Hang und Hochzeiten an Bord.',
  },
  ru: {
    baslik: 'Гёджек',
    ozet: 'Небольшой городок, где сосны спускаются к воде и ночуют яхты. Отсюда начинаются бухты Двенадцати островов.',
    seo_baslik: 'Гёджек: бухты, яхты и виллы, путеводитель | Meltem',
    giris:
      'Гёджек сумел остаться маленьким: одна торговая улица, цепочка марин, а позади сосновый лес. Сюда едут не столько ради города, сколько ради воды перед ним. Здесь же и наш офис, в нескольких шагах от причала.',
    gor: 'На лодке отправляйтесь к островам Ясыджа и Терсане, в бухту Хамам, где древние стены уходят под воду, и к скале, на которой поэт Бедри Рахми нарисовал рыбу. На берегу хватит вечерней прогулки по набережной и пляжа Инлидже.',
    zaman:
      'Купаться можно с конца мая до конца октября. В июле и августе в бухтах тесно; лучшие месяцы — июнь и сентябрь.',
    ulasim:
      'От аэропорта Даламан около получаса по шоссе. Из Фетхие ходят маршрутки. Если заказать трансфер заранее, водитель следит за вашим рейсом.',
    sunulan: 'Морские прогулки на день, гулеты и парусные яхты на неделю, виллы на склонах и свадьбы на борту.',
  },
})
