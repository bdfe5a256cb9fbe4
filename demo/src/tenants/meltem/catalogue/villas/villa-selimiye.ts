import type { DemoShowcase } from '../../../../showcase-data.ts'
import { ARRIVAL_TIME } from '../guest-questions.ts'
import { shots } from '../scene-captions.ts'
import { type VillaFacts, villaFilters } from '../stay-filters.ts'
import { atTheDoor, bedroom, extra, villaProduct } from '../stay-parts.ts'
import { VILLA_LINES } from '../villa-lines.ts'
import { written } from '../written-text.ts'

const bilgi: VillaFacts = {
  urun_tipi: 'villa',
  izin_no: '48-0000-0342',
  oda: 2,
  yatak: 3,
  banyo: 2,
  alan_m2: 85,
  havuz: null,
  denize_m: 0,
  merkeze_m: 1200,
  havalimani_km: 132,
  giris_saati: '15:00',
  cikis_saati: '11:00',
  odalar: [bedroom(1, 0), bedroom(0, 2, true)],
  ozellikler: [
    'klima',
    'wifi',
    'mutfak',
    'camasir_makinesi',
    'mangal',
    'otopark',
    'iskele',
    'plaj',
    'deniz_manzarasi',
    'kano',
    'snorkel',
    'olta',
  ],
}

