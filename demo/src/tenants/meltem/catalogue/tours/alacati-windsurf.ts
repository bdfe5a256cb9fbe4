import { TOUR_TERMS } from '../../../../product-terms.ts'
import { HEIGHT, WEIGHT } from '../tour-questions.ts'
import { tour } from '../tour-recipe.ts'

const season = [4, 5, 6, 7, 8, 9, 10, 11]
const daily = [1, 2, 3, 4, 5, 6, 7]

export const alacatiWindsurf = tour({
  anahtar: 'alacati-windsurf',
  bolge: 'alacati',
  agirlik: 150,
  koleksiyonlar: ['macera'],
  satis: {
    ...TOUR_TERMS,
    en_cok_kisi: 6,
    secenekler: [
      {
        anahtar: 'first-lesson',
        ad: {
          tr: 'İlk ders (2,5 saat)',
          en: 'First lesson (2.5 hours)',
          de: 'Erste Stunde (2,5 Std.)',
          ru: 'Первый урок (2,5 часа)',
        },
        tarife: { tur: 'kisi', yetiskin: 62, cocuk: 52 },
        stok: {
          tur: 'kalkis',
          kaynak: 'alacati-ders',
          kontenjan: 8,
          gunler: daily,
          saatler: ['10:00', '14:00'],
          aylar: season,
        },
      },
      {
        anahtar: 'three-lessons',
        ad: {
          tr: 'Üç ders, üç gün',
          en: 'Three lessons, three days',
          de: 'Drei Stunden an drei Tagen',
          ru: 'Три урока за три дня',
        },
        tarife: { tur: 'kisi', yetiskin: 165, cocuk: 140 },
        stok: {
          tur: 'kalkis',
          kaynak: 'alacati-kurs',
          kontenjan: 6,
          gunler: [1, 3, 5],
          saatler: ['10:00'],
          aylar: season,
        },
      },
    ],
  },
  bilgi: {
    tur_tipi: 'macera',
    sure_dk: 150,
    zorluk: 'orta',
    en_az_yas: 8,
    grup_en_cok: 8,
    diller: ['tr', 'en', 'de'],
    otelden_alma: false,
    ozellikler: ['plaj', 'restoran', 'otopark'],
  },
  bulusma: {
    enlem: 38.2532,
    boylam: 26.3886,
    ad: {
      tr: 'Alaçatı Limanı, sörf istasyonu',
      en: 'Alaçatı bay, surf station',
      de: 'Bucht von Alaçatı, Surfstation',
      ru: 'Залив Алачаты, сёрф-станция',
    },
  },
  metin: {
    tr: {
      baslik: 'Alaçatı’da ilk rüzgâr sörfü',
      slug: 'alacati-ruzgar-sorfu-dersi',
      ozet: 'Belinize gelen suda, kıyıdan açığa esmeyen koyda ilk ders: dört kişiye bir eğitmen, iki saat sonra kendi başınıza gidiş dönüş.',
      aciklama: [
        'Alaçatı koyu öğrenmek için yaratılmış gibidir: beş yüz metre boyunca su bel hizasını geçmez, dip kum, rüzgâr yılın üç yüz günü vardır. Düşmek, ayağa kalkmaktan ibarettir.',
        'Ders karada simülatörle başlar; yelkeni kaldırmak, dönmek, durmak. Yarım saat sonra suda, geniş ve dengeli tahtalardasınız. Dört kişiye bir eğitmen düşer, telsizli kaskla sesini yanınızda duyarsınız.',
        'İlk dersin sonunda çoğu misafir kendi başına gider, döner ve geri gelir. Tadı damağında kalanlar için üç günlük seçenek var: üçüncü gün trapez ve su başlangıcı denenir. Haziran ve eylül, rüzgârın en düzenli, plajın en sakin olduğu aylardır.',
      ],
      one_cikanlar: [
        'Bel hizasında su, kum dip',
        'Dört kişiye bir eğitmen',
        'Telsizli kask',
        'Bütün ekipman dahil',
        'Üç günlük kurs seçeneği',
      ],
      dahil: ['Tahta, yelken, elbise, yelek, kask', 'Lisanslı eğitmen', 'Kurtarma botu', 'Dolap ve duş'],
      haric: ['İstasyona ulaşım', 'Yiyecek ve içecek'],
      program: [
        '10:00 | Tanışma ve ekipman | Elbise, yelek, kask; öğleden sonraki ders 14:00’te.',
        '10:15 | Karada ders | Simülatör üzerinde duruş ve dönüş.',
        '10:45 | Suya giriş | Eğitmenle yan yana.',
        '11:30 | Kendi başınıza | Gidiş, dönüş, durma.',
        '12:30 | Bitiş | Duş ve limonata.',
      ],
      bulusma_notu:
        'Alaçatı çarşısından limana beş kilometre; Port Alaçatı’yı geçince turuncu bayraklı istasyon. Dolmuş önünde durur.',
      yanina_al: ['Mayo ve havlu', 'Suya dayanıklı güneş kremi', 'Eski spor ayakkabı ya da deniz ayakkabısı'],
      erisilebilirlik: [
        'Plaja rampayla inilir; istasyonda erişilebilir duş var.',
        'Oturarak kullanılan uyarlanmış yelkenli tahta için iki gün önce yazın.',
      ],
      sss: [
        'Yüzme bilmek gerekir mi? Temel yüzme yeterli; su belinizdedir ve yelek giyersiniz.',
        'Rüzgâr çok sert olursa? Ders sabah erkene alınır ya da başka güne; isterseniz iade ederiz.',
        'Kaç yaşından başlanır? Sekiz yaşından; çocuk yelkenleri iki kilodur.',
      ],
      arama_kelimeleri: ['windsurf', 'sörf dersi', 'çeşme sörf', 'rüzgar sörfü', 'su sporu', 'sörf okulu'],
    },
    en: {
      baslik: 'First windsurfing lesson in Alaçatı',
      slug: 'alacati-windsurfing-lesson',
      ozet: 'Learn in waist-deep water in a sheltered bay: four guests to an instructor, and after two hours you sail out and back alone.',
      aciklama: [
        'Alaçatı bay might have been made for learning: for five hundred metres the water stays below your waist, the bottom is sand, and there is wind on three hundred days a year. Falling in means standing up again.',
        'The lesson begins on a simulator ashore: raising the sail, turning, stopping. Half an hour later you are afloat on a wide, steady board. There are four learners to an instructor, whose voice you hear through the radio in your helmet.',
        'By the end most guests sail out, turn and come back by themselves. If you are hooked, take the three-day course: on the third day you try the harness and the water start. June and September have the steadiest wind and the quietest beach.',
      ],
      one_cikanlar: [
        'Waist-deep water and sand',
        'One instructor for four',
        'Radio helmets',
        'All equipment included',
        'Three-day course available',
      ],
      dahil: ['Board, sail, wetsuit, vest, helmet', 'Licensed instructor', 'Rescue boat', 'Locker and shower'],
      haric: ['Transport to the station', 'Food and drinks'],
      program: [
        '10:00 | Meet and fit | Suit, vest, helmet; the afternoon lesson is at 14:00.',
        '10:15 | On land | Stance and turns on the simulator.',
        '10:45 | Into the water | Side by side with the instructor.',
        '11:30 | On your own | Out, round and back.',
        '12:30 | The end | A shower and lemonade.',
      ],
      bulusma_notu:
        'Five kilometres from Alaçatı’s centre towards the bay; past Port Alaçatı, the station with orange flags. The minibus stops outside.',
      yanina_al: ['Swimwear and a towel', 'Waterproof sun cream', 'Old trainers or water shoes'],
      erisilebilirlik: [
        'A ramp leads to the beach; there is an accessible shower.',
        'For an adapted board used sitting down, please write two days ahead.',
      ],
      sss: [
        'Must I be able to swim? Basic swimming is enough; the water is waist-deep and you wear a vest.',
        'What if the wind is too strong? We move the lesson to early morning or another day, or refund it.',
        'From what age? Eight; children’s sails weigh two kilos.',
      ],
      arama_kelimeleri: ['windsurf', 'surf school', 'cesme', 'water sports', 'surf lesson', 'learn to windsurf'],
    },
    de: {
      baslik: 'Windsurfen für Einsteiger in Alaçatı',
      slug: 'alacati-windsurfkurs',
      ozet: 'Lernen im hüfttiefen Wasser einer geschützten Bucht: ein Lehrer für vier Gäste, nach zwei Stunden fahren Sie allein hin und zurück.',
      aciklama: [
        'Die Bucht von Alaçatı ist wie zum Lernen gemacht: Fünfhundert Meter weit reicht das Wasser nur bis zur Hüfte, der Grund ist sandig, und Wind weht an dreihundert Tagen im Jahr. Wer hineinfällt, steht einfach wieder auf.',
        'Die Stunde beginnt an Land auf dem Simulator: Segel aufholen, wenden, anhalten. Eine halbe Stunde später stehen Sie auf einem breiten, ruhigen Brett. Auf vier Schüler kommt ein Lehrer, den Sie über Funk im Helm hören.',
        'Am Ende fahren die meisten allein hinaus, wenden und kommen zurück. Wer mehr möchte, bucht drei Tage: Am dritten probieren Sie Trapez und Wasserstart. Juni und September haben den gleichmäßigsten Wind und den ruhigsten Strand.',
      ],
      one_cikanlar: [
        'Hüfttiefes Wasser, Sandgrund',
        'Ein Lehrer für vier Gäste',
        'Helme mit Funk',
        'Ausrüstung inklusive',
        'Auch als Dreitageskurs',
      ],
      dahil: ['Brett, Segel, Anzug, Weste, Helm', 'Lizenzierter Lehrer', 'Rettungsboot', 'Spind und Dusche'],
      haric: ['Anfahrt zur Station', 'Speisen und Getränke'],
      program: [
        '10:00 | Treffen und Ausrüstung | Anzug, Weste, Helm; nachmittags ab 14 Uhr.',
        '10:15 | An Land | Stand und Wende auf dem Simulator.',
        '10:45 | Ins Wasser | Seite an Seite mit dem Lehrer.',
        '11:30 | Allein unterwegs | Hin, wenden, zurück.',
        '12:30 | Ende | Dusche und Limonade.',
      ],
      bulusma_notu:
        'Fünf Kilometer vom Ort zur Bucht; hinter Port Alaçatı die Station mit den orangen Fahnen. Der Dolmuş hält davor.',
      yanina_al: ['Badesachen und Handtuch', 'Wasserfeste Sonnencreme', 'Alte Turnschuhe oder Wasserschuhe'],
      erisilebilirlik: [
        'Eine Rampe führt zum Strand; es gibt eine barrierefreie Dusche.',
        'Für ein angepasstes Brett im Sitzen melden Sie sich bitte zwei Tage vorher.',
      ],
      sss: [
        'Muss ich schwimmen können? Grundkenntnisse genügen; das Wasser ist hüfttief und Sie tragen eine Weste.',
        'Und wenn der Wind zu stark ist? Dann verlegen wir auf den frühen Morgen oder einen anderen Tag oder erstatten.',
        'Ab welchem Alter? Ab acht Jahren; Kindersegel wiegen zwei Kilo.',
      ],
      arama_kelimeleri: ['windsurfing', 'surfkurs', 'surfschule', 'cesme', 'wassersport', 'surfen lernen'],
    },
    ru: {
      baslik: 'Первый урок виндсёрфинга в Алачаты',
      slug: 'alachaty-urok-vindserfinga',
      ozet: 'Учимся в закрытом заливе, где воды по пояс: один инструктор на четверых, через два часа вы уходите и возвращаетесь сами.',
      aciklama: [
        'Залив Алачаты словно создан для учёбы: на пятьсот метров воды не выше пояса, дно песчаное, ветер триста дней в году. Упасть здесь значит просто встать на ноги.',
        'Урок начинается на берегу, на тренажёре: поднять парус, повернуть, остановиться. Через полчаса вы уже на воде, на широкой устойчивой доске. На четверых один инструктор, его голос вы слышите по рации в шлеме.',
        'К концу урока большинство гостей само уходит, разворачивается и возвращается. Кому понравилось, тому курс на три дня: на третий пробуем трапецию и старт с воды. В июне и сентябре ветер самый ровный, а пляж самый спокойный.',
      ],
      one_cikanlar: [
        'Воды по пояс, песчаное дно',
        'Один инструктор на четверых',
        'Шлемы с рацией',
        'Всё снаряжение включено',
        'Есть курс на три дня',
      ],
      dahil: ['Доска, парус, костюм, жилет, шлем', 'Лицензированный инструктор', 'Спасательный катер', 'Шкафчик и душ'],
      haric: ['Дорога до станции', 'Еда и напитки'],
      program: [
        '10:00 | Знакомство и снаряжение | Костюм, жилет, шлем; дневной урок в 14:00.',
        '10:15 | На берегу | Стойка и поворот на тренажёре.',
        '10:45 | На воду | Рядом с инструктором.',
        '11:30 | Самостоятельно | Туда, поворот, обратно.',
        '12:30 | Окончание | Душ и лимонад.',
      ],
      bulusma_notu:
        'Пять километров от центра Алачаты к заливу; за Port Alaçatı станция с оранжевыми флагами. Маршрутка останавливается у входа.',
      yanina_al: ['Купальник и полотенце', 'Водостойкий крем от солнца', 'Старые кроссовки или акваобувь'],
      erisilebilirlik: [
        'К пляжу ведёт пандус, есть доступный душ.',
        'Адаптированную доску для езды сидя закажите за два дня.',
      ],
      sss: [
        'Нужно ли уметь плавать? Достаточно держаться на воде: глубина по пояс, и на вас жилет.',
        'А если ветер слишком сильный? Перенесём на раннее утро или другой день либо вернём деньги.',
        'С какого возраста? С восьми лет; детский парус весит два килограмма.',
      ],
      arama_kelimeleri: ['виндсерфинг', 'серфинг', 'школа серфинга', 'чешме', 'водный спорт', 'урок'],
    },
  },
  gorseller: [
    ['windsurf', 'noon-azure'],
    ['windsurf', 'golden-amber'],
    ['bikes', 'noon-mint'],
    ['old-town', 'noon-azure'],
  ],
  sorular: [WEIGHT, HEIGHT],
  yorumlar: [
    {
      ad: 'Moritz S.',
      dil: 'de',
      puan: 5,
      gun_once: 20,
      metin: 'Mit 54 zum ersten Mal auf dem Brett und nach zwei Stunden tatsächlich gewendet. Der Funkhelm ist genial.',
    },
    {
      ad: 'Berk A.',
      dil: 'tr',
      puan: 5,
      gun_once: 44,
      metin: 'Eğitmen Arda sabırlı, istasyon düzenli. Oğlum şimdi yaz boyu kalmak istiyor.',
    },
    {
      ad: 'Hugo L.',
      dil: 'en',
      puan: 4,
      gun_once: 67,
      metin: 'Shallow water makes all the difference. August afternoons are gusty, book the morning.',
    },
    {
      ad: 'Станислав М.',
      dil: 'ru',
      puan: 5,
      gun_once: 98,
      metin: 'Брали три дня. На третий уже ехал в трапеции, не ожидал от себя.',
    },
  ],
})
