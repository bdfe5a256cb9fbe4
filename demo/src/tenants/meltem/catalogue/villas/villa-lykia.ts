import type { DemoShowcase } from '../../../../showcase-data.ts'
import { ARRIVAL_TIME, FLIGHT } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { type VillaFacts, villaFilters } from '../stay-filters.ts'
import { atTheDoor, bedroom, extra, SATURDAY, villaProduct } from '../stay-parts.ts'
import { VILLA_LINES } from '../villa-lines.ts'
import { written } from '../written-text.ts'

const bilgi: VillaFacts = {
  urun_tipi: 'villa',
  izin_no: '07-0000-0188',
  oda: 5,
  yatak: 7,
  banyo: 6,
  alan_m2: 320,
  havuz: { en: 6, boy: 14 },
  denize_m: 60,
  merkeze_m: 2400,
  havalimani_km: 121,
  giris_saati: '16:00',
  cikis_saati: '10:00',
  odalar: [bedroom(1, 0), bedroom(1, 0), bedroom(1, 0), bedroom(0, 2), bedroom(0, 2)],
  ozellikler: [
    'klima',
    'wifi',
    'mutfak',
    'bulasik_makinesi',
    'camasir_makinesi',
    'mangal',
    'otopark',
    'isitmali_havuz',
    'deniz_manzarasi',
    'iskele',
    'jakuzi',
    'tv',
    'snorkel',
    'sup',
  ],
}

