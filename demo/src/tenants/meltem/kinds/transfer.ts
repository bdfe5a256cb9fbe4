import { kindPage } from '../page-recipes.ts'

export const transferPage = kindPage('transfer', {
  tr: {
    baslik: 'Havalimanı ve şehirler arası transfer',
    ozet: 'Şoför elinde adınızla bekler, uçuşunuzu takip eder. Fiyat araç başınadır ve rezervasyonda gördüğünüzden farklı çıkmaz.',
    seo_baslik: 'Havalimanı transferi: Dalaman, Antalya, Milas–Bodrum | Meltem',
    giris: [
      'Tatilin ilk saati valiz bandında başlar. Çıkışta adınızın yazılı olduğu bir levha, klimalı temiz bir araç ve nereye gideceğini bilen bir şoför bulursunuz. Dalaman, Antalya, Milas–Bodrum ve İzmir havalimanlarından, ayrıca kıyı kasabaları arasında çalışıyoruz.',
      'Özel transferde araç yalnız sizindir; paylaşımlı seferlerde koltuk alırsınız ve araç birkaç otelde durur. İkisinin farkı, süresi ve fiyatı sorgu sonucunda yan yana görünür. En çok sorulan güzergâhımız için <a href="/t/dalaman-havalimani-transferi">Dalaman sayfasına</a> bakın.',
    ],
    rezervasyon:
      'Nereden, nereye, ne zaman ve kaç kişi olduğunuzu girin; uygun araçlar fiyatıyla gelir. Uçuş numaranızı yazarsanız şoför saati iniş saatine göre ayarlar. Dönüşü de eklerseniz otelden alınış saatini uçuşunuza göre biz hesaplarız.',
    dahil: [
      'Havalimanında levhayla karşılama ve valiz yardımı',
      'Rötarda ücretsiz bekleme',
      'Otoyol ücreti, yakıt, otopark ve yolcu sigortası',
      'İstenirse çocuk koltuğu',
    ],
    sorular: [
      ['Uçağım gecikirse?', 'Uçuş numarasından takip ederiz, şoför bekler. Sizden ek ücret istenmez.'],
      [
        'Şoförü bulamazsam kimi ararım?',
        'Belgenizde yazan acil numara 24 saat açıktır; şoförün yerini oradan görürüz.',
      ],
      [
        'Kaç valiz sığar?',
        'Her aracın kişi ve valiz sayısı sonuçlarda yazar. Bisiklet ya da sörf tahtası varsa nota ekleyin.',
      ],
    ],
    cagri: { baslik: 'Güzergâhınız listede yok mu?', metin: 'İki adresi ve saati yazın, fiyatı size özel çıkaralım.' },
  },
  en: {
    baslik: 'Airport and intercity transfers',
    ozet: 'Your driver waits with your name on a sign and follows your flight. The price is per vehicle and is the one you saw when booking.',
    seo_baslik: 'Airport transfers: Dalaman, Antalya, Milas–Bodrum | Meltem',
    giris: [
      'The first hour of a holiday begins at the baggage belt. Outside you will find a sign with your name, a clean, cool car and a driver who knows the way. We serve Dalaman, Antalya, Milas–Bodrum and İzmir airports and run between the towns of the coast.',
      'On a private transfer the vehicle is yours alone; on a shared one you book seats and it stops at a few hotels. The results show both side by side with time and price. For the route we are asked about most, see our <a href="/t/dalaman-airport-transfers">Dalaman page</a>.',
    ],
    rezervasyon:
      'Enter where from, where to, when and how many you are, and suitable vehicles appear with their prices. Add your flight number and the driver goes by the actual landing time. If you book the return as well, we work out the pick-up time from your flight.',
    dahil: [
      'Meeting with a name sign at the airport and help with luggage',
      'Free waiting if your flight is late',
      'Tolls, fuel, parking and passenger insurance',
      'Child seats on request',
    ],
    sorular: [
      ['What if my flight is delayed?', 'We follow the flight number and the driver waits. There is no extra charge.'],
      [
        'Whom do I call if I cannot find the driver?',
        'The emergency number on your voucher is answered around the clock; we can see where the driver is.',
      ],
      [
        'How many suitcases fit?',
        'The results show seats and luggage for each vehicle. Add a note if you are bringing bicycles or boards.',
      ],
    ],
    cagri: {
      baslik: 'Is your route missing?',
      metin: 'Send us the two addresses and the time, and we will quote for exactly that.',
    },
  },
  de: {
    baslik: 'Flughafen- und Überlandtransfers',
    ozet: 'Ihr Fahrer wartet mit Namensschild und verfolgt Ihren Flug. Der Preis gilt pro Fahrzeug und bleibt so, wie Sie ihn gebucht haben.',
    seo_baslik: 'Flughafentransfer: Dalaman, Antalya, Milas-Bodrum | Meltem',
    giris: [
      'Die erste Urlaubsstunde beginnt am Gepäckband. Draußen erwarten Sie ein Schild mit Ihrem Namen, ein sauberer, klimatisierter Wagen und jemand, der den Weg kennt. Wir fahren ab den Flughäfen Dalaman, Antalya, Milas-Bodrum und Izmir sowie zwischen den Orten der Küste.',
      'Beim Privattransfer gehört der Wagen Ihnen allein; beim Sammeltransfer buchen Sie Sitzplätze, und es gibt Halte an einigen Hotels. Die Suche zeigt beides nebeneinander, mit Dauer und Preis. Zur meistgefragten Strecke gibt es eine eigene Seite: <a href="/t/transfer-flughafen-dalaman">Flughafen Dalaman</a>.',
    ],
    rezervasyon:
      'Geben Sie Start, Ziel, Zeit und Personenzahl ein, und Sie sehen passende Fahrzeuge mit Preis. Mit Ihrer Flugnummer richtet sich der Fahrer nach der tatsächlichen Landung. Buchen Sie die Rückfahrt mit, berechnen wir die Abholzeit nach Ihrem Abflug.',
    dahil: [
      'Empfang mit Namensschild am Flughafen und Hilfe beim Gepäck',
      'Kostenlose Wartezeit bei Verspätung',
      'Maut, Treibstoff, Parkgebühren und Insassenversicherung',
      'Kindersitze auf Wunsch',
    ],
    sorular: [
      [
        'Was ist, wenn mein Flug Verspätung hat?',
        'Wir verfolgen die Flugnummer, der Fahrer wartet. Zusatzkosten entstehen nicht.',
      ],
      [
        'Wen rufe ich an, wenn ich den Fahrer nicht finde?',
        'Die Notfallnummer auf Ihrem Voucher ist rund um die Uhr besetzt; wir sehen, wo der Fahrer steht.',
      ],
      [
        'Wie viel Gepäck passt hinein?',
        'Plätze und Koffer stehen bei jedem Fahrzeug. Fahrräder oder Surfbretter vermerken Sie bitte in der Notiz.',
      ],
    ],
    cagri: {
      baslik: 'Ihre Strecke ist nicht dabei?',
      metin: 'Schicken Sie uns beide Adressen und die Uhrzeit, wir machen Ihnen ein eigenes Angebot.',
    },
  },
  ru: {
    baslik: 'Трансферы из аэропорта и между городами',
    ozet: 'Водитель ждёт с табличкой и следит за вашим рейсом. Цена указана за машину и не меняется после бронирования.',
    seo_baslik: 'Трансфер из аэропорта: Даламан, Анталья, Милас-Бодрум | Meltem',
    giris: [
      'Отпуск начинается у багажной ленты. На выходе вас ждут табличка с вашим именем, чистая прохладная машина и водитель, который знает дорогу. Мы работаем в аэропортах Даламана, Антальи, Милас-Бодрума и Измира, а также между городами побережья.',
      'В индивидуальном трансфере машина только ваша; в групповом вы покупаете места, и автобус заезжает в несколько отелей. Результаты поиска показывают оба варианта рядом, со временем и ценой. О самом популярном направлении читайте на странице <a href="/t/transfer-iz-aeroporta-dalaman">аэропорта Даламан</a>.',
    ],
    rezervasyon:
      'Укажите, откуда и куда, когда и сколько вас, и вы увидите подходящие машины с ценами. Добавьте номер рейса, и водитель приедет к фактической посадке. Если заказать и обратную дорогу, время выезда мы рассчитаем по вашему вылету.',
    dahil: [
      'Встреча с табличкой в аэропорту и помощь с багажом',
      'Бесплатное ожидание при задержке рейса',
      'Платные дороги, топливо, парковка и страховка пассажиров',
      'Детское кресло по запросу',
    ],
    sorular: [
      ['Что, если рейс задержат?', 'Мы следим за рейсом, водитель подождёт. Доплаты не будет.'],
      [
        'Куда звонить, если водителя не видно?',
        'Экстренный номер в ваучере отвечает круглосуточно; мы видим, где находится водитель.',
      ],
      [
        'Сколько чемоданов поместится?',
        'Число мест и чемоданов указано у каждой машины. О велосипедах и досках напишите в примечании.',
      ],
    ],
    cagri: {
      baslik: 'Нет вашего маршрута?',
      metin: 'Пришлите два адреса и время, и мы посчитаем именно вашу поездку.',
    },
  },
})
