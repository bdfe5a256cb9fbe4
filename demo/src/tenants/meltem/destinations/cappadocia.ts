import { destinationPage } from '../page-recipes.ts'

export const cappadociaPage = destinationPage('kapadokya', ['tur', 'otel', 'transfer', 'arac_kira', 'dugun'], {
  tr: {
    baslik: 'Kapadokya',
    ozet: 'Volkanik tüfün rüzgâr ve suyla oyulduğu vadiler, kaya kiliseleri, yeraltı şehirleri ve gün doğumunda balonlar.',
    seo_baslik: 'Kapadokya gezi rehberi: vadiler, balon, mağara otel | Meltem',
    giris:
      'Erciyes ve Hasan Dağı’nın külleri taşlaştı, yağmur taşı oydu, insanlar da oyulan yere yerleşti. Kapadokya’yı anlatmanın en kısa yolu bu. Göreme ve çevresi 1985’ten beri UNESCO Dünya Mirası Listesi’nde.',
    gor: 'Göreme Açık Hava Müzesi’nin freskli kiliseleri, Uçhisar Kalesi’nden manzara, Kaymaklı ya da Derinkuyu’nun yerin altına inen katları. Öğleden sonra Kızıl Vadi’de yürüyün, akşamüstü Avanos’ta bir çömlekçinin tezgâhına oturun.',
    zaman:
      'Nisan–haziran ve eylül–ekim yürümek için en güzeli. Kışın kar peribacalarına yakışır ama balon daha sık iptal olur. Sabahlar yazın bile serindir.',
    ulasim:
      'Nevşehir ve Kayseri havalimanlarına İstanbul’dan uçulur; Kayseri’den Göreme yaklaşık bir saat. Kıyıdan gelenler için iki günlük turlarımız var.',
    sunulan:
      'Gün doğumunda balon, rehberli vadi yürüyüşleri, kaya oteller ve havalimanı karşılaması. Uçuş sabahını <a href="/b/kapadokyada-balon">Seyir defteri’nde</a> anlattık.',
  },
  en: {
    baslik: 'Cappadocia',
    ozet: 'Valleys of volcanic tuff carved by wind and water, churches in the rock, underground cities and balloons at sunrise.',
    seo_baslik: 'Cappadocia travel guide: valleys, balloons, cave hotels | Meltem',
    giris:
      'The ash of Erciyes and Hasan turned to stone, rain carved the stone, and people moved into what had been carved. That is the shortest way to explain Cappadocia. Göreme and its surroundings have been on UNESCO’s World Heritage List since 1985.',
    gor: 'The frescoed churches of the Göreme Open-Air Museum, the view from Uçhisar Castle, the storeys of Kaymaklı or Derinkuyu going down into the earth. Walk the Red Valley in the afternoon and sit down at a potter’s wheel in Avanos before dinner.',
    zaman:
      'April to June and September to October are best for walking. Snow suits the fairy chimneys, but in winter balloons are grounded more often. Mornings are cool even in summer.',
    ulasim:
      'There are flights from Istanbul to Nevşehir and Kayseri; from Kayseri it is about an hour to Göreme. From the coast we run two-day tours.',
    sunulan:
      'Balloon flights at sunrise, guided walks in the valleys, rock-cut hotels and airport pick-up. We describe the morning of a flight in our <a href="/b/ballooning-in-cappadocia">logbook</a>.',
  },
  de: {
    baslik: 'Kappadokien',
    ozet: 'Täler aus Tuffstein, von Wind und Wasser geformt, Felsenkirchen, unterirdische Städte und Ballons bei Sonnenaufgang.',
    seo_baslik: 'Kappadokien: Täler, Ballons und Höhlenhotels | Meltem',
    giris:
      'Die Asche der Vulkane Erciyes und Hasan wurde zu Stein, der Regen höhlte ihn aus, und Menschen zogen hinein: Kürzer lässt sich Kappadokien nicht erklären. Göreme und seine Umgebung gehören seit 1985 zum UNESCO-Welterbe.',
    gor: 'Die ausgemalten Kirchen im Freilichtmuseum Göreme, der Blick vom Burgfelsen in Uçhisar, die Stockwerke von Kaymaklı oder Derinkuyu tief unter der Erde. Nachmittags wandern Sie durch das Rote Tal, vor dem Abendessen setzen Sie sich in Avanos an eine Töpferscheibe.',
    zaman:
      'Zum Wandern eignen sich April bis Juni sowie September und Oktober. Schnee steht den Feenkaminen gut, doch im Winter bleiben die Ballons öfter am Boden. Morgens ist es selbst im Sommer kühl.',
    ulasim:
      'Ab Istanbul gibt es Flüge nach Nevşehir und Kayseri; von Kayseri nach Göreme fährt man etwa eine Stunde. Von der Küste aus bieten wir Zweitagestouren an.',
    sunulan:
      'Ballonfahrten bei Sonnenaufgang, geführte Wanderungen, Felsenhotels und Abholung am Flughafen. Wie so ein Morgen verläuft, steht in unserem <a href="/b/ballonfahren-in-kappadokien">Logbuch</a>.',
  },
  ru: {
    baslik: 'Каппадокия',
    ozet: 'Долины из вулканического туфа, скальные церкви, подземные города и воздушные шары на рассвете.',
    seo_baslik: 'Каппадокия: долины, воздушные шары, пещерные отели | Meltem',
    giris:
      'Пепел Эрджиеса и Хасана стал камнем, дождь источил камень, а люди поселились в том, что получилось: короче о Каппадокии не скажешь. Гёреме с окрестностями с 1985 года входит в список Всемирного наследия ЮНЕСКО.',
    gor: 'Расписные церкви музея под открытым небом в Гёреме, вид с крепости Учхисар, этажи Каймаклы или Деринкую, уходящие под землю. Днём пройдите по Красной долине, а под вечер сядьте за гончарный круг в Аваносе.',
    zaman:
      'Для прогулок лучше всего апрель — июнь и сентябрь — октябрь. Снег к лицу каменным столбам, но зимой полёты отменяют чаще. По утрам прохладно даже летом.',
    ulasim:
      'Из Стамбула летают самолёты в Невшехир и Кайсери; от Кайсери до Гёреме около часа езды. С побережья мы возим в двухдневные туры.',
    sunulan:
      'Полёты на шаре, прогулки по долинам с гидом, отели в скалах и встреча в аэропорту. Как проходит утро полёта, мы рассказали в <a href="/b/vozdushnyy-shar-v-kappadokii">бортовом журнале</a>.',
  },
})
