import { carClass } from '../car-recipe.ts'

export const compact = carClass({
  anahtar: 'compact',
  bilgi: {
    sinif: 'kompakt',
    ornek: 'Fiat Egea Sedan',
    vites: 'otomatik',
    yakit: 'benzin',
    koltuk: 5,
    kapi: 4,
    buyuk_bavul: 2,
    kucuk_bavul: 2,
    en_az_yas: 21,
    ehliyet_yil: 1,
    ozellikler: ['klima', 'bluetooth', 'hiz_sabitleyici', 'geri_gorus_kamerasi', 'cocuk_koltugu'],
  },
  cizim: 'sedan',
  bolge: 'gocek',
  secenekler: [
    {
      anahtar: 'automatic',
      ad: { tr: 'Otomatik', en: 'Automatic', de: 'Automatik', ru: 'Автомат' },
      bantlar: [
        [31, 38, 49],
        [27, 33, 43],
        [24, 29, 38],
        [21, 26, 33],
      ],
      kaynak: 'sedan',
      adet: 3,
    },
  ],
  kapsam: { muafiyet: [800, 250], depozito: 250 },
  tam_kasko: 15,
  agirlik: 84,
  gorseller: [
    ['car-economy', 'golden-saffron', true],
    ['map-table', 'noon-azure'],
    ['car-estate', 'noon-mint'],
  ],
  metin: {
    tr: {
      baslik: 'Kompakt sedan',
      slug: 'kompakt-sedan-kiralama',
      ozet: 'Fiat Egea ya da benzeri otomatik sedan. 520 litrelik bagaj, dört kişiye rahat, en çok kiralanan sınıfımız.',
      anlat: [
        'Türkiye’nin en çok gördüğünüz otomobilidir ve bunun bir nedeni var: sade, serin, bagajı derin. İki büyük bavul yan yana girer, arkada iki çocuk koltuğu yer bulur. Dalaman’dan Kaş’a gidiş dönüş yarım depo yakar.',
        'Otomatik vites ve geri görüş kamerası yokuşlu park yerlerini kolaylaştırır. Ofisimiz Göcek’te; havalimanına ve otele teslim ederiz, gece inişlerinde anahtar kutusuyla da bırakırız.',
      ],
      one: ['520 litre bagaj', 'Otomatik ve geri görüş kamerası', 'Gece teslimi mümkün'],
      dahil: [],
      haric: ['Depozito 250 € (bloke)'],
      sss: [
        ['İki çocuk koltuğu takılır mı?', 'Evet, arkada iki ISOFIX bağlantısı vardır. Yaşlarını rezervasyonda yazın.'],
      ],
      ara: ['egea kiralama', 'otomatik araba', 'sedan', 'aile arabası'],
    },
    en: {
      baslik: 'Compact saloon',
      slug: 'compact-saloon-hire',
      ozet: 'A Fiat Egea or similar automatic saloon. 520 litres of boot, easy for four, and our most hired class.',
      anlat: [
        'It is the car you see most often in Türkiye, and for good reason: simple, cool, with a deep boot. Two large cases lie side by side and two child seats fit in the back. Dalaman to Kaş and back takes half a tank.',
        'Automatic gears and a rear camera make sloping car parks easy. Our office is in Göcek; we deliver to airport and hotel, and for night arrivals we leave the car with a key box.',
      ],
      one: ['520 litres of boot', 'Automatic with rear camera', 'Night handover possible'],
      dahil: [],
      haric: ['Deposit €250 (blocked)'],
      sss: [
        ['Do two child seats fit?', 'Yes, there are two ISOFIX points in the back. Tell us the ages when booking.'],
      ],
      ara: ['fiat egea', 'fiat tipo', 'automatic car', 'family saloon', 'sedan'],
    },
    de: {
      baslik: 'Kompaktlimousine',
      slug: 'kompaktlimousine-mieten',
      ozet: 'Fiat Egea oder ähnliche Limousine mit Automatik. 520 Liter Kofferraum, bequem für vier, unsere beliebteste Klasse.',
      anlat: [
        'Diesen Wagen sehen Sie in der Türkei am häufigsten, und das hat Gründe: schlicht, kühl, mit tiefem Kofferraum. Zwei große Koffer liegen nebeneinander, hinten passen zwei Kindersitze. Von Dalaman nach Kaş und zurück reicht ein halber Tank.',
        'Automatik und Rückfahrkamera helfen auf abschüssigen Parkplätzen. Unser Büro liegt in Göcek; wir liefern an Flughafen und Hotel, bei nächtlicher Ankunft auch mit Schlüsselbox.',
      ],
      one: ['520 Liter Kofferraum', 'Automatik mit Rückfahrkamera', 'Übergabe auch nachts'],
      dahil: [],
      haric: ['Kaution 250 € (geblockt)'],
      sss: [
        [
          'Passen zwei Kindersitze hinein?',
          'Ja, hinten gibt es zwei ISOFIX-Punkte. Nennen Sie bei der Buchung das Alter.',
        ],
      ],
      ara: ['Fiat Egea', 'Fiat Tipo', 'Automatikauto', 'Limousine', 'Familienauto'],
    },
    ru: {
      baslik: 'Компактный седан',
      slug: 'kompaktnyy-sedan-naprokat',
      ozet: 'Fiat Egea или похожий седан с автоматом. Багажник 520 литров, удобно вчетвером, наш самый популярный класс.',
      anlat: [
        'Эту машину в Турции встречаешь чаще всего, и не зря: простая, прохладная, с глубоким багажником. Два больших чемодана ложатся рядом, сзади встают два детских кресла. Из Даламана в Каш и обратно — полбака.',
        'Автомат и камера заднего вида выручают на покатых парковках. Наш офис в Гёджеке; подаём в аэропорт и к отелю, ночью оставляем машину с ключом в сейфе.',
      ],
      one: ['Багажник 520 литров', 'Автомат и камера заднего вида', 'Выдача и ночью'],
      dahil: [],
      haric: ['Залог 250 € (блокируется)'],
      sss: [['Встанут ли два детских кресла?', 'Да, сзади два крепления ISOFIX. Укажите возраст при бронировании.']],
      ara: ['фиат эгеа', 'машина автомат', 'седан', 'семейный автомобиль'],
    },
  },
  yorumlar: [
    ['Gülşen B.', 'tr', 5, 16, 'Gece iki inişimizde anahtar kutusundaydı, her şey anlatıldığı gibi.'],
    ['David M.', 'en', 4, 53, 'Good honest car. A few scratches, all noted on the form beforehand.'],
    ['Елена Ф.', 'ru', 5, 95, 'Две недели, две тысячи километров, ни одной проблемы.'],
    [
      'Horst Z.',
      'de',
      3,
      220,
      'Auto in Ordnung, aber die Kaution kam erst nach neun Tagen zurück.',
      'Das lag an Ihrer Bank, doch wir hätten nachfragen sollen. Heute schicken wir die Freigabe noch am Rückgabetag mit Beleg.',
    ],
  ],
})
