import { destinationPage } from '../page-recipes.ts'

export const ephesusPage = destinationPage('efes', ['tur', 'otel', 'transfer', 'arac_kira'], {
  tr: {
    baslik: 'Efes',
    ozet: 'Celsus Kütüphanesi, büyük tiyatro ve mermer caddeler. Selçuk’ta kalın, kapı açılırken içeride olun.',
    seo_baslik: 'Efes ve Selçuk gezi rehberi | Meltem',
    giris:
      'Efes bir zamanlar Roma’nın Asya eyaletinin merkeziydi ve denizin kıyısındaydı; Küçük Menderes’in taşıdığı toprak denizi kilometrelerce uzaklaştırdı. Geriye yürünebilen bütün bir şehir kaldı. 2015’ten beri Dünya Mirası.',
    gor: 'Celsus Kütüphanesi’nin cephesi, Kuretler Caddesi, yirmi binden çok kişi alan tiyatro ve mozaikleriyle Yamaç Evler. Selçuk’ta Artemis Tapınağı’ndan kalan tek sütunu ve müzeyi görün, akşam Şirince’de oturun.',
    zaman: 'Nisan–mayıs ve ekim. Yazın gölge yoktur; sabah sekizde ya da akşamüstü gezin, şapka ve su alın.',
    ulasim:
      'İzmir Adnan Menderes Havalimanı’ndan Selçuk’a tren ve otoyolla yaklaşık bir saat. Kuşadası yarım saat uzakta.',
    sunulan:
      'Rehberli Efes turu, Şirince ve Meryem Ana ile birleşen günler, Selçuk’ta küçük oteller ve limandan transfer.',
  },
  en: {
    baslik: 'Ephesus',
    ozet: 'The Library of Celsus, the great theatre and streets of marble. Stay in Selçuk and be there when the gate opens.',
    seo_baslik: 'Ephesus and Selçuk travel guide | Meltem',
    giris:
      'Ephesus was once the capital of Rome’s province of Asia and stood by the sea; silt from the river has since pushed the shore kilometres away. What remains is an entire city you can walk through, a World Heritage Site since 2015.',
    gor: 'The façade of the Library of Celsus, Curetes Street, a theatre for more than twenty thousand and the Terrace Houses with their mosaics. In Selçuk see the last column of the Temple of Artemis and the museum, then spend the evening in the village of Şirince.',
    zaman:
      'April, May and October. There is no shade in summer: go at eight in the morning or late in the afternoon, with a hat and water.',
    ulasim:
      'About an hour from İzmir Adnan Menderes Airport to Selçuk by motorway or train. Kuşadası is half an hour away.',
    sunulan:
      'Guided tours of Ephesus, days that combine it with Şirince and the House of the Virgin Mary, small hotels in Selçuk and transfers from the port.',
  },
  de: {
    baslik: 'Ephesos',
    ozet: 'Die Celsus-Bibliothek, das große Theater und Straßen aus Marmor. Übernachten Sie in Selçuk und seien Sie zur Öffnung da.',
    seo_baslik: 'Ephesos und Selçuk: Reiseführer | Meltem',
    giris:
      'Ephesos war einst Hauptstadt der römischen Provinz Asia und lag am Meer; der Schlamm des Flusses hat die Küste kilometerweit hinausgeschoben. Geblieben ist eine ganze Stadt, durch die man gehen kann, seit 2015 Welterbe.',
    gor: 'Die Fassade der Celsus-Bibliothek, die Kuretenstraße, ein Theater für mehr als zwanzigtausend Menschen und die Hanghäuser mit ihren Mosaiken. In Selçuk stehen die letzte Säule des Artemistempels und das Museum; den Abend verbringen Sie im Dorf Şirince.',
    zaman:
      'April, Mai und Oktober. Im Sommer gibt es keinen Schatten: Kommen Sie um acht Uhr früh oder am späten Nachmittag, mit Hut und Wasser.',
    ulasim:
      'Vom Flughafen Izmir Adnan Menderes etwa eine Stunde nach Selçuk, auf der Autobahn oder mit dem Zug. Kuşadası liegt eine halbe Stunde entfernt.',
    sunulan:
      'Führungen durch Ephesos, Tage mit Şirince und dem Haus der Maria, kleine Hotels in Selçuk und Transfers ab Hafen.',
  },
  ru: {
    baslik: 'Эфес',
    ozet: 'Библиотека Цельса, большой театр и мраморные улицы. Ночуйте в Сельчуке и приходите к открытию.',
    seo_baslik: 'Эфес и Сельчук: путеводитель | Meltem',
    giris:
      'Когда-то Эфес был столицей римской провинции Азия и стоял у моря; речной ил отодвинул берег на километры. Остался целый город, по которому можно ходить. С 2015 года он в списке Всемирного наследия.',
    gor: 'Фасад библиотеки Цельса, улица Куретов, театр более чем на двадцать тысяч зрителей и дома на склоне с мозаиками. В Сельчуке посмотрите последнюю колонну храма Артемиды и музей, а вечер проведите в деревне Шириндже.',
    zaman:
      'Апрель, май и октябрь. Летом тени нет: приходите в восемь утра или ближе к вечеру, с головным убором и водой.',
    ulasim:
      'От аэропорта Измир Аднан Мендерес до Сельчука около часа по автостраде или на поезде. До Кушадасы полчаса.',
    sunulan:
      'Экскурсии по Эфесу с гидом, поездки с заездом в Шириндже и Дом Девы Марии, небольшие отели в Сельчуке и трансферы из порта.',
  },
})
