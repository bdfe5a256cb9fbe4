import { carClass } from '../car-recipe.ts'

export const premium = carClass({
  anahtar: 'premium',
  sor: true,
  bilgi: { sinif: 'ust', ornek: 'BMW 520e', vites: 'otomatik', yakit: 'hibrit', koltuk: 5, kapi: 4, buyuk_bavul: 3, kucuk_bavul: 2, en_az_yas: 27, ehliyet_yil: 5, ozellikler: ['klima', 'bluetooth', 'wifi', 'navigasyon', 'hiz_sabitleyici', 'geri_gorus_kamerasi', 'sarj_istasyonu'] },
  cizim: 'sedan',
  bolge: 'kaleici',
  secenekler: [
    { anahtar: 'automatic', ad: { tr: 'Şarjlı hibrit', en: 'Plug-in hybrid', de: 'Plug-in-Hybrid', ru: 'Подключаемый гибрид' }, bantlar: [[95, 115, 150], [86, 104, 138], [78, 95, 126], [70, 86, 114]], kaynak: 'ust-sinif', adet: 1 },
  ],
  tam_kasko: 35,
  koleksiyonlar: ['yetiskin', 'balayi'],
  agirlik: 62,
  gorseller: [['transfer-airport', 'dusk-rose'], ['old-town', 'dusk-coral'], ['lounge', 'noon-azure']],
  metin: {
    tr: {
      baslik: 'Üst sınıf hibrit sedan',
      slug: 'ust-sinif-sedan-kiralama',
      ozet: 'BMW 520e ya da benzeri: iş görüşmesine de Termessos’a da yakışır. Önce sorun, aynı gün onaylayalım.',
      anlat: [
        'Tek bir aracımız var ve ona iyi bakıyoruz; bu yüzden önce tarihinizi soruyor, sonra ön ödeme istiyoruz. Kısa şehir yollarını elektrikle, Toroslar’ı motorla gider. Arka koltukta iki yetişkin uzun yolda uyur.',
        'Teslim Antalya Havalimanı özel otoparkında ya da otelinizin önünde, isterseniz şoförümüzle yapılır. Genç sürücüler için uygun değildir: en az yirmi yedi yaş ve beş yıl ehliyet aranır.',
      ],
      one: ['Şehirde 60 km elektrikli', 'Deri döşeme, dört bölge klima', 'Talep 24 saat tutar'],
      dahil: ['Kapıya teslim ve iade', 'İlk tam şarj'],
      haric: ['Depozito 1.500 € (bloke)'],
      sss: [['Şoförlü kiralayabilir miyim?', 'Evet, günlük ek ücretle; talep notuna yazın.']],
      ara: ['lüks araç kiralama', 'bmw kiralama', 'vip araç', 'makam aracı'],
    },
    en: {
      baslik: 'Premium hybrid saloon',
      slug: 'premium-saloon-hire',
      ozet: 'A BMW 520e or similar, at home at a meeting and on the road to Termessos. Ask first; we confirm the same day.',
      anlat: [
        'We have just one and look after it well, so we check your dates before asking for a deposit. It drives short city trips on electricity and crosses the Taurus on its engine. Two adults sleep in the back on a long road.',
        'Handover takes place in the private car park of Antalya Airport or at your hotel, with our chauffeur if you wish. It is not for young drivers: twenty-seven years and five years of licence are required.',
      ],
      one: ['60 km of electric driving in town', 'Leather, four-zone air conditioning', 'A request holds the car for 24 hours'],
      dahil: ['Delivery and return at your door', 'First full charge'],
      haric: ['Deposit €1,500 (blocked)'],
      sss: [['Can I hire it with a chauffeur?', 'Yes, at a daily supplement; write it into your request.']],
      ara: ['luxury car hire', 'bmw rental', 'executive car', 'chauffeur'],
    },
    de: {
      baslik: 'Oberklasse-Limousine mit Hybridantrieb',
      slug: 'oberklasse-limousine-mieten',
      ozet: 'BMW 520e oder ähnlich, passend zum Geschäftstermin wie zur Fahrt nach Termessos. Erst anfragen, Zusage am selben Tag.',
      anlat: [
        'Wir haben nur einen und pflegen ihn gut; deshalb prüfen wir erst Ihre Termine und bitten dann um die Anzahlung. Kurze Stadtwege fährt er elektrisch, den Taurus mit Motor. Hinten schlafen zwei Erwachsene auch auf langer Strecke.',
        'Die Übergabe erfolgt auf dem Privatparkplatz am Flughafen Antalya oder vor Ihrem Hotel, auf Wunsch mit Chauffeur. Für junge Fahrer ist er nicht gedacht: Mindestalter siebenundzwanzig, fünf Jahre Führerschein.',
      ],
      one: ['60 km elektrisch in der Stadt', 'Leder und Vierzonen-Klimaanlage', 'Anfrage hält den Wagen 24 Stunden'],
      dahil: ['Zustellung und Abholung vor der Tür', 'Erste volle Ladung'],
      haric: ['Kaution 1.500 € (geblockt)'],
      sss: [['Gibt es den Wagen mit Chauffeur?', 'Ja, gegen einen Tagesaufpreis; schreiben Sie es in Ihre Anfrage.']],
      ara: ['Luxuswagen mieten', 'BMW mieten', 'Geschäftswagen', 'Chauffeur'],
    },
    ru: {
      baslik: 'Гибридный седан премиум-класса',
      slug: 'sedan-premium-klassa-naprokat',
      ozet: 'BMW 520e или похожий: уместен и на переговорах, и на дороге к Термессосу. Сначала запрос, подтверждаем в тот же день.',
      anlat: [
        'Такая машина у нас одна, и мы её бережём: сначала проверяем ваши даты, потом просим предоплату. По городу она едет на электричестве, через Тавр — на двигателе. Сзади двое взрослых спокойно спят в дороге.',
        'Выдача на частной парковке аэропорта Антальи или у вашего отеля, по желанию с водителем. Молодым водителям не подойдёт: от двадцати семи лет и пять лет стажа.',
      ],
      one: ['60 км на электричестве по городу', 'Кожа и четырёхзонный климат', 'Запрос держит машину 24 часа'],
      dahil: ['Подача и возврат у двери', 'Первая полная зарядка'],
      haric: ['Залог 1500 € (блокируется)'],
      sss: [['Можно с водителем?', 'Да, за дневную доплату; укажите в запросе.']],
      ara: ['аренда люкс авто', 'бмв напрокат', 'бизнес-класс', 'машина с водителем'],
    },
  },
  yorumlar: [
    ['Alexander T.', 'de', 5, 35, 'Anfrage um zehn, Zusage um elf, Wagen am nächsten Morgen vor dem Hotel.'],
    ['Kaan S.', 'tr', 5, 86, 'Tertemiz, dolu şarjlı ve zamanında. Şoför aracı sabırla anlattı.'],
  ],
})
