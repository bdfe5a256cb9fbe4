import { carClass } from '../car-recipe.ts'

export const minivan = carClass({
  anahtar: 'minivan',
  bilgi: { sinif: 'minivan', ornek: 'Volkswagen Caravelle', vites: 'otomatik', yakit: 'dizel', koltuk: 9, kapi: 5, buyuk_bavul: 5, kucuk_bavul: 4, en_az_yas: 25, ehliyet_yil: 3, ozellikler: ['klima', 'bluetooth', 'hiz_sabitleyici', 'geri_gorus_kamerasi', 'cocuk_koltugu', 'bagaj_rafi'] },
  cizim: 'van',
  bolge: 'kalkan',
  secenekler: [
    { anahtar: 'automatic', ad: { tr: 'Dokuz koltuklu, otomatik', en: 'Nine seats, automatic', de: 'Neunsitzer, Automatik', ru: 'Девять мест, автомат' }, bantlar: [[68, 84, 112], [61, 76, 101], [55, 68, 92], [49, 61, 82]], kaynak: 'minivan', adet: 3 },
  ],
  tam_kasko: 22,
  koleksiyonlar: ['aile', 'kalabalik_grup'],
  agirlik: 76,
  gorseller: [['car-minivan', 'noon-mint'], ['car-minivan', 'golden-amber', true], ['villa-stone', 'golden-saffron']],
  metin: {
    tr: {
      baslik: 'Dokuz kişilik minivan',
      slug: 'dokuz-kisilik-minivan-kiralama',
      ozet: 'Volkswagen Caravelle ya da benzeri: iki aile, tek araç. Dokuz koltuk, arka klima, beş büyük bavul.',
      anlat: [
        'Villada kalan iki aile için iki araba yerine bir minivan: tek yakıt, tek park yeri ve yolda kimse kaybolmaz. Arka sıraların kendi kliması vardır; kayar kapı dar park yerinde çocukları indirmeyi kolaylaştırır.',
        'B sınıfı ehliyet yeter. Dokuz kişi dolu gelecekseniz bavullar için tavan rafını isteyin. Kalkan’ın yokuşlarında otomatik vites ve yokuş desteği standarttır.',
      ],
      one: ['Dokuz koltuk, B ehliyetle', 'Arka sıralara ayrı klima', 'Tavan rafı istenebilir'],
      dahil: ['İstenirse tavan rafı'],
      haric: ['Depozito 500 € (bloke)'],
      sss: [['Dokuz kişinin bavulu sığar mı?', 'Beş büyük bavul sığar. Tavan rafıyla üç tane daha.']],
      ara: ['9 kişilik araç', 'vito kiralama', 'transporter', 'aile minibüsü'],
    },
    en: {
      baslik: 'Nine-seat people carrier',
      slug: 'nine-seat-people-carrier-hire',
      ozet: 'A Volkswagen Caravelle or similar: two families, one vehicle. Nine seats, rear air conditioning, five large cases.',
      anlat: [
        'For two families in a villa, one van instead of two cars: one tank, one parking space and nobody gets lost on the way. The rear rows have their own air conditioning, and the sliding door makes it easy to unload children in tight spots.',
        'An ordinary car licence is enough. If all nine seats are taken, ask for the roof rack for the luggage. Automatic gears and hill assist are standard, which you will value in Kalkan.',
      ],
      one: ['Nine seats on a car licence', 'Separate rear air conditioning', 'Roof rack on request'],
      dahil: ['Roof rack on request'],
      haric: ['Deposit €500 (blocked)'],
      sss: [['Does luggage for nine fit?', 'Five large cases do. With the roof rack, three more.']],
      ara: ['9 seater hire', 'minibus rental', 'people carrier', 'minivan', 'vito'],
    },
    de: {
      baslik: 'Neunsitzer-Van',
      slug: 'neunsitzer-van-mieten',
      ozet: 'Volkswagen Caravelle oder ähnlich: zwei Familien, ein Wagen. Neun Sitze, Klimaanlage hinten, fünf große Koffer.',
      anlat: [
        'Für zwei Familien in einer Villa ein Van statt zweier Autos: ein Tank, ein Parkplatz, und niemand geht unterwegs verloren. Die hinteren Reihen haben eine eigene Klimaanlage, die Schiebetür hilft beim Aussteigen mit Kindern.',
        'Führerschein Klasse B genügt. Sind alle neun Plätze besetzt, bestellen Sie den Dachträger fürs Gepäck. Automatik und Berganfahrhilfe sind Standard, in Kalkan werden Sie das schätzen.',
      ],
      one: ['Neun Sitze mit Führerschein B', 'Eigene Klimaanlage hinten', 'Dachträger auf Wunsch'],
      dahil: ['Dachträger auf Wunsch'],
      haric: ['Kaution 500 € (geblockt)'],
      sss: [['Passt das Gepäck von neun Personen?', 'Fünf große Koffer passen hinein, mit Dachträger drei weitere.']],
      ara: ['9-Sitzer mieten', 'Kleinbus', 'Familienvan', 'VW Bus'],
    },
    ru: {
      baslik: 'Минивэн на девять мест',
      slug: 'miniven-na-devyat-mest',
      ozet: 'Volkswagen Caravelle или похожий: две семьи, одна машина. Девять мест, кондиционер сзади, пять больших чемоданов.',
      anlat: [
        'Для двух семей на вилле один минивэн вместо двух машин: один бак, одно место на парковке и никто не потеряется. У задних рядов свой кондиционер, а сдвижная дверь удобна с детьми в тесноте.',
        'Достаточно прав категории B. Если заняты все девять мест, попросите багажник на крышу. Автомат и помощь при старте в гору — в базе; в Калкане вы это оцените.',
      ],
      one: ['Девять мест с правами категории B', 'Отдельный кондиционер сзади', 'Багажник на крышу по запросу'],
      dahil: ['Багажник на крышу по запросу'],
      haric: ['Залог 500 € (блокируется)'],
      sss: [['Поместится багаж девяти человек?', 'Входит пять больших чемоданов, с багажником на крыше — ещё три.']],
      ara: ['минивэн напрокат', 'микроавтобус 9 мест', 'каравелла', 'машина для большой семьи'],
    },
  },
  yorumlar: [
    ['The Hartleys', 'en', 5, 32, 'Nine of us, two weeks, zero arguments about who follows whom.'],
    ['Nurcan S.', 'tr', 4, 78, 'Çok rahat, yalnız park yeri bulmak sabır istiyor.'],
    ['Игорь Л.', 'ru', 5, 121, 'Кондиционер сзади спас детей в августе. Машина чистая, свежая.'],
  ],
})
