import type { DemoShowcase } from '../../../../showcase-data.ts'
import { ARRIVAL_TIME } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { type VillaFacts, villaFilters } from '../stay-filters.ts'
import { atTheDoor, bedroom, extra, SATURDAY, villaProduct } from '../stay-parts.ts'
import { VILLA_LINES } from '../villa-lines.ts'
import { written } from '../written-text.ts'

const bilgi: VillaFacts = {
  urun_tipi: 'villa',
  izin_no: '07-0000-0233',
  oda: 3,
  yatak: 4,
  banyo: 3,
  alan_m2: 160,
  havuz: { en: 4, boy: 9 },
  denize_m: 40,
  merkeze_m: 4200,
  havalimani_km: 158,
  giris_saati: '16:00',
  cikis_saati: '10:00',
  odalar: [bedroom(1, 0), bedroom(1, 0), bedroom(0, 2)],
  ozellikler: [
    'klima',
    'wifi',
    'mutfak',
    'bulasik_makinesi',
    'camasir_makinesi',
    'mangal',
    'otopark',
    'deniz_manzarasi',
    'iskele',
    'snorkel',
    'kano',
    'tv',
  ],
}

export const villaCukurbag: DemoShowcase = {
  urun: villaProduct({
    anahtar: 'villa-cukurbag',
    ad: { tr: 'Villa Yarımada', en: 'Villa Yarımada', de: 'Villa Yarımada', ru: 'Вилла «Ярымада»' },
    en_cok_kisi: 6,
    gece: [240, 380, 560],
    hafta: [1580, 2560, 3790],
    en_az_gece: [3, 4, 6],
    yaz_giris_gunleri: SATURDAY,
    ucretler: [
      { tur: 'temizlik', fiyat: 90 },
      { tur: 'hasar_depozitosu', fiyat: 600 },
    ],
    ekstralar: [
      extra('airport-transfer', 190),
      extra('boat-day', 350),
      extra('chef-dinner', 50),
      extra('baby-set', 15),
      extra('late-checkout', 80),
    ],
  }),
  bolge: 'kas',
  enlem: 36.1899,
  boylam: 29.6058,
  bilgi,
  agirlik: 885,
  filtreler: villaFilters(bilgi, 'aile', 'doga'),
  bulusma: atTheDoor(36.1899, 29.6058),
  sorular: [ARRIVAL_TIME],
  gorseller: shots(
    'villa-cukurbag',
    ['villa-terraces', 'dusk-coral'],
    ['bedroom', 'noon-azure'],
    ['kitchen', 'dawn-apricot'],
    ['bathroom', 'golden-amber'],
    ['villa-terraces', 'noon-mint'],
    ['night-terrace', 'dusk-coral'],
  ),
  metin: written(VILLA_LINES, {
    tr: {
      baslik: 'Villa Yarımada',
      slug: 'villa-yarimada-kas',
      ozet: 'Kaş Çukurbağ Yarımadası’nda denize 40 metre, üç odalı beyaz ev. Havuzdan platforma, platformdan derin maviye inilir.',
      aciklama: [
        'Çukurbağ Yarımadası’nın güney yüzünde, Meis’e karşı. Ev üç kat, üçü de denize bakar; sabah güneşi doğudan mutfağa, akşam güneşi batıdan havuza düşer. Rüzgâr çıktığında yarımadanın öbür yüzündeki koy dümdüz kalır, oraya yürüyerek on dakikada geçersiniz.',
        'Bahçe kapısından kaya platformuna 38 basamak. Merdivenden suya girilir, dip altı metredir; şnorkelle orfoz, şansınız varsa caretta görürsünüz. Kano evde durur.',
        'Kaş merkez arabayla sekiz dakika, yarımada dolmuşu yazın yirmi dakikada bir geçer.',
      ],
      one_cikanlar: [
        'Denize özel iniş, merdivenli platform',
        'Meis’e bakan 9 × 4 m havuz',
        'Üç odanın üçü de banyolu',
        'Kano ve dört şnorkel takımı',
        'Merkeze dolmuşla 15 dakika',
      ],
      dahil: ['Kano ve şnorkel takımları', 'Havuz bakımı'],
      haric: ['Çıkış temizliği (90 €)', 'Havuz ısıtılmaz'],
      kurallar: [
        'Evcil hayvan kabul edilmez',
        'Platformdan baş üstü atlanmaz',
        'Caretta mevsiminde (mayıs–eylül) kıyıya gece projektör tutulmaz',
      ],
      erisilebilirlik: ['Girişten salona altı basamak', 'Odalara ve platforma yalnız merdivenle gidilir'],
      sss: [
        [
          'Dalış okuluna yakın mı?',
          'Okulların hepsi Kaş limanında; sabah 9’da sizi evden alan okullar var, ayarlarız.',
        ],
        ['Rüzgâr çok olur mu?', 'Temmuz ve ağustosta öğleden sonra meltem eser; akşam beşten sonra diner.'],
        [
          'Meis’e gidilir mi?',
          'Evet, feribot Kaş limanından kalkar; pasaport ve vize durumunuzu önceden kontrol edin.',
        ],
      ],
      ara: ['kaş villa', 'çukurbağ yarımadası', 'denize sıfır villa', 'meis manzaralı'],
      bulusma:
        'Yarımada yolunda 5. kilometre taşını geçince sola; kapıda “Yarımada” yazar. Anahtarı Fatma Hanım verir, geç gelirseniz şifreli kutudan alırsınız.',
    },
    en: {
      baslik: 'Villa Yarımada',
      slug: 'villa-yarimada-kas',
      ozet: 'Three bedrooms in a white house forty metres from the water on the Çukurbağ peninsula near Kaş. From pool to platform, from platform into deep blue.',
      aciklama: [
        'It stands on the south side of the Çukurbağ peninsula, facing the Greek island of Meis. All three floors look out to sea: morning sun reaches the kitchen, evening sun the pool. When the wind is up, the bay on the other side of the peninsula stays flat, and it is ten minutes’ walk.',
        'From the garden gate 38 steps lead to a platform on the rocks. You climb into six metres of water and, with a mask, meet groupers and now and then a turtle. A kayak is kept at the house.',
        'Kaş itself is eight minutes by car, and in summer the peninsula minibus passes every twenty minutes.',
      ],
      one_cikanlar: [
        'Own way down to a bathing platform',
        'Pool of 9 × 4 m facing Meis',
        'Three bedrooms, three bathrooms',
        'Kayak and four snorkelling sets',
        'Minibus to town in 15 minutes',
      ],
      dahil: ['Kayak and snorkelling sets', 'Care of the pool'],
      haric: ['Final cleaning (€90)', 'The pool cannot be heated'],
      kurallar: [
        'No pets',
        'No diving head first from the platform',
        'No floodlights on the shore in turtle season (May to September)',
      ],
      erisilebilirlik: [
        'Six steps from the entrance to the living room',
        'Bedrooms and platform are reached by stairs only',
      ],
      sss: [
        ['Is a dive school near?', 'They are all in Kaş harbour. Some pick you up at nine; we arrange it.'],
        ['Is it windy?', 'In July and August a breeze gets up in the afternoon and drops after five.'],
        ['Can we visit Meis?', 'Yes, the ferry leaves from Kaş harbour. Check passports and visas before you travel.'],
      ],
      ara: ['kas villa', 'cukurbag peninsula', 'seafront villa', 'view of meis kastellorizo'],
      bulusma:
        'Turn left after the fifth kilometre stone on the peninsula road; the gate says “Yarımada”. Fatma hands over the key; if you are late, it waits in a code box.',
    },
    de: {
      baslik: 'Villa Yarımada',
      slug: 'villa-yarimada-kas',
      ozet: 'Weißes Haus mit drei Schlafzimmern, vierzig Meter vom Wasser auf der Halbinsel Çukurbağ bei Kaş. Vom Pool zur Plattform, von der Plattform ins tiefe Blau.',
      aciklama: [
        'Es liegt an der Südseite der Halbinsel Çukurbağ, gegenüber der griechischen Insel Meis. Alle drei Etagen blicken aufs Meer: Morgens scheint die Sonne in die Küche, abends auf den Pool. Bläst der Wind, bleibt die Bucht auf der anderen Seite glatt; dorthin gehen Sie zehn Minuten.',
        'Vom Gartentor führen 38 Stufen zur Plattform auf den Felsen. Über die Leiter steigen Sie in sechs Meter tiefes Wasser; mit der Maske sehen Sie Zackenbarsche, manchmal eine Schildkröte. Ein Kajak steht am Haus.',
        'Nach Kaş sind es acht Minuten mit dem Auto, im Sommer fährt alle zwanzig Minuten der Halbinselbus.',
      ],
      one_cikanlar: [
        'Eigener Abgang zur Badeplattform',
        'Pool 9 × 4 m mit Blick auf Meis',
        'Drei Schlafzimmer, drei Bäder',
        'Kajak und vier Schnorchelsets',
        'Mit dem Kleinbus in 15 Minuten im Ort',
      ],
      dahil: ['Kajak und Schnorchelsets', 'Poolpflege'],
      haric: ['Endreinigung (90 €)', 'Der Pool ist nicht beheizbar'],
      kurallar: [
        'Keine Haustiere',
        'Keine Kopfsprünge von der Plattform',
        'In der Schildkrötenzeit (Mai bis September) keine Scheinwerfer am Ufer',
      ],
      erisilebilirlik: ['Sechs Stufen vom Eingang zum Wohnraum', 'Schlafzimmer und Plattform nur über Treppen'],
      sss: [
        [
          'Ist eine Tauchschule in der Nähe?',
          'Alle liegen am Hafen von Kaş. Einige holen Sie um neun Uhr ab, wir vermitteln das.',
        ],
        ['Ist es windig?', 'Im Juli und August frischt nachmittags der Meltem auf und legt sich nach fünf Uhr.'],
        ['Kommen wir nach Meis?', 'Ja, die Fähre startet am Hafen von Kaş. Prüfen Sie vorher Pass und Visum.'],
      ],
      ara: ['Villa Kaş', 'Halbinsel Çukurbağ', 'Villa am Meer', 'Blick auf Meis Kastellorizo'],
      bulusma:
        'Auf der Halbinselstraße nach dem fünften Kilometerstein links; am Tor steht „Yarımada“. Fatma übergibt den Schlüssel, bei später Ankunft liegt er in der Codebox.',
    },
    ru: {
      baslik: 'Вилла «Ярымада»',
      slug: 'villa-yarymada-kash',
      ozet: 'Белый дом с тремя спальнями в сорока метрах от воды на полуострове Чукурбаг у Каша. От бассейна к платформе, с платформы в глубокую синеву.',
      aciklama: [
        'Дом на южной стороне полуострова Чукурбаг, напротив греческого Мейса. Все три этажа смотрят на море: утром солнце в кухне, вечером над бассейном. Когда дует ветер, бухта с другой стороны остаётся гладкой, до неё десять минут пешком.',
        'От садовой калитки 38 ступеней до платформы на скалах. Спуск по лестнице, глубина шесть метров; в маске видны груперы, а если повезёт, и черепаха. В доме есть каяк.',
        'До Каша восемь минут на машине, летом каждые двадцать минут ходит маршрутка.',
      ],
      one_cikanlar: [
        'Свой спуск к платформе для купания',
        'Бассейн 9 × 4 м с видом на Мейс',
        'Три спальни, три ванные',
        'Каяк и четыре набора для снорклинга',
        'До города 15 минут на маршрутке',
      ],
      dahil: ['Каяк и наборы для снорклинга', 'Уход за бассейном'],
      haric: ['Финальная уборка (90 €)', 'Бассейн не подогревается'],
      kurallar: [
        'Без животных',
        'Не прыгать с платформы головой вниз',
        'В сезон черепах (май–сентябрь) не светить прожекторами на берег',
      ],
      erisilebilirlik: ['От входа до гостиной шесть ступеней', 'К спальням и платформе только по лестнице'],
      sss: [
        ['Далеко ли дайв-центр?', 'Все в гавани Каша. Некоторые забирают гостей в девять утра, мы договоримся.'],
        ['Ветрено ли там?', 'В июле и августе после полудня дует бриз, к пяти стихает.'],
        ['Можно ли съездить на Мейс?', 'Да, паром идёт из гавани Каша. Заранее проверьте паспорт и визу.'],
      ],
      ara: ['вилла каш', 'полуостров чукурбаг', 'вилла у моря', 'вид на мейс кастелоризо'],
      bulusma:
        'По дороге полуострова после пятого километрового столба налево; на воротах написано Yarımada. Ключи даст Фатма, при позднем приезде они в сейфе с кодом.',
    },
  }),
  yorumlar: [
    {
      ad: 'Birgit N.',
      dil: 'de',
      puan: 5,
      gun_once: 58,
      metin: 'Am dritten Morgen schwamm eine Schildkröte an der Leiter vorbei. Mehr muss ich nicht schreiben.',
    },
    {
      ad: 'Ahmet D.',
      dil: 'tr',
      puan: 4,
      gun_once: 101,
      metin: 'Manzara ve deniz harika. Öğleden sonra rüzgâr sertti ama söylenen koya geçtik, sorun kalmadı.',
    },
    {
      ad: 'Claire M.',
      dil: 'en',
      puan: 5,
      gun_once: 135,
      metin: 'Everything worked, everything was clean, and Fatma left a jar of carob molasses we are still eating.',
    },
    {
      ad: 'Игорь и Лена',
      dil: 'ru',
      puan: 5,
      gun_once: 150,
      metin: 'Лучшее утреннее купание в жизни. Лестниц много, но дети носились вверх-вниз.',
    },
    {
      ad: 'Pieter V.',
      dil: 'en',
      puan: 3,
      gun_once: 170,
      metin: 'In late May the pool was 19 degrees and there is no heating. Otherwise fine.',
      yanit:
        'Thank you, Pieter. The listing now says clearly that this pool cannot be heated and warms up in mid-June.',
    },
  ],
}
