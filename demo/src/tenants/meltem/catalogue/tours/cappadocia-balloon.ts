import { dailyDepartures, TOUR_TERMS } from '../../../../product-terms.ts'
import { FETCHED_AT_HOTEL, WEIGHT } from '../tour-questions.ts'
import { everywhere, tour } from '../tour-recipe.ts'

export const cappadociaBalloon = tour({
  anahtar: 'cappadocia-balloon',
  bolge: 'kapadokya',
  agirlik: 235,
  koleksiyonlar: ['balayi', 'kis_gunesi'],
  sor_sat_saat: 24,
  satis: {
    ...TOUR_TERMS,
    on_odeme: 30,
    en_cok_kisi: 12,
    iptal: [
      { gun: 3, iade_oran: 100 },
      { gun: 2, iade_oran: 50 },
    ],
    secenekler: [
      {
        anahtar: 'standard',
        ad: {
          tr: 'Standart sepet (20 kişi)',
          en: 'Standard basket (20 people)',
          de: 'Standardkorb (20 Personen)',
          ru: 'Обычная корзина (20 человек)',
        },
        tarife: { tur: 'kisi', yetiskin: 175, cocuk: 175 },
        stok: dailyDepartures('balon-standart', 20, '05:00'),
      },
      {
        anahtar: 'comfort',
        ad: {
          tr: 'Konfor sepet (12 kişi)',
          en: 'Comfort basket (12 people)',
          de: 'Komfortkorb (12 Personen)',
          ru: 'Комфортная корзина (12 человек)',
        },
        tarife: { tur: 'kisi', yetiskin: 245, cocuk: 245 },
        stok: dailyDepartures('balon-konfor', 12, '05:00'),
      },
    ],
  },
  bilgi: {
    tur_tipi: 'balon',
    sure_dk: 180,
    zorluk: 'kolay',
    en_az_yas: 6,
    grup_en_cok: 20,
    diller: ['tr', 'en'],
    otelden_alma: true,
    ozellikler: ['kahvalti', 'su_ikrami'],
  },
  secenek_bilgi: { standard: { kapasite: 20 }, comfort: { kapasite: 12 } },
  bulusma: { enlem: 38.6431, boylam: 34.8289, ad: everywhere('Göreme') },
  metin: {
    tr: {
      baslik: 'Kapadokya’da gün doğumunda balon',
      slug: 'kapadokya-balon-turu',
      ozet: 'Göreme vadileri üzerinde yaklaşık bir saatlik uçuş, otelden alma, hafif kahvaltı ve uçuş sertifikasıyla.',
      aciklama: [
        'Karanlıkta uyanmaya değen az şey vardır; bu onlardan biri. Araç sizi gün doğmadan alır, kalkış alanında balonlar önce yerde yatar, sonra brülörün sesiyle ağır ağır doğrulur. On dakika sonra peribacaları ayağınızın altındadır.',
        'Pilot rüzgâra göre bazen vadinin içine kadar iner, bazen sekiz yüz metreye çıkar; nereden geçeceğini kimse önceden bilmez. Uçuş elli ile yetmiş dakika sürer. İnişte küçük bir kutlama yapılır ve otelinize kahvaltı saatinde dönersiniz.',
        'Uçuşa her sabah Sivil Havacılık izin verir. Bayrak sarı ya da kırmızıysa balon kalkmaz; paranız iade edilir ya da ertesi güne yazılırsınız.',
      ],
      one_cikanlar: [
        'Yaklaşık bir saatlik uçuş',
        'Gün doğumu vadilerin üzerinde',
        'Lisanslı pilot ve uçuş sigortası',
        'Hava iptalinde tam iade',
        'On iki kişilik sepet seçeneği',
      ],
      dahil: [
        'Otelden gidiş dönüş ulaşım',
        'Kalkıştan önce çay, kahve ve çörek',
        'Uçuş sigortası',
        'İnişte alkolsüz kutlama ve sertifika',
      ],
      haric: ['Fotoğraf ve video paketi', 'Bahşiş'],
      program: [
        '05:00 | Otelden alma | Saat mevsime göre değişir; kesin saati bir akşam önce mesajla bildiririz.',
        '05:30 | Hafif kahvaltı | Pilotlar rüzgârı ölçerken ofiste çay ve çörek.',
        '06:00 | Kalkış | Güvenlik anlatımı ve havalanma; uçuş 50–70 dakika.',
        '07:15 | İniş | Kutlama ve sertifikalar.',
        '08:00 | Otele dönüş | Kahvaltıya yetişirsiniz.',
      ],
      bulusma_notu: 'Göreme, Uçhisar, Ürgüp, Avanos, Ortahisar ve Çavuşin’deki otellerden alıyoruz; lobide bekleyin.',
      yanina_al: ['Kat kat giysi, sabahlar serindir', 'Düz tabanlı ayakkabı', 'Şapka: brülörün sıcağı üstten gelir'],
      erisilebilirlik: [
        'Sepetin kenarı 1,10 metredir, basamaktan tırmanarak girilir.',
        'Uçuş boyunca ve inişte ayakta durulur; tekerlekli sandalye için ne yazık ki uygun değildir.',
      ],
      sss: [
        'Hamileyim, uçabilir miyim? Hayır, inişteki sarsıntı nedeniyle gebelere izin verilmiyor.',
        'Çocuklar binebilir mi? Altı yaşından büyük ve sepetin üzerinden görebilecek boydaki çocuklar binebilir.',
        'Uçuş iptal olursa? Ertesi sabaha öncelikle yazarız; kalmıyorsanız ödediğinizin tamamı iade edilir.',
      ],
      kosullar: [
        'Uçuş kararını Sivil Havacılık Genel Müdürlüğü’nün slot merkezi verir; kalkış alanı rüzgâra göre değişir.',
      ],
      arama_kelimeleri: ['sıcak hava balonu', 'balon turu', 'göreme balon', 'kapadokya uçuş', 'gün doğumu'],
    },
    en: {
      baslik: 'Sunrise balloon over Cappadocia',
      slug: 'cappadocia-hot-air-balloon',
      ozet: 'About an hour over the valleys of Göreme, with hotel pick-up, a light breakfast and a certificate on landing.',
      aciklama: [
        'Few things are worth an alarm clock in the dark; this is one. A van collects you before daybreak. On the field the balloons lie flat, then stand up slowly to the roar of the burners, and ten minutes later the fairy chimneys are beneath your feet.',
        'Depending on the wind the pilot may slip down between the rocks of a valley or climb to eight hundred metres; nobody knows the route beforehand. You are in the air for fifty to seventy minutes, there is a small celebration after landing, and you are back at your hotel in time for breakfast.',
        'Every morning the aviation authority decides whether balloons may fly. If they may not, we put you on the next day’s list or pay back everything.',
      ],
      one_cikanlar: [
        'Around an hour in the air',
        'First light over the valleys',
        'Licensed pilot and flight insurance',
        'Full refund if the weather says no',
        'Smaller basket for twelve available',
      ],
      dahil: [
        'Transport from and to your hotel',
        'Tea, coffee and pastries before the flight',
        'Flight insurance',
        'Alcohol-free toast and certificate',
      ],
      haric: ['Photo and video package', 'Tips'],
      program: [
        '05:00 | Hotel pick-up | The hour moves with the season; we send the exact time the evening before.',
        '05:30 | Light breakfast | Tea and pastries while the pilots measure the wind.',
        '06:00 | Take-off | Safety briefing, then 50–70 minutes in the air.',
        '07:15 | Landing | A toast and your certificates.',
        '08:00 | Back at the hotel | In time for breakfast.',
      ],
      bulusma_notu:
        'We collect from hotels in Göreme, Uçhisar, Ürgüp, Avanos, Ortahisar and Çavuşin; please wait in the lobby.',
      yanina_al: ['Layers, as mornings are cold', 'Flat shoes', 'A hat: the burner is warm from above'],
      erisilebilirlik: [
        'The basket wall is 1.10 m high and is climbed by footholds.',
        'You stand during the flight and brace for landing; we are sorry that it is not possible with a wheelchair.',
      ],
      sss: [
        'May I fly when pregnant? No, because of the bump on landing pregnant guests are not allowed on board.',
        'Can children come? Yes, from six years and tall enough to look over the edge.',
        'What if the flight is cancelled? You have priority the next morning; if you are leaving, you get all your money back.',
      ],
      kosullar: [
        'The slot centre of the civil aviation authority decides on every flight; the launch field changes with the wind.',
      ],
      arama_kelimeleri: ['hot air balloon', 'balloon ride', 'goreme balloon', 'sunrise flight', 'cappadocia balloon'],
    },
    de: {
      baslik: 'Ballonfahrt zum Sonnenaufgang in Kappadokien',
      slug: 'kappadokien-ballonfahrt',
      ozet: 'Rund eine Stunde über den Tälern von Göreme, mit Abholung, kleinem Frühstück und Urkunde nach der Landung.',
      aciklama: [
        'Für wenige Dinge lohnt es sich, im Dunkeln aufzustehen; dies ist eines davon. Ein Kleinbus holt Sie vor Tagesanbruch ab. Auf dem Startfeld liegen die Ballone noch flach, dann richten sie sich unter dem Fauchen der Brenner auf, und zehn Minuten später stehen die Feenkamine unter Ihnen.',
        'Je nach Wind sinkt der Pilot bis zwischen die Felsen eines Tals oder steigt auf achthundert Meter; den Weg kennt vorher niemand. Die Fahrt dauert fünfzig bis siebzig Minuten, nach der Landung wird angestoßen, und zum Frühstück sind Sie zurück im Hotel.',
        'Ob gefahren wird, entscheidet jeden Morgen die Luftfahrtbehörde. Bei einem Nein buchen wir Sie auf den nächsten Tag um oder erstatten alles.',
      ],
      one_cikanlar: [
        'Etwa eine Stunde in der Luft',
        'Das erste Licht über den Tälern',
        'Lizenzierter Pilot und Versicherung',
        'Volle Erstattung bei Wetterabsage',
        'Auf Wunsch kleiner Korb für zwölf',
      ],
      dahil: [
        'Hin- und Rückfahrt ab Ihrem Hotel',
        'Tee, Kaffee und Gebäck vor dem Start',
        'Flugversicherung',
        'Alkoholfreier Umtrunk und Urkunde',
      ],
      haric: ['Foto- und Videopaket', 'Trinkgeld'],
      program: [
        '05:00 | Abholung | Die Zeit ändert sich mit der Jahreszeit; die genaue Uhrzeit schicken wir am Vorabend.',
        '05:30 | Kleines Frühstück | Tee und Gebäck, während die Piloten den Wind messen.',
        '06:00 | Start | Einweisung und Aufstieg; 50–70 Minuten Fahrt.',
        '07:15 | Landung | Umtrunk und Urkunden.',
        '08:00 | Zurück im Hotel | Rechtzeitig zum Frühstück.',
      ],
      bulusma_notu:
        'Wir holen Sie in Göreme, Uçhisar, Ürgüp, Avanos, Ortahisar und Çavuşin ab; bitte warten Sie in der Lobby.',
      yanina_al: [
        'Kleidung in Schichten, morgens ist es kühl',
        'Flache Schuhe',
        'Eine Mütze: Der Brenner wärmt von oben',
      ],
      erisilebilirlik: [
        'Der Korbrand ist 1,10 m hoch, man steigt über Trittöffnungen ein.',
        'Während der Fahrt und bei der Landung stehen Sie; mit Rollstuhl ist die Fahrt leider nicht möglich.',
      ],
      sss: [
        'Darf ich in der Schwangerschaft mitfahren? Nein, wegen des Stoßes bei der Landung ist das nicht erlaubt.',
        'Dürfen Kinder mit? Ja, ab sechs Jahren und wenn sie über den Korbrand schauen können.',
        'Was geschieht bei einer Absage? Am nächsten Morgen haben Sie Vorrang; reisen Sie ab, erhalten Sie den vollen Betrag zurück.',
      ],
      kosullar: [
        'Über jeden Start entscheidet das Slot-Zentrum der Luftfahrtbehörde; das Startfeld richtet sich nach dem Wind.',
      ],
      arama_kelimeleri: ['heißluftballon', 'ballonflug', 'ballontour göreme', 'sonnenaufgang', 'kappadokien ballon'],
    },
    ru: {
      baslik: 'Полёт на шаре над Каппадокией на рассвете',
      slug: 'kappadokiya-polet-na-vozdushnom-share',
      ozet: 'Около часа над долинами Гёреме: трансфер из отеля, лёгкий завтрак и сертификат после посадки.',
      aciklama: [
        'Ради немногого стоит вставать затемно, но это тот самый случай. Машина приезжает до рассвета. На поле шары ещё лежат на земле, потом под гул горелок медленно поднимаются, и через десять минут каменные столбы уже у вас под ногами.',
        'В зависимости от ветра пилот то спускается между скал долины, то набирает восемьсот метров: маршрут заранее не знает никто. В воздухе вы пробудете от пятидесяти до семидесяти минут, после посадки будет небольшой праздник, а к завтраку вы вернётесь в отель.',
        'Разрешение на вылет каждое утро даёт авиационная служба. Если его нет, мы переносим вас на следующий день или возвращаем всё до копейки.',
      ],
      one_cikanlar: [
        'Около часа в воздухе',
        'Рассвет над долинами',
        'Лицензированный пилот и страховка',
        'Полный возврат при нелётной погоде',
        'Есть корзина на двенадцать человек',
      ],
      dahil: [
        'Дорога из отеля и обратно',
        'Чай, кофе и выпечка перед полётом',
        'Страховка полёта',
        'Безалкогольный тост и сертификат',
      ],
      haric: ['Фото- и видеопакет', 'Чаевые'],
      program: [
        '05:00 | Выезд из отеля | Час зависит от сезона; точное время пришлём накануне вечером.',
        '05:30 | Лёгкий завтрак | Чай и выпечка, пока пилоты измеряют ветер.',
        '06:00 | Взлёт | Инструктаж и подъём; 50–70 минут в воздухе.',
        '07:15 | Посадка | Тост и сертификаты.',
        '08:00 | Возвращение в отель | Как раз к завтраку.',
      ],
      bulusma_notu: 'Забираем из отелей Гёреме, Учхисара, Ургюпа, Аваноса, Ортахисара и Чавушина; ждите в холле.',
      yanina_al: [
        'Несколько слоёв одежды: утром холодно',
        'Обувь на плоской подошве',
        'Шапку: от горелки сверху жарко',
      ],
      erisilebilirlik: [
        'Борт корзины высотой 1,10 м, внутрь поднимаются по ступенькам-прорезям.',
        'Весь полёт и посадку нужно стоять; на коляске, к сожалению, лететь нельзя.',
      ],
      sss: [
        'Можно ли лететь беременным? Нет, из-за толчка при посадке это запрещено.',
        'Берёте ли вы детей? Да, с шести лет и если ребёнок видит поверх борта.',
        'Что если полёт отменят? На следующее утро вы первые в списке; если уезжаете, вернём всю сумму.',
      ],
      kosullar: [
        'Решение о каждом вылете принимает центр управления гражданской авиации; место старта зависит от ветра.',
      ],
      arama_kelimeleri: ['воздушный шар', 'полет на шаре', 'шары каппадокия', 'гереме', 'рассвет на шаре'],
    },
  },
  gorseller: [
    ['cappadocia', 'dawn-shell'],
    ['hotel-cave', 'dawn-apricot'],
    ['cappadocia', 'golden-amber'],
    ['horses', 'dawn-shell'],
    ['map-table', 'dawn-apricot'],
  ],
  sorular: [...FETCHED_AT_HOTEL, WEIGHT],
  yorumlar: [
    {
      ad: 'Hannah L.',
      dil: 'en',
      puan: 5,
      gun_once: 9,
      metin:
        'I am afraid of heights and was not for one second. It is so quiet between the burners that you hear dogs barking in the village.',
    },
    {
      ad: 'Thomas R.',
      dil: 'de',
      puan: 5,
      gun_once: 22,
      metin:
        'Am ersten Morgen abgesagt, am zweiten gefahren. Die Umbuchung ging ohne ein einziges Telefonat. Der Komfortkorb lohnt sich.',
    },
    {
      ad: 'Elif D.',
      dil: 'tr',
      puan: 5,
      gun_once: 45,
      metin: 'Pilot bizi vadinin içine indirdi, kayısı ağaçlarına elimiz değecekti. Hayatımda gördüğüm en güzel sabah.',
    },
    {
      ad: 'Наталья В.',
      dil: 'ru',
      puan: 5,
      gun_once: 63,
      metin: 'Мама в 72 года летала с нами, в корзину ей помогли забраться. Посадили прямо на прицеп, мягко.',
    },
    {
      ad: 'Giulia P.',
      dil: 'en',
      puan: 3,
      gun_once: 88,
      metin: 'The flight was magical but we waited almost fifty minutes in the van for the go-ahead.',
      yanit:
        'We know how long that feels in the dark, Giulia. The wait was for the authority’s permission that morning; since then guests stay in the warm office until it comes.',
    },
    {
      ad: 'Burak Ş.',
      dil: 'tr',
      puan: 4,
      gun_once: 120,
      metin: 'Her şey dakikti. Standart sepet kenarda değilseniz biraz kalabalık, bütçe varsa küçük sepeti alın.',
    },
  ],
})
