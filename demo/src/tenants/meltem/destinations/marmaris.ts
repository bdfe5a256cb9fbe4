import { destinationPage } from '../page-recipes.ts'

export const marmarisPage = destinationPage('marmaris', ['yat', 'tur', 'otel', 'transfer', 'arac_kira'], {
  tr: {
    baslik: 'Marmaris',
    ozet: 'Adaların kapattığı durgun bir körfez, kıyıdan başlayan çam ormanı ve Ege’nin büyük marinalarından biri.',
    seo_baslik: 'Marmaris gezi rehberi: marina, koylar, Datça yolu | Meltem',
    giris:
      'Marmaris’in iki yüzü vardır: uzun plajın kalabalığı ve onun on dakika ötesindeki çam sessizliği. Kalenin altındaki eski mahallede sokaklar dardır; marinada ise haftalık yelkenliler yan yana bağlanır.',
    gor: 'Kaleden körfeze bakın, İçmeler’den Turunç’a yürüyün ya da dolmuş teknesine binin. Bozburun yarımadasında gulet ustalarını, Sedir Adası’nda yuvarlak taneli kumu, Datça yolunda badem bahçelerini görün. Rodos’a yazın feribot kalkar, pasaport gerekir.',
    zaman:
      'Körfez kapalı olduğu için deniz mayısta ısınır, ekim sonuna dek yüzülür. Yelken için en düzgün rüzgâr haziran ve eylüldedir.',
    ulasim:
      'Dalaman Havalimanı’ndan bir buçuk saat; yolun yarısı orman. Bodrum ve Fethiye’den otobüs vardır, ikisi de üç saate yakın sürer.',
    sunulan: 'Kaptanlı ve kaptansız yelkenliler, katamaran, günlük koy turları, oteller, transfer ve araç kiralama.',
  },
  en: {
    baslik: 'Marmaris',
    ozet: 'A calm gulf closed off by islands, pine forest that starts at the shore and one of the largest marinas of the Aegean.',
    seo_baslik: 'Marmaris travel guide: marina, coves, the Datça road | Meltem',
    giris:
      'Marmaris has two faces: the bustle of the long beach and, ten minutes beyond it, the silence of the pines. Below the castle the old quarter keeps its narrow lanes; in the marina the charter yachts lie side by side.',
    gor: 'Look down on the gulf from the castle, walk from İçmeler to Turunç or take the water taxi. On the Bozburun peninsula you meet gulet builders, on Sedir Island a beach of perfectly round grains, on the way to Datça almond orchards. In summer a ferry crosses to Rhodes; bring your passport.',
    zaman:
      'As the gulf is sheltered, the sea is warm from May and good until late October. June and September have the steadiest wind for sailing.',
    ulasim:
      'An hour and a half from Dalaman Airport, half of it through forest. Coaches come from Bodrum and Fethiye, each in just under three hours.',
    sunulan: 'Skippered and bareboat yachts, catamarans, day trips to the coves, hotels, transfers and hire cars.',
  },
  de: {
    baslik: 'Marmaris',
    ozet: 'Ein stiller, von Inseln geschützter Golf, Kiefernwald bis ans Ufer und eine der größten Marinas der Ägäis.',
    seo_baslik: 'Marmaris: Marina, Buchten und der Weg nach Datça | Meltem',
    giris:
      'Marmaris hat zwei Gesichter: den Trubel am langen Strand und zehn Minuten weiter die Stille unter den Kiefern. Unterhalb der Burg liegen die schmalen Gassen des alten Viertels, in der Marina die Charteryachten Seite an Seite.',
    gor: 'Blicken Sie von der Burg über den Golf, wandern Sie von İçmeler nach Turunç oder nehmen Sie das Wassertaxi. Auf der Halbinsel Bozburun arbeiten die Guletbauer, auf der Insel Sedir besteht der Sand aus kugelrunden Körnern, auf dem Weg nach Datça stehen Mandelbäume. Im Sommer fährt eine Fähre nach Rhodos; Sie brauchen den Reisepass.',
    zaman:
      'Weil der Golf geschützt ist, badet man schon im Mai und bis Ende Oktober. Den gleichmäßigsten Segelwind bringen Juni und September.',
    ulasim:
      'Eineinhalb Stunden ab Flughafen Dalaman, zur Hälfte durch Wald. Busse kommen aus Bodrum und Fethiye, jeweils in knapp drei Stunden.',
    sunulan: 'Yachten mit und ohne Skipper, Katamarane, Tagestouren in die Buchten, Hotels, Transfers und Mietwagen.',
  },
  ru: {
    baslik: 'Мармарис',
    ozet: 'Тихий залив, закрытый островами, сосновый лес от самого берега и одна из крупнейших марин Эгейского моря.',
    seo_baslik: 'Мармарис: марина, бухты и дорога в Датчу | Meltem',
    giris:
      'У Мармариса два лица: оживлённый длинный пляж и сосновая тишина в десяти минутах от него. Под крепостью сохранились узкие улочки старого квартала, а в марине борт к борту стоят чартерные яхты.',
    gor: 'Посмотрите на залив с крепости, пройдите пешком из Ичмелера в Турунч или сядьте на морскую маршрутку. На полуострове Бозбурун строят гулеты, на острове Седир песок состоит из круглых крупинок, по дороге в Датчу цветут миндальные сады. Летом ходит паром на Родос; нужен загранпаспорт.',
    zaman:
      'Залив закрыт от ветра, поэтому море прогревается уже в мае, а купаются до конца октября. Самый ровный ветер для парусов — в июне и сентябре.',
    ulasim:
      'Полтора часа от аэропорта Даламан, половина пути — лесом. Из Бодрума и Фетхие ходят автобусы, и тот и другой чуть меньше трёх часов.',
    sunulan: 'Яхты со шкипером и без, катамараны, прогулки по бухтам, отели, трансферы и прокат автомобилей.',
  },
})
