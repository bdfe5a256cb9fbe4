import { destinationPage } from '../page-recipes.ts'

export const istanbulPage = destinationPage('istanbul', ['tur', 'otel', 'transfer', 'saglik'], {
  tr: {
    baslik: 'İstanbul',
    ozet: 'İki kıta, bir boğaz ve her çeyrek saatte kalkan bir vapur. Kıyı tatilinin başına ya da sonuna iki gün ekleyin.',
    seo_baslik: 'İstanbul gezi rehberi: vapur, çarşı, müze | Meltem',
    giris:
      'İstanbul’u bir günde görmeye çalışmayın; bir mahallesini doğru görün, gerisi sizi geri çağırır. Biz misafirlerimize tarihî yarımadada bir gün, Boğaz’da bir gün öneriyoruz.',
    gor: 'Ayasofya, Yerebatan Sarnıcı, Topkapı Sarayı ve Süleymaniye birbirine yürüme mesafesinde. İkinci gün Karaköy’den Kadıköy’e vapurla geçin, çarşısında yiyin, günü Üsküdar’da Kız Kulesi’nin karşısında bitirin.',
    zaman: 'Nisanda laleler, mayısta erguvanlar, eylül ve ekimde yumuşak hava. Kış yağışlıdır ama müzeler sakindir.',
    ulasim:
      'İstanbul ve Sabiha Gökçen havalimanlarının ikisi de metroya bağlıdır. Dalaman, Bodrum ve Antalya’dan uçuş bir saati biraz aşar.',
    sunulan:
      'Türkçe, İngilizce, Almanca ve Rusça rehberli yürüyüşler, iskeleye yakın oteller, hamam randevusu ve transfer. Vapur rotamız <a href="/b/vapurla-istanbul">burada</a>.',
  },
  en: {
    baslik: 'Istanbul',
    ozet: 'Two continents, one strait and always another ferry about to leave. Add two days at the start or end of your coast holiday.',
    seo_baslik: 'Istanbul travel guide: ferries, bazaars, museums | Meltem',
    giris:
      'Do not try to see Istanbul in a day. See one neighbourhood properly and the rest will call you back. We suggest one day on the historic peninsula and one on the Bosphorus.',
    gor: 'Hagia Sophia, the Basilica Cistern, Topkapı Palace and the Süleymaniye are within walking distance of each other. On the second day take the ferry from Karaköy to Kadıköy, eat in its market and finish in Üsküdar, opposite the Maiden’s Tower.',
    zaman:
      'Tulips in April, Judas trees in May, mild weather in September and October. Winter is wet, but the museums are quiet.',
    ulasim:
      'Both Istanbul and Sabiha Gökçen airports are on the metro. From Dalaman, Bodrum or Antalya the flight takes a little over an hour.',
    sunulan:
      'Guided walks in four languages, hotels near the piers, hammam appointments and transfers. Our favourite ferry route is <a href="/b/istanbul-by-ferry">in the logbook</a>.',
  },
  de: {
    baslik: 'Istanbul',
    ozet: 'Zwei Erdteile, eine Meerenge und immer eine Fähre, die gleich ablegt. Hängen Sie zwei Tage an Ihren Urlaub an der Küste.',
    seo_baslik: 'Istanbul: Fähren, Basare und Museen | Meltem',
    giris:
      'Versuchen Sie nicht, Istanbul an einem Tag zu sehen. Lernen Sie ein Viertel richtig kennen, der Rest ruft Sie von selbst zurück. Wir empfehlen einen Tag auf der historischen Halbinsel und einen am Bosporus.',
    gor: 'Hagia Sophia, Zisterne, Topkapı-Palast und Süleymaniye-Moschee erreichen Sie zu Fuß. Am zweiten Tag setzen Sie mit der Fähre von Karaköy nach Kadıköy über, essen auf dem Markt und lassen den Tag in Üsküdar gegenüber dem Mädchenturm ausklingen.',
    zaman:
      'Im April blühen die Tulpen, im Mai die Judasbäume, September und Oktober sind mild. Der Winter ist nass, dafür sind die Museen leer.',
    ulasim:
      'Beide Flughäfen, Istanbul und Sabiha Gökçen, haben Metroanschluss. Der Flug von Dalaman, Bodrum oder Antalya dauert gut eine Stunde.',
    sunulan:
      'Stadtspaziergänge in vier Sprachen, Hotels nahe den Anlegern, Termine im Hamam und Transfers. Unsere liebste Fährroute steht <a href="/b/istanbul-mit-der-faehre">im Logbuch</a>.',
  },
  ru: {
    baslik: 'Стамбул',
    ozet: 'Два материка, один пролив и паром, который вот-вот отойдёт. Добавьте к отдыху у моря два дня в начале или в конце.',
    seo_baslik: 'Стамбул: паромы, базары и музеи | Meltem',
    giris:
      'Не пытайтесь увидеть Стамбул за день. Узнайте как следует один район, а остальные сами позовут вас обратно. Мы советуем день на историческом полуострове и день на Босфоре.',
    gor: 'Святая София, Цистерна Базилика, дворец Топкапы и мечеть Сулеймание находятся в пешей доступности друг от друга. На второй день переправьтесь на пароме из Каракёя в Кадыкёй, поешьте на рынке и встретьте вечер в Ускюдаре, напротив Девичьей башни.',
    zaman:
      'В апреле цветут тюльпаны, в мае багряник, в сентябре и октябре мягко и тепло. Зима дождливая, зато в музеях тихо.',
    ulasim:
      'До обоих аэропортов, Стамбул и Сабиха Гёкчен, ходит метро. Перелёт из Даламана, Бодрума или Антальи занимает чуть больше часа.',
    sunulan:
      'Пешеходные экскурсии на четырёх языках, отели у пристаней, запись в хамам и трансферы. Наш любимый паромный маршрут описан <a href="/b/stambul-na-parome">в журнале</a>.',
  },
})
