import { transferRoute } from '../transfer-recipe.ts'

export const dalamanFethiye = transferRoute({
  anahtar: 'dalaman-fethiye',
  nereden: 'dlm',
  nereye: 'fethiye',
  mesafe_km: 47,
  sure_dk: 50,
  bolge: 'fethiye',
  van: 58,
  servis: {
    kaynak: 'servis-fethiye',
    koltuk: 16,
    yetiskin: 15,
    cocuk: 8,
    saatler: ['09:30', '13:30', '17:30', '21:30'],
  },
  sedan: 48,
  minibus: 105,
  vanlar: { kaynak: 'vito', birim: 8, mesgul_dk: 130 },
  agirlik: 90,
  gorseller: [
    ['transfer-airport', 'golden-amber'],
    ['transfer', 'noon-mint'],
    ['transfer-hotel', 'dusk-coral'],
  ],
  metin: {
    tr: {
      baslik: 'Dalaman Havalimanı – Fethiye',
      slug: 'dalaman-havalimani-fethiye-transfer',
      ozet: 'Dalaman’dan Fethiye ve Çalış’a 50 dakikada, sabit fiyatla. Otomobil, minibüs, grup aracı ya da servis.',
      anlat: [
        'Yol 47 kilometre sürer ve son on kilometresinde körfez önünüzde açılır. Merkez, Çalış, Karagözler ve gulet rıhtımı aynı fiyattır; Kayaköy ve Ovacık için on beş dakika daha ekleyin.',
        'Salı günleri pazar nedeniyle öğlene kadar çarşı yolları kapalıdır; şoför çevre yolundan girer. Cumartesi sabahları dönüş uçuşları yoğundur, otelden üç saat önce çıkmanızı öneririz.',
      ],
      one: ['47 km, yaklaşık 50 dakika', 'Merkez, Çalış ve rıhtım aynı fiyat', 'Grup aracı 14 kişiye kadar'],
      sss: [
        [
          'Çalış’taki otelime servis gider mi?',
          'Evet, Çalış kordonundaki duraktan iner ve en çok beş dakika yürürsünüz.',
        ],
        ['Bisiklet ya da sörf tahtası alır mısınız?', 'Minibüste ücretsiz; rezervasyon notuna boyunu yazın.'],
      ],
      ara: ['dalaman fethiye taksi', 'çalış transfer', 'fethiye servis', 'dlm fethiye'],
    },
    en: {
      baslik: 'Dalaman Airport – Fethiye',
      slug: 'dalaman-airport-fethiye-transfer',
      ozet: 'From Dalaman to Fethiye and Çalış in 50 minutes at a fixed price: saloon, van, group minibus or shuttle.',
      anlat: [
        'The drive is 47 kilometres, and on the last ten the bay opens before you. The centre, Çalış, Karagözler and the gulet quay cost the same; allow a quarter of an hour more for Kayaköy and Ovacık.',
        'On Tuesdays the market closes the streets around the bazaar until noon and the driver takes the ring road. On Saturday mornings the return flights are busy, and we suggest leaving your hotel three hours ahead.',
      ],
      one: ['47 km, about 50 minutes', 'One price for centre, Çalış and quay', 'Group minibus for up to 14'],
      sss: [
        [
          'Does the shuttle serve my hotel in Çalış?',
          'It stops on the Çalış promenade, a walk of five minutes at most.',
        ],
        ['Can you take bicycles or a surfboard?', 'In the van, free of charge; write the length into your notes.'],
      ],
      ara: ['dalaman fethiye taxi', 'calis transfer', 'fethiye shuttle', 'dlm to fethiye'],
    },
    de: {
      baslik: 'Flughafen Dalaman – Fethiye',
      slug: 'flughafen-dalaman-fethiye-transfer',
      ozet: 'Von Dalaman nach Fethiye und Çalış in 50 Minuten zum Festpreis: Limousine, Kleinbus, Gruppenbus oder Sammeltransfer.',
      anlat: [
        'Die Strecke misst 47 Kilometer, auf den letzten zehn öffnet sich vor Ihnen die Bucht. Zentrum, Çalış, Karagözler und der Guletkai kosten gleich viel; nach Kayaköy und Ovacık rechnen Sie eine Viertelstunde mehr.',
        'Dienstags sind wegen des Markts bis Mittag die Straßen am Basar gesperrt, der Fahrer nimmt die Umgehung. Samstagmorgens sind die Rückflüge voll; brechen Sie drei Stunden vorher auf.',
      ],
      one: ['47 km, etwa 50 Minuten', 'Ein Preis für Zentrum, Çalış und Kai', 'Gruppenbus für bis zu 14 Personen'],
      sss: [
        [
          'Fährt der Sammeltransfer zu meinem Hotel in Çalış?',
          'Er hält an der Promenade von Çalış, höchstens fünf Gehminuten entfernt.',
        ],
        ['Nehmen Sie Fahrräder oder Surfbretter mit?', 'Im Kleinbus kostenlos; geben Sie bitte die Länge an.'],
      ],
      ara: ['Dalaman Fethiye Taxi', 'Transfer Çalış', 'Fethiye Shuttle', 'DLM Fethiye'],
    },
    ru: {
      baslik: 'Аэропорт Даламан — Фетхие',
      slug: 'aeroport-dalaman-fethie-transfer',
      ozet: 'Из Даламана в Фетхие и Чалыш за 50 минут по фиксированной цене: седан, минивэн, автобус для группы или шаттл.',
      anlat: [
        'Дорога занимает 47 километров, и на последних десяти перед вами открывается залив. Центр, Чалыш, Карагёзлер и причал гулет — одна цена; до Каякёя и Оваджика прибавьте пятнадцать минут.',
        'По вторникам из-за базара улицы у рынка закрыты до полудня, водитель едет в объезд. В субботу утром много обратных рейсов: советуем выезжать за три часа.',
      ],
      one: ['47 км, около 50 минут', 'Одна цена: центр, Чалыш, причал', 'Автобус для группы до 14 человек'],
      sss: [
        ['Шаттл довезёт до отеля в Чалыше?', 'Остановка на набережной Чалыша, до отеля не больше пяти минут пешком.'],
        ['Возьмёте велосипед или доску?', 'В минивэне бесплатно; укажите длину в примечании.'],
      ],
      ara: ['такси даламан фетхие', 'трансфер чалыш', 'шаттл фетхие', 'dlm фетхие'],
    },
  },
  yorumlar: [
    [
      'Sophie L.',
      'en',
      5,
      19,
      'Driver was waiting, cold water, straight to the gulet quay. Half the price the taxi rank asked.',
    ],
    ['Hakan U.', 'tr', 4, 44, 'Her şey düzgün, yalnız araç biraz serindi; söyleyince hemen ayarladı.'],
    ['Светлана Р.', 'ru', 5, 82, 'Ехали с двумя детьми, кресла стояли. Спасибо, что подождали багаж.'],
  ],
})
