import { destinationPage } from '../page-recipes.ts'

export const alacatiPage = destinationPage('alacati', ['otel', 'villa', 'tur', 'transfer', 'arac_kira', 'dugun'], {
  tr: {
    baslik: 'Alaçatı',
    ozet: 'Taş evler, mavi panjurlar, otlu sofralar ve rüzgârı hiç kesilmeyen bir sörf koyu.',
    seo_baslik: 'Alaçatı gezi rehberi: taş evler, sörf, Ilıca | Meltem',
    giris:
      'Alaçatı’nın taş evlerini bağcılar yaptı, yel değirmenlerini rüzgâr döndürdü, kasabayı dünyaya sörfçüler tanıttı. Bugün öğleye kadar uyuyan, geceye kadar yemek yenen bir yer.',
    gor: 'Değirmenlerden başlayıp Kemalpaşa Caddesi’nin ara sokaklarına sapın. Sığ sulu Ilıca’da yüzün, Çeşme’de 1508’de tamamlanan kaleye çıkın, Ildır’da gün batımına oturun. Nisanda Ot Festivali kurulur.',
    zaman: 'Rüzgâr temmuz ve ağustosta en düzenli esendir. Sakin sofralar için haziranı ya da eylülü seçin.',
    ulasim: 'İzmir Adnan Menderes Havalimanı’ndan otoyolla yaklaşık bir saat. Çeşme’den Sakız’a feribot vardır.',
    sunulan:
      'Taş oteller, bahçeli villalar, sörf dersi, bağ ve zeytinyağı gezileri. Otların hikâyesi <a href="/b/ege-sofrasi">Ege sofrası</a> yazımızda.',
  },
  en: {
    baslik: 'Alaçatı',
    ozet: 'Stone houses, blue shutters, tables full of herbs and a surf bay where the wind rarely drops.',
    seo_baslik: 'Alaçatı travel guide: stone houses, surfing, Ilıca | Meltem',
    giris:
      'Winegrowers built the stone houses, the wind turned the mills, and windsurfers made the town known abroad. Today Alaçatı sleeps until noon and dines until late.',
    gor: 'Start at the windmills and turn off Kemalpaşa Street into the side lanes. Swim in the shallow water at Ilıca, climb the castle of Çeşme, completed in 1508, and sit down to the sunset in Ildır. The Herb Festival is held in spring.',
    zaman: 'The wind is steadiest in July and August. For quiet tables choose June or September.',
    ulasim: 'About an hour by motorway from İzmir Adnan Menderes Airport. Ferries sail from Çeşme to Chios.',
    sunulan:
      'Stone-built hotels, villas with gardens, windsurfing lessons, vineyard and olive-oil outings. The story of the herbs is in <a href="/b/an-aegean-table">our piece on the Aegean table</a>.',
  },
  de: {
    baslik: 'Alaçatı',
    ozet: 'Steinhäuser, blaue Läden, Tische voller Kräuter und eine Surfbucht, in der der Wind selten nachlässt.',
    seo_baslik: 'Alaçatı: Steinhäuser, Windsurfen und Ilıca | Meltem',
    giris:
      'Winzer haben die Steinhäuser gebaut, der Wind hat die Mühlen gedreht, und Windsurfer haben den Ort bekannt gemacht. Heute schläft Alaçatı bis Mittag und isst bis in die Nacht.',
    gor: 'Beginnen Sie bei den Windmühlen und biegen Sie von der Kemalpaşa-Straße in die Seitengassen ab. Baden Sie im flachen Wasser von Ilıca, steigen Sie auf die 1508 vollendete Burg von Çeşme und erleben Sie den Sonnenuntergang in Ildır. Im Frühling findet das Kräuterfest statt.',
    zaman: 'Am beständigsten weht der Wind im Juli und August. Wer ruhig essen möchte, kommt im Juni oder September.',
    ulasim: 'Etwa eine Stunde auf der Autobahn vom Flughafen Izmir Adnan Menderes. Von Çeşme gehen Fähren nach Chios.',
    sunulan:
      'Hotels in alten Steinhäusern, Villen mit Garten, Surfkurse, Ausflüge zu Weingütern und Ölmühlen. Mehr über die Kräuter steht in unserem Beitrag über <a href="/b/ein-tisch-an-der-aegaeis">einen Tisch an der Ägäis</a>.',
  },
  ru: {
    baslik: 'Алачаты',
    ozet: 'Каменные дома, голубые ставни, столы с травами и бухта, где почти не стихает ветер.',
    seo_baslik: 'Алачаты: каменные дома, виндсёрфинг, Ылыджа | Meltem',
    giris:
      'Каменные дома построили виноградари, мельницы крутил ветер, а миру городок открыли виндсёрферы. Сегодня Алачаты спит до полудня и ужинает до глубокой ночи.',
    gor: 'Начните с мельниц и сверните с улицы Кемальпаша в переулки. Искупайтесь на мелководье Ылыджи, поднимитесь в крепость Чешме, достроенную в 1508 году, и встретьте закат в Ылдыре. Весной здесь проходит фестиваль трав.',
    zaman: 'Самый ровный ветер дует в июле и августе. За тихими ужинами приезжайте в июне или сентябре.',
    ulasim: 'Около часа по автостраде от аэропорта Измир Аднан Мендерес. Из Чешме ходят паромы на Хиос.',
    sunulan:
      'Отели в каменных домах, виллы с садом, уроки виндсёрфинга, поездки на виноградники и маслобойни. О травах читайте в статье <a href="/b/egeyskiy-stol">про эгейский стол</a>.',
  },
})
