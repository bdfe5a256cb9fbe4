import { destinationPage } from '../page-recipes.ts'

export const pamukkalePage = destinationPage('pamukkale', ['tur', 'otel', 'transfer', 'saglik'], {
  tr: {
    baslik: 'Pamukkale',
    ozet: 'Sıcak suyun bıraktığı bembeyaz teraslar ve tepesinde antik Hierapolis.',
    seo_baslik: 'Pamukkale gezi rehberi: travertenler ve Hierapolis | Meltem',
    giris:
      'Yerden çıkan sıcak su kireci binlerce yılda teras teras yığdı; uzaktan pamuğa, yakından donmuş bir şelaleye benzer. Travertenler ve Hierapolis 1988’den beri birlikte UNESCO Dünya Mirası.',
    gor: 'Teraslarda yalınayak yürünür, ayakkabınız için bir torba alın. Yukarıda Hierapolis’in tiyatrosu, uzun nekropolü ve sütunların arasında yüzülen antik havuz var. Birkaç kilometre ötede Karahayıt’ın demirli, kızıl suyu akar.',
    zaman:
      'İlkbahar ve sonbahar. Yazın taş ısınır ve gölge azdır: kapı açılırken ya da gün batımına iki saat kala girin.',
    ulasim:
      'Denizli’den dolmuşla yarım saat, Çardak Havalimanı’ndan yaklaşık bir saat. Fethiye ve Göcek’ten günübirlik turla üç, üç buçuk saat.',
    sunulan: 'Kıyıdan günübirlik ve bir geceli turlar, termal oteller ve ulaşım.',
  },
  en: {
    baslik: 'Pamukkale',
    ozet: 'Snow-white terraces left behind by hot springs, with the ancient city of Hierapolis on top.',
    seo_baslik: 'Pamukkale travel guide: terraces and Hierapolis | Meltem',
    giris:
      'Over thousands of years hot springs have laid down their lime, terrace upon terrace. From afar it looks like cotton, which is what the name says; up close, like a frozen waterfall. Together with Hierapolis it has been a World Heritage Site since 1988.',
    gor: 'You walk the terraces barefoot, so bring a bag for your shoes. Above them lie the theatre of Hierapolis, its long necropolis and the antique pool, where you swim among fallen columns. A few kilometres away run the iron-red springs of Karahayıt.',
    zaman:
      'Spring and autumn. In summer the stone heats up and shade is scarce: come as the gate opens or two hours before sunset.',
    ulasim:
      'Half an hour by minibus from Denizli, about an hour from Çardak Airport. By day tour from Fethiye or Göcek, three to three and a half hours each way.',
    sunulan: 'Day trips and one-night tours from the coast, thermal hotels and transport.',
  },
  de: {
    baslik: 'Pamukkale',
    ozet: 'Schneeweiße Terrassen, von heißen Quellen geschaffen, darüber die antike Stadt Hierapolis.',
    seo_baslik: 'Pamukkale: Sinterterrassen und Hierapolis | Meltem',
    giris:
      'In Jahrtausenden haben heiße Quellen den Kalk Terrasse um Terrasse abgelagert. Aus der Ferne gleicht das der Baumwolle, die im Namen steckt, aus der Nähe einem gefrorenen Wasserfall. Zusammen mit Hierapolis zählt der Ort seit 1988 zum Welterbe.',
    gor: 'Die Terrassen betritt man barfuß; nehmen Sie einen Beutel für die Schuhe mit. Oben liegen das Theater von Hierapolis, die lange Nekropole und das antike Becken, in dem man zwischen Säulen schwimmt. Wenige Kilometer weiter fließt das eisenrote Wasser von Karahayıt.',
    zaman:
      'Frühling und Herbst. Im Sommer heizt sich der Stein auf, Schatten ist rar: Kommen Sie zur Öffnung oder zwei Stunden vor Sonnenuntergang.',
    ulasim:
      'Eine halbe Stunde mit dem Kleinbus ab Denizli, etwa eine Stunde ab Flughafen Çardak. Im Tagesausflug ab Fethiye oder Göcek drei bis dreieinhalb Stunden je Strecke.',
    sunulan: 'Tagesausflüge und Touren mit einer Übernachtung ab der Küste, Thermalhotels und Transfers.',
  },
  ru: {
    baslik: 'Памуккале',
    ozet: 'Белоснежные террасы, созданные горячими источниками, и античный Иераполис над ними.',
    seo_baslik: 'Памуккале: травертины и Иераполис | Meltem',
    giris:
      'Тысячи лет горячая вода откладывала известь, терраса за террасой. Издали это похоже на хлопок, отсюда и название, вблизи — на застывший водопад. Вместе с Иераполисом Памуккале с 1988 года входит в список Всемирного наследия.',
    gor: 'По террасам ходят босиком, возьмите пакет для обуви. Наверху вас ждут театр Иераполиса, длинный некрополь и античный бассейн, где плавают среди упавших колонн. В нескольких километрах — красные железистые источники Карахайыта.',
    zaman: 'Весна и осень. Летом камень раскаляется, а тени мало: приходите к открытию или за два часа до заката.',
    ulasim:
      'Из Денизли полчаса на маршрутке, из аэропорта Чардак около часа. С экскурсией из Фетхие или Гёджека три — три с половиной часа в одну сторону.',
    sunulan: 'Однодневные поездки и туры с ночёвкой с побережья, термальные отели и трансферы.',
  },
})
