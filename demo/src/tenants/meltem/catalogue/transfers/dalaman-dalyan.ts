import { transferRoute } from '../transfer-recipe.ts'

export const dalamanDalyan = transferRoute({
  anahtar: 'dalaman-dalyan',
  nereden: 'dlm',
  nereye: 'dalyan',
  mesafe_km: 27,
  sure_dk: 30,
  bolge: 'dalyan',
  van: 44,
  sedan: 36,
  vanlar: { kaynak: 'vito', birim: 8, mesgul_dk: 90 },
  agirlik: 69,
  gorseller: [
    ['transfer-airport', 'noon-azure', true],
    ['dalyan', 'golden-amber'],
  ],
  metin: {
    tr: {
      baslik: 'Dalaman Havalimanı – Dalyan',
      slug: 'dalaman-havalimani-dalyan-transfer',
      ozet: 'Dalaman’dan Dalyan’ın nehir kıyısı otellerine yarım saatte. Sarıgerme ve Köyceğiz için de sorun.',
      anlat: [
        'Narenciye bahçelerinin arasından geçen kısa ve düz bir yol. Dalyan merkez, Gülpınar ve Maraş mahalleleri aynı fiyattır. Nehir kıyısındaki birkaç otele yalnız yürüyerek girilir; şoför valizleri kapıya kadar getirir.',
        'İztuzu’ya gitmek için araç kiralamanız gerekmez: nehirden dolmuş tekne, karadan minibüs kalkar. Dönüşte iç hat uçuşları için iki saat önce çıkmak yeter.',
      ],
      one: ['27 km, yaklaşık 30 dakika', 'Nehir kıyısı otellerine kadar', 'Çocuk koltuğu takılı gelir'],
      sss: [
        ['Sarıgerme’ye gider misiniz?', 'Evet, 25 dakika sürer ve fiyatı aynıdır.'],
        ['Köyceğiz’e bırakır mısınız?', 'Bırakırız, on dakika uzar; rezervasyon notuna adresi yazın.'],
      ],
      ara: ['dalaman dalyan taksi', 'sarıgerme transfer', 'köyceğiz transfer', 'dlm dalyan'],
    },
    en: {
      baslik: 'Dalaman Airport – Dalyan',
      slug: 'dalaman-airport-dalyan-transfer',
      ozet: 'From Dalaman to the riverside hotels of Dalyan in half an hour. Ask us for Sarıgerme and Köyceğiz too.',
      anlat: [
        'A short, level road between citrus groves. Dalyan centre, Gülpınar and Maraş cost the same. A few hotels on the river are reached only on foot; the driver brings your bags to the door.',
        'You do not need a car for İztuzu beach: shared boats leave from the river and minibuses by road. For the return, two hours before a domestic flight are enough.',
      ],
      one: ['27 km, about 30 minutes', 'Up to the riverside hotels', 'Child seats come fitted'],
      sss: [
        ['Do you go to Sarıgerme?', 'Yes, in 25 minutes and at the same price.'],
        ['Can you drop us in Köyceğiz?', 'We can. It is ten minutes more; write the address into your notes.'],
      ],
      ara: ['dalaman dalyan taxi', 'sarigerme transfer', 'koycegiz transfer', 'dlm to dalyan'],
    },
    de: {
      baslik: 'Flughafen Dalaman – Dalyan',
      slug: 'flughafen-dalaman-dalyan-transfer',
      ozet: 'Von Dalaman zu den Hotels am Fluss in Dalyan in einer halben Stunde. Fragen Sie auch nach Sarıgerme und Köyceğiz.',
      anlat: [
        'Eine kurze, ebene Strecke zwischen Zitrushainen. Dalyan, Gülpınar und Maraş kosten gleich viel. Einige Hotels am Fluss erreicht man nur zu Fuß; der Fahrer bringt Ihr Gepäck bis zur Tür.',
        'Für den Strand İztuzu brauchen Sie kein Auto: Vom Fluss fahren Sammelboote, an Land Kleinbusse. Zurück genügen zwei Stunden vor einem Inlandsflug.',
      ],
      one: ['27 km, etwa 30 Minuten', 'Bis zu den Hotels am Fluss', 'Kindersitze fertig eingebaut'],
      sss: [
        ['Fahren Sie nach Sarıgerme?', 'Ja, in 25 Minuten zum gleichen Preis.'],
        ['Können Sie uns nach Köyceğiz bringen?', 'Gern, zehn Minuten länger; notieren Sie bitte die Adresse.'],
      ],
      ara: ['Dalaman Dalyan Taxi', 'Transfer Sarıgerme', 'Transfer Köyceğiz', 'DLM Dalyan'],
    },
    ru: {
      baslik: 'Аэропорт Даламан — Дальян',
      slug: 'aeroport-dalaman-dalyan-transfer',
      ozet: 'Из Даламана к отелям у реки в Дальяне за полчаса. Спросите и о Сарыгерме, и о Кёйджегизе.',
      anlat: [
        'Короткая ровная дорога среди цитрусовых садов. Центр Дальяна, Гюльпынар и Мараш — одна цена. К некоторым отелям у реки можно только подойти; водитель донесёт багаж до двери.',
        'Для пляжа Изтузу машина не нужна: по реке ходят лодки-маршрутки, по дороге — микроавтобусы. На обратном пути хватит двух часов до внутреннего рейса.',
      ],
      one: ['27 км, около 30 минут', 'До отелей у реки', 'Детские кресла уже установлены'],
      sss: [
        ['Едете ли в Сарыгерме?', 'Да, 25 минут и та же цена.'],
        ['Довезёте до Кёйджегиза?', 'Да, на десять минут дольше; укажите адрес в примечании.'],
      ],
      ara: ['такси даламан дальян', 'трансфер сарыгерме', 'кёйджегиз', 'dlm дальян'],
    },
  },
  yorumlar: [
    ['Margaret B.', 'en', 5, 30, 'He walked our cases along the river path to the hotel. Above and beyond.'],
    ['Heinz L.', 'de', 5, 74, 'Kurze Strecke, fairer Preis, freundlicher Fahrer.'],
    ['Burcu K.', 'tr', 4, 130, 'Zamanında geldi, araç temizdi.'],
  ],
})
