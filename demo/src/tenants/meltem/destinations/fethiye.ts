import { destinationPage } from '../page-recipes.ts'

export const fethiyePage = destinationPage('fethiye', ['tur', 'yat', 'villa', 'transfer', 'arac_kira', 'ekstra'], {
  tr: {
    baslik: 'Fethiye',
    ozet: 'Geniş bir körfez, canlı bir çarşı ve kasabanın tepesinde Likya mezarları. Gulet haftalarının çoğu buradan başlar.',
    seo_baslik: 'Fethiye gezi rehberi: liman, Kayaköy, tekne turları | Meltem',
    giris:
      'Fethiye yazlık bir dekor değil, kışın da yaşayan bir ilçedir: salı günü pazar kurulur, balık halinde seçtiğiniz balığı yandaki lokanta pişirir. Antik adı Telmessos’tur; limandan yürüyerek tiyatroya varılır.',
    gor: 'Amintas kaya mezarına gün batarken çıkın. Terk edilmiş Rum köyü Kayaköy’den Soğuksu’ya yürüyün, Saklıkent kanyonunda buz gibi suyun içinden geçin, Çalış plajında akşamı bekleyin. Kelebekler Vadisi’ne yalnız tekneyle gidilir.',
    zaman:
      'Yürüyüş için nisan ve kasım, deniz için haziran ile ekim arası. Temmuz ve ağustosta öğlen sıcaktır; sabahı ve akşamı kullanın.',
    ulasim:
      'Dalaman Havalimanı’ndan elli dakika kadar. Otogardan İstanbul, İzmir ve Antalya’ya otobüs, merkezden Ölüdeniz’e ve Kayaköy’e dolmuş kalkar.',
    sunulan: 'Günlük tekne turları, haftalık gulet, körfeze bakan villalar, araç kiralama ve havalimanı transferi.',
  },
  en: {
    baslik: 'Fethiye',
    ozet: 'A wide bay, a lively market and Lycian tombs above the roofs. Most gulet weeks begin on this quay.',
    seo_baslik: 'Fethiye travel guide: harbour, Kayaköy, boat trips | Meltem',
    giris:
      'Fethiye is no summer stage set but a town that lives all year: the market fills whole streets on Tuesdays, and at the fish hall you choose your bass and have it grilled next door. In antiquity it was Telmessos, and its theatre is a short walk from the boats.',
    gor: 'Climb to the tomb of Amyntas at sunset. Walk from the deserted Greek village of Kayaköy down to Soğuksu, wade the icy water of Saklıkent gorge, watch the evening from Çalış beach. Butterfly Valley is reached only by boat.',
    zaman:
      'April and November for walking, June to October for the sea. In July and August noon is hot, so use the mornings and evenings.',
    ulasim:
      'About fifty minutes from Dalaman Airport. Coaches run to Istanbul, İzmir and Antalya, minibuses to Ölüdeniz and Kayaköy.',
    sunulan: 'Boat trips by the day, gulets by the week, villas above the bay, hire cars and airport transfers.',
  },
  de: {
    baslik: 'Fethiye',
    ozet: 'Eine weite Bucht, ein lebhafter Markt und lykische Gräber über den Dächern. Die meisten Guletwochen beginnen hier am Kai.',
    seo_baslik: 'Fethiye: Hafen, Kayaköy und Bootstouren im Überblick | Meltem',
    giris:
      'Fethiye ist keine Sommerkulisse, sondern eine Stadt, die auch im Winter lebt: Dienstags füllt der Markt ganze Straßen, in der Fischhalle suchen Sie Ihren Wolfsbarsch aus und lassen ihn nebenan grillen. In der Antike hieß der Ort Telmessos; zum Theater geht man vom Hafen aus zu Fuß.',
    gor: 'Steigen Sie bei Sonnenuntergang zum Amyntas-Grab hinauf. Wandern Sie vom verlassenen Griechendorf Kayaköy hinunter nach Soğuksu, waten Sie durch das eiskalte Wasser der Saklıkent-Schlucht, sehen Sie am Strand von Çalış den Abend kommen. Ins Schmetterlingstal gelangt man nur mit dem Boot.',
    zaman:
      'April und November zum Wandern, Juni bis Oktober zum Baden. Im Juli und August ist es mittags heiß; nutzen Sie Morgen und Abend.',
    ulasim:
      'Gut fünfzig Minuten ab Flughafen Dalaman. Fernbusse fahren nach Istanbul, İzmir und Antalya, Kleinbusse nach Ölüdeniz und Kayaköy.',
    sunulan: 'Bootsausflüge, Gulets für eine Woche, Villen über der Bucht, Mietwagen und Flughafentransfers.',
  },
  ru: {
    baslik: 'Фетхие',
    ozet: 'Широкий залив, шумный базар и ликийские гробницы над крышами. Отсюда начинается большинство недель на гулете.',
    seo_baslik: 'Фетхие: порт, Каякёй и морские прогулки | Meltem',
    giris:
      'Фетхие — не летняя декорация, а город, который живёт круглый год: по вторникам базар занимает целые улицы, а на рыбном рынке вы выбираете рыбу и её жарят в соседнем ресторанчике. В античности он назывался Телмесс; театр — в нескольких минутах ходьбы от причала.',
    gor: 'Поднимитесь на закате к гробнице Аминты. Спуститесь тропой из покинутой греческой деревни Каякёй к бухте Соуксу, пройдите по ледяной воде каньона Саклыкент, встретьте вечер на пляже Чалыш. В Долину бабочек попадают только с моря.',
    zaman:
      'Апрель и ноябрь хороши для прогулок, с июня по октябрь — для моря. В июле и августе днём жарко, выбирайте утро и вечер.',
    ulasim:
      'Около пятидесяти минут от аэропорта Даламан. С автовокзала идут автобусы в Стамбул, Измир и Анталью, из центра — маршрутки в Олюдениз и Каякёй.',
    sunulan: 'Морские прогулки на день, гулеты на неделю, виллы над заливом, прокат автомобилей и трансферы.',
  },
})
