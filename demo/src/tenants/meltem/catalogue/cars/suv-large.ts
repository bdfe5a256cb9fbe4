import { carClass } from '../car-recipe.ts'

export const suvLarge = carClass({
  anahtar: 'suv-large',
  bilgi: { sinif: 'buyuk_suv', ornek: 'Peugeot 5008', vites: 'otomatik', yakit: 'dizel', koltuk: 7, kapi: 5, buyuk_bavul: 3, kucuk_bavul: 3, en_az_yas: 25, ehliyet_yil: 3, ozellikler: ['klima', 'bluetooth', 'navigasyon', 'hiz_sabitleyici', 'geri_gorus_kamerasi', 'cocuk_koltugu', 'bagaj_rafi'] },
  cizim: 'suv',
  bolge: 'kapadokya',
  secenekler: [
    { anahtar: 'automatic', ad: { tr: 'Yedi koltuklu, otomatik', en: 'Seven seats, automatic', de: 'Siebensitzer, Automatik', ru: 'Семь мест, автомат' }, bantlar: [[58, 72, 95], [52, 65, 86], [47, 58, 78], [42, 52, 70]], kaynak: 'suv-buyuk', adet: 2 },
  ],
  tam_kasko: 20,
  koleksiyonlar: ['aile', 'kis_gunesi'],
  agirlik: 66,
  gorseller: [['car-suv', 'dawn-shell', true], ['cappadocia', 'golden-saffron'], ['map-table', 'dawn-apricot']],
  metin: {
    tr: {
      baslik: 'Yedi koltuklu büyük SUV',
      slug: 'yedi-koltuklu-suv-kiralama',
      ozet: 'Peugeot 5008 ya da benzeri: yedi koltuk, kış lastiği, yokuşa ve uzun yola hazır. Kapadokya ve Antalya’da teslim.',
      anlat: [
        'Kapadokya’ya kışın gelenler ile dağ köylerine çıkanlar için: yüksek zemin, kasım–mart arası kış lastiği ve bagajda zincir. Üçüncü sıra iki çocuk içindir; açıkken bagaja üç kabin çantası, kapalıyken üç büyük bavul sığar.',
        'Önden çekişlidir ve asfalt içindir; vadilerin toprak yolları sigorta dışında kalır. Uzun yolda hız sabitleyici ve geniş depo ile dokuz yüz kilometre rahat gidilir.',
      ],
      one: ['Yedi koltuk', 'Kış lastiği ve zincir', 'Yüksek zemin, geniş depo'],
      dahil: ['Kasım–mart arası kış lastiği ve zincir'],
      haric: ['Depozito 450 € (bloke)'],
      sss: [['Yedi kişi bavullarla sığar mı?', 'Yedi kişi kısa gezide evet; bavullarla beş kişi önerilir.']],
      ara: ['7 kişilik araç', 'jeep kiralama', '5008 kiralama', 'kışlık araba'],
    },
    en: {
      baslik: 'Seven-seat SUV',
      slug: 'seven-seat-suv-hire',
      ozet: 'A Peugeot 5008 or similar: seven seats, winter tyres, ready for hills and distance. Handover in Cappadocia and Antalya.',
      anlat: [
        'For those who see Cappadocia in winter or drive up to mountain villages: good ground clearance, winter tyres from November to March and chains in the boot. The third row suits two children; with it up there is room for three cabin bags, with it down for three large cases.',
        'It has front-wheel drive and belongs on asphalt; the dirt tracks in the valleys are not insured. Cruise control and a big tank make nine hundred kilometres easy.',
      ],
      one: ['Seven seats', 'Winter tyres and chains', 'High clearance, large tank'],
      dahil: ['Winter tyres and chains, November to March'],
      haric: ['Deposit €450 (blocked)'],
      sss: [['Do seven fit with luggage?', 'Seven for short trips; with suitcases we suggest five.']],
      ara: ['7 seater', 'jeep hire', 'peugeot 5008', 'winter tyres'],
    },
    de: {
      baslik: 'SUV mit sieben Sitzen',
      slug: 'suv-siebensitzer-mieten',
      ozet: 'Peugeot 5008 oder ähnlich: sieben Sitze, Winterreifen, bereit für Berge und weite Wege. Übergabe in Kappadokien und Antalya.',
      anlat: [
        'Für alle, die Kappadokien im Winter sehen oder in Bergdörfer hinauffahren: hohe Bodenfreiheit, von November bis März Winterreifen und Ketten im Kofferraum. Die dritte Reihe ist für zwei Kinder; aufgeklappt bleiben drei Kabinentaschen, umgelegt drei große Koffer.',
        'Der Wagen hat Frontantrieb und gehört auf Asphalt; die Feldwege der Täler sind nicht versichert. Tempomat und großer Tank machen neunhundert Kilometer leicht.',
      ],
      one: ['Sieben Sitze', 'Winterreifen und Ketten', 'Hohe Bodenfreiheit, großer Tank'],
      dahil: ['Winterreifen und Ketten von November bis März'],
      haric: ['Kaution 450 € (geblockt)'],
      sss: [['Passen sieben Personen mit Gepäck?', 'Für kurze Ausflüge ja; mit Koffern empfehlen wir fünf.']],
      ara: ['Siebensitzer', 'Jeep mieten', 'Peugeot 5008', 'Winterreifen'],
    },
    ru: {
      baslik: 'Внедорожник на семь мест',
      slug: 'vnedorozhnik-na-sem-mest',
      ozet: 'Peugeot 5008 или похожий: семь мест, зимняя резина, для гор и дальних дорог. Выдача в Каппадокии и Анталье.',
      anlat: [
        'Для тех, кто едет в Каппадокию зимой или поднимается в горные деревни: высокий клиренс, с ноября по март зимняя резина, в багажнике цепи. Третий ряд — для двух детей; с ним входят три сумки, без него — три больших чемодана.',
        'Привод передний, машина для асфальта; грунтовки в долинах страховка не покрывает. С круиз-контролем и большим баком девятьсот километров проходят легко.',
      ],
      one: ['Семь мест', 'Зимняя резина и цепи', 'Высокий клиренс и большой бак'],
      dahil: ['Зимняя резина и цепи с ноября по март'],
      haric: ['Залог 450 € (блокируется)'],
      sss: [['Войдут семеро с багажом?', 'На короткие поездки да; с чемоданами советуем пятерым.']],
      ara: ['семиместный автомобиль', 'джип напрокат', 'пежо 5008', 'зимняя резина'],
    },
  },
  yorumlar: [
    ['Volkan A.', 'tr', 5, 43, 'Ocakta Kapadokya, kar, sorunsuz. Zincire gerek kalmadı.'],
    ['Susan P.', 'en', 3, 98, 'Fine car, but the third row is really only for small children.', 'Quite right, Susan. The listing now says so in its second sentence.'],
    ['Михаил Р.', 'ru', 5, 155, 'Проехали от Каппадокии до Антальи, расход скромный, багаж весь вошёл.'],
  ],
})
