import { destinationPage } from '../page-recipes.ts'

export const kaleiciPage = destinationPage('kaleici', ['otel', 'tur', 'transfer', 'arac_kira', 'saglik'], {
  tr: {
    baslik: 'Kaleiçi, Antalya',
    ozet: 'Surların içinde ahşap cumbalı evler, Roma kapısı ve eski liman. Havalimanına yakın, arabaya kapalı.',
    seo_baslik: 'Kaleiçi Antalya gezi rehberi | Meltem',
    giris:
      'Antalya büyük bir şehir, ama kalbi on dakikada yürünür. Kaleiçi’nin konakları avlularının etrafında kurulmuştur; çoğu bugün küçük otel, nar ağaçları yerinde duruyor.',
    gor: 'İmparator Hadrianus’un 130 yılındaki ziyareti için yapılan üç kemerli kapıdan girin, Yivli Minare’ye ve Hıdırlık Kulesi’ne yürüyün, gün batımını falezlerin üstündeki parkta bekleyin. Bir güne Perge’yi ve Aspendos’un sapasağlam tiyatrosunu sığdırabilirsiniz.',
    zaman: 'Mart–haziran ve ekim–kasım gezmek için, haziran–ekim deniz için. Ağustosta öğle saatlerini avluda geçirin.',
    ulasim:
      'Antalya Havalimanı’ndan tramvayla İsmetpaşa durağına gelinir, oradan surlara yürünür. Sokaklar araca kapalı olduğundan transferimiz sizi en yakın kapıda bırakır, valizi otel karşılar.',
    sunulan: 'Avlulu konaklar, antik kent turları, hamam, araç ve havalimanı transferi.',
  },
  en: {
    baslik: 'Kaleiçi, Antalya',
    ozet: 'Timbered houses inside the walls, a Roman gate and the old harbour. Close to the airport and closed to cars.',
    seo_baslik: 'Kaleiçi, the old town of Antalya: travel guide | Meltem',
    giris:
      'Antalya is a big city, but you can walk across its heart in ten minutes. The mansions of Kaleiçi are built around courtyards; many are small hotels today, and the pomegranate trees are still there.',
    gor: 'Enter through the triple-arched gate built for Emperor Hadrian’s visit in AD 130, walk to the Fluted Minaret and Hıdırlık Tower and wait for sunset in the park on the cliffs. One day is enough for Perge and the superbly preserved theatre of Aspendos.',
    zaman:
      'March to June and October to November for sightseeing, June to October for the sea. In August spend midday in a courtyard.',
    ulasim:
      'The tram from Antalya Airport takes you to İsmetpaşa, from where you walk to the walls. As the lanes are closed to traffic, our transfer stops at the nearest gate and the hotel fetches your luggage.',
    sunulan: 'Courtyard hotels, tours to ancient cities, hammam, cars and airport transfers.',
  },
  de: {
    baslik: 'Kaleiçi, Antalya',
    ozet: 'Erkerhäuser hinter alten Mauern, ein römisches Tor und der alte Hafen. Nah am Flughafen und autofrei.',
    seo_baslik: 'Kaleiçi, die Altstadt von Antalya | Meltem',
    giris:
      'Antalya ist eine Großstadt, doch ihr Herz durchquert man in zehn Minuten zu Fuß. Die Häuser von Kaleiçi sind um Innenhöfe gebaut; viele sind heute kleine Hotels, und die Granatapfelbäume stehen noch.',
    gor: 'Treten Sie durch das dreibogige Tor, das für den Besuch Kaiser Hadrians im Jahr 130 errichtet wurde, gehen Sie zum Gerillten Minarett und zum Hıdırlık-Turm und warten Sie im Park auf den Klippen auf den Sonnenuntergang. An einem Tag schaffen Sie Perge und das hervorragend erhaltene Theater von Aspendos.',
    zaman:
      'März bis Juni sowie Oktober und November für Besichtigungen, Juni bis Oktober fürs Baden. Im August verbringt man den Mittag im Innenhof.',
    ulasim:
      'Mit der Straßenbahn fahren Sie vom Flughafen bis İsmetpaşa und gehen von dort zu den Mauern. Da die Gassen autofrei sind, hält unser Transfer am nächsten Tor; das Gepäck holt das Hotel.',
    sunulan: 'Hotels mit Innenhof, Touren zu antiken Städten, Hamam, Mietwagen und Flughafentransfer.',
  },
  ru: {
    baslik: 'Калеичи, Анталья',
    ozet: 'Дома с эркерами за крепостной стеной, римские ворота и старая гавань. Близко к аэропорту и без машин.',
    seo_baslik: 'Калеичи, старый город Антальи: путеводитель | Meltem',
    giris:
      'Анталья — большой город, но его сердце можно пройти за десять минут. Особняки Калеичи построены вокруг двориков; многие стали маленькими отелями, а гранатовые деревья остались на месте.',
    gor: 'Войдите через трёхарочные ворота, построенные к визиту императора Адриана в 130 году, дойдите до минарета Йивли и башни Хыдырлык и дождитесь заката в парке на скалах. За один день можно увидеть Перге и прекрасно сохранившийся театр Аспендоса.',
    zaman:
      'Март — июнь и октябрь — ноябрь для прогулок, июнь — октябрь для моря. В августе полдень лучше провести во дворике.',
    ulasim:
      'Из аэропорта на трамвае до остановки Исметпаша, оттуда пешком до стен. Машинам въезд закрыт, поэтому наш трансфер довезёт до ближайших ворот, а багаж встретит отель.',
    sunulan: 'Отели с двориками, экскурсии в античные города, хамам, автомобили и трансферы.',
  },
})