export const villaLykia: DemoShowcase = {
  urun: villaProduct({
    anahtar: 'villa-lykia',
    ad: { tr: 'Villa Lykia', en: 'Villa Lykia', de: 'Villa Lykia', ru: 'Вилла «Ликия»' },
    en_cok_kisi: 10,
    en_cok: 8,
    arti_kisi: 30,
    gece: [320, 560, 890],
    hafta: [2100, 3700, 5900],
    en_az_gece: [4, 5, 7],
    yaz_giris_gunleri: SATURDAY,
    ucretler: [
      { tur: 'temizlik', fiyat: 150 },
      { tur: 'hasar_depozitosu', fiyat: 1000 },
    ],
    ekstralar: [
      extra('pool-heating', 45),
      extra('airport-transfer', 170),
      extra('chef-dinner', 60),
      extra('mid-clean', 90),
      extra('boat-day', 450),
    ],
  }),
  bolge: 'kalkan',
  enlem: 36.2548,
  boylam: 29.4025,
  bilgi,
  agirlik: 945,
  filtreler: villaFilters(bilgi, 'kalabalik'),
  koleksiyonlar: ['kalabalik_grup'],
  bulusma: atTheDoor(36.2548, 29.4025),
  sorular: [ARRIVAL_TIME, FLIGHT],
  gorseller: shots(
    'villa-lykia',
    ['villa-terraces', 'noon-azure'],
    ['bedroom', 'golden-saffron'],
    ['bathroom', 'dawn-apricot'],
    ['table', 'noon-azure'],
    ['villa-terraces', 'dusk-rose'],
    ['chef', 'dusk-rose'],
    ['night-terrace', 'night-lapis'],
  ),
  metin: written(VILLA_LINES, {
    tr: {
      baslik: 'Villa Lykia',
      slug: 'villa-lykia-kalkan',
      ozet: 'Kalkan Kışla’da yamaca teras teras yerleşmiş beş odalı ev. Kendi yüzme platformu, 14 metrelik havuz ve bütün koy karşınızda.',
      aciklama: [
        'Dört kat, yamaca merdiven gibi dizilmiş: en üstte giriş ve garaj, altında mutfak ile salon, sonra odalar, en altta havuz. Her katın kendi terası olduğu için on kişi gün boyu birbirini aramadan yaşar.',
        'Havuzdan denize 96 basamakla inilir; altta merdivenli bir yüzme platformu, duş ve şezlonglar var. Su hemen derinleşir, dibi bembeyaz taştır. İki SUP ve şnorkel takımı evde durur.',
        'Merkez arabayla altı dakikadır, akşam taksi tutmak kolaydır. Mutfak büyük bir sofraya göre kuruldu; yemek yapmak istemediğiniz akşam şef kendi malzemesiyle gelir.',
      ],
      one_cikanlar: [
        'Denize özel iniş ve yüzme platformu',
        '14 × 6 m havuz, yanında jakuzi',
        'Her katta ayrı teras',
        'Beş odanın beşi de banyolu',
        'İki SUP ve şnorkel takımı',
      ],
      dahil: ['Havuz bakımı, haftada bir ara temizlik', 'SUP ve şnorkel takımları'],
      haric: ['Havuz ısıtma', 'Çıkış temizliği (150 €)'],
      kurallar: [
        'Evcil hayvan kabul edilmez',
        'Kutlama ve yüksek müzik için önceden sorun',
        'Platforma çocuklar yalnız inmez',
      ],
      erisilebilirlik: ['Evde asansör yoktur; garajdan havuza 54 basamak', 'Yürümekte zorlananlar için uygun değildir'],
      sss: [
        [
          'Küçük çocuklarla olur mu?',
          'Merdiven korkuluğu ve havuz örtüsü var ama basamak çok. Üç yaşından küçük çocuklu ailelere başka ev öneririz.',
        ],
        ['Platform yalnız bize mi ait?', 'Evet, iniş evin bahçesinden ve kapısı kilitli.'],
        ['Kaç araba park eder?', 'Garajda iki, önünde bir araba.'],
      ],
      ara: ['kalkan kışla villa', 'denize sıfır villa', 'lüks villa', '10 kişilik villa'],
      bulusma:
        'Kışla yolunun sonunda, sağda 42 numara; garaj kapısının önünde durun. Karşılama ekibi geldiğinizi görünce kapıyı açar.',
    },
    en: {
      baslik: 'Villa Lykia',
      slug: 'villa-lykia-kalkan',
      ozet: 'Five bedrooms stepping down a hillside at Kışla near Kalkan, with a swimming platform of your own, a fourteen-metre pool and the whole bay in front of you.',
      aciklama: [
        'Four floors lie on the slope like stairs: garage and entrance on top, kitchen and living room below, then the bedrooms, and the pool at the foot. Every floor has a terrace, so ten people can spend a day without getting in each other’s way.',
        'From the pool, 96 steps lead down to the sea: a platform with a ladder, a shower and loungers. The water is deep at once and the bottom is white stone. Two SUP boards and snorkelling sets are kept in the house.',
        'The centre is six minutes by car and taxis are easy to get at night. The kitchen was planned for a long table. On evenings when nobody wants to cook, the chef comes with his own shopping.',
      ],
      one_cikanlar: [
        'Private way down to a swimming platform',
        'Pool of 14 × 6 m with a jacuzzi beside it',
        'A terrace on every floor',
        'Five bedrooms, each with its own bathroom',
        'Two SUP boards and snorkelling sets',
      ],
      dahil: ['Pool care and one mid-stay clean a week', 'SUP boards and snorkelling sets'],
      haric: ['Pool heating', 'Final cleaning (€150)'],
      kurallar: [
        'No pets',
        'Ask first about parties and amplified music',
        'Children never go down to the platform alone',
      ],
      erisilebilirlik: [
        'There is no lift; 54 steps from garage to pool',
        'Not suitable for guests who find walking hard',
      ],
      sss: [
        [
          'Is it right for small children?',
          'Stairs have railings and the pool has a cover, but there are many steps. With children under three we would suggest another house.',
        ],
        ['Is the platform ours alone?', 'Yes. The way down starts in the garden behind a locked gate.'],
        ['How many cars can we park?', 'Two in the garage and one in front of it.'],
      ],
      ara: ['kalkan kisla villa', 'seafront villa', 'luxury villa', 'villa for 10'],
      bulusma:
        'At the end of the Kışla road, number 42 on the right. Stop in front of the garage; the team opens as soon as they see you.',
    },
    de: {
      baslik: 'Villa Lykia',
      slug: 'villa-lykia-kalkan',
      ozet: 'Fünf Schlafzimmer in Terrassen am Hang von Kışla bei Kalkan, mit eigener Badeplattform, 14-Meter-Pool und der ganzen Bucht vor Augen.',
      aciklama: [
        'Vier Etagen liegen wie Treppenstufen am Hang: oben Garage und Eingang, darunter Küche und Wohnraum, dann die Schlafzimmer, ganz unten der Pool. Jede hat ihre Terrasse, so können zehn Menschen einen Tag verbringen, ohne sich im Weg zu sein.',
        'Vom Pool führen 96 Stufen zum Meer: eine Plattform mit Leiter, Dusche und Liegen. Das Wasser ist sofort tief, der Grund aus weißem Stein. Zwei SUP-Boards und Schnorchelsets stehen bereit.',
        'Ins Zentrum fahren Sie sechs Minuten, abends findet sich leicht ein Taxi. Die Küche ist für eine lange Tafel gedacht; will niemand kochen, kommt der Koch mit seinen Einkäufen ins Haus.',
      ],
      one_cikanlar: [
        'Eigener Abgang zur Badeplattform',
        'Pool 14 × 6 m, daneben ein Whirlpool',
        'Terrasse auf jeder Etage',
        'Fünf Schlafzimmer mit je eigenem Bad',
        'Zwei SUP-Boards und Schnorchelsets',
      ],
      dahil: ['Poolpflege und eine Zwischenreinigung pro Woche', 'SUP-Boards und Schnorchelsets'],
      haric: ['Poolheizung', 'Endreinigung (150 €)'],
      kurallar: [
        'Keine Haustiere',
        'Feiern und laute Musik bitte vorher absprechen',
        'Kinder gehen nie allein zur Plattform',
      ],
      erisilebilirlik: [
        'Kein Aufzug; 54 Stufen von der Garage zum Pool',
        'Für Gäste mit Gehbehinderung nicht geeignet',
      ],
      sss: [
        [
          'Passt das Haus für kleine Kinder?',
          'Die Treppen haben Geländer, der Pool eine Abdeckung, doch es sind viele Stufen. Mit Kindern unter drei empfehlen wir ein anderes Haus.',
        ],
        ['Gehört die Plattform uns allein?', 'Ja. Der Weg beginnt im Garten hinter einem verschlossenen Tor.'],
        ['Wie viele Autos können wir abstellen?', 'Zwei in der Garage und eines davor.'],
      ],
      ara: ['Villa Kalkan Kışla', 'Villa direkt am Meer', 'Luxusvilla', 'Villa für 10 Personen'],
      bulusma:
        'Am Ende der Straße nach Kışla rechts, Nummer 42. Halten Sie vor der Garage; unser Team öffnet, sobald es Sie sieht.',
    },
    ru: {
      baslik: 'Вилла «Ликия»',
      slug: 'villa-likiya-kalkan',
      ozet: 'Пять спален террасами на склоне в Кышле под Калканом: своя купальная платформа, бассейн 14 метров и весь залив перед глазами.',
      aciklama: [
        'Четыре этажа спускаются по склону, как ступени: наверху гараж и вход, ниже кухня с гостиной, затем спальни, внизу бассейн. На каждом этаже своя терраса, и десять человек за день не успевают друг другу надоесть.',
        'От бассейна к морю ведут 96 ступеней: там платформа с лестницей в воду, душ и лежаки. Глубоко сразу, дно из белого камня. В доме есть две доски SUP и маски с трубками.',
        'До центра шесть минут на машине, вечером легко взять такси. Кухня рассчитана на большой стол, а если готовить не хочется, повар приедет со своими продуктами.',
      ],
      one_cikanlar: [
        'Собственный спуск к купальной платформе',
        'Бассейн 14 × 6 м и джакузи рядом',
        'Терраса на каждом этаже',
        'Пять спален, у каждой своя ванная',
        'Две доски SUP и маски с трубками',
      ],
      dahil: ['Уход за бассейном, уборка раз в неделю', 'Доски SUP, маски и трубки'],
      haric: ['Подогрев бассейна', 'Финальная уборка (150 €)'],
      kurallar: [
        'Без животных',
        'Праздники и громкую музыку согласуйте заранее',
        'Дети не спускаются к платформе одни',
      ],
      erisilebilirlik: ['Лифта нет, от гаража до бассейна 54 ступени', 'Не подходит тем, кому трудно ходить'],
      sss: [
        [
          'Подойдёт ли дом с малышами?',
          'Перила и накрытие для бассейна есть, но ступеней много. С детьми до трёх лет посоветуем другой дом.',
        ],
        ['Платформа только наша?', 'Да, спуск начинается в саду за запертой калиткой.'],
        ['Сколько машин поместится?', 'Две в гараже и одна перед ним.'],
      ],
      ara: ['вилла калкан кышла', 'вилла у моря', 'вилла люкс', 'вилла на 10 человек'],
      bulusma: 'В конце дороги на Кышлу справа, дом 42. Остановитесь у гаража: как только вас увидят, откроют ворота.',
    },
  }),
  yorumlar: [
    {
      ad: 'The Okafor family',
      dil: 'en',
      puan: 5,
      gun_once: 60,
      metin:
        'Ten of us, one birthday, zero arguments, which is a record. Swimming off the platform before breakfast is the thing I will remember.',
    },
    {
      ad: 'Jens P.',
      dil: 'de',
      puan: 4,
      gun_once: 93,
      metin:
        'Ausblick und Ausstattung sind erstklassig. Man muss wissen, dass man hier Treppen steigt – meine Knie wissen es jetzt.',
    },
    {
      ad: 'Наталья В.',
      dil: 'ru',
      puan: 5,
      gun_once: 127,
      metin:
        'Вид такой, что первые два дня мы никуда не выходили. Повар Юсуф приготовил рыбу, о которой до сих пор говорим.',
    },
    {
      ad: 'Cem Y.',
      dil: 'tr',
      puan: 2,
      gun_once: 140,
      metin: 'Jakuzi iki gün çalışmadı, o paraya olmamalıydı.',
      yanit:
        'Cem Bey, pompa parçası İzmir’den geldiği için gecikti, haklısınız. İki gecelik jakuzi payını iade ettik ve yedek pompa aldık.',
    },
    {
      ad: 'Zeynep & Kaan',
      dil: 'tr',
      puan: 5,
      gun_once: 150,
      metin: 'Haziranda gittik, su biraz serindi ama platform bize özeldi. Her katta ayrı teras büyük rahatlık.',
    },
  ],
}
