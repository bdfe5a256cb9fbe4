import { transferRoute } from '../transfer-recipe.ts'

export const dalamanOludeniz = transferRoute({
  anahtar: 'dalaman-oludeniz',
  nereden: 'dlm',
  nereye: 'oludeniz',
  mesafe_km: 63,
  sure_dk: 70,
  bolge: 'oludeniz',
  van: 68,
  sedan: 56,
  minibus: 120,
  vanlar: { kaynak: 'vito', birim: 8, mesgul_dk: 170 },
  kampanya_yuzde: 10,
  koleksiyonlar: ['son_dakika'],
  agirlik: 87,
  gorseller: [
    ['transfer', 'noon-azure', true],
    ['paragliding', 'noon-azure'],
    ['transfer-hotel', 'golden-amber'],
  ],
  metin: {
    tr: {
      baslik: 'Dalaman Havalimanı – Ölüdeniz',
      slug: 'dalaman-havalimani-oludeniz-transfer',
      ozet: 'Dalaman’dan Ölüdeniz, Ovacık ve Hisarönü’ne 70 dakikada. Dağ yolunu bilen şoför, araç başı fiyat.',
      anlat: [
        'Fethiye’den sonra yol çamların arasından tırmanır, Ovacık düzlüğünde durur ve keskin virajlarla denize iner. Midesi hassas olanlar öne otursun; şoföre söylerseniz yavaş alır. Ovacık ve Hisarönü otelleri aynı fiyattır.',
        'Yaz akşamları Ölüdeniz’in plaj yolu araçlara kapanır; oteliniz orada ise sizi bariyere kadar götürür, valizleri otelin elektrikli arabasına veririz. Kabak ve Faralya için bize yazın; yol yarım saat uzar.',
      ],
      one: ['63 km, yaklaşık 70 dakika', 'Ovacık ve Hisarönü aynı fiyat', 'Virajlı yolu bilen şoförler'],
      sss: [
        ['Yolda durup manzaraya bakabilir miyiz?', 'Elbette, Ovacık’tan inişteki seyir yerinde beş dakika durulur.'],
        [
          'Kelebekler Vadisi’ne götürür müsünüz?',
          'Vadiye kara yolu yok. Sizi Ölüdeniz iskelesine bırakırız, tekne oradan kalkar.',
        ],
      ],
      ara: ['dalaman ölüdeniz taksi', 'hisarönü transfer', 'ovacık transfer', 'oludeniz'],
    },
    en: {
      baslik: 'Dalaman Airport – Ölüdeniz',
      slug: 'dalaman-airport-oludeniz-transfer',
      ozet: 'From Dalaman to Ölüdeniz, Ovacık and Hisarönü in 70 minutes. Drivers who know the mountain road, priced per vehicle.',
      anlat: [
        'After Fethiye the road climbs through pines, rests on the plain of Ovacık and drops to the sea in tight bends. If your stomach is delicate, sit in front and tell the driver, who will take it slowly. Hotels in Ovacık and Hisarönü cost the same.',
        'On summer evenings the beach road in Ölüdeniz is closed to cars; we take you to the barrier and hand your bags to the hotel’s electric cart. For Kabak and Faralya please write to us: it is half an hour more.',
      ],
      one: ['63 km, about 70 minutes', 'Same price for Ovacık and Hisarönü', 'Drivers used to the bends'],
      sss: [
        ['Can we stop for the view?', 'Of course. Five minutes at the lookout above the lagoon are always possible.'],
        [
          'Do you drive to Butterfly Valley?',
          'There is no road. We drop you at the beach in Ölüdeniz where the boats leave.',
        ],
      ],
      ara: ['dalaman oludeniz taxi', 'hisaronu transfer', 'ovacik transfer', 'blue lagoon'],
    },
    de: {
      baslik: 'Flughafen Dalaman – Ölüdeniz',
      slug: 'flughafen-dalaman-oeluedeniz-transfer',
      ozet: 'Von Dalaman nach Ölüdeniz, Ovacık und Hisarönü in 70 Minuten. Fahrer mit Bergerfahrung, Preis pro Fahrzeug.',
      anlat: [
        'Hinter Fethiye steigt die Straße durch Kiefern an, ruht auf der Ebene von Ovacık aus und fällt in engen Kehren zum Meer. Wer einen empfindlichen Magen hat, setzt sich nach vorn und sagt es dem Fahrer. Hotels in Ovacık und Hisarönü kosten dasselbe.',
        'An Sommerabenden ist die Strandstraße in Ölüdeniz für Autos gesperrt; wir bringen Sie zur Schranke und übergeben das Gepäck dem Elektrowagen des Hotels. Für Kabak und Faralya schreiben Sie uns bitte, es dauert eine halbe Stunde länger.',
      ],
      one: ['63 km, etwa 70 Minuten', 'Ovacık und Hisarönü zum gleichen Preis', 'Fahrer, die die Kehren kennen'],
      sss: [
        [
          'Können wir für die Aussicht halten?',
          'Natürlich, fünf Minuten am Aussichtspunkt über der Lagune sind immer drin.',
        ],
        [
          'Fahren Sie ins Schmetterlingstal?',
          'Dorthin führt keine Straße. Wir setzen Sie am Strand von Ölüdeniz ab, wo die Boote ablegen.',
        ],
      ],
      ara: ['Dalaman Ölüdeniz Taxi', 'Transfer Hisarönü', 'Transfer Ovacık', 'Blaue Lagune'],
    },
    ru: {
      baslik: 'Аэропорт Даламан — Олюдениз',
      slug: 'aeroport-dalaman-olyudeniz-transfer',
      ozet: 'Из Даламана в Олюдениз, Оваджик и Хисарёню за 70 минут. Водители, знающие горную дорогу, цена за машину.',
      anlat: [
        'После Фетхие дорога поднимается среди сосен, отдыхает на равнине Оваджика и крутыми виражами спускается к морю. Если вас укачивает, садитесь вперёд и скажите водителю. Отели Оваджика и Хисарёню — по той же цене.',
        'Летними вечерами пляжная улица Олюдениза закрыта для машин: довезём до шлагбаума и передадим багаж электрокару отеля. Если вам в Кабак или Фаралью, напишите: это ещё полчаса.',
      ],
      one: ['63 км, около 70 минут', 'Оваджик и Хисарёню по той же цене', 'Водители, привыкшие к виражам'],
      sss: [
        ['Можно остановиться ради вида?', 'Конечно, пять минут на площадке над лагуной найдутся всегда.'],
        ['Довезёте до Долины бабочек?', 'Дороги туда нет. Высадим у пляжа Олюдениза, откуда ходят лодки.'],
      ],
      ara: ['такси даламан олюдениз', 'трансфер хисарёню', 'трансфер оваджик', 'голубая лагуна'],
    },
  },
  yorumlar: [
    [
      'Emily R.',
      'en',
      5,
      23,
      'The lookout stop above the lagoon was the perfect start. Very careful driver on the bends.',
    ],
    ['Jörg B.', 'de', 4, 55, 'Alles gut organisiert, nur die Klimaanlage war sehr kräftig.'],
    ['Pınar S.', 'tr', 5, 91, 'Otele kadar gelemediler ama bavulları golf arabasına kendileri yükledi.'],
  ],
})
