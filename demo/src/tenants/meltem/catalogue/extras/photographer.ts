import { EXTRA_TERMS } from '../../../../product-terms.ts'
import { extraService } from '../extra-recipe.ts'
import { WISHES } from '../journey-questions.ts'

export const photographer = extraService({
  anahtar: 'photographer',
  satis: {
    ...EXTRA_TERMS,
    en_cok_kisi: 30,
    secenekler: [
      {
        anahtar: 'hour',
        ad: { tr: 'Standart', en: 'Standard', de: 'Standard', ru: 'Стандарт' },
        tarife: { tur: 'birim', fiyat: 75, olcu: 'saat' },
        stok: null,
      },
    ],
    ekstralar: [
      {
        anahtar: 'album',
        ad: {
          tr: 'Baskılı albüm (20 sayfa)',
          en: 'Printed album (20 pages)',
          de: 'Gedrucktes Album (20 Seiten)',
          ru: 'Печатный альбом (20 страниц)',
        },
        birim: 'adet',
        fiyat: 60,
      },
      {
        anahtar: 'drone',
        ad: { tr: 'Havadan çekim', en: 'Aerial shots', de: 'Luftaufnahmen', ru: 'Съёмка с воздуха' },
        birim: 'rezervasyon',
        fiyat: 90,
      },
    ],
  },
  bilgi: { hizmet: 'fotograf', sure_dk: 60, diller: ['tr', 'en', 'ru'], ozellikler: [] },
  bolge: 'gocek',
  koleksiyonlar: ['balayi', 'aile'],
  sorular: [WISHES],
  agirlik: 84,
  gorseller: [
    ['photo-shoot', 'dusk-rose'],
    ['photo-shoot', 'golden-amber', true],
    ['villa-stone', 'dusk-coral'],
  ],
  metin: {
    tr: {
      baslik: 'Fotoğrafçı (saat)',
      slug: 'tatil-fotografcisi',
      ozet: 'Aile, çift ya da teklif çekimi: bir saatte en az kırk düzenlenmiş kare, beş gün içinde elinizde.',
      anlat: [
        'Telefonda yüzlerce fotoğraf olur ama hepiniz birlikte birinde bile yoksunuzdur. Fotoğrafçımız Ada bir saatliğine gelir: villanızın bahçesinde, kumsalda ya da teknede. Poz verdirmez; yürütür, konuşturur, güldürür.',
        'En iyi ışık güneş batmadan bir saat öncedir, o yüzden takvimde önce o saat dolar. Kareler beş gün içinde indirme bağlantısıyla gelir; ham dosya verilmez, baskı hakkı sizindir.',
      ],
      one: ['Saatte en az 40 düzenlenmiş kare', 'Beş günde teslim', 'Türkçe, İngilizce, Rusça'],
      dahil: ['Bir saat çekim', 'Renk düzenleme', 'Yüksek çözünürlüklü indirme bağlantısı'],
      haric: ['Baskı ve albüm', 'Havadan çekim', 'Ören yeri çekim izinleri'],
      sss: [
        [
          'Evlilik teklifi için gizlice gelir misiniz?',
          'Seve seve. Saati ve işareti önceden kararlaştırırız; fotoğrafçı turist gibi dolaşır.',
        ],
        ['Yağmur yağarsa?', 'Başka bir güne alırız ya da ücretini iade ederiz.'],
      ],
      ara: ['tatil fotoğrafçısı', 'dış çekim', 'evlilik teklifi fotoğrafı', 'aile çekimi'],
    },
    en: {
      baslik: 'Photographer (hour)',
      slug: 'holiday-photographer',
      ozet: 'Families, couples or a proposal: at least forty edited pictures from one hour, delivered within five days.',
      anlat: [
        'There are hundreds of pictures on the phone and not one with all of you in it. Ada, our photographer, comes for an hour: to the garden of your villa, the beach or the boat. She does not pose people; she makes them walk, talk and laugh.',
        'The best light is in the hour before sunset, so that hour is booked first. The pictures arrive as a download within five days; raw files stay with us, printing is up to you.',
      ],
      one: ['At least 40 edited pictures an hour', 'Delivered in five days', 'Turkish, English, Russian'],
      dahil: ['One hour of shooting', 'Colour grading', 'High-resolution download'],
      haric: ['Prints and album', 'Aerial shots', 'Permits at archaeological sites'],
      sss: [
        [
          'Would you come secretly for a proposal?',
          'With pleasure. We agree a time and a signal, and the photographer strolls about like a tourist.',
        ],
        ['What if it rains?', 'We find another day or refund you.'],
      ],
      ara: ['holiday photographer', 'photo shoot', 'proposal photographer', 'family photos'],
    },
    de: {
      baslik: 'Fotograf (Stunde)',
      slug: 'urlaubsfotograf',
      ozet: 'Familie, Paar oder Heiratsantrag: in einer Stunde mindestens vierzig bearbeitete Bilder, in fünf Tagen bei Ihnen.',
      anlat: [
        'Auf dem Telefon sind Hunderte Bilder, und auf keinem sind alle drauf. Unsere Fotografin Ada kommt für eine Stunde: in den Garten der Villa, an den Strand oder aufs Boot. Sie stellt niemanden auf; sie lässt gehen, reden und lachen.',
        'Das schönste Licht herrscht in der Stunde vor Sonnenuntergang, deshalb ist sie zuerst vergeben. Die Bilder kommen binnen fünf Tagen zum Herunterladen; Rohdaten bleiben bei uns, drucken dürfen Sie frei.',
      ],
      one: ['Mindestens 40 bearbeitete Bilder pro Stunde', 'Lieferung in fünf Tagen', 'Türkisch, Englisch, Russisch'],
      dahil: ['Eine Stunde Aufnahmen', 'Farbbearbeitung', 'Download in hoher Auflösung'],
      haric: ['Abzüge und Album', 'Luftaufnahmen', 'Drehgenehmigungen an Ausgrabungsstätten'],
      sss: [
        [
          'Kommen Sie heimlich zum Heiratsantrag?',
          'Sehr gern. Wir vereinbaren Zeit und Zeichen, die Fotografin schlendert wie eine Touristin vorbei.',
        ],
        ['Was bei Regen?', 'Wir finden einen anderen Tag oder erstatten den Preis.'],
      ],
      ara: ['Urlaubsfotograf', 'Fotoshooting', 'Heiratsantrag Fotos', 'Familienfotos'],
    },
    ru: {
      baslik: 'Фотограф (час)',
      slug: 'fotograf-v-otpuske',
      ozet: 'Семья, пара или предложение руки: за час не меньше сорока обработанных кадров, готовы через пять дней.',
      anlat: [
        'В телефоне сотни снимков, и ни на одном нет всех сразу. Наш фотограф Ада приезжает на час: в сад виллы, на пляж или на яхту. Она не ставит в позы, а просит идти, говорить, смеяться.',
        'Лучший свет — за час до заката, поэтому этот час занимают первым. Кадры приходят ссылкой в течение пяти дней; исходники остаются у нас, печатать можно свободно.',
      ],
      one: ['Не меньше 40 кадров за час', 'Готово через пять дней', 'Говорит по-русски'],
      dahil: ['Час съёмки', 'Цветокоррекция', 'Ссылка на снимки высокого разрешения'],
      haric: ['Печать и альбом', 'Съёмка с воздуха', 'Разрешения на съёмку в античных городах'],
      sss: [
        [
          'Приедете тайно снять предложение?',
          'С радостью. Договоримся о времени и знаке, фотограф прогуляется рядом как турист.',
        ],
        ['А если дождь?', 'Перенесём на другой день или вернём деньги.'],
      ],
      ara: ['фотограф в турции', 'фотосессия', 'предложение руки фото', 'семейная съёмка'],
    },
  },
  yorumlar: [
    ['Алина В.', 'ru', 5, 13, 'Муж ни о чём не догадался до последней секунды. Фотографии — чудо.'],
    ['Burak N.', 'tr', 5, 46, 'Çocuklar bir dakika durmaz, buna rağmen kırk kare çıkardı.'],
    ['Megan L.', 'en', 4, 89, 'Gorgeous pictures; took six days instead of five.'],
  ],
})
