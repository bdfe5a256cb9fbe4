import { destinationPage } from '../page-recipes.ts'

export const kasPage = destinationPage('kas', ['tur', 'villa', 'otel', 'yat', 'transfer', 'dugun'], {
  tr: {
    baslik: 'Kaş',
    ozet: 'Begonvilli sokaklar, karşıda Meis, suyun altında amforalar. Likya kıyısının en keyifli üssü.',
    seo_baslik: 'Kaş gezi rehberi: dalış, Kekova, Likya | Meltem',
    giris:
      'Kaş’a virajlı bir yoldan gelinir ve bu iyi bir şeydir: acelesi olan gelmez. Antik adı Antiphellos’tur; tiyatrosu denize bakar, sokağının ortasında bir Likya lahdi durur.',
    gor: 'Kekova’nın batık duvarları, merdivenle inilen Kaputaş plajı, Patara’nın uzun kumsalı ve meclis binası. Dalış için duvarlar, mağaralar ve bir uçak batığı var. Pasaportunuz yanınızdaysa feribotla karşıdaki Meis’e geçilir.',
    zaman:
      'Mayıs–haziran ve eylül–ekim. Dalışta su ekimde de ılıktır. Ağustosta küçük kasaba dolar, yerinizi erken ayırın.',
    ulasim:
      'Dalaman’dan iki buçuk, Antalya’dan üç, üç buçuk saat; ikisi de kıyı yolu. Fethiye ve Antalya’dan otobüs vardır.',
    sunulan:
      'Dalış, Kekova tekne turu, kano, Çukurbağ ve Kalkan’da villalar. Kasabadaki günümüzü <a href="/b/kasta-bir-gun">yazdık</a>.',
  },
  en: {
    baslik: 'Kaş',
    ozet: 'Lanes hung with bougainvillea, the Greek island of Meis opposite, amphorae under water. The most enjoyable base on the Lycian coast.',
    seo_baslik: 'Kaş travel guide: diving, Kekova, Lycia | Meltem',
    giris:
      'You reach Kaş by a winding road, which is a good thing: nobody comes who is in a hurry. In antiquity it was called Antiphellos; its theatre faces the sea and a Lycian sarcophagus stands in the middle of a shopping street.',
    gor: 'The sunken walls of Kekova, Kaputaş beach at the foot of its stairs, Patara with its endless sand and ancient assembly hall. Divers find walls, caves and the wreck of an aircraft. With your passport you can take the ferry across to Meis.',
    zaman:
      'May and June, September and October. For diving the water is still warm in October. In August the small town is full, so book early.',
    ulasim:
      'Two and a half hours from Dalaman, three to three and a half from Antalya, both along the coast. There are buses from Fethiye and Antalya.',
    sunulan:
      'Diving, boat trips to Kekova, kayaking, villas on Çukurbağ and in Kalkan. We have written about <a href="/b/a-day-in-kas">a day in town</a>.',
  },
  de: {
    baslik: 'Kaş',
    ozet: 'Gassen voller Bougainvilleen, gegenüber die griechische Insel Meis, unter Wasser Amphoren. Der schönste Ausgangspunkt an der lykischen Küste.',
    seo_baslik: 'Kaş: Tauchen, Kekova und Lykien | Meltem',
    giris:
      'Nach Kaş führt eine kurvige Straße, und das ist gut so: Wer es eilig hat, kommt nicht. In der Antike hieß der Ort Antiphellos; sein Theater blickt aufs Meer, und mitten in einer Ladenstraße steht ein lykischer Sarkophag.',
    gor: 'Die versunkenen Mauern von Kekova, der Strand Kaputaş am Fuß seiner Treppe, Patara mit kilometerlangem Sand und antikem Ratssaal. Taucher finden Steilwände, Höhlen und ein Flugzeugwrack. Mit Reisepass bringt Sie die Fähre hinüber nach Meis.',
    zaman:
      'Mai und Juni, September und Oktober. Zum Tauchen ist das Wasser auch im Oktober noch warm. Im August ist der kleine Ort voll, buchen Sie früh.',
    ulasim:
      'Zweieinhalb Stunden ab Dalaman, drei bis dreieinhalb ab Antalya, beides an der Küste entlang. Busse fahren ab Fethiye und Antalya.',
    sunulan:
      'Tauchen, Bootstouren nach Kekova, Kajak, Villen auf Çukurbağ und in Kalkan. Lesen Sie auch, wie wir <a href="/b/ein-tag-in-kas">einen Tag im Ort</a> verbringen.',
  },
  ru: {
    baslik: 'Каш',
    ozet: 'Улочки в бугенвиллеях, греческий остров Мейс напротив, амфоры под водой. Самая приятная база на ликийском берегу.',
    seo_baslik: 'Каш: дайвинг, Кекова и Ликия | Meltem',
    giris:
      'В Каш ведёт извилистая дорога, и это хорошо: те, кто спешит, сюда не доезжают. В античности город назывался Антифелл; его театр смотрит на море, а посреди торговой улицы стоит ликийский саркофаг.',
    gor: 'Затонувшие стены Кековы, пляж Капуташ у подножия лестницы, Патара с бесконечным песком и древним залом собраний. Дайверов ждут стенки, пещеры и затонувший самолёт. С загранпаспортом можно сплавать на пароме на Мейс.',
    zaman:
      'Май и июнь, сентябрь и октябрь. Для погружений вода тёплая и в октябре. В августе городок полон, бронируйте заранее.',
    ulasim:
      'Два с половиной часа от Даламана, три — три с половиной от Антальи, и то и другое вдоль моря. Из Фетхие и Антальи ходят автобусы.',
    sunulan:
      'Дайвинг, прогулки к Кекове, каякинг, виллы на Чукурбаге и в Калкане. О том, как провести <a href="/b/den-v-kashe">день в городе</a>, мы написали отдельно.',
  },
})