export const villaSelimiye: DemoShowcase = {
  urun: villaProduct({
    anahtar: 'villa-selimiye',
    ad: { tr: 'İskele Evi', en: 'The jetty house', de: 'Haus am Steg', ru: 'Дом у мостков' },
    en_cok_kisi: 4,
    gece: [180, 290, 430],
    hafta: [1180, 1950, 2900],
    en_az_gece: [3, 4, 6],
    yaz_giris_gunleri: [3, 6],
    ucretler: [
      { tur: 'temizlik', fiyat: 60 },
      { tur: 'hasar_depozitosu', fiyat: 400 },
    ],
    ekstralar: [
      extra('airport-transfer', 190),
      extra('breakfast', 14),
      extra('boat-day', 280),
      extra('groceries', 25),
      extra('baby-set', 15),
    ],
  }),
  bolge: 'marmaris',
  enlem: 36.7098,
  boylam: 28.0967,
  bilgi,
  agirlik: 915,
  filtreler: villaFilters(bilgi, 'balayi', 'doga'),
  koleksiyonlar: ['balayi'],
  bulusma: atTheDoor(36.7098, 28.0967),
  sorular: [ARRIVAL_TIME],
  gorseller: shots(
    'villa-selimiye',
    ['bungalow', 'noon-mint'],
    ['bedroom', 'dawn-shell'],
    ['table', 'dawn-shell'],
    ['kitchen', 'noon-mint'],
    ['bungalow', 'dusk-coral'],
    ['bungalow', 'night-lapis'],
  ),
  metin: written(VILLA_LINES, {
    tr: {
      baslik: 'İskele Evi',
      slug: 'iskele-evi-selimiye',
      ozet: 'Selimiye’de kapısından denize girilen iki odalı ahşap ev: kendi iskelesi, kanosu ve sabahları dümdüz suyu var. Havuzu yok, gerek de yok.',
      aciklama: [
        'Ev, Selimiye Koyu’nun rüzgâr almayan köşesinde, direkler üstünde durur. Yataktan kalkıp on iki adımda iskelenin ucuna varırsınız; su orada üç metredir, dibi kumdur ve haziran sonundan ekime kadar ılıktır.',
        'İki oda, iki banyo, denize açılan küçük bir mutfak. Verandada hamak, altında iki kano ve olta takımı. Çatı sazdır, içerisi ahşap; geceleri suyun sesi gelir, başka bir şey gelmez.',
        'Köyün balıkçıları kıyıdan yürüyerek on beş dakika, kayıkla beş. Yol son 400 metrede topraktır, normal araba geçer.',
      ],
      one_cikanlar: [
        'Suyun üstünde, kendi iskelesiyle',
        'İki kano, şnorkel ve olta',
        'Rüzgârsız, çocuk boyunda sığ kenar',
        'Köy lokantaları kıyıdan 15 dakika',
        'Tekneyle gelen misafire bağlama yeri',
      ],
      dahil: ['Kano, şnorkel ve olta takımı', 'İskelede şezlong ve şemsiye'],
      haric: ['Çıkış temizliği (60 €)', 'Tekne bağlama için elektrik'],
      kurallar: ['Evcil hayvan kabul edilmez', 'Küçük çocuklar iskelede can yeleğiyle'],
      erisilebilirlik: ['Park yerinden eve 30 metre çakıl yol', 'Verandaya üç basamak, içerisi düz'],
      sss: [
        ['Denizde kestane var mı?', 'İskelenin çevresi kumdur; kayalık tarafta deniz ayakkabısı giyin.'],
        ['Sivrisinek olur mu?', 'Temmuz akşamlarında biraz; pencerelerde tel, yataklarda cibinlik var.'],
        ['Market nerede?', 'Köyde, 1,2 km. İsterseniz alışverişi biz yapar, dolaba yerleştiririz.'],
      ],
      ara: ['selimiye bungalov', 'denize sıfır ev', 'iskeleli ev', 'marmaris bozburun'],
      bulusma:
        'Köyü geçince sahil yolunun sonundaki zeytinliğe park edin; Kaptan Ali sizi orada karşılar, bavulları el arabasıyla taşır.',
    },
    en: {
      baslik: 'The jetty house',
      slug: 'jetty-house-selimiye',
      ozet: 'A wooden house in Selimiye with two bedrooms and the sea at its door: your own jetty, kayaks and glassy water every morning. No pool, and no need for one.',
      aciklama: [
        'It stands on posts in the windless corner of Selimiye Bay. From bed it is twelve steps to the end of the jetty, where the water is three metres deep over sand and warm from late June into October.',
        'Two bedrooms, two bathrooms and a small kitchen that opens on the sea. A hammock on the veranda, two kayaks and fishing tackle beneath it. The roof is reed, the rooms are timber; at night you hear water and nothing else.',
        'The fish restaurants of the village are fifteen minutes along the shore, or five by rowing boat. The last 400 metres of road are unpaved but fine for an ordinary car.',
      ],
      one_cikanlar: [
        'Built over the water, with its own jetty',
        'Two kayaks, snorkels and fishing tackle',
        'No wind, and shallow at the edge',
        'Village restaurants 15 minutes along the shore',
        'A berth for guests who come by boat',
      ],
      dahil: ['Kayaks, snorkels and fishing tackle', 'Loungers and parasol on the jetty'],
      haric: ['Final cleaning (€60)', 'Power for a moored boat'],
      kurallar: ['No pets', 'Small children wear life vests on the jetty'],
      erisilebilirlik: [
        '30 metres of gravel path from the car to the house',
        'Three steps up to the veranda, level inside',
      ],
      sss: [
        ['Are there sea urchins?', 'Around the jetty the bottom is sand. On the rocky side wear swimming shoes.'],
        ['What about mosquitoes?', 'A few on July evenings. Windows have screens and the beds have nets.'],
        ['Where is the shop?', 'In the village, 1.2 km away. If you like, we fill the fridge before you come.'],
      ],
      ara: ['selimiye house', 'on the water', 'beach bungalow', 'private jetty', 'bozburun'],
      bulusma:
        'Drive through the village and park in the olive grove at the end of the shore road. Captain Ali meets you there and wheels your bags to the house.',
    },
    de: {
      baslik: 'Haus am Steg',
      slug: 'haus-am-steg-selimiye',
      ozet: 'Holzhaus in Selimiye mit zwei Schlafzimmern und dem Meer vor der Tür: eigener Steg, Kajaks und jeden Morgen spiegelglattes Wasser. Einen Pool gibt es nicht, er fehlt auch niemandem.',
      aciklama: [
        'Es steht auf Pfählen in der windstillen Ecke der Bucht von Selimiye. Vom Bett zum Ende des Stegs sind es zwölf Schritte; dort ist das Wasser drei Meter tief, der Grund sandig und von Ende Juni bis Oktober warm.',
        'Zwei Schlafzimmer, zwei Bäder, eine kleine Küche zum Meer. Auf der Veranda hängt die Hängematte, darunter liegen zwei Kajaks und Angelzeug. Das Dach ist aus Schilf, innen ist alles Holz; nachts hören Sie Wasser und sonst nichts.',
        'Zu den Fischlokalen im Dorf gehen Sie fünfzehn Minuten am Ufer entlang oder rudern fünf. Die letzten 400 Meter Straße sind unbefestigt, aber mit jedem Auto zu fahren.',
      ],
      one_cikanlar: [
        'Über dem Wasser gebaut, mit eigenem Steg',
        'Zwei Kajaks, Schnorchel und Angeln',
        'Windgeschützt und am Rand flach',
        'Dorflokale 15 Minuten am Ufer entlang',
        'Liegeplatz für Gäste, die mit dem Boot kommen',
      ],
      dahil: ['Kajaks, Schnorchel und Angelzeug', 'Liegen und Schirm auf dem Steg'],
      haric: ['Endreinigung (60 €)', 'Landstrom für ein Boot'],
      kurallar: ['Keine Haustiere', 'Kleine Kinder tragen auf dem Steg eine Schwimmweste'],
      erisilebilirlik: ['30 Meter Kiesweg vom Parkplatz zum Haus', 'Drei Stufen zur Veranda, innen eben'],
      sss: [
        ['Gibt es Seeigel?', 'Rund um den Steg ist Sand. Auf der felsigen Seite tragen Sie besser Badeschuhe.'],
        ['Und Mücken?', 'An Juliabenden ein paar. Die Fenster haben Gitter, die Betten Netze.'],
        ['Wo ist der nächste Laden?', 'Im Dorf, 1,2 km. Auf Wunsch füllen wir vor Ihrer Ankunft den Kühlschrank.'],
      ],
      ara: ['Ferienhaus Selimiye', 'direkt am Wasser', 'Strandbungalow', 'eigener Steg', 'Bozburun'],
      bulusma:
        'Fahren Sie durchs Dorf bis zum Olivenhain am Ende der Uferstraße. Dort erwartet Sie Kapitän Ali und bringt das Gepäck mit dem Karren zum Haus.',
    },
    ru: {
      baslik: 'Дом у мостков',
      slug: 'dom-u-mostkov-selimie',
      ozet: 'Деревянный дом в Селимие, море прямо у двери: две спальни, свои мостки, каяки и гладкая вода по утрам. Бассейна нет, да он и не нужен.',
      aciklama: [
        'Дом стоит на сваях в безветренном углу бухты Селимие. От кровати до края мостков двенадцать шагов; там три метра глубины, песчаное дно и тёплая вода с конца июня по октябрь.',
        'Две спальни, две ванные, небольшая кухня с выходом к морю. На веранде гамак, под ней два каяка и удочки. Крыша из тростника, внутри дерево; ночью слышна вода, и больше ничего.',
        'До рыбных ресторанов деревни пятнадцать минут вдоль берега или пять на вёслах. Последние 400 метров дороги грунтовые, обычная машина проедет.',
      ],
      one_cikanlar: [
        'Над водой, со своими мостками',
        'Два каяка, маски и удочки',
        'Без ветра, у края мелко',
        'Рестораны деревни в 15 минутах по берегу',
        'Место для лодки гостей',
      ],
      dahil: ['Каяки, маски, удочки', 'Лежаки и зонт на мостках'],
      haric: ['Финальная уборка (60 €)', 'Электричество для лодки'],
      kurallar: ['Без животных', 'Маленькие дети на мостках в жилетах'],
      erisilebilirlik: ['От парковки до дома 30 метров по гравию', 'На веранду три ступени, внутри ровно'],
      sss: [
        ['Есть ли морские ежи?', 'У мостков песок. Со стороны скал лучше надеть обувь.'],
        ['А комары?', 'Июльскими вечерами немного. На окнах сетки, над кроватями полог.'],
        ['Где магазин?', 'В деревне, 1,2 км. Можем наполнить холодильник к вашему приезду.'],
      ],
      ara: ['дом селимие', 'дом на воде', 'бунгало у моря', 'свой причал', 'бозбурун'],
      bulusma:
        'Проезжайте деревню до оливковой рощи в конце берега. Там вас встретит капитан Али и довезёт чемоданы на тележке.',
    },
  }),
  yorumlar: [
    {
      ad: 'Nicola G.',
      dil: 'en',
      puan: 5,
      gun_once: 66,
      metin:
        'Coffee with my feet in the sea, every single day for a week. Captain Ali took us to a bakery by boat. I am ruined for pools.',
    },
    {
      ad: 'Deniz K.',
      dil: 'tr',
      puan: 5,
      gun_once: 62,
      metin: 'Eylülde gittik, su çarşaf gibiydi. Kanoyla köye gidip akşam yemeği yedik, dönüşte yakamoz vardı.',
    },
    {
      ad: 'Марина Т.',
      dil: 'ru',
      puan: 4,
      gun_once: 112,
      metin: 'Очень атмосферно. Кухня маленькая, вдвоём у плиты тесно, но кто же готовит, когда рядом такая рыба.',
    },
    {
      ad: 'Uwe und Karin',
      dil: 'de',
      puan: 5,
      gun_once: 400,
      metin: 'Wir kamen mit der eigenen Segelyacht der Freunde und konnten direkt anlegen. Stiller geht es nicht.',
    },
  ],
}
