import { EXTRA_TERMS } from '../../../../product-terms.ts'
import { extraService } from '../extra-recipe.ts'
import { CHILD_AGES, WISHES } from '../journey-questions.ts'

const STOCK = { tur: 'saat', kaynak: 'ozel-rehber', birim: 3, devir: 60 } as const

export const privateGuide = extraService({
  anahtar: 'private-guide',
  satis: {
    ...EXTRA_TERMS,
    on_odeme: 50,
    en_cok_kisi: 12,
    secenekler: [
      {
        anahtar: 'half-day',
        ad: {
          tr: 'Yarım gün (4 saat)',
          en: 'Half a day (4 hours)',
          de: 'Halber Tag (4 Stunden)',
          ru: 'Полдня (4 часа)',
        },
        tarife: { tur: 'grup', fiyat: 130, arti_kisi: 8, en_cok: 6 },
        stok: STOCK,
        sure_dk: 240,
        calisma: { acilis: '08:00', kapanis: '19:00', adim_dk: 30 },
      },
      {
        anahtar: 'day',
        ad: {
          tr: 'Tam gün (8 saat)',
          en: 'Full day (8 hours)',
          de: 'Ganzer Tag (8 Stunden)',
          ru: 'Целый день (8 часов)',
        },
        tarife: { tur: 'grup', fiyat: 210, arti_kisi: 12, en_cok: 6 },
        stok: STOCK,
        sure_dk: 480,
        calisma: { acilis: '08:00', kapanis: '19:00', adim_dk: 30 },
      },
    ],
    ekstralar: [
      {
        anahtar: 'car',
        ad: {
          tr: 'Rehberin kullandığı araç (gün)',
          en: 'Car driven by the guide (day)',
          de: 'Wagen mit dem Guide am Steuer (Tag)',
          ru: 'Машина с гидом за рулём (день)',
        },
        birim: 'rezervasyon',
        fiyat: 90,
      },
    ],
  },
  bilgi: { hizmet: 'rehber', sure_dk: 240, diller: ['tr', 'en', 'de', 'ru'], ozellikler: [] },
  bolge: 'efes',
  koleksiyonlar: ['tarih', 'aile', 'kis_gunesi'],
  sorular: [CHILD_AGES, WISHES],
  sor_sat_saat: 48,
  agirlik: 78,
  gorseller: [
    ['map-table', 'golden-amber'],
    ['ephesus', 'golden-saffron'],
    ['theatre', 'dusk-coral'],
    ['bazaar', 'golden-amber'],
  ],
  metin: {
    tr: {
      baslik: 'Özel rehber',
      slug: 'ozel-rehber',
      ozet: 'Kokartlı, dört dilli rehberle kendi hızınızda: Efes, Likya kentleri ya da pazar. Yarım ya da tam gün.',
      anlat: [
        'Yirmi kişilik grubun arkasında koşmak yerine soru soracağınız biri. Rehberlerimiz Bakanlık kokartlıdır; biri arkeolog, biri eski tarih öğretmeni, biri de çocuklarla mozaik avı oynayan bir anne. Ne merak ettiğinizi yazın, hangisinin geleceğini birlikte seçelim.',
        'Efes’e kapı açılır açılmaz girmek, Kaunos’a kayıkla geçmek, Fethiye pazarında peynir tatmak: programı siz kurarsınız. Aracınız yoksa rehberin kullandığı otomobili ekleyin.',
      ],
      one: ['Bakanlık kokartlı rehber', 'Türkçe, İngilizce, Almanca, Rusça', 'Program size göre'],
      dahil: ['Rehberlik', 'Altı kişiye kadar kulaklık', 'Önceden telefonla program konuşması'],
      haric: ['Müze ve ören yeri girişleri', 'Araç', 'Yemek'],
      sss: [
        ['Çocuklarla sıkılır mıyız?', 'Hayır; küçükler için hazine avı kartlarımız var. Yaşlarını yazın.'],
        ['Girişte sıra bekler miyiz?', 'Biletleri rehber önceden alır, turnikeden geçersiniz.'],
      ],
      ara: ['kokartlı rehber', 'efes rehber', 'özel tur', 'rehber kiralama'],
    },
    en: {
      baslik: 'Private guide',
      slug: 'private-guide',
      ozet: 'A licensed guide at your own pace, in four languages: Ephesus, the Lycian cities or the market. Half or full day.',
      anlat: [
        'Someone to ask instead of running behind a group of twenty. Our guides hold the ministry’s licence: one is an archaeologist, one taught history for years, one is a mother who hunts mosaics with children. Tell us what interests you and we choose together who comes.',
        'Enter Ephesus as the gates open, cross to Kaunos by rowing boat, taste cheese in the market of Fethiye: the programme is yours. Without a car, add one driven by the guide.',
      ],
      one: ['Licensed by the ministry', 'Turkish, English, German, Russian', 'A programme made for you'],
      dahil: ['Guiding', 'Headsets for up to six', 'Planning call beforehand'],
      haric: ['Entrance fees', 'Car', 'Meals'],
      sss: [
        ['Will children be bored?', 'No, we have treasure hunt cards for them. Tell us their ages.'],
        ['Do we have to queue?', 'The guide buys the tickets ahead and you walk through.'],
      ],
      ara: ['licensed guide', 'ephesus guide', 'private tour', 'tour guide hire'],
    },
    de: {
      baslik: 'Privater Guide',
      slug: 'privater-guide',
      ozet: 'Lizenzierte Führung in Ihrem Tempo, in vier Sprachen: Ephesos, lykische Städte oder der Markt. Halber oder ganzer Tag.',
      anlat: [
        'Jemand, den Sie fragen können, statt einer Gruppe von zwanzig hinterherzulaufen. Unsere Guides haben die Lizenz des Ministeriums: eine Archäologin, ein früherer Geschichtslehrer und eine Mutter, die mit Kindern Mosaike jagt. Sagen Sie uns, was Sie interessiert, wir wählen gemeinsam.',
        'Ephesos gleich zur Öffnung, mit dem Ruderboot nach Kaunos, Käse probieren auf dem Markt von Fethiye: Das Programm gehört Ihnen. Ohne eigenes Auto buchen Sie den Wagen mit dem Guide am Steuer dazu.',
      ],
      one: ['Mit Lizenz des Ministeriums', 'Türkisch, Englisch, Deutsch, Russisch', 'Programm nach Maß'],
      dahil: ['Führung', 'Kopfhörer für bis zu sechs Personen', 'Planungsgespräch vorab'],
      haric: ['Eintritte', 'Wagen', 'Mahlzeiten'],
      sss: [
        ['Langweilen sich Kinder?', 'Nein, für sie gibt es Karten zur Schatzsuche. Nennen Sie uns das Alter.'],
        ['Müssen wir anstehen?', 'Die Karten sind vorab gekauft, Sie gehen direkt durch.'],
      ],
      ara: ['Reiseführer mieten', 'Führung Ephesos', 'private Tour', 'deutschsprachiger Guide'],
    },
    ru: {
      baslik: 'Личный гид',
      slug: 'lichnyy-gid',
      ozet: 'Лицензированный гид в вашем темпе, на четырёх языках: Эфес, города Ликии или базар. Полдня или целый день.',
      anlat: [
        'Человек, которого можно спросить, вместо бега за группой в двадцать человек. У наших гидов лицензия министерства: археолог, бывший учитель истории и мама, которая ищет с детьми мозаики. Напишите, что вам интересно, и выберем вместе.',
        'Войти в Эфес к открытию, переправиться на вёслах в Кавнос, попробовать сыры на базаре Фетхие — программа ваша. Нет машины — добавьте автомобиль с гидом за рулём.',
      ],
      one: ['Лицензия министерства', 'Русский, английский, немецкий, турецкий', 'Программа под вас'],
      dahil: ['Работа гида', 'Наушники на шестерых', 'Разговор о программе заранее'],
      haric: ['Входные билеты', 'Машина', 'Еда'],
      sss: [
        ['Детям не будет скучно?', 'Нет, у нас есть карточки для поиска сокровищ. Укажите возраст.'],
        ['Придётся стоять в очереди?', 'Билеты гид купит заранее, пройдёте сразу.'],
      ],
      ara: ['русский гид', 'гид эфес', 'индивидуальная экскурсия', 'экскурсовод'],
    },
  },
  yorumlar: [
    [
      'Andreas M.',
      'de',
      5,
      21,
      'Drei Stunden Ephesos, und die Kinder wollten noch bleiben. Mehr muss man nicht sagen.',
    ],
    ['Татьяна С.', 'ru', 5, 55, 'Гид рассказывал так, будто сам там жил. Очередь обошли.'],
    ['Oliver H.', 'en', 4, 109, 'Knowledgeable and flexible. It was hot; start at eight, not ten.'],
  ],
})
