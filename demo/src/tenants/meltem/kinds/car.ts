import { kindPage } from '../page-recipes.ts'

export const carPage = kindPage('arac_kira', {
  tr: {
    baslik: 'Araç kiralama',
    ozet: 'Havalimanında ya da kaldığınız kapıda teslim. Sigorta, yakıt kuralı ve kilometre sınırı fiyatın hemen altında yazar.',
    seo_baslik: 'Araç kiralama: Dalaman, Göcek, Bodrum, Antalya | Meltem',
    giris: [
      'Kıyının en güzel yerleri otobüsün durmadığı yerlerdir: Kayaköy’ün terk edilmiş sokakları, Patara’nın kumulları, Datça yolundaki zeytinlikler. Küçük bir araba çoğu zaman yeter; dağ köyleri için yüksek tabanlı, kalabalık aileler için dokuz kişilik araçlarımız da var.',
      'Teslimde sürpriz çıkmaz: hangi sınıfta hangi model, kaç valiz, otomatik mi düz vites mi, ilanda yazar. Süre uzadıkça günlük fiyat düşer ve hangi basamakta olduğunuzu görürsünüz.',
    ],
    rezervasyon:
      'Alış ve bırakış yerini, gün ve saatleri seçin; fiyat kiralama süresine göre hesaplanır. Sürücünün yaşı ve ehliyet yılı sınıfa göre değişir, uygun değilse sistem baştan söyler. Ön ödemeyle araç ayrılır, kalanı teslimde ödenir.',
    dahil: [
      'Zorunlu trafik sigortası ve kasko; muafiyet tutarı ilanda yazar',
      'Seçtiğiniz yerde teslim ve iade',
      'Yol yardımı ve arıza halinde yedek araç',
      'Otoyol geçiş etiketi; geçişler kullanıma göre ayrıca yansıtılır',
    ],
    sorular: [
      [
        'Yabancı ehliyet geçerli mi?',
        'Türkiye’de turist olarak kendi ehliyetinizle altı aya kadar araç kullanabilirsiniz. Latin harfli değilse yeminli tercümesini ya da uluslararası ehliyeti yanınıza alın.',
      ],
      [
        'Depozito nasıl alınır?',
        'Çoğu sınıfta sürücünün kredi kartından provizyon alınır, iadede çözülür. Tutar ilanda yazar.',
      ],
      [
        'Aracı başka şehirde bırakabilir miyim?',
        'Evet, birçok yer arasında. Tek yön ücreti varsa fiyat dökümünde ayrı satırdır.',
      ],
    ],
    cagri: {
      baslik: 'Nereye gideceğinizi söyleyin',
      metin: 'Yolu biliyoruz: hangi araç yeter, nerede mola verilir, yazın anlatalım.',
    },
  },
  en: {
    baslik: 'Car hire',
    ozet: 'Delivered to the airport or to your door. Insurance, fuel rule and mileage limit stand right below the price.',
    seo_baslik: 'Car hire in Dalaman, Göcek, Bodrum and Antalya | Meltem',
    giris: [
      'The best places on this coast are where the bus does not stop: the deserted lanes of Kayaköy, the dunes of Patara, the olive groves on the road to Datça. A small car is usually enough; for mountain villages we have something higher off the ground, and for large families nine-seaters.',
      'There are no surprises at the desk. Each listing says which model stands for the class, how many suitcases it takes and whether it is automatic or manual. The longer you hire, the lower the daily rate, and you can see which step you are on.',
    ],
    rezervasyon:
      'Choose pick-up and return points, days and times; the price follows the length of hire. Minimum age and years of licence depend on the class, and the page tells you at the start if they do not fit. A deposit reserves the car and the rest is paid at hand-over.',
    dahil: [
      'Compulsory third-party insurance and collision cover; the excess is on the listing',
      'Delivery and return at the places you chose',
      'Roadside help and a replacement car in case of breakdown',
      'A motorway toll tag; tolls are charged separately by use',
    ],
    sorular: [
      [
        'Is my foreign licence valid?',
        'As a visitor you may drive in Turkey on your own licence for up to six months. If it is not in Latin script, bring a certified translation or an international permit.',
      ],
      [
        'How is the security deposit taken?',
        'For most classes an amount is blocked on the driver’s credit card and released on return. The listing gives the sum.',
      ],
      [
        'Can I return the car in another town?',
        'Yes, between many places. A one-way fee, if any, has its own line in the price.',
      ],
    ],
    cagri: {
      baslik: 'Tell us where you are heading',
      metin: 'We know the roads: which car will do and where to stop for lunch. Just ask.',
    },
  },
  de: {
    baslik: 'Mietwagen',
    ozet: 'Übergabe am Flughafen oder direkt an Ihrer Unterkunft. Versicherung, Tankregelung und Kilometergrenze stehen gleich unter dem Preis.',
    seo_baslik: 'Mietwagen in Dalaman, Göcek, Bodrum und Antalya | Meltem',
    giris: [
      'Die schönsten Orte dieser Küste liegen dort, wo kein Bus hält: die verlassenen Gassen von Kayaköy, die Dünen von Patara, die Olivenhaine an der Straße nach Datça. Meist genügt ein Kleinwagen; für Bergdörfer haben wir Wagen mit mehr Bodenfreiheit, für große Familien Neunsitzer.',
      'Am Schalter gibt es keine Überraschungen. Im Angebot steht, welches Modell Sie erwartet, wie viele Koffer hineinpassen und ob Sie schalten müssen. Je länger Sie mieten, desto günstiger wird der Tag, und Sie sehen, auf welcher Stufe Sie stehen.',
    ],
    rezervasyon:
      'Wählen Sie Abhol- und Rückgabeort, Tage und Uhrzeiten; der Preis richtet sich nach der Mietdauer. Mindestalter und Führerscheinjahre hängen von der Klasse ab, und Sie erfahren gleich zu Beginn, ob es passt. Mit der Anzahlung ist der Wagen reserviert, den Rest zahlen Sie bei der Übergabe.',
    dahil: [
      'Haftpflicht und Vollkasko; die Höhe der Selbstbeteiligung steht im Angebot',
      'Übergabe und Rückgabe an den gewählten Orten',
      'Pannenhilfe und Ersatzwagen',
      'Mautaufkleber für Autobahnen; die Maut selbst wird nach Nutzung berechnet',
    ],
    sorular: [
      [
        'Gilt mein ausländischer Führerschein?',
        'Als Besucher dürfen Sie in der Türkei bis zu sechs Monate mit Ihrem eigenen Führerschein fahren. Ist er nicht in lateinischer Schrift ausgestellt, brauchen Sie eine beglaubigte Übersetzung oder den internationalen Führerschein.',
      ],
      [
        'Wie wird die Kaution hinterlegt?',
        'Meist wird ein Betrag auf der Kreditkarte des Fahrers gesperrt und bei der Rückgabe freigegeben. Die Summe steht im Angebot.',
      ],
      [
        'Kann ich den Wagen anderswo abgeben?',
        'Ja, zwischen vielen Orten. Fällt eine Einweggebühr an, erscheint sie als eigene Zeile im Preis.',
      ],
    ],
    cagri: {
      baslik: 'Wohin soll es gehen?',
      metin: 'Wir kennen die Straßen: welcher Wagen reicht und wo sich eine Pause lohnt. Fragen Sie uns.',
    },
  },
  ru: {
    baslik: 'Аренда автомобилей',
    ozet: 'Подача в аэропорт или прямо к вашей двери. Страховка, правило по топливу и лимит пробега указаны сразу под ценой.',
    seo_baslik: 'Аренда авто: Даламан, Гёджек, Бодрум, Анталья | Meltem',
    giris: [
      'Лучшие места этого побережья там, где не останавливается автобус: пустые улицы Каякёя, дюны Патары, оливковые рощи по дороге в Датчу. Чаще всего хватает небольшой машины; для горных деревень есть автомобили с высоким клиренсом, для больших семей — девятиместные.',
      'Сюрпризов при получении не будет: в описании указано, какая модель соответствует классу, сколько чемоданов помещается, автомат или механика. Чем дольше аренда, тем ниже цена за день, и вы видите, на какой ступени находитесь.',
    ],
    rezervasyon:
      'Выберите место получения и возврата, дни и часы: цена зависит от срока аренды. Возраст и стаж водителя зависят от класса, и, если они не подходят, вы узнаете об этом сразу. Предоплата закрепляет машину, остаток вносится при получении.',
    dahil: [
      'Обязательная страховка и каско; размер франшизы указан в описании',
      'Подача и возврат в выбранных местах',
      'Помощь на дороге и подменный автомобиль при поломке',
      'Метка для платных дорог; проезд оплачивается отдельно по факту',
    ],
    sorular: [
      [
        'Действуют ли иностранные права?',
        'Как турист вы можете водить в Турции по своим правам до шести месяцев. Если на них нет латиницы, возьмите заверенный перевод или международное удостоверение.',
      ],
      [
        'Как вносится залог?',
        'Обычно сумма блокируется на кредитной карте водителя и освобождается при возврате. Размер указан в описании.',
      ],
      [
        'Можно ли вернуть машину в другом городе?',
        'Да, между многими пунктами. Если есть доплата за возврат в другом месте, она показана отдельной строкой.',
      ],
    ],
    cagri: {
      baslik: 'Куда вы собираетесь?',
      metin: 'Мы знаем дороги: подскажем, какой машины хватит и где остановиться на обед. Напишите нам.',
    },
  },
})
