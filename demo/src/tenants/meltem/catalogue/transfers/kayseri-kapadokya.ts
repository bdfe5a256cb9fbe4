import { transferRoute } from '../transfer-recipe.ts'

export const kayseriKapadokya = transferRoute({
  anahtar: 'kayseri-kapadokya',
  nereden: 'asr',
  nereye: 'goreme',
  mesafe_km: 75,
  sure_dk: 70,
  bolge: 'kapadokya',
  van: 65,
  servis: {
    kaynak: 'servis-kayseri',
    koltuk: 16,
    yetiskin: 14,
    cocuk: 8,
    saatler: ['09:00', '12:00', '16:00', '20:00', '23:00'],
  },
  sedan: 55,
  minibus: 115,
  vanlar: { kaynak: 'van-kapadokya', birim: 5, mesgul_dk: 170 },
  agirlik: 73,
  gorseller: [
    ['transfer-airport', 'dawn-apricot', true],
    ['cappadocia', 'dawn-apricot'],
    ['hotel-cave', 'golden-amber'],
  ],
  metin: {
    tr: {
      baslik: 'Kayseri Havalimanı – Kapadokya',
      slug: 'kayseri-havalimani-kapadokya-transfer',
      ozet: 'Kayseri’den Göreme, Ürgüp, Uçhisar ve Avanos otellerine 70 dakikada. Servis uçuş saatlerine göre kalkar.',
      anlat: [
        'Yol önce Erciyes’in eteğinden, sonra bozkırdan geçer; Ürgüp’e yaklaşınca ilk peribacaları görünür. Göreme, Ürgüp, Uçhisar, Ortahisar ve Avanos aynı fiyattır. Mağara otellerin çoğu araç girmeyen sokaklardadır; şoför valizinizi kapıya kadar taşır.',
        'Balon sabahında uçağa yetişecekseniz dikkat: iniş 07.30’u bulur. Dönüş transferini en erken 09.00’a alın, uçuşunuz 12.00’den önce olmasın. Kışın yol karlı olabilir, araçlarımız kış lastiklidir.',
      ],
      one: ['75 km, yaklaşık 70 dakika', 'Otelin kapısına servis', 'Kışın kar lastiği'],
      sss: [
        ['Nevşehir Havalimanı daha mı yakın?', 'Evet, 40 dakika. Uçuşunuz oraya ise Nevşehir hattını seçin.'],
        ['Servis otelime kadar gelir mi?', 'Gelir; beş altı oteli sırayla dolaştığı için yirmi dakika uzayabilir.'],
      ],
      ara: ['kayseri göreme transfer', 'kapadokya servis', 'ürgüp transfer', 'asr'],
    },
    en: {
      baslik: 'Kayseri Airport – Cappadocia',
      slug: 'kayseri-airport-cappadocia-transfer',
      ozet: 'From Kayseri to hotels in Göreme, Ürgüp, Uçhisar and Avanos in 70 minutes. Shuttles leave with the flights.',
      anlat: [
        'The road passes the foot of Mount Erciyes, crosses the steppe and shows you the first fairy chimneys near Ürgüp. Göreme, Ürgüp, Uçhisar, Ortahisar and Avanos cost the same. Many cave hotels lie in lanes without cars; the driver carries your case to the door.',
        'Mind the time if you fly home after a balloon morning: landing can be as late as half past seven. Book the return for nine at the earliest and a flight after noon. In winter there may be snow; our vehicles wear winter tyres.',
      ],
      one: ['75 km, about 70 minutes', 'Shuttle to the door of your hotel', 'Winter tyres in season'],
      sss: [
        ['Is Nevşehir Airport closer?', 'Yes, 40 minutes. If you fly there, choose the Nevşehir route.'],
        [
          'Does the shuttle come to my hotel?',
          'It does, and as it visits five or six in turn, it may take twenty minutes longer.',
        ],
      ],
      ara: ['kayseri goreme transfer', 'cappadocia shuttle', 'urgup transfer', 'asr'],
    },
    de: {
      baslik: 'Flughafen Kayseri – Kappadokien',
      slug: 'flughafen-kayseri-kappadokien-transfer',
      ozet: 'Von Kayseri zu Hotels in Göreme, Ürgüp, Uçhisar und Avanos in 70 Minuten. Sammeltransfer passend zu den Flügen.',
      anlat: [
        'Die Straße führt am Fuß des Erciyes entlang, dann durch die Steppe, bis bei Ürgüp die ersten Feenkamine auftauchen. Göreme, Ürgüp, Uçhisar, Ortahisar und Avanos kosten gleich viel. Viele Höhlenhotels liegen in autofreien Gassen; der Fahrer trägt Ihr Gepäck bis zur Tür.',
        'Achten Sie auf die Zeit, wenn Sie nach der Ballonfahrt heimfliegen: Die Landung kann bis halb acht dauern. Buchen Sie die Rückfahrt frühestens für neun und einen Flug nach zwölf. Im Winter fahren wir mit Winterreifen.',
      ],
      one: ['75 km, etwa 70 Minuten', 'Sammeltransfer bis zur Hoteltür', 'Winterreifen in der Saison'],
      sss: [
        [
          'Liegt der Flughafen Nevşehir näher?',
          'Ja, 40 Minuten. Fliegen Sie dorthin, wählen Sie die Strecke Nevşehir.',
        ],
        [
          'Kommt der Sammeltransfer zum Hotel?',
          'Ja, er fährt fünf, sechs Häuser nacheinander an und braucht bis zu zwanzig Minuten länger.',
        ],
      ],
      ara: ['Kayseri Göreme Transfer', 'Shuttle Kappadokien', 'Transfer Ürgüp', 'ASR'],
    },
    ru: {
      baslik: 'Аэропорт Кайсери — Каппадокия',
      slug: 'aeroport-kayseri-kappadokiya-transfer',
      ozet: 'Из Кайсери к отелям Гёреме, Ургюпа, Учхисара и Аваноса за 70 минут. Шаттлы подстроены под рейсы.',
      anlat: [
        'Дорога идёт у подножия Эрджиеса, потом степью, и у Ургюпа появляются первые каменные столбы. Гёреме, Ургюп, Учхисар, Ортахисар и Аванос — одна цена. Многие пещерные отели стоят на улочках без машин; водитель донесёт чемодан до двери.',
        'Если улетаете после полёта на шаре, следите за временем: посадка бывает в половине восьмого. Обратный трансфер берите не раньше девяти, рейс — после полудня. Зимой ездим на зимней резине.',
      ],
      one: ['75 км, около 70 минут', 'Шаттл до двери отеля', 'Зимняя резина в сезон'],
      sss: [
        ['Аэропорт Невшехир ближе?', 'Да, 40 минут. Если летите туда, выбирайте маршрут из Невшехира.'],
        ['Шаттл приедет к отелю?', 'Да, он объезжает пять-шесть отелей, поэтому может идти на двадцать минут дольше.'],
      ],
      ara: ['кайсери гёреме трансфер', 'шаттл каппадокия', 'трансфер ургюп', 'asr'],
    },
  },
  yorumlar: [
    ['Hannah J.', 'en', 5, 15, 'Snow on the road in January and a driver as calm as a monk.'],
    ['Derya T.', 'tr', 4, 47, 'Servis ucuz, biraz dolaştı ama söylenen sürede vardık.'],
    ['Павел И.', 'ru', 5, 99, 'Донёс чемодан по лестницам до пещерного отеля. Спасибо!'],
  ],
})
