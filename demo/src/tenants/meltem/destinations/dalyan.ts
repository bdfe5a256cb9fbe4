import { destinationPage } from '../page-recipes.ts'

export const dalyanPage = destinationPage('dalyan', ['tur', 'otel', 'villa', 'transfer', 'saglik'], {
  tr: {
    baslik: 'Dalyan',
    ozet: 'Sazlıkların arasından denize inen bir nehir, karşı kıyıda kral mezarları, kumsalda caretta yuvaları.',
    seo_baslik: 'Dalyan gezi rehberi: nehir, İztuzu, Kaunos | Meltem',
    giris:
      'Dalyan’da sokaklar nehre çıkar. Kahvaltıda önünüzden pancar motorlu kayıklar geçer, akşam karşı yamaçtaki mezarlara ışık vurur. Deniz kasabada değil, sazlıkların ucundadır; oraya tekneyle kırk dakikada varılır.',
    gor: 'İztuzu’nun dört buçuk kilometrelik kumsalı caretta carettaların yumurtlama yeridir ve geceleri kapalıdır. Kürekli kayıkla karşıya geçip Kaunos’un tiyatrosuna çıkın, Köyceğiz gölünde çamur banyosuna ve kaplıcaya girin, mavi yengeci iskelede yiyin.',
    zaman:
      'Mayıs, haziran ve eylül. Yavrular ağustosta denize yürür. Yazın akşamları sivrisinek olur; yanınıza losyon alın.',
    ulasim: 'Dalaman Havalimanı’ndan yarım saat. Ortaca’dan dolmuş kalkar; Marmaris ve Göcek bir saat çeker.',
    sunulan: 'Nehir turları, Kaunos ve çamur banyosu, kıyıda küçük oteller, bahçeli villalar ve havalimanı transferi.',
  },
  en: {
    baslik: 'Dalyan',
    ozet: 'A river winding to the sea through reed beds, royal tombs on the far bank, turtle nests on the beach.',
    seo_baslik: 'Dalyan travel guide: river, İztuzu beach, Kaunos | Meltem',
    giris:
      'In Dalyan every lane ends at the river. Boats putter past your breakfast table, and in the evening the tombs in the cliff opposite are lit. The sea is not in town but at the end of the reeds, forty minutes away by boat.',
    gor: 'The four and a half kilometres of İztuzu beach are a nesting place of loggerhead turtles and closed at night. Be rowed across to the theatre of Kaunos, try the mud bath and hot spring on Lake Köyceğiz, and eat blue crab on a jetty.',
    zaman:
      'May, June and September. The hatchlings walk to the sea in August. There are mosquitoes on summer evenings, so bring repellent.',
    ulasim:
      'Half an hour from Dalaman Airport. Minibuses run from Ortaca; Marmaris and Göcek are about an hour by road.',
    sunulan: 'River trips, Kaunos and mud baths, small riverside hotels, villas with gardens and airport transfers.',
  },
  de: {
    baslik: 'Dalyan',
    ozet: 'Ein Fluss, der sich durch Schilf zum Meer windet, Königsgräber am anderen Ufer, Schildkrötennester am Strand.',
    seo_baslik: 'Dalyan: Fluss, İztuzu-Strand und Kaunos | Meltem',
    giris:
      'In Dalyan führt jede Gasse zum Fluss. Am Frühstückstisch tuckern die Boote vorbei, abends werden die Gräber in der Felswand gegenüber beleuchtet. Das Meer liegt nicht im Ort, sondern am Ende des Schilfs, vierzig Minuten mit dem Boot.',
    gor: 'Der viereinhalb Kilometer lange Strand İztuzu ist Nistplatz der Unechten Karettschildkröte und nachts gesperrt. Lassen Sie sich zum Theater von Kaunos hinüberrudern, probieren Sie Schlammbad und Thermalquelle am Köyceğiz-See und essen Sie Blaukrabben auf einem Steg.',
    zaman:
      'Mai, Juni und September. Im August laufen die Jungtiere ins Meer. An Sommerabenden gibt es Mücken, denken Sie an ein Mittel dagegen.',
    ulasim:
      'Eine halbe Stunde ab Flughafen Dalaman. Ab Ortaca fahren Kleinbusse; nach Marmaris und Göcek ist es etwa eine Stunde.',
    sunulan: 'Flussfahrten, Kaunos und Schlammbad, kleine Hotels am Ufer, Villen mit Garten und Flughafentransfers.',
  },
  ru: {
    baslik: 'Дальян',
    ozet: 'Река петляет к морю среди камышей, на другом берегу — царские гробницы, на пляже — гнёзда черепах.',
    seo_baslik: 'Дальян: река, пляж Изтузу и Кавнос | Meltem',
    giris:
      'В Дальяне каждая улочка выходит к реке. За завтраком мимо проплывают лодки, а вечером в скале напротив подсвечивают гробницы. Море не в самом городке, а там, где кончаются камыши: сорок минут на лодке.',
    gor: 'Четыре с половиной километра пляжа Изтузу — место, где откладывают яйца черепахи каретта; ночью он закрыт. Переправьтесь на вёслах к театру Кавноса, попробуйте грязевые ванны и термальный источник на озере Кёйджегиз, съешьте голубого краба на мостках.',
    zaman:
      'Май, июнь и сентябрь. В августе черепашата уходят в море. Летними вечерами бывают комары, возьмите репеллент.',
    ulasim: 'Полчаса от аэропорта Даламан. Из Ортаджи ходят маршрутки; до Мармариса и Гёджека около часа по шоссе.',
    sunulan:
      'Прогулки по реке, Кавнос и грязевые ванны, маленькие отели у воды, виллы с садом и трансферы из аэропорта.',
  },
})
